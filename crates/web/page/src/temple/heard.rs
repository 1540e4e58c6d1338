//! What is heard and felt of what happens in the temple, as data. The clock is in the [score](super::score).

use crate::instrument::{Instrument, Note};

/// Something that is heard, from the most common to what nobody should miss.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Heard {
    /// A step into the next chamber.
    Step,
    /// The own dice roll.
    Roll,
    /// The own dice lie still.
    Land,
    /// Somebody does something for everybody: calls, is ready.
    Call,
    /// A door opens into a new chamber.
    Door,
    /// The own die shows a black mask and is locked.
    Mask,
    /// A gold mask frees dice.
    Rescue,
    /// Stones are activated.
    Stones,
    /// The goddess helps.
    Goddess,
    /// The own die is lost to a slam.
    LostDie,
    /// Somebody is out.
    Exit,
    /// Not everybody got out.
    Lost,
    /// Everybody did.
    Won,
    /// That is not possible.
    Refused,
}

const fn note(at: u16, instrument: Instrument, pitch: f32, loud: f32, length: f32) -> Note {
    Note { at: at as f64, instrument, pitch, loud, length }
}

impl Heard {
    /// What is heard; times in milliseconds from now.
    pub fn notes(self) -> &'static [Note] {
        use Instrument::{Bell, Flute, Grind, Growl, Knock, Low, Pluck, Rattle};
        match self {
            Heard::Step => const { &[note(0, Knock, 420.0, 0.35, 0.08), note(150, Knock, 360.0, 0.3, 0.08)] },
            Heard::Roll => {
                const {
                    &[
                        note(0, Rattle, 3_400.0, 0.4, 0.05),
                        note(70, Knock, 2_100.0, 0.3, 0.03),
                        note(130, Knock, 2_600.0, 0.35, 0.03),
                        note(185, Rattle, 3_000.0, 0.3, 0.05),
                        note(235, Knock, 1_900.0, 0.35, 0.03),
                        note(300, Knock, 2_400.0, 0.3, 0.03),
                    ]
                }
            }
            Heard::Land => {
                const { &[note(0, Knock, 1_500.0, 0.5, 0.05), note(45, Knock, 1_250.0, 0.4, 0.05)] }
            }
            Heard::Call => const { &[note(0, Bell, 523.3, 0.4, 0.9), note(140, Bell, 784.0, 0.4, 1.1)] },
            Heard::Door => const { &[note(0, Grind, 420.0, 0.5, 0.6)] },
            Heard::Mask => const { &[note(0, Growl, 116.5, 0.6, 0.55), note(90, Low, 62.0, 0.6, 0.4)] },
            Heard::Rescue => {
                const {
                    &[
                        note(0, Pluck, 587.3, 0.5, 0.5),
                        note(80, Pluck, 740.0, 0.5, 0.5),
                        note(160, Pluck, 880.0, 0.5, 0.6),
                        note(240, Bell, 1_174.7, 0.35, 1.0),
                    ]
                }
            }
            Heard::Stones => {
                const {
                    &[
                        note(0, Grind, 300.0, 0.3, 0.4),
                        note(60, Bell, 659.3, 0.5, 1.2),
                        note(180, Bell, 987.8, 0.45, 1.4),
                        note(300, Bell, 1_318.5, 0.4, 1.8),
                    ]
                }
            }
            Heard::Goddess => {
                const {
                    &[
                        note(0, Flute, 440.0, 0.4, 1.6),
                        note(120, Flute, 554.4, 0.4, 1.6),
                        note(240, Flute, 659.3, 0.4, 1.8),
                        note(420, Bell, 880.0, 0.4, 2.2),
                        note(560, Bell, 1_318.5, 0.3, 2.2),
                    ]
                }
            }
            Heard::LostDie => {
                const { &[note(260, Growl, 98.0, 0.6, 0.8), note(300, Knock, 900.0, 0.5, 0.1)] }
            }
            Heard::Exit => {
                const {
                    &[
                        note(0, Pluck, 523.3, 0.5, 0.6),
                        note(110, Pluck, 784.0, 0.5, 0.6),
                        note(220, Bell, 1_046.5, 0.5, 1.6),
                    ]
                }
            }
            Heard::Lost => {
                const {
                    &[
                        note(900, Growl, 110.0, 0.5, 1.2),
                        note(1_000, Flute, 293.7, 0.4, 0.7),
                        note(1_500, Flute, 261.6, 0.4, 0.7),
                        note(2_000, Flute, 220.0, 0.4, 1.8),
                    ]
                }
            }
            Heard::Won => {
                const {
                    &[
                        note(0, Low, 58.0, 0.8, 0.8),
                        note(0, Pluck, 523.3, 0.6, 0.5),
                        note(150, Pluck, 659.3, 0.6, 0.5),
                        note(300, Pluck, 784.0, 0.6, 0.5),
                        note(450, Bell, 1_046.5, 0.6, 2.0),
                        note(650, Bell, 1_318.5, 0.5, 2.2),
                        note(650, Low, 58.0, 0.8, 1.0),
                    ]
                }
            }
            Heard::Refused => const { &[note(0, Knock, 240.0, 0.5, 0.14)] },
        }
    }

    /// How a device trembles: milliseconds on, off, on; not at all for what happens all the time.
    pub fn tremble(self) -> &'static [u32] {
        match self {
            Heard::Mask => &[60, 50, 60],
            Heard::Rescue => &[30, 50, 30, 50, 90],
            Heard::Stones => &[40, 60, 120],
            Heard::Goddess => &[40, 40, 40, 40, 40, 40, 160],
            // In place of that of the slam.
            Heard::LostDie => &[700, 120, 250],
            Heard::Won => &[80, 60, 80, 60, 260],
            _ => &[],
        }
    }
}
