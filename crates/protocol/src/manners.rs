//! What people at a table show, wish and say.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::guest::is_unseen;

/// The colour and shape by which a guest is known at a table: one of six pairs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Sign(u8);

impl Sign {
    /// How many there are.
    pub const COUNT: u8 = 6;

    /// The sign of this number, if there is one.
    pub const fn new(number: u8) -> Option<Sign> {
        if number < Sign::COUNT { Some(Sign(number)) } else { None }
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Sign> {
        (0..Sign::COUNT).map(Sign)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Sign {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Sign, D::Error> {
        let number = u8::deserialize(from)?;
        Sign::new(number).ok_or_else(|| D::Error::custom(format_args!("there is no sign {number}")))
    }
}

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Game time stands still until somebody resumes.
    Pause,
    /// The game ends without a winner.
    End,
}

/// What can be said in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each says itself")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    OneMoment,
    Hurry,
    Oops,
    Again,
    HelpMe,
    ComeHere,
    IStay,
    EverybodyOut,
}

impl Phrase {
    /// What people say to one another in any game.
    pub const TALK: [Phrase; 8] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::OneMoment,
        Phrase::Hurry,
        Phrase::Oops,
        Phrase::Again,
    ];

    /// What people call to one another where they run about together: whoever hears it wants to know where that was.
    pub const CALLS: [Phrase; 4] = [Phrase::HelpMe, Phrase::ComeHere, Phrase::IStay, Phrase::EverybodyOut];

    /// Whether it is such a call.
    pub fn is_call(self) -> bool {
        Phrase::CALLS.contains(&self)
    }
}

/// Something that somebody says: one line, without space around it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Line(String);

/// Nothing that can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a line has 1 to {} letters and no control characters", Line::MOST)]
pub struct BadLine;

impl Line {
    /// The most letters.
    pub const MOST: usize = 200;

    /// A line without space around it.
    ///
    /// # Errors
    /// When it is empty, too long, or has letters that cannot be seen.
    pub fn new(text: &str) -> Result<Line, BadLine> {
        let text = text.trim();
        // What joins the parts of one picture may stand in a line; what turns the direction of writing may not.
        let bad = |letter: char| letter != '\u{200d}' && is_unseen(letter);
        if text.is_empty() || text.chars().count() > Line::MOST || text.chars().any(bad) {
            return Err(BadLine);
        }
        Ok(Line(text.to_owned()))
    }

    /// What is said.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Line, D::Error> {
        Line::new(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_short_and_can_be_seen() {
        assert_eq!(Line::new("  well, well ").unwrap().as_str(), "well, well");
        assert!(Line::new("👩‍🚀 ¿qué?").is_ok());
        for bad in ["", " ", "a\nb", "a\u{202e}b", &"x".repeat(201)] {
            assert_eq!(Line::new(bad), Err(BadLine), "{bad:?}");
        }
    }

    #[test]
    fn there_are_six_signs() {
        assert_eq!(Sign::all().count(), 6);
        assert!(serde_json::from_str::<Sign>("6").is_err());
        assert_eq!(serde_json::to_string(&Sign::new(5).unwrap()).unwrap(), "5");
    }
}
