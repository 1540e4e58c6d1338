//! A document as text, and its patch without parsing what has not changed.

use std::ops::Range;

use serde::Serialize;
use serde_json::Value;

use super::{diff, parsed};

/// A JSON document, with the places of its fields if it is an object.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Document {
    pub(super) text: String,
    fields: Vec<Field>,
}

/// One field of an object: its name with the quotes, and its value.
#[derive(Clone, PartialEq, Debug)]
struct Field {
    name: Range<usize>,
    value: Range<usize>,
}

impl Document {
    /// Something, written as JSON.
    pub(super) fn of(part: &impl Serialize) -> Document {
        let text = serde_json::to_string(part).expect("sights are plain data with text keys");
        let fields = fields(text.as_bytes());
        Document { text, fields }
    }

    /// Takes the place of what was before; the merge patch that says how, if anything has changed.
    pub(super) fn replace_with(&mut self, new: Document) -> Option<String> {
        if self.text == new.text {
            return None;
        }
        let patch = self.patch(&new);
        *self = new;
        patch
    }

    fn patch(&self, new: &Document) -> Option<String> {
        if !self.text.starts_with('{') || !new.text.starts_with('{') {
            return Some(new.text.clone());
        }
        let mut patch = String::from("{");
        let mut add = |name: &str, value: &str| {
            if patch.len() > 1 {
                patch.push(',');
            }
            patch.push_str(name);
            patch.push(':');
            patch.push_str(value);
        };
        for field in &self.fields {
            let name = &self.text[field.name.clone()];
            if new.value(name, 0).is_none() {
                add(name, "null");
            }
        }
        for (place, field) in new.fields.iter().enumerate() {
            let (name, value) = (&new.text[field.name.clone()], &new.text[field.value.clone()]);
            match self.value(name, place) {
                Some(before) if before == value => {}
                // Objects are patched key by key. Few change with one entry, so these may be parsed.
                Some(before) if before.starts_with('{') && value.starts_with('{') => {
                    if let Some(change) = diff(&parsed(before), &parsed(value)) {
                        add(name, &Value::to_string(&change));
                    }
                }
                _ => add(name, value),
            }
        }
        patch.push('}');
        (patch.len() > 2).then_some(patch)
    }

    /// The value of the field of this name, which is probably at this place.
    fn value(&self, name: &str, place: usize) -> Option<&str> {
        let is = |field: &&Field| &self.text[field.name.clone()] == name;
        let field = self.fields.get(place).filter(is).or_else(|| self.fields.iter().find(is))?;
        Some(&self.text[field.value.clone()])
    }
}

/// Where the fields of an object are, in JSON without spaces as it is written here.
fn fields(json: &[u8]) -> Vec<Field> {
    let mut fields = Vec::new();
    if json.first() != Some(&b'{') || json.get(1) == Some(&b'}') {
        return fields;
    }
    let mut at = 1;
    while at < json.len() {
        let name = at..string_end(json, at);
        let start = name.end + 1;
        let end = value_end(json, start);
        fields.push(Field { name, value: start..end });
        at = end + 1;
    }
    fields
}

/// Behind the string that begins here.
fn string_end(json: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < json.len() {
        match json[at] {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    json.len()
}

/// Behind the value that begins here: at the comma or the brace that ends the field.
fn value_end(json: &[u8], start: usize) -> usize {
    let mut depth = 0usize;
    let mut at = start;
    while at < json.len() {
        match json[at] {
            b'"' => {
                at = string_end(json, at);
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    json.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Luck, Seed, Stream, patch};
    use serde_json::{Map, json};

    fn any(luck: &mut Luck, depth: u32) -> Value {
        match luck.below(Stream(0), if depth == 0 { 5 } else { 8 }) {
            0 => json!(luck.below(Stream(0), 3)),
            1 => json!(["a", "b", "\"", "\\", "{,}", "é"][luck.below(Stream(0), 6) as usize]),
            2 => json!([]),
            3 => json!({}),
            4 => json!(true),
            5 => (0..luck.below(Stream(0), 3)).map(|_| any(luck, depth - 1)).collect(),
            _ => object(luck, depth - 1),
        }
    }

    fn object(luck: &mut Luck, depth: u32) -> Value {
        let names = ["a", "b", "c\"", "d,", "e}"];
        let some = names.into_iter().filter(|_| luck.below(Stream(1), 2) == 0).collect::<Vec<_>>();
        Value::Object(some.into_iter().map(|name| (name.to_owned(), any(luck, depth))).collect::<Map<_, _>>())
    }

    #[test]
    fn a_patch_of_texts_is_the_patch_of_the_values() {
        let mut luck = Luck::new(&Seed::from_text("documents"), &[]);
        for _ in 0..5_000 {
            let (old, new) = (object(&mut luck, 2), object(&mut luck, 2));
            let mut document = Document::of(&old);
            let change = document.replace_with(Document::of(&new)).map(|change| parsed(&change));
            assert_eq!(change, diff(&old, &new), "{old} {new}");
            let mut patched = old.clone();
            if let Some(change) = change {
                patch(&mut patched, &change);
            }
            assert_eq!(patched, new);
            assert_eq!(parsed(&document.text), new);
        }
    }

    #[test]
    fn what_is_no_object_is_replaced() {
        let mut document = Document::of(&3);
        assert_eq!(document.replace_with(Document::of(&3)), None);
        assert_eq!(document.replace_with(Document::of(&json!([1]))).as_deref(), Some("[1]"));
        assert_eq!(document.replace_with(Document::of(&json!({"a": 1}))).as_deref(), Some("{\"a\":1}"));
        assert_eq!(document.replace_with(Document::of(&json!({}))).as_deref(), Some("{\"a\":null}"));
    }
}
