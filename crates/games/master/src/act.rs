//! What moves do. (Rules §5, §6, §7)

use table::{Eyes, Facts, Few, Luck, Seat, Stream, Time};

use crate::Master;
use crate::card::{Card, CardSet, Kind};
use crate::contest::{Contest, Credit, Plus, Stage, Stall, Why};
use crate::facts::Fact;
use crate::judge::{DEAD_END, takes_time};
use crate::moves::{Move, On};
use crate::story::Story;

/// What is drawn for: cards.
pub(crate) const CARDS: Stream = Stream(0);

/// Something happens at a moment, by luck and with facts to tell.
pub(crate) struct Act<'a> {
    pub(crate) game: &'a mut Master,
    pub(crate) at: Time,
    pub(crate) luck: &'a mut Luck,
    pub(crate) facts: &'a mut Facts<Fact>,
}

/// How long somebody has to discard for a Wisdom.
const CREDIT_MS: u64 = 5_000;

impl Act<'_> {
    pub(crate) fn open(&mut self) -> &mut Contest {
        &mut self.game.open
    }

    pub(crate) fn play(&mut self, seat: Seat, mv: Move) {
        if let Move::Answer { with, .. } = mv {
            return self.answer(seat, with);
        }
        if let Stage::Countdown { .. } = self.game.open.stage {
            self.start();
        }
        if takes_time(mv) && !self.game.open.is_calm() {
            self.game.ready_at[seat.index()] = self.at.after(u64::from(self.game.open.options.min_gap_ms));
        }
        let took_effect = match mv {
            Move::CallDraw => self.call_draw(seat),
            _ => {
                self.carry_out(seat, mv);
                true
            }
        };
        if took_effect && matches!(mv, Move::Place { .. } | Move::Draw | Move::CallDraw) {
            self.unstall(Why::LastCall);
        }
        match self.game.open.is_calm() {
            true => self.settle_calm(seat, mv, took_effect),
            false => self.settle(took_effect),
        }
    }

    fn carry_out(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Place { cards, on, .. } => self.place(seat, cards, on),
            Move::DeadEnd { stack, .. } => {
                self.leave_hand(seat, DEAD_END);
                self.open().stacks.lay(stack, DEAD_END);
                self.facts.tell(Fact::Closed { seat, stack });
            }
            Move::Trap { card, target } => self.trap(seat, card, target),
            Move::Escape { card, trap, discard } => self.escape(seat, card, trap, discard),
            Move::Drop { card } => {
                let all = self.game.hands[seat.index()].intersection(CardSet::SPECIALS);
                self.drop_specials(seat, card.map_or(all, CardSet::one));
            }
            Move::Draw => self.draw(seat),
            Move::TakeThree { trap } => self.take_three(trap),
            Move::Vanish => self.vanish(seat),
            Move::Pose { trap } => {
                self.remove_trap(trap);
                self.open().player_mut(seat).posed = true;
                self.facts.tell(Fact::Posed { seat, trap });
            }
            Move::Story11 { card } => self.story11(seat, card),
            Move::Pass => self.facts.tell(Fact::Passed { seat }),
            Move::Answer { .. } | Move::CallDraw => {}
        }
    }

    // ----- cards come and go ----------------------------------------------------------------------------------------

    /// Who may know what a seat holds: itself and its mate.
    pub(crate) fn confidants(&self, seat: Seat) -> Eyes {
        Eyes::only(self.game.open.team_of(seat))
    }

    /// A fact in two forms: whole for those who may know, and in part for everybody else.
    pub(crate) fn tell_apart(&mut self, to: Eyes, whole: Fact, part: Fact) {
        self.facts.tell_to(to, whole);
        self.facts.tell_to(Eyes::except(to.seats), part);
    }

    fn leave_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.game.hands[seat.index()];
        *hand = hand.without(card);
        self.game.open.player_mut(seat).hand = hand.len();
    }

    pub(crate) fn join_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.game.hands[seat.index()];
        *hand = hand.with(card);
        self.game.open.player_mut(seat).hand = hand.len();
    }

    /// A card goes to somebody's History pile, and all see which.
    pub(crate) fn put_away(&mut self, seat: Seat, card: Card) {
        let player = self.open().player_mut(seat);
        player.history = player.history.with(card);
    }

    /// a card goes to the own History pile, and nobody else sees which.
    fn discard(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.game.dropped[seat.index()] = self.game.dropped[seat.index()].with(card);
        self.open().player_mut(seat).discarded += 1;
        self.tell_apart(self.confidants(seat), Fact::Discarded { seat, card }, Fact::DiscardedACard { seat });
    }

    /// The top card of the pile, if there is one.
    pub(crate) fn draw_one(&mut self) -> Option<Card> {
        let card = self.game.pile.draw(self.luck)?;
        self.open().pile -= 1;
        Some(card)
    }

    fn draw(&mut self, seat: Seat) {
        if let Some(card) = self.draw_one() {
            self.join_hand(seat, card);
            self.tell_apart(self.confidants(seat), Fact::Drew { seat, card }, Fact::DrewACard { seat });
        }
    }

    // ----- stacks (§5) ----------------------------------------------------------------------------------------------

    fn place(&mut self, seat: Seat, cards: Few<Card, 2>, on: On) {
        let mut stack = match on {
            On::Stack(stack) => Some(stack),
            On::New => None,
        };
        for card in cards.iter() {
            self.leave_hand(seat, card);
            match stack {
                Some(stack) => self.open().stacks.lay(stack, card),
                None => stack = Some(self.open().stacks.start(card)),
            }
        }
        let stack = stack.unwrap_or_default();
        self.facts.tell(Fact::Placed { seat, cards, stack, fresh: on == On::New });
        if cards.iter().any(Card::is_wisdom) {
            self.wisdom(seat);
        }
    }

    /// EM-27: every directional trap is lifted. Story 11: a card may go.
    fn wisdom(&mut self, seat: Seat) {
        for whose in self.game.open.seats.iter() {
            if let Some(trap) = self.game.open.player_mut(whose).trap.take() {
                self.put_away(whose, trap);
                self.facts.tell(Fact::Lifted { seat: whose, trap });
            }
        }
        let until = match self.game.open.is_calm() {
            true => self.calm_limit(),
            false => Some(self.at.after(CREDIT_MS)),
        };
        let player = self.open().player_mut(seat);
        if player.story == Some(Story::WISE) && player.hand > 0 {
            let cards = player.credit.map_or(0, |credit| credit.cards) + 1;
            player.credit = Some(Credit { cards, until });
        }
    }

    // ----- drawing (§5.1) -------------------------------------------------------------------------------------------

    /// EM-19, R-18; whether it took effect.
    fn call_draw(&mut self, seat: Seat) -> bool {
        if !self.game.open.is_calm() {
            self.game.call_at[seat.index()] = self.at.after(u64::from(self.game.open.options.call_gap_ms));
        }
        if self.game.somebody_can_play() {
            self.facts.tell(Fact::DrawObjected);
            return false;
        }
        self.facts.tell(Fact::DrawCalled { seat });
        self.everybody_draws(seat);
        true
    }

    /// EM-19: one card each, clockwise from the caller's left, the caller last.
    pub(crate) fn everybody_draws(&mut self, caller: Seat) {
        let seats = self.game.open.seats;
        for seat in seats.around(seats.after(caller)) {
            if self.game.open.player(seat).is_in() {
                self.draw(seat);
            }
        }
    }

    // ----- special cards (§6) ---------------------------------------------------------------------------------------

    fn trap(&mut self, seat: Seat, card: Card, whose: Seat) {
        self.leave_hand(seat, card);
        self.facts.tell(Fact::Trapped { seat, whose, card });
        if card.kind() == Kind::PlusThree {
            let window = u64::from(self.game.open.options.plus3_window_ms);
            let until = match self.game.open.is_calm() {
                true => self.calm_limit(),
                false => Some(self.at.after(window)),
            };
            self.open().plus.push(Plus { card, whose, until });
        } else {
            self.open().player_mut(whose).trap = Some(card);
        }
    }

    /// A trap leaves the Action pile for the History pile of whoever was in it.
    fn remove_trap(&mut self, trap: Card) -> Option<Seat> {
        let whose = match self.open().plus.take_first(|plus| plus.card == trap) {
            Some(plus) => plus.whose,
            None => {
                let open = &self.game.open;
                let whose = open.seats.iter().find(|seat| open.player(*seat).trap == Some(trap))?;
                self.open().player_mut(whose).trap = None;
                whose
            }
        };
        self.put_away(whose, trap);
        Some(whose)
    }

    fn escape(&mut self, seat: Seat, card: Card, trap: Option<Card>, discard: Option<Card>) {
        self.leave_hand(seat, card);
        match trap.and_then(|trap| Some((trap, self.remove_trap(trap)?))) {
            Some((trap, whose)) => {
                self.put_away(whose, card);
                self.facts.tell(Fact::Escaped { seat, whose, card, trap });
            }
            None => {
                self.put_away(seat, card);
                self.facts.tell(Fact::Slipped { seat, card });
            }
        }
        if let Some(discard) = discard {
            self.discard(seat, discard);
        }
    }

    /// EM-21.
    fn drop_specials(&mut self, seat: Seat, cards: CardSet) {
        for card in cards.iter() {
            self.leave_hand(seat, card);
        }
        self.game.dropped[seat.index()] = self.game.dropped[seat.index()].union(cards);
        self.open().player_mut(seat).dropped += cards.len();
        self.tell_apart(
            self.confidants(seat),
            Fact::Dropped { seat, cards },
            Fact::DroppedCards { seat, count: cards.len() },
        );
    }

    /// EM-23, R-23: three cards, or as many as there are.
    pub(crate) fn take_three(&mut self, trap: Card) {
        let Some(whose) = self.remove_trap(trap) else { return };
        let count = self.game.open.pile.min(3);
        self.facts.tell(Fact::Took { seat: whose, trap, count });
        for _ in 0..count {
            self.draw(whose);
        }
    }

    // ----- leaders and stories (§7, §8) -----------------------------------------------------------------------------

    fn vanish(&mut self, seat: Seat) {
        let hand = self.game.hands[seat.index()];
        self.facts.tell(Fact::Vanished { seat, count: hand.len() });
        for card in hand.iter() {
            self.discard(seat, card);
        }
    }

    fn story11(&mut self, seat: Seat, card: Option<Card>) {
        if let Some(card) = card {
            self.discard(seat, card);
        }
        let player = self.open().player_mut(seat);
        let left = player.credit.filter(|credit| card.is_some() && credit.cards > 1 && player.hand > 0);
        player.credit = left.map(|credit| Credit { cards: credit.cards - 1, ..credit });
    }

    // ----- what follows ---------------------------------------------------------------------------------------------

    /// Whoever has nothing left and nothing to take is out. (§12)
    pub(crate) fn look_who_is_out(&mut self) {
        // in teams whoever is out first, otherwise all who are out at the same moment.
        let are_first = !self.game.open.options.teams || self.game.open.first.is_empty();
        for seat in self.game.open.seats.iter() {
            let open = &mut self.game.open;
            let player = open.player(seat);
            if !player.is_in() || player.hand > 0 || open.plus_on(seat) {
                continue;
            }
            let player = open.player_mut(seat);
            player.out = true;
            player.credit = None;
            if let Some(trap) = player.trap.take() {
                player.history = player.history.with(trap);
            }
            if are_first {
                open.first = open.first.with(seat);
            }
            self.facts.tell(Fact::Out { seat });
            let team = open.team_of(seat);
            if open.options.teams && team.intersection(open.out()) == team {
                self.facts.tell(Fact::Alliance { seats: team });
            }
        }
    }

    /// EM-3, §10.
    pub(crate) fn somebody_has_made_it(&self) -> bool {
        let open = &self.game.open;
        let out = open.out();
        open.playing().iter().any(|seat| {
            let team = open.team_of(seat).intersection(open.playing());
            team.intersection(out) == team
        })
    }

    /// After every move and ring of a running round. (§4.2)
    pub(crate) fn settle(&mut self, restarts_idle: bool) {
        self.look_who_is_out();
        if let Stage::Photo { .. } = self.game.open.stage {
            return;
        }
        if self.somebody_has_made_it() {
            let window = self.game.open.options.photo_finish_ms;
            self.open().idle = None;
            self.open().stall = None;
            if window == 0 {
                return self.end_round();
            }
            let until = self.at.after(u64::from(window));
            self.open().stage = Stage::Photo { until };
            return self.facts.tell(Fact::Photo { until });
        }
        self.examine_blocked();
        let stands = !self.game.open.plus.is_empty() || self.game.open.stall.is_some();
        if stands {
            self.open().idle = None;
        } else if restarts_idle || self.game.open.idle.is_none() {
            let idle = self.at.after(u64::from(self.game.open.options.idle_ms));
            self.open().idle = Some(idle);
        }
    }

    ///
    fn examine_blocked(&mut self) {
        let open = &self.game.open;
        // The pile is looked at first: as long as it lasts nothing is blocked, and that is nearly always.
        if open.pile > 0 || !open.plus.is_empty() {
            return;
        }
        let blocked = !self.game.somebody_can_play();
        match (self.game.open.stall, blocked) {
            (None, true) => self.stall(Why::Blocked),
            (Some(Stall { why: Why::Blocked, .. }), false) => self.unstall(Why::Blocked),
            _ => {}
        }
    }

    /// The round ends after a while. Where there is no while the alarm is due at once: an entry of its own, for whether it
    /// comes follows from hands that nobody sees, and all that the end lays open must not follow from the move before.
    pub(crate) fn stall(&mut self, why: Why) {
        let until = self.at.after(u64::from(self.game.open.options.stall_ms));
        self.open().stall = Some(Stall { until, why });
        self.facts.tell(Fact::Stalling { why, until });
    }

    fn unstall(&mut self, why: Why) {
        if self.game.open.stall.is_some_and(|stall| stall.why == why) {
            self.open().stall = None;
            self.facts.tell(Fact::Unstalled { why });
        }
    }
}

impl Master {
    /// Whether anybody who is in could lay a numbered card, a Wisdom or a combination.
    pub(crate) fn somebody_can_play(&self) -> bool {
        self.open.inside().iter().any(|seat| self.open.has_playable(seat, self.hands[seat.index()]))
    }
}
