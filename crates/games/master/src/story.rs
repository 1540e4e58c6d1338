//! The twelve Story cards. (Rules §8.1)

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// A Story card, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct Story(u8);

#[allow(missing_docs)]
impl Story {
    pub const TWO_MORE: Story = Story(1);
    pub const NEW_LEADER: Story = Story(2);
    pub const PEEK: Story = Story(3);
    pub const ONE_FEWER: Story = Story(4);
    pub const GIVE: Story = Story(5);
    pub const SILENCE: Story = Story(6);
    pub const TWO_FEWER: Story = Story(7);
    pub const ALL_NEW: Story = Story(8);
    pub const RELIEF: Story = Story(9);
    pub const BET: Story = Story(10);
    pub const WISE: Story = Story(11);
    pub const BEAST: Story = Story(12);
}

impl Story {
    /// The card with this number, 1 to 12.
    pub const fn new(number: u8) -> Option<Story> {
        if number >= 1 && number <= 12 { Some(Story(number)) } else { None }
    }

    /// All twelve.
    pub fn all() -> impl Iterator<Item = Story> {
        (1..=12).map(Story)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How much experience it is worth afterwards.
    pub const fn experience(self) -> u8 {
        match self {
            Story::TWO_MORE | Story::ALL_NEW => 2,
            _ => 1,
        }
    }
}

impl<'de> Deserialize<'de> for Story {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Story, D::Error> {
        let number = u8::deserialize(from)?;
        Story::new(number).ok_or_else(|| D::Error::custom("a story has a number from 1 to 12"))
    }
}
