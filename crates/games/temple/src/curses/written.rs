//! Curses as they are written in JSON.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Card, CardSet, Curse, Curses, Lying};
use crate::symbols::Symbols;

/// The key `curses` of the expedition.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenCurses {
    lying: Vec<WrittenLying>,
    pile: CardSet,
    discards: CardSet,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLying {
    curse: Curse,
    /// What breaks it.
    faces: Symbols,
    seat: Seat,
    /// Bewitched hand: whether the hand is on the key.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    hand: bool,
}

impl From<&Curses> for WrittenCurses {
    fn from(curses: &Curses) -> WrittenCurses {
        let lying = curses.all_lying().map(|Lying { card, seat }| WrittenLying {
            curse: card.curse(),
            faces: card.breaks(),
            seat,
            hand: card.curse() == Curse::BewitchedHand && curses.hand,
        });
        WrittenCurses { lying: lying.collect(), pile: curses.pile, discards: curses.discards }
    }
}

impl WrittenCurses {
    pub(crate) fn read(self) -> Result<Curses, &'static str> {
        let mut curses = Curses { pile: self.pile, discards: self.discards, ..Curses::NONE };
        for WrittenLying { curse, faces, seat, hand } in self.lying {
            let card = Card::all().find(|card| card.curse() == curse && card.breaks() == faces);
            let card = card.ok_or("curses: cards of the box")?;
            if curses.lying[curse as usize].replace(Lying { card, seat }).is_some() {
                return Err("curses: one of each kind on the table at most");
            }
            if hand && curse != Curse::BewitchedHand {
                return Err("curses: hand belongs to a bewitched hand");
            }
            curses.hand |= hand;
        }
        Ok(curses)
    }
}
