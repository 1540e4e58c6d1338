//! Reading a type from a JSON value.
//!
//! `serde_json` reads from a value too. It takes a struct from an object as well as from a list of its fields, and reads an
//! object key by key: for each struct there is code that finds out which field a key means, that remembers which fields were
//! there, and that asks for those that were not. The page would load all of that for every struct and every variant with
//! fields. [`read`] looks each field up by its name and hands the values over in the order of the fields, so a struct
//! needs no more code than a list.

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
/// fields, must be an object and not a list, and may have no fields that the type does not know.
///
/// ```
/// # use serde::Deserialize;
/// # use serde_json::json;
/// #[derive(Deserialize, PartialEq, Debug)]
/// struct Place { row: u8, column: u8 }
/// assert_eq!(table::read::<Place>(&json!({"row": 2, "column": 7}))?, Place { row: 2, column: 7 });
/// let list = table::read::<Place>(&json!([2, 7])).unwrap_err();
/// assert_eq!(list.to_string(), "invalid type: sequence, expected struct Place");
/// let deep = table::read::<Place>(&json!({"row": 2, "column": 7, "floor": 1})).unwrap_err();
/// assert_eq!(deep.to_string(), "unknown field `floor`, expected `row` or `column`");
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// A field that may be missing has a default or is an `Option`; one that is both must have no other default than `None`.
///
/// # Errors
/// When the value says something else.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Error> {
    T::deserialize(Reader { value: Some(value), others: Others::Refused })
}

/// The same, but fields that the type does not know are ignored: a later program may have written them.
///
/// # Errors
/// When the value says something else.
pub fn read_known<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Error> {
    T::deserialize(Reader { value: Some(value), others: Others::Ignored })
}

/// What becomes of fields that a type does not know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    Refused,
    Ignored,
}

/// A value that a type is read from, or nothing where a field is missing.
#[derive(Clone, Copy)]
struct Reader<'de> {
    value: Option<&'de Value>,
    others: Others,
}

impl<'de> Reader<'de> {
    fn value(self) -> Result<&'de Value, Error> {
        self.value.ok_or_else(|| Error::custom("there is no value"))
    }

    fn elements(self, expected: &dyn Expected) -> Result<Elements<'de>, Error> {
        match self.value()? {
            Value::Array(all) => Ok(Elements { rest: all.iter(), len: all.len(), others: self.others }),
            other => Err(wrong(other, expected)),
        }
    }

    fn object(self, expected: &dyn Expected) -> Result<&'de Map<String, Value>, Error> {
        match self.value()? {
            Value::Object(all) => Ok(all),
            other => Err(wrong(other, expected)),
        }
    }

    fn entries(self, expected: &dyn Expected) -> Result<Entries<'de>, Error> {
        let all = self.object(expected)?;
        Ok(Entries { rest: all.iter(), value: None, len: all.len(), others: self.others })
    }

    #[inline(never)]
    fn fields(self, names: &'static [&'static str], expected: &dyn Expected) -> Result<Fields<'de>, Error> {
        let all = self.object(expected)?;
        let is_unknown = |key: &&String| !names.contains(&key.as_str());
        match all.keys().find(|key| self.others == Others::Refused && is_unknown(key)) {
            Some(key) => Err(Error::unknown_field(key, names)),
            None => Ok(Fields { all, names: names.iter(), missing: None, others: self.others }),
        }
    }

    fn variant(self) -> Result<Variant<'de>, Error> {
        let others = self.others;
        match self.value()? {
            Value::String(name) => Ok(Variant { name, content: None, others }),
            Value::Object(map) => {
                let mut all = map.iter();
                match (all.next(), all.next()) {
                    (Some((name, content)), None) => Ok(Variant { name, content: Some(content), others }),
                    _ => Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
                }
            }
            other => Err(wrong(other, &"string or map")),
        }
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
            self.value()?.$method(visitor)
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

    /// An option may be missing, like in `serde_json`.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            None | Some(Value::Null) => visitor.visit_none(),
            Some(_) => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.value()?;
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
        let mut entries = self.entries(&visitor)?;
        let all = visitor.visit_map(&mut entries)?;
        entries.finish()?;
        Ok(all)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.fields(names, &visitor)?.read(visitor)
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
    others: Others,
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
        let others = self.others;
        self.rest.next().map(|value| seed.deserialize(Reader { value: Some(value), others })).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The fields of an object as a list, in the order of their names. Where one is missing there is an element less.
struct Fields<'de> {
    all: &'de Map<String, Value>,
    names: slice::Iter<'static, &'static str>,
    /// The one that was asked for last, if it is missing.
    missing: Option<&'static str>,
    others: Others,
}

impl<'de> Fields<'de> {
    /// Reads a struct, or a variant with named fields.
    fn read<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(&mut self).map_err(|why| self.reason(why))
    }

    fn next(&mut self) -> Option<Reader<'de>> {
        let name = *self.names.next()?;
        let value = self.all.get(name);
        self.missing = value.is_none().then_some(name);
        Some(Reader { value, others: self.others })
    }

    /// A value cannot be read. If there is none, that is for the type to say: it may have a default.
    fn failed<T>(&self, why: Error) -> Result<Option<T>, Error> {
        if self.missing.is_some() { Ok(None) } else { Err(why) }
    }

    /// Why the object cannot be read: where a field is missing, the type only knows that there are too few.
    fn reason(&self, why: Error) -> Error {
        self.missing.map_or(why, Error::missing_field)
    }
}

impl<'de> SeqAccess<'de> for Fields<'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some(reader) = self.next() else { return Ok(None) };
        match seed.deserialize(reader) {
            Ok(value) => {
                self.missing = None;
                Ok(Some(value))
            }
            Err(why) => self.failed(why),
        }
    }
}

/// The entries of an object whose keys may be any.
struct Entries<'de> {
    rest: map::Iter<'de>,
    /// What belongs to the key that was read last.
    value: Option<&'de Value>,
    len: usize,
    others: Others,
}

impl<'de> Entries<'de> {
    fn next(&mut self) -> Option<Key<'de>> {
        let (key, value) = self.rest.next()?;
        self.value = Some(value);
        Some(Key(key))
    }

    fn finish(&self) -> Result<(), Error> {
        match self.rest.len() {
            0 => Ok(()),
            _ => Err(Error::invalid_length(self.len, &"fewer elements in map")),
        }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        self.next().map(|key| seed.deserialize(key)).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(Reader { value: self.value, others: self.others })
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The key of an entry.
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
        visitor.visit_enum(Variant { name: self.0, content: None, others: Others::Refused })
    }

    forward_to_deserialize_any! {
        char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A variant of an enum, and what it contains: nothing if it is written as a string.
struct Variant<'de> {
    name: &'de str,
    content: Option<&'de Value>,
    others: Others,
}

impl<'de> Variant<'de> {
    fn content(self, expected: &dyn Expected) -> Result<Reader<'de>, Error> {
        match self.content {
            Some(_) => Ok(Reader { value: self.content, others: self.others }),
            None => Err(Error::invalid_type(Unexpected::UnitVariant, expected)),
        }
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
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.content(&"struct variant")?.fields(names, &"struct variant")?.read(visitor)
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

    /// A type that is read as known ignores the rest, also inside other types.
    #[test]
    fn what_a_type_does_not_know_is_refused_or_ignored() {
        let newer = json!([{"lay": {"row": 1, "turned": true, "lit": 5}}, "pass"]);
        let why = read::<Vec<Step>>(&newer).unwrap_err();
        assert_eq!(why.to_string(), "unknown field `lit`, expected `row` or `turned`");
        assert_eq!(read_known(&newer).ok(), Some(vec![Step::Lay { row: 1, turned: true }, Step::Pass]));
        let why = read_known::<Place>(&json!({"row": 1, "colum": 2})).unwrap_err();
        assert_eq!(why.to_string(), "missing field `column`");
        let why = read::<Place>(&json!({"row": 1, "colum": 2})).unwrap_err();
        assert_eq!(why.to_string(), "unknown field `colum`, expected one of `row`, `column`, `note`");
    }

    /// What may be missing is where it is wanted, and what is wrong is not taken for missing.
    #[test]
    fn a_missing_field_is_told_from_a_wrong_one() {
        #[derive(Deserialize, PartialEq, Debug)]
        #[serde(default)]
        struct Usual {
            row: u8,
            note: Option<String>,
            column: u8,
        }
        impl Default for Usual {
            fn default() -> Usual {
                Usual { row: 3, note: None, column: 4 }
            }
        }
        as_ever::<Usual>(json!({}));
        as_ever::<Usual>(json!({"column": 9}));
        as_ever::<Usual>(json!({"note": "here", "row": 1}));
        as_ever::<Usual>(json!({"row": "one"}));
        as_ever::<Usual>(json!({"column": 300}));
        assert_eq!(read(&json!({"column": 9})).ok(), Some(Usual { row: 3, note: None, column: 9 }));
    }

    #[test]
    fn a_struct_is_no_list() {
        let why = read::<Place>(&json!([1, 2, null])).unwrap_err();
        assert_eq!(why.to_string(), "invalid type: sequence, expected struct Place");
        let why = read::<Step>(&json!({"lay": [1, true]})).unwrap_err();
        assert_eq!(why.to_string(), "invalid type: sequence, expected struct variant");
    }
}
