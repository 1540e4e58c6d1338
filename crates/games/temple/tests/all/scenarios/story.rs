//! What is told after a game, on games made by hand.

use lab::Simulated;
use serde_json::{Value, json};
use table::{Seat, SeatSet, Time};
use temple::Tile;
use temple::story::{Event, Honour, Since, Story, Teller, Title, Turn, Weight};

use crate::expedition_table::{DARK_HALL, Table, given, given_with, with_modules};

/// A game that is being told.
struct Tale {
    table: Table,
    teller: Teller,
}

fn tale(seats: u8, changes: Value) -> Tale {
    let mut tale = Tale { table: given(seats, changes), teller: Teller::default() };
    tale.hear();
    tale
}

impl Tale {
    fn hear(&mut self) {
        self.hear_of(self.table.now(), self.table.told.clone());
    }

    fn hear_of(&mut self, at: u64, facts: Value) {
        let facts: Vec<temple::Fact> =
            serde_json::from_value(facts).expect("facts in the words of the rules");
        self.teller.hear(Time::ms(at), &facts, self.table.open());
    }

    /// Time goes by, ring by ring.
    fn wait(&mut self, until: u64) -> &mut Tale {
        while let Some(next) = self.table.open().next_event().filter(|next| next.as_ms() <= until) {
            for (at, facts) in self.table.wait(next.as_ms()) {
                self.hear_of(at, facts);
            }
            if self.table.won().is_some() {
                return self;
            }
        }
        self.table.wait(until);
        self
    }

    fn throws(&mut self, at: u64, seat: u8, dice: &str, faces: &str) -> &mut Tale {
        self.wait(at);
        self.table.throws(seat, dice, faces);
        self.hear();
        self
    }

    fn go(&mut self, at: u64, seat: u8, words: &str) -> &mut Tale {
        self.wait(at);
        self.table.go(seat, words);
        self.hear();
        self
    }

    fn told(&self) -> Story {
        self.teller.clone().tell().expect("the clock was set")
    }
}

fn both() -> SeatSet {
    SeatSet::first(2)
}

fn seat(number: u8) -> Seat {
    Seat::at(number)
}

fn tile(id: &str) -> Tile {
    id.parse().expect("a chamber")
}

/// Both at the exit, with two stones in the ark.
fn at_the_exit() -> Value {
    json!({"ark": 2, "pawn": ["EXIT", "EXIT"], "dice": ["_____", "_____"]})
}

#[test]
fn times_are_written_as_a_clock_shows_them() {
    assert_eq!([0, 999, 61_000, 600_000].map(|ms| Since(ms).to_string()), ["0:00", "0:00", "1:01", "10:00"]);
}

#[test]
fn nothing_is_told_before_the_clock_is_set() {
    let dealt = crate::expedition_table::dealt(2, json!({}));
    let mut teller = Teller::default();
    teller.hear(Time::ZERO, &[], dealt.open());
    assert_eq!(teller.tell(), None);
}

#[test]
fn stones_tell_whose_dice_went_into_them() {
    let mut tale = tale(2, json!({"pawn": ["S01", "S01"], "dice": ["KKKAK", "KXKTK"]}));
    tale.go(65_000, 1, "activate 2");
    let story = tale.told();
    assert_eq!(story.lines.len(), 1);
    assert_eq!(story.lines[0].at, Since(65_000));
    assert_eq!(story.lines[0].what, Event::Stones { seats: both(), stones: 2, tile: tile("S01") });
    let [ana, ben] = [0, 1].map(|number| story.deeds_of(seat(number)));
    assert_eq!((ana.stones, ben.stones), (0, 2));
    assert_eq!((ana.dice_for_stones, ben.dice_for_stones), (4, 3));
    assert_eq!(
        story.readings.iter().map(|reading| (reading.at.0, reading.ark)).collect::<Vec<_>>(),
        [(0, 7), (65_000, 5)]
    );
    assert_eq!(story.reading(Since(64_999)).ark, 7);
    assert_eq!(story.reading(Since(99_000)).ark, 5);
}

#[test]
fn a_slam_tells_who_lost_a_die() {
    let mut tale = tale(2, json!({"pawn": ["B01", "START"]}));
    tale.wait(210_000);
    let story = tale.told();
    let events: Vec<Event> = story.lines.iter().map(|line| line.what).collect();
    assert_eq!(events, [Event::Gong { times: 1 }, Event::Slam { times: 1, seats: SeatSet::one(seat(0)) }]);
    assert_eq!((story.deeds[0].lost, story.deeds[0].safe), (1, 0));
    assert_eq!((story.deeds[1].lost, story.deeds[1].safe), (0, 1));
}

#[test]
fn a_rescue_tells_whether_somebody_was_locked_up() {
    let mut tale = tale(2, json!({"dice": ["____G", "X_XXX"]}));
    tale.throws(1_000, 1, "1", "X").go(2_000, 0, "free 1");
    let story = tale.told();
    assert_eq!(story.lines[0].what, Event::LockedUp { seat: seat(1) });
    let rescue = Event::Rescued { seat: seat(0), whose: seat(1), freed: 2, locked_up: true };
    assert_eq!(story.lines[1].what, rescue);
    assert_eq!((story.deeds[0].freed, story.deeds[0].freed_own, story.deeds[1].locked_up), (2, 0, 1));
}

#[test]
fn freeing_oneself_is_no_rescue() {
    let mut tale = tale(2, json!({"dice": ["X___G", "_____"]}));
    tale.go(1_000, 0, "free 0");
    let story = tale.told();
    assert!(story.lines.is_empty());
    assert_eq!((story.deeds[0].freed, story.deeds[0].freed_own), (0, 1));
}

#[test]
fn the_goddess_is_told_with_whoever_called_her() {
    let mut tale = tale(2, json!({"dice": ["XX___", "X____"]}));
    tale.go(1_000, 0, "goddess").go(2_000, 1, "no").go(8_000, 0, "goddess").go(9_000, 1, "yes");
    let story = tale.told();
    let events: Vec<Event> = story.lines.iter().map(|line| line.what).collect();
    assert_eq!(events, [Event::NotCalled { seat: seat(0) }, Event::Goddess { seat: seat(0), freed: 3 }]);
    assert_eq!((story.deeds[0].calls, story.readings.last().unwrap().ark), (1, 8));
}

#[test]
fn stones_by_a_link_and_by_a_conjurer_are_told() {
    let options = json!({"alliance": true, "treasures": true});
    let table = with_modules(2, options, &["L1 1 0 1", "L2 -1 0 3"], &[]).holding(&[(1, "stone_conjurer")]);
    let allied = json!({"pawn": ["L1", "L2"], "dice": ["TTT__", "KKK__"]});
    let mut tale = Tale { table: table.with(allied), teller: Teller::default() };
    tale.hear();
    tale.go(1_000, 0, "link").go(2_000, 1, "conjure");
    let story = tale.told();
    let events: Vec<Event> = story.lines.iter().map(|line| line.what).collect();
    let linked = Event::Linked { seat: seat(0), seats: both(), stones: 2 };
    assert_eq!(events, [linked, Event::Conjured { seat: seat(1) }]);
    assert_eq!((story.deeds[0].stones, story.deeds[1].stones), (2, 1));
    assert_eq!((story.deeds[0].dice_for_stones, story.deeds[1].dice_for_stones), (3, 3));
    assert_eq!(story.stones(), 3);
}

// §1.16: nothing is paid in the abyss.
#[test]
fn stones_of_the_abyss_are_told_with_the_seat_that_took_them() {
    let table = with_modules(2, json!({"abyss": true}), &["B01 1 0 1", "PIT 2 0 1"], &[]);
    let locked = json!({"pawn": ["PIT", "START"], "dice": ["XXXXX", "_____"]});
    let mut tale = Tale { table: table.with(locked), teller: Teller::default() };
    tale.hear();
    tale.go(1_000, 0, "activate 1");
    let one = SeatSet::one(seat(0));
    assert_eq!(tale.told().lines[0].what, Event::Stones { seats: one, stones: 2, tile: tile("PIT") });
}

#[test]
fn a_restoring_mask_is_told_with_what_it_freed() {
    let table =
        with_modules(2, json!({"treasures": true}), &DARK_HALL, &[]).holding(&[(0, "restoring_mask")]);
    let locked = json!({"ark": 0, "pawn": ["EXIT", "EXIT"], "dice": ["XXXK_", "XXXXX"]});
    let mut tale = Tale { table: table.with(locked), teller: Teller::default() };
    tale.hear();
    tale.go(5_000, 0, "restore").go(6_000, 0, "escape 1").throws(7_000, 1, "0", "K").go(8_000, 1, "escape");
    let story = tale.told();
    assert_eq!(story.lines[0].what, Event::Restored { seat: seat(0), freed: 8 });
    assert_eq!(story.turn.unwrap().0, Turn::ByMask { at: Since(5_000), seat: seat(0) });
}

/// A double chamber is one chamber, and one that vanished was discovered all the same.
#[test]
fn chambers_are_counted_when_they_are_discovered() {
    let rooms = ["B01 1 0 1", "B03 -1 0 3", "S01 1 1 0", "IT1 1 -1 2"];
    let table = with_modules(2, json!({"double": true, "illusions": true}), &rooms, &["D1"]);
    let table = table.with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));
    let mut tale = Tale { table, teller: Teller::default() };
    tale.hear();
    let before = tale.told().reading(Since(0)).chambers;
    tale.go(1_000, 0, "discover N");
    assert_eq!(tale.told().reading(Since(1_000)).chambers, before + 1);
    tale.wait(211_000);
    let vanished = tale.told();
    assert!(!tale.table.open().map.nodes().any(|node| node.tile == tile("IT1")));
    assert_eq!(vanished.reading(Since(211_000)).chambers, before + 1);
}

// ----- won --------------------------------------------------------------------------------------------------------

#[test]
fn won_by_the_stones_that_made_the_way_free() {
    // Five dice each, and the way out costs eight keys; after three stones it costs five.
    let mut tale = tale(2, json!({"pawn": ["S01", "S01"], "dice": ["KKKKK", "KKKKK"]}));
    tale.go(60_000, 0, "activate 3");
    tale.table = tale.table.with(json!({"pawn": ["EXIT", "EXIT"]}));
    tale.throws(70_000, 0, "01234", "KKKKK").go(71_000, 0, "escape 1");
    tale.throws(80_000, 1, "012345", "KKKKKK").go(81_000, 1, "escape");
    let story = tale.told();
    let (turn, moment) = story.turn.unwrap();
    assert_eq!(turn, Turn::ByStones { at: Since(60_000), seats: both(), stones: 3 });
    assert_eq!(moment, 1, "the first after the beginning");
    assert_eq!(story.title, Title::Unscathed);
    assert_eq!(story.lines.last().unwrap().what, Event::LastOut { seat: seat(1) });
    assert_eq!((story.deeds[0].out, story.deeds[1].out), (Some(Since(71_000)), Some(Since(81_000))));
}

#[test]
fn won_by_a_rescue_if_somebody_was_locked_up_after_that() {
    let mut tale = tale(2, at_the_exit());
    tale.throws(1_000, 1, "01234", "XXXXX").throws(2_000, 0, "01234", "GKKKA").go(3_000, 0, "free 1");
    tale.go(4_000, 0, "escape 1").throws(5_000, 1, "015", "KKK").go(6_000, 1, "escape");
    let story = tale.told();
    let rescue = Turn::ByRescue { at: Since(3_000), seat: seat(0), whose: seat(1) };
    assert_eq!(story.turn.unwrap().0, rescue);
    assert_eq!(story.title, Title::Swift, "somebody was locked up");
    assert_eq!(story.honours, [Honour::Rescuer, Honour::LastOut]);
}

#[test]
fn won_by_a_gift() {
    // Three keys: Ben has two dice until Ana leaves him one.
    let mut tale =
        tale(2, json!({"ark": 2, "pawn": ["EXIT", "EXIT"], "dice": ["KKK__", "__..."], "lost": [0, 3]}));
    tale.go(4_000, 0, "escape 1").throws(5_000, 1, "015", "KKK").go(6_000, 1, "escape");
    assert_eq!(tale.told().turn.unwrap().0, Turn::ByGift { at: Since(4_000), seat: seat(0), whose: seat(1) });
}

#[test]
fn won_at_the_last_moment() {
    let mut tale = tale(1, json!({"ark": 0, "pawn": ["EXIT"], "events": 5, "dice": ["K______"]}));
    tale.go(592_400, 0, "escape");
    let story = tale.told();
    assert_eq!(story.turn.unwrap().0, Turn::Narrow { seat: seat(0), left: Since(8_000) });
    assert_eq!((story.title, story.weight), (Title::Narrow, None));
}

// ----- lost -------------------------------------------------------------------------------------------------------

/// The end of a game that nobody goes on with.
fn buried(seats: u8, changes: Value) -> Story {
    let mut tale = tale(seats, changes);
    tale.wait(600_000);
    let story = tale.told();
    assert!(story.end.is_some_and(|end| !end.won));
    let last = story.lines.last().map(|line| line.what);
    assert_eq!(last, Some(Event::Collapsed { seats: story.inside }));
    story
}

#[test]
fn lost_because_nobody_could_throw() {
    let mut tale = tale(2, json!({"dice": ["XXXXX", "XXXX_"]}));
    tale.throws(310_000, 1, "4", "X").wait(600_000);
    let story = tale.told();
    assert_eq!(story.turn, Some((Turn::NobodyThrows { at: Since(310_000) }, 3)));
    assert_eq!(story.title, Title::Cursed);
    assert_eq!(story.weight, Some(Weight::Drought { from: Since(0), to: Since(600_000) }));
}

#[test]
fn lost_because_somebody_was_left_locked_up() {
    let mut tale = tale(2, json!({"dice": ["____X", "XXXX_"]}));
    tale.throws(500_000, 1, "4", "X").wait(600_000);
    let turn = Turn::LeftLocked { seat: seat(1), at: Since(500_000), lasted: Since(100_000) };
    assert_eq!(tale.told().turn.unwrap().0, turn);
}

#[test]
fn locked_up_a_moment_before_the_end_is_not_why() {
    let mut tale = tale(2, json!({"ark": 2, "dice": ["____X", "XXXX_"]}));
    tale.throws(590_000, 1, "4", "X").wait(600_000);
    assert_eq!(tale.told().turn.unwrap().0, Turn::TooLate { seats: both(), keys: 3 });
}

#[test]
fn lost_because_the_exit_was_not_found() {
    let story = buried(2, crate::expedition_table::laid(&["B01 1 0 1", "B03 -1 0 3"], &[]));
    assert_eq!(story.turn.unwrap().0, Turn::NoExit { chambers: 16 });
    assert_eq!(story.title, Title::Dark);
}

#[test]
fn lost_because_the_way_out_was_too_dear() {
    let story = buried(2, json!({"ark": 5}));
    assert_eq!(story.turn.unwrap().0, Turn::TooDear { keys: 6, most: 5 });
    assert_eq!(story.title, Title::Heavy);
    let story = buried(2, json!({"ark": 4}));
    assert_eq!(story.turn.unwrap().0, Turn::TooLate { seats: both(), keys: 5 });
}

#[test]
fn a_slam_that_cost_both_a_die_weighs_less_than_a_third_of_the_time_without_progress() {
    let outside = json!({"pawn": ["S01", "B09"], "dice": ["AAAA_", "TTTT_"]});
    let mut tale = tale(2, outside.clone());
    tale.go(195_000, 0, "discover N").go(390_000, 0, "discover E").go(401_000, 1, "activate 1");
    let story = tale.wait(600_000).told();
    assert_eq!(story.weight, Some(Weight::CostlySlam { at: Since(420_000), seats: both() }));
    assert_eq!(buried(2, outside).weight, Some(Weight::Drought { from: Since(0), to: Since(600_000) }));
}

/// The last of all gets out, and the chalice is there.
fn out_without_the_chalice(options: Value, chalice: Value) -> (Table, Story) {
    let mut all = json!({"treasure_chamber": true});
    table::patch(&mut all, &options);
    let rooms: &[&str] = match chalice == "hidden" {
        true => &["B01 1 0 1", "B03 -1 0 3", "EXIT 2 0 1"],
        false => &["B01 1 0 1", "B03 -1 0 3", "EXIT 2 0 1", "TC 1 1 0"],
    };
    let table = with_modules(1, all, rooms, &[]);
    let table = table.with(json!({"chalice": chalice, "ark": 0, "pawn": ["EXIT"], "dice": ["K______"]}));
    let mut tale = Tale { table, teller: Teller::default() };
    tale.hear();
    tale.table.go_at(9_000, 0, "escape");
    tale.hear();
    let story = tale.told();
    assert_eq!(story.lines.last().map(|line| line.what), Some(Event::ChaliceLeft));
    (tale.table, story)
}

// §1.13: "you lose if it is still inside at the end; if it was never discovered you also lose"
#[test]
fn lost_because_the_chalice_stayed_behind() {
    for options in [json!({}), json!({"track": "off"})] {
        for (chalice, found, ending) in [
            (json!({"at": "TC"}), true, "chalice_left_behind"),
            (json!("hidden"), false, "chalice_not_found"),
        ] {
            let (table, story) = out_without_the_chalice(options.clone(), chalice);
            assert_eq!(table.won(), Some(false));
            assert_eq!(story.turn.map(|(turn, _)| turn), Some(Turn::NoChalice { found }));
            assert_eq!((story.title, story.inside), (Title::NoChalice, SeatSet::NONE));
            assert_eq!(table.referee.state().ending(), Some(ending));
        }
    }
}

#[test]
fn one_of_two_is_missing() {
    let mut tale = tale(2, json!({"ark": 0, "pawn": ["EXIT", "START"], "dice": ["K____", "_____"]}));
    tale.go(4_000, 0, "escape 1").wait(600_000);
    let story = tale.told();
    assert_eq!((story.title, story.inside), (Title::OneMissing, SeatSet::one(seat(1))));
    assert_eq!(story.honours[0], Honour::FirstOut);
    assert_eq!(story.honours[1], Honour::Punctual, "at the entrance at both slams");
}

/// Practice has no clock: nobody is late, and nothing is swift.
#[test]
fn practice_is_told_without_a_clock() {
    let tell = |ark: u8, pawn: &str, dice: &str| {
        let at = json!({"ark": ark, "goddess": 0, "pawn": [pawn], "dice": [dice]});
        let mut tale = Tale { table: given_with(1, json!({"track": "off"}), at), teller: Teller::default() };
        tale.hear();
        tale
    };
    let mut won = tell(0, "EXIT", "K______");
    won.table.go_at(9_000, 0, "escape");
    won.hear();
    let story = won.told();
    assert_eq!((story.title, story.collapse, story.span()), (Title::Unscathed, None, Since(9_000)));
    assert!(!matches!(story.turn, Some((Turn::Narrow { .. }, _))));
    let mut lost = tell(3, "START", "XXXXXX_");
    lost.table.wait(5_000);
    lost.table.throws(0, "6", "X");
    lost.hear();
    let story = lost.told();
    assert_eq!(story.turn.map(|(turn, _)| turn), Some(Turn::NobodyThrows { at: Since(5_000) }));
    assert_eq!((story.title, story.weight), (Title::Cursed, None));
}

#[test]
fn broken_off_is_neither_won_nor_lost() {
    let mut tale = tale(2, json!({}));
    tale.throws(5_000, 0, "01234", "AAAAA");
    let story = tale.told();
    assert_eq!((story.end, story.turn, story.weight), (None, None, None));
    assert_eq!((story.title, story.length), (Title::BrokenOff, Since(5_000)));
}
