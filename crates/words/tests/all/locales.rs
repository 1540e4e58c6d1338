//! Every language says the same: the same keys in the same files, the same variables, nothing that cannot be parsed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::{Language, Words};

/// What a message is made of: variables, and other messages that it speaks through.
#[derive(Default)]
struct Made {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Made {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("keep it plain: {other:?}"),
        }
    }
}

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code())
}

fn files(language: Language) -> Vec<String> {
    let entries = fs::read_dir(folder(language)).expect("the folder of the language");
    let mut names: Vec<String> = entries
        .flatten()
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The messages of one file, and what they are made of.
fn parsed(language: Language, file: &str) -> BTreeMap<String, Made> {
    let source = fs::read_to_string(folder(language).join(file)).expect("a text file");
    let resource = FluentResource::try_new(source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let mut all: BTreeMap<String, Made> = BTreeMap::new();
    for entry in resource.entries() {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.to_owned();
                assert!(message.attributes.is_empty(), "{key} has attributes, which nothing shows");
                let mut made = Made::default();
                made.pattern(message.value.as_ref().unwrap_or_else(|| panic!("{key} says nothing")));
                assert!(
                    all.insert(key.clone(), made).is_none(),
                    "{}/{file} has {key} twice",
                    language.code()
                );
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{}/{file}: {other:?}", language.code()),
        }
    }
    all
}

/// The messages of one file, each with all variables that it needs, also through other messages of any file.
fn messages(language: Language, file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let own = parsed(language, file);
    let all: BTreeMap<String, Made> =
        files(language).iter().flat_map(|other| parsed(language, other)).collect();
    let needs = |key: &String| {
        let mut variables = BTreeSet::new();
        let mut open = vec![key];
        while let Some(key) = open.pop() {
            let made = all.get(key).unwrap_or_else(|| panic!("{file} refers to {key}"));
            variables.extend(made.variables.iter().cloned());
            open.extend(&made.messages);
        }
        variables
    };
    own.keys().map(|key| (key.clone(), needs(key))).collect()
}

#[test]
fn every_language_has_the_same_keys_and_variables() {
    let english = files(Language::En);
    for language in Language::ALL {
        assert_eq!(files(language), english, "the files of {}", language.code());
        for file in &english {
            let expected = messages(Language::En, file);
            let found = messages(language, file);
            let keys = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
            let differs: Vec<_> = keys(&expected).symmetric_difference(&keys(&found)).cloned().collect();
            assert!(differs.is_empty(), "only in one of en and {}: {differs:?}", language.code());
            for (key, variables) in &expected {
                assert_eq!(&found[key], variables, "the variables of {key} in {}", language.code());
            }
        }
    }
}

#[test]
fn keys_belong_to_one_file_and_every_file_is_built_in() {
    let mut seen = BTreeSet::new();
    for file in files(Language::En) {
        for (key, _) in messages(Language::En, &file) {
            for language in Language::ALL {
                let text = Words::new(language).text(&key, &[]);
                assert!(!text.contains('⟨'), "{}/{file} is not built in: {text}", language.code());
            }
            assert!(seen.insert(key.clone()), "{key} stands in two files");
        }
    }
}

/// Words that are rightly the same in two languages.
const SAME_WORDS: [&str; 10] =
    ["Bar", "Casino", "ESCAPE!", "Escape Master", "Hospital", "Ninja", "No", "Pause", "Restaurant", "Total"];

/// Texts without a word to translate, at least where nothing is filled in.
const SAME_TEXTS: [&str; 6] =
    ["cells-value-first-seat", "clock", "list-per-seat", "master-rank", "temple-carry", "temple-pay"];

/// Every text is translated, except for what is listed above; and what is listed is needed.
#[test]
fn texts_differ_between_languages() {
    let words = Language::ALL.map(Words::new);
    let mut unneeded: BTreeSet<&str> = SAME_WORDS.into_iter().chain(SAME_TEXTS).collect();
    for file in files(Language::En) {
        for (key, _) in messages(Language::En, &file) {
            let texts = words.each_ref().map(|words| words.text(&key, &[]));
            for text in texts.iter().filter(|text| texts.iter().filter(|other| other == text).count() > 1) {
                let listed = SAME_WORDS.into_iter().find(|word| word == text);
                let listed = listed.or_else(|| SAME_TEXTS.into_iter().find(|same| *same == key));
                let listed = listed.unwrap_or_else(|| panic!("{key}: {texts:?}"));
                unneeded.remove(listed);
            }
        }
    }
    assert!(unneeded.is_empty(), "listed, but nothing is the same: {unneeded:?}");
}
