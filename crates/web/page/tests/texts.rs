//! Every text that the page asks for exists in every language, and every text that exists is asked for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use protocol::Refusal;
use table::Seat;
use words::{Language, Names, Words};

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|end| end == "rs") {
            out.push(path);
        }
    }
}

/// Everything between quotes that looks like a key of the page.
fn asked_for() -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut keys = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        let quoted = text.split('"').skip(1).step_by(2);
        let is_key = |text: &&str| {
            text.starts_with("page-") && !text.contains(|c: char| !(c.is_ascii_lowercase() || c == '-'))
        };
        keys.extend(quoted.filter(is_key).map(str::to_owned));
    }
    keys
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let keys = asked_for();
    assert!(keys.len() > 50, "found only {keys:?}");
    for language in Language::ALL {
        let words = Words::new(language);
        for key in &keys {
            let text = words.text(key, &[]);
            assert!(!text.contains('⟨'), "{}: {text}", language.code());
        }
    }
}

#[test]
fn every_text_that_is_there_is_asked_for() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../locales/en/page.ftl");
    let text = fs::read_to_string(file).expect("the English texts");
    let there = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let asked = asked_for();
    let idle: Vec<&str> = there.filter(|key| key.starts_with("page-") && !asked.contains(*key)).collect();
    assert!(idle.is_empty(), "nobody asks for {idle:?}");
}

/// The names in a folder of the repository.
fn names_in(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(folder);
    let entries = fs::read_dir(folder).expect("a folder of the repository").flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// The keys of the words that come with a game and not with the page, and that game.
fn words_of_games() -> BTreeMap<String, String> {
    let games = names_in("crates/games");
    let mut keys = BTreeMap::new();
    for file in names_in("locales/en") {
        let subject = file.split(['-', '.']).next().unwrap_or_default();
        let Some(game) = games.iter().find(|game| *game == subject) else { continue };
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../locales/en").join(&file);
        let text = fs::read_to_string(path).expect("English texts");
        let messages = text.lines().filter_map(|line| line.split_once(" ="));
        keys.extend(messages.map(|(key, _)| (key.to_owned(), game.clone())));
    }
    keys
}

#[test]
fn the_words_of_a_game_are_said_by_that_game_only() {
    let words = words_of_games();
    assert!(words.len() > 200, "found only {words:?}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut said = 0;
    for file in files {
        let place = file.strip_prefix(&root).expect("a file of the page").with_extension("");
        let text = fs::read_to_string(&file).expect("a source");
        for (key, game) in text.split('"').filter_map(|quoted| words.get_key_value(quoted)) {
            assert!(place.starts_with(game), "{}: {key} comes with {game}", place.display());
            said += 1;
        }
    }
    assert!(said > 100, "found only {said}");
}

#[test]
fn every_no_of_the_house_is_a_sentence() {
    let (why, seat) = (String::from("reasons"), Seat::at(1));
    let refusals = [
        Refusal::BadMessage { why: why.clone() },
        Refusal::TooLong { most: 5 },
        Refusal::TooFast,
        Refusal::OtherProtocol { ours: 2 },
        Refusal::NoHello,
        Refusal::NotAtATable,
        Refusal::NoSuchTable,
        Refusal::NoSuchGame,
        Refusal::UnknownOptions { why: why.clone() },
        Refusal::BadMove { why },
        Refusal::HouseFull,
        Refusal::TableFull,
        Refusal::NoSuchSeat { seat },
        Refusal::SeatTaken { seat },
        Refusal::NotYourSeat,
        Refusal::NotTheHost,
        Refusal::NoSuchBot,
        Refusal::Begun,
        Refusal::NotBegun,
        Refusal::SeatsEmpty,
        Refusal::Ahead,
        Refusal::Stale,
        Refusal::TooLate,
        Refusal::Frozen,
        Refusal::Closing,
    ];
    for language in Language::ALL {
        for refusal in &refusals {
            let text = Words::new(language).refusal("cells", &refusal.coded(), &Names::default());
            assert!(!text.contains('⟨') && !text.contains("{$"), "{}: {text}", language.code());
        }
    }
}
