//! Bots against each other: who wins, what everybody has, how many are arrested, how long a turn takes.
//!
//! `cargo run --release -p plan --example heists -- 300 good novice novice`

#![allow(clippy::disallowed_types)] // it measures time

use std::time::{Duration, Instant};

use plan::{Options, Plan, Status};
use search::{Bot, Nodes, Plan as Intent, Players};
use table::{Eye, Facts, Luck, Rules, Seated, Seats, Seed, Time};

/// What came of one bot, over all games.
#[derive(Default)]
struct Sum {
    games: f64,
    wins: f64,
    arrests: f64,
    total: f64,
    squares: f64,
    parts: [f64; 8],
    turns: u32,
    thought: Duration,
    longest: Duration,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let games: usize = args.next().ok_or("heists GAMES BOT...")?.parse()?;
    let names: Vec<String> = args.collect();
    let seats = Seats::new(u8::try_from(names.len())?).ok_or("1 to 5 bots")?;
    let mut sums: Vec<Sum> = names.iter().map(|_| Sum::default()).collect();
    for number in 0..games {
        let seed = Seed::from_text(&format!("heists {number}"));
        let mut luck = Luck::new(&seed, &[]);
        let mut game = Plan::deal(&Options::default(), seats, &mut luck, &mut Facts::new())
            .map_err(|bad| format!("{bad:?}"))?;
        let sits = |seat: usize| (seat + number) % names.len();
        let mut bots: Vec<Box<dyn Bot<Plan>>> = Vec::new();
        for seat in 0..names.len() {
            let seed = Seed::from_text(&format!("{number} {seat}"));
            bots.push(Plan::player(&names[sits(seat)], &seed).ok_or("no such bot")?);
        }
        let mut spent = vec![(Duration::ZERO, None); names.len()];
        while let Some((seat, _)) = game.heist().asked() {
            let own = game.private(seat);
            let start = Instant::now();
            let intent = bots[seat.index()]
                .think(Seated::new(seat, game.public(), &own), Time::ZERO, &mut { Nodes::ALL });
            let took = start.elapsed();
            let sum = &mut sums[sits(seat.index())];
            let now = (game.heist().day, game.heist().period);
            let (so_far, turn) = &mut spent[seat.index()];
            if *turn != Some(now) {
                (*so_far, *turn) = (Duration::ZERO, Some(now));
                sum.turns += 1;
            }
            *so_far += took;
            sum.thought += took;
            sum.longest = sum.longest.max(*so_far);
            let Some(Intent::Act { mv, .. }) = intent else {
                return Err(format!("{number}: no move").into());
            };
            let mut facts = Facts::new();
            game.play(Time::ZERO, seat, &mv, &mut luck, &mut facts);
            for (seat, bot) in seats.iter().zip(&mut bots) {
                let told = facts.told().iter().filter(|told| told.to.contains(Eye::Seat(seat)));
                told.for_each(|told| bot.observe(&told.fact, Time::ZERO));
            }
        }
        let results = game.heist().results.ok_or("it has not ended")?;
        let winners = results.0.iter().filter(|tally| tally.place == 1).count() as f64;
        for tally in results.0.iter() {
            let sum = &mut sums[sits(tally.seat.index())];
            let arrested = game.heist().player(tally.seat).status == Status::Arrested;
            sum.games += 1.0;
            sum.arrests += f64::from(u8::from(arrested));
            sum.wins += if tally.place == 1 && !arrested { 1.0 / winners } else { 0.0 };
            sum.total += f64::from(tally.total);
            sum.squares += f64::from(tally.total).powi(2);
            let parts = [
                i32::from(tally.cash),
                i32::from(tally.loot),
                i32::from(tally.lockers),
                i32::from(tally.exits),
                i32::from(tally.contacts),
                tally.assets,
                tally.notoriety,
                tally.wounds,
            ];
            sum.parts.iter_mut().zip(parts).for_each(|(sum, part)| *sum += f64::from(part));
        }
    }
    for (name, sum) in names.iter().zip(&sums) {
        let mean = sum.total / sum.games;
        println!(
            "{name:>7}: wins {:4.1} %, arrested {:4.1} %, has {mean:5.1} ± {:4.1}, {:.1} turns, {:.2} ms a turn, at most {:.1}",
            100.0 * sum.wins / sum.games,
            100.0 * sum.arrests / sum.games,
            (sum.squares / sum.games - mean * mean).sqrt(),
            f64::from(sum.turns) / sum.games,
            1e3 * sum.thought.as_secs_f64() / f64::from(sum.turns),
            1e3 * sum.longest.as_secs_f64(),
        );
        let [cash, loot, lockers, exits, contacts, assets, notoriety, wounds] =
            sum.parts.map(|part| part / sum.games);
        println!(
            "         cash {cash:.0}, loot {loot:.0}, lockers {lockers:.0}, exits {exits:.0}, contacts {contacts:.0}, assets {assets:.0}, notoriety {notoriety:.0}, wounds {wounds:.0}"
        );
    }
    Ok(())
}
