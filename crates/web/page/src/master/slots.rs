//! Where the cards of a hand lie: a fan that stays still. A card that is played leaves a gap, a card that is drawn fills
//! one, and nothing else moves under the fingers.

use master::{Card, CardSet, Kind};

/// The places of a hand, from the left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slots {
    places: Vec<Option<Card>>,
    round: u16,
}

impl Slots {
    /// The places from the left; gaps are empty.
    pub fn places(&self) -> &[Option<Card>] {
        &self.places
    }

    /// The round that they were laid out for.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The hand is this now; in another round it is laid out anew.
    pub fn hold(&mut self, hand: CardSet, round: u16) {
        if round != self.round || self.places.iter().all(Option::is_none) {
            self.round = round;
            self.places = in_order(hand);
            return;
        }
        for place in &mut self.places {
            *place = place.filter(|card| hand.contains(*card));
        }
        let there: CardSet = self.places.iter().flatten().copied().collect();
        for card in in_order(hand.difference(there)).into_iter().flatten() {
            match self.places.iter_mut().find(|place| place.is_none()) {
                Some(gap) => *gap = Some(card),
                None => self.places.push(Some(card)),
            }
        }
    }

    /// By value, and no gaps.
    pub fn sort(&mut self) {
        self.places = in_order(self.places.iter().flatten().copied().collect());
    }
}

/// By value, then by tribe; Wisdom and special cards at the end.
fn in_order(hand: CardSet) -> Vec<Option<Card>> {
    let mut cards: Vec<Card> = hand.iter().collect();
    table::sort_by_key(&mut cards, |card| match card.kind() {
        Kind::Suited(tribe, value) => (value, tribe as u8),
        Kind::Start => (7, 0),
        Kind::Doom(value) => (value, 9),
        Kind::Wisdom => (20, 0),
        _ => (21, card.index() as u8),
    });
    cards.into_iter().map(Some).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(names: &str) -> CardSet {
        names.split(' ').map(|name| name.parse::<Card>().unwrap()).collect()
    }

    fn shown(slots: &Slots) -> String {
        let names =
            slots.places().iter().map(|place| place.map_or("–".to_owned(), |card| card.to_string()));
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn nothing_moves_but_what_comes_and_goes() {
        let mut slots = Slots::default();
        slots.hold(hand("W1 TJ A6 7S1 ESa M6"), 1);
        assert_eq!(shown(&slots), "A6 M6 7S1 TJ W1 ESa");
        slots.hold(hand("W1 TJ A6 ESa"), 1);
        assert_eq!(shown(&slots), "A6 – – TJ W1 ESa");
        slots.hold(hand("W1 TJ A6 ESa N2 N1 N3"), 1);
        assert_eq!(shown(&slots), "A6 N1 N2 TJ W1 ESa N3");
        slots.sort();
        assert_eq!(shown(&slots), "N1 N2 N3 A6 TJ W1 ESa");
        slots.hold(hand("A2 A1"), 2);
        assert_eq!(shown(&slots), "A1 A2");
    }
}
