//! Module 1, curses. (Rules §1.10, §3.7)

use serde_json::{Value, json};
use table::{Eyes, Rules, Seat};
use temple::{Temple, Tile};

use crate::expedition_table::{DARK_HALL, Table, dealt, names, with_modules};

/// In the dark hall, with this on top of the pile.
fn hall(seats: u8, top: &[&str]) -> Table {
    with_modules(seats, json!({"curses": true}), &DARK_HALL, top)
}

/// Seat 0 stands here with these dice and under this curse; everybody else in START with blank dice.
fn cursed(seats: u8, chamber: &str, dice: &str, card: &str) -> Table {
    let mut pawns = vec!["START"; seats.into()];
    let mut all = vec!["_____"; seats.into()];
    (pawns[0], all[0]) = (chamber, dice);
    hall(seats, &[]).under(&[(0, card)]).with(json!({"pawn": pawns, "dice": all}))
}

/// Seat 0 in S01 discovers the chamber on top of the pile to the north, and draws this card of those left.
fn discover(table: &mut Table, card: u32) {
    *table = table.with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));
    table.lets(0, "discover N", [card]);
}

// ----- drawing --------------------------------------------------------------------------------------------------------

// "Replace the 13 secondary chambers by the 13 curse/treasure chambers."
#[test]
fn r_10_thirteen_chambers_with_masks_and_treasures_take_the_place_of_the_secondary_ones() {
    let table = dealt(3, json!({"curses": true}));
    let open = table.open();
    let mut tiles: Vec<String> = open
        .map
        .nodes()
        .map(|node| node.tile)
        .chain(open.pile.contents())
        .map(|tile| tile.to_string())
        .collect();
    tiles.sort();
    let mut wanted: Vec<String> = ["START", "EXIT", "S01", "S02", "S03", "S04"].map(String::from).to_vec();
    wanted.extend((1..=13).map(|number| format!("C{number:02}")));
    wanted.sort();
    assert_eq!(tiles, wanted);
}

// §1.2, step 2: "Opening tiles bring no curse."
#[test]
fn r_2_the_first_two_chambers_bring_no_curse() {
    for seed in 0..20 {
        let table = crate::expedition_table::deal(2, json!({"curses": true}), &seed.to_string()).unwrap();
        assert_eq!(table.state().expedition().curses.all_lying().count(), 0);
        assert_eq!(table.state().expedition().curses.pile.len(), 14);
    }
}

// "once the tile is laid the discoverer draws a curse card and puts it in front of himself. Only he suffers it"
#[test]
fn r_10_whoever_discovers_a_mask_draws_a_curse() {
    let mut table = hall(2, &["C05"]);

    discover(&mut table, 0);

    assert_eq!(table.told[0]["discovered"]["tile"], "C05");
    assert_eq!(table.told[1], json!({"cursed": {"seat": 0, "curse": "trap", "faces": "AAT"}}));
    assert_eq!((table.curses_of(0), table.curses_of(1)), (vec!["trap".to_owned()], vec![]));
    let cards = table.document()["curses"]["pile"].as_array().unwrap().len();
    assert_eq!(cards, 13);
    let mate = table.with(json!({"dice": ["_____", "AAAAA"]}));
    assert!(mate.legal(1, "enter E"), "only the seat before which it lies suffers");
}

#[test]
fn r_10_a_chamber_without_a_mask_brings_no_curse() {
    let mut table = hall(2, &["C02"]).with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));

    table.lets(0, "discover N", []);

    assert_eq!(table.told.as_array().unwrap().len(), 1);
    assert!(table.curses_of(0).is_empty());
}

// "once the tile is laid": a chamber that was only shown (§1.8.4) brings nothing.
#[test]
fn r_10_a_chamber_that_is_put_back_brings_no_curse() {
    // The only access left is E of C03. EXIT would close the temple; C05 does not, and it has a mask.
    let table = with_modules(2, json!({"curses": true}), &["C03 1 0 1", "C12 -1 0 0"], &["EXIT", "C05"]);
    let mut table = table.with(json!({"pawn": ["C03", "START"], "dice": ["AA___", "_____"]}));

    table.lets(0, "discover E", [0]);

    assert_eq!(names(&table.told), ["put_back", "discovered", "cursed"]);
    assert_eq!(
        (&table.told[0]["put_back"]["tile"], &table.told[1]["discovered"]["tile"]),
        (&json!("EXIT"), &json!("C05"))
    );
}

// "Type already on the table (anybody's): discarded, no redraw."
#[test]
fn r_10_a_second_card_of_a_kind_is_discarded() {
    let mut table = hall(2, &["C05"]).under(&[(1, "trap AAK")]);

    discover(&mut table, 0);

    assert_eq!(table.told[1], json!({"curse_discarded": {"seat": 0, "curse": "trap"}}));
    assert_eq!(table.told.as_array().unwrap().len(), 2, "no redraw");
    assert!(table.curses_of(0).is_empty());
    assert_eq!(table.document()["curses"]["discards"], json!(["trap AAT"]));
}

// "Pile empty → the discards are the pile again"
#[test]
fn r_10_when_the_pile_is_empty_the_discards_are_drawn_from() {
    let mut table = hall(2, &["C05"]);
    let all = table.document()["curses"]["pile"].clone();
    table = table.with(json!({"curses": {"pile": [], "discards": all}}));

    discover(&mut table, 3);

    assert_eq!(table.curses_of(0), ["silence"]);
    let curses = &table.document()["curses"];
    assert_eq!((curses["pile"].as_array().unwrap().len(), &curses["discards"]), (13, &json!([])));
}

// "nothing there either: nothing is drawn" With one module it cannot come to that: of fourteen cards at most six lie. So the
// cards of a kind on the table come and go, and there is always one to draw.
#[test]
fn r_10_the_cards_never_run_out() {
    let six =
        ["trap AAT", "silence TTK", "broken_die ATT", "lost_die TTT", "masquerade ATT", "bewitched_hand TTK"];
    let mut table = hall(2, &["C05"]).under(&six.map(|card| (0, card)));
    table = table.with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));
    let pawns = table.document()["pawn"].clone();
    assert_eq!(pawns, json!(["S01", "START"]));
    // Trapped: the mate discovers.
    table = table.with(json!({"pawn": ["START", "S01"], "dice": ["_____", "AA___"]}));

    table.lets(1, "discover N", [0]);

    assert_eq!(table.told[1], json!({"curse_discarded": {"seat": 1, "curse": "trap"}}));
}

// ----- breaking -------------------------------------------------------------------------------------------------------

// "the cursed player alone shows the printed combination – three symbols –, those dice are spent, card discarded."
#[test]
fn r_10_three_symbols_of_ones_own_break_a_curse() {
    let mut table = cursed(2, "START", "ATAKA", "trap AAT");

    table.go(0, "break trap");

    assert_eq!(table.told, json!([{"curse_broken": {"seat": 0, "curse": "trap"}}]));
    assert_eq!(table.dice(0), "___KA");
    assert!(table.curses_of(0).is_empty());
    assert_eq!(table.document()["curses"]["discards"], json!(["trap AAT"]));
    assert!(table.with(json!({"dice": ["AA___", "_____"]})).legal(0, "enter E"));
}

#[test]
fn r_10_each_card_has_its_own_combination() {
    for (card, enough, short) in [
        ("trap AAK", "AAK__", "AAT__"),
        ("silence TKK", "TKK__", "TTK__"),
        ("broken_die ATK", "ATK__", "ATT__"),
        ("lost_die KKK", "KKK__", "TTT__"),
        ("masquerade AKK", "AKK__", "ATT__"),
        ("bewitched_hand TTK", "TTK__", "TKK__"),
    ] {
        let words = format!("break {}", card.split(' ').next().unwrap());
        assert!(cursed(2, "START", enough, card).legal(0, &words), "{card}");
        assert_eq!(cursed(2, "START", short, card).why_not(0, &words), "too_few_symbols", "{card}");
    }
}

#[test]
fn r_10_the_dice_of_mates_do_not_count() {
    let table = cursed(2, "START", "AA___", "trap AAT").with(json!({"dice": ["AA___", "TTTTT"]}));
    assert_eq!(table.why_not(0, "break trap"), "too_few_symbols");
    assert_eq!(table.why_not(1, "break trap"), "no_such_curse", "it is not the mate's");
}

// "Possible anywhere, any time, also while Trapped."
#[test]
fn r_10_a_curse_is_broken_anywhere() {
    for chamber in ["START", "C01", "S01", "EXIT"] {
        assert!(cursed(2, chamber, "AAT__", "trap AAT").legal(0, "break trap"), "{chamber}");
    }
}

// "A seat that cannot show three symbols cannot break."
#[test]
fn r_10_two_dice_break_nothing() {
    let table = cursed(2, "START", "AT...", "trap AAT");
    assert_eq!(table.why_not(0, "break trap"), "too_few_symbols");
}

// "Escaping discards your curses"
#[test]
fn r_10_escaping_discards_ones_curses() {
    let table = cursed(3, "EXIT", "KX___", "broken_die ATT").under(&[(0, "trap AAT"), (1, "silence TTK")]);
    let mut table = table.with(json!({"ark": 0, "dice": ["KX__/", "_____", "_____"]}));

    table.go(0, "escape 1");

    assert!(table.curses_of(0).is_empty());
    assert_eq!(table.curses_of(1), ["silence"]);
    assert_eq!(table.document()["curses"]["discards"], json!(["trap AAT", "broken_die ATT"]));
    assert_eq!(table.dice(0), ".....", "what was set aside leaves with the others");
}

// ----- Trap -----------------------------------------------------------------------------------------------------------

// "Trap forbids Enter, Discover"
#[test]
fn r_10_a_trapped_pawn_stays_where_it_is() {
    let table = cursed(2, "S01", "AATTK", "trap AAT");
    assert_eq!(table.why_not(0, "enter S"), "trapped");
    assert_eq!(table.why_not(0, "discover N"), "trapped");
}

// "not Escape, Activate, Free"
#[test]
fn r_10_a_trapped_pawn_can_do_all_else() {
    let table = cursed(2, "S01", "KKKKG", "trap AAT")
        .with(json!({"pawn": ["S01", "S01"], "dice": ["KKKKG", "X____"]}));
    for words in ["activate 1", "free 1", "throw 0", "goddess", "share off"] {
        assert!(table.legal(0, words), "{words}");
    }
    assert!(cursed(2, "EXIT", "K____", "trap AAT").with(json!({"ark": 0})).legal(0, "escape 1"));
}

// ----- Silence --------------------------------------------------------------------------------------------------------

// "Silence: no talking." §3.7: "the seat may not talk (chat, voice, pings, emotes); asks, votes and help stay".
#[test]
fn r_10_a_silent_seat_is_heard_by_nobody() {
    let mut table = cursed(2, "START", "TTKG_", "silence TTK").with(json!({"dice": ["TTKG_", "XA___"]}));
    let heard = |table: &Table, seat| Temple::talk(table.open(), Seat::at(seat));
    assert_eq!(heard(&table, 0), Eyes::NONE);
    assert_eq!(heard(&table, 1), Eyes::ALL);
    assert!(table.legal(0, "free 1"));
    table.go(1, "goddess");
    assert!(table.legal(0, "yes") && table.legal(0, "no"), "§1.9: a silenced player may vote");

    table.go(0, "break silence");

    assert_eq!(heard(&table, 0), Eyes::ALL);
}

// ----- Broken die -----------------------------------------------------------------------------------------------------

/// Seat 0 has these dice and draws Broken die.
fn draws_broken_die(dice: &str) -> Table {
    let mut table = hall(2, &["C05"]).with(json!({"pawn": ["S01", "START"], "dice": [dice, "_____"]}));
    // The sixth card of the table.
    table.lets(0, "discover N", [5]);
    table
}

// "one die (§1.8.1) is set aside": the locked die with the highest index, else the blank one, else the showing one.
#[test]
fn r_10_a_broken_die_is_set_aside() {
    for (before, after) in [("AAXKX", "__XK/"), ("AAKTK", "_/KTK"), ("AA_KT", "__/KT"), ("AA...", "_/...")] {
        let table = draws_broken_die(before);
        assert_eq!(table.dice(0), after, "{before}");
        assert_eq!(table.told[1]["cursed"]["curse"], "broken_die");
        assert_eq!(table.told[2]["set_aside"]["seat"], 0);
    }
}

// "never the last one". A seat that discovers owns two dice, so its last one is set aside only by hand.
#[test]
fn r_10_the_last_die_is_never_set_aside() {
    let table = draws_broken_die("AA...");
    assert_eq!(table.dice(0).matches('/').count(), 1);
    assert_eq!(table.throwable(0), 1);
}

// "when the card leaves it comes back blank"
#[test]
fn r_10_a_broken_die_comes_back_blank() {
    let mut table = cursed(2, "START", "ATTX/", "broken_die ATT");
    assert_eq!(table.throwable(0), 3);
    assert_eq!(table.why_not(0, "throw 4"), "not_throwable");

    table.go(0, "break broken_die");

    assert_eq!(table.dice(0), "___X_");
}

// §1.8.1: "A die set aside is never taken. Nothing left: nothing lost."
#[test]
fn r_8_01_a_slam_never_takes_a_die_that_is_set_aside() {
    let options = json!({"curses": true, "track": [1, 2, 3, 4, 5, 60]});
    let table = with_modules(2, options, &DARK_HALL, &[]).under(&[(0, "broken_die ATT")]);
    let mut table = table.with(json!({"pawn": ["C01", "START"], "dice": ["A.../", "_____"]}));

    table.wait(2_500);
    assert_eq!(table.dice(0), "..../");
    table.wait(4_500);
    assert_eq!(table.dice(0), "..../");
    assert_eq!(table.document()["lost"], json!([1, 0]));
}

// "A die set aside does not exist for any count: a seat whose other dice are all X has all dice locked (the automatic yes
// to the goddess)" (§1.17, question 1)
#[test]
fn q_01_a_seat_whose_other_dice_are_locked_is_locked_up() {
    let mut table = cursed(2, "START", "XXXX/", "broken_die ATT");

    table.go(1, "goddess");

    assert_eq!(table.goddess(), 1, "it has said yes");
    assert_eq!(table.dice(0), "____/", "and what is set aside stays so");
}

// §1.8.17: "the giver owns a die that is not aside"
#[test]
fn r_8_17_a_gift_is_a_new_die_and_what_is_aside_goes() {
    let mut table = cursed(2, "EXIT", "K.../", "broken_die ATT").with(json!({"ark": 0}));
    assert_eq!(table.why_not(0, "escape"), "gift_needed");

    table.go(0, "escape 1");

    assert_eq!((table.dice(0), table.dice(1)), (".....".to_owned(), "______".to_owned()));
}

// ----- Lost die -------------------------------------------------------------------------------------------------------

// §3.7: "for each thrown die, ascending index: draw the face, then 0…199; 0, 1, 2 = it falls: the die is lost, its face void"
#[test]
fn r_10_dice_that_fall_from_the_table_are_lost() {
    let mut table = cursed(2, "START", "_____", "lost_die TTT");

    table.lets(0, "throw 0123", [3, 199, 3, 2, 5, 0, 5, 3]);

    assert_eq!(table.dice(0), "K..X_");
    assert_eq!(table.told, json!([{"thrown": {"seat": 0, "faces": "K..X"}}]));
    assert_eq!(table.document()["lost"], json!([2, 0]));
}

// "No second draw without this curse or for the seat's last die."
#[test]
fn r_10_the_last_die_does_not_fall() {
    let mut table = cursed(2, "START", "__...", "lost_die TTT");

    table.lets(0, "throw 01", [3, 0, 3]);
    assert_eq!(table.dice(0), ".K...");

    table.lets(0, "throw 1", [2]);
    assert_eq!(table.dice(0), ".T...");
    assert_eq!(table.document()["lost"], json!([1, 0]));
}

// "Lost die never takes the last die that is not aside" (§1.17, question 1)
#[test]
fn q_01_the_last_die_that_is_not_aside_does_not_fall() {
    let table = cursed(2, "START", "_____", "lost_die TTT").under(&[(0, "broken_die ATT")]);
    let mut table = table.with(json!({"dice": ["_.../", "_____"]}));

    table.lets(0, "throw 0", [2]);

    assert_eq!(table.dice(0), "T.../");
}

// ----- Masquerade -----------------------------------------------------------------------------------------------------

// "each of your G frees only one X"
#[test]
fn r_10_with_masquerade_a_gold_mask_frees_one_die() {
    let mut table = cursed(2, "START", "GGXXX", "masquerade ATT").with(json!({"dice": ["GGXXX", "GXXX_"]}));

    table.go(0, "free 0").go(0, "free 1");

    assert_eq!((table.dice(0), table.dice(1)), ("___XX".to_owned(), "G_XX_".to_owned()));
    table.go(1, "free 0");
    assert_eq!(table.dice(0), "_____", "the gold of a mate frees two, as ever");
}

// ----- Bewitched hand -------------------------------------------------------------------------------------------------

// §3.7: "Throw is refused while the hand is off; it starts off"
#[test]
fn r_10_a_bewitched_hand_throws_while_it_is_on_the_key() {
    let mut table = cursed(2, "START", "_____", "bewitched_hand TTK");
    assert_eq!(table.why_not(0, "throw 0"), "hand_off");
    assert_eq!(table.throwable(0), 0);

    table.go(0, "hand on");
    assert!(table.legal(0, "throw 0"));
    assert_eq!(table.why_not(0, "hand on"), "no_change");

    table.go(0, "hand off");
    assert_eq!(table.why_not(0, "throw 0"), "hand_off");
    assert_eq!(table.why_not(0, "hand off"), "no_change");
}

#[test]
fn r_10_a_bewitched_hand_starts_off() {
    let mut table = hall(2, &["C05"]).with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));

    table.lets(0, "discover N", [12]);

    assert_eq!(table.told[1]["cursed"]["curse"], "bewitched_hand");
    assert_eq!(table.why_not(0, "throw 0"), "hand_off");
}

#[test]
fn r_10_the_hand_concerns_throwing_only() {
    let table = cursed(2, "S01", "AATKG", "bewitched_hand TTK");
    for words in ["enter S", "discover N"] {
        assert!(table.legal(0, words), "{words}");
    }
    assert_eq!(table.why_not(1, "hand on"), "no_such_curse");
}

// §1.19: "Answer, Share, Hand and Stand may be made busy"
#[test]
fn r_19_busy_hands_can_take_the_key() {
    let table = with_modules(2, json!({"curses": true, "pace": "paced"}), &DARK_HALL, &[]);
    let mut table = table.under(&[(0, "bewitched_hand TTK")]);
    table.go(0, "hand on").go(0, "throw 01234");

    assert!(table.legal(0, "hand off"));
    assert_eq!(table.early(0, 0, "throw 0"), 1_200);
}

// ----- the document ---------------------------------------------------------------------------------------------------

#[test]
fn curses_stand_in_the_document_only_when_they_are_in_the_game() {
    assert_eq!(dealt(2, json!({})).document().get("curses"), None);
    let curses: Value = dealt(2, json!({"curses": true})).document()["curses"].clone();
    assert_eq!(curses["lying"], json!([]));
    assert_eq!(curses["pile"].as_array().unwrap().len(), 14);
    let held = cursed(2, "START", "_____", "bewitched_hand TTK");
    let mut on = held.with(json!({}));
    on.go(0, "hand on");
    assert_eq!(
        on.document()["curses"]["lying"],
        json!([{"curse": "bewitched_hand", "faces": "TTK", "seat": 0, "hand": true}])
    );
    assert_eq!(on.with(json!({})).document(), on.document());
    assert!("C01".parse::<Tile>().is_ok());
}

// §1.10: "Lost treasure: effect, then discarded": it never lies before anybody.
#[test]
fn r_10_a_lost_treasure_on_the_table_is_no_position() {
    let table = with_modules(2, json!({"curses": true, "abyss": true}), &DARK_HALL, &[]);
    let mut document = table.document();
    let pile = document["curses"]["pile"].as_array_mut().unwrap();
    let place = pile.iter().position(|card| card == "lost_treasure").unwrap();
    pile.remove(place);
    document["curses"]["lying"] = json!([{"curse": "lost_treasure", "faces": "", "seat": 0}]);
    let read = serde_json::from_value::<Temple>(document);
    assert_eq!(read.unwrap_err().to_string(), "curses: cards of the box that stay on the table");
}
