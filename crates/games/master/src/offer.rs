//! Every lawful move, each in one spelling. (Rules §12.2)

use table::{Few, Time};

use crate::card::{Card, CardSet, Kind, Tribe};
use crate::contest::Stage;
use crate::fits::{Combination, Fit};
use crate::judge::{DEAD_END, View};
use crate::leader::Gift;
use crate::moves::{Move, On};
use crate::options::PoseLimit;

/// The low ranks of all tribes, which sums are made of.
const LOW: CardSet = CardSet::BY_VALUE[1]
    .union(CardSet::BY_VALUE[2])
    .union(CardSet::BY_VALUE[3])
    .union(CardSet::BY_VALUE[4])
    .union(CardSet::BY_VALUE[5]);

impl View<'_> {
    pub(crate) fn offer(&self, at: Time, out: &mut Vec<Move>) {
        if !self.open.asks.is_empty() {
            return self.offer_answers(out);
        }
        if !self.open.is_running(at) || !self.open.player(self.seat).is_in() {
            return;
        }
        let before = out.len();
        if self.open.turn.is_some() {
            self.offer_calm(out);
        } else if self.open.plus_on(self.seat) {
            self.offer_answers_to_plus(at, out);
        } else {
            self.offer_plays(at, out);
        }
        if let Stage::Photo { .. } = self.open.stage {
            let mut index = before;
            while index < out.len() {
                if self.puts_out(out[index]) {
                    index += 1;
                } else {
                    out.remove(index);
                }
            }
        }
    }

    /// When `moves` changes by time alone.
    pub(crate) fn wake(&self, at: Time) -> Option<Time> {
        if let Stage::Countdown { until } = self.open.stage {
            return Some(until).filter(|until| *until > at);
        }
        let running = self.open.is_running(at) && self.open.turn.is_none();
        let moments = [self.gap_ends(), self.own.call_at];
        moments.into_iter().filter(|moment| *moment > at && running).min()
    }

    fn offer_plays(&self, at: Time, out: &mut Vec<Move>) {
        let modules = self.open.options.modules();
        let mut playable = None;
        if at >= self.gap_ends() {
            let before = out.len();
            self.offer_places(out);
            // what can be laid has just been looked through.
            playable = Some(out.len() > before).filter(|_| self.open.options.combo_blocks_draw);
            if modules.specials {
                self.offer_specials(out);
            }
        }
        if self.open.pile > 0 {
            let can_draw = at >= self.gap_ends();
            let can_call = self.open.plus.is_empty() && at >= self.own.call_at;
            let playable = || playable.unwrap_or_else(|| self.open.has_playable(self.seat, self.own.hand));
            if (can_draw || can_call) && !playable() {
                out.extend([Move::Draw].into_iter().filter(|_| can_draw));
                out.extend([Move::CallDraw].into_iter().filter(|_| can_call));
            }
        }
        self.offer_drops(out);
        if modules.leaders {
            self.offer_vanish(out);
            self.offer_poses(out);
            self.offer_story11(out);
        }
    }

    /// §11.1.
    fn offer_calm(&self, out: &mut Vec<Move>) {
        let open = self.open;
        if let Some(plus) = open.plus.iter().next() {
            if open.plus_on(self.seat) {
                self.offer_answers_to_plus(Time::LAST, out);
            } else if open.team_of(self.seat).contains(plus.whose) {
                self.offer_escapes(|trap| trap == plus.card, false, out);
            }
            return;
        }
        if open.seats.iter().any(|seat| open.player(seat).credit.is_some()) {
            return self.offer_story11(out);
        }
        let Some(turn) = open.turn.filter(|turn| turn.seat == self.seat) else { return };
        let before = out.len();
        self.offer_plays(Time::LAST, out);
        if turn.called
            && let Some(index) = out[before..].iter().position(|mv| *mv == Move::CallDraw)
        {
            out.remove(before + index);
        }
        out.push(Move::Pass);
    }

    ///
    fn offer_answers_to_plus(&self, at: Time, out: &mut Vec<Move>) {
        let mine =
            |trap: Card| self.open.plus.iter().any(|plus| plus.whose == self.seat && plus.card == trap);
        let traps = self.open.plus.iter().filter(|plus| plus.whose == self.seat);
        out.extend(traps.map(|plus| Move::TakeThree { trap: plus.card }));
        if at >= self.gap_ends() {
            self.offer_escapes(mine, false, out);
        }
        self.offer_poses(out);
    }

    // ----- stacks (§5) ----------------------------------------------------------------------------------------------

    fn offer_places(&self, out: &mut Vec<Move>) {
        let (open, hand) = (self.open, self.own.hand);
        let one = |card| Few::new([card]).unwrap_or_default();
        for card in hand.intersection(CardSet::STARTERS).iter() {
            out.push(Move::Place { cards: one(card), on: On::New, seen: None });
        }
        let fit = open.fit(self.seat);
        let wisdoms = hand.intersection(CardSet::WISDOMS);
        for (stack, top) in open.stacks.open() {
            let seen = self.seen(stack);
            let on = On::Stack(stack);
            let mut values = fit.values(top);
            while values != 0 {
                let value = values.trailing_zeros() as usize;
                values &= values - 1;
                let fitting = hand.intersection(CardSet::BY_VALUE[value]);
                out.extend(fitting.iter().map(|card| Move::Place { cards: one(card), on, seen }));
            }
            if !wisdoms.is_empty() && fit.wisdom(top) {
                out.extend(wisdoms.iter().map(|card| Move::Place { cards: one(card), on, seen }));
            }
        }
        if open.options.modules().combos {
            self.offer_pairs(fit, out);
        }
    }

    fn offer_pairs(&self, fit: Fit, out: &mut Vec<Move>) {
        let (open, hand) = (self.open, self.own.hand);
        let blends = matches!(open.gift(self.seat), Some((Gift::Blend, _)));
        let low = hand.intersection(LOW);
        let mut pair = |one: Card, other: Card, pair: Combination| {
            let orders = [[one, other], [other, one]].map(|cards| Few::new(cards).unwrap_or_default());
            if pair == Combination::Sum(7) && open.options.combo_starts {
                out.extend(orders.map(|cards| Move::Place { cards, on: On::New, seen: None }));
            }
            for (stack, top) in open.stacks.open() {
                if fit.values(top) >> pair.value() & 1 == 1 {
                    let (on, seen) = (On::Stack(stack), self.seen(stack));
                    out.extend(orders.map(|cards| Move::Place { cards, on, seen }));
                }
            }
        };
        if blends {
            each_two(low, |one, other| {
                if let Some(value) = open.combination(self.seat, one, other) {
                    pair(one, other, value);
                }
            });
        } else {
            for tribe in Tribe::ALL {
                let ranks = hand.low(tribe);
                if ranks & (ranks.wrapping_sub(1)) != 0 {
                    each_two(low.intersection(CardSet::of(tribe)), |one, other| {
                        pair(one, other, Combination::Sum(one.raw_value() + other.raw_value()));
                    });
                }
            }
        }
        for value in 11..=13_u8 {
            let faces = hand.intersection(CardSet::BY_VALUE[usize::from(value)]).difference(CardSet::DOOMS);
            each_two(faces, |one, other| pair(one, other, Combination::Face(value)));
        }
    }

    fn seen(&self, stack: u8) -> Option<u8> {
        self.open.is_strict().then(|| self.open.stacks.size(stack))
    }

    // ----- special cards (§6) ---------------------------------------------------------------------------------------

    fn offer_specials(&self, out: &mut Vec<Move>) {
        let specials = self.own.hand.intersection(CardSet::SPECIALS);
        if specials.is_empty() {
            return;
        }
        if specials.contains(DEAD_END) {
            out.extend(
                self.open.stacks.open().map(|(stack, _)| Move::DeadEnd { stack, seen: self.seen(stack) }),
            );
        }
        for card in specials.iter().filter(|card| card.is_trap()) {
            let directed = card.kind() != Kind::PlusThree;
            let targets = self.open.seats.iter().filter(|target| {
                self.can_trap(*target) && !(directed && self.open.player(*target).trap.is_some())
            });
            out.extend(targets.map(|target| Move::Trap { card, target }));
        }
        self.offer_escapes(|_| true, true, out);
    }

    /// Escapes from traps such as these, and if it may be, an Escape −1 only to discard.
    fn offer_escapes(&self, such: impl Fn(Card) -> bool, only_discard: bool, out: &mut Vec<Move>) {
        let hand = self.own.hand;
        let escapes = hand.intersection(CardSet::SPECIALS).iter();
        for card in escapes.filter(|card| matches!(card.kind(), Kind::Escape | Kind::EscapeMinus)) {
            let traps = self.traps_within_reach().map(|(trap, _)| trap).filter(|trap| such(*trap));
            out.extend(traps.clone().map(|trap| Move::Escape { card, trap: Some(trap), discard: None }));
            if card.kind() != Kind::EscapeMinus {
                continue;
            }
            for discard in hand.without(card).difference(CardSet::WISDOMS).iter() {
                let discard = Some(discard);
                out.extend(traps.clone().map(|trap| Move::Escape { card, trap: Some(trap), discard }));
                if only_discard {
                    out.push(Move::Escape { card, trap: None, discard });
                }
            }
        }
    }

    fn offer_drops(&self, out: &mut Vec<Move>) {
        let specials = self.own.hand.intersection(CardSet::SPECIALS);
        if specials.is_empty() {
            return;
        }
        out.extend(specials.iter().map(|card| Move::Drop { card: Some(card) }));
        if specials.len() > 1 {
            out.push(Move::Drop { card: None });
        }
    }

    // ----- leaders and stories (§7, §8) -----------------------------------------------------------------------------

    fn offer_vanish(&self, out: &mut Vec<Move>) {
        if let Some((Gift::Vanish, beast)) = self.open.gift(self.seat)
            && self.own.hand.len() <= 1 + u8::from(beast)
            && !self.own.hand.iter().any(|card| self.stays(card))
        {
            out.push(Move::Vanish);
        }
    }

    fn offer_poses(&self, out: &mut Vec<Move>) {
        let once = self.open.options.pose_limit == PoseLimit::Once && self.open.player(self.seat).posed;
        if self.open.gift(self.seat) == Some((Gift::Pose, true)) && !once {
            let pending = self.open.plus_on(self.seat);
            let mine = self
                .traps_within_reach()
                .filter(|(trap, whose)| *whose == self.seat && (!pending || trap.kind() == Kind::PlusThree));
            out.extend(mine.map(|(trap, _)| Move::Pose { trap }));
        }
    }

    fn offer_story11(&self, out: &mut Vec<Move>) {
        if self.open.player(self.seat).credit.is_some() {
            out.extend(
                self.own
                    .hand
                    .iter()
                    .filter(|card| !self.stays(*card))
                    .map(|card| Move::Story11 { card: Some(card) }),
            );
            out.push(Move::Story11 { card: None });
        }
    }
}

fn each_two(cards: CardSet, mut two: impl FnMut(Card, Card)) {
    let mut rest = cards.iter();
    while let Some(one) = rest.next() {
        rest.clone().for_each(|other| two(one, other));
    }
}
