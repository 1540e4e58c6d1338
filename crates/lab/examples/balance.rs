//! What a game counts of itself, with equal bots in all seats: `balance master normal 4 10000 '{"level":"hard"}'`.

use lab::{Run, simulate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, bot, seats, games, options] = args.as_slice() else {
        return Err("balance GAME BOT SEATS GAMES OPTIONS".into());
    };
    let run = Run {
        bots: vec![bot.clone(); seats.parse()?],
        games: games.parse()?,
        options: serde_json::from_str(options)?,
        seed: "balance".into(),
        ..Run::new(game)
    };
    let report = simulate(&run, &|_| ())?;
    let refused: usize = report.games.iter().map(|game| game.refused).sum();
    println!("{} of {} finished, {refused} refused", report.finished(), report.games.len());
    let scale = |shared: bool| if shared { 100.0 } else { 1.0 };
    for group in report.groups() {
        let [mean, low, high] = [group.mean.share, group.mean.low, group.mean.high]
            .map(|value| value * scale(group.count.is_share()));
        println!(
            "{:<18} {:<12} {mean:7.2} ({low:.2} to {high:.2}) of {}",
            group.count.name(),
            group.name,
            group.times
        );
    }
    Ok(())
}
