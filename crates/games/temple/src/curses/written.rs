//! Curses as they are written in JSON.

use serde::{Deserialize, Serialize};
use table::{Seat, Time};

use super::{Card, CardSet, Curse, Curses, Lying, Standing};
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
    /// Soul swap: with whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partner: Option<Seat>,
    /// Upright: may roll until this moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    until: Option<Time>,
    /// Upright: may roll from this moment on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<Time>,
}

impl From<&Curses> for WrittenCurses {
    fn from(curses: &Curses) -> WrittenCurses {
        let lying = curses.all_lying().map(|Lying { card, seat }| {
            let curse = card.curse();
            let standing = Some(curses.standing).filter(|_| curse == Curse::Upright);
            WrittenLying {
                curse,
                faces: card.breaks(),
                seat,
                hand: curse == Curse::BewitchedHand && curses.hand,
                partner: curses.partner.filter(|_| curse == Curse::SoulSwap),
                until: standing.map(|standing| standing.until),
                from: standing.map(|standing| standing.from).filter(|from| *from > Time::ZERO),
            }
        });
        WrittenCurses { lying: lying.collect(), pile: curses.pile, discards: curses.discards }
    }
}

impl WrittenCurses {
    pub(crate) fn read(self) -> Result<Curses, &'static str> {
        let mut curses = Curses { pile: self.pile, discards: self.discards, ..Curses::NONE };
        for WrittenLying { curse, faces, seat, hand, partner, until, from } in self.lying {
            // §1.10: a Lost treasure does its work and does not stay.
            let stays = |card: &Card| card.curse() != Curse::LostTreasure;
            let card = Card::all().find(|card| card.curse() == curse && card.breaks() == faces);
            let card = card.filter(stays).ok_or("curses: cards of the box that stay on the table")?;
            if curses.lying[curse as usize].replace(Lying { card, seat }).is_some() {
                return Err("curses: one of each kind on the table at most");
            }
            let is_right = (!hand || curse == Curse::BewitchedHand)
                && (partner.is_none() || curse == Curse::SoulSwap)
                && (until.is_some() == (curse == Curse::Upright))
                && (from.is_none() || curse == Curse::Upright);
            if !is_right {
                return Err("curses: hand, partner, until and from belong to one kind each");
            }
            curses.hand |= hand;
            curses.partner = curses.partner.or(partner);
            if let Some(until) = until {
                curses.standing = Standing { until, from: from.unwrap_or(Time::ZERO) };
            }
        }
        Ok(curses)
    }
}
