//! The sounds that all games share.

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A piece goes one field.
    Step,
    /// A piece jumps.
    Jump,
    /// A pawn reaches a key.
    Found,
    /// A pawn is sent home.
    Caught,
    /// It is your turn.
    Turn,
    /// That is not possible.
    No,
    /// Time is up.
    Gong,
    /// The game is over.
    Won,
}
