//! What the page does with the facts of ESCAPE!.

use cells::Fact;

use crate::notice::Notice;
use crate::sound::Sound;

/// What the page does with a fact. All see and hear the same.
pub fn notice(fact: &Fact) -> Notice<Sound> {
    match fact {
        Fact::TimeUp { .. } => Notice::NOTE.heard(3, Sound::Gong),
        Fact::CellPicked { .. } | Fact::Moved { .. } => Notice::PLAIN.heard(1, Sound::Step),
        Fact::Jumped { .. } => Notice::PLAIN.heard(2, Sound::Jump),
        Fact::SentHome { .. } => Notice::NOTE.heard(3, Sound::Caught),
        // Letters are kept secret by forgetting who picked up what.
        Fact::Reached { .. } => Notice { fleeting: true, ..Notice::NOTE }.heard(4, Sound::Found),
        Fact::Stuck { .. } => Notice::NOTE,
        Fact::TurnEnded { .. } => Notice { ends_turn: true, ..Notice::PLAIN },
        Fact::Won { .. } => Notice::PLAIN.heard(5, Sound::Won),
    }
}
