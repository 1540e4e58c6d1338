//! The referee at a table with every mechanism on it: time, pauses, undo, entropy, logs.

use conformance::specimen::{Fact, Move, Options, Refusal, Specimen};
use table::{
    Denied, Entropy, Eye, Flaw, Happening, Log, No, Opening, Referee, Rules, Seat, SeatSet, Seats, Seed,
    Sitter, Snapshot, Stopped, Time,
};

const ANA: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);
const TURN: u64 = 20_000;

fn seed() -> Seed {
    Seed::from_text("referee")
}

fn dealt() -> Referee<Specimen> {
    Opening::new(Options::default(), Seats::of(2), seed()).deal().expect("two seats are enough")
}

fn nobody(_: &Referee<Specimen>) {}

fn kinds(referee: &Referee<Specimen>) -> Vec<&'static str> {
    referee.log().entries.iter().map(|entry| entry.what.kind()).collect()
}

// ----- time -----------------------------------------------------------------------------------------------------------

#[test]
fn a_move_stamped_at_the_alarm_comes_before_it() {
    let mut referee = dealt();
    referee.play(Time::ms(TURN), ANA, &Move::Step(1), &mut nobody).unwrap();
    assert_eq!(kinds(&referee), ["deal", "move"]);
}

#[test]
fn every_alarm_before_a_move_rings_first() {
    let mut referee = dealt();
    let late = referee.play(Time::ms(TURN + 1), ANA, &Move::Step(1), &mut nobody);
    assert_eq!(late, Err(Denied::No(No::Because(Refusal::NotYourTurn))));
    assert_eq!(kinds(&referee), ["deal", "ring"], "the alarm has rung all the same");
    assert_eq!(referee.now(), Time::ms(TURN));
    referee.play(Time::ms(TURN + 1), BEN, &Move::Step(1), &mut nobody).unwrap();
}

#[test]
fn each_entry_is_told_when_it_is_there() {
    let mut referee = dealt();
    let mut told = Vec::new();
    referee
        .play(Time::ms(3 * TURN + 1), BEN, &Move::Step(1), &mut |referee| {
            told.push((referee.seq(), referee.last().what.kind(), referee.facts().told().len()));
        })
        .unwrap();
    assert_eq!(told, [(2, "ring", 2), (3, "ring", 2), (4, "ring", 2), (5, "move", 1)]);
}

#[test]
fn advancing_to_a_moment_rings_what_is_due_at_it() {
    let mut referee = dealt();
    referee.advance(Time::ms(TURN - 1), &mut nobody).unwrap();
    assert_eq!((referee.now(), referee.seq()), (Time::ms(TURN - 1), 1));
    referee.advance(Time::ms(TURN), &mut nobody).unwrap();
    assert_eq!(kinds(&referee), ["deal", "ring"]);
    let past = referee.play(Time::ms(5), BEN, &Move::Pass, &mut nobody);
    assert_eq!(past, Err(Denied::Past { now: Time::ms(TURN) }));
}

#[test]
fn a_game_that_nobody_plays_rings_itself_to_the_end() {
    let mut referee = dealt();
    referee.advance(Time::LAST, &mut nobody).unwrap();
    assert!(referee.outcome().is_some());
    assert_eq!(referee.seq(), 61, "sixty turns rang out and the game was over");
}

// ----- pause and outage -----------------------------------------------------------------------------------------------

#[test]
fn nothing_happens_in_a_pause() {
    let mut referee = dealt();
    referee.pause(Time::ms(100), &mut nobody).unwrap();
    assert_eq!(referee.alarm(), None);
    assert_eq!(referee.play(Time::ms(200), ANA, &Move::Pass, &mut nobody), Err(Denied::Paused));
    assert_eq!(referee.advance(Time::ms(2 * TURN), &mut nobody), Err(Denied::Paused));
    assert_eq!(referee.pause(Time::ms(300), &mut nobody), Err(Denied::Paused));
    let mut moves = Vec::new();
    referee.moves(ANA, Time::ms(100), &mut moves);
    assert!(moves.is_empty());
    referee.sit(Time::ms(100), BEN, Sitter::Bot("good".to_owned()), &mut nobody).unwrap();
    referee.resume(&mut nobody).unwrap();
    assert_eq!(referee.resume(&mut nobody), Err(Denied::NotPaused));
    assert_eq!(referee.now(), Time::ms(100), "game time stood still");
    referee.play(Time::ms(101), ANA, &Move::Step(1), &mut nobody).unwrap();
    assert_eq!(kinds(&referee), ["deal", "pause", "sit", "resume", "move"]);
}

#[test]
fn an_outage_is_noted_and_costs_no_game_time() {
    let mut referee = dealt();
    referee.play(Time::ms(100), ANA, &Move::Step(1), &mut nobody).unwrap();
    referee.outage(3_600_000, &mut nobody).unwrap();
    assert_eq!(referee.now(), Time::ms(100));
    assert_eq!(referee.alarm(), Some(Time::ms(TURN)));
    assert!(referee.can_undo(ANA), "an outage takes no move away");
}

#[test]
fn a_pause_survives_saving() {
    let mut referee = dealt();
    referee.pause(Time::ms(100), &mut nobody).unwrap();
    let saved = serde_json::to_string(&referee.snapshot()).unwrap();
    let snapshot: Snapshot<Specimen> = serde_json::from_str(&saved).unwrap();
    let loaded = Referee::from_snapshot(referee.log().clone(), seed(), snapshot).unwrap();
    assert!(loaded.is_paused());
}

// ----- undo -----------------------------------------------------------------------------------------------------------

#[test]
fn several_moves_can_be_taken_back_one_after_another() {
    let mut referee = dealt();
    let start = serde_json::to_string(referee.state()).unwrap();
    referee.play(Time::ms(1), ANA, &Move::Step(1), &mut nobody).unwrap();
    referee.play(Time::ms(2), ANA, &Move::Step(2), &mut nobody).unwrap();
    assert!(referee.can_undo(ANA) && !referee.can_undo(BEN));
    referee.undo(Time::ms(3), ANA, &mut nobody).unwrap();
    referee.undo(Time::ms(4), ANA, &mut nobody).unwrap();
    assert_eq!(serde_json::to_string(referee.state()).unwrap(), start);
    assert_eq!(referee.undo(Time::ms(5), ANA, &mut nobody), Err(Denied::NothingToUndo));
    assert_eq!(referee.undo(Time::ms(5), BEN, &mut nobody), Err(Denied::NothingToUndo));
}

#[test]
fn undo_closes_when_luck_was_drawn_the_turn_ended_or_a_rule_seals() {
    for last in [Move::Draw, Move::Peek, Move::Challenge(BEN), Move::Pass] {
        let mut referee = dealt();
        referee.play(Time::ms(1), ANA, &Move::Step(1), &mut nobody).unwrap();
        referee.play(Time::ms(2), ANA, &last, &mut nobody).unwrap();
        assert_eq!(referee.undo(Time::ms(3), ANA, &mut nobody), Err(Denied::NothingToUndo), "{last:?}");
    }
}

#[test]
fn undo_closes_when_an_alarm_rings() {
    let mut referee = dealt();
    referee.play(Time::ms(1), ANA, &Move::Step(1), &mut nobody).unwrap();
    assert_eq!(referee.undo(Time::ms(TURN + 1), ANA, &mut nobody), Err(Denied::NothingToUndo));
}

#[test]
fn another_seats_answer_in_the_middle_of_a_turn_closes_undo() {
    let mut referee = dealt();
    referee.play(Time::ms(1), ANA, &Move::Step(1), &mut nobody).unwrap();
    referee.play(Time::ms(2), ANA, &Move::Call, &mut nobody).unwrap();
    let yes = Move::Vote { ask: 1, yes: true };
    assert_eq!(referee.awaited().iter().collect::<Vec<_>>(), [BEN]);
    referee.play(Time::ms(3), BEN, &yes, &mut nobody).unwrap();
    assert_eq!(referee.awaited().iter().collect::<Vec<_>>(), [ANA], "the turn goes on where it was");
    assert!(!referee.can_undo(ANA) && !referee.can_undo(BEN));
}

// ----- asks -----------------------------------------------------------------------------------------------------------

#[test]
fn a_sealed_ask_to_two_seats_is_shown_when_both_are_in_or_time_is_up() {
    let mut referee = dealt();
    referee.play(Time::ms(1), ANA, &Move::Duel, &mut nobody).unwrap();
    let mut cards = Vec::new();
    referee.moves(BEN, referee.now(), &mut cards);
    referee.play(Time::ms(2), BEN, &cards[0], &mut nobody).unwrap();
    let shown = |referee: &Referee<Specimen>| {
        referee.facts().told().iter().any(|told| matches!(told.fact, Fact::Duelled { .. }))
    };
    assert!(!shown(&referee), "sealed until the other is in");
    let late = referee.play(Time::ms(2), BEN, &cards[0], &mut nobody);
    assert_eq!(late, Err(Denied::No(No::Because(Refusal::AskClosed))));
    referee.advance(Time::ms(3_001), &mut nobody).unwrap();
    assert!(shown(&referee), "the lowest card counts for whoever did not answer");
}

#[test]
fn too_early_says_until_when() {
    let mut referee = dealt();
    referee.play(Time::ms(10), ANA, &Move::Draw, &mut nobody).unwrap();
    let early = referee.play(Time::ms(11), ANA, &Move::Draw, &mut nobody);
    assert_eq!(early, Err(Denied::No(No::Early { until: Time::ms(510) })));
    referee.play(Time::ms(510), ANA, &Move::Draw, &mut nobody).unwrap();
}

// ----- entropy, seed, log ---------------------------------------------------------------------------------------------

#[test]
fn seats_add_to_the_luck_before_the_deal_and_the_log_knows() {
    let mut opening = Opening::<Specimen>::new(Options::default(), Seats::of(2), seed());
    assert_eq!(opening.log().header.commitment, seed().commitment());
    opening.add_entropy(ANA, Entropy([1; 16])).unwrap();
    opening.add_entropy(BEN, Entropy([2; 16])).unwrap();
    assert_eq!(opening.add_entropy(Seat::at(3), Entropy([3; 16])), Err(Denied::NoSuchSeat(Seat::at(3))));
    let mut with = opening.deal().unwrap();
    let hands = |referee: &Referee<Specimen>| serde_json::to_string(&referee.state().private(ANA)).unwrap();
    assert_ne!(hands(&with), hands(&dealt()), "the same seed, and other cards");
    with.play(Time::ms(5), ANA, &Move::Draw, &mut nobody).unwrap();
    let log: Log<Specimen> = Log::read(&with.log().to_bytes()).unwrap();
    let again = Referee::replay(&log, seed(), usize::MAX, &mut nobody).unwrap();
    assert_eq!(hands(&again), hands(&with));
    // Whoever changes what a seat added is found out at that entry.
    let mut forged = log;
    forged.entries[1].what = Happening::Entropy { seat: BEN, bytes: Entropy([9; 16]) };
    let breach = Referee::replay(&forged, seed(), usize::MAX, &mut nobody).unwrap_err();
    assert_eq!((breach.entry, breach.why), (1, Flaw::Check));
}

#[test]
fn the_seed_comes_out_at_the_end_only_and_closes_the_log() {
    let mut referee = dealt();
    assert_eq!(referee.reveal(&mut nobody), Err(Denied::NotOver));
    referee.advance(Time::ms(100 * TURN), &mut nobody).unwrap();
    assert!(!serde_json::to_string(&referee.log().to_json()).unwrap().contains(&seed().to_hex()));
    referee.reveal(&mut nobody).unwrap();
    assert_eq!(referee.log().revealed(), Some(seed()));
    assert_eq!(referee.reveal(&mut nobody), Err(Denied::LogFull));
    assert_eq!(referee.pause(referee.now(), &mut nobody), Err(Denied::LogFull));
    let late = referee.play(referee.now(), ANA, &Move::Pass, &mut nobody);
    assert_eq!(late, Err(Denied::No(No::Because(Refusal::Over))), "the rules have the first word");
}

#[test]
fn another_seed_does_not_open_a_log() {
    let referee = dealt();
    let breach =
        Referee::replay(referee.log(), Seed::from_text("other"), usize::MAX, &mut nobody).unwrap_err();
    assert_eq!(breach.why, Flaw::OtherSeed);
}

#[test]
fn a_log_with_a_ring_left_out_or_put_in_breaks_there() {
    let mut referee = dealt();
    referee.advance(Time::ms(2 * TURN), &mut nobody).unwrap();
    referee.play(Time::ms(2 * TURN + 5), ANA, &Move::Pass, &mut nobody).unwrap();
    let broken = |change: fn(&mut Log<Specimen>)| {
        let mut log = referee.log().clone();
        change(&mut log);
        let breach = Referee::replay(&log, seed(), usize::MAX, &mut nobody).unwrap_err();
        (breach.entry, breach.why)
    };
    assert_eq!(broken(|log| drop(log.entries.remove(1))), (1, Flaw::Alarm));
    assert_eq!(broken(|log| log.entries[1].at = Time::ms(7)), (1, Flaw::Alarm));
    assert_eq!(broken(|log| log.entries.insert(3, log.entries[0].clone())), (3, Flaw::Order));
    assert_eq!(broken(|log| log.entries[3].at = Time::ms(1)), (3, Flaw::Order));
    assert_eq!(broken(|log| log.entries.clear()), (0, Flaw::Missing));
}

#[test]
fn any_position_of_a_log_can_be_loaded() {
    let mut referee = dealt();
    for step in 0..3 {
        referee.play(Time::ms(step), ANA, &Move::Step(1), &mut nobody).unwrap();
    }
    let middle = Referee::replay(referee.log(), seed(), 2, &mut nobody).unwrap();
    assert_eq!((middle.seq(), middle.now()), (2, Time::ms(0)));
}

#[test]
fn a_snapshot_and_the_entries_after_it_lead_to_the_same_table() {
    let mut referee = dealt();
    referee.play(Time::ms(1), ANA, &Move::Step(1), &mut nobody).unwrap();
    let snapshot = referee.snapshot();
    referee.undo(Time::ms(2), ANA, &mut nobody).unwrap();
    referee.play(Time::ms(3), ANA, &Move::Draw, &mut nobody).unwrap();
    let again = Referee::from_snapshot(referee.log().clone(), seed(), snapshot.clone()).unwrap();
    let text = |referee: &Referee<Specimen>| serde_json::to_string(&referee.snapshot()).unwrap();
    assert_eq!(text(&again), text(&referee));
    let short = Log { entries: Vec::new(), ..referee.log().clone() };
    assert!(Referee::from_snapshot(short, seed(), snapshot).is_err());
}

#[test]
fn what_is_told_once_is_in_no_history() {
    let mut referee = dealt();
    referee.play(Time::ms(1), ANA, &Move::Challenge(BEN), &mut nobody).unwrap();
    assert!(referee.facts().told().iter().any(|told| told.fleeting));
    for eye in Eye::all(referee.seats()) {
        assert!(referee.history(eye).iter().all(|passage| passage.facts.is_empty()), "{eye}");
    }
}

#[test]
fn history_reaches_back_as_far_as_the_game_allows() {
    let mut referee = dealt();
    for (turn, seat) in [ANA, BEN, ANA].into_iter().enumerate() {
        let at = Time::ms(10 * turn as u64);
        referee.play(at, seat, &Move::Step(1), &mut nobody).unwrap();
        referee.play(at, seat, &Move::Pass, &mut nobody).unwrap();
    }
    let first = referee.history(Eye::Watcher)[0].seq;
    assert_eq!(first, 5, "the specimen recalls the running turn and the one before");
}

// ----- the end before the end -----------------------------------------------------------------------------------------

#[test]
fn a_game_that_somebody_gives_up_is_over() {
    let mut referee = dealt();
    referee.play(Time::ms(10), ANA, &Move::Step(1), &mut nobody).unwrap();
    let why = Stopped::Conceded { seat: ANA, to: SeatSet::one(BEN) };
    referee.pause(Time::ms(20), &mut nobody).unwrap();
    referee.stop(Time::ms(30), why, &mut nobody).unwrap();
    assert_eq!(referee.outcome().unwrap().winners(), SeatSet::one(BEN));
    assert!(referee.awaited().is_empty() && referee.alarm().is_none() && !referee.is_paused());
    assert!(!referee.can_undo(ANA));
    assert_eq!(referee.stop(Time::ms(40), Stopped::Agreed, &mut nobody), Err(Denied::Over));
    referee.reveal(&mut nobody).unwrap();
    let json = serde_json::to_string(&referee.log().to_json()).unwrap();
    for log in [Log::read(&referee.log().to_bytes()), Log::read(json.as_bytes())] {
        let log: Log<Specimen> = log.unwrap();
        assert_eq!(&log, referee.log());
        let again = Referee::replay(&log, seed(), usize::MAX, &mut nobody).unwrap();
        assert_eq!(again.stopped(), Some(why));
    }
    let mut forged: Log<Specimen> = referee.log().clone();
    let stop = forged.entries.len() - 2;
    forged.entries[stop].what =
        Happening::Stop { why: Stopped::Conceded { seat: ANA, to: SeatSet::one(ANA) } };
    let breach = Referee::replay(&forged, seed(), usize::MAX, &mut nobody).unwrap_err();
    assert_eq!((breach.entry, breach.why), (stop, Flaw::Unlawful));
}

#[test]
fn a_game_that_all_agree_to_end_has_no_winner() {
    let mut referee = dealt();
    referee.stop(Time::ms(30), Stopped::Agreed, &mut nobody).unwrap();
    assert!(referee.outcome().unwrap().winners().is_empty());
    assert_eq!(referee.play(Time::ms(31), ANA, &Move::Step(1), &mut nobody), Err(Denied::Over));
    let saved = serde_json::to_string(&referee.snapshot()).unwrap();
    let snapshot: Snapshot<Specimen> = serde_json::from_str(&saved).unwrap();
    let loaded = Referee::from_snapshot(referee.log().clone(), seed(), snapshot).unwrap();
    assert_eq!(loaded.stopped(), Some(Stopped::Agreed));
}
