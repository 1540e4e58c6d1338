//! The soundtrack as a file, made by the same notes and instruments as what is heard at a table.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, OfflineAudioContext};

use super::score::Score;
use crate::mixer::Mixer;
use crate::wav::{sample, wav};

/// Samples in a second.
const RATE: u32 = 22_050;
/// Seconds before the start and after the end.
pub(crate) const LEAD: u32 = 4;
const TAIL: u32 = 6;
/// Seconds that are made at once: a browser looks at all notes all the time, so few are quicker than many.
const PIECE: u32 = 10;
/// Seconds that are made before each piece and thrown away: what began there still sounds.
const BEFORE: u32 = 5;

/// The whole soundtrack as a file. It says how far it is, from 0 to 1. None where a browser cannot do it.
pub(crate) async fn record(score: Score, progress: impl Fn(f64)) -> Option<Vec<u8>> {
    let seconds = LEAD + (score.end() / 1_000.0) as u32 + TAIL;
    let mut samples = Vec::with_capacity((seconds * RATE) as usize);
    let mut made = 0;
    while made < seconds {
        progress(f64::from(made) / f64::from(seconds));
        let piece = PIECE.min(seconds - made);
        let from = f64::from(made) - f64::from(LEAD) - f64::from(BEFORE);
        let loud = piece_of(score, from * 1_000.0, piece).await?;
        samples.extend(loud.iter().skip((BEFORE * RATE) as usize).map(|loud| sample(*loud)));
        made += piece;
    }
    Some(wav(&samples, RATE))
}

/// So many seconds, and those before, from a moment of the score on.
async fn piece_of(score: Score, from: f64, seconds: u32) -> Option<Vec<f32>> {
    let length = (seconds + BEFORE) * RATE;
    let context =
        OfflineAudioContext::new_with_number_of_channels_and_length_and_sample_rate(1, length, RATE as f32);
    let context = context.ok()?;
    let mixer = Mixer::new(&context)?;
    let to = from + f64::from(seconds + BEFORE) * 1_000.0;
    for (notes, bus) in [(score.signals(from, to), &mixer.signals), (score.music(from, to), &mixer.music)] {
        for note in notes {
            mixer.play(&note, bus, (note.at - from) / 1_000.0);
        }
    }
    let made: AudioBuffer = JsFuture::from(context.start_rendering().ok()?).await.ok()?.dyn_into().ok()?;
    made.get_channel_data(0).ok()
}
