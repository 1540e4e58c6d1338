//! The order at a slam, line by line. (Rules §1.18)

use serde_json::{Value, json};

use crate::expedition_table::{Table, names, with_modules};

/// Gong, slam, gong, slam, gong, collapse.
const SHORT: [u64; 6] = [1, 2, 3, 4, 5, 60];
const HALL: [&str; 5] = ["IT1 1 0 1", "C03 -1 0 3", "IK1 1 1 0", "S01 -2 0 3", "EXIT 2 0 1"];

/// Three in a game with everything that a slam touches.
fn hall(changes: Value) -> Table {
    let options = json!({
        "curses": true, "treasures": true, "illusions": true, "abyss": true, "doomed": true, "extra_cards": true,
        "track": SHORT,
    });
    with_modules(3, options, &HALL, &["IT2"]).with(changes)
}

/// What the slam tells, of a table just before it.
fn slam(table: &mut Table) -> Value {
    let rings = table.wait(2_000);
    rings.last().expect("a slam").1.clone()
}

fn place(table: &Table, card: &str) -> u32 {
    let pile = table.document()["curses"]["pile"].clone();
    let place = pile.as_array().and_then(|pile| pile.iter().position(|other| other == card));
    place.expect("a card of the pile") as u32
}

// Line 1 before lines 2 and 3: who stands where is fixed after the souls are swapped.
#[test]
fn line_1_a_swap_by_default_comes_before_losses() {
    let pawns = json!({"pawn": ["S01", "START", "C03"], "dice": ["AA___", "_____", "_____"]});
    let mut table = hall(pawns);
    let card = place(&table, "soul_swap AAT");
    table.wait(1_500);
    table.lets(0, "discover N", [card]);

    let told = slam(&mut table);

    assert_eq!(told[1], json!({"swapped": {"seat": 0, "whose": 1}}));
    assert_eq!(told[2], json!({"outside": {"seats": [1, 2]}}), "seat 0 steers the pawn in START now");
}

// "(also one that this opens)": Lost treasure is settled, the second card is drawn, and its question is settled too.
#[test]
fn line_1_an_ask_that_a_default_opens_is_settled_too() {
    let held = [(0, "teleport"), (0, "double_key")];
    let pawns = json!({"pawn": ["S01", "START", "C03"], "dice": ["AA___", "_____", "_____"]});
    let mut table = hall(pawns).under(&[(1, "double_curse TTK")]).holding(&held);
    // Nothing but Soul swaps is left to be drawn second.
    let mut curses = table.document()["curses"].clone();
    let (pile, discards): (Vec<Value>, Vec<Value>) =
        curses["pile"].as_array().expect("a list").iter().cloned().partition(|card| {
            card.as_str().is_some_and(|card| card.starts_with("soul") || card.starts_with("lost_t"))
        });
    (curses["pile"], curses["discards"]) = (json!(pile), json!(discards));
    table = table.with(json!({"curses": curses}));
    table.wait(1_500);
    let lost = place(&table, "lost_treasure");
    table.lets(0, "discover N", [lost]);
    // One more Lost treasure would have nothing to ask; it is put away, so that a Soul swap comes.
    let mut curses = table.document()["curses"].clone();
    curses["pile"].as_array_mut().expect("a list").retain(|card| card != "lost_treasure");
    curses["discards"].as_array_mut().expect("a list").push(json!("lost_treasure"));
    table = table.with(json!({"curses": curses}));

    let told = slam(&mut table);

    assert_eq!(names(&told)[..4], ["slam", "gave_up", "cursed", "swapped"]);
    assert_eq!(table.document().get("questions"), None);
    assert_eq!(table.treasures_of(0), json!(["double_key"]));
}

// Lines 2 to 5: losses from where the pawns stood, then illusions, then the torch, which pawns from illusions still go to.
#[test]
fn lines_2_to_5_losses_then_illusions_then_the_torch() {
    let pawns = json!({"pawn": ["C03", "IT1", "START"]});
    let mut table = hall(pawns).holding(&[(0, "giant_torch")]);
    table.go(0, "plant");

    let told = slam(&mut table);

    assert_eq!(
        names(&told),
        ["slam", "outside", "lost_die", "lost_die", "vanished", "sent_home", "vanished", "torch_out"]
    );
    assert_eq!(told[1], json!({"outside": {"seats": [1, 2]}}));
    assert_eq!(told[5], json!({"sent_home": {"seat": 1, "tile": "C03"}}));
}

// "seat by seat in seat order"
#[test]
fn line_3_dice_are_lost_in_seat_order() {
    let told = slam(&mut hall(json!({"pawn": ["C03", "S01", "EXIT"]})));
    let seats: Vec<&Value> = (2..5).map(|fact| &told[fact]["lost_die"]["seat"]).collect();
    assert_eq!(seats, [&json!(0), &json!(1), &json!(2)]);
}

// "in order of their ids": torches before keys.
#[test]
fn line_4_illusions_vanish_in_the_order_of_their_ids() {
    let told = slam(&mut hall(json!({})));
    assert_eq!((&told[2]["vanished"]["tile"], &told[3]["vanished"]["tile"]), (&json!("IT1"), &json!("IK1")));
}

// "no luck is drawn"
#[test]
fn line_4_draws_no_luck() {
    let mut table = hall(json!({"pawn": ["IT1", "IK1", "START"]}));
    table.wait(1_999);
    let before = table.referee.snapshot().luck.drawn;
    table.wait(2_000);
    assert_eq!(table.referee.snapshot().luck.drawn, before);
}

// "Collapse: step 1, close the vote, evaluate §1.6."
#[test]
fn the_collapse_settles_every_ask() {
    let pawns = json!({"pawn": ["S01", "START", "C03"], "dice": ["AA___", "X____", "_____"]});
    let mut table = hall(pawns);
    table.wait(58_500);
    table = table.with(json!({"dice": ["AA___", "XA___", "_____"]}));
    let card = place(&table, "soul_swap AAT");
    table.lets(0, "discover N", [card]);
    table.go(1, "goddess");

    let rings = table.wait(60_000);

    assert_eq!(names(&rings.last().expect("the collapse").1), ["collapsed", "swapped", "ended"]);
    assert_eq!(table.won(), Some(false));
    assert_eq!(table.document().get("vote"), None);
}
