//! What a curse does: when it is drawn, and when its card leaves. (Rules §1.10)

use table::Seat;

use super::{Card, Curse, Lying};
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;

impl Expedition {
    /// Whether this seat suffers from this curse.
    #[inline]
    pub fn is_cursed(&self, seat: Seat, curse: Curse) -> bool {
        self.curses.is_on(curse, seat)
    }

    // ----- drawing ------------------------------------------------------------------------------------------------

    /// A seat has discovered a chamber with a mask.
    pub(crate) fn draw_curses(&mut self, seat: Seat, now: &mut Moment<'_>) {
        if let Some(card) = self.curses.draw(now.luck) {
            self.suffer(seat, card, now);
        }
    }

    /// A card that was drawn: discarded if one of its kind lies on the table already, else it lies before the seat and acts
    /// immediately.
    fn suffer(&mut self, seat: Seat, card: Card, now: &mut Moment<'_>) {
        let curse = card.curse();
        if self.curses.lying(curse).is_some() {
            self.curses.discard(card);
            return now.tell(Fact::CurseDiscarded { seat, curse });
        }
        self.curses.lying[curse as usize] = Some(Lying { card, seat });
        now.tell(Fact::Cursed { seat, curse, faces: card.breaks() });
        match curse {
            Curse::BrokenDie => self.set_die_aside(seat, now),
            // §3.7: it starts off.
            Curse::BewitchedHand => self.curses.hand = false,
            Curse::Trap | Curse::Silence | Curse::LostDie | Curse::Masquerade => {}
        }
    }

    /// One die is set aside, never the last one.
    fn set_die_aside(&mut self, seat: Seat, now: &mut Moment<'_>) {
        let dice = &mut self.of_mut(seat).dice;
        if dice.all().len() > 1
            && let Some(die) = dice.set_one_aside()
        {
            now.tell(Fact::SetAside { seat, die });
        }
    }

    // ----- leaving ------------------------------------------------------------------------------------------------

    /// The seat has broken its card.
    pub(crate) fn broken(&mut self, seat: Seat, curse: Curse, now: &mut Moment<'_>) {
        now.tell(Fact::CurseBroken { seat, curse });
        self.lift(curse);
    }

    /// The card of this kind leaves the table, and what it did ends.
    fn lift(&mut self, curse: Curse) {
        let Some(Lying { card, seat }) = self.curses.lying[curse as usize].take() else { return };
        self.curses.discard(card);
        match curse {
            Curse::BrokenDie => self.of_mut(seat).dice.bring_back(),
            Curse::BewitchedHand => self.curses.hand = false,
            Curse::Trap | Curse::Silence | Curse::LostDie | Curse::Masquerade => {}
        }
    }

    /// Escaping discards the curses of a seat.
    pub(crate) fn leave_curses(&mut self, seat: Seat) {
        for curse in Curse::ALL {
            if self.is_cursed(seat, curse) {
                self.lift(curse);
            }
        }
    }
}
