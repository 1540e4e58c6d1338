//! Sounds, made here and now: no file is loaded. A browser lets a page be heard after the first touch, not before.

use web_sys::OscillatorType;

use crate::mixer::Live;
use crate::settings::Settings;
use crate::sound::Sound;

/// One tone: pitch in Hz, when it begins and how long it lasts in seconds, how loud, and of what kind.
struct Tone(f32, f64, f64, f32, OscillatorType);

const SOFT: OscillatorType = OscillatorType::Sine;
const REED: OscillatorType = OscillatorType::Triangle;

impl Sound {
    fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Step => &[Tone(220.0, 0.0, 0.07, 0.5, REED)],
            Sound::Jump => &[Tone(260.0, 0.0, 0.07, 0.5, REED), Tone(390.0, 0.07, 0.09, 0.5, REED)],
            Sound::Found => &[
                Tone(659.3, 0.0, 0.18, 0.5, SOFT),
                Tone(830.6, 0.09, 0.18, 0.5, SOFT),
                Tone(987.8, 0.18, 0.42, 0.6, SOFT),
            ],
            Sound::Caught => &[
                Tone(392.0, 0.0, 0.16, 0.6, REED),
                Tone(311.1, 0.13, 0.16, 0.6, REED),
                Tone(233.1, 0.26, 0.34, 0.6, REED),
            ],
            Sound::Turn => &[Tone(523.3, 0.0, 0.22, 0.5, SOFT), Tone(784.0, 0.12, 0.45, 0.5, SOFT)],
            Sound::No => &[Tone(150.0, 0.0, 0.13, 0.55, REED)],
            Sound::Gong => &[
                Tone(98.0, 0.0, 1.6, 0.8, SOFT),
                Tone(246.9, 0.0, 1.1, 0.3, SOFT),
                Tone(415.3, 0.0, 0.7, 0.2, SOFT),
            ],
            Sound::Won => &[
                Tone(523.3, 0.0, 0.2, 0.5, REED),
                Tone(659.3, 0.14, 0.2, 0.5, REED),
                Tone(784.0, 0.28, 0.2, 0.5, REED),
                Tone(1046.5, 0.42, 0.7, 0.6, REED),
            ],
        }
    }

    /// Plays it, if the person wants to hear anything.
    pub(crate) fn play(self, settings: Settings) {
        if let Some(live) = Live::here(settings) {
            for tone in self.tones() {
                tone.play(&live);
            }
        }
    }
}

impl Tone {
    /// A sound that a browser cannot make is not heard, and nothing else is wrong.
    fn play(&self, live: &Live) -> Option<()> {
        let Tone(pitch, from, length, loud, kind) = *self;
        let context = live.context();
        let (source, gain) = (context.create_oscillator().ok()?, context.create_gain().ok()?);
        source.set_type(kind);
        source.frequency().set_value(pitch);
        let start = context.current_time() + from;
        let loudness = gain.gain();
        loudness.set_value_at_time(0.0001, start).ok()?;
        loudness.exponential_ramp_to_value_at_time(loud * 0.4, start + 0.012).ok()?;
        loudness.exponential_ramp_to_value_at_time(0.0001, start + length).ok()?;
        source.connect_with_audio_node(&gain).ok()?;
        gain.connect_with_audio_node(&live.mixer.signals).ok()?;
        source.start_with_when(start).ok()?;
        source.stop_with_when(start + length + 0.02).ok()
    }
}
