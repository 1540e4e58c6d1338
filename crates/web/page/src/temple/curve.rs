//! The curve of an expedition: the stones in the ark over time, with gongs, slams and what decided it, and the locked dice
//! below. Only numbers are written in it; what the marks mean is said beside it.

use std::fmt::Write;

use temple::story::{Event, Reading, Since, Story};

use super::pictures;

/// The frame, for the `<svg>`.
pub const FRAME: &str = "0 0 360 200";

/// Where time begins and ends.
const WIDE: (f64, f64) = (26.0, 348.0);
/// Where an empty and a full ark are.
const HIGH: (f64, f64) = (132.0, 26.0);
/// Where no and most locked dice are.
const LOW: (f64, f64) = (178.0, 148.0);

/// A mark on the curve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A gong.
    Gong,
    /// A slam.
    Slam,
    /// The goddess.
    Goddess,
    /// What decided it.
    Decided,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Mark; 4] = [Mark::Gong, Mark::Slam, Mark::Goddess, Mark::Decided];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Gong => "gong",
            Mark::Slam => "slam",
            Mark::Goddess => "goddess",
            Mark::Decided => "decided",
        }
    }

    /// What it looks like, six units around the middle. They differ in shape.
    pub const fn picture(self) -> &'static str {
        match self {
            Mark::Gong => "<circle class=\"st-gong\" r=\"5\"/><circle class=\"st-boss\" r=\"1.8\"/>",
            Mark::Slam => "<path class=\"st-slam\" d=\"M-5-5H5V5H-5ZM0-5V5\"/>",
            Mark::Goddess => "<path class=\"st-goddess\" d=\"M0-6L5 4H-5Z\"/>",
            Mark::Decided => {
                "<path class=\"st-star\" d=\"M0-7L2-2.2L7-2L3 1.2L4.4 6.2L0 3.4L-4.4 6.2L-3 1.2L-7-2L-2-2.2Z\"/>"
            }
        }
    }
}

/// The marks of a story, each with its time.
pub fn marks(story: &Story) -> Vec<(Since, Mark)> {
    let mut marks: Vec<(Since, Mark)> = Vec::new();
    for line in &story.lines {
        let mark = match line.what {
            Event::Gong { .. } => Some(Mark::Gong),
            Event::Slam { .. } => Some(Mark::Slam),
            Event::Goddess { .. } => Some(Mark::Goddess),
            _ => None,
        };
        marks.extend(mark.map(|mark| (line.at, mark)));
    }
    if let Some((_, moment)) = story.turn {
        let line = story.lines.iter().find(|line| line.moment == moment);
        marks.extend(line.map(|line| (line.at, Mark::Decided)));
    }
    marks
}

/// The times at which somebody would look how things stood: the start, each gong and slam, and the end.
pub fn stops(story: &Story) -> Vec<Since> {
    let by_the_clock =
        story.lines.iter().filter(|line| matches!(line.what, Event::Gong { .. } | Event::Slam { .. }));
    let mut stops: Vec<Since> = vec![Since(0)];
    stops.extend(by_the_clock.map(|line| line.at));
    stops.push(story.length);
    stops.dedup();
    stops
}

/// The picture.
pub fn curve(story: &Story) -> String {
    let most = |count: fn(&Reading) -> u8| story.readings.iter().map(count).max().unwrap_or(0).max(1);
    let (stones, locked) = (most(|reading| reading.ark), most(|reading| reading.locked));
    let all = story.span().0.max(story.length.0).max(1) as f64;
    let x = |at: Since| WIDE.0 + (WIDE.1 - WIDE.0) * at.0 as f64 / all;
    let y =
        |(from, to): (f64, f64), count: u8, most: u8| from + (to - from) * f64::from(count) / f64::from(most);
    let mut out = String::from("<rect class=\"st-ground\" width=\"360\" height=\"200\" rx=\"12\"/>");
    danger(&mut out, story, &x);
    grid(&mut out, story, stones, &x);
    // Writing to a string cannot fail.
    let steps = |from: f64, height: &dyn Fn(&Reading) -> f64| {
        let mut path = String::new();
        for (number, reading) in story.readings.iter().enumerate() {
            let sign = if number == 0 { 'M' } else { 'H' };
            let _ = match sign {
                'M' => write!(path, "M{:.1} {:.1}", x(reading.at), height(reading)),
                _ => write!(path, "H{:.1}V{:.1}", x(reading.at), height(reading)),
            };
        }
        let end = x(story.length);
        let _ = write!(path, "H{end:.1}");
        let area = format!("{path}V{from}H{}Z", WIDE.0);
        (path, area)
    };
    let (_, area) = steps(LOW.0, &|reading| y(LOW, reading.locked, locked));
    let _ = write!(out, "<path class=\"st-locked\" d=\"{area}\"/>");
    let _ = write!(
        out,
        "<text class=\"st-text\" x=\"21\" y=\"{}\" text-anchor=\"end\">{locked}</text>",
        LOW.1 + 8.0
    );
    let (line, area) = steps(HIGH.0, &|reading| y(HIGH, reading.ark, stones));
    let _ = write!(out, "<path class=\"st-area\" d=\"{area}\"/><path class=\"st-line\" d=\"{line}\"/>");
    for line in &story.lines {
        if let Event::Stones { .. } = line.what {
            let height = y(HIGH, story.reading(line.at).ark, stones);
            let gem = pictures::stone();
            let _ =
                write!(out, "<g transform=\"translate({:.1} {height:.1}) scale(.5)\">{gem}</g>", x(line.at));
        }
    }
    for (at, mark) in marks(story) {
        let (x, high) = (x(at), if mark == Mark::Decided { HIGH.0 + 4.0 } else { 14.0 });
        let name = mark.name();
        if mark != Mark::Goddess {
            let _ = write!(out, "<path class=\"st-mark st-mark-{name}\" d=\"M{x:.1} 14V{}\"/>", HIGH.0);
        }
        let _ = write!(out, "<g transform=\"translate({x:.1} {high})\">{}</g>", mark.picture());
    }
    out
}

/// Between a gong and what it warns of the air is red.
fn danger(out: &mut String, story: &Story, x: &dyn Fn(Since) -> f64) {
    let gongs = story.lines.iter().filter(|line| matches!(line.what, Event::Gong { .. }));
    for gong in gongs {
        let until = story.lines.iter().find(|line| {
            line.at > gong.at && matches!(line.what, Event::Slam { .. } | Event::Collapsed { .. })
        });
        let (from, to) = (x(gong.at), x(until.map_or(story.length, |line| line.at)));
        let _ = write!(
            out,
            "<rect class=\"st-danger\" x=\"{from:.1}\" y=\"14\" width=\"{:.1}\" height=\"{}\"/>",
            (to - from).max(0.0),
            HIGH.0 - 14.0
        );
    }
}

/// Lines and numbers: stones on the left, minutes below.
fn grid(out: &mut String, story: &Story, stones: u8, x: &dyn Fn(Since) -> f64) {
    for (count, y) in [(stones, HIGH.1), (0, HIGH.0)] {
        let _ = write!(
            out,
            "<path class=\"st-grid\" d=\"M{} {y}H{}\"/>\
             <text class=\"st-text\" x=\"21\" y=\"{}\" text-anchor=\"end\">{count}</text>",
            WIDE.0,
            WIDE.1,
            y + 4.0
        );
    }
    let _ = write!(out, "<path class=\"st-grid\" d=\"M{} {}H{}\"/>", WIDE.0, LOW.0, WIDE.1);
    let minute = 60_000;
    let step = (story.span().0 / 5).div_ceil(minute).max(1) * minute;
    for at in (0..=story.span().0).step_by(step as usize).map(Since) {
        let anchor = if at.0 == 0 {
            "start"
        } else if at.0 + step > story.span().0 {
            "end"
        } else {
            "middle"
        };
        let _ = write!(
            out,
            "<text class=\"st-text\" x=\"{:.1}\" y=\"193\" text-anchor=\"{anchor}\">{at}</text>",
            x(at)
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Log, Opening, Referee, Seat, Seats, Seed, Time};
    use temple::{Move, Options, Reply, Temple, Track};

    /// A game in which nobody does anything, on a track of one minute, as a story.
    fn story() -> Story {
        let options = Options { track: Track::Custom([10, 20, 30, 40, 50, 60]), ..Options::default() };
        let mut game =
            Opening::<Temple>::new(options, Seats::of(2), Seed::from_text("curve")).deal().unwrap();
        for seat in [0, 1] {
            let ready = Move::Answer { ask: 1, with: Reply::Ready };
            game.play(Time::ms(10), Seat::at(seat), &ready, &mut |_: &Referee<Temple>| ()).unwrap();
        }
        game.advance(Time::ms(70_000), &mut |_: &Referee<Temple>| ()).unwrap();
        game.reveal(&mut |_: &Referee<Temple>| ()).unwrap();
        let file = serde_json::to_vec(&game.log().to_json()).unwrap();
        Story::of(&Log::read(&file).unwrap()).unwrap()
    }

    #[test]
    fn a_log_from_the_table_becomes_a_curve() {
        let story = story();
        let drawn = curve(&story);
        assert_eq!(drawn.matches("st-gong").count(), 3);
        assert_eq!(drawn.matches("class=\"st-slam\"").count(), 2);
        assert_eq!(drawn.matches("st-danger").count(), 3);
        assert_eq!(drawn.matches("class=\"st-star\"").count(), 1);
        assert_eq!(drawn.matches("<g").count(), drawn.matches("</g>").count());
        assert!(drawn.contains("<path class=\"st-line\" d=\"M26.0 26.0H348.0\"/>"), "no stone: {drawn}");
        assert!(!drawn.contains("NaN") && !drawn.contains("style="), "{drawn}");
        assert_eq!(
            stops(&story).iter().map(|at| at.0 / 1_000).collect::<Vec<_>>(),
            [0, 10, 20, 30, 40, 50, 60]
        );
    }

    #[test]
    fn marks_differ_in_shape() {
        for (number, mark) in Mark::ALL.iter().enumerate() {
            let others = Mark::ALL.iter().skip(number + 1);
            assert!(
                others.clone().all(|other| other.picture() != mark.picture() && other.name() != mark.name())
            );
        }
    }
}
