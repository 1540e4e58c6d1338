//! Bots play by the rules, by what they see, and to the end, at every table.

use lab::{Run, simulate};
use plan::{Options, Plan, bots};
use search::{Bot, Nodes, Plan as Intent};
use serde_json::{Value, json};
use table::{Eye, Luck, Opening, Referee, Rules, Seat, Seated, Seats, Seed};

/// So many games of these; none is given up, and no move is refused.
fn all_end(bots: &[&str], games: usize, options: Value) {
    let bots = bots.iter().map(|&name| name.to_owned()).collect();
    let run = Run { bots, games, options: options.clone(), seed: "all end".into(), ..Run::new("plan") };
    let report = simulate(&run, &|_| ()).expect("these options and bots exist");
    assert_eq!((report.games.len(), report.flawed()), (games, Vec::new()), "{options}");
}

#[test]
fn every_game_ends_and_no_move_is_refused() {
    let mixed = ["novice", "good", "good", "novice", "good"];
    for seats in 1..=5 {
        all_end(&mixed[..seats], 12, json!({}));
        all_end(&mixed[5 - seats..], 4, json!({ "max_radius": 4, "land_match_required": false }));
        all_end(&mixed[..seats], 4, json!({ "arrest_on_6th_handcuffs": false, "start_contact": false }));
        all_end(&mixed[..seats], 4, json!({ "initial_cash_k": 0 }));
        all_end(&mixed[..seats], 2, json!({ "initial_cash_k": 20, "answer_s": 30 }));
    }
}

#[test]
fn experts_play_at_every_table() {
    for seats in 1..=5 {
        all_end(&["expert", "good", "novice", "good", "good"][..seats], 1, json!({}));
    }
}

/// A game of bots; `look` sees every intent before it is carried out, and may ask the twin of whoever has it.
fn played(
    seed: &str,
    levels: &[bots::Level],
    mut look: impl FnMut(
        &Referee<Plan>,
        Seat,
        &Intent<plan::Move>,
        &mut dyn FnMut(Seated<'_, Plan>) -> Intent<plan::Move>,
    ),
) {
    let seats = Seats::of(levels.len() as u8);
    let mut referee =
        Opening::<Plan>::new(Options::default(), seats, Seed::from_text(seed)).deal().expect("good options");
    let bot =
        |number: usize| bots::Player::new(levels[number], &Seed::from_text(&format!("{seed} {number}")));
    let mut twins: Vec<[bots::Player; 2]> =
        (0..levels.len()).map(|number| [bot(number), bot(number)]).collect();
    tell(&referee, &mut twins);
    while let Some((seat, _)) = referee.state().heist().asked() {
        let [one, other] = &mut twins[seat.index()];
        let private = referee.state().private(seat);
        let sight = Seated::new(seat, referee.state().public(), &private);
        let intent = one.think(sight, referee.now(), &mut { Nodes::ALL }).expect("nodes enough");
        look(&referee, seat, &intent, &mut |sight| {
            // The twin thinks in small pieces.
            loop {
                if let Some(intent) = other.think(sight, referee.now(), &mut Nodes::new(200)) {
                    return intent;
                }
            }
        });
        let Intent::Act { at, mv } = intent else { panic!("{seed}: {seat} is asked and does nothing") };
        referee.play(at, seat, &mv, &mut |referee| tell(referee, &mut twins)).expect("lawful");
    }
    assert!(referee.outcome().is_some(), "{seed}");
}

fn tell(referee: &Referee<Plan>, twins: &mut [[bots::Player; 2]]) {
    for (seat, twins) in referee.seats().iter().zip(twins) {
        for told in referee.facts().told().iter().filter(|told| told.to.contains(Eye::Seat(seat))) {
            twins.iter_mut().for_each(|bot| bot.observe(&told.fact, referee.now()));
        }
    }
}

/// In another world that looks the same from the seat, a bot of the same seed intends the same, however it is interrupted.
#[test]
fn an_intent_comes_from_the_sight_alone() {
    use bots::Level::{Expert, Good, Novice};
    let mut luck = Luck::new(&Seed::from_text("other worlds"), &[]);
    let mut other_plans = 0;
    for levels in [&[Novice, Good, Good][..], &[Good, Novice], &[Expert, Good]] {
        played("sight", levels, |referee, seat, intent, twin| {
            let world = referee.with_sight(Eye::Seat(seat), |sight| Plan::imagine(sight, &mut luck));
            let rival = referee.seats().after(seat);
            other_plans += u32::from(world.private(rival) != referee.state().private(rival));
            let private = world.private(seat);
            assert_eq!(twin(Seated::new(seat, world.public(), &private)), *intent, "{seat}");
        });
    }
    assert!(other_plans > 300, "the worlds were hardly different: {other_plans}");
}

/// Wins of the first of these bots, and how many of it were arrested.
fn contest(bots: &[&str], games: usize) -> (f64, usize) {
    let bots: Vec<String> = bots.iter().map(|&name| name.to_owned()).collect();
    let run = Run { bots, games, seed: "contest".into(), ..Run::new("plan") };
    let report = simulate(&run, &|_| ()).expect("these bots exist");
    let of_first = |game: &lab::Played| {
        let seat = game.seated.iter().position(|bot| *bot == 0)?;
        let standings = &game.outcome.as_ref()?.standings;
        let last = standings.iter().map(|standing| standing.place).max()?;
        let place = standings.iter().find(|standing| standing.seat.index() == seat)?.place;
        Some(place == last)
    };
    let last = report.games.iter().filter(|game| of_first(game) == Some(true)).count();
    (report.wins_by_bot()[0], last)
}

#[test]
fn good_bots_beat_novices() {
    let (wins, last) = contest(&["good", "novice", "novice"], 60);
    assert!(wins >= 30.0, "{wins} of 60");
    assert!(last <= 20, "last in {last} of 60");
}
