//! The pictures of Escape Master for the cards of the rules.

use art::Ink;
use art::master::{Badge, Face, Tribe};
use master::{Card, Kind};

/// The tribe as the pictures know it.
pub fn tribe(tribe: master::Tribe) -> Tribe {
    match tribe {
        master::Tribe::Joe => Tribe::Joe,
        master::Tribe::Teen => Tribe::Teen,
        master::Tribe::Mouse => Tribe::Mouse,
        master::Tribe::Robot => Tribe::Robot,
        master::Tribe::Lumberjack => Tribe::Lumberjack,
        master::Tribe::Ninja => Tribe::Ninja,
    }
}

/// The face of a card.
pub fn face(card: Card) -> Face {
    match card.kind() {
        Kind::Suited(suit, value) => Face::Suited(tribe(suit), value),
        Kind::Start => Face::Start,
        Kind::Wisdom => Face::Wisdom,
        Kind::DeadEnd => Face::DeadEnd,
        Kind::PlusThree => Face::Plus3,
        Kind::Up => Face::Up,
        Kind::Down => Face::Down,
        Kind::Escape => Face::Escape,
        Kind::EscapeMinus => Face::EscapeMinus,
        Kind::Doom(value) => Face::Doom(value),
    }
}

/// A card.
pub fn card(card: Card) -> String {
    art::master::card(face(card), Ink::Page)
}

/// The badge of a trap.
pub fn trap(card: Card) -> Badge {
    match card.kind() {
        Kind::PlusThree => Badge::Plus3,
        Kind::Up => Badge::Up,
        _ => Badge::Down,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use master::CardSet;

    #[test]
    fn cards_that_differ_look_different() {
        for one in CardSet::ALL.iter() {
            for other in CardSet::ALL.iter() {
                let alike = one.kind() == other.kind();
                assert_eq!(card(one) == card(other), alike, "{one} {other}");
            }
        }
    }
}
