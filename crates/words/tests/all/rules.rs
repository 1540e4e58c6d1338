//! The rules pages of all games say the same in every language: `locales/<language>/rules/<game>.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use words::Language;

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code()).join("rules")
}

fn games(language: Language) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(language)).expect("the rules of the language");
    entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// What must be the same of a line: which part begins there, how a table or a list goes on, what is cited, what is drawn.
fn outline(text: &str) -> Vec<String> {
    let mut drawing = false;
    let mut sign = |line: &str| {
        if line.starts_with("```") {
            drawing = !drawing;
            return line.to_owned();
        }
        match line.split(' ').next().unwrap_or_default() {
            said @ ("alt:" | "caption:") => said.to_owned(),
            _ if drawing => line.to_owned(),
            head if head.starts_with('#') => format!("{head} {}", &line[line.find("{#").unwrap_or(0)..]),
            head if head.starts_with('|') => "|".repeat(line.matches('|').count()),
            "-" => "-".to_owned(),
            "" => String::new(),
            // Rules are cited in lines of their own, or in brackets behind an answer.
            _ if line.starts_with('*') && !line.starts_with("**") => line.to_owned(),
            _ => line.rfind("*(").map_or("text", |at| &line[at..]).to_owned(),
        }
    };
    text.lines().map(&mut sign).collect()
}

#[test]
fn the_rules_are_the_same_in_every_language() {
    let games_in_english = games(Language::En);
    assert!(games_in_english.contains("master.md"), "{games_in_english:?}");
    for language in Language::ALL {
        assert_eq!(games(language), games_in_english, "{}", language.code());
        for game in &games_in_english {
            let of = |language| fs::read_to_string(folder(language).join(game)).expect("a text");
            let (text, english) = (of(language), of(Language::En));
            for (number, (line, expected)) in outline(&text).iter().zip(outline(&english)).enumerate() {
                assert_eq!(*line, expected, "line {} of {game} in {}", number + 1, language.code());
            }
            assert_eq!(text.lines().count(), english.lines().count(), "{game} in {}", language.code());
        }
    }
}

/// No two parts have one name, and what the text refers to is there.
#[test]
fn every_link_in_the_rules_leads_to_a_part() {
    for language in Language::ALL {
        for game in games(language) {
            let text = fs::read_to_string(folder(language).join(&game)).expect("a text");
            let after = |mark, end| text.split(mark).skip(1).filter_map(move |rest| rest.split(end).next());
            let parts: Vec<&str> = after("{#", '}').collect();
            let names: BTreeSet<&str> = parts.iter().copied().collect();
            assert_eq!(names.len(), parts.len(), "{game}: {parts:?}");
            for link in after("](#", ')') {
                assert!(names.contains(link), "{link} of {game} in {}", language.code());
            }
        }
    }
}
