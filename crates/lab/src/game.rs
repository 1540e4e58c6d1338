//! One game between bots, in game time.

use search::{Bot, Nodes, Plan};
use table::{BadOptions, Eye, Opening, Outcome, Referee, Rules, Seat, Seated, Seats, Seed, Time};

use crate::{Sample, Simulated};

/// What came of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// How it ended; none if it was given up.
    pub outcome: Option<Outcome>,
    /// Which bot, by its place in the run, sat in which seat.
    pub seated: Vec<usize>,
    /// In which way it ended, where the game tells ways apart.
    pub ending: Option<&'static str>,
    /// What else the game counts.
    pub samples: Vec<Sample>,
    /// Moves made.
    pub moves: usize,
    /// Game time at the end.
    pub length: Time,
    /// Moves of bots that the referee refused. There should be none.
    pub refused: usize,
    /// The log, if it was to be kept.
    pub log: Option<Vec<u8>>,
    /// How long the log is, in bytes.
    pub log_bytes: usize,
}

/// More than any game takes.
const MOST_INPUTS: usize = 50_000;

pub(crate) fn play<R: Simulated>(
    options: &R::Options,
    seats: Seats,
    names: &[String],
    seed: &Seed,
    turn: usize,
    keep_log: bool,
) -> Result<Played, BadOptions> {
    let mut referee = Opening::<R>::new(options.clone(), seats, *seed).deal()?;
    let seated: Vec<usize> = (0..names.len()).map(|seat| (seat + turn) % names.len()).collect();
    let mut bots: Vec<Box<dyn Bot<R>>> = seats
        .iter()
        .zip(&seated)
        .filter_map(|(seat, &bot)| {
            R::player(&names[bot], &Seed::from_text(&format!("{} {seat}", seed.to_hex())))
        })
        .collect();
    let mut refused = 0;
    let mut plans: Vec<Option<Plan<R::Move>>> = vec![None; bots.len()];
    let mut diary = R::Diary::default();
    let mut hear = |referee: &Referee<R>, bots: &mut [Box<dyn Bot<R>>]| {
        referee.facts().told().iter().for_each(|told| R::note(&mut diary, &told.fact, referee.now()));
        tell(referee, bots);
    };
    hear(&referee, &mut bots);
    for _ in 0..MOST_INPUTS {
        if referee.outcome().is_some() {
            break;
        }
        let now = referee.now();
        for (seat, (bot, plan)) in seats.iter().zip(bots.iter_mut().zip(&mut plans)) {
            if plan.is_none() {
                *plan = Some(ask(&referee, seat, bot.as_mut(), now));
            }
        }
        match next(&plans, referee.alarm()) {
            Next::Bot(index, at) => {
                let seat = Seat::at(index as u8);
                match plans[index].take() {
                    Some(Plan::Act { mv, .. }) => {
                        let before = referee.seq();
                        let answer = referee.play(at, seat, &mv, &mut |referee| hear(referee, &mut bots));
                        refused += usize::from(answer.is_err());
                        if referee.seq() != before {
                            plans.fill(None);
                        } else {
                            plans[index] = Some(Plan::Wake { at: at.after(250) });
                        }
                    }
                    // Nothing has happened, only time has passed: the others' plans stand.
                    _ => plans[index] = Some(ask(&referee, seat, bots[index].as_mut(), at)),
                }
            }
            Next::Alarm(at) => {
                let _ = referee.advance(at, &mut |referee| hear(referee, &mut bots));
                plans.fill(None);
            }
            Next::Nothing => break,
        }
    }
    let outcome = referee.outcome();
    let moves = referee.log().entries.iter().filter(|entry| entry.what.kind() == "move").count();
    let length = referee.now();
    let ending = referee.state().ending();
    let samples = outcome.as_ref().map(|outcome| R::samples(diary, outcome)).unwrap_or_default();
    let _ = referee.reveal(&mut |_| ());
    let log = referee.log().to_bytes();
    let log_bytes = log.len();
    Ok(Played {
        outcome,
        seated,
        ending,
        samples,
        moves,
        length,
        refused,
        log: keep_log.then_some(log),
        log_bytes,
    })
}

/// Every bot hears what its seat is told.
fn tell<R: Rules>(referee: &Referee<R>, bots: &mut [Box<dyn Bot<R>>]) {
    for (seat, bot) in referee.seats().iter().zip(bots) {
        for told in referee.facts().told().iter().filter(|told| told.to.contains(Eye::Seat(seat))) {
            bot.observe(&told.fact, referee.now());
        }
    }
}

fn ask<R: Rules>(referee: &Referee<R>, seat: Seat, bot: &mut dyn Bot<R>, at: Time) -> Plan<R::Move> {
    let state = referee.state();
    let private = state.private(seat);
    let all = &mut { Nodes::ALL };
    bot.think(Seated::new(seat, state.public(), &private), at, all).unwrap_or(Plan::Wait)
}

enum Next {
    Bot(usize, Time),
    Alarm(Time),
    Nothing,
}

/// What comes first: a bot, the lower seat among equals, or the alarm after all inputs of its moment.
fn next<M>(plans: &[Option<Plan<M>>], alarm: Option<Time>) -> Next {
    let moment = |plan: &Option<Plan<M>>| match plan {
        Some(Plan::Act { at, .. } | Plan::Wake { at }) => Some(*at),
        _ => None,
    };
    let first = plans.iter().enumerate().filter_map(|(index, plan)| moment(plan).map(|at| (at, index))).min();
    match (first, alarm) {
        (Some((at, index)), alarm) if alarm.is_none_or(|alarm| at <= alarm) => Next::Bot(index, at),
        (_, Some(alarm)) => Next::Alarm(alarm),
        _ => Next::Nothing,
    }
}
