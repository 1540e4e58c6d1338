//! Whether a move is lawful, and if not, why: the first reason in the order of the rules. (Rules §12)

use table::{Few, No, Seat, Time};

use crate::card::{Card, CardSet, Kind};
use crate::contest::{Contest, Stage};
use crate::fits::Combination;
use crate::leader::Gift;
use crate::moves::{Move, On, Refusal};
use crate::options::PoseLimit;
use crate::own::Own;

use No::{Because, Early};

/// Whether the shortest time between two plays holds for this move.
pub(crate) const fn takes_time(mv: Move) -> bool {
    matches!(
        mv,
        Move::Place { .. } | Move::DeadEnd { .. } | Move::Trap { .. } | Move::Escape { .. } | Move::Draw
    )
}

/// A seat at the table, with what it knows.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) open: &'a Contest,
    pub(crate) own: &'a Own,
    pub(crate) seat: Seat,
}

impl View<'_> {
    pub(crate) fn judge(&self, at: Time, mv: Move) -> Result<(), No<Refusal>> {
        if let Move::Answer { ask, with } = mv {
            return self.judge_answer(ask, with).map_err(Because);
        }
        self.may_act(at)?;
        if let Stage::Photo { .. } = self.open.stage {
            return if self.is_a_last_play(mv) { Ok(()) } else { Err(Because(Refusal::RoundOver)) };
        }
        if self.open.turn.is_some() {
            self.has_the_turn(mv).map_err(Because)?;
        }
        if self.open.plus_on(self.seat) {
            self.answers_plus_three(mv).map_err(Because)?;
        }
        if takes_time(mv) && at < self.gap_ends() {
            return Err(Early { until: self.gap_ends() });
        }
        match mv {
            Move::CallDraw => self.judge_call(at),
            _ => self.judge_play(mv).map_err(Because),
        }
    }

    /// When the seat may play again. There is no gap in calm mode, nor when everything is about to end.
    pub(crate) fn gap_ends(&self) -> Time {
        match self.open.stage {
            Stage::Photo { .. } => Time::ZERO,
            _ => self.own.ready_at,
        }
    }

    fn may_act(&self, at: Time) -> Result<(), No<Refusal>> {
        match self.open.stage {
            Stage::Over => return Err(Because(Refusal::Over)),
            Stage::Countdown { until } if at < until => return Err(Early { until }),
            Stage::Countdown { .. } | Stage::Play | Stage::Photo { .. } => {}
            _ => return Err(Because(Refusal::NotStarted)),
        }
        let player = self.open.player(self.seat);
        if !player.plays {
            return Err(Because(Refusal::NotInRound));
        }
        if player.out { Err(Because(Refusal::YouAreOut)) } else { Ok(()) }
    }

    /// whether this still counts in the photo finish.
    fn is_a_last_play(&self, mv: Move) -> bool {
        let answers = !self.open.plus_on(self.seat) || self.answers_plus_three(mv).is_ok();
        self.puts_out(mv) && answers && self.judge_play(mv).is_ok()
    }

    /// whether the seat would be out after this, should it be lawful.
    pub(crate) fn puts_out(&self, mv: Move) -> bool {
        let hand = self.own.hand.len();
        let specials = self.own.hand.intersection(CardSet::SPECIALS).len();
        let answered = matches!(mv, Move::Escape { trap: Some(trap), .. } if trap.kind() == Kind::PlusThree);
        let pending = self.open.plus.iter().filter(|plus| plus.whose == self.seat).count();
        if pending > usize::from(answered) {
            return false;
        }
        let leaving = match mv {
            Move::Place { cards, .. } => cards.len() as u8,
            Move::DeadEnd { .. } | Move::Trap { .. } => 1,
            Move::Escape { discard, .. } => 1 + u8::from(discard.is_some()),
            Move::Drop { card: Some(_) } | Move::Story11 { card: Some(_) } => 1,
            Move::Drop { card: None } => specials,
            Move::Vanish => hand,
            _ => return false,
        };
        leaving == hand
    }

    /// §11.1: who may do something in calm mode.
    fn has_the_turn(&self, mv: Move) -> Result<(), Refusal> {
        let open = self.open;
        if let Some(plus) = open.plus.iter().next() {
            // The answers themselves are judged like everywhere else; here only who may give one.
            return match mv {
                Move::TakeThree { .. } | Move::Pose { .. } if open.plus_on(self.seat) => Ok(()),
                Move::Escape { trap: Some(trap), .. } if trap == plus.card => Ok(()),
                Move::Escape { .. } if open.plus_on(self.seat) => Ok(()),
                _ if plus.whose == self.seat => Err(Refusal::AnswerPlusThree),
                _ => Err(Refusal::SomebodyAnswers { seat: plus.whose }),
            };
        }
        if let Some(seat) = open.seats.iter().find(|seat| open.player(*seat).credit.is_some()) {
            return match mv {
                Move::Story11 { .. } if seat == self.seat => Ok(()),
                _ => Err(Refusal::SomebodyAnswers { seat }),
            };
        }
        match open.turn {
            Some(turn) if turn.seat != self.seat => Err(Refusal::NotYourTurn { seat: turn.seat }),
            _ => Ok(()),
        }
    }

    /// what can be done while a +3 waits.
    fn answers_plus_three(&self, mv: Move) -> Result<(), Refusal> {
        let is_mine = |trap| self.open.plus.iter().any(|plus| plus.whose == self.seat && plus.card == trap);
        match mv {
            Move::TakeThree { .. } => Ok(()),
            Move::Escape { trap: Some(trap), .. } | Move::Pose { trap } if is_mine(trap) => Ok(()),
            _ => Err(Refusal::AnswerPlusThree),
        }
    }

    fn judge_play(&self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Place { cards, on, seen } => self.judge_place(cards, on, seen),
            Move::DeadEnd { stack, seen } => {
                let card = self.own.hand.iter().find(|card| card.kind() == Kind::DeadEnd);
                card.ok_or(Refusal::NotInHand { card: DEAD_END })?;
                self.judge_stack(stack, seen).map(|_| ())
            }
            Move::Trap { card, target } => self.judge_trap(card, target),
            Move::Escape { card, trap, discard } => self.judge_escape(card, trap, discard),
            Move::Drop { card: Some(card) } => {
                self.holds(card)?;
                if card.is_special() { Ok(()) } else { Err(Refusal::CannotDrop { card }) }
            }
            Move::Drop { card: None } => match self.own.hand.intersection(CardSet::SPECIALS).len() {
                0 => Err(Refusal::NothingToDrop),
                1 => Err(Refusal::DropByName),
                _ => Ok(()),
            },
            Move::Draw if self.open.pile == 0 => Err(Refusal::PileEmpty),
            Move::Draw if self.open.has_playable(self.seat, self.own.hand) => Err(Refusal::CanPlay),
            Move::TakeThree { trap } => {
                let waits = |plus: crate::contest::Plus| plus.whose == self.seat && plus.card == trap;
                if self.open.plus.iter().any(waits) { Ok(()) } else { Err(Refusal::NoSuchTrap { trap }) }
            }
            Move::Vanish => self.judge_vanish(),
            Move::Pose { trap } => self.judge_pose(trap),
            Move::Story11 { card } => self.judge_story11(card),
            Move::Pass if self.open.turn.is_none() => Err(Refusal::NotCalm),
            _ => Ok(()),
        }
    }

    fn holds(&self, card: Card) -> Result<(), Refusal> {
        if self.own.hand.contains(card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }

    // ----- stacks (§5) ----------------------------------------------------------------------------------------------

    fn judge_place(&self, cards: Few<Card, 2>, on: On, seen: Option<u8>) -> Result<(), Refusal> {
        for card in cards.iter() {
            self.holds(card)?;
        }
        match (cards.get(0), cards.get(1)) {
            (Some(card), None) => self.judge_single(card, on, seen),
            (Some(one), Some(other)) => self.judge_pair(one, other, on, seen),
            _ => Err(Refusal::WrongNumber),
        }
    }

    /// An open stack that is as the sender saw it: its top.
    fn judge_stack(&self, stack: u8, seen: Option<u8>) -> Result<Card, Refusal> {
        let stacks = &self.open.stacks;
        let top = stacks.top(stack).ok_or(Refusal::NoSuchStack { stack })?;
        if !stacks.is_open(stack) {
            return Err(Refusal::StackClosed { stack });
        }
        match (self.open.is_strict(), seen) {
            (false, None) => Ok(top),
            (false, Some(_)) => Err(Refusal::SeenNotAsked),
            (true, Some(size)) if size == stacks.size(stack) => Ok(top),
            (true, _) => Err(Refusal::StackChanged { stack }),
        }
    }

    fn judge_single(&self, card: Card, on: On, seen: Option<u8>) -> Result<(), Refusal> {
        if card.is_special() {
            return Err(Refusal::NotOnStacks { card });
        }
        let stack = match on {
            On::New if seen.is_some() => return Err(Refusal::SeenNotAsked),
            On::New if card.is_wisdom() || card.kind() == Kind::Start => return Ok(()),
            On::New => return Err(Refusal::CannotStart { card }),
            On::Stack(stack) => stack,
        };
        let top = self.judge_stack(stack, seen)?;
        match card.value() {
            None if self.open.fit(self.seat).wisdom(top) => Ok(()),
            None => Err(Refusal::WisdomOnWisdom),
            Some(value) => self.judge_value(value, top),
        }
    }

    fn judge_pair(&self, one: Card, other: Card, on: On, seen: Option<u8>) -> Result<(), Refusal> {
        if !self.open.options.modules().combos {
            return Err(Refusal::NoCombinations);
        }
        let pair = self.open.combination(self.seat, one, other);
        let pair = pair.ok_or(Refusal::NotACombination { one, other })?;
        match (on, pair) {
            (On::New, _) if seen.is_some() => Err(Refusal::SeenNotAsked),
            (On::New, Combination::Sum(7)) if self.open.options.combo_starts => Ok(()),
            (On::New, Combination::Sum(sum)) => Err(Refusal::SumCannotStart { sum }),
            (On::New, Combination::Face(_)) => Err(Refusal::CannotStart { card: one }),
            (On::Stack(stack), pair) => {
                let top = self.judge_stack(stack, seen)?;
                self.judge_value(pair.value(), top)
            }
        }
    }

    fn judge_value(&self, value: u8, top: Card) -> Result<(), Refusal> {
        if self.open.fit(self.seat).values(top) >> value & 1 == 1 {
            return Ok(());
        }
        let next = top.value().is_some_and(|below| matches!(below.abs_diff(value), 1 | 12));
        Err(match self.open.player(self.seat).trap {
            _ if !next => Refusal::DoesNotFit { value, top },
            _ if value == 7 && !self.open.options.seven_on_stacks => Refusal::SevenOnlyStarts,
            Some(trap) => Refusal::TrapForbids { trap, top },
            None => Refusal::DoesNotFit { value, top },
        })
    }

    // ----- drawing (§5.1) -------------------------------------------------------------------------------------------

    /// what the others hold is looked at afterwards.
    fn judge_call(&self, at: Time) -> Result<(), No<Refusal>> {
        if self.open.pile == 0 {
            return Err(Because(Refusal::PileEmpty));
        }
        if !self.open.plus.is_empty() {
            return Err(Because(Refusal::PlusThreeOpen));
        }
        if self.open.has_playable(self.seat, self.own.hand) {
            return Err(Because(Refusal::CanPlay));
        }
        match self.open.turn {
            Some(turn) if turn.called => Err(Because(Refusal::CalledBefore)),
            None if at < self.own.call_at => Err(Early { until: self.own.call_at }),
            _ => Ok(()),
        }
    }

    // ----- special cards (§6) ---------------------------------------------------------------------------------------

    fn judge_trap(&self, card: Card, target: Seat) -> Result<(), Refusal> {
        self.holds(card)?;
        if !card.is_trap() {
            return Err(Refusal::NotATrap { card });
        }
        if !self.can_trap(target) {
            return Err(Refusal::WrongTarget { seat: target });
        }
        if card.kind() != Kind::PlusThree && self.open.player(target).trap.is_some() {
            return Err(Refusal::AlreadyTrapped { seat: target });
        }
        Ok(())
    }

    /// EM-23: an opponent who is still in.
    pub(crate) fn can_trap(&self, target: Seat) -> bool {
        self.open.seats.contains(target)
            && self.open.are_rivals(self.seat, target)
            && self.open.player(target).is_in()
    }

    /// EM-25, EM-26, R-22.
    fn judge_escape(&self, card: Card, trap: Option<Card>, discard: Option<Card>) -> Result<(), Refusal> {
        self.holds(card)?;
        match (card.kind(), trap, discard) {
            (Kind::Escape, _, Some(_)) => return Err(Refusal::PlainEscape),
            (Kind::Escape, None, None) => return Err(Refusal::EscapeNeedsTrap),
            (Kind::EscapeMinus, None, None) => return Err(Refusal::EscapeDoesNothing),
            (Kind::Escape | Kind::EscapeMinus, ..) => {}
            _ => return Err(Refusal::NotAnEscape { card }),
        }
        if let Some(trap) = trap
            && !self.traps_within_reach().any(|(one, _)| one == trap)
        {
            return Err(Refusal::NoSuchTrap { trap });
        }
        match discard {
            Some(discard) if discard == card => Err(Refusal::CannotDiscard { card }),
            Some(discard) => {
                self.holds(discard)?;
                if discard.is_wisdom() { Err(Refusal::CannotDiscard { card: discard }) } else { Ok(()) }
            }
            None => Ok(()),
        }
    }

    /// The traps that an Escape of this seat can remove, and whose they are: its own and its mate's.
    pub(crate) fn traps_within_reach(&self) -> impl Iterator<Item = (Card, Seat)> + Clone {
        let open = self.open;
        let team = open.team_of(self.seat);
        let plus = open.plus.iter().map(|plus| (plus.card, plus.whose));
        let directed = open.seats.iter().filter_map(move |seat| Some((open.player(seat).trap?, seat)));
        plus.chain(directed).filter(move |(_, whose)| team.contains(*whose))
    }

    // ----- leaders and stories (§7, §8) -----------------------------------------------------------------------------

    fn gift(&self, wanted: Gift) -> Result<bool, Refusal> {
        match self.open.gift(self.seat) {
            Some((gift, beast)) if gift == wanted => Ok(beast),
            _ => Err(Refusal::NoSuchGift { gift: wanted }),
        }
    }

    /// What neither VANISH nor Story 11 gets rid of.
    pub(crate) fn stays(&self, card: Card) -> bool {
        card.is_wisdom() || (card.is_doom() && self.open.options.doom_strict)
    }

    fn judge_vanish(&self) -> Result<(), Refusal> {
        let most = if self.gift(Gift::Vanish)? { 2 } else { 1 };
        if self.own.hand.len() > most {
            return Err(Refusal::TooManyCards { most });
        }
        match self.own.hand.iter().find(|card| self.stays(*card)) {
            Some(card) => Err(Refusal::CannotDiscard { card }),
            None => Ok(()),
        }
    }

    ///
    fn judge_pose(&self, trap: Card) -> Result<(), Refusal> {
        if !self.gift(Gift::Pose)? {
            return Err(Refusal::OnlyAsBeast { gift: Gift::Pose });
        }
        if self.open.options.pose_limit == PoseLimit::Once && self.open.player(self.seat).posed {
            return Err(Refusal::PosedBefore);
        }
        let mine = self.traps_within_reach().any(|(one, whose)| one == trap && whose == self.seat);
        if mine { Ok(()) } else { Err(Refusal::NoSuchTrap { trap }) }
    }

    ///
    fn judge_story11(&self, card: Option<Card>) -> Result<(), Refusal> {
        if self.open.player(self.seat).credit.is_none() {
            return Err(Refusal::NoCredit);
        }
        let Some(card) = card else { return Ok(()) };
        self.holds(card)?;
        if self.stays(card) { Err(Refusal::CannotDiscard { card }) } else { Ok(()) }
    }
}

pub(crate) const DEAD_END: Card = match Card::new(84) {
    Some(card) => card,
    None => unreachable!(),
};
