//! The rulings on edge cases, one by one. (Rules §1.8)

use serde_json::{Value, json};
use temple::Tile;

use crate::expedition_table::{HALL, Table, given, given_with, laid, laid_with_pile};

const SHORT: [u32; 6] = [1, 2, 3, 4, 5, 6];

/// Seat 0 in B01 with these dice, seat 1 in START, and the first slam over.
fn after_a_slam(dice: &str) -> Table {
    let changes = json!({"pawn": ["B01", "START"], "dice": [dice, "_____"]});
    let mut table = given_with(2, json!({"track": SHORT}), changes);
    table.wait(2_000);
    table
}

// ----- 1: which die is lost -------------------------------------------------------------------------------------------

// "the locked die with the highest index, else the blank one, else the showing one". (Aside: Broken die, module 1.)
#[test]
fn r_8_01_a_slam_takes_locked_then_blank_then_showing() {
    for (before, after) in [
        ("XAXA_", "XA.A_"),
        ("AX_XG", "AX_.G"),
        ("A_T_K", "A_T.K"),
        ("_AAAA", ".AAAA"),
        ("AATKG", "AATK."),
        ("XXXXX", "XXXX."),
        ("A.T..", "A...."),
        (".X.A_", "...A_"),
    ] {
        assert_eq!(after_a_slam(before).dice(0), after, "{before}");
    }
}

// "Nothing left: nothing lost."
#[test]
fn r_8_01_without_dice_nothing_is_lost() {
    let changes = json!({"pawn": ["B01", "START"], "dice": [".....", "_____"], "lost": [5, 0]});
    let mut table = given_with(2, json!({"track": SHORT}), changes);

    let rings = table.wait(2_000);

    assert_eq!(rings[1], (2_000, json!([{"slam": {"times": 1}}])));
    assert_eq!(table.document()["lost"], json!([5, 0]));
}

// "Only seats inside. lostDice counts slam".
#[test]
fn r_8_01_only_seats_inside_lose_and_it_is_counted() {
    let changes = json!({"pawn": ["B01", null, "S01"], "dice": ["AAAAA", ".....", "KKKKK_"]});
    let mut table = given_with(3, json!({"track": SHORT}), changes);

    let rings = table.wait(4_000);

    assert_eq!([0, 1, 2].map(|seat| table.dice(seat)), ["AAA..", ".....", "KKKK.."]);
    assert_eq!(table.document()["lost"], json!([2, 0, 2]));
    let second = json!([{"slam": {"times": 2}}, {"lost_die": {"seat": 0, "die": 3}}, {"lost_die": {"seat": 2, "die": 4}}]);
    assert_eq!(rings[3], (4_000, second));
}

// "not … gift": a die given away is not a die lost.
#[test]
fn r_8_01_a_gift_is_not_counted_as_lost() {
    let mut table = given(2, json!({"ark": 0, "pawn": ["EXIT", "B01"], "dice": ["K____", "_____"]}));
    table.go(0, "escape 1");
    assert_eq!(table.document()["lost"], json!([0, 0]));
}

// ----- 2, 3: no dice, no free dice ------------------------------------------------------------------------------------

// "pawn can do nothing that costs dice; can still receive a gift die; counts as inside at collapse"
#[test]
fn r_8_02_a_pawn_without_dice() {
    let pawns = json!({"ark": 0, "pawn": ["EXIT", "EXIT"], "dice": ["K____", "....."], "lost": [0, 5]});
    let mut table = given(2, pawns);
    assert_eq!((table.offers(1), table.throwable(1)), (vec![], 0));
    assert_eq!(table.why_not(1, "escape 0"), "too_few_symbols");

    table.go(0, "escape 1");
    assert_eq!((table.dice(1), table.throwable(1)), ("....._".to_owned(), 1));
    table.throws(1, "5", "K").go(1, "escape");

    assert_eq!(table.won(), Some(true));
}

#[test]
fn r_8_02_a_pawn_without_dice_is_inside_at_the_collapse() {
    let pawns = json!({"pawn": [null, "EXIT"], "dice": [".....", "....."], "lost": [0, 5]});
    let mut table = given(2, pawns);

    table.wait(600_000);

    assert_eq!(table.won(), Some(false));
}

// "only help, goddess, … saves you". (Restoring mask: module 2, Priest and Medic: module 6.)
#[test]
fn r_8_03_with_all_dice_locked_only_help_or_the_goddess_saves() {
    let locked = given(2, json!({"dice": ["XXXXX", "G____"]}));
    assert_eq!((locked.offers(0), locked.throwable(0)), (vec![temple::Move::Goddess], 0));

    let mut helped = locked.with(json!({}));
    helped.go(1, "free 0");
    assert_eq!(helped.dice(0), "__XXX");

    let mut called = locked.with(json!({}));
    called.go(0, "goddess").go(1, "yes");
    assert_eq!(called.dice(0), "_____");
}

// ----- 4: the pile is empty, the temple is closed ---------------------------------------------------------------------

#[test]
fn r_8_04_an_empty_pile_has_nothing_to_discover() {
    let table = given(1, laid_with_pile(&HALL, &[]));
    let table = table.with(json!({"pawn": ["S01"], "dice": ["AAAAAAA"]}));

    assert_eq!(table.why_not(0, "discover N"), "pile_empty");
}

/// Seat 0 in B03; the one access that can be reached is to the east of it. West of START the way ends at a wall.
const ONE_WAY: [&str; 3] = ["B03 1 0 1", "B12 -1 0 3", "B09 -2 0 0"];

/// The same, and walls around the cell to the east: whatever is laid there closes the temple.
const NO_WAY: [&str; 6] = ["B03 1 0 1", "B12 -1 0 3", "B09 -2 0 0", "S02 2 -1 0", "S04 2 1 2", "B02 3 0 3"];

fn before_the_last_access(temple: Value) -> Table {
    given(2, temple).with(json!({"pawn": ["B03", "START"], "dice": ["AAAA_", "_____"]}))
}

fn put_back(table: &Table) -> Vec<&str> {
    let facts = table.told.as_array().map_or(&[][..], Vec::as_slice);
    facts.iter().filter_map(|fact| fact["put_back"]["tile"].as_str()).collect()
}

// "the tile is shown, goes back as `Fix` with ⌊n/2⌋ of the n other pile tiles above it, and the next is drawn, at no cost"
#[test]
fn r_8_04_a_chamber_that_would_close_the_temple_goes_back_to_the_middle() {
    let mut table = before_the_last_access(laid(&ONE_WAY, &["EXIT", "B04"]));
    assert_eq!(table.open().pile.len(), 15);

    table.go(0, "discover E");

    let laid = json!({"seat": 0, "tile": "B04", "at": [2, 0], "turned": 1});
    assert_eq!(table.told, json!([{"put_back": {"tile": "EXIT"}}, {"discovered": laid}]));
    assert_eq!(table.dice(0), "__AA_", "paid once");
    // Of 14 others 7 lay above it; one of them was laid.
    assert_eq!(table.open().pile.known().collect::<Vec<_>>(), [(6, Tile::EXIT)]);
    assert_eq!(table.open().pile.len(), 14);
}

#[test]
fn r_8_04_with_an_odd_number_of_others_the_half_is_rounded_down() {
    let temple = laid_with_pile(&ONE_WAY, &["EXIT", "B04", "B01", "B05", "B06", "B07"]);
    let mut table = before_the_last_access(temple);

    table.go(0, "discover E");

    // ⌊5/2⌋ = 2 above it, one of which was laid.
    let known: Vec<String> = table.open().pile.known().map(|(_, tile)| tile.to_string()).collect();
    assert_eq!(known, ["B01", "EXIT", "B05", "B06", "B07"]);
}

#[test]
fn r_8_04_several_may_go_back_one_after_another() {
    // East and south of the cell are walls, so only a chamber with an opening to the north keeps the temple open; laid to
    // the east that is its side W.
    let rooms = ["B03 1 0 1", "B12 -1 0 3", "B09 -2 0 0", "S02 2 -1 0", "B02 3 0 3"];
    let mut table = before_the_last_access(laid(&rooms, &["EXIT", "S01", "B10", "B13"]));

    table.go(0, "discover E");

    // S01 and B10 have S, N and E; B13 has S, N and W.
    assert_eq!(put_back(&table), ["EXIT", "S01", "B10"]);
    assert_eq!(table.told[3]["discovered"]["tile"], "B13");
}

// "after n such tries the last one drawn is laid anyway"
#[test]
fn r_8_04_after_as_many_tries_as_other_chambers_the_last_one_is_laid_anyway() {
    let mut table = before_the_last_access(laid(&NO_WAY, &[]));
    let others = table.open().pile.len() - 1;

    table.go(0, "discover E");

    assert_eq!(put_back(&table).len(), others);
    assert_eq!(table.open().map.nodes().len(), 8);
    assert_eq!((table.open().pile.len(), table.dice(0)), (others, "__AA_".to_owned()));
    assert_eq!(table.pawn(0), "B03");
}

#[test]
fn r_8_04_three_chambers_two_tries() {
    let mut table = before_the_last_access(laid_with_pile(&NO_WAY, &["B04", "EXIT", "B06"]));

    table.go(0, "discover E");

    // B04 goes back under EXIT, EXIT under B04, and B04 is laid.
    assert_eq!(put_back(&table), ["B04", "EXIT"]);
    assert_eq!(table.told[2]["discovered"]["tile"], "B04");
    let left: Vec<String> = table.open().pile.known().map(|(_, tile)| tile.to_string()).collect();
    assert_eq!(left, ["EXIT", "B06"]);
}

// "while the pile is not empty": the last chamber may close the temple.
#[test]
fn r_8_04_the_last_chamber_may_close_the_temple() {
    let mut table = before_the_last_access(laid_with_pile(&ONE_WAY, &["EXIT"]));

    table.go(0, "discover E");

    assert_eq!(put_back(&table), [""; 0]);
    assert!(table.open().pile.is_empty());
    assert!(table.open().map.exit().is_some());
}

// "reachable on foot from the discoverer's node": another access that can be walked to keeps the temple open.
#[test]
fn r_8_04_another_access_within_reach_is_enough() {
    let rooms = ["B03 1 0 1", "B12 -1 0 3"];
    let mut table = before_the_last_access(laid(&rooms, &["EXIT"]));

    table.go(0, "discover E");

    assert_eq!(put_back(&table), [""; 0]);
    assert_eq!(table.told[0]["discovered"]["tile"], "EXIT");
}

// ----- 5 to 9 ---------------------------------------------------------------------------------------------------------

// "the table's order decides who gets which tile; both pay"
#[test]
fn r_8_05_two_who_discover_at_once_get_chambers_in_the_order_of_the_table() {
    let pawns = json!({"pawn": ["S01", "S01"], "dice": ["AA___", "AA___"]});
    let mut table = given(2, laid(&HALL, &["B04", "B06"])).with(pawns);

    table.go_at(1_000, 1, "discover E").go_at(1_000, 0, "discover N");

    let rooms: Vec<(String, (i8, i8))> =
        table.open().map.nodes().skip(6).map(|room| (room.tile.to_string(), room.at)).collect();
    assert_eq!(rooms, [("B04".to_owned(), (2, 1)), ("B06".to_owned(), (1, 2))]);
    assert_eq!((table.dice(0), table.dice(1)), ("_____".to_owned(), "_____".to_owned()));
}

// "If the cell was filled … meanwhile, the second request is refused and nothing is paid." (Reserved: module 6.)
#[test]
fn r_8_05_of_two_who_want_the_same_cell_the_second_pays_nothing() {
    let pawns = json!({"pawn": ["S01", "S01"], "dice": ["AA___", "AA___"]});
    let mut table = given(2, laid(&HALL, &["B04"])).with(pawns);

    table.go_at(1_000, 1, "discover N");

    assert_eq!(table.why_not(0, "discover N"), "no_access");
    assert_eq!(table.dice(0), "AA___");
    assert!(table.legal(0, "discover E"));
}

// "Joint moves: who pays, §1.19", see `payment`. Of two who activate at once the second finds the stones used.
#[test]
fn r_8_06_joint_dice_are_not_spent_twice() {
    let mut table = given(2, json!({"pawn": ["S01", "S01"], "dice": ["KKKK_", "KKKK_"]}));

    table.go(1, "activate 1");

    assert_eq!(table.why_not(0, "activate 1"), "stones_used");
    assert_eq!((table.dice(0), table.dice(1)), ("KKKK_".to_owned(), "_____".to_owned()));
}

// "Escaped players cannot vote, help or throw; they may watch and talk"
#[test]
fn r_8_07_who_has_escaped_only_watches_and_talks() {
    let mut table = given(3, json!({"pawn": [null, "EXIT", "EXIT"], "dice": [".....", "XXA__", "A____"]}));
    table.go(1, "goddess");

    for words in ["throw 0", "free 1", "enter W", "activate 1", "escape 1", "goddess", "share off"] {
        assert_eq!(table.why_not(0, words), "escaped", "{words}");
    }
    assert_eq!(table.why_not(0, "yes"), "ask_closed");
    assert!(!table.referee.awaited().contains(table::Seat::at(0)));
    let heard = <temple::Temple as table::Rules>::talk(table.open(), table::Seat::at(0));
    assert_eq!(heard, table::Eyes::ALL);
    assert_eq!(table.why_not(1, "free 0"), "not_here", "nobody helps somebody who is out");
    assert_eq!(table.why_not(1, "escape 0"), "no_gift");
}

#[test]
fn r_8_08_arriving_after_the_slam_gives_nothing_back() {
    let mut table = after_a_slam("AAAAA");

    table.go_at(2_001, 0, "enter W");

    assert_eq!((table.pawn(0), table.dice(0)), ("START".to_owned(), "__AA.".to_owned()));
    assert_eq!(table.document()["lost"], json!([1, 0]));
}

// "inputs stamped t come before the alarm at t". The slam, the collapse and deadlines: `clock`, `goddess`, `start`; busy:
// `pace`. Here all at once: what comes last before a slam is still in time for it.
#[test]
fn r_8_09_inputs_come_before_the_alarm_of_their_time() {
    let changes = json!({"pawn": ["B01", "B01"], "dice": ["XAA__", "GAA__"]});
    let mut table = given_with(2, json!({"track": SHORT}), changes);

    table.go_at(2_000, 1, "free 0").go_at(2_000, 1, "enter W").go_at(2_000, 0, "throw 0");
    let rings = table.wait(2_000);

    assert_eq!(rings.len(), 1, "the gong rang before");
    assert_eq!((table.dice(1), table.document()["lost"].clone()), ("_____".to_owned(), json!([1, 0])));
    assert_eq!(table.document()["events"], 2);
}

// ----- 10 to 18 -------------------------------------------------------------------------------------------------------

// "you may walk in and out; nobody is forced to leave"
#[test]
fn r_8_10_the_exit_can_be_entered_and_left() {
    let pawns = json!({"ark": 0, "pawn": ["B01", "START"], "dice": ["AAAAK", "_____"]});
    let mut table = given(2, pawns);

    table.go(0, "enter E");
    assert!(table.legal(0, "escape 1"));
    table.go(0, "enter W");

    assert_eq!((table.pawn(0), table.dice(0)), ("B01".to_owned(), "____K".to_owned()));
}

// "escape costs 1 K. Goddess still puts a stone in"
#[test]
fn r_8_11_with_an_empty_ark_one_key_is_enough() {
    let mut table = given(2, json!({"ark": 0, "pawn": ["EXIT", "START"], "dice": ["KX___", "_____"]}));
    assert!(table.legal(0, "escape 1"));

    table.go(0, "goddess").go(1, "yes");

    assert_eq!(table.ark(), 1);
    assert_eq!(table.why_not(0, "escape 1"), "too_few_symbols");
}

// "no help" – but one's own gold masks help oneself. (Teleport, alliance and soul swap are modules.)
#[test]
fn r_8_12_alone_there_is_nobody_to_help() {
    let mut table = given(1, json!({"ark": 0, "pawn": ["EXIT"], "dice": ["KGXXX__"]}));
    assert!(table.legal(0, "free 0"));
    assert_eq!(table.why_not(0, "free 1"), "not_here");
    assert_eq!(table.why_not(0, "escape 1"), "no_gift");

    table.go(0, "escape");

    assert_eq!(table.won(), Some(true));
}

// "Activate with no stone in the ark is refused. A tier above what the ark holds is allowed at its full price."
#[test]
fn r_8_13_activating_takes_a_stone_in_the_ark() {
    let pawns = json!({"pawn": ["S01", "S01"], "dice": ["KKKKK", "KKA__"]});
    let mut table = given(2, pawns).with(json!({"ark": 1}));
    assert_eq!(table.with(json!({"ark": 0})).why_not(0, "activate 1"), "ark_empty");

    table.go(0, "activate 2");

    assert_eq!(table.ark(), 0);
    assert_eq!((table.dice(0), table.dice(1)), ("_____".to_owned(), "__A__".to_owned()));
}

// "frees min(cap, locked) dice, lowest index first; cap 2; refused at 0 locked". (Medic, Masquerade: modules 6 and 1.)
#[test]
fn r_8_14_freeing_takes_the_lowest_two() {
    for (before, after, freed) in
        [("XAXX_", "_A_X_", json!([0, 2])), ("AAXA_", "AA_A_", json!([2])), ("AXAXX", "A_A_X", json!([1, 3]))]
    {
        let mut table = given(2, json!({"dice": ["G____", before]}));
        table.go(0, "free 1");
        assert_eq!((table.dice(0), table.dice(1)), ("_____".to_owned(), after.to_owned()));
        assert_eq!(table.told, json!([{"freed": {"seat": 0, "whose": 1, "dice": freed}}]));
    }
    let table = given(2, json!({"dice": ["GX___", "_____"]}));
    assert_eq!(table.why_not(0, "free 1"), "nothing_locked");
}

// "a single G: the one with the lowest index"
#[test]
fn r_8_15_of_several_gold_masks_the_lowest_is_spent() {
    let mut table = given(2, json!({"dice": ["AGXGG", "_____"]}));

    table.go(0, "free 0");

    assert_eq!(table.dice(0), "A__GG");
}

// "Escape cost counts stones". (Obelisk and quest tokens: module 5.) Stones beside the ark do not count.
#[test]
fn r_8_16_only_stones_in_the_ark_make_escaping_dearer() {
    let at_exit = given(1, json!({"ark": 6, "pawn": ["EXIT"], "dice": ["KKKKKKK"]}));
    assert!(at_exit.with(json!({"goddess": 2})).legal(0, "escape"));
    assert!(at_exit.with(json!({"goddess": 0})).legal(0, "escape"));
    assert_eq!(at_exit.with(json!({"ark": 7})).why_not(0, "escape"), "too_few_symbols");
}

// "Gift is mandatory if somebody else is inside …; the receiver gets one new blank die." (Aside: module 1.)
#[test]
fn r_8_17_a_gift_is_mandatory_while_somebody_is_inside() {
    let pawns = json!({"ark": 0, "pawn": ["EXIT", "START", null], "dice": ["K____", "AX..K", "....."]});
    let mut table = given(3, pawns);
    assert_eq!(table.why_not(0, "escape"), "gift_needed");
    assert_eq!(table.why_not(0, "escape 0"), "no_gift", "not to oneself");
    assert_eq!(table.why_not(0, "escape 2"), "no_gift", "not to somebody who is out");

    table.go(0, "escape 1");

    assert_eq!(table.dice(1), "AX..K_", "a new die, whatever was lost");
}

// A die that was given gets the next index, and gifts add up: six pawns, five gifts to the last one.
#[test]
fn r_8_17_the_last_one_may_have_ten_dice() {
    let exit = json!({"ark": 0, "pawn": vec!["EXIT"; 6], "dice": vec!["KAAAA"; 6]});
    let mut table = given(6, exit);

    for seat in 0..5 {
        table.go(seat, "escape 5");
    }

    assert_eq!(table.dice(5), "KAAAA_____");
    assert_eq!(table.throwable(5), 10);
    table.go(5, "escape");
    assert_eq!(table.won(), Some(true));
}

#[test]
fn r_8_18_there_is_room_for_everybody() {
    let mut table = given(6, json!({"dice": vec!["AA___"; 6]}));
    for seat in 0..6 {
        table.go(seat, "enter E");
    }
    assert_eq!(table.document()["pawn"], json!(vec!["B01"; 6]));
}
