//! What a bot does in a round: its best card, a special card, its leader's gift, a draw.

use search::Nodes;
use table::{Seat, Time};

use super::planning::{Mind, Tops, after};
use super::{Idea, Player, WHIM};
use crate::card::{Card, CardSet, Kind};
use crate::contest::SEATS;
use crate::judge::View;
use crate::leader::Gift;
use crate::moves::{Move, On};

/// A ninja pose is held for so long.
const POSE_MS: u64 = 1_000;
/// Being out at once beats everything.
const OUT: f32 = 100.0;
/// What a card of a mate who is nearer to the end is worth beside one's own: it decides among equals. What suits the mate
/// suits the opponents too; with 0.1 and more a team wins no more often than without, mostly less.
const FEED: f32 = 0.02;
/// Getting rid of a special card, which can wait.
const SPECIAL: f32 = 0.3;

impl Player {
    /// The hand is free: what now?
    pub(super) fn play(&mut self, view: &View<'_>, at: Time, nodes: &mut Nodes) -> Idea {
        if view.open.plus_on(view.seat) || view.open.is_calm() && !view.open.plus.is_empty() {
            return self.answer_plus(view, at);
        }
        if view.open.player(view.seat).credit.is_some() {
            return Idea::Do(self.discard_for_wisdom(view));
        }
        let calm = view.open.is_calm();
        let hand = view.own.hand;
        let mut ideas: Vec<(f32, Move)> = Vec::new();
        let tops = Tops::of(view.open, |stack| calm || self.watch.sees(stack, at));
        let mut mind = Mind::new(view.open, view.seat, hand);
        self.think_of_stacks(view, &mut mind, &tops, &mut ideas);
        self.think_of_specials(view, &mind, &tops, at, &mut ideas);
        mind.pay(nodes);
        let slips = !ideas.is_empty() && self.luck.below(WHIM, 100) < self.habits.slips;
        let best = if slips {
            // The first thing that comes to mind; but nobody overlooks that the hand is empty.
            let out = ideas.iter().copied().find(|(value, _)| *value >= OUT);
            out.or_else(|| self.luck.pick(WHIM, &ideas))
        } else {
            search::best(ideas.iter().map(|&(value, mv)| (mv, value)), WHIM, &mut self.luck)
                .map(|(mv, value)| (value, mv))
        };
        match best {
            Some((_, mv)) => {
                self.watch.is_free();
                Idea::Do(mv)
            }
            None => self.wait_or_draw(view, at),
        }
    }

    /// the card that is hardest to lay.
    fn discard_for_wisdom(&self, view: &View<'_>) -> Move {
        let hand = view.own.hand;
        let (mind, tops) = (Mind::new(view.open, view.seat, hand), Tops::of(view.open, |_| true));
        let free = hand.iter().filter(|card| !view.stays(*card));
        let ease = |card: Card| mind.ease_of(card, hand, &tops);
        Move::Story11 { card: free.min_by(|one, other| ease(*one).total_cmp(&ease(*other))) }
    }

    /// an Escape, a pose, or three cards.
    fn answer_plus(&mut self, view: &View<'_>, at: Time) -> Idea {
        let pose = view.open.gift(view.seat) == Some((Gift::Pose, true));
        let seen = self.watch.hit_at;
        if seen > at {
            return Idea::Later(seen);
        }
        self.moves.clear();
        view.offer(at, &mut self.moves);
        let hand = view.own.hand;
        let tops = Tops::of(view.open, |_| true);
        let mind = Mind::new(view.open, view.seat, hand);
        let liking = |mv: &Move| match *mv {
            Move::Pose { .. } => 9.0,
            Move::Escape { discard: Some(card), .. } => {
                5.0 + worth_of(card) - mind.ease_of(card, hand, &tops)
            }
            Move::Escape { card, .. } if card.kind() == Kind::Escape => 5.5,
            Move::Escape { .. } => 5.0,
            _ => 1.0,
        };
        let Some((mv, _)) = search::best(self.moves.iter().map(|mv| (*mv, liking(mv))), WHIM, &mut self.luck)
        else {
            // A mate's, and nothing to help with.
            return Idea::Nothing;
        };
        match mv {
            Move::Pose { .. } if pose && at < seen.after(POSE_MS) => Idea::Later(seen.after(POSE_MS)),
            mv => Idea::Do(mv),
        }
    }

    fn think_of_stacks(
        &self,
        view: &View<'_>,
        mind: &mut Mind<'_>,
        tops: &Tops,
        ideas: &mut Vec<(f32, Move)>,
    ) {
        let hand = view.own.hand;
        let now = mind.ease(hand, tops);
        let mut plays = Vec::new();
        mind.plays(hand, tops, |play| plays.push(play));
        let unseen = unseen(view);
        let mate = view.open.mate_of(view.seat).zip(view.own.mate);
        let mate = mate.filter(|(mate, _)| view.open.player(*mate).is_in());
        for play in plays {
            let mut value = mind.worth(play, hand, tops, self.habits.depth - 1) - now;
            let (_, left) = after(play, hand, tops);
            if self.habits.cunning {
                value -= 0.8 * mind.exposed(unseen, &left);
            }
            if let Some((seat, cards)) = mate.filter(|(_, cards)| cards.len() < hand.len()) {
                let theirs = Mind::new(view.open, seat, cards);
                value += FEED * (theirs.ease(cards, &left) - theirs.ease(cards, tops));
            }
            let seen = match play.on {
                On::Stack(stack) => view.open.is_strict().then(|| view.open.stacks.size(stack)),
                On::New => None,
            };
            ideas.push((value, Move::Place { cards: play.cards, on: play.on, seen }));
        }
    }

    fn think_of_specials(
        &self,
        view: &View<'_>,
        mind: &Mind<'_>,
        tops: &Tops,
        at: Time,
        ideas: &mut Vec<(f32, Move)>,
    ) {
        let (open, hand) = (view.open, view.own.hand);
        let cunning = self.habits.cunning;
        let specials = hand.intersection(CardSet::SPECIALS);
        let rest = hand.difference(CardSet::SPECIALS);
        let rivals = open.inside().iter().filter(|seat| open.are_rivals(view.seat, *seat));
        let nearest = rivals.clone().map(|seat| open.player(seat).hand).min().unwrap_or(10);
        let mut vanishes = 0;
        if let Some((Gift::Vanish, beast)) = open.gift(view.seat)
            && !rest.iter().any(|card| view.stays(card))
        {
            vanishes = 1 + u8::from(beast);
            if hand.len() <= vanishes {
                ideas.push((OUT, Move::Vanish));
            }
        }
        self.think_of_traps(view, mind, tops, at, ideas);
        if specials.is_empty() {
            return;
        }
        let all = match specials.len() {
            1 => Move::Drop { card: specials.iter().next() },
            _ => Move::Drop { card: None },
        };
        if rest.len() <= vanishes {
            ideas.push((OUT, all));
        } else if nearest <= 2 {
            // Somebody is about to go out: every card counts.
            ideas.push((0.3 * f32::from(specials.len()), all));
        }
        for card in specials.iter() {
            match card.kind() {
                Kind::DeadEnd => self.think_of_dead_end(view, mind, tops, ideas),
                Kind::PlusThree => {
                    let Some(target) = Self::target(view, |_| true) else { continue };
                    let near = open.player(target).hand;
                    // Late it costs most: the target cannot go out, and what it draws it keeps.
                    let value = match (cunning, rest.is_empty()) {
                        (true, true) => OUT + 20.0,
                        (true, false) if near <= 3 || rest.len() <= 2 => 2.5,
                        (true, false) => continue,
                        (false, _) => SPECIAL + 0.2,
                    };
                    ideas.push((value, Move::Trap { card, target }));
                }
                Kind::Up | Kind::Down => {
                    let free = |seat: Seat| open.player(seat).trap.is_none();
                    let Some(target) = Self::target(view, free) else { continue };
                    let near = f32::from(open.player(target).hand.min(10));
                    let effect = if cunning { 0.3 + 0.06 * (10.0 - near) } else { 0.1 };
                    ideas.push((SPECIAL + effect, Move::Trap { card, target }));
                }
                Kind::EscapeMinus => {
                    let others =
                        hand.without(card).difference(CardSet::WISDOMS).difference(CardSet::SPECIALS);
                    let gain = |one: Card| worth_of(one) - mind.ease_of(one, rest, tops);
                    let worst = others.iter().max_by(|a, b| gain(*a).total_cmp(&gain(*b)));
                    let Some(discard) = worst else { continue };
                    let last = if rest.len() == 1 { OUT } else { 0.0 };
                    let value = SPECIAL + gain(discard) + last;
                    ideas.push((value, Move::Escape { card, trap: None, discard: Some(discard) }));
                }
                _ => {}
            }
        }
    }

    /// Out of a trap: one's own, or the mate's.
    fn think_of_traps(
        &self,
        view: &View<'_>,
        mind: &Mind<'_>,
        tops: &Tops,
        at: Time,
        ideas: &mut Vec<(f32, Move)>,
    ) {
        let open = view.open;
        for (trap, whose) in view.traps_within_reach() {
            let own = whose == view.seat;
            if own && at < self.watch.hit_at && !open.is_calm() {
                continue;
            }
            let mut value = SPECIAL + 0.5;
            if own {
                let plain = Mind::free(open);
                value = SPECIAL + plain.ease(view.own.hand, tops) - mind.ease(view.own.hand, tops);
                let held = self.watch.hit_at.after(POSE_MS) <= at || open.is_calm();
                if open.gift(view.seat) == Some((Gift::Pose, true)) && held {
                    ideas.push((value + 0.3, Move::Pose { trap }));
                    continue;
                }
            } else if trap.kind() == Kind::PlusThree {
                value += 1.5;
            }
            let escapes = view.own.hand.intersection(CardSet::SPECIALS).iter();
            for card in escapes.filter(|card| matches!(card.kind(), Kind::Escape | Kind::EscapeMinus)) {
                let plain = if card.kind() == Kind::Escape { 0.1 } else { 0.0 };
                ideas.push((value + plain, Move::Escape { card, trap: Some(trap), discard: None }));
            }
        }
    }

    /// The stack that is of more use to the others.
    fn think_of_dead_end(&self, view: &View<'_>, mind: &Mind<'_>, tops: &Tops, ideas: &mut Vec<(f32, Move)>) {
        let rest = view.own.hand.difference(CardSet::SPECIALS);
        let unseen = unseen(view);
        let (ease, exposed) = (mind.ease(rest, tops), mind.exposed(unseen, tops));
        for (stack, _) in view.open.stacks.open() {
            let left = tops.without(stack);
            let mine = ease - mind.ease(rest, &left);
            let theirs =
                if self.habits.cunning { 1.5 * (exposed - mind.exposed(unseen, &left)) } else { 0.0 };
            let value = SPECIAL + theirs - mine;
            if value > 0.0 {
                let seen = view.open.is_strict().then(|| view.open.stacks.size(stack));
                ideas.push((value, Move::DeadEnd { stack, seen }));
            }
        }
    }

    /// Whom a trap is for: who is closest to going out, then who leads.
    fn target(view: &View<'_>, such: impl Fn(Seat) -> bool) -> Option<Seat> {
        let open = view.open;
        let targets = open.seats.iter().filter(|seat| view.can_trap(*seat) && such(*seat));
        // Beyond a few cards it is the totals that count, and among equals the next one.
        let next = |seat: Seat| (seat.index() + SEATS - view.seat.index()) % SEATS;
        targets.min_by_key(|seat| {
            let player = open.player(*seat);
            (player.hand.max(4), player.total, next(*seat))
        })
    }

    /// Nothing can be laid, or nothing is seen.
    fn wait_or_draw(&mut self, view: &View<'_>, at: Time) -> Idea {
        let open = view.open;
        let more = self.watch.sees_more_at(view, at);
        if open.has_playable(view.seat, view.own.hand) {
            return match (open.is_calm(), more) {
                (true, _) => Idea::Do(Move::Pass),
                (false, Some(when)) => Idea::Later(when),
                (false, None) => Idea::Nothing,
            };
        }
        if let Some(turn) = open.turn {
            let waits = self.luck.below(WHIM, 100) < self.habits.waits;
            return Idea::Do(match open.pile {
                0 => Move::Pass,
                // Whoever never waits does not think of the others either.
                _ if !turn.called && self.habits.waits > 0 => Move::CallDraw,
                // Somebody can play: the tops will change.
                _ if waits => Move::Pass,
                _ => Move::Draw,
            });
        }
        let stuck = self.watch.stuck_since(at);
        if open.pile == 0 {
            return more.map_or(Idea::Nothing, Idea::Later);
        }
        let quiet = self.habits.quiet;
        let call_at =
            self.watch.laid_at.max(self.watch.objected_at.after(quiet)).after(quiet).max(view.own.call_at);
        let draw_at = stuck.after(self.habits.patience);
        if at >= draw_at {
            return Idea::Do(Move::Draw);
        }
        if at >= call_at && open.plus.is_empty() {
            return Idea::Do(Move::CallDraw);
        }
        let next = if open.plus.is_empty() { draw_at.min(call_at) } else { draw_at };
        Idea::Later(more.map_or(next, |more| more.min(next)))
    }
}

/// What being rid of a card is worth.
pub(super) fn worth_of(card: Card) -> f32 {
    if card.is_doom() { 2.0 } else { 1.0 }
}

/// The cards that this seat has not seen in this round.
fn unseen(view: &View<'_>) -> CardSet {
    let open = view.open;
    let mut seen = view.own.hand.union(open.stacks.all()).union(view.own.dropped).union(open.doom);
    seen = seen.union(view.own.mate.unwrap_or(CardSet::NONE));
    for seat in open.seats.iter() {
        seen = seen.union(open.player(seat).history);
        seen = open.player(seat).trap.map_or(seen, |trap| seen.with(trap));
    }
    open.options.deck().difference(seen)
}
