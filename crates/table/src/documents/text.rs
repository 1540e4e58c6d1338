//! A document as text, and its patch without parsing what has not changed.

use std::ops::Range;

use serde::Serialize;

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

/// Where the next document is written before it is compared. It is used again and again, so that an entry that changes
/// nothing costs no memory.
#[derive(Clone, Default, Debug)]
pub(super) struct Draft {
    text: Vec<u8>,
    fields: Vec<Field>,
}

impl Document {
    /// Something, written as JSON.
    pub(super) fn of(part: &impl Serialize) -> Document {
        let text = serde_json::to_string(part).expect("sights are plain data with text keys");
        let mut fields = Vec::new();
        find_fields(text.as_bytes(), &mut fields);
        Document { text, fields }
    }

    /// Becomes what is written now; the merge patch that says how, if anything has changed.
    pub(super) fn become_like(&mut self, part: &impl Serialize, draft: &mut Draft) -> Option<String> {
        draft.text.clear();
        serde_json::to_writer(&mut draft.text, part).expect("sights are plain data with text keys");
        if self.text.as_bytes() == draft.text {
            return None;
        }
        find_fields(&draft.text, &mut draft.fields);
        let new = std::str::from_utf8(&draft.text).expect("JSON is text");
        let patch = patch((&self.text, &self.fields), (new, &draft.fields));
        self.text.clear();
        self.text.push_str(new);
        std::mem::swap(&mut self.fields, &mut draft.fields);
        patch
    }
}

/// An object: its text, and where its fields are in it.
type Object<'a> = (&'a str, &'a [Field]);

fn patch((old, old_fields): Object<'_>, (new, new_fields): Object<'_>) -> Option<String> {
    if !old.starts_with('{') || !new.starts_with('{') {
        return Some(new.to_owned());
    }
    let mut patch = String::with_capacity(64);
    patch.push('{');
    let mut add = |name: &str, value: &str| {
        if patch.len() > 1 {
            patch.push(',');
        }
        patch.push_str(name);
        patch.push(':');
        patch.push_str(value);
    };
    for (place, field) in old_fields.iter().enumerate() {
        let name = &old[field.name.clone()];
        if value((new, new_fields), name, place).is_none() {
            add(name, "null");
        }
    }
    for (place, field) in new_fields.iter().enumerate() {
        let (name, after) = (&new[field.name.clone()], &new[field.value.clone()]);
        match value((old, old_fields), name, place) {
            Some(before) if before == after => {}
            // Objects are patched key by key.
            Some(before) if before.starts_with('{') && after.starts_with('{') => {
                let (mut fields_before, mut fields_after) = (Vec::new(), Vec::new());
                find_fields(before.as_bytes(), &mut fields_before);
                find_fields(after.as_bytes(), &mut fields_after);
                if let Some(change) = self::patch((before, &fields_before), (after, &fields_after)) {
                    add(name, &change);
                }
            }
            _ => add(name, after),
        }
    }
    patch.push('}');
    (patch.len() > 2).then_some(patch)
}

/// The value of the field of this name, which is probably at this place.
fn value<'a>((text, fields): Object<'a>, name: &str, place: usize) -> Option<&'a str> {
    let is = |field: &&Field| &text[field.name.clone()] == name;
    let field = fields.get(place).filter(is).or_else(|| fields.iter().find(is))?;
    Some(&text[field.value.clone()])
}

/// Where the fields of an object are, in JSON without spaces as it is written here.
fn find_fields(json: &[u8], fields: &mut Vec<Field>) {
    fields.clear();
    if json.first() != Some(&b'{') || json.get(1) == Some(&b'}') {
        return;
    }
    let mut at = 1;
    while at < json.len() {
        let name = at..string_end(json, at);
        let start = name.end + 1;
        let end = value_end(json, start);
        fields.push(Field { name, value: start..end });
        at = end + 1;
    }
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
    use super::super::{diff, parsed};
    use super::*;
    use crate::{Luck, Seed, Stream, patch};
    use serde_json::{Map, Value, json};

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
        let mut draft = Draft::default();
        for _ in 0..5_000 {
            let (old, new) = (object(&mut luck, 2), object(&mut luck, 2));
            let mut document = Document::of(&old);
            let change = document.become_like(&new, &mut draft).map(|change| parsed(&change));
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
        let mut draft = Draft::default();
        assert_eq!(document.become_like(&3, &mut draft), None);
        assert_eq!(document.become_like(&json!([1]), &mut draft).as_deref(), Some("[1]"));
        assert_eq!(document.become_like(&json!({"a": 1}), &mut draft).as_deref(), Some("{\"a\":1}"));
        assert_eq!(document.become_like(&json!({}), &mut draft).as_deref(), Some("{\"a\":null}"));
    }
}
