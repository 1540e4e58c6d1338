//! Module 2, treasures. (Rules §1.11, §1.19 "Who pays"); Teleport has a file of its own.

use serde_json::json;
use temple::{Feature, Pay};

use crate::expedition_table::{DARK_HALL, Table, deal, dealt, with_modules};

/// In the dark hall, with this on top of the pile. Nothing lies in the chambers yet.
fn hall(seats: u8, top: &[&str]) -> Table {
    with_modules(seats, json!({"treasures": true}), &DARK_HALL, top)
}

/// Seat 0 stands here with these dice and holds these; everybody else in START.
fn ana(chamber: &str, dice: &str, treasures: &[&str]) -> Table {
    let held: Vec<(u8, &str)> = treasures.iter().map(|treasure| (0, *treasure)).collect();
    hall(2, &[]).holding(&held).with(json!({"pawn": [chamber, "START"], "dice": [dice, "_____"]}))
}

/// The same with this treasure in C01, where seat 0 stands.
fn found(dice: &str, treasure: &str) -> Table {
    let mut table = hall(2, &["C02"]);
    table = table.with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));
    let pile = table.document()["treasures"]["pile"].clone();
    let index = pile.as_array().and_then(|pile| pile.iter().position(|other| other == treasure));
    let index = index.expect("a treasure of the pile");
    table.lets(0, "discover N", [index as u32]);
    table.with(json!({"pawn": ["C02", "START"], "dice": [dice, "_____"]}))
}

// ----- found ----------------------------------------------------------------------------------------------------------

// "draw a treasure tile, lay it face up on the chamber"
#[test]
fn r_11_a_chamber_that_shows_a_treasure_gets_one() {
    let mut table = hall(2, &["C02"]).with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));

    table.lets(0, "discover N", [4]);

    assert_eq!(table.told[1], json!({"treasure_laid": {"tile": "C02", "treasure": "double_torch"}}));
    let map = table.document()["map"].clone();
    assert_eq!(map[6]["treasure"], "double_torch");
    assert_eq!(table.document()["treasures"]["pile"].as_array().unwrap().len(), 12);
}

// "Pile empty: none."
#[test]
fn r_11_when_the_pile_is_empty_nothing_is_laid() {
    let table = hall(2, &["C02"]).with(json!({"treasures": {"pile": []}}));
    let mut table = table.with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));

    table.lets(0, "discover N", []);

    assert_eq!(table.told.as_array().unwrap().len(), 1);
}

// §1.10: "both modules share them; ignore the icon of a module not in play"
#[test]
fn r_10_masks_mean_nothing_without_curses_and_treasures_nothing_without_treasures() {
    let start = json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]});
    let mut treasures = hall(2, &["C05"]).with(start.clone());
    treasures.lets(0, "discover N", [0]);
    assert_eq!(treasures.told.as_array().unwrap().len(), 2, "a treasure and no curse");
    let mut curses = with_modules(2, json!({"curses": true}), &DARK_HALL, &["C05"]).with(start.clone());
    curses.lets(0, "discover N", [0]);
    assert_eq!(curses.told.as_array().unwrap().len(), 2, "a curse and no treasure");
    let both = json!({"curses": true, "treasures": true});
    let mut both = with_modules(2, both, &DARK_HALL, &["C05"]).with(start);
    both.lets(0, "discover N", [0, 0]);
    assert_eq!(both.told[1]["cursed"]["seat"], 0);
    assert_eq!(both.told[2]["treasure_laid"]["tile"], "C05");
}

// §1.2, step 2: opening tiles "get a treasure if they show the icon"
#[test]
fn r_2_the_first_two_chambers_get_their_treasure() {
    let mut laid = 0;
    for seed in 0..30 {
        let game = deal(2, json!({"treasures": true}), &seed.to_string()).unwrap();
        let open = game.state().expedition();
        for node in open.map.nodes() {
            assert_eq!(node.treasure.is_some(), node.tile.has(Feature::Treasure));
            laid += u32::from(node.treasure.is_some());
        }
    }
    assert!(laid > 10);
}

// §1.21: "Solo leaves out Soul swap and Teleport."
#[test]
fn r_21_alone_there_is_no_teleport() {
    let pile = dealt(1, json!({"treasures": true})).document()["treasures"]["pile"].clone();
    assert!(!pile.as_array().unwrap().contains(&json!("teleport")));
}

// ----- taken ----------------------------------------------------------------------------------------------------------

// "Anyone in that chamber may take it for K K, own dice"
#[test]
fn r_11_two_keys_take_a_treasure() {
    let mut table = found("KAKTT", "restoring_mask");

    table.go(0, "take");

    assert_eq!(table.told, json!([{"took": {"seat": 0, "treasure": "restoring_mask"}}]));
    assert_eq!((table.dice(0), table.treasures_of(0)), ("_A_TT".to_owned(), json!(["restoring_mask"])));
    assert_eq!(table.document()["map"][6].get("treasure"), None);
    assert_eq!(table.why_not(0, "take"), "no_treasure_here");
}

#[test]
fn r_11_taking_needs_own_keys_and_the_chamber() {
    let table =
        found("KAATT", "restoring_mask").with(json!({"pawn": ["C02", "C02"], "dice": ["KAATT", "KKKKK"]}));
    assert_eq!(table.why_not(0, "take"), "too_few_symbols");
    assert!(table.legal(1, "take"), "anyone");
    assert_eq!(ana("START", "KK___", &[]).why_not(0, "take"), "no_treasure_here");
}

// "Kept by that player, no trading, any number. An escaping player's treasures leave with him"
#[test]
fn r_11_treasures_leave_with_a_player_who_escapes() {
    let mut table = ana("EXIT", "K____", &["teleport", "teleport", "double_key"]).with(json!({"ark": 0}));
    let pile = table.document()["treasures"]["pile"].clone();

    table.go(0, "escape 1");

    assert_eq!((table.treasures_of(0), table.treasures_of(1)), (json!([]), json!([])));
    assert_eq!(table.document()["treasures"]["pile"], pile, "they are out of the game");
}

// ----- Restoring mask -------------------------------------------------------------------------------------------------

// "frees all locked dice of all players inside"
#[test]
fn r_11_a_restoring_mask_frees_everybody() {
    let table = hall(3, &[]).holding(&[(0, "restoring_mask")]);
    let pawns = json!({"pawn": ["START", "EXIT", null], "dice": ["XXXXX", "AXTXX", "....."]});
    let mut table = table.with(pawns);

    table.go(0, "restore");

    assert_eq!((table.dice(0), table.dice(1)), ("_____".to_owned(), "A_T__".to_owned()));
    assert_eq!(table.told, json!([{"restored": {"seat": 0}}]));
    assert_eq!(table.treasures_of(0), json!([]), "used treasures leave the game");
    assert_eq!(table.goddess(), 2);
}

#[test]
fn r_19_a_restoring_mask_needs_a_locked_die() {
    assert_eq!(ana("START", "AAAAA", &["restoring_mask"]).why_not(0, "restore"), "nobody_locked");
    assert_eq!(ana("START", "XAAAA", &[]).why_not(0, "restore"), "no_such_treasure");
}

// ----- Secret passage -------------------------------------------------------------------------------------------------

/// S01 has a wall to the west. C03 lies there, with doors to the south and north.
const WALLED: [&str; 6] = ["C01 1 0 1", "C09 -1 0 3", "S01 1 1 0", "C03 0 1 0", "C12 1 -1 2", "EXIT 2 0 1"];

fn walled(dice: &str) -> Table {
    let table = with_modules(2, json!({"treasures": true}), &WALLED, &[]).holding(&[(0, "secret_passage")]);
    table.with(json!({"pawn": ["S01", "START"], "dice": [dice, "AAAAA"]}))
}

// "opens the edge between two edge-adjacent placed tiles without an open passage there, anywhere"
#[test]
fn r_11_a_secret_passage_opens_a_wall() {
    let mut table = walled("AAAAA");
    assert_eq!(table.why_not(0, "enter W"), "no_passage");

    table.go(0, "open 0 1 E");

    assert_eq!(table.told, json!([{"wall_opened": {"seat": 0, "cell": [0, 1], "dir": "E"}}]));
    assert_eq!(table.document()["treasures"]["passages"], json!([{"cell": [0, 1], "dir": "E"}]));
    assert_eq!(table.with(json!({})).document(), table.document());
    table.go(0, "enter W");
    assert_eq!(table.pawn(0), "C03");
    let back = table.with(json!({"dice": ["AT___", "_____"]}));
    assert!(back.legal(0, "enter E"), "in both directions");
}

#[test]
fn r_11_a_secret_passage_opens_anywhere() {
    // START has walls to the north and south.
    let mut table = walled("AAAAA");
    table.go(0, "open 0 0 N");
    assert!(table.legal(1, "enter N"));
    assert_eq!(table.pawn(0), "S01");
}

#[test]
fn r_11_a_secret_passage_needs_a_wall_between_two_chambers() {
    let table = walled("AAAAA");
    for words in ["open 0 0 E", "open 1 0 N"] {
        assert_eq!(table.why_not(0, words), "no_wall", "{words}: an open passage");
    }
    for words in ["open 1 1 N", "open 5 5 E", "open -100 127 N"] {
        assert_eq!(table.why_not(0, words), "no_wall", "{words}: nothing lies there");
    }
    // §1.19: "dir N or E only (S, W are the other cell's)"
    assert_eq!(table.why_not(0, "open 1 1 W"), "no_wall");
    assert_eq!(table.why_not(1, "open 0 1 E"), "no_such_treasure");
}

// "is never an access"
#[test]
fn r_11_a_secret_passage_is_no_access() {
    let mut table = walled("AAAAA");
    table.go(0, "open 0 1 E");
    assert_eq!(table.why_not(0, "discover W"), "no_access");
}

// ----- Double torch, double key ---------------------------------------------------------------------------------------

// "two T / two K for one single action that needs at least one (entry, …)"
#[test]
fn r_11_a_double_torch_pays_for_an_entry() {
    let mut table = ana("C01", "AKKKK", &["double_torch"]);
    assert_eq!(table.why_not(0, "enter N"), "too_few_symbols");

    table.go(0, "enter N with torch");

    assert_eq!((table.pawn(0), table.dice(0)), ("S01".to_owned(), "_KKKK".to_owned()));
    assert_eq!(table.told[0], json!({"spent": {"seat": 0, "treasure": "double_torch"}}));
    assert_eq!(table.treasures_of(0), json!([]));
}

// "joint actions": the mover's treasure first, then dice.
#[test]
fn r_11_a_double_key_pays_for_stones() {
    let table = ana("S01", "KKK__", &["double_key"])
        .with(json!({"pawn": ["S01", "S01"], "dice": ["KKK__", "KK___"]}));
    let mut one = table.with(json!({}));
    one.go(0, "activate 1 with key");
    assert_eq!((one.dice(0), one.dice(1)), ("__K__".to_owned(), "KK___".to_owned()));

    let mut two = table;
    assert_eq!(two.why_not(0, "activate 2"), "too_few_symbols");
    two.go(0, "activate 2 with key");
    assert_eq!((two.ark(), two.dice(0), two.dice(1)), (5, "_____".to_owned(), "_____".to_owned()));
}

// "The mover's own": a mate's treasure pays nothing.
#[test]
fn r_19_only_the_mover_pays_with_treasures() {
    let table = ana("S01", "KK___", &["double_key"])
        .with(json!({"pawn": ["S01", "S01"], "dice": ["KK___", "_____"]}));
    assert!(table.legal(0, "activate 1 with key"));
    assert_eq!(table.why_not(1, "activate 1 with key"), "no_such_treasure");
}

// "escape"
#[test]
fn r_11_a_double_key_helps_out() {
    let mut table = ana("EXIT", "KAAAA", &["double_key"]).with(json!({"ark": 2}));
    assert_eq!(table.why_not(0, "escape 1"), "too_few_symbols");
    table.go(0, "escape 1 with key");
    assert_eq!(table.pawn(0), "out");
}

// §1.8.17: "Gift is mandatory if … the giver owns a die that is not aside"
#[test]
fn r_8_17_a_seat_without_dice_escapes_with_a_double_key_and_gives_nothing() {
    let mut table = ana("EXIT", ".....", &["double_key"]).with(json!({"ark": 1}));
    assert_eq!(table.why_not(0, "escape 1 with key"), "no_gift");

    table.go(0, "escape with key");

    assert_eq!((table.pawn(0), table.dice(1)), ("out".to_owned(), "_____".to_owned()));
}

// "treasure"
#[test]
fn r_11_a_double_key_takes_a_treasure() {
    let table = found("AAAAA", "teleport").holding(&[(0, "double_key")]);
    let mut table = table.with(json!({}));
    table.go(0, "take with key");
    assert_eq!((table.dice(0), table.treasures_of(0)), ("AAAAA".to_owned(), json!(["teleport"])));
}

// "curse"
#[test]
fn r_11_doubles_break_curses_together() {
    let both = json!({"curses": true, "treasures": true});
    let table = with_modules(2, both, &DARK_HALL, &[]).under(&[(0, "silence TTK")]);
    let table = table.holding(&[(0, "double_torch"), (0, "double_key")]);
    let mut table = table.with(json!({"dice": ["XXXXX", "_____"]}));
    assert_eq!(table.why_not(0, "break silence with torch"), "too_few_symbols");

    table.go(0, "break silence with both");

    assert!(table.curses_of(0).is_empty());
    assert_eq!(table.dice(0), "XXXXX");
    assert_eq!(table.treasures_of(0), json!([]), "surplus is wasted");
}

// "that needs at least one"
#[test]
fn r_19_4_what_needs_no_key_is_not_paid_with_one() {
    let table = ana("C01", "AATKK", &["double_torch", "double_key"]);
    assert_eq!(table.why_not(0, "enter N with key"), "not_needed", "S01 asks for A T");
    assert_eq!(table.why_not(0, "enter W with torch"), "not_needed", "START asks for A A");
    assert_eq!(table.why_not(0, "enter N with both"), "not_needed");
    assert!(table.legal(0, "enter N with torch") && table.legal(0, "enter N"));
}

// "surplus is wasted"
#[test]
fn r_11_what_is_left_of_a_double_torch_is_wasted() {
    let mut table = ana("C01", "ATTTT", &["double_torch"]);
    table.go(0, "enter N with torch");
    assert_eq!(table.dice(0), "_TTTT", "the die with a torch is not used");
    assert_eq!(table.treasures_of(0), json!([]));
}

// "one of each kind per action"
#[test]
fn r_19_4_two_double_keys_are_two_actions() {
    let table = ana("EXIT", "KAAAA", &["double_key", "double_key"]).with(json!({"ark": 4}));
    assert_eq!(table.why_not(0, "escape 1 with key"), "too_few_symbols");
}

// §1.19: "Every legal choice has exactly one spelling"
#[test]
fn r_19_pay_is_left_out_where_dice_pay() {
    let plain = serde_json::to_value(ana("C01", "AT___", &[]).spell("enter N")).unwrap();
    assert_eq!(plain, json!({"Enter": {"dir": "N"}}));
    let rich = serde_json::to_value(ana("C01", "AT___", &[]).spell("enter N with both")).unwrap();
    assert_eq!(rich, json!({"Enter": {"dir": "N", "pay": {"double_torch": true, "double_key": true}}}));
    assert_eq!(serde_json::to_value(Pay::DICE).unwrap(), json!({}));
    assert!(serde_json::from_value::<Pay>(json!({"gold_bar": true})).is_err());
}

// ----- Stone conjurer -------------------------------------------------------------------------------------------------

// "one stone moves from the ark onto the tile, at any moment, and counts as activated; the tile stays before its owner to the
// end, but is no treasure any more"
#[test]
fn r_11_a_stone_conjurer_takes_a_stone_out_of_the_ark() {
    let mut table = ana("START", "XXXXX", &["stone_conjurer", "stone_conjurer"]);

    table.go(0, "conjure");

    assert_eq!((table.ark(), table.told.clone()), (6, json!([{"conjured": {"seat": 0}}])));
    assert_eq!(table.treasures_of(0), json!(["stone_conjurer"]));
    assert_eq!(table.document()["treasures"]["conjured"], json!([1, 0]));
    assert_eq!(table.with(json!({"ark": 0})).why_not(0, "conjure"), "ark_empty");
}

// Practice is lost when nobody can do anything any more; a restoring mask could still help.
#[test]
fn practice_goes_on_while_a_treasure_can_help() {
    let options = json!({"treasures": true, "track": "off", "difficulty": "born"});
    let table = with_modules(1, options, &DARK_HALL, &[]).with(json!({"dice": ["_XXXXXX"]}));
    let mut helped = table.holding(&[(0, "restoring_mask")]);
    helped.throws(0, "0", "X");
    assert_eq!(helped.won(), None);
    helped.go(0, "restore");
    assert_eq!(helped.dice(0), "_______");

    let mut lost = table.holding(&[(0, "secret_passage")]);
    lost.throws(0, "0", "X");
    assert_eq!(lost.won(), Some(false));
}
