//! What a game's rules make known: the list that every difference between two worlds is held against.

use std::collections::BTreeSet;

use serde_json::Value;

/// One line of a game's `reveals.txt`: `path | once or lasting | all or mover | the rule`.
///
/// Once: told to those present and in no history. Mover: known to the seat whose move it was, and to nobody else.
///
/// A path is `fact name`, `fact name.field`, `public field…` or `mine field…`; a `*` at the end stands for the rest, and
/// between two dots for any one name: `public players.*.hand`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reveal {
    path: String,
    once: bool,
    mover: bool,
}

/// A game's `reveals.txt`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reveals(Vec<Reveal>);

impl Reveals {
    /// Reads the list.
    ///
    /// # Panics
    /// When a line is not of the form `path | once or lasting | all or mover | the rule`: the list is part of the tests.
    pub fn parse(list: &str) -> Reveals {
        let lines = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        Reveals(
            lines
                .map(|line| {
                    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
                    let [path, once @ ("once" | "lasting"), whom @ ("all" | "mover"), rule] = parts[..] else {
                        panic!("a reveal is written as `path | once or lasting | all or mover | the rule`, not {line}")
                    };
                    assert!(!rule.is_empty(), "a reveal names its rule: {line}");
                    Reveal { path: path.to_owned(), once: once == "once", mover: whom == "mover" }
                })
                .collect(),
        )
    }

    /// The paths on the list.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|reveal| reveal.path.as_str())
    }

    /// The line that allows a difference at this path, to an eye that moved or did not.
    pub(crate) fn allowing(&self, path: &str, moved: bool) -> Option<&Reveal> {
        self.0.iter().filter(|reveal| moved || !reveal.mover).find(|reveal| {
            match reveal.path.strip_suffix('*') {
                Some(stem) => path.starts_with(stem),
                None => {
                    let mut parts = path.split('.');
                    reveal
                        .path
                        .split('.')
                        .all(|part| parts.next().is_some_and(|own| part == "*" || part == own))
                }
            }
        })
    }
}

impl Reveal {
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    pub(crate) fn is_once(&self) -> bool {
        self.once
    }
}

/// Where two messages to the same eye differ, as paths.
pub(crate) fn differences(one: &Value, other: &Value) -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    let none = Value::Array(Vec::new());
    let facts = |message: &Value| message.get("facts").unwrap_or(&none).clone();
    differing_facts(&facts(one), &facts(other), &mut paths);
    for part in ["public", "mine"] {
        let get = |message: &Value| message.get(part).cloned().unwrap_or(Value::Object(Default::default()));
        differing_fields(&get(one), &get(other), part, ' ', &mut paths);
    }
    for part in ["seq", "at", "what", "undo"] {
        if one.get(part) != other.get(part) {
            paths.insert(part.to_owned());
        }
    }
    paths
}

/// Facts of both sides that the other side has not: by field where the other has one of the same name, else whole.
fn differing_facts(one: &Value, other: &Value, paths: &mut BTreeSet<String>) {
    let empty = Vec::new();
    let (one, other) = (one.as_array().unwrap_or(&empty), other.as_array().unwrap_or(&empty));
    let only = |these: &[Value], those: &[Value]| -> Vec<(String, Value)> {
        let name = |fact: &Value| match fact {
            Value::String(name) => (name.clone(), Value::Null),
            Value::Object(map) => {
                map.iter().next().map(|(name, body)| (name.clone(), body.clone())).unwrap_or_default()
            }
            _ => Default::default(),
        };
        these.iter().filter(|fact| !those.contains(fact)).map(name).collect()
    };
    let (mine, mut theirs) = (only(one, other), only(other, one));
    for (name, body) in mine {
        match theirs.iter().position(|(their, _)| *their == name) {
            Some(index) => {
                let (_, their_body) = theirs.remove(index);
                differing_fields(&body, &their_body, &format!("fact {name}"), '.', paths);
            }
            None => drop(paths.insert(format!("fact {name}"))),
        }
    }
    paths.extend(theirs.into_iter().map(|(name, _)| format!("fact {name}")));
    if one.len() == other.len() && one != other && paths.is_empty() {
        paths.insert("order of facts".to_owned());
    }
}

fn differing_fields(one: &Value, other: &Value, path: &str, joint: char, paths: &mut BTreeSet<String>) {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) => {
            let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            for key in keys {
                let path = format!("{path}{joint}{key}");
                match (a.get(key), b.get(key)) {
                    (Some(a), Some(b)) => differing_fields(a, b, &path, '.', paths),
                    // What is in only one of two patches is named by its leaves.
                    (Some(only @ Value::Object(fields)), None)
                    | (None, Some(only @ Value::Object(fields)))
                        if !fields.is_empty() =>
                    {
                        differing_fields(only, &Value::Object(Default::default()), &path, '.', paths);
                    }
                    // In a patch `null` says "gone", and nothing says "as before": they are not the same.
                    _ => drop(paths.insert(path)),
                }
            }
        }
        _ if one == other => {}
        _ => drop(paths.insert(path.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn differences_are_named_by_path() {
        let one = json!({"seq": 3, "facts": [{"moved": {"to": "c6"}}, {"reached": {"key": "E", "taken": true}}],
            "public": {"turn": 1, "locked": {"pawn": 1}}});
        let other = json!({"seq": 3, "facts": [{"moved": {"to": "c6"}}, {"reached": {"key": "E", "taken": false}},
            "stuck"], "public": {"turn": 1, "due": null}, "mine": {"letters": []}});
        let paths: Vec<String> = differences(&one, &other).into_iter().collect();
        assert_eq!(
            paths,
            ["fact reached.taken", "fact stuck", "mine letters", "public due", "public locked.pawn"]
        );
    }

    #[test]
    fn a_line_allows_its_path_and_what_is_below() {
        let list = Reveals::parse(
            "# comment\nfact reached.taken | once | all | EB-12\npublic a | lasting | all | x\nmine * | once | mover | y",
        );
        assert!(list.allowing("fact reached.taken", false).is_some_and(Reveal::is_once));
        assert!(list.allowing("public a.b", false).is_some() && list.allowing("public ab", false).is_none());
        assert!(
            list.allowing("mine anything", true).is_some() && list.allowing("fact reached", true).is_none()
        );
        assert!(list.allowing("mine anything", false).is_none());
        let each = Reveals::parse("public players.*.hand | lasting | all | x");
        assert!(each.allowing("public players.3.hand", false).is_some());
        assert!(each.allowing("public players.3.hand.left", false).is_some());
        assert!(each.allowing("public players.3.total", false).is_none());
        assert!(each.allowing("public players", false).is_none());
    }
}
