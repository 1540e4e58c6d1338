//! What is kept secret, by forgetting. (Rules §6.5)

use std::collections::BTreeMap;

use cells::{Cells, Fact};
use serde_json::{Value, json};
use table::{
    Documents, Export, Eye, Eyes, Luck, Passage, Recall, Referee, Rules, Seat, SeatSet, Seed, Stopped, Time,
};

use crate::table_top::{TableTop, game, given, new_game};

fn seat(number: u8) -> Eye {
    Eye::Seat(Seat::at(number))
}

fn export(game: &TableTop, eye: Eye) -> Value {
    serde_json::to_value(Export::of(&game.referee, eye)).expect("plain data")
}

impl TableTop {
    fn history(&self) -> Vec<Passage<Fact>> {
        self.referee.history(Eye::Watcher)
    }

    /// Whether the past that may be told holds a pick-up.
    fn recalls_a_pick_up(&self) -> bool {
        self.history()
            .iter()
            .flat_map(|passage| &passage.facts)
            .any(|fact| matches!(fact, Fact::Reached { .. }))
    }
}

fn public(referee: &Referee<Cells>) -> Value {
    Documents::of(referee).whole(referee, Eye::Watcher).public
}

// §6.5: at the end all sets and the whole history are open, also if the people end it.
#[test]
fn s_6_5_a_game_that_is_broken_off_is_laid_open() {
    for why in [Stopped::Agreed, Stopped::Conceded { seat: Seat::at(0), to: SeatSet::one(Seat::at(1)) }] {
        let mut game = game(2, json!({})).with(json!({"letters": [["E", "S"], ["A"]]}));
        assert_eq!(public(&game.referee).get("letters"), None);
        game.referee.stop(Time::ZERO, why, &mut |_| ()).expect("it goes on");
        assert_eq!(public(&game.referee)["letters"], json!([["E", "S"], ["A"]]), "{why:?}");
        game.referee.state().check().expect("a position of the game");
        let log = game.referee.log().clone();
        assert_eq!(Cells::recall(game.referee.state().public()), Recall::Whole);
        assert!(game.referee.awaited().is_empty() && !log.entries.is_empty());
    }
    // Also before everybody has a cell.
    let mut picking = game(3, json!({"cell_choice": "pick"}));
    picking.referee.stop(Time::ZERO, Stopped::Agreed, &mut |_| ()).expect("it goes on");
    picking.referee.state().check().expect("a position of the game");
}

// EB-21: letters and their number are hidden; a seat has its own, a watcher nothing.
#[test]
fn eb_21_a_seat_sees_its_own_letters_and_nobody_elses() {
    let game = given(json!({"letters": [["E", "S"], ["A"], [], ["P", "E!"]]}));
    let documents = Documents::of(&game.referee);

    assert_eq!(documents.mine(seat(0)), Some(r#"{"letters":["E","S"]}"#));
    assert_eq!(documents.mine(seat(2)), Some(r#"{"letters":[]}"#));
    assert_eq!(documents.mine(Eye::Watcher), None);
    assert_eq!(public(&game.referee).get("letters"), None);
}

// §6.5, secrecy test: "First message, history, export, offered moves … and whether undo is open are equal in all of
// them", whatever the others have.
#[test]
fn eb_21_nothing_shows_what_the_others_have() {
    let mut game = given(json!({"pawn": ["c2", "d3", "h8", "h1"]}));
    game.go_on(["pawn c3", "E d6", "A f7", "A f8", "pawn e3"]);
    let other = |letters: Value| game.with(json!({ "letters": letters }));
    let worlds = [
        other(json!([["C"], ["A"], [], ["P", "E!"]])),
        other(json!([[], ["A"], ["E", "S", "C", "A", "P"], []])),
    ];

    for eye in [seat(1), Eye::Watcher] {
        assert_eq!(export(&worlds[0], eye), export(&worlds[1], eye), "{eye}");
    }
    assert_ne!(export(&worlds[0], seat(0)), export(&worlds[1], seat(0)));
    assert_eq!(worlds[0].offered(), worlds[1].offered());
    for words in ["pawn a8", "pawn g4", "E a1", "G1 c5"] {
        assert_eq!(worlds[0].why_not(words), worlds[1].why_not(words));
    }
}

// Q-31: the moment is public, the record is not.
#[test]
fn q_31_a_pick_up_is_in_no_history_and_no_export() {
    let mut game = given(json!({"pawn": ["c2", "a8", "h8", "h1"]}));

    game.go("pawn c3");
    let present = game.facts();
    game.go("G1 a5");

    assert_eq!(present[1], json!({"reached": {"seat": 0, "key": "C", "taken": true}}));
    assert!(!game.recalls_a_pick_up());
    for eye in Eye::all(game.referee.seats()) {
        assert!(!export(&game, eye).to_string().contains("reached"), "{eye}");
        assert_eq!(game.referee.history(eye), game.history(), "everybody is told the same past");
    }
}

// §6.5: "The log itself is given to nobody" before the end: the export has the present and the past, nothing else.
#[test]
fn an_export_holds_neither_log_nor_checks() {
    let mut game = new_game();
    game.go("pawn a2");

    let export = export(&game, seat(0));

    let keys: Vec<&String> = export.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["game", "history", "rules", "whole"]);
    let passage: Vec<&String> = export["history"][1].as_object().unwrap().keys().collect();
    assert_eq!(passage, ["at", "facts", "seq", "what"]);
}

// §6.5: "Stepping back reaches only to the start of the turn before the current one".
#[test]
fn history_reaches_only_to_the_start_of_the_turn_before_the_current_one() {
    let mut game = new_game();
    let mut starts = vec![game.referee.seq()];
    assert_eq!(game.history()[0].seq, 0, "the deal");

    game.pass();
    starts.push(game.referee.seq());
    assert_eq!(game.history()[0].seq, 0, "the first turn is the one before the current one");

    for turn in 2..9 {
        game.pass();
        starts.push(game.referee.seq());
        assert_eq!(game.history()[0].seq, starts[turn - 1]);
        game.go("G1 a5");
        assert_eq!(game.history()[0].seq, starts[turn - 1], "and so all through the turn");
        game.referee.undo(game.referee.now(), Seat::at(game.turn() as u8), &mut |_| ()).unwrap();
    }
}

// §6.5: "At the end all sets, the whole history and the log are open."
#[test]
fn everything_is_open_at_the_end() {
    // Two rounds, in which P0 and P1 pick something up; then the limit.
    let mut game = game(2, json!({"turn_limit": 2}));
    game.go_on(["pawn b1", "pawn c1", "pawn c2", "pawn c3"]);
    game.go_on(["pawn b8", "pawn c8", "pawn c7", "pawn c6"]);
    game.pass();
    assert!(game.history()[0].seq > 0);
    assert_eq!(public(&game.referee).get("letters"), None);

    game.pass();

    assert_eq!(game.winners(), [0, 1]);
    assert_eq!(public(&game.referee)["letters"], json!([["C"], ["E"]]));
    assert_eq!(game.history()[0].seq, 0);
    assert_eq!(game.history().len(), game.referee.seq());

    // The log with its seed tells every pick-up again.
    game.referee.reveal(&mut |_| ()).unwrap();
    let log = game.referee.log();
    let mut pick_ups = Vec::new();
    let again = Referee::replay(log, log.revealed().unwrap(), usize::MAX, &mut |referee: &Referee<Cells>| {
        let facts = referee.facts().told().iter().map(|told| told.fact);
        pick_ups.extend(facts.filter(|fact| matches!(fact, Fact::Reached { .. })));
    });
    assert!(again.is_ok());
    assert_eq!(pick_ups.len(), 2);
}

// §6.5: a set is open at the end by a sixth letter too.
#[test]
fn all_sets_are_open_after_a_sixth_letter() {
    let letters = json!([["E", "S", "A", "P", "E!"], ["E"], [], ["S"]]);
    let mut game = given(json!({"pawn": ["c2", "a8", "h8", "h1"], "letters": letters}));

    game.go("pawn c3");

    let open = json!([["E", "S", "C", "A", "P", "E!"], ["E"], [], ["S"]]);
    assert_eq!(public(&game.referee)["letters"], open);
}

// `open_letters`: "letters and counts are public, pick-ups are lasting facts, history is whole".
#[test]
fn option_open_letters_lifts_all_this() {
    let mut game = game(4, json!({"open_letters": true}));
    assert_eq!(public(&game.referee)["letters"], json!([[], [], [], []]));

    game.go_on(["pawn b1", "pawn c1", "pawn c2", "pawn c3"]);

    assert_eq!(public(&game.referee)["letters"], json!([["C"], [], [], []]));
    let reached = game.referee.facts().told().iter().find(|told| matches!(told.fact, Fact::Reached { .. }));
    assert!(reached.is_some_and(|told| !told.fleeting));
    game.pass().pass().pass();
    assert_eq!(game.history()[0].seq, 0);
    assert!(game.recalls_a_pick_up());
}

// Q-35: "No free words during play (`talk` gives nobody) unless `open_letters`".
#[test]
fn q_35_nobody_talks_during_play_unless_letters_are_open() {
    let talk = |game: &TableTop, seat: u8| Cells::talk(game.referee.state().public(), Seat::at(seat));
    let picking = game(4, json!({"cell_choice": "pick"}));
    let open = game(4, json!({"open_letters": true}));

    for seat in 0..4 {
        assert_eq!(talk(&new_game(), seat), Eyes::NONE);
        assert_eq!(talk(&picking, seat), Eyes::NONE);
        assert_eq!(talk(&open, seat), Eyes::ALL);
    }
}

// EB-12 with `owned_key_stops` = false: the lock shows `taken`, "at most to the end of that turn".
#[test]
fn option_owned_key_stops_off_shows_what_was_taken_until_the_turn_ends() {
    let landed = |letters: Value| {
        let table = game(4, json!({"owned_key_stops": false}));
        let pawns = json!(["c2", "a8", "h8", "h1"]);
        let mut game = table.with(json!({"pawn": pawns, "letters": [letters, [], [], []]}));
        game.go("pawn c3");
        game
    };
    let (mut had, mut new) = (landed(json!(["C"])), landed(json!([])));
    assert_ne!(export(&had, Eye::Watcher), export(&new, Eye::Watcher));

    had.pass();
    new.pass();

    assert_eq!(export(&had, Eye::Watcher), export(&new, Eye::Watcher));
}

// ----- imagining --------------------------------------------------------------------------------------------------------

/// How often each set of letters of a seat is imagined by an eye, of 6300 times.
fn imagined(game: &TableTop, eye: Eye, of: u8) -> BTreeMap<String, u32> {
    let mut luck = Luck::new(&Seed::from_text("imagine"), &[]);
    let mut seen = BTreeMap::new();
    for _ in 0..6_300 {
        let world = game.referee.with_sight(eye, |sight| Cells::imagine(sight, &mut luck));
        assert_eq!(world.check(), Ok(()));
        assert_eq!(world.public(), game.referee.state().public());
        let letters: Vec<&str> = world.letters(Seat::at(of)).iter().map(|key| key.letter()).collect();
        *seen.entry(letters.join(" ")).or_default() += 1;
    }
    seen
}

// §6.5: "the letters of every other seat are any sets that the invariants of §8 allow (0–5 letters …). `imagine` draws
// each of them evenly from these."
#[test]
fn imagine_draws_every_set_of_another_seat_evenly() {
    let game = given(json!({"letters": [["E"], ["S"], ["C"], ["A"]]}));

    for (eye, of) in [(seat(1), 0), (seat(1), 3), (Eye::Watcher, 2)] {
        let seen = imagined(&game, eye, of);
        assert_eq!(seen.len(), 63, "all sets but the whole word");
        assert!(seen.values().all(|times| (60..=145).contains(times)), "about 100 each: {seen:?}");
    }
    let own = imagined(&game, seat(1), 1);
    assert_eq!(own, BTreeMap::from([("S".to_owned(), 6_300)]));
}

// §6.5: "whoever reached a key by the last move of the running turn, which the public part shows, has its letter".
#[test]
fn imagine_knows_who_has_just_reached_a_key() {
    let mut game = given(json!({"pawn": ["c2", "a8", "h8", "h1"]}));

    game.go("pawn c3");

    let seen = imagined(&game, Eye::Watcher, 0);
    assert_eq!(seen.len(), 31);
    assert!(seen.keys().all(|letters| letters.split(' ').any(|letter| letter == "C")));
    assert!(seen.values().all(|times| (140..=270).contains(times)), "about 203 each: {seen:?}");
    // With the next move it is forgotten.
    game.go("G1 a5");
    assert_eq!(imagined(&game, Eye::Watcher, 0).len(), 63);
}

#[test]
fn imagine_reads_open_letters() {
    let letters = json!([["E"], ["S"], ["C"], ["A"]]);
    let game = game(4, json!({"open_letters": true})).with(json!({ "letters": letters }));

    let seen = imagined(&game, Eye::Watcher, 3);

    assert_eq!(seen, BTreeMap::from([("A".to_owned(), 6_300)]));
    assert_eq!(game.referee.awaited(), SeatSet::one(Seat::at(0)));
}
