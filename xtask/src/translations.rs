//! The languages say the same things: every `locales` folder holds the same files in each language, and every
//! file the same messages.

use std::collections::{BTreeMap, BTreeSet};

/// The language the others are compared with.
const ORIGINAL: &str = "en";

/// The languages that every `locales` folder must hold. Others are welcome, and then held to the same.
const LANGUAGES: [&str; 3] = [ORIGINAL, "de", "es"];

/// The Fluent files of one `locales` folder: language, then file, then its messages.
type Locales = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// What the languages do not agree on. Takes the paths and texts of all Fluent files, and passes over those
/// that are not in a `locales/<language>/` folder.
pub(crate) fn problems<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<String> {
    let mut folders: BTreeMap<&str, Locales> = BTreeMap::new();
    for (path, text) in files {
        let Some((folder, language, file)) = place(path) else { continue };
        let locales = folders.entry(folder).or_insert_with(|| {
            LANGUAGES.iter().map(|language| (language.to_string(), BTreeMap::new())).collect()
        });
        locales.entry(language.to_owned()).or_default().insert(file.to_owned(), messages(text));
    }
    folders.iter().flat_map(|(folder, locales)| disagreements(folder, locales)).collect()
}

/// `crates/words/locales/de/cells.ftl` is `crates/words/locales`, `de`, `cells.ftl`.
fn place(path: &str) -> Option<(&str, &str, &str)> {
    let start = if path.starts_with("locales/") { 0 } else { path.find("/locales/")? + 1 };
    let (folder, rest) = path.split_at(start + "locales".len());
    let (language, file) = rest.strip_prefix('/')?.split_once('/')?;
    Some((folder, language, file))
}

fn disagreements(folder: &str, locales: &Locales) -> Vec<String> {
    let mut problems = Vec::new();
    let original = &locales[ORIGINAL];
    for (language, files) in locales {
        let names: BTreeSet<_> = original.keys().chain(files.keys()).collect();
        for name in names {
            let path = format!("{folder}/{language}/{name}");
            match (original.get(name), files.get(name)) {
                (Some(_), None) => problems.push(format!("{path}: missing, {ORIGINAL} has it")),
                (None, Some(_)) => problems.push(format!("{path}: {ORIGINAL} has no such file")),
                (Some(theirs), Some(ours)) => {
                    let missing = theirs.difference(ours).map(|key| format!("{path}: `{key}` is missing"));
                    let extra =
                        ours.difference(theirs).map(|key| format!("{path}: {ORIGINAL} has no `{key}`"));
                    problems.extend(missing.chain(extra));
                }
                (None, None) => {}
            }
        }
    }
    problems
}

/// The keys of the messages in a Fluent text, and of their attributes as `message.attribute`.
///
/// Terms (`-name = …`) are left out: a language may need more of them than another, or none. Fluent puts a
/// key at the very start of its line and indents what continues it, so lines are enough to tell.
fn messages(text: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut message = None;
    for line in text.lines() {
        if let Some(key) = key(line) {
            message = Some(key);
            keys.insert(key.to_owned());
        } else if line.starts_with('-') {
            message = None;
        } else if let Some(attribute) = line.trim_start().strip_prefix('.').and_then(key) {
            keys.extend(message.map(|message| format!("{message}.{attribute}")));
        }
    }
    keys
}

/// The identifier before the `=`, if the line starts with one.
fn key(line: &str) -> Option<&str> {
    let key = line.split_once('=')?.0.trim_end_matches(' ');
    let is_identifier = key.starts_with(|c: char| c.is_ascii_alphabetic())
        && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    is_identifier.then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_and_their_attributes_are_keys() {
        let text = "\
### The menu
# greeting = not this
-brand = Escapement
    .gender = neuter
welcome = Welcome to { -brand }
    a = b on a second line
turn={ $count ->
        [one] one turn
       *[other] { $count } turns = many
    }
button =
    .label = Go
    .title = Go on
";
        let expected = ["button", "button.label", "button.title", "turn", "welcome"];
        assert_eq!(messages(text), expected.map(str::to_owned).into());
    }

    #[test]
    fn languages_that_agree_have_no_problems() {
        let files = ["en", "de", "es"].map(|language| format!("crates/words/locales/{language}/menu.ftl"));
        assert!(problems(files.iter().map(|path| (path.as_str(), "go = x\n"))).is_empty());
        assert!(problems([]).is_empty());
    }

    #[test]
    fn missing_and_extra_keys_are_named() {
        let files = [
            ("locales/en/menu.ftl", "go = Go\nstop = Stop\n"),
            ("locales/de/menu.ftl", "go = Los\nhalt = Halt\n"),
            ("locales/es/menu.ftl", "stop = Alto\ngo = Adelante\n"),
        ];
        assert_eq!(
            problems(files),
            ["locales/de/menu.ftl: `stop` is missing", "locales/de/menu.ftl: en has no `halt`"]
        );
    }

    #[test]
    fn missing_and_extra_files_are_named() {
        let files = [("locales/en/menu.ftl", ""), ("locales/de/menu.ftl", ""), ("locales/fr/other.ftl", "")];
        assert_eq!(
            problems(files),
            [
                "locales/es/menu.ftl: missing, en has it",
                "locales/fr/menu.ftl: missing, en has it",
                "locales/fr/other.ftl: en has no such file",
            ]
        );
    }

    #[test]
    fn only_files_of_a_language_count() {
        assert_eq!(place("a/locales/de/x/y.ftl"), Some(("a/locales", "de", "x/y.ftl")));
        assert_eq!(place("locales/README.ftl"), None);
        assert_eq!(place("mylocales/de/x.ftl"), None);
    }
}
