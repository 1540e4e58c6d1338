//! When the loudspeaker plays what: a browser counts audio time in seconds of the sound card, which is another clock than
//! that of the page, and what is played leaves the loudspeaker later.

/// Seconds beyond which the loudspeaker is believed at once: it was changed, or has stood still.
const JUMP: f64 = 0.03;
/// What part of a new measurement counts: single ones are off by some milliseconds.
const TRUST: f64 = 0.1;

/// The clock of the loudspeaker, as seen from the page.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Speaker {
    /// Audio time that leaves the loudspeaker at the moment zero of the page.
    offset: Option<f64>,
}

impl Speaker {
    /// At this moment of the page, in milliseconds, what leaves the loudspeaker is of this audio time, in seconds.
    pub fn measured(&mut self, moment: f64, audio: f64) {
        let fresh = audio - moment / 1_000.0;
        self.offset = Some(match self.offset {
            Some(old) if (fresh - old).abs() < JUMP => old + TRUST * (fresh - old),
            _ => fresh,
        });
    }

    /// The audio time that leaves the loudspeaker at a moment of the page.
    pub fn audio(&self, moment: f64) -> f64 {
        self.offset.unwrap_or_default() + moment / 1_000.0
    }

    /// The moment of the page at which this audio time leaves the loudspeaker.
    pub fn moment(&self, audio: f64) -> f64 {
        (audio - self.offset.unwrap_or_default()) * 1_000.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sound_card_that_drifts_and_jitters_is_followed_for_ten_minutes() {
        let mut speaker = Speaker::default();
        let truth = |moment: f64| 3.0 + moment / 1_000.0 * 1.000_1 - 0.12;
        for tick in 0..7_500 {
            let moment = f64::from(tick) * 80.0;
            let jitter = if tick % 3 == 0 { 0.004 } else { -0.002 };
            speaker.measured(moment, truth(moment) + jitter);
            if tick > 50 {
                assert!((speaker.audio(moment) - truth(moment)).abs() < 0.002, "{tick}");
                assert!((speaker.moment(truth(moment)) - moment).abs() < 2.0);
            }
        }
    }

    #[test]
    fn another_loudspeaker_is_believed_at_once() {
        let mut speaker = Speaker::default();
        speaker.measured(1_000.0, 1.0);
        speaker.measured(2_000.0, 1.8);
        assert!((speaker.audio(2_000.0) - 1.8).abs() < 0.000_1);
    }
}
