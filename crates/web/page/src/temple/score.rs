//! The soundtrack of the temple as data: what sounds when, for any six times. It asks no clock and plays nothing.

use temple::Track;

use crate::instrument::{Instrument, Note};

/// A moment that everybody must notice, whether they hear it or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Play begins.
    Start,
    /// A gong, struck so many times.
    Gong(u8),
    /// The doors slam, for the first or the second time.
    Slam(u8),
    /// The temple collapses.
    Collapse,
}

impl Cue {
    /// Its name, for styles and tests.
    pub fn name(self) -> &'static str {
        match self {
            Cue::Start => "start",
            Cue::Gong(1) => "gong-1",
            Cue::Gong(2) => "gong-2",
            Cue::Gong(_) => "gong-3",
            Cue::Slam(1) => "slam-1",
            Cue::Slam(_) => "slam-2",
            Cue::Collapse => "collapse",
        }
    }

    /// How a device trembles: milliseconds on, off, on.
    pub fn tremble(self) -> &'static [u32] {
        match self {
            Cue::Start => &[120],
            Cue::Gong(1) => &[220],
            Cue::Gong(2) => &[220, 160, 220],
            Cue::Gong(_) => &[220, 160, 220, 160, 220],
            Cue::Slam(_) => &[700],
            Cue::Collapse => &[900, 120, 400, 120, 250],
        }
    }
}

/// The character of the music.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mood {
    /// A clay flute over big drums, in even steps.
    #[default]
    Flute,
    /// Plucked strings in steps of three and two, darker.
    Strings,
}

/// The music for six times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// First gong, first slam, second gong, second slam, third gong, collapse, in seconds from the start.
    seconds: [u32; 6],
    mood: Mood,
}

/// A bar of music: sixteen steps each for the big drum, the small one, the rattle and the tune. The tune plays in every so
/// many bars, and its digits are steps of the scale.
struct Bar(&'static str, &'static str, &'static str, &'static str, u64);

/// Rows 0 to 5 are for the three calm stretches, two each; 6 to 8 for a countdown. Every row is denser than the one before.
const FLUTE: [Bar; 9] = [
    Bar("X...............", "................", "................", "0.....2.....3...", 4),
    Bar("X.......x.......", "................", "....x.......x...", "0.....3.....2...", 4),
    Bar("X.......x.......", "......x.......x.", "....x.......x...", "0...2...3...1...", 2),
    Bar("X.....x.X.......", "......x.....x.x.", "..x...x...x...x.", "0...2...4...3...", 2),
    Bar("X.....x.X.....x.", "...x..x....x..x.", "..x...x...x...x.", "0.2...3...4.3...", 1),
    Bar("X..x..x.X..x..x.", "..x...x.x.x...x.", "..x...x...x...x.", "0.2.3...4.3.2...", 1),
    Bar("X...X...X...X...", "..x...x...x...x.", "x.x.x.x.x.x.x.x.", "0.2.3.0.2.3.4.3.", 1),
    Bar("X...X...X...X...", "x.x.x.x.x.x.x.x.", "x.x.x.x.x.x.x.x.", "0.3.4.0.3.4.5.4.", 1),
    Bar("X.X.X.X.X.X.X.X.", "x.xxx.xxx.xxx.xx", "x.x.x.x.x.x.x.x.", "0.4.5.0.4.5.6.5.", 1),
];
const STRINGS: [Bar; 9] = [
    Bar("X...............", "................", "................", "0.....1.....4...", 4),
    Bar("X...........x...", "................", "......x.....x...", "0..1..4.........", 4),
    Bar("X.....x.........", "............x.x.", "......x.....x...", "0..1..4...3.....", 2),
    Bar("X.....x.....x...", "...x......x...x.", "x.....x.....x...", "0..1..4...3.1...", 2),
    Bar("X..x..x.....x...", "...x..x...x...x.", "x..x..x.....x...", "0..4..3.1.....1.", 1),
    Bar("X..x..x.X..x..x.", "x..x..x.x..x..x.", "x..x..x.x..x..x.", "0..4..3.1..3..1.", 1),
    Bar("X...X...X...X...", "x..x..x.x..x..x.", "x.x.x.x.x.x.x.x.", "0..1..0.4..1..0.", 1),
    Bar("X...X...X...X...", "x.xx.xx.x.xx.xx.", "x.x.x.x.x.x.x.x.", "0.10.14.0.10.43.", 1),
    Bar("X.X.X.X.X.X.X.X.", "x.xxx.xxx.xxx.xx", "x.x.x.x.x.x.x.x.", "0.10.45.0.10.56.", 1),
];

/// Beats per minute at the beginning and at the end of a calm stretch, and of a countdown.
const CALM: [(f64, f64); 3] = [(66.0, 80.0), (72.0, 92.0), (80.0, 104.0)];
const COUNTDOWN: (f64, f64) = (90.0, 160.0);
/// How many seconds before a slam are counted.
const COUNTED: u32 = 10;
/// Milliseconds between two strokes of a gong.
const STROKES: f64 = 900.0;

/// A stretch of music whose beats come faster and faster.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stretch {
    from: f64,
    to: f64,
    bpm: (f64, f64),
    beats: f64,
    /// Whether it leads to a slam or to the end.
    counts_down: bool,
    /// The first, the second or the third of its kind.
    number: usize,
}

impl Stretch {
    fn minutes(&self) -> f64 {
        (self.to - self.from) / 60_000.0
    }

    /// How many beats are over at a moment of the stretch, if the tempo were not stretched to fit.
    fn raw(&self, at: f64) -> f64 {
        let (first, last) = self.bpm;
        let minutes = (at - self.from) / 60_000.0;
        first * minutes + (last - first) * minutes * minutes / (2.0 * self.minutes())
    }

    fn beat_at(&self, at: f64) -> f64 {
        self.raw(at) * self.beats / self.raw(self.to)
    }

    /// When a beat comes: the last one of the stretch falls on its end.
    fn moment(&self, beat: f64) -> f64 {
        let raw = beat * self.raw(self.to) / self.beats;
        let (first, last) = self.bpm;
        let grows = (last - first) / (2.0 * self.minutes());
        let minutes = ((first * first + 4.0 * grows * raw).sqrt() - first) / (2.0 * grows);
        self.from + minutes * 60_000.0
    }
}

impl Score {
    /// The music for these six times, in seconds from the start, ascending.
    pub const fn new(seconds: [u32; 6], mood: Mood) -> Score {
        Score { seconds, mood }
    }

    /// When it is over, in milliseconds from the start.
    pub fn end(&self) -> f64 {
        f64::from(self.seconds[5]) * 1_000.0
    }

    /// What nobody may miss, with its time in milliseconds from the start.
    pub fn cues(&self) -> [(f64, Cue); 7] {
        let [gong, slam, gong_2, slam_2, gong_3, collapse] =
            self.seconds.map(|seconds| f64::from(seconds) * 1_000.0);
        [
            (0.0, Cue::Start),
            (gong, Cue::Gong(1)),
            (slam, Cue::Slam(1)),
            (gong_2, Cue::Gong(2)),
            (slam_2, Cue::Slam(2)),
            (gong_3, Cue::Gong(3)),
            (collapse, Cue::Collapse),
        ]
    }

    fn stretches(&self) -> impl Iterator<Item = Stretch> {
        let seconds = self.seconds;
        (0..6).filter_map(move |index: usize| {
            let from = index.checked_sub(1).map_or(0, |before| seconds[before]);
            let (from, to) = (f64::from(from) * 1_000.0, f64::from(seconds[index]) * 1_000.0);
            let counts_down = index % 2 == 1;
            let bpm = if counts_down { COUNTDOWN } else { CALM[index / 2] };
            let mut stretch = Stretch { from, to, bpm, beats: 1.0, counts_down, number: index / 2 };
            // A calm stretch ends with a whole bar, if there is time for one.
            let beats = stretch.raw(to);
            let whole = if counts_down || beats < 4.0 { 1.0 } else { 4.0 };
            stretch.beats = ((beats / whole).round() * whole).max(1.0);
            (to > from).then_some(stretch)
        })
    }

    /// The beats of the countdowns between two moments: their times, to be seen and felt.
    pub fn beats(&self, from: f64, to: f64) -> Vec<f64> {
        let mut all = Vec::new();
        for stretch in self.stretches().filter(|stretch| stretch.counts_down) {
            let (first, last) = (from.max(stretch.from), to.min(stretch.to));
            if first < last {
                let beats = stretch.beat_at(first).ceil() as u64..stretch.beats as u64;
                let times = beats.map(|beat| stretch.moment(beat as f64));
                all.extend(times.skip_while(|at| *at < from).take_while(|at| *at < to));
            }
        }
        all
    }

    /// What is struck, slammed and counted from one moment to before another: what tells the time.
    pub fn signals(&self, from: f64, to: f64) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut add = |at: f64, instrument, pitch, loud, length| {
            if (from..to).contains(&at) {
                notes.push(Note { at, instrument, pitch, loud, length });
            }
        };
        for (at, cue) in self.cues() {
            match cue {
                Cue::Start => {
                    for second in 1..=3 {
                        add(at - f64::from(second) * 1_000.0, Instrument::Tick, 1_100.0, 0.5, 0.09);
                    }
                    add(at, Instrument::Bell, 440.0, 0.8, 2.0);
                    add(at, Instrument::Low, 55.0, 0.9, 0.9);
                }
                Cue::Gong(times) => {
                    for stroke in 0..times {
                        add(at + f64::from(stroke) * STROKES, Instrument::Gong, 130.8, 1.0, 4.5);
                    }
                }
                Cue::Slam(_) => add(at, Instrument::Slam, 52.0, 1.0, 1.4),
                Cue::Collapse => add(at, Instrument::Rubble, 48.0, 1.0, 5.0),
            }
        }
        for stretch in self.stretches().filter(|stretch| stretch.counts_down) {
            // A short countdown is counted from its middle on, after the gong.
            let half = ((stretch.to - stretch.from) / 2_000.0) as u32;
            for second in 1..=COUNTED.min(half) {
                let near = second <= 3;
                let (pitch, loud) = if near { (1_760.0, 0.8) } else { (1_320.0, 0.5) };
                add(stretch.to - f64::from(second) * 1_000.0, Instrument::Tick, pitch, loud, 0.09);
            }
        }
        table::sort_by(&mut notes, |one, other| one.at.total_cmp(&other.at));
        notes
    }

    /// The music from one moment to before another.
    pub fn music(&self, from: f64, to: f64) -> Vec<Note> {
        let mut notes = Vec::new();
        for stretch in self.stretches() {
            let (first, last) = (from.max(stretch.from), to.min(stretch.to));
            if first >= last {
                continue;
            }
            let mut step = (stretch.beat_at(first) * 4.0).floor().max(0.0) as u64;
            while (step as f64) < stretch.beats * 4.0 {
                let at = stretch.moment(step as f64 / 4.0);
                if at >= last {
                    break;
                }
                if at >= first {
                    self.step(&stretch, step, at, &mut notes);
                }
                step += 1;
            }
        }
        table::sort_by(&mut notes, |one, other| one.at.total_cmp(&other.at));
        notes
    }

    /// What sounds on one step of a bar.
    fn step(&self, stretch: &Stretch, step: u64, at: f64, notes: &mut Vec<Note>) {
        let (bar, place) = (step / 16, (step % 16) as usize);
        let progress = (at - stretch.from) / (stretch.to - stretch.from);
        let row = if stretch.counts_down {
            6 + (progress * 3.0) as usize
        } else {
            stretch.number * 2 + (progress * 2.0) as usize
        };
        let rows = match self.mood {
            Mood::Flute => &FLUTE,
            Mood::Strings => &STRINGS,
        };
        let Bar(low, drum, rattle, tune, every) = &rows[row.min(rows.len() - 1)];
        // What comes later is louder, and a countdown swells.
        let swell =
            0.7 + 0.1 * stretch.number as f32 + if stretch.counts_down { 0.3 } else { 0.1 } * progress as f32;
        let mut add = |instrument, pitch: f32, loud: f32, length: f32| {
            notes.push(Note { at, instrument, pitch, loud: (loud * swell).min(1.0), length });
        };
        let weight = |line: &str| match line.as_bytes().get(place) {
            Some(b'X') => 1.0,
            Some(b'x') => 0.6,
            _ => 0.0,
        };
        let parts = [
            (low, Instrument::Low, 58.0, 0.6, 0.55),
            (drum, Instrument::Drum, 165.0, 0.34, 0.2),
            (rattle, Instrument::Rattle, 6_200.0, 0.12, 0.07),
        ];
        for (line, instrument, pitch, loud, length) in parts {
            if weight(line) > 0.0 {
                add(instrument, pitch, loud * weight(line), length);
            }
        }
        let beat = (stretch.moment(step as f64 / 4.0 + 1.0) - at) as f32 / 1_000.0;
        if let Some(degree) = tune.as_bytes().get(place).filter(|byte| byte.is_ascii_digit())
            && bar % every == 0
        {
            // The same tune from another step every few bars, so that it does not tire.
            let shift = [0, 0, 1, 2][(bar / every % 4) as usize];
            let pitch = self.mood.pitch(usize::from(degree - b'0') + shift);
            match self.mood {
                Mood::Flute => add(Instrument::Flute, pitch, 0.2, beat * 1.2),
                Mood::Strings => add(Instrument::Pluck, pitch / 2.0, 0.34, 0.9),
            }
        }
        if place == 0 {
            let fifth = if bar % 4 == 3 { 1.5 } else { 1.0 };
            add(Instrument::Drone, self.mood.root() * fifth, 0.26, beat * 4.4);
        }
    }
}

impl Mood {
    /// The music of a track.
    pub fn of(track: Track) -> Mood {
        match track {
            Track::A | Track::Custom(_) | Track::Off => Mood::Flute,
            Track::B => Mood::Strings,
        }
    }

    /// The pitch of the drone, in Hz.
    fn root(self) -> f32 {
        match self {
            Mood::Flute => 73.42,
            Mood::Strings => 82.41,
        }
    }

    /// A step of the scale, three octaves above the drone.
    fn pitch(self, degree: usize) -> f32 {
        // Half tones: five notes without a false one, or the narrow steps of the south.
        let scale: &[u8] = match self {
            Mood::Flute => &[0, 3, 5, 7, 10],
            Mood::Strings => &[0, 1, 4, 5, 7, 8, 10],
        };
        let half_tones = 12 * (degree / scale.len()) + usize::from(scale[degree % scale.len()]);
        self.root() * 8.0 * 2f32.powf(half_tones as f32 / 12.0)
    }
}

#[cfg(test)]
mod tests;
