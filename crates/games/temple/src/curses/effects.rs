//! What a curse does: when it is drawn, and when its card leaves. (Rules §1.10, §1.13, §1.16)

use table::{Seat, SeatSet, Time};

use super::{Card, Curse, Lying, Standing};
use crate::asks::Question;
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;
use crate::treasures::Treasure;

/// How long a seat has to choose.
const CHOICE_MS: u64 = 3_000;

impl Expedition {
    /// Whether this seat suffers from this curse.
    #[inline]
    pub fn is_cursed(&self, seat: Seat, curse: Curse) -> bool {
        self.options.curses && self.curses.is_on(curse, seat)
    }

    // ----- drawing ------------------------------------------------------------------------------------------------

    /// A seat has discovered a chamber with a mask: it draws one card, or two if a Double curse lay on the table before.
    pub(crate) fn draw_curses(&mut self, seat: Seat, now: &mut Moment<'_>) {
        let two = self.curses.lying(Curse::DoubleCurse).is_some();
        self.draw_curse(seat, two, now);
    }

    /// The seat draws a card, and one more when that is settled.
    pub(crate) fn draw_curse(&mut self, seat: Seat, more: bool, now: &mut Moment<'_>) {
        let is_settled = match self.curses.draw(now.luck) {
            Some(card) => self.suffer(seat, card, more, now),
            None => true,
        };
        if is_settled && more {
            self.draw_curse(seat, false, now);
        }
    }

    /// A card that was drawn: discarded if one of its kind lies on the table already, else it lies before the seat and acts
    /// immediately. Whether it is settled, or the seat is asked first.
    fn suffer(&mut self, seat: Seat, card: Card, more: bool, now: &mut Moment<'_>) -> bool {
        let curse = card.curse();
        let is_alone = curse == Curse::SoulSwap && self.mates_of(seat).next().is_none();
        if self.curses.lying(curse).is_some() || is_alone {
            self.curses.discard(card);
            now.tell(Fact::CurseDiscarded { seat, curse });
            return true;
        }
        if curse == Curse::LostTreasure {
            return self.lose_treasure(seat, more, now);
        }
        self.curses.lying[curse as usize] = Some(Lying { card, seat });
        now.tell(Fact::Cursed { seat, curse, faces: card.breaks() });
        match curse {
            Curse::BrokenDie => self.set_die_aside(seat, now),
            // §3.7: it starts off.
            Curse::BewitchedHand => self.curses.hand = false,
            Curse::Upright => self.curses.standing = Standing::begun(now.at),
            Curse::SoulSwap => return self.choose_partner(seat, more, now),
            Curse::Trap
            | Curse::Silence
            | Curse::LostDie
            | Curse::Masquerade
            | Curse::LostTreasure
            | Curse::DoubleCurse
            | Curse::Doomed => {}
        }
        true
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

    fn ask(&mut self, seat: Seat, question: Question, now: &Moment<'_>) {
        let until: Time = now.at.after(CHOICE_MS);
        self.asks.open(question, SeatSet::one(seat), until).expect("one question blocks each seat at most");
    }

    // ----- Soul swap ----------------------------------------------------------------------------------------------

    /// With one mate inside it is settled; of several one is chosen.
    fn choose_partner(&mut self, seat: Seat, more: bool, now: &mut Moment<'_>) -> bool {
        let mut mates = self.inside().without(seat).iter();
        match (mates.next(), mates.next()) {
            (Some(mate), None) => {
                self.swap(seat, mate, now);
                true
            }
            _ => {
                self.ask(seat, Question::Partner { more }, now);
                false
            }
        }
    }

    /// They steer each other's pawn from now on.
    pub(crate) fn swap(&mut self, seat: Seat, mate: Seat, now: &mut Moment<'_>) {
        self.pawns.swap(seat, mate);
        self.curses.partner = Some(mate);
        now.tell(Fact::Swapped { seat, whose: mate });
    }

    /// What counts without an answer: the next mate clockwise inside. Nobody to choose: the card is discarded.
    pub(crate) fn swap_by_default(&mut self, seat: Seat, now: &mut Moment<'_>) {
        let mut around =
            self.seats.around(seat).filter(|mate| *mate != seat && self.inside().contains(*mate));
        match around.next() {
            Some(mate) => self.swap(seat, mate, now),
            None => {
                now.tell(Fact::CurseDiscarded { seat, curse: Curse::SoulSwap });
                self.lift(Curse::SoulSwap, now);
            }
        }
    }

    /// §1.13: if either of the two escapes, the card is discarded and nothing is swapped back. If the seat is still asked and
    /// nobody is left to choose, that is settled.
    fn end_swap_without(&mut self, seat: Seat, now: &mut Moment<'_>) {
        let Some(lying) = self.curses.lying(Curse::SoulSwap) else { return };
        if lying.seat == seat || self.curses.partner == Some(seat) {
            self.curses.partner = None;
            self.lift(Curse::SoulSwap, now);
        } else if self.curses.partner.is_none() && self.mates_of(lying.seat).next().is_none() {
            self.swap_by_default(lying.seat, now);
        }
    }

    // ----- Lost treasure ------------------------------------------------------------------------------------------

    /// Of one kind of treasure one goes, of several the seat chooses.
    fn lose_treasure(&mut self, seat: Seat, more: bool, now: &mut Moment<'_>) -> bool {
        now.tell(Fact::LostTreasure { seat });
        let held = *self.treasures.held(seat);
        let first = held.get(0);
        if held.iter().any(|other| Some(other) != first) {
            self.ask(seat, Question::GiveUp { more }, now);
            return false;
        }
        self.give_up(seat, first, now);
        true
    }

    /// The treasure leaves the game, and the card is discarded.
    pub(crate) fn give_up(&mut self, seat: Seat, treasure: Option<Treasure>, now: &mut Moment<'_>) {
        if let Some(treasure) = treasure {
            self.treasures.use_up(seat, treasure);
            now.tell(Fact::GaveUp { seat, treasure });
            self.withdraw_offers(seat, now);
        }
        self.curses.discard_lost_treasure();
    }

    // ----- leaving ------------------------------------------------------------------------------------------------

    /// The seat has broken its card.
    pub(crate) fn broken(&mut self, seat: Seat, curse: Curse, now: &mut Moment<'_>) {
        now.tell(Fact::CurseBroken { seat, curse });
        self.lift(curse, now);
    }

    /// Counterspell: a card of anybody's leaves.
    pub(crate) fn counter(&mut self, seat: Seat, curse: Curse, now: &mut Moment<'_>) {
        let Some(Lying { seat: whose, .. }) = self.curses.lying(curse) else { return };
        self.treasures.use_up(seat, Treasure::Counterspell);
        now.tell(Fact::Countered { seat, whose, curse });
        self.lift(curse, now);
    }

    /// The card of this kind leaves the table, and what it did ends.
    fn lift(&mut self, curse: Curse, now: &mut Moment<'_>) {
        let Some(Lying { card, seat }) = self.curses.lying[curse as usize].take() else { return };
        self.curses.discard(card);
        match curse {
            Curse::BrokenDie => self.of_mut(seat).dice.bring_back(),
            Curse::BewitchedHand => self.curses.hand = false,
            Curse::Upright => self.curses.standing = Standing::NONE,
            Curse::SoulSwap => {
                if let Some(mate) = self.curses.partner.take() {
                    self.pawns.swap(seat, mate);
                    now.tell(Fact::SwappedBack { seat, whose: mate });
                }
                self.leave_choice(seat, now);
            }
            Curse::Trap
            | Curse::Silence
            | Curse::LostDie
            | Curse::Masquerade
            | Curse::LostTreasure
            | Curse::DoubleCurse
            | Curse::Doomed => {}
        }
    }

    /// The card left while its seat was still choosing: that is settled too.
    fn leave_choice(&mut self, seat: Seat, now: &mut Moment<'_>) {
        let choice = |question| matches!(question, Question::Partner { .. });
        let open = self.asks.to(seat).find(|(question, _)| choice(*question));
        if let Some((Question::Partner { more }, ask)) = open {
            self.asks.close(ask.id);
            if more {
                self.draw_curse(seat, false, now);
            }
        }
    }

    /// Escaping discards the curses of a seat.
    pub(crate) fn leave_curses(&mut self, seat: Seat, now: &mut Moment<'_>) {
        self.end_swap_without(seat, now);
        for curse in Curse::ALL {
            if self.is_cursed(seat, curse) {
                self.lift(curse, now);
            }
        }
    }
}
