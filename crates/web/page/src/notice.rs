//! What the page does with a fact besides saying it in words.

use table::{Seat, SeatSet};

/// What the page does with a fact. A game describes each of its facts in one place; what is not said about a fact is
/// not done: [`Notice::PLAIN`] is a line in the list of what happened, and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice<S> {
    /// What is heard, with its weight: of all facts of an entry the one with the most weight is heard.
    pub sound: Option<(u8, S)>,
    /// Whether a note shows it for a moment.
    pub note: bool,
    /// Whether it is a scene of the film for whoever comes back after a while.
    pub scene: bool,
    /// Those who do it or have it done to them, if it happens all the time: where all act at once, a screen reader says
    /// it to nobody else.
    pub everyday: Option<SeatSet>,
    /// Whether it is told to those present and never again, where the game keeps a secret by forgetting.
    pub fleeting: bool,
    /// Whether a turn ends with it.
    pub ends_turn: bool,
}

impl<S: Copy> Notice<S> {
    /// A line in the list, and nothing else.
    pub const PLAIN: Notice<S> =
        Notice { sound: None, note: false, scene: false, everyday: None, fleeting: false, ends_turn: false };

    /// A line in the list and a note.
    pub const NOTE: Notice<S> = Notice { note: true, ..Notice::PLAIN };

    /// A line in the list and a scene of the film.
    pub const SCENE: Notice<S> = Notice { scene: true, ..Notice::PLAIN };

    /// All three.
    pub const NOTE_AND_SCENE: Notice<S> = Notice { note: true, scene: true, ..Notice::PLAIN };

    /// Something that these do or have done to them all the time.
    pub fn everyday<const N: usize>(seats: [Seat; N]) -> Notice<S> {
        Notice { everyday: Some(seats.into_iter().collect()), ..Notice::PLAIN }
    }

    /// The same with a sound of this weight.
    #[must_use]
    pub fn heard(self, weight: u8, sound: S) -> Notice<S> {
        Notice { sound: Some((weight, sound)), ..self }
    }

    /// The same with a sound of this weight, if that is so.
    #[must_use]
    pub fn heard_if(self, is_heard: bool, weight: u8, sound: S) -> Notice<S> {
        if is_heard { self.heard(weight, sound) } else { self }
    }

    /// The same without its sound.
    pub fn without_sound(self) -> Notice<()> {
        let Notice { sound: _, note, scene, everyday, fleeting, ends_turn } = self;
        Notice { sound: None, note, scene, everyday, fleeting, ends_turn }
    }

    /// Whether a screen reader says it to this eye.
    pub fn is_said_to(&self, seat: Option<Seat>, all_at_once: bool) -> bool {
        match self.everyday {
            Some(seats) if all_at_once => seats.iter().any(|own| seat == Some(own)),
            _ => true,
        }
    }
}
