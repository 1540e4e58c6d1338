//! Reading a type from a JSON value.
//!
//! `serde_json` reads from a value too. It takes a struct from an object as well as from a list of its fields, and reads an
//! object key by key: for each struct there is code that finds out which field a key means, that remembers which fields were
//! there, and that asks for those that were not. The page would load all of that for every struct and every variant with
//! fields. [`read`] looks each field up by its name and hands the values over in the order of the fields, so a struct
//! needs no more code than a list.

use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::slice;

use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Expected, MapAccess, SeqAccess, Unexpected,
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
    T::deserialize(Reader::<Error>::new(Some(value)))
}

/// The same, but fields that the type does not know are ignored, because a later program may have written them. And it does not
/// say why a value cannot be read, which takes a third less code.
pub fn read_known<'de, T: Deserialize<'de>>(value: &'de Value) -> Option<T> {
    T::deserialize(Reader::<Unreadable>::new(Some(value))).ok()
}

/// Why something cannot be read.
trait Why: de::Error {
    /// Whether a field that the type does not know is a reason.
    const UNKNOWN_FIELDS: bool;

    /// What `serde_json` says.
    fn said(by: Error) -> Self;
}

impl Why for Error {
    const UNKNOWN_FIELDS: bool = true;

    fn said(by: Error) -> Error {
        by
    }
}

/// Something cannot be read, and nobody asks why.
#[derive(Debug)]
struct Unreadable;

impl Why for Unreadable {
    const UNKNOWN_FIELDS: bool = false;

    fn said(_: Error) -> Unreadable {
        Unreadable
    }
}

impl de::Error for Unreadable {
    fn custom<T: Display>(_: T) -> Unreadable {
        Unreadable
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Unreadable {
        Unreadable
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Unreadable {
        Unreadable
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Unreadable {
        Unreadable
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Unreadable {
        Unreadable
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it cannot be read")
    }
}

impl std::error::Error for Unreadable {}

/// A value that a type is read from, or nothing where a field is missing.
struct Reader<'de, E> {
    value: Option<&'de Value>,
    why: PhantomData<E>,
}

impl<'de, E> Reader<'de, E> {
    fn new(value: Option<&'de Value>) -> Reader<'de, E> {
        Reader { value, why: PhantomData }
    }
}

impl<'de, E: Why> Reader<'de, E> {
    fn value(self) -> Result<&'de Value, E> {
        self.value.ok_or_else(|| E::custom("there is no value"))
    }

    fn elements(self, expected: &dyn Expected) -> Result<Elements<'de, E>, E> {
        match self.value()? {
            Value::Array(all) => Ok(Elements { rest: all.iter(), len: all.len(), why: PhantomData }),
            other => Err(wrong(other, expected)),
        }
    }

    fn object(self, expected: &dyn Expected) -> Result<&'de Map<String, Value>, E> {
        match self.value()? {
            Value::Object(all) => Ok(all),
            other => Err(wrong(other, expected)),
        }
    }

    fn entries(self, expected: &dyn Expected) -> Result<Entries<'de, E>, E> {
        let all = self.object(expected)?;
        Ok(Entries { rest: all.iter(), value: None, len: all.len(), why: PhantomData })
    }

    #[inline(never)]
    fn fields(self, names: &'static [&'static str], expected: &dyn Expected) -> Result<Fields<'de, E>, E> {
        let all = self.object(expected)?;
        let is_unknown = |key: &&String| !names.contains(&key.as_str());
        match all.keys().find(|key| E::UNKNOWN_FIELDS && is_unknown(key)) {
            Some(key) => Err(E::unknown_field(key, names)),
            None => Ok(Fields { all, names: names.iter(), missing: None, why: PhantomData }),
        }
    }

    fn variant(self) -> Result<Variant<'de, E>, E> {
        match self.value()? {
            Value::String(name) => Ok(Variant { name, content: None, why: PhantomData }),
            Value::Object(map) => {
                let mut all = map.iter();
                match (all.next(), all.next()) {
                    (Some((name, content)), None) => {
                        Ok(Variant { name, content: Some(content), why: PhantomData })
                    }
                    _ => Err(E::invalid_value(Unexpected::Map, &"map with a single key")),
                }
            }
            other => Err(wrong(other, &"string or map")),
        }
    }
}

fn wrong<E: Why>(value: &Value, expected: &dyn Expected) -> E {
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
    E::invalid_type(unexpected, expected)
}

/// What contains no struct, or may be anything, is read as `serde_json` reads it.
macro_rules! as_serde_json_does {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
            self.value()?.$method(visitor).map_err(E::said)
        })*
    };
}

impl<'de, E: Why> Deserializer<'de> for Reader<'de, E> {
    type Error = E;

    as_serde_json_does! {
        deserialize_any deserialize_ignored_any deserialize_bool deserialize_unit
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_f32 deserialize_f64 deserialize_char deserialize_str deserialize_string
        deserialize_identifier deserialize_bytes deserialize_byte_buf
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, E> {
        self.deserialize_unit(visitor)
    }

    /// An option may be missing, like in `serde_json`.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.value {
            None | Some(Value::Null) => visitor.visit_none(),
            Some(_) => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, E> {
        let value = self.value()?;
        visitor.visit_newtype_struct(Reader::<E>::new(Some(value)))
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        let mut elements = self.elements(&visitor)?;
        let all = visitor.visit_seq(&mut elements)?;
        elements.finish()?;
        Ok(all)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, E> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, E> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
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
    ) -> Result<V::Value, E> {
        self.fields(names, &visitor)?.read(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        visitor.visit_enum(self.variant()?)
    }
}

/// The elements of a list.
struct Elements<'de, E> {
    rest: slice::Iter<'de, Value>,
    len: usize,
    why: PhantomData<E>,
}

impl<E: Why> Elements<'_, E> {
    /// Nothing may be left over: two numbers are not read from a list of three.
    fn finish(&self) -> Result<(), E> {
        match self.rest.len() {
            0 => Ok(()),
            _ => Err(E::invalid_length(self.len, &"fewer elements in array")),
        }
    }
}

impl<'de, E: Why> SeqAccess<'de> for Elements<'de, E> {
    type Error = E;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, E> {
        self.rest.next().map(|value| seed.deserialize(Reader::new(Some(value)))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The fields of an object as a list, in the order of their names. Where one is missing there is an element less.
struct Fields<'de, E> {
    all: &'de Map<String, Value>,
    names: slice::Iter<'static, &'static str>,
    /// The one that was asked for last, if it is missing.
    missing: Option<&'static str>,
    why: PhantomData<E>,
}

impl<'de, E: Why> Fields<'de, E> {
    /// Reads a struct, or a variant with named fields.
    fn read<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_seq(&mut self).map_err(|why| self.reason(why))
    }

    fn next(&mut self) -> Option<Reader<'de, E>> {
        let name = *self.names.next()?;
        let value = self.all.get(name);
        self.missing = value.is_none().then_some(name);
        Some(Reader::new(value))
    }

    /// A value cannot be read. If there is none, that is for the type to say: it may have a default.
    fn failed<T>(&self, why: E) -> Result<Option<T>, E> {
        if self.missing.is_some() { Ok(None) } else { Err(why) }
    }

    /// Why the object cannot be read: where a field is missing, the type only knows that there are too few.
    fn reason(&self, why: E) -> E {
        self.missing.map_or(why, E::missing_field)
    }
}

impl<'de, E: Why> SeqAccess<'de> for Fields<'de, E> {
    type Error = E;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, E> {
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
struct Entries<'de, E> {
    rest: map::Iter<'de>,
    /// What belongs to the key that was read last.
    value: Option<&'de Value>,
    len: usize,
    why: PhantomData<E>,
}

impl<'de, E: Why> Entries<'de, E> {
    fn next(&mut self) -> Option<Key<'de, E>> {
        let (key, value) = self.rest.next()?;
        self.value = Some(value);
        Some(Key(key, PhantomData))
    }

    fn finish(&self) -> Result<(), E> {
        match self.rest.len() {
            0 => Ok(()),
            _ => Err(E::invalid_length(self.len, &"fewer elements in map")),
        }
    }
}

impl<'de, E: Why> MapAccess<'de> for Entries<'de, E> {
    type Error = E;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, E> {
        self.next().map(|key| seed.deserialize(key)).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, E> {
        seed.deserialize(Reader::new(self.value))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The key of an entry.
struct Key<'de, E>(&'de str, PhantomData<E>);

/// A number as a key stands in quotes. Anything else is refused as text.
macro_rules! number_in_quotes {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
            match self.0.parse::<Number>() {
                Ok(number) => number.$method(visitor).map_err(E::said),
                Err(_) => visitor.visit_borrowed_str(self.0),
            }
        })*
    };
}

impl<'de, E: Why> Deserializer<'de> for Key<'de, E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_borrowed_str(self.0)
    }

    number_in_quotes! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_f32 deserialize_f64
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.0 {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            text => visitor.visit_borrowed_str(text),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, E> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        visitor.visit_enum(Variant { name: self.0, content: None, why: PhantomData })
    }

    forward_to_deserialize_any! {
        char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A variant of an enum, and what it contains: nothing if it is written as a string.
struct Variant<'de, E> {
    name: &'de str,
    content: Option<&'de Value>,
    why: PhantomData<E>,
}

impl<'de, E: Why> Variant<'de, E> {
    fn content(self, expected: &dyn Expected) -> Result<Reader<'de, E>, E> {
        match self.content {
            Some(_) => Ok(Reader::new(self.content)),
            None => Err(E::invalid_type(Unexpected::UnitVariant, expected)),
        }
    }
}

impl<'de, E: Why> EnumAccess<'de> for Variant<'de, E> {
    type Error = E;
    type Variant = Variant<'de, E>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Variant<'de, E>), E> {
        Ok((seed.deserialize(Key(self.name, PhantomData))?, self))
    }
}

impl<'de, E: Why> VariantAccess<'de> for Variant<'de, E> {
    type Error = E;

    fn unit_variant(self) -> Result<(), E> {
        self.content.map_or(Ok(()), <()>::deserialize).map_err(E::said)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, E> {
        seed.deserialize(self.content(&"newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, E> {
        let mut elements = self.content(&"tuple variant")?.elements(&"tuple variant")?;
        let all = visitor.visit_seq(&mut elements)?;
        elements.finish()?;
        Ok(all)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
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
        let known = read_known::<T>(&written);
        match ours {
            Ok(all) => assert_eq!(known, Some(all), "{written}"),
            Err(why) if why.starts_with("unknown field") => {}
            Err(_) => assert_eq!(known, None, "{written}"),
        }
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
        assert_eq!(read_known(&newer), Some(vec![Step::Lay { row: 1, turned: true }, Step::Pass]));
        assert_eq!(read_known::<Place>(&json!({"row": 1, "colum": 2})), None);
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
