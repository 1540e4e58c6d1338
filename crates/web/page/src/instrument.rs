//! Instruments as data: of which waves and noises a note is made. A browser plays them; no file is loaded.

/// Where a partial comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wave {
    /// A pure tone.
    Sine,
    /// A reedy tone.
    Triangle,
    /// A sharp tone.
    Saw,
    /// Noise of which what is deeper than the pitch is left.
    Rumble,
    /// Noise around the pitch.
    Hiss,
}

/// One part of a note. Times are parts of its length, pitches parts of its pitch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Partial {
    /// What it is made of.
    pub wave: Wave,
    /// Its pitch when it begins, and when it ends.
    pub pitch: (f32, f32),
    /// When it begins, in seconds after the note.
    pub delay: f32,
    /// How long it takes to be there, in seconds.
    pub attack: f32,
    /// How long it lasts.
    pub length: f32,
    /// How loud it is.
    pub loud: f32,
}

const fn part(wave: Wave, pitch: (f32, f32), attack: f32, length: f32, loud: f32) -> Partial {
    Partial { wave, pitch, delay: 0.0, attack, length, loud }
}

const fn late(delay: f32, partial: Partial) -> Partial {
    Partial { delay, ..partial }
}

/// What can be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Instrument {
    /// A deep voice that stays.
    Drone,
    /// The big drum.
    Low,
    /// The small drum.
    Drum,
    /// Seeds in a gourd.
    Rattle,
    /// A clay flute.
    Flute,
    /// A plucked string.
    Pluck,
    /// A piece of wood, struck.
    Tick,
    /// A bell.
    Bell,
    /// A big gong.
    Gong,
    /// A door of stone falls shut.
    Slam,
    /// The roof comes down.
    Rubble,
    /// Stone grinds on stone.
    Grind,
    /// Something hard falls on a table, or a foot on the floor.
    Knock,
    /// Something evil.
    Growl,
}

impl Instrument {
    /// All of them.
    pub const ALL: [Instrument; 14] = [
        Instrument::Drone,
        Instrument::Low,
        Instrument::Drum,
        Instrument::Rattle,
        Instrument::Flute,
        Instrument::Pluck,
        Instrument::Tick,
        Instrument::Bell,
        Instrument::Gong,
        Instrument::Slam,
        Instrument::Rubble,
        Instrument::Grind,
        Instrument::Knock,
        Instrument::Growl,
    ];

    /// Of what a note of it is made.
    pub fn partials(self) -> &'static [Partial] {
        use Wave::{Hiss, Rumble, Saw, Sine, Triangle};
        match self {
            Instrument::Drone => {
                const {
                    &[
                        part(Triangle, (1.0, 1.0), 0.6, 1.0, 0.6),
                        part(Triangle, (1.005, 0.997), 0.9, 1.0, 0.4),
                        part(Sine, (2.0, 2.003), 0.9, 1.0, 0.12),
                    ]
                }
            }
            Instrument::Low => {
                const {
                    &[
                        part(Sine, (1.7, 0.75), 0.003, 1.0, 1.0),
                        // What is left of it on a small loudspeaker.
                        part(Sine, (4.2, 2.6), 0.003, 0.3, 0.3),
                        part(Rumble, (5.0, 1.0), 0.002, 0.22, 0.5),
                    ]
                }
            }
            Instrument::Drum => {
                const { &[part(Sine, (1.5, 0.9), 0.002, 1.0, 0.8), part(Hiss, (7.0, 4.0), 0.001, 0.3, 0.35)] }
            }
            Instrument::Rattle => const { &[part(Hiss, (1.0, 1.1), 0.006, 1.0, 1.0)] },
            Instrument::Flute => {
                const {
                    &[
                        part(Sine, (0.985, 1.0), 0.05, 1.0, 0.8),
                        part(Triangle, (0.985, 1.0), 0.07, 0.9, 0.2),
                        part(Hiss, (2.0, 2.0), 0.02, 0.35, 0.05),
                    ]
                }
            }
            Instrument::Pluck => {
                const {
                    &[
                        part(Triangle, (1.003, 1.0), 0.002, 1.0, 0.75),
                        part(Saw, (1.0, 1.0), 0.001, 0.22, 0.14),
                        part(Sine, (3.0, 3.0), 0.001, 0.4, 0.12),
                    ]
                }
            }
            Instrument::Tick => {
                const { &[part(Triangle, (1.0, 0.92), 0.001, 1.0, 0.8), part(Hiss, (2.5, 2.0), 0.001, 0.35, 0.5)] }
            }
            Instrument::Bell => {
                const {
                    &[
                        part(Sine, (1.0, 1.0), 0.002, 1.0, 0.7),
                        part(Sine, (2.76, 2.76), 0.002, 0.5, 0.25),
                        part(Sine, (5.4, 5.4), 0.001, 0.25, 0.12),
                    ]
                }
            }
            Instrument::Gong => {
                const {
                    &[
                        part(Sine, (1.02, 1.0), 0.004, 1.0, 0.75),
                        part(Sine, (1.483, 1.48), 0.01, 0.85, 0.4),
                        part(Sine, (2.13, 2.12), 0.03, 0.7, 0.34),
                        part(Sine, (2.76, 2.77), 0.06, 0.55, 0.25),
                        part(Sine, (4.07, 4.05), 0.09, 0.4, 0.16),
                        part(Sine, (5.93, 5.9), 0.12, 0.3, 0.09),
                        part(Rumble, (7.0, 2.0), 0.002, 0.06, 0.8),
                    ]
                }
            }
            Instrument::Slam => {
                const {
                    &[
                        part(Sine, (1.5, 0.55), 0.002, 0.7, 1.0),
                        part(Rumble, (14.0, 1.0), 0.001, 1.0, 1.0),
                        part(Hiss, (9.0, 3.0), 0.001, 0.12, 0.4),
                        late(0.14, part(Rumble, (6.0, 1.0), 0.004, 0.5, 0.45)),
                    ]
                }
            }
            Instrument::Rubble => {
                const {
                    &[
                        part(Sine, (1.2, 0.4), 0.004, 0.5, 0.9),
                        part(Rumble, (12.0, 1.5), 0.003, 1.0, 1.0),
                        part(Hiss, (10.0, 3.0), 0.002, 0.5, 0.35),
                        late(0.22, part(Rumble, (16.0, 3.0), 0.002, 0.15, 0.9)),
                        late(0.47, part(Sine, (1.4, 0.5), 0.002, 0.2, 0.9)),
                        late(0.71, part(Rumble, (11.0, 2.0), 0.002, 0.18, 0.9)),
                        late(1.12, part(Rumble, (18.0, 3.0), 0.002, 0.12, 0.7)),
                        late(1.36, part(Sine, (1.1, 0.45), 0.002, 0.25, 0.8)),
                        late(1.9, part(Rumble, (9.0, 2.0), 0.002, 0.2, 0.6)),
                        late(2.7, part(Rumble, (13.0, 4.0), 0.002, 0.1, 0.4)),
                    ]
                }
            }
            Instrument::Grind => {
                const {
                    &[
                        part(Hiss, (1.0, 0.7), 0.12, 1.0, 0.9),
                        part(Rumble, (0.5, 0.3), 0.08, 1.0, 0.8),
                        late(0.32, part(Rumble, (0.9, 0.2), 0.002, 0.4, 0.9)),
                    ]
                }
            }
            Instrument::Knock => {
                const { &[part(Hiss, (1.0, 0.8), 0.001, 0.6, 0.9), part(Sine, (0.25, 0.15), 0.001, 1.0, 0.5)] }
            }
            Instrument::Growl => {
                const {
                    &[
                        part(Saw, (1.0, 0.6), 0.02, 1.0, 0.3),
                        part(Triangle, (1.06, 0.62), 0.02, 1.0, 0.6),
                        part(Rumble, (2.0, 1.0), 0.01, 0.6, 0.4),
                    ]
                }
            }
        }
    }
}

/// Something that sounds once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// When it begins, in milliseconds from wherever is counted.
    pub at: f64,
    /// What plays it.
    pub instrument: Instrument,
    /// How high, in Hz; for noises where they are centred.
    pub pitch: f32,
    /// How loud, from 0 to 1.
    pub loud: f32,
    /// How long, in seconds.
    pub length: f32,
}

impl Note {
    /// When the last of it is over, in milliseconds.
    pub fn end(&self) -> f64 {
        let partials = self.instrument.partials().iter();
        let last = partials.map(|part| part.delay + part.attack.max(part.length * self.length));
        self.at + 1_000.0 * f64::from(last.fold(0.0, f32::max))
    }
}

/// Noise, the same on every device: samples from -1 to 1.
pub fn noise(count: usize) -> Vec<f32> {
    let mut state: u32 = 0x2545_f491;
    let mut sample = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as f32 / u32::MAX as f32 * 2.0 - 1.0
    };
    (0..count).map(|_| sample()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instrument_is_heard_at_once_and_none_is_too_loud() {
        for instrument in Instrument::ALL {
            let partials = instrument.partials();
            let first: f32 = partials.iter().filter(|part| part.delay == 0.0).map(|part| part.loud).sum();
            assert!(first > 0.4, "{instrument:?} begins when it is said to");
            for part in partials {
                assert!((0.0..=1.0).contains(&part.loud) && part.length > 0.0 && part.length <= 1.0);
                assert!(part.pitch.0 > 0.0 && part.pitch.1 > 0.0 && part.attack > 0.0, "{instrument:?}");
            }
        }
    }

    #[test]
    fn noise_is_noise() {
        let samples = noise(10_000);
        let mean = samples.iter().sum::<f32>() / 10_000.0;
        assert!(mean.abs() < 0.03 && samples.iter().all(|sample| sample.abs() <= 1.0));
        assert_ne!(samples[0], samples[1]);
    }
}
