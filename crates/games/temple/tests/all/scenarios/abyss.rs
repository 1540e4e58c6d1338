//! The small set of the abyss: the chamber, Lost treasure and Double curse. (Rules §1.16, §1.10, §1.20)

use serde_json::{Value, json};

use crate::expedition_table::{DARK_HALL, Table, names, with_modules};

fn hall(options: Value, top: &[&str]) -> Table {
    let mut all = json!({"curses": true, "treasures": true, "abyss": true});
    table::patch(&mut all, &options);
    let table = with_modules(2, all, &DARK_HALL, top);
    table.with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}))
}

/// The place of this card in the pile.
fn place(table: &Table, card: &str) -> u32 {
    let pile = table.document()["curses"]["pile"].clone();
    let place = pile.as_array().and_then(|pile| pile.iter().position(|other| other == card));
    place.expect("a card of the pile") as u32
}

/// Seat 0 holds these and draws these cards, one after another; C08 has a mask and no treasure.
fn draws(table: &Table, treasures: &[(u8, &str)], cards: &[&str]) -> Table {
    let mut table = table.holding(treasures);
    let mut places: Vec<u32> = Vec::new();
    for (number, card) in cards.iter().enumerate() {
        let gone = cards[..number].iter().filter(|other| place(&table, other) < place(&table, card)).count();
        places.push(place(&table, card) - gone as u32);
    }
    table.lets(0, "discover N", places);
    table
}

// ----- the chamber ----------------------------------------------------------------------------------------------------

fn in_abyss(dice: [&str; 2]) -> Table {
    let rooms = ["PIT 1 0 1", "B03 -1 0 3", "EXIT 2 0 1"];
    let table = with_modules(2, json!({"abyss": true}), &rooms, &[]);
    table.with(json!({"pawn": ["PIT", "PIT"], "dice": dice}))
}

// "one player alone must show 5 X; locked dice count and stay locked; nothing is spent"
#[test]
fn r_16_five_black_masks_activate_two_stones() {
    let mut table = in_abyss(["XXXXX", "_____"]);

    table.go(0, "activate 1");

    assert_eq!((table.ark(), table.dice(0)), (5, "XXXXX".to_owned()));
    assert_eq!(table.told, json!([{"activated": {"seat": 0, "tile": "PIT", "stones": 2}}]));
    assert_eq!(table.why_not(0, "activate 1"), "stones_used");
    assert_eq!(table.with(json!({})).document(), table.document());
}

#[test]
fn r_16_the_masks_are_shown_by_one_player_alone() {
    let table = in_abyss(["XXXXA", "XXXXX"]);
    assert_eq!(table.why_not(0, "activate 1"), "too_few_black_masks");
    assert!(table.legal(1, "activate 1"));
    assert_eq!(table.why_not(1, "activate 2"), "no_such_tier");
    assert_eq!(table.with(json!({"ark": 0})).why_not(1, "activate 1"), "ark_empty");
}

// "Impossible with < 5 dice."
#[test]
fn r_16_four_dice_are_too_few_for_the_abyss() {
    assert_eq!(in_abyss(["XXXX.", "_____"]).why_not(0, "activate 1"), "too_few_black_masks");
}

// §1.19: "abyss: own X shown, no pay"
#[test]
fn r_19_nothing_pays_for_the_abyss() {
    let rooms = ["PIT 1 0 1", "C03 -1 0 3", "EXIT 2 0 1"];
    let table = with_modules(2, json!({"abyss": true, "treasures": true}), &rooms, &[]);
    let table =
        table.holding(&[(0, "double_key")]).with(json!({"pawn": ["PIT", "PIT"], "dice": ["XXXXX", "XXXXX"]}));
    assert_eq!(table.why_not(0, "activate 1 with key"), "not_needed");
    assert_eq!(table.why_not(1, "activate 1 with key"), "no_such_treasure");
}

// ----- Lost treasure --------------------------------------------------------------------------------------------------

// "hand over one treasure at once – it leaves the game –, or nothing if you have none; card leaves"
#[test]
fn r_16_lost_treasure_takes_one_and_leaves() {
    let table = draws(&hall(json!({}), &["C08"]), &[(0, "teleport"), (0, "teleport")], &["lost_treasure"]);
    assert_eq!(names(&table.told), ["discovered", "lost_treasure", "gave_up"]);
    assert_eq!(table.treasures_of(0), json!(["teleport"]), "one kind: no question");
    assert!(table.curses_of(0).is_empty());
    assert_eq!(table.document()["curses"]["discards"], json!(["lost_treasure"]));

    let none = draws(&hall(json!({}), &["C08"]), &[], &["lost_treasure"]);
    assert_eq!(names(&none.told), ["discovered", "lost_treasure"]);
    assert_eq!(none.document()["curses"]["discards"], json!(["lost_treasure"]));
}

// §1.20: `give_up`, "with ≥ 2 kinds": treasure, 3 s, blocks
#[test]
fn r_20_of_several_kinds_the_seat_chooses() {
    let held = [(0, "double_key"), (0, "teleport"), (0, "double_key")];
    let mut table = draws(&hall(json!({}), &["C08"]), &held, &["lost_treasure"]);
    let asked = json!([{"question": "give_up", "id": 2, "waiting": [0], "until": 3_000}]);
    assert_eq!(table.document()["questions"], asked);
    assert_eq!(table.document()["curses"]["discards"], json!([]), "it is discarded after its effect");
    assert_eq!(table.with(json!({})).document(), table.document());
    assert_eq!(table.why_not(0, "throw 0"), "answer_first");
    assert_eq!(table.why_not(0, "give secret_passage"), "no_answer");

    table.go(0, "give double_key");

    assert_eq!(table.told, json!([{"gave_up": {"seat": 0, "treasure": "double_key"}}]));
    assert_eq!(table.treasures_of(0), json!(["teleport", "double_key"]));
    assert_eq!(table.document()["curses"]["discards"], json!(["lost_treasure"]));
}

// default: "the one held longest"
#[test]
fn r_20_without_an_answer_it_is_the_one_held_longest() {
    let held = [(0, "teleport"), (0, "double_key")];
    let mut table = draws(&hall(json!({}), &["C08"]), &held, &["lost_treasure"]);
    table.wait(3_000);
    assert_eq!(table.treasures_of(0), json!(["double_key"]));
}

// §1.11: a conjured stone "is no treasure any more: Lost treasure ignores it"
#[test]
fn r_11_lost_treasure_ignores_what_conjured_a_stone() {
    let mut table = hall(json!({}), &["C08"]).holding(&[(0, "stone_conjurer")]);
    table.go(0, "conjure");
    let table = draws(&table, &[], &["lost_treasure"]);
    assert_eq!(names(&table.told), ["discovered", "lost_treasure"]);
    assert_eq!(table.document()["treasures"]["conjured"], json!([1, 0]));
}

// §1.20, `consent`: "If it is lost …, the ask closes."
#[test]
fn r_20_an_offer_closes_when_its_teleport_is_lost() {
    let all = json!({"curses": true, "treasures": true, "abyss": true});
    let mut table = with_modules(3, all, &DARK_HALL, &["C08"])
        .holding(&[(0, "teleport")])
        .with(json!({"pawn": ["S01", "START", "EXIT"], "dice": ["AA___", "_____", "_____"]}));
    table.go(0, "teleport 1 EXIT");
    let lost = place(&table, "lost_treasure");
    table.lets(0, "discover N", [lost]);
    assert_eq!(names(&table.told), ["discovered", "lost_treasure", "gave_up", "teleport_declined"]);
    assert_eq!(table.document().get("questions"), None);
}

// ----- Double curse ---------------------------------------------------------------------------------------------------

// "while it lies on the table, anyone who must draw a curse draws two, its holder included"
#[test]
fn r_16_under_a_double_curse_two_cards_are_drawn() {
    for holder in [0, 1] {
        let table = hall(json!({}), &["C08"]).under(&[(holder, "double_curse TTK")]);
        let table = draws(&table, &[], &["trap AAT", "silence TTK"]);
        assert_eq!(names(&table.told), ["discovered", "cursed", "cursed"]);
        assert!(table.curses_of(0).contains(&"trap".to_owned()));
    }
}

// §1.10: "two cards if a Double curse lay on the table before this discovery, else one"
#[test]
fn r_10_a_double_curse_does_not_count_for_itself() {
    let table = draws(&hall(json!({}), &["C08"]), &[], &["double_curse TTK"]);
    assert_eq!(names(&table.told), ["discovered", "cursed"]);
}

// "leaves when its holder breaks it or escapes"
#[test]
fn r_16_a_double_curse_leaves_when_it_is_broken() {
    let table = hall(json!({}), &["C08"]).under(&[(1, "double_curse TTK")]);
    let mut table = table.with(json!({"dice": ["AA___", "TTK__"]}));
    table.go(1, "break double_curse");
    let table = draws(&table, &[], &["trap AAT"]);
    assert_eq!(names(&table.told), ["discovered", "cursed"]);
}

// §1.10: "the second is drawn when the first is settled"
#[test]
fn r_10_the_second_card_is_drawn_when_the_first_is_settled() {
    let held = [(0, "teleport"), (0, "double_key")];
    let table = hall(json!({}), &["C08"]).under(&[(1, "double_curse TTK")]);
    let mut table = draws(&table, &held, &["lost_treasure"]);
    assert_eq!(table.document()["questions"][0]["more"], true);
    assert_eq!(table.with(json!({})).document(), table.document());

    let trap = place(&table, "trap AAT");
    table.lets(0, "give teleport", [trap]);

    assert_eq!(names(&table.told), ["gave_up", "cursed"]);
    assert_eq!(table.curses_of(0), ["trap"]);
}

// Practice may be lost while a seat chooses: that is settled first.
#[test]
fn a_choice_is_settled_when_practice_is_lost() {
    let options = json!({"track": "off", "difficulty": "born"});
    let held = [(0, "teleport"), (0, "secret_passage")];
    let table = draws(&hall(options, &["C08"]), &held, &["lost_treasure"]);
    let mut table = table.with(json!({"dice": ["XXXXX", "XXXX_"]}));

    table.throws(1, "4", "X");

    assert_eq!(names(&table.told), ["thrown", "gave_up", "ended"]);
    assert_eq!(table.won(), Some(false));
    assert_eq!(table.document()["curses"]["discards"], json!(["lost_treasure"]));
}
