//! What is agreed before the deal. (Rules §3.13)

use serde::{Deserialize, Serialize};
use table::{BadOptions, Seats};

/// Every option of the game, with the defaults of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether the sixth handcuffs are an arrest; else a wound too many has no effect.
    pub arrest_on_6th_handcuffs: bool,
    /// Whether the matching edges of a new tile must be land.
    pub land_match_required: bool,
    /// How far from the Hospital tiles may lie, 3 or 4.
    pub max_radius: u8,
    /// Whether everybody takes a contact before the first day.
    pub start_contact: bool,
    /// What everybody starts with, up to 20.
    pub initial_cash_k: u8,
    /// How many seconds there are to move an officer, 10 to 300; 0 for as long as one likes.
    pub answer_s: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            arrest_on_6th_handcuffs: true,
            land_match_required: true,
            max_radius: 3,
            start_contact: true,
            initial_cash_k: 8,
            answer_s: 0,
        }
    }
}

impl Options {
    /// Whether these can be played by so many.
    pub(crate) fn check(&self, seats: Seats) -> Result<(), BadOptions> {
        if !(1..=5).contains(&seats.count()) {
            return Err(BadOptions::Seats { min: 1, max: 5 });
        }
        let ranges: [(&'static str, u32, u32, u32); 3] = [
            ("max_radius", self.max_radius.into(), 3, 4),
            ("initial_cash_k", self.initial_cash_k.into(), 0, 20),
            ("answer_s", self.answer_s.into(), if self.answer_s == 0 { 0 } else { 10 }, 300),
        ];
        match ranges.into_iter().find(|(_, value, min, max)| !(min..=max).contains(&value)) {
            Some((option, _, min, max)) => Err(BadOptions::OutOfRange { option, min, max }),
            None => Ok(()),
        }
    }
}
