//! Bots play by the rules, by what they see, at the speed of people, and to the end.

use lab::{Run, simulate};
use master::{Fact, Level, Master, Move, On, Options, bots};
use search::{Bot, Nodes, Plan};
use serde_json::{Value, json};
use table::{Eye, Luck, Opening, Referee, Rules, Seat, Seated, Seats, Seed, Time};

/// So many games of these; none is given up, and no move is refused.
fn all_end(bots: &[&str], games: usize, options: Value) {
    let bots = bots.iter().map(|&name| name.to_owned()).collect();
    let run = Run { bots, games, options: options.clone(), seed: "all end".into(), ..Run::new("master") };
    let report = simulate(&run, &|_| ()).expect("these options and bots exist");
    assert_eq!((report.games.len(), report.flawed()), (games, Vec::new()), "{options}");
}

#[test]
fn every_game_ends_and_no_move_is_refused() {
    let mixed = ["novice", "normal", "good", "expert"];
    for level in ["easy", "medium", "hard"] {
        all_end(&mixed, 40, json!({ "level": level }));
        all_end(&mixed[..2], 10, json!({ "level": level, "calm_mode": true }));
    }
    all_end(&mixed[1..], 10, json!({ "level": "hard", "calm_mode": true }));
    all_end(&mixed, 20, json!({ "level": "hard", "teams": true }));
    all_end(&mixed, 10, json!({ "level": "hard", "teams": true, "calm_mode": true }));
    all_end(
        &mixed,
        10,
        json!({ "level": "hard", "race_mode": "strict", "pose_limit": "once", "doom_strict": false }),
    );
    all_end(&mixed, 10, json!({ "level": "hard", "wrap_under_trap": "no_wrap", "seven_on_stacks": false }));
}

const LEVELS: [bots::Level; 4] = bots::Level::ALL;

/// A game of four bots at the hard level; `look` sees every plan before it is carried out.
fn played(
    seed: &str,
    options: Options,
    mut look: impl FnMut(&Referee<Master>, Seat, &Plan<Move>, &mut dyn FnMut(Seated<'_, Master>) -> Plan<Move>),
) {
    let seats = Seats::of(4);
    let mut referee =
        Opening::<Master>::new(options, seats, Seed::from_text(seed)).deal().expect("good options");
    let bot =
        |number: usize| bots::Player::new(LEVELS[number], &Seed::from_text(&format!("{seed} {number}")));
    // Every bot has a twin that hears the same.
    let mut twins: Vec<[bots::Player; 2]> = (0..4).map(|number| [bot(number), bot(number)]).collect();
    tell(&referee, &mut twins);
    let mut plans: Vec<Option<Plan<Move>>> = vec![None; 4];
    for _ in 0..50_000 {
        if referee.outcome().is_some() {
            return;
        }
        let mut think = |referee: &Referee<Master>, number: usize, at: Time| {
            let seat = Seat::at(number as u8);
            let [one, other] = &mut twins[number];
            let private = referee.state().private(seat);
            let sight = Seated::new(seat, referee.state().public(), &private);
            let plan = one.think(sight, at, &mut { Nodes::ALL }).expect("nodes enough");
            look(referee, seat, &plan, &mut |sight| {
                other.think(sight, at, &mut { Nodes::ALL }).expect("nodes enough")
            });
            plan
        };
        for (number, plan) in plans.iter_mut().enumerate() {
            if plan.is_none() {
                *plan = Some(think(&referee, number, referee.now()));
            }
        }
        let moment = |plan: &Option<Plan<Move>>| match plan {
            Some(Plan::Act { at, .. } | Plan::Wake { at }) => Some(*at),
            _ => None,
        };
        let first = (0..4).filter_map(|number| Some((moment(&plans[number])?, number))).min();
        match first.filter(|(at, _)| referee.alarm().is_none_or(|alarm| *at <= alarm)) {
            Some((at, number)) => match plans[number].take() {
                Some(Plan::Act { mv, .. }) => {
                    let seat = Seat::at(number as u8);
                    referee.play(at, seat, &mv, &mut |referee| tell(referee, &mut twins)).expect("lawful");
                    plans.fill(None);
                }
                _ => plans[number] = Some(think(&referee, number, at)),
            },
            None => {
                let alarm = referee.alarm().expect("somebody or something goes on");
                referee.advance(alarm, &mut |referee| tell(referee, &mut twins)).expect("due");
                plans.fill(None);
            }
        }
    }
    panic!("{seed} has not ended");
}

fn tell(referee: &Referee<Master>, twins: &mut [[bots::Player; 2]]) {
    for (seat, twins) in referee.seats().iter().zip(twins) {
        for told in referee.facts().told().iter().filter(|told| told.to.contains(Eye::Seat(seat))) {
            twins.iter_mut().for_each(|bot| bot.observe(&told.fact, referee.now()));
        }
    }
}

fn hard() -> Options {
    Options { level: Level::Hard, ..Options::default() }
}

/// In another world that looks the same from the seat, a bot of the same seed has the same plan.
#[test]
fn a_plan_comes_from_the_sight_alone() {
    let mut luck = Luck::new(&Seed::from_text("other worlds"), &[]);
    let mut other_hands = 0;
    for options in [hard(), Options { teams: true, ..hard() }] {
        played("sight", options, |referee, seat, plan, twin| {
            let world = referee.with_sight(Eye::Seat(seat), |sight| Master::imagine(sight, &mut luck));
            let rival = referee.seats().after(seat);
            other_hands += u32::from(world.hand(rival) != referee.state().hand(rival));
            let private = world.private(seat);
            assert_eq!(twin(Seated::new(seat, world.public(), &private)), *plan, "{seat}");
        });
    }
    assert!(other_hands > 1_000, "the worlds were hardly different: {other_hands}");
}

/// Nobody lays a card on what somebody else laid less than 350 ms ago.
#[test]
fn nobody_is_faster_than_people() {
    let mut laid = [(Time::ZERO, None); 32];
    let mut acts = 0;
    played("speed", hard(), |referee, seat, plan, twin| {
        let open = referee.state().contest();
        for told in referee.facts().told() {
            if let Fact::Placed { seat, stack, .. } = told.fact {
                laid[usize::from(stack)] = (referee.now(), Some(seat));
            }
        }
        if let Plan::Act { at, mv: Move::Place { on: On::Stack(stack), .. } } = plan {
            let (when, who) = laid[usize::from(*stack)];
            if who != Some(seat) {
                assert!(at.since(when) >= 350, "{seat} after {} ms", at.since(when));
                acts += 1;
            }
        }
        let private = referee.state().private(seat);
        twin(Seated::new(seat, open, &private));
    });
    assert!(acts > 50, "{acts}");
}
