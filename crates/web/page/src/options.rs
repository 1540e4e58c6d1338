//! What can be agreed on before a game, as data: the form at *Open a table* and the summary before the game are made
//! from it. The texts are those of the game: `cells-option-…`, `cells-help-…`, `cells-value-…`.

use serde_json::{Map, Value, json};

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of several words.
    Choice(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// A whole number between these.
    Number(u16, u16),
    /// One of these numbers.
    OneOf(&'static [u16]),
    /// Off, or a whole number between these; some that are usual.
    Limit(u16, u16, &'static [u16]),
    /// Drawn by lot, or one of the seats at the table.
    Seat,
    /// One of several words, or each of some parts by itself.
    Parts(&'static [&'static str], &'static [&'static str]),
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

use Kind::{Choice, Flag, Limit, Number, OneOf, Parts, Seat};
use Usual::Word;

use crate::decode::decode;
use crate::game::Game;

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
const TEMPLE: [Offer; 5] = [
    first("difficulty", Choice(&["pioneer", "seasoned", "born"]), Word("pioneer")),
    first("curses", Flag, Usual::Flag(false)),
    first("treasures", Flag, Usual::Flag(false)),
    first("track", Choice(&["A", "B", "off"]), Word("A")),
    more("pace", Choice(&["paced", "free"]), Word("paced")),
];

/// Several options that are chosen with one press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name: the text is `temple-preset-…`.
    pub name: &'static str,
    /// What it sets.
    pub sets: &'static [(&'static str, Usual)],
}

/// The presets of the Temple.
const TEMPLE_PRESETS: [Preset; 2] = [
    Preset {
        name: "first_game",
        sets: &[
            ("difficulty", Word("pioneer")),
            ("curses", Usual::Flag(false)),
            ("treasures", Usual::Flag(false)),
        ],
    },
    Preset {
        name: "curses_and_treasures",
        sets: &[("curses", Usual::Flag(true)), ("treasures", Usual::Flag(true))],
    },
];

/// The presets of a game.
pub fn presets(game: Game) -> &'static [Preset] {
    match game {
        Game::Temple => &TEMPLE_PRESETS,
        Game::Cells | Game::Master | Game::Plan => &[],
    }
}

/// The modules of Escape Master. (§2)
const MODULES: [&str; 5] = ["combos", "specials", "leaders", "story", "doom"];

/// The options of Escape Master, as they stand in its rules, §13.3.
const MASTER: [Offer; 25] = [
    first("level", Parts(&["easy", "medium", "hard"], &MODULES), Word("easy")),
    first("teams", Flag, Usual::Flag(false)),
    first("calm_mode", Flag, Usual::Flag(false)),
    first("breaking_point", OneOf(&[10, 20, 30, 50, 100]), Usual::Number(30)),
    first("set_rounds", OneOf(&[0, 3, 5, 8, 12, 20]), Usual::Number(0)),
    more("early_ending", Flag, Usual::Flag(false)),
    more("turn_limit_s", OneOf(&[0, 15, 30, 60, 120, 300]), Usual::Number(0)),
    more("leader_map", Choice(&["usual", "pose_to_ninja", "swap_robot_ninja"]), Word("usual")),
    more("seven_on_stacks", Flag, Usual::Flag(true)),
    more("wisdom_on_wisdom", Flag, Usual::Flag(false)),
    more("combo_starts", Flag, Usual::Flag(true)),
    more("combo_blocks_draw", Flag, Usual::Flag(true)),
    more("wrap_under_trap", Choice(&["numeric", "no_wrap"]), Word("numeric")),
    more("doom_strict", Flag, Usual::Flag(true)),
    more("cap_scope", Choice(&["round", "hand"]), Word("round")),
    more("pose_limit", Choice(&["none", "once"]), Word("none")),
    more("score_floor", Choice(&["none", "zero"]), Word("none")),
    more("race_mode", Choice(&["revalidate", "strict"]), Word("revalidate")),
    more("min_gap_ms", OneOf(&[0, 150, 250, 500, 1_000]), Usual::Number(250)),
    more("photo_finish_ms", OneOf(&[0, 250, 500, 1_000]), Usual::Number(250)),
    more("call_gap_ms", OneOf(&[1_000, 2_000, 5_000]), Usual::Number(2_000)),
    more("plus3_window_ms", OneOf(&[3_000, 5_000, 8_000, 12_000]), Usual::Number(5_000)),
    more("stall_ms", OneOf(&[3_000, 5_000, 10_000]), Usual::Number(5_000)),
    more("idle_ms", OneOf(&[10_000, 20_000, 40_000]), Usual::Number(20_000)),
    more("start_countdown_s", OneOf(&[0, 3, 5]), Usual::Number(3)),
];

/// The options of Escape Plan, as they stand in its rules, §3.13.
const PLAN: [Offer; 6] = [
    first("start_contact", Flag, Usual::Flag(true)),
    first("initial_cash_k", OneOf(&[0, 4, 8, 12, 16, 20]), Usual::Number(8)),
    first("answer_s", OneOf(&[0, 20, 30, 60, 120, 300]), Usual::Number(0)),
    more("max_radius", OneOf(&[3, 4]), Usual::Number(3)),
    more("land_match_required", Flag, Usual::Flag(true)),
    more("arrest_on_6th_handcuffs", Flag, Usual::Flag(true)),
];

/// The options of a game.
pub fn offers(game: Game) -> &'static [Offer] {
    match game {
        Game::Cells => &CELLS,
        Game::Temple => &TEMPLE,
        Game::Master => &MASTER,
        Game::Plan => &PLAN,
    }
}

impl Usual {
    /// The same as JSON.
    pub fn value(self) -> Value {
        match self {
            Word(word) => word.into(),
            Usual::Number(number) => number.into(),
            Usual::Flag(flag) => flag.into(),
        }
    }
}

impl Offer {
    /// What it is if nobody changes it.
    pub fn usual(&self) -> Value {
        self.usual.value()
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
            OneOf(numbers) => numbers.iter().map(|number| Value::from(*number)).collect(),
            Limit(_, _, usual) => with("off", usual.to_vec()),
            Seat => with("random", (0..seats.into()).collect()),
            Parts(words, parts) => {
                // The first two, to begin with.
                let mut some = Map::new();
                some.extend(parts.iter().take(2).map(|part| ((*part).to_owned(), true.into())));
                words.iter().map(|word| Value::from(*word)).chain([json!({ "custom": some })]).collect()
            }
        }
    }
}

/// Whether a part is in, where each is chosen by itself.
pub fn has_part(value: &Value, part: &str) -> bool {
    value["custom"][part] == true
}

/// The same with a part in or out. Stories need leaders, so one brings the other, or takes it along.
pub fn with_part(mut value: Value, part: &str, is_in: bool) -> Value {
    let also = match (part, is_in) {
        ("story", true) => Some("leaders"),
        ("leaders", false) => Some("story"),
        _ => None,
    };
    for part in std::iter::once(part).chain(also) {
        value["custom"][part] = is_in.into();
    }
    value
}

/// Whether an option means anything at a table with these.
pub fn matters(game: Game, name: &str, options: &Value) -> bool {
    let read = || decode::<master::Options>(options);
    let Some(agreed) = (game == Game::Master).then(read).flatten() else { return true };
    let (has, speed) = (agreed.modules(), !agreed.calm_mode);
    match name {
        "combo_starts" | "combo_blocks_draw" => has.combos,
        "wrap_under_trap" => has.specials,
        "plus3_window_ms" => has.specials && speed,
        "early_ending" => has.doom,
        "doom_strict" => has.doom && has.leaders,
        "leader_map" | "cap_scope" => has.leaders,
        "pose_limit" => has.story && has.specials,
        "score_floor" => has.story,
        "turn_limit_s" => !speed,
        "race_mode" | "min_gap_ms" | "photo_finish_ms" | "call_gap_ms" | "stall_ms" | "idle_ms"
        | "start_countdown_s" => speed,
        "breaking_point" => agreed.set_rounds == 0,
        _ => true,
    }
}

/// Only what differs from the usual and means anything; nothing if nothing does.
pub fn unusual(game: Game, options: &Map<String, Value>) -> Option<Value> {
    let all = Value::Object(options.clone());
    let differs = |name: &str, value: &Value| {
        let usual = offers(game).iter().find(|offer| offer.name == name).map(Offer::usual);
        usual.as_ref() != Some(value) && matters(game, name, &all)
    };
    let mut kept = options.clone();
    kept.retain(|name, value| differs(name, value));
    (!kept.is_empty()).then_some(Value::Object(kept))
}

/// How many of the options for those who know the game differ from the usual.
pub fn unusual_more(game: Game, options: &Value) -> usize {
    let counts = |offer: &&Offer| {
        offer.more && offer.value(options) != offer.usual() && matters(game, offer.name, options)
    };
    offers(game).iter().filter(counts).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cells::Options;

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
            // A module that is off is not written.
            let written = usual.get(offer.name).cloned().unwrap_or(json!(false));
            assert_eq!(written, offer.usual(), "{}", offer.name);
            for value in offer.values(4) {
                let read: Result<temple::Options, _> = serde_json::from_value(json!({ offer.name: value }));
                assert!(read.is_ok(), "{}: {value}", offer.name);
            }
        }
    }

    #[test]
    fn presets_set_what_is_offered() {
        for preset in Game::ALL.into_iter().flat_map(presets) {
            for (name, value) in preset.sets {
                let offer = TEMPLE.iter().find(|offer| offer.name == *name).unwrap();
                assert!(offer.values(4).contains(&value.value()), "{name}");
            }
        }
        let both = &TEMPLE_PRESETS[1].sets;
        let chosen = both.iter().map(|(name, value)| ((*name).to_owned(), value.value())).collect();
        let read: temple::Options = serde_json::from_value(unusual(Game::Temple, &chosen).unwrap()).unwrap();
        assert!(read.curses && read.treasures);
    }

    #[test]
    fn every_option_of_escape_master_is_offered_as_it_is() {
        let usual = serde_json::to_value(master::Options::default()).unwrap();
        assert_eq!(usual.as_object().unwrap().len(), MASTER.len());
        for offer in &MASTER {
            assert_eq!(usual[offer.name], offer.usual(), "{}", offer.name);
            assert!(offer.values(4).contains(&offer.usual()), "{}", offer.name);
            for value in offer.values(4) {
                let read: Result<master::Options, _> = serde_json::from_value(json!({ offer.name: value }));
                assert!(read.is_ok(), "{}: {value}", offer.name);
            }
        }
    }

    #[test]
    fn modules_can_be_chosen_one_by_one() {
        let level = MASTER.iter().find(|offer| offer.name == "level").unwrap();
        let custom = level.values(4).pop().unwrap();
        let custom = with_part(custom, "story", true);
        assert!(has_part(&custom, "leaders") && has_part(&custom, "combos") && !has_part(&custom, "doom"));
        let read: master::Options = serde_json::from_value(json!({ "level": custom })).unwrap();
        assert!(read.modules().story && read.modules().leaders);
        let custom = with_part(custom, "leaders", false);
        assert!(!has_part(&custom, "story"), "{custom}");
    }

    #[test]
    fn what_means_nothing_is_neither_shown_nor_sent() {
        let medium = json!({ "level": "medium" });
        for name in ["doom_strict", "pose_limit", "leader_map", "early_ending", "turn_limit_s"] {
            assert!(!matters(Game::Master, name, &medium), "{name}");
            assert!(MASTER.iter().any(|offer| offer.name == name), "{name}");
        }
        assert!(matters(Game::Master, "doom_strict", &json!({ "level": "hard" })));
        let chosen = json!({ "level": "medium", "early_ending": true, "calm_mode": true, "min_gap_ms": 500 });
        let sent = unusual(Game::Master, chosen.as_object().unwrap()).unwrap();
        assert_eq!(sent, json!({ "level": "medium", "calm_mode": true }));
        assert_eq!(unusual_more(Game::Master, &chosen), 0);
    }

    #[test]
    fn only_what_is_unusual_is_sent() {
        let mut chosen = Map::new();
        chosen.insert("undo".to_owned(), true.into());
        assert_eq!(unusual(Game::Cells, &chosen), None);
        chosen.insert("turn_seconds".to_owned(), 60.into());
        chosen.insert("undo".to_owned(), false.into());
        let sent = unusual(Game::Cells, &chosen).unwrap();
        assert_eq!(sent, json!({ "turn_seconds": 60, "undo": false }));
        assert_eq!(unusual_more(Game::Cells, &sent), 1);
    }
}
