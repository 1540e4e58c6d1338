//! The highest rate that can be kept up.

use std::time::Duration;

use serde::Serialize;

use crate::crowd::Crowd;
use crate::figures::Figures;
use crate::ground::Pace;

/// A rate is kept up if all but one in a hundred moves are seen by everybody within this time,
const PATIENCE_US: u64 = 50_000;
/// and at least this share of what was offered was done.
const SHARE: f64 = 0.98;

/// One rate that was tried.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Step {
    /// Moves a second.
    pub rate: f64,
    /// Whether it was kept up.
    pub kept_up: bool,
    /// What came of it.
    pub figures: Figures,
}

/// The highest rate that was kept up, and how it was found.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Peak {
    /// Moves a second; 0 if none was kept up.
    pub rate: f64,
    /// All that was tried.
    pub steps: Vec<Step>,
}

impl Peak {
    /// What came of the highest rate that was kept up.
    pub fn best(&self) -> Option<&Figures> {
        let kept_up = self.steps.iter().filter(|step| step.kept_up && step.rate == self.rate);
        kept_up.map(|step| &step.figures).next_back()
    }
}

/// Finds it: up by a quarter as long as it goes well, then halfway between what did and what did not, to 4 %.
pub async fn peak(crowd: &mut Crowd, start: f64, each: Duration) -> Peak {
    let mut peak = Peak::default();
    let mut rate = start;
    let mut too_high: Option<f64> = None;
    loop {
        // Something else may have disturbed the machine, or its disk: what fails is tried three times.
        let mut kept_up = false;
        for _ in 0..3 {
            let figures = crowd.play(Pace::Open { rate }, each / 4, each).await;
            kept_up = figures.seen_us.p99 < PATIENCE_US
                && figures.accepted_per_s >= rate * SHARE
                && figures.unseen == 0;
            peak.steps.push(Step { rate, kept_up, figures });
            if kept_up {
                break;
            }
        }
        if kept_up {
            peak.rate = peak.rate.max(rate);
        } else {
            too_high = Some(rate);
        }
        rate = match too_high {
            None => rate * 1.25,
            Some(high) if peak.rate == 0.0 => high / 2.0,
            Some(high) if high / peak.rate < 1.04 => return peak,
            Some(high) => (high + peak.rate) / 2.0,
        };
        if rate < 10.0 {
            return peak;
        }
    }
}
