//! `turn_seconds`: the alarm of turns and picks. (Rules Q-33, §8)

use serde_json::{Value, json};
use table::{Denied, Eye, Rules, Seat, Seated, Time};

use crate::table_top::{TableTop, game, new_game, spell};

const START: u64 = 10_000;

fn timed(seats: u8, more: Value) -> TableTop {
    let mut options = json!({"turn_seconds": 10});
    table::patch(&mut options, &more);
    game(seats, options)
}

impl TableTop {
    fn due(&self) -> Option<u64> {
        self.referee.alarm().map(Time::as_ms)
    }

    /// Lets time pass, and gives the facts of every ring.
    fn wait(&mut self, until: u64) -> Vec<Value> {
        let mut rings = Vec::new();
        let told = &mut |referee: &table::Referee<cells::Cells>| {
            let facts = referee
                .facts()
                .told()
                .iter()
                .map(|told| serde_json::to_value(told.fact).expect("plain data"));
            rings.push(facts.collect());
        };
        self.referee.advance(Time::ms(until), told).expect("time goes on");
        rings
    }
}

#[test]
fn option_turn_seconds_off_sets_no_alarm() {
    assert_eq!(new_game().due(), None);
    assert_eq!(new_game().document().get("due"), None);
}

// §7.1: "each turn … has this long from the moment it begins (the first from game time 0)".
#[test]
fn option_turn_seconds_runs_from_the_moment_a_turn_begins() {
    let mut game = timed(4, json!({}));
    assert_eq!(game.due(), Some(START));

    for at in [1_000, 2_000, 3_000] {
        game.go_at(Time::ms(at), if at == 2_000 { "pawn a1" } else { "pawn a2" });
        assert_eq!(game.due(), Some(START), "a move inside the turn changes nothing");
    }
    game.go_at(Time::ms(4_500), "pawn a3");

    assert_eq!((game.turn(), game.due()), (1, Some(14_500)));
}

#[test]
fn option_turn_seconds_takes_its_number_of_seconds() {
    assert_eq!(timed(2, json!({"turn_seconds": 600})).due(), Some(600_000));
}

// "the remaining moves of the turn are forfeited (fact `time_up`) and the turn ends".
#[test]
fn q_33_when_it_rings_the_rest_of_the_turn_is_forfeited() {
    let mut game = timed(4, json!({}));
    game.go_on(["pawn a2", "G1 a5"]);

    let rings = game.wait(START);

    assert_eq!(rings, [json!([{"time_up": {"seat": 0, "left": 2}}, {"turn_ended": {"seat": 0}}])]);
    assert_eq!((game.turn(), game.left(), game.due()), (1, 4, Some(20_000)));
    let document = game.document();
    assert_eq!(
        (&document["locked"], &document["blocks"], &document["gdir"]),
        (&json!({}), &json!(0), &json!(0))
    );
    assert_eq!(document.get("active"), None);
}

// "A move stamped at the deadline itself still counts."
#[test]
fn q_33_a_move_stamped_at_the_deadline_still_counts() {
    let mut game = timed(4, json!({}));

    game.go_at(Time::ms(START), "pawn a2");
    assert_eq!((game.turn(), game.left(), game.pawn(0)), (0, 3, "a2".to_owned()));
    let rings = game.wait(START);

    assert_eq!(rings.len(), 1, "and then the alarm of the same moment rings");
    assert_eq!(game.turn(), 1);
}

// the fourth move at the deadline ends the turn by itself; nothing rings.
#[test]
fn q_33_the_fourth_move_at_the_deadline_ends_the_turn_without_an_alarm() {
    let mut game = timed(4, json!({}));
    game.go_on(["pawn a2", "pawn a3", "pawn b3"]);

    game.go_at(Time::ms(START), "pawn b4");

    assert_eq!(game.wait(START), Vec::<Value>::new());
    assert_eq!((game.turn(), game.due()), (1, Some(20_000)));
}

#[test]
fn q_33_a_move_after_the_deadline_comes_too_late() {
    let mut game = timed(4, json!({}));

    let late = game.referee.play(Time::ms(START + 1), Seat::at(0), &spell("pawn a2"), &mut |_| ());

    assert_eq!(late.map_err(|denied: Denied<_>| denied.coded().code), Err("not_your_turn".to_owned()));
    assert_eq!((game.turn(), game.pawn(0)), (1, "a1".to_owned()));
}

#[test]
fn q_33_turn_after_turn_is_forfeited_while_nobody_moves() {
    let mut game = timed(2, json!({"first_turn_moves": 3}));

    let rings = game.wait(35_000);

    let left: Vec<&Value> = rings.iter().map(|facts| &facts[0]["time_up"]["left"]).collect();
    assert_eq!(left, [3, 4, 4]);
    assert_eq!((game.turn(), game.due()), (1, Some(40_000)));
    assert_eq!(game.document()["round"], 1);
}

// EB-1: "Deadline: `turn_seconds` …; default: the first free one of a1, a8, h8, h1".
#[test]
fn eb_01_whoever_does_not_pick_gets_the_first_free_cell() {
    let mut game = timed(4, json!({"cell_choice": "pick"}));
    assert_eq!(game.document()["ask"], json!({"id": 0, "waiting": [0], "until": START}));
    game.go_at(Time::ms(4_000), "pick 0 a8");
    assert_eq!(game.due(), Some(14_000), "each pick has this long from the moment it begins");

    let rings = game.wait(34_000);

    let picked = |seat: u8, cell: &str| json!([{"time_up": {"seat": seat, "left": 0}}, {"cell_picked": {"seat": seat, "cell": cell}}]);
    assert_eq!(rings, [picked(1, "a1"), picked(2, "h8"), picked(3, "h1")]);
    let document = game.document();
    assert_eq!(document["cell"], json!(["a8", "a1", "h8", "h1"]));
    assert_eq!(
        (&document["phase"], game.turn(), game.left(), game.due()),
        (&json!("Play"), 0, 4, Some(44_000))
    );
}

#[test]
fn eb_01_a_pick_stamped_at_the_deadline_still_counts() {
    let mut game = timed(2, json!({"cell_choice": "pick"}));

    game.go_at(Time::ms(START), "pick 0 h1");

    assert_eq!(game.document()["cell"], json!(["h1", null]));
    assert_eq!((game.turn(), game.due()), (1, Some(20_000)));
}

#[test]
fn eb_01_without_turn_seconds_the_pick_waits_for_ever() {
    let game = game(2, json!({"cell_choice": "pick"}));

    assert_eq!(game.due(), None);
    assert_eq!(game.document()["ask"], json!({"id": 0, "waiting": [0]}));
}

// §8: "alarm: due while not Over".
#[test]
fn q_33_nothing_rings_when_the_game_is_over() {
    let mut game = timed(4, json!({})).with(json!({
        "pawn": ["c2", "a8", "h8", "h1"], "letters": [["E", "S", "A", "P", "E!"], [], [], []]
    }));

    game.go("pawn c3");

    assert_eq!(game.due(), None);
    assert_eq!(game.wait(1_000_000), Vec::<Value>::new());
}

// §5.1: what is lawful never depends on the time, "`wake` is none".
#[test]
fn nothing_becomes_lawful_by_waiting() {
    let game = timed(4, json!({}));

    for seat in game.referee.seats().iter() {
        let wake = game.referee.with_sight(Eye::Seat(seat), |sight| {
            let (seat, private) = sight.own.expect("the sight of a seat");
            cells::Cells::wake(Seated::new(seat, sight.public, private), Time::ZERO)
        });
        assert_eq!(wake, None);
    }
}
