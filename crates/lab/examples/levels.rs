//! Every level of bots against the one below, two at a table: `levels master 400 '{"level":"hard"}'`.

use lab::{Interval, Run, quartiles, simulate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "master".to_owned());
    let games = args.next().map_or(Ok(400), |number| number.parse())?;
    let options = args.next().map_or(Ok(serde_json::json!({})), |text| serde_json::from_str(&text))?;
    for pair in ["novice", "normal", "good", "expert"].windows(2).rev() {
        let bots = pair.iter().rev().map(|&name| name.to_owned()).collect();
        let run = Run { bots, games, options: options.clone(), seed: "levels".into(), ..Run::new(&game) };
        let report = simulate(&run, &|_| ())?;
        let wins = Interval::wilson(report.wins_by_bot()[0], report.games.len());
        let sum = |of: &dyn Fn(&lab::Played) -> f64| report.games.iter().map(of).sum::<f64>();
        let minutes = sum(&|game| game.length.as_ms() as f64 / 60_000.0);
        let lengths = report.games.iter().map(|game| game.length.as_ms() as f64 / 1_000.0).collect();
        println!(
            "{:>6} over {:<6} {:5.1} % ({:.1} to {:.1}), {} of {} finished, {} refused, {:.0} moves a minute, seconds {:.0?}",
            pair[1],
            pair[0],
            100.0 * wins.share,
            100.0 * wins.low,
            100.0 * wins.high,
            report.finished(),
            games,
            report.games.iter().map(|game| game.refused).sum::<usize>(),
            sum(&|game| game.moves as f64) / minutes,
            quartiles(lengths).unwrap_or_default(),
        );
    }
    Ok(())
}
