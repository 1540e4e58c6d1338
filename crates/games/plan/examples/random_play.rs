//! Random play, rules only, on one core: how many moves a second, by players.
//!
//! `cargo run --release -p plan --example random_play`

#![allow(clippy::disallowed_types)] // it measures time

use std::time::{Duration, Instant};

use plan::{Options, Plan};
use table::{Facts, Luck, Rules, Seated, Seats, Seed, Stream, Time};

const CHOICE: Stream = Stream(12);
const RUN: Duration = Duration::from_secs(2);

fn main() {
    println!(
        "a game takes {} bytes, a move {}, a fact {}",
        size_of::<Plan>(),
        size_of::<plan::Move>(),
        size_of::<plan::Fact>()
    );
    for count in 1..=5 {
        let mut luck = Luck::new(&Seed::from_text("random play"), &[]);
        let (mut facts, mut moves) = (Facts::new(), Vec::with_capacity(Plan::MOST_MOVES));
        let (mut made, mut games, mut most) = (0_u64, 0_u64, 0);
        let start = Instant::now();
        while start.elapsed() < RUN {
            facts.clear();
            let game = Plan::deal(&Options::default(), Seats::of(count), &mut luck, &mut facts);
            let Ok(mut game) = game else { return };
            games += 1;
            while let Some((seat, _)) = game.heist().asked() {
                moves.clear();
                facts.clear();
                let own = game.private(seat);
                let sight = Seated::new(seat, game.public(), &own);
                Plan::moves(sight, Time::ZERO, &mut moves);
                most = most.max(moves.len());
                let Some(mv) = luck.pick(CHOICE, &moves) else { return };
                if Plan::judge(sight, Time::ZERO, &mv).is_err() {
                    return;
                }
                game.play(Time::ZERO, seat, &mv, &mut luck, &mut facts);
                made += 1;
            }
        }
        let speed = made as f64 / start.elapsed().as_secs_f64();
        println!(
            "{count} players: {speed:>10.0} moves/s, {} moves a game, at most {most} offered",
            made / games
        );
    }
}
