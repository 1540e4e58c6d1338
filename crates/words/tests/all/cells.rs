//! Everything that `cells` can tell, refuse or offer has a sentence in every language. Samples come from the game
//! itself, through matches without a default, so a new fact without a sentence is found.

use std::collections::BTreeSet;
use std::str::FromStr;

use cells::{
    By, CellChoice, Collections, Fact, FirstSeat, JumpCost, Key, KeyOntoPawn, Layout, Letters, Limit,
    Options, Piece, Place, Refusal, Resume,
};
use serde_json::{Value, json};
use table::{BadOptions, Coded, Denied, No, Opening, Seat, SeatSet, Seats, Seed, Time};
use words::{Language, Names, Words};

use crate::saying::{good, good_sentence, quoted};

fn names() -> Names {
    Names::new(["Ana", "Ben", "Cleo"])
}

/// A field, a place or a piece, as a player would write it.
fn named<T: FromStr>(name: &str) -> T {
    name.parse().ok().expect("a name of the game")
}

fn seat(number: u8) -> Seat {
    Seat::at(number)
}

fn step(piece: Piece, from: &str) -> Fact {
    Fact::Moved { seat: seat(0), piece, from: named(from), to: named("c5") }
}

/// One fact of each kind: the one that follows this one.
fn next_fact(fact: Option<&Fact>) -> Option<Fact> {
    let (from, to) = (named("d2"), named("f2"));
    let some: Letters = [Key::E, Key::Bang].into_iter().collect();
    Some(match fact {
        None => Fact::TimeUp { seat: seat(0), left: 3 },
        Some(Fact::TimeUp { .. }) => Fact::CellPicked { seat: seat(1), cell: named("a8") },
        Some(Fact::CellPicked { .. }) => step(Piece::Pawn, "c4"),
        Some(Fact::Moved { .. }) => Fact::Jumped { seat: seat(2), piece: Piece::Pawn, from, to },
        Some(Fact::Jumped { .. }) => Fact::SentHome { seat: seat(1), by: By::Pawn },
        Some(Fact::SentHome { .. }) => Fact::Reached { seat: seat(0), key: Key::Bang, taken: true },
        Some(Fact::Reached { .. }) => Fact::Stuck { seat: seat(1) },
        Some(Fact::Stuck { .. }) => Fact::TurnEnded { seat: seat(2) },
        Some(Fact::TurnEnded { .. }) => Fact::Won {
            seats: SeatSet::one(seat(0)),
            letters: Collections::of(&[Letters::ALL, some, Letters::NONE, Letters::NONE])?,
        },
        Some(Fact::Won { .. }) => return None,
    })
}

/// Facts for which a sentence has a wording of its own.
fn more_facts() -> Vec<Fact> {
    let mut more = vec![
        Fact::TimeUp { seat: seat(0), left: 0 },
        Fact::TimeUp { seat: seat(0), left: 1 },
        Fact::SentHome { seat: seat(1), by: By::Guard },
        Fact::Reached { seat: seat(0), key: Key::E, taken: false },
        Fact::Won {
            seats: SeatSet::first(2),
            letters: Collections::of(&[Letters::NONE; 2]).expect("two seats"),
        },
        step(named("S"), "|c"),
    ];
    for piece in Piece::ALL {
        more.push(step(piece, "c4"));
        more.push(Fact::Jumped { seat: seat(0), piece, from: Place::line(2), to: named("c5") });
    }
    more
}

#[test]
fn every_fact_has_a_sentence() {
    let one_of_each = std::iter::successors(next_fact(None), |fact| next_fact(Some(fact)));
    let facts: Vec<Fact> = one_of_each.chain(more_facts()).collect();
    let mut told = BTreeSet::new();
    for fact in &facts {
        let fact = serde_json::to_value(fact).unwrap();
        good_sentence(&fact.to_string(), |words| words.fact("cells", &fact, &names()));
        told.insert(Words::new(Language::En).fact("cells", &fact, &names()));
    }
    // Nothing that differs reads the same; one step of the pawn is in the list twice.
    assert_eq!(told.len(), facts.len() - 1, "{told:#?}");
}

/// One refusal of each kind: the one that follows this one.
fn next_refusal(refusal: Option<&Refusal>) -> Option<Refusal> {
    let (cell, field) = (named("h8"), named("d7"));
    Some(match refusal {
        None => Refusal::Over,
        Some(Refusal::Over) => Refusal::NotYourTurn { turn: seat(1) },
        Some(Refusal::NotYourTurn { .. }) => Refusal::WrongPhase,
        Some(Refusal::WrongPhase) => Refusal::AskClosed { open: 2 },
        Some(Refusal::AskClosed { .. }) => Refusal::CellTaken { cell },
        Some(Refusal::CellTaken { .. }) => Refusal::PieceLocked { piece: Piece::Pawn },
        Some(Refusal::PieceLocked { .. }) => Refusal::NotInReach,
        Some(Refusal::NotInReach) => Refusal::CellClosed { cell },
        Some(Refusal::CellClosed { .. }) => Refusal::Watched { field },
        Some(Refusal::Watched { .. }) => Refusal::GuardInTheWay,
        Some(Refusal::GuardInTheWay) => Refusal::KeyThere { key: Key::Bang },
        Some(Refusal::KeyThere { .. }) => Refusal::GuardMayNotReverse,
        Some(Refusal::GuardMayNotReverse) => Refusal::TooFewMoves { cost: 3, left: 2 },
        Some(Refusal::TooFewMoves { .. }) => return None,
    })
}

#[test]
fn every_refusal_has_a_sentence_and_a_rule() {
    let one_of_each = std::iter::successors(next_refusal(None), |refusal| next_refusal(Some(refusal)));
    let more = Piece::ALL.map(|piece| Refusal::PieceLocked { piece });
    let few = Refusal::TooFewMoves { cost: 2, left: 1 };
    for refusal in one_of_each.chain(more).chain([few]) {
        let coded = Denied::No(No::Because(refusal)).coded();
        good_sentence(&coded.code, |words| words.refusal("cells", &coded, &names()));
        good_sentence(&coded.code, |words| words.label("cells", "why", &coded.code));
    }
}

/// Every refusal leads to a part of the rules, whatever piece was to be moved.
#[test]
fn every_refusal_leads_into_the_rules() {
    let pieces: Vec<Option<Piece>> = Piece::ALL.into_iter().map(Some).chain([None]).collect();
    for rules in [
        include_str!("../../../../locales/en/rules/cells.md"),
        include_str!("../../../../locales/de/rules/cells.md"),
        include_str!("../../../../locales/es/rules/cells.md"),
    ] {
        for refusal in std::iter::successors(next_refusal(None), |refusal| next_refusal(Some(refusal))) {
            for piece in &pieces {
                let part = cells::anchor(&refusal, *piece);
                assert!(rules.contains(&format!("{{#{part}}}")), "{refusal:?}: {part}");
            }
        }
    }
}

/// One of each reason that is not the game's own: the one that follows this one.
fn next_denied(denied: Option<&Denied<Refusal>>) -> Option<Denied<Refusal>> {
    let now = Time::ms(61_250);
    Some(match denied {
        None => Denied::No(No::Early { until: now }),
        Some(Denied::No(No::Early { .. })) => Denied::No(No::Because(Refusal::Over)),
        Some(Denied::No(No::Because(_))) => Denied::NoSuchSeat(seat(7)),
        Some(Denied::NoSuchSeat(_)) => Denied::Paused,
        Some(Denied::Paused) => Denied::NotPaused,
        Some(Denied::NotPaused) => Denied::Past { now },
        Some(Denied::Past { .. }) => Denied::TooFar { now },
        Some(Denied::TooFar { .. }) => Denied::NothingToUndo,
        Some(Denied::NothingToUndo) => Denied::NotOver,
        Some(Denied::NotOver) => Denied::Over,
        Some(Denied::Over) => Denied::LogFull,
        Some(Denied::LogFull) => return None,
    })
}

#[test]
fn every_reason_of_the_table_has_a_sentence() {
    for denied in std::iter::successors(next_denied(None), |denied| next_denied(Some(denied))) {
        let coded = denied.coded();
        good_sentence(&coded.code, |words| words.refusal("cells", &coded, &names()));
    }
}

/// Every value of an enum, written; the match is there to fail when there is a new one.
macro_rules! every {
    ($type:ident: $($variant:ident),*) => {
        [$($type::$variant),*].map(|value| match value { $($type::$variant)|* => json!(value) }).to_vec()
    };
}

/// Samples of what an option can be: every value that has a name, and some numbers.
fn values(option: &str) -> Vec<Value> {
    match option {
        "layout" => [Layout::Classic, Layout::Wide, Layout::Tight, custom([0; 6])]
            .map(|layout| match layout {
                Layout::Classic | Layout::Wide | Layout::Tight | Layout::Custom { .. } => json!(layout),
            })
            .to_vec(),
        "first_seat" => [FirstSeat::Random, FirstSeat::Seat(seat(0)), FirstSeat::Seat(seat(3))]
            .map(|first| match first {
                FirstSeat::Random | FirstSeat::Seat(_) => json!(first),
            })
            .to_vec(),
        "cell_choice" => every!(CellChoice: Auto, Pick),
        "resume" => every!(Resume: Never, AfterTwo),
        "jump_cost" => every!(JumpCost: PerField, One),
        "key_onto_pawn" => every!(KeyOntoPawn: None, OwnTurn, Always),
        "turn_limit" | "turn_seconds" => {
            [Limit::OFF, Limit::of(1), Limit::of(60)].map(|limit| json!(limit)).to_vec()
        }
        "first_turn_moves" => vec![json!(1), json!(4)],
        _ => vec![json!(true), json!(false)],
    }
}

#[test]
fn every_option_has_a_label_a_help_and_names_for_its_values() {
    let options = serde_json::to_value(Options::default()).unwrap();
    for (option, default) in options.as_object().unwrap() {
        good(option, |words| words.label("cells", "option", option));
        good_sentence(option, |words| words.label("cells", "help", option));
        let values = values(option);
        assert!(values.contains(default), "{option}: {default} is not among the samples");
        for value in values {
            good(option, |words| words.option_value("cells", option, &value, &names()));
        }
    }
}

/// A layout by hand, with the keys on the line at these files.
fn custom(files: [u8; 6]) -> Layout {
    Layout::Custom { keys: files.map(Place::line), guards: [Place::line(6), Place::line(7)] }
}

#[test]
fn bad_options_are_explained() {
    let layout = |layout| Options { layout, ..Options::default() };
    let corner = Layout::Custom {
        keys: ["a1", "b2", "c2", "d2", "e2", "f2"].map(named),
        guards: [Place::line(0), Place::line(7)],
    };
    let away =
        Layout::Custom { keys: [0, 1, 2, 3, 4, 5].map(Place::line), guards: [named("a1"), Place::line(7)] };
    let first_seat = FirstSeat::Seat(seat(5));
    let wrong = [
        (2, layout(corner)),
        (2, layout(away)),
        (2, layout(custom([0; 6]))),
        (5, Options::default()),
        (2, Options { first_seat, ..Options::default() }),
        (2, Options { first_turn_moves: 0, ..Options::default() }),
        (2, Options { turn_limit: Limit::of(0), ..Options::default() }),
        (2, Options { turn_seconds: Limit::of(1), ..Options::default() }),
    ];
    for (seats, options) in wrong {
        let opening = Opening::<cells::Cells>::new(options, Seats::of(seats), Seed::from_text("words"));
        let bad = opening.deal().expect_err("these options are wrong");
        good_sentence(&bad.to_string(), |words| words.bad_options("cells", &bad));
    }
    let conflict = BadOptions::Conflict { option: "undo", with: "open_letters" };
    good_sentence("conflict", |words| words.bad_options("cells", &conflict));
}

#[test]
fn every_invariant_and_rule_of_a_layout_has_words() {
    let invariants: Vec<_> = quoted(include_str!("../../../games/cells/src/invariants.rs")).collect();
    assert!(invariants.len() > 20, "{invariants:?}");
    for invariant in invariants {
        good(invariant, |words| words.label("cells", "invariant", invariant));
    }
    let rules: Vec<_> = include_str!("../../../games/cells/src/options.rs")
        .split("broken(\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(rules.len() >= 3, "{rules:?}");
    for rule in rules {
        good_sentence(rule, |words| words.label("cells", "rule", rule));
    }
}

#[test]
fn pieces_and_the_game_have_names() {
    for key in ["cells-name", "cells-description"] {
        good(key, |words| words.text(key, &[]));
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let named = Piece::ALL.map(|piece| words.text("cells-piece", &[("piece", piece.name().into())]));
        assert_eq!(named.iter().collect::<BTreeSet<_>>().len(), Piece::COUNT, "{named:?}");
    }
}

#[test]
fn what_is_unknown_is_visible_and_harmless() {
    let words = Words::new(Language::De);
    for (fact, said) in [
        (json!({ "vanished": { "seat": 0 } }), "⟨cells-fact-vanished⟩"),
        (json!("carried"), "⟨cells-fact-carried⟩"),
        (json!([1, 2]), "⟨cells-fact-unknown⟩"),
        (json!({ "turn_ended": {} }), "Der Zug von {$seat} ist zu Ende."),
        (json!({ "turn_ended": { "seat": "{ $x }" } }), "Der Zug von { $x } ist zu Ende."),
    ] {
        assert_eq!(words.fact("cells", &fact, &names()), said);
    }
    assert_eq!(words.refusal("cells", &Coded::plain("no_such"), &names()), "⟨cells-refusal-no-such⟩");
    // A game without a sentence of its own for it.
    assert_eq!(
        words.refusal("chess", &Coded::plain("paused"), &names()),
        "Das Spiel macht Pause. Setze es erst fort."
    );
}
