//! Setting out: pile, ark, dice, difficulty and options. (Rules §1.2, §1.7, §1.21)

use std::collections::BTreeMap;

use serde_json::{Value, json};
use table::{BadOptions, Luck, Seed, Stream};
use temple::{Dir, NodeId, Tile};

use crate::expedition_table::{deal, dealt};

const PILE: Stream = Stream(0);

/// Deals with this seed: the opening chambers east and west, and then the pile, drawn to the end.
fn order(seats: u8, seed: &str) -> (Vec<Tile>, Vec<Tile>) {
    let referee = deal(seats, json!({}), seed).expect("options of the rules");
    let open = referee.state().expedition();
    let mut pile = open.pile.clone();
    let mut luck = Luck::new(&Seed::from_text(&format!("{seed}, drawn")), &[]);
    let drawn = std::iter::from_fn(|| pile.draw(&mut luck, PILE)).collect();
    (open.map.nodes().skip(1).map(|room| room.tile).collect(), drawn)
}

// ----- the pile -------------------------------------------------------------------------------------------------------

// "START in the centre. The first two of base go to START's E, then W door, stairs against START."
#[test]
fn r_2_two_chambers_are_laid_at_the_doors_of_start() {
    for seats in 1..=6 {
        let table = dealt(seats, json!({}));
        let map = &table.open().map;
        let places: Vec<((i8, i8), u8)> = map.nodes().map(|room| (room.at, room.turned)).collect();

        assert_eq!(places, [((0, 0), 0), ((1, 0), 1), ((-1, 0), 3)]);
        assert_eq!(map.node(NodeId::START).tile, Tile::START);
        for (door, room) in [(Dir::E, 1), (Dir::W, 2)] {
            let next = map.passage(NodeId::START, door).expect("stairs against START");
            assert_eq!(Some(next), map.nodes().nth(room).map(|node| node.id));
        }
    }
}

#[test]
fn r_2_the_deal_tells_which_chambers_were_laid() {
    let table = dealt(3, json!({}));
    let room = |index: usize| {
        let room = table.open().map.nodes().nth(index).unwrap();
        json!({"laid": {"tile": room.tile, "at": room.at, "turned": room.turned}})
    };
    assert_eq!(table.told, json!([room(1), room(2)]));
}

// "base = 4 stone chambers + the 13 of the set in use", EXIT apart.
#[test]
fn r_2_every_chamber_is_in_play_once() {
    for seats in 1..=6 {
        let (opening, pile) = order(seats, "once");
        let mut all: Vec<Tile> = opening.iter().chain(&pile).copied().collect();
        all.sort();
        let mut wanted: Vec<Tile> = Tile::base().chain([Tile::EXIT]).collect();
        wanted.sort();
        assert_eq!(all, wanted);
        assert_eq!((opening.len(), pile.len()), (2, 16));
    }
}

// "never EXIT": it is set apart before the opening chambers are drawn; all seventeen others come as often.
#[test]
fn r_2_any_chamber_but_the_exit_may_lie_at_the_doors() {
    let mut east = BTreeMap::new();
    let mut west = BTreeMap::new();
    let deals = 3_400;
    for number in 0..deals {
        let referee = deal(4, json!({}), &format!("opening {number}")).unwrap();
        let rooms = referee.state().expedition().map.nodes();
        *east.entry(rooms.clone().nth(1).unwrap().tile).or_insert(0) += 1;
        *west.entry(rooms.clone().nth(2).unwrap().tile).or_insert(0) += 1;
    }
    for door in [east, west] {
        assert_eq!(door.keys().copied().collect::<Vec<_>>(), Tile::base().collect::<Vec<_>>());
        // 200 each, with a deviation of 14.
        assert!(door.values().all(|n| (135..265).contains(n)), "{door:?}");
    }
}

// "3+ players: EXIT is one of the last five."
#[test]
fn r_2_for_three_and_more_the_exit_is_one_of_the_last_five() {
    for seats in 3..=6 {
        let mut places = [0; 16];
        for number in 0..1_000 {
            let (_, pile) = order(seats, &format!("exit {number}"));
            places[pile.iter().position(|tile| *tile == Tile::EXIT).unwrap()] += 1;
        }
        assert_eq!(places[..11], [0; 11], "{seats} seats");
        // 200 each, with a deviation of 13.
        assert!(places[11..].iter().all(|n| (140..260).contains(n)), "{seats} seats: {places:?}");
    }
}

// "1–2 players: plain base game: 7 above, 8 below."
#[test]
fn r_2_for_one_and_two_the_exit_lies_in_the_middle() {
    for seats in [1, 2] {
        for number in 0..300 {
            let (_, pile) = order(seats, &format!("middle {number}"));
            assert_eq!(pile.iter().position(|tile| *tile == Tile::EXIT), Some(7));
            assert_eq!(pile.len() - 8, 8);
        }
    }
}

// The rest of the pile has no order: every chamber comes first as often as any other.
#[test]
fn r_2_the_pile_is_well_mixed() {
    let mut top = BTreeMap::new();
    for number in 0..3_400 {
        let (_, pile) = order(3, &format!("top {number}"));
        *top.entry(pile[0]).or_insert(0) += 1;
    }
    assert_eq!(top.len(), 17);
    assert!(top.values().all(|n| (135..265).contains(n)), "{top:?}");
}

// ----- ark, dice, pawns -----------------------------------------------------------------------------------------------

// "7 / 7 / 11 / 14 / 16 / 18 stones for 1 / 2 / 3 / 4 / 5 / 6 players … Two more stones beside the ark."
#[test]
fn r_2_stones_by_the_number_of_players() {
    for (seats, stones) in (1..).zip([7, 7, 11, 14, 16, 18]) {
        let table = dealt(seats, json!({}));
        assert_eq!((table.ark(), table.goddess()), (stones, 2), "{seats} seats");
    }
}

// "5 dice each, solo 7; all pawns on START."
#[test]
fn r_2_dice_and_pawns() {
    assert_eq!(dealt(1, json!({})).dice(0), "_______");
    for seats in 2..=6 {
        let document = dealt(seats, json!({})).document();
        let each = |value: Value| json!(vec![value; usize::from(seats)]);
        assert_eq!(document["dice"], each(json!("_____")));
        assert_eq!(document["pawn"], each(json!("START")));
        assert_eq!(document["share"], each(json!(true)));
        assert_eq!((&document["lost"], &document["busy"]), (&each(json!(0)), &each(json!(0))));
    }
}

// ----- difficulty -----------------------------------------------------------------------------------------------------

// §1.7: "Pioneer +0 · seasoned +3 stones · born explorers +6 stones and no goddess."
#[test]
fn r_7_difficulty() {
    for (seats, stones) in (1..).zip([7, 7, 11, 14, 16, 18]) {
        for (difficulty, more, goddess) in [("pioneer", 0, 2), ("seasoned", 3, 2), ("born", 6, 0)] {
            // Six born explorers need a module with more stones.
            let table = dealt(seats, json!({"difficulty": difficulty, "double": seats == 6}));
            assert_eq!((table.ark(), table.goddess()), (stones + more, goddess), "{difficulty}, {seats}");
        }
    }
}

#[test]
fn r_7_born_explorers_cannot_call_the_goddess() {
    let options = json!({"difficulty": "born"});
    let table = crate::expedition_table::given_with(2, options, json!({"dice": ["XXXXX", "XXXXX"]}));
    assert_eq!(table.why_not(0, "goddess"), "no_goddess");
}

// ----- options --------------------------------------------------------------------------------------------------------

// The defaults of the table.
#[test]
fn r_21_defaults() {
    let wanted = json!({"difficulty": "pioneer", "track": "A", "pace": "paced", "intro_ms": 0});
    assert_eq!(dealt(2, json!({})).document()["options"], wanted);
    assert_eq!(dealt(2, wanted.clone()).document()["options"], wanted);
}

// "BadOptions: other than 1–6 seats"
#[test]
fn r_21_one_to_six_seats() {
    for seats in 1..=6 {
        assert!(deal(seats, json!({}), "seats").is_ok());
    }
    for seats in [7, 8] {
        let refused = deal(seats, json!({}), "seats").map(|_| ());
        assert_eq!(refused, Err(BadOptions::Seats { min: 1, max: 6 }));
    }
}

// "a track not ascending"
#[test]
fn r_21_a_track_ascends() {
    for track in [[1, 2, 3, 4, 6, 5], [1, 1, 2, 3, 4, 5], [10, 9, 11, 12, 13, 14], [6, 5, 4, 3, 2, 1]] {
        let refused = deal(2, json!({"track": track}), "track").map(|_| ());
        let layout = matches!(refused, Err(BadOptions::Layout { option: "track", .. }));
        assert!(layout, "{track:?}: {refused:?}");
    }
    assert!(deal(2, json!({"track": [1, 2, 3, 4, 5, 6]}), "track").is_ok());
    assert!(deal(2, json!({"track": [180, 200, 360, 380, 540, 560]}), "track").is_ok());
}

// "`intro_ms` 0–60 000"
#[test]
fn r_21_the_introduction_takes_a_minute_at_most() {
    for allowed in [0, 1, 60_000] {
        assert!(deal(2, json!({"intro_ms": allowed}), "intro").is_ok());
    }
    let refused = deal(2, json!({"intro_ms": 60_001}), "intro").map(|_| ());
    assert_eq!(refused, Err(BadOptions::OutOfRange { option: "intro_ms", min: 0, max: 60_000 }));
}

// "`pace`: paced, free, or {throw_ms, act_ms}"
#[test]
fn r_21_every_pace_is_dealt() {
    for pace in [
        json!("paced"),
        json!("free"),
        json!({"throw_ms": 0, "act_ms": 0}),
        json!({"throw_ms": 900, "act_ms": 1}),
    ] {
        assert_eq!(dealt(2, json!({"pace": pace})).document()["options"]["pace"], pace);
    }
}

// ----- as it is written -----------------------------------------------------------------------------------------------

// A state that is written and read back is the same state, whatever the number of seats.
#[test]
fn r_1_a_state_is_read_back_as_it_was_written() {
    let differs = |seats: &u8| {
        let table = dealt(*seats, json!({}));
        let again: temple::Temple = serde_json::from_value(table.document()).expect("it was written so");
        again != *table.referee.state()
    };
    assert_eq!((1..=6).filter(differs).collect::<Vec<u8>>(), [0; 0], "numbers of seats");
}
