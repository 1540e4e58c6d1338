//! What is said at every table, and what the command prints, with the arguments that they get.

use serde_json::{Value, json};
use table::{BadOptions, Flaw, Happening, Verdict};
use words::{Language, Names, Words};

fn good(key: &str, args: &[(&str, Value)]) {
    for language in Language::ALL {
        let text = Words::new(language).text(key, args);
        assert!(!text.contains(['⟨', '{', '}']) && !text.contains("???"), "{}: {text}", language.code());
    }
}

/// One flaw of each kind: the one that follows this one.
fn next_flaw(flaw: Option<&Flaw>) -> Option<Flaw> {
    Some(match flaw {
        None => Flaw::Check,
        Some(Flaw::Check) => Flaw::Unlawful,
        Some(Flaw::Unlawful) => Flaw::Alarm,
        Some(Flaw::Alarm) => Flaw::Order,
        Some(Flaw::Order) => Flaw::Missing,
        Some(Flaw::Missing) => Flaw::OtherSeed,
        Some(Flaw::OtherSeed) => Flaw::BadOptions(BadOptions::Seats { min: 2, max: 4 }),
        Some(Flaw::BadOptions(_)) => Flaw::OtherRules { version: 7 },
        Some(Flaw::OtherRules { .. }) => return None,
    })
}

#[test]
fn every_flaw_of_a_log_has_a_sentence() {
    for flaw in std::iter::successors(next_flaw(None), |flaw| next_flaw(Some(flaw))) {
        for language in Language::ALL {
            let text = Words::new(language).flaw("cells", &flaw);
            assert!(text.ends_with('.') && !text.contains(['⟨', '{']), "{text}");
        }
    }
    let flaw = Flaw::BadOptions(BadOptions::OutOfRange { option: "turn_limit", min: 1, max: 200 });
    assert_eq!(
        Words::new(Language::Es).flaw("cells", &flaw),
        "Con estas opciones no se puede empezar ninguna partida. «Máximo de rondas» tiene que estar entre 1 y 200."
    );
}

/// The kind of entry that follows this one.
fn next_entry(entry: Option<&Happening<()>>) -> Option<Happening<()>> {
    use table::{Entropy, Seat, Seed, Sitter};
    let seat = Seat::at(0);
    Some(match entry {
        None => Happening::Entropy { seat, bytes: Entropy([0; 16]) },
        Some(Happening::Entropy { .. }) => Happening::Deal,
        Some(Happening::Deal) => Happening::Move { seat, mv: () },
        Some(Happening::Move { .. }) => Happening::Ring,
        Some(Happening::Ring) => Happening::Undo { seat },
        Some(Happening::Undo { .. }) => Happening::Sit { seat, sitter: Sitter::Person },
        Some(Happening::Sit { .. }) => Happening::Pause,
        Some(Happening::Pause) => Happening::Resume,
        Some(Happening::Resume) => Happening::Outage { ms: 5 },
        Some(Happening::Outage { .. }) => Happening::Reveal { seed: Seed::from_text("words") },
        Some(Happening::Reveal { .. }) => Happening::Stop { why: table::Stopped::Agreed },
        Some(Happening::Stop { .. }) => return None,
    })
}

#[test]
fn every_kind_of_entry_and_of_end_has_a_name() {
    for entry in std::iter::successors(next_entry(None), |entry| next_entry(Some(entry))) {
        good(&format!("entry-{}", entry.kind()), &[]);
    }
    for verdict in [Verdict::Ranked, Verdict::Won, Verdict::Lost] {
        let name = match verdict {
            Verdict::Ranked => "ranked",
            Verdict::Won => "won",
            Verdict::Lost => "lost",
        };
        good(&format!("verdict-{name}"), &[]);
    }
    for place in 1..=8 {
        good("place", &[("place", place.into())]);
        good("place-shared", &[("place", place.into())]);
    }
}

#[test]
fn the_command_has_all_its_sentences() {
    let keys: &[(&str, &[&str])] = &[
        ("cli-error-bad-json", &[]),
        ("cli-error-too-deep", &[]),
        ("cli-error-line-too-long", &[]),
        ("cli-error-unknown-command", &["name"]),
        ("cli-error-missing", &["field"]),
        ("cli-error-bad-field", &["field", "why"]),
        ("cli-error-unknown-game", &["name", "games"]),
        ("cli-error-no-game", &[]),
        ("cli-error-bad-options", &["why"]),
        ("cli-error-bad-move", &["why"]),
        ("cli-error-bad-state", &["why"]),
        ("cli-error-broken-invariant", &["invariant", "detail"]),
        ("cli-error-no-such-seat", &[]),
        ("cli-error-cannot-read", &["file", "why"]),
        ("cli-error-not-a-log", &["file"]),
        ("cli-error-log-form", &[]),
        ("cli-error-log-other-game", &["game"]),
        ("cli-error-log-header", &["why"]),
        ("cli-error-log-truncated", &["entry"]),
        ("cli-error-log-entry", &["entry", "why"]),
        ("cli-error-log-too-long", &[]),
        ("cli-error-no-seed", &[]),
        ("cli-verify-good", &["entries", "game"]),
        ("cli-verify-luck", &[]),
        ("cli-verify-other-commitment", &["expected", "found"]),
        ("cli-verify-breaks", &["entry", "why"]),
        ("cli-replay-title", &["game", "seats", "entries"]),
        ("cli-replay-winner", &["names"]),
        ("cli-replay-undone", &["name"]),
    ];
    for (key, args) in keys {
        for value in [json!(1), json!(3), json!("text"), json!(["one", "two"])] {
            let args: Vec<_> = args.iter().map(|name| (*name, value.clone())).collect();
            good(key, &args);
        }
    }
}

#[test]
fn somebody_who_drops_out_and_comes_back_is_told_of_at_every_table() {
    let names = Names::new(["Ana", "Ben"].map(str::to_owned));
    for language in Language::ALL {
        let words = Words::new(language);
        for game in ["cells", "temple"] {
            for fact in [json!({"stood_in": {"seat": 1}}), json!({"came_back": {"seat": 1}})] {
                let text = words.fact(game, &fact, &names);
                assert!(text.starts_with("Ben ") && text.ends_with('.'), "{}: {text}", language.code());
            }
        }
    }
}
