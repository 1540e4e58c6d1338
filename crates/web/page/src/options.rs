//! What can be agreed on before a game, as data: the form at *Open a table* and the summary before the game are made
//! from it. The texts are those of the game: `cells-option-…`, `cells-help-…`, `cells-value-…`.

use serde_json::{Map, Value};

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of several words.
    Choice(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// A whole number between these.
    Number(u16, u16),
    /// Off, or a whole number between these; some that are usual.
    Limit(u16, u16, &'static [u16]),
    /// Drawn by lot, or one of the seats at the table.
    Seat,
}

/// What an option is if nobody changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// A word.
    Word(&'static str),
    /// A number.
    Number(u16),
    /// Yes or no.
    Flag(bool),
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its name in the JSON form.
    pub name: &'static str,
    /// What it may be.
    pub kind: Kind,
    /// What it is if nobody changes it.
    pub usual: Usual,
    /// Whether it is for those who know the game, and folded away at first.
    pub more: bool,
}

const fn first(name: &'static str, kind: Kind, usual: Usual) -> Offer {
    Offer { name, kind, usual, more: false }
}

const fn more(name: &'static str, kind: Kind, usual: Usual) -> Offer {
    Offer { name, kind, usual, more: true }
}

use Kind::{Choice, Flag, Limit, Number, Seat};
use Usual::Word;

/// The options of ESCAPE!, as they stand in its rules, §7.1. A layout of one's own cannot be made in a form.
const CELLS: [Offer; 15] = [
    first("layout", Choice(&["classic", "wide", "tight"]), Word("classic")),
    first("open_letters", Flag, Usual::Flag(false)),
    first("turn_limit", Limit(1, 200, &[20, 40, 60, 100]), Word("off")),
    first("turn_seconds", Limit(10, 600, &[30, 60, 90, 120, 180]), Word("off")),
    more("first_seat", Seat, Word("random")),
    more("cell_choice", Choice(&["auto", "pick"]), Word("auto")),
    more("first_turn_moves", Number(1, 4), Usual::Number(4)),
    more("resume", Choice(&["never", "after_two"]), Word("never")),
    more("jump_cost", Choice(&["per_field", "one"]), Word("per_field")),
    more("jump_several", Flag, Usual::Flag(true)),
    more("guard_reverse", Flag, Usual::Flag(false)),
    more("owned_key_stops", Flag, Usual::Flag(true)),
    more("capture_stops", Flag, Usual::Flag(false)),
    more("key_onto_pawn", Choice(&["none", "own_turn", "always"]), Word("none")),
    more("undo", Flag, Usual::Flag(true)),
];

/// The options of the Temple, as they stand in its rules, §1.21, and practice as a soundtrack that is off. A soundtrack of one's own, a pace of one's own and the
/// introduction are not made in a form.
const TEMPLE: [Offer; 3] = [
    first("difficulty", Choice(&["pioneer", "seasoned", "born"]), Word("pioneer")),
    first("track", Choice(&["A", "B", "off"]), Word("A")),
    more("pace", Choice(&["paced", "free"]), Word("paced")),
];

/// The options of a game; none of a game that is not known here.
pub fn offers(game: &str) -> &'static [Offer] {
    match game {
        "cells" => &CELLS,
        "temple" => &TEMPLE,
        _ => &[],
    }
}

impl Offer {
    /// What it is if nobody changes it.
    pub fn usual(&self) -> Value {
        match self.usual {
            Word(word) => word.into(),
            Usual::Number(number) => number.into(),
            Usual::Flag(flag) => flag.into(),
        }
    }

    /// What it is in these options.
    pub fn value(&self, options: &Value) -> Value {
        options.get(self.name).cloned().unwrap_or_else(|| self.usual())
    }

    /// What is offered in a list, at a table with so many seats.
    pub fn values(&self, seats: u8) -> Vec<Value> {
        let with = |word: &str, numbers: Vec<u16>| {
            std::iter::once(word.into()).chain(numbers.into_iter().map(Value::from)).collect()
        };
        match self.kind {
            Choice(words) => words.iter().map(|word| Value::from(*word)).collect(),
            Flag => vec![true.into(), false.into()],
            Number(min, max) => (min..=max).map(Value::from).collect(),
            Limit(_, _, usual) => with("off", usual.to_vec()),
            Seat => with("random", (0..seats.into()).collect()),
        }
    }
}

/// Only what differs from the usual; nothing if nothing does.
pub fn unusual(game: &str, options: &Map<String, Value>) -> Option<Value> {
    let differs = |name: &str, value: &Value| {
        offers(game).iter().find(|offer| offer.name == name).is_none_or(|offer| offer.usual() != *value)
    };
    let kept: Map<String, Value> = options
        .iter()
        .filter(|(name, value)| differs(name, value))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    (!kept.is_empty()).then_some(Value::Object(kept))
}

/// How many of the options for those who know the game differ from the usual.
pub fn unusual_more(game: &str, options: &Value) -> usize {
    offers(game).iter().filter(|offer| offer.more && offer.value(options) != offer.usual()).count()
}

#[cfg(test)]
mod tests {
    use cells::Options;
    use serde_json::json;

    use super::*;

    #[test]
    fn every_option_of_the_game_is_offered_as_it_is() {
        let usual = serde_json::to_value(Options::default()).unwrap();
        let names: Vec<&String> = usual.as_object().unwrap().keys().collect();
        assert_eq!(names.len(), CELLS.len());
        for offer in &CELLS {
            assert_eq!(usual[offer.name], offer.usual(), "{}", offer.name);
            assert!(offer.values(4).contains(&offer.usual()), "{}", offer.name);
        }
    }

    #[test]
    fn every_value_that_is_offered_is_one() {
        for offer in &CELLS {
            let mut values = offer.values(4);
            if let Limit(min, max, usual) = offer.kind {
                values.extend([min.into(), max.into()]);
                assert!(usual.iter().all(|number| (min..=max).contains(number)));
            }
            for value in values {
                let read: Result<Options, _> = serde_json::from_value(json!({ offer.name: value }));
                assert!(read.is_ok(), "{}: {value}", offer.name);
            }
        }
    }

    #[test]
    fn what_the_temple_offers_is_what_it_takes() {
        let usual = serde_json::to_value(temple::Options::default()).unwrap();
        for offer in &TEMPLE {
            assert_eq!(usual[offer.name], offer.usual(), "{}", offer.name);
            for value in offer.values(4) {
                let read: Result<temple::Options, _> = serde_json::from_value(json!({ offer.name: value }));
                assert!(read.is_ok(), "{}: {value}", offer.name);
            }
        }
    }

    #[test]
    fn only_what_is_unusual_is_sent() {
        let mut chosen = Map::new();
        chosen.insert("undo".to_owned(), true.into());
        assert_eq!(unusual("cells", &chosen), None);
        chosen.insert("turn_seconds".to_owned(), 60.into());
        chosen.insert("undo".to_owned(), false.into());
        let sent = unusual("cells", &chosen).unwrap();
        assert_eq!(sent, json!({ "turn_seconds": 60, "undo": false }));
        assert_eq!(unusual_more("cells", &sent), 1);
    }
}
