//! Reading a type from a JSON value.
//!
//! `serde_json` reads from a value too, and takes a struct from an object as well as from a list of its fields. The page would
//! load the code for both, for every struct and every variant with fields. Nothing here writes a struct as a list.

use std::slice;

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Error, Map, Number, Value, map};

/// Reads a type from a JSON value.
///
/// It reads what `serde_json` reads, and says the same about what it cannot read. But a struct, and a variant with named
/// fields, must be an object and not a list.
///
/// ```
/// # use serde::Deserialize;
/// # use serde_json::json;
/// #[derive(Deserialize, PartialEq, Debug)]
/// struct Place { row: u8, column: u8 }
/// assert_eq!(table::read::<Place>(&json!({"row": 2, "column": 7}))?, Place { row: 2, column: 7 });
/// let list = table::read::<Place>(&json!([2, 7])).unwrap_err();
/// assert_eq!(list.to_string(), "invalid type: sequence, expected struct Place");
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// # Errors
/// When the value says something else.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Error> {
    T::deserialize(Reader(value))
}

/// A value that a type is read from.
#[derive(Clone, Copy)]
struct Reader<'de>(&'de Value);

impl<'de> Reader<'de> {
    fn elements(self, expected: &dyn Expected) -> Result<Elements<'de>, Error> {
        match self.0 {
            Value::Array(all) => Ok(Elements { rest: all.iter(), len: all.len() }),
            other => Err(wrong(other, expected)),
        }
    }

    fn fields(self, expected: &dyn Expected) -> Result<Fields<'de>, Error> {
        match self.0 {
            Value::Object(all) => Ok(Fields { rest: all.iter(), value: &Value::Null, len: all.len() }),
            other => Err(wrong(other, expected)),
        }
    }

    fn variant(self) -> Result<Variant<'de>, Error> {
        match self.0 {
            Value::String(name) => Ok(Variant { name, content: None }),
            Value::Object(map) => one(map),
            other => Err(wrong(other, &"string or map")),
        }
    }
}

fn one(map: &Map<String, Value>) -> Result<Variant<'_>, Error> {
    let mut all = map.iter();
    match (all.next(), all.next()) {
        (Some((name, content)), None) => Ok(Variant { name, content: Some(Reader(content)) }),
        _ => Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
    }
}

fn wrong(value: &Value, expected: &dyn Expected) -> Error {
    let unexpected = match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(so) => Unexpected::Bool(*so),
        Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(number), ..) => Unexpected::Unsigned(number),
            (_, Some(number), _) => Unexpected::Signed(number),
            (.., number) => Unexpected::Float(number.unwrap_or_default()),
        },
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    };
    Error::invalid_type(unexpected, expected)
}

/// What contains no struct, or may be anything, is read as `serde_json` reads it.
macro_rules! as_serde_json_does {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.0.$method(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Error;

    as_serde_json_does! {
        deserialize_any deserialize_ignored_any deserialize_bool deserialize_unit
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_f32 deserialize_f64 deserialize_char deserialize_str deserialize_string
        deserialize_identifier deserialize_bytes deserialize_byte_buf
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut elements = self.elements(&visitor)?;
        let all = visitor.visit_seq(&mut elements)?;
        elements.finish()?;
        Ok(all)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut fields = self.fields(&visitor)?;
        let all = visitor.visit_map(&mut fields)?;
        fields.finish()?;
        Ok(all)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        // A struct reads its object to the end by itself.
        let mut fields = self.fields(&visitor)?;
        visitor.visit_map(&mut fields)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.variant()?)
    }
}

/// The elements of a list.
struct Elements<'de> {
    rest: slice::Iter<'de, Value>,
    len: usize,
}

impl Elements<'_> {
    /// Nothing may be left over: two numbers are not read from a list of three.
    fn finish(&self) -> Result<(), Error> {
        match self.rest.len() {
            0 => Ok(()),
            _ => Err(Error::invalid_length(self.len, &"fewer elements in array")),
        }
    }
}

impl<'de> SeqAccess<'de> for Elements<'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        self.rest.next().map(|value| seed.deserialize(Reader(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The fields of an object.
struct Fields<'de> {
    rest: map::Iter<'de>,
    /// What belongs to the key that was read last.
    value: &'de Value,
    len: usize,
}

impl<'de> Fields<'de> {
    fn next(&mut self) -> Option<Key<'de>> {
        let (key, value) = self.rest.next()?;
        self.value = value;
        Some(Key(key))
    }

    fn finish(&self) -> Result<(), Error> {
        match self.rest.len() {
            0 => Ok(()),
            _ => Err(Error::invalid_length(self.len, &"fewer elements in map")),
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        self.next().map(|key| seed.deserialize(key)).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(Reader(self.value))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The name of a field, of a variant, or of an entry.
struct Key<'de>(&'de str);

/// A number as a key stands in quotes. Anything else is refused as text.
macro_rules! number_in_quotes {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.0.parse::<Number>() {
                Ok(number) => number.$method(visitor),
                Err(_) => visitor.visit_borrowed_str(self.0),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.0)
    }

    number_in_quotes! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_f32 deserialize_f64
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            text => visitor.visit_borrowed_str(text),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(Variant { name: self.0, content: None })
    }

    forward_to_deserialize_any! {
        char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A variant of an enum, and what it contains: nothing if it is written as a string.
struct Variant<'de> {
    name: &'de str,
    content: Option<Reader<'de>>,
}

impl<'de> Variant<'de> {
    fn content(self, expected: &dyn Expected) -> Result<Reader<'de>, Error> {
        self.content.ok_or_else(|| Error::invalid_type(Unexpected::UnitVariant, expected))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Error;
    type Variant = Variant<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Variant<'de>), Error> {
        Ok((seed.deserialize(Key(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.content.map_or(Ok(()), <()>::deserialize)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.content(&"newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        let mut elements = self.content(&"tuple variant")?.elements(&"tuple variant")?;
        let all = visitor.visit_seq(&mut elements)?;
        elements.finish()?;
        Ok(all)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let mut fields = self.content(&"struct variant")?.fields(&"struct variant")?;
        visitor.visit_map(&mut fields)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fmt::Debug;

    use serde::de::DeserializeOwned;
    use serde_json::json;

    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Place {
        row: u8,
        column: i8,
        #[serde(default)]
        note: Option<String>,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    struct Name(String);

    #[derive(Deserialize, PartialEq, Debug)]
    struct Nothing;

    #[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Step {
        Pass,
        Go(u8),
        Jump(u8, u8),
        Lay { row: u8, turned: bool },
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(untagged)]
    enum Either {
        Number(u16),
        Place(Place),
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(tag = "do")]
    enum Tagged {
        Go { place: Place },
    }

    #[derive(Deserialize, PartialEq, Debug)]
    struct Beside {
        round: u8,
        #[serde(flatten)]
        place: BTreeMap<String, Value>,
    }

    /// Reads it as `serde_json` does, with the same error if it is one.
    fn as_ever<T: DeserializeOwned + PartialEq + Debug>(written: Value) {
        let [ours, theirs] =
            [read::<T>(&written), T::deserialize(&written)].map(|read| read.map_err(|why| why.to_string()));
        assert_eq!(ours, theirs, "{written}");
    }

    #[test]
    fn whatever_is_written_is_read_as_serde_json_reads_it() {
        let place = json!({"row": 1, "column": -2, "note": "here"});
        let all = [
            json!(null),
            json!(true),
            json!(7),
            json!(-7),
            json!(300),
            json!(1.5),
            json!("pass"),
            json!("x"),
            json!({}),
            json!({"go": 3}),
            json!({"go": null}),
            json!({"pass": null}),
            json!({"pass": 1}),
            json!({"jump": [1, 2]}),
            json!({"jump": [1]}),
            json!({"jump": [1, 2, 3]}),
            json!({"jump": {}}),
            json!({"lay": {"row": 1, "turned": true}}),
            json!({"lay": {"row": 1}}),
            json!({"lay": 1}),
            json!("lay"),
            json!("go"),
            json!("jump"),
            json!({"lay": {}, "go": 1}),
            json!({"fly": 1}),
            place.clone(),
            json!({"row": 1}),
            json!({"row": 1, "column": 2, "deep": 3}),
            json!({"row": -1, "column": 2}),
            json!({"row": 1, "column": 2, "note": null}),
            json!({"do": "Go", "place": place}),
            json!({"round": 3, "row": {"a": [1]}}),
            json!({"7": "a", "12": "b"}),
            json!({"7": 1, "-12": 2}),
            json!({"pass": "a"}),
            json!({"true": "a"}),
        ];
        for written in all {
            as_ever::<Place>(written.clone());
            as_ever::<Name>(written.clone());
            as_ever::<Nothing>(written.clone());
            as_ever::<Step>(written.clone());
            as_ever::<Either>(written.clone());
            as_ever::<Tagged>(written.clone());
            as_ever::<Beside>(written.clone());
            as_ever::<Value>(written.clone());
            as_ever::<u8>(written.clone());
            as_ever::<i64>(written.clone());
            as_ever::<f64>(written.clone());
            as_ever::<bool>(written.clone());
            as_ever::<String>(written.clone());
            as_ever::<char>(written.clone());
            as_ever::<()>(written.clone());
            as_ever::<Option<u8>>(written.clone());
            as_ever::<[u8; 2]>(written.clone());
            as_ever::<Vec<Step>>(json!([written]));
            as_ever::<Option<Place>>(written);
        }
        for list in [json!([]), json!([1]), json!([1, 2]), json!([1, 2, 3]), json!([1, "two"])] {
            as_ever::<Vec<u8>>(list.clone());
            as_ever::<[u8; 2]>(list.clone());
            as_ever::<(u8, u8)>(list.clone());
            as_ever::<Vec<Step>>(list.clone());
            as_ever::<u8>(list.clone());
            as_ever::<Value>(list);
        }
    }

    #[test]
    fn the_key_of_an_entry_is_a_number_a_variant_or_a_name() {
        assert_eq!(read(&json!({"-7": "a"})).ok(), Some(BTreeMap::from([(-7, "a".to_owned())])));
        assert_eq!(read(&json!({"pass": "a"})).ok(), Some(BTreeMap::from([(Step::Pass, "a".to_owned())])));
        assert_eq!(read(&json!({"true": 1})).ok(), Some(BTreeMap::from([(true, 1)])));
        for wrong in [json!({"256": 1}), json!({"-1": 1}), json!({" 1": 1}), json!({"x": 1}), json!({"": 1})]
        {
            assert!(read::<BTreeMap<u8, u8>>(&wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_struct_is_no_list() {
        let why = read::<Place>(&json!([1, 2, null])).unwrap_err();
        assert_eq!(why.to_string(), "invalid type: sequence, expected struct Place");
        let why = read::<Step>(&json!({"lay": [1, true]})).unwrap_err();
        assert_eq!(why.to_string(), "invalid type: sequence, expected struct variant");
    }
}
