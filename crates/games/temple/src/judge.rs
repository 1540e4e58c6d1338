//! What may be done, and why not. Each rule is written once: what is offered is what is conceivable, as far as it is
//! judged lawful. (Rules §1.4, §1.8, §1.19)

use No::{Because, Early};
use table::{No, Seat, Time};

use crate::asks::Question;
use crate::chamber::{Dir, Feature};
use crate::dice::DiceSet;
use crate::expedition::Expedition;
use crate::moves::{Move, Reply};
use crate::node::NodeId;
use crate::payment::Cost;
use crate::refusals::Refusal;

impl Expedition {
    // ----- why not ------------------------------------------------------------------------------------------------

    pub(crate) fn judge(&self, seat: Seat, at: Time, mv: Move) -> Result<(), No<Refusal>> {
        if self.end.is_some() {
            return Err(Because(Refusal::Over));
        }
        if let Move::Answer { ask, with } = mv {
            return self.judge_answer(seat, ask, with).map_err(Because);
        }
        let here = self.judge_presence(seat, at)?;
        if let Move::Share { on } = mv {
            return self.judge_share(seat, on).map_err(Because);
        }
        let until = self.ready_at(seat, mv);
        if at < until {
            return Err(Early { until });
        }
        self.judge_action(seat, here, mv).map_err(Because)
    }

    /// §3.8, §1.9: when the hands are free for this, and the goddess listens.
    fn ready_at(&self, seat: Seat, mv: Move) -> Time {
        let busy = self.of(seat).busy;
        if mv == Move::Goddess { busy.max(self.cool) } else { busy }
    }

    /// The clock runs, and the pawn is inside: here.
    fn judge_presence(&self, seat: Seat, at: Time) -> Result<NodeId, No<Refusal>> {
        let began = self.began.ok_or(Because(Refusal::NotStarted))?;
        if at < began {
            return Err(Early { until: began });
        }
        self.node_of(seat).ok_or(Because(Refusal::Escaped))
    }

    fn judge_answer(&self, seat: Seat, number: u32, with: Reply) -> Result<(), Refusal> {
        let question = self.asks.find(number, seat).ok_or(Refusal::AskClosed)?;
        if question.replies().contains(&with) { Ok(()) } else { Err(Refusal::NoAnswer) }
    }

    #[inline(always)]
    fn judge_action(&self, seat: Seat, here: NodeId, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Throw { dice } => self.judge_throw(seat, dice),
            Move::Free { seat: whose } => self.judge_free(seat, whose),
            Move::Enter { dir } => {
                let next = self.map.passage(here, dir).ok_or(Refusal::NoPassage { dir })?;
                self.afford(seat, self.entry_cost(next))
            }
            Move::Discover { dir } => self.judge_discover(seat, here, dir),
            Move::Activate { tier } => self.judge_activate(seat, here, tier),
            Move::Escape { gift } => self.judge_escape(seat, here, gift),
            Move::Goddess => self.judge_goddess(),
            Move::Answer { .. } | Move::Share { .. } => Ok(()),
        }
    }

    fn judge_share(&self, seat: Seat, on: bool) -> Result<(), Refusal> {
        if on == self.of(seat).share { Err(Refusal::NoChange) } else { Ok(()) }
    }

    /// §1.3: any set of dice that are not locked. Whether a set may be thrown depends on nothing but its dice.
    fn judge_throw(&self, seat: Seat, dice: DiceSet) -> Result<(), Refusal> {
        let free = self.of(seat).dice.free();
        if !dice.is_empty() && dice.is_subset(free) { Ok(()) } else { Err(Refusal::NotThrowable { dice }) }
    }

    fn judge_free(&self, seat: Seat, whose: Seat) -> Result<(), Refusal> {
        if !self.together(seat, whose) {
            return Err(Refusal::NotHere { seat: whose });
        }
        if self.of(whose).dice.locked.is_empty() {
            return Err(Refusal::NothingLocked { seat: whose });
        }
        self.afford(seat, Cost::FREE)
    }

    fn judge_discover(&self, seat: Seat, here: NodeId, dir: Dir) -> Result<(), Refusal> {
        if !self.map.is_access(here, dir) {
            return Err(Refusal::NoAccess { dir });
        }
        if self.pile.is_empty() {
            return Err(Refusal::PileEmpty);
        }
        self.afford(seat, Cost::DISCOVER)
    }

    fn judge_activate(&self, seat: Seat, here: NodeId, tier: u8) -> Result<(), Refusal> {
        let here = self.map.node(here);
        let stones = here.stones().ok_or(Refusal::NoStones)?;
        if here.used {
            return Err(Refusal::StonesUsed);
        }
        if self.ark == 0 {
            return Err(Refusal::ArkEmpty);
        }
        let (symbols, _) = stones.tier(tier).ok_or(Refusal::NoSuchTier { tier })?;
        self.afford(seat, self.stones_cost(stones, symbols))
    }

    /// §1.8.17: a gift is mandatory if another pawn is inside. (A seat that can pay a key owns a die.)
    fn judge_escape(&self, seat: Seat, here: NodeId, gift: Option<Seat>) -> Result<(), Refusal> {
        let others = self.inside().without(seat);
        match gift {
            _ if !here.tile().shows(Feature::Exit) => Err(Refusal::NotAtExit),
            None if !others.is_empty() => Err(Refusal::GiftNeeded),
            Some(to) if !others.contains(to) => Err(Refusal::NoGift),
            _ => self.afford(seat, self.escape_cost()),
        }
    }

    fn judge_goddess(&self) -> Result<(), Refusal> {
        if self.goddess == 0 {
            return Err(Refusal::NoGoddess);
        }
        if self.asks.get(Question::Goddess).is_some() {
            return Err(Refusal::VoteOpen);
        }
        if self.somebody_is_locked() { Ok(()) } else { Err(Refusal::NobodyLocked) }
    }

    // ----- everything that may be done ----------------------------------------------------------------------------

    /// Everything lawful, each move once and always in the same order.
    pub(crate) fn offer(&self, seat: Seat, at: Time, out: &mut Vec<Move>) {
        if self.end.is_some() {
            return;
        }
        for (question, ask) in self.asks.to(seat) {
            out.extend(question.replies().iter().map(|with| Move::Answer { ask: ask.id, with: *with }));
        }
        let Ok(here) = self.judge_presence(seat, at) else { return };
        let changes = [true, false].into_iter().filter(|on| self.judge_share(seat, *on).is_ok());
        out.extend(changes.map(|on| Move::Share { on }));
        if at < self.of(seat).busy {
            return;
        }
        // If all dice may be thrown together, so may some of them.
        let free = self.of(seat).dice.free();
        if self.judge_throw(seat, free).is_ok() {
            out.extend(free.subsets().map(|dice| Move::Throw { dice }));
        }
        self.candidates(&mut Offer { open: self, seat, here, at, out });
    }

    /// What a pawn could think of doing here, lawful or not.
    fn candidates(&self, offer: &mut Offer<'_>) {
        let here = offer.here;
        for seat in self.pawns.in_node(here).iter() {
            offer.if_lawful(Move::Free { seat });
        }
        for (dir, beyond) in self.map.openings(here) {
            match beyond {
                Some(_) => offer.if_lawful(Move::Enter { dir }),
                None => offer.if_lawful(Move::Discover { dir }),
            }
        }
        for tier in 1..=self.map.node(here).stones().map_or(0, |stones| stones.tiers.len() as u8) {
            offer.if_lawful(Move::Activate { tier });
        }
        if here.tile().shows(Feature::Exit) {
            offer.if_lawful(Move::Escape { gift: None });
            for to in self.inside().iter() {
                offer.if_lawful(Move::Escape { gift: Some(to) });
            }
        }
        offer.if_lawful(Move::Goddess);
    }
}

/// The moves of a pawn with free hands that are found lawful.
struct Offer<'a> {
    open: &'a Expedition,
    seat: Seat,
    here: NodeId,
    at: Time,
    out: &'a mut Vec<Move>,
}

impl Offer<'_> {
    /// Inlined, because the compiler then leaves out all that other kinds of moves would be judged by.
    #[inline(always)]
    fn if_lawful(&mut self, mv: Move) {
        let Offer { open, seat, here, at, .. } = *self;
        if open.judge_action(seat, here, mv).is_ok() && at >= open.ready_at(seat, mv) {
            self.out.push(mv);
        }
    }
}
