//! What a bot answers before a round. (Rules §7, §8, §12.2)

use table::{Few, Seat, SeatSet};

use super::planning::{Mind, Tops};
use super::tricks::worth_of;
use super::{Player, WHIM};
use crate::card::{Card, Tribe};
use crate::contest::Question;
use crate::judge::View;
use crate::leader::Gift;
use crate::moves::{Chosen, NewLeader, Reply};
use crate::story::Story;

/// How good a leader is to have, most first, as many games between bots have shown.
const LIKED: [Gift; 6] = [Gift::Vanish, Gift::Burden, Gift::Blend, Gift::Lean, Gift::Cap, Gift::Pose];
/// How good it is to have as a Beast; from `PAID` on it is worth two points of experience.
const LIKED_AS_BEAST: [Gift; 6] =
    [Gift::Vanish, Gift::Burden, Gift::Lean, Gift::Blend, Gift::Cap, Gift::Pose];
const PAID: usize = 4;

impl Player {
    pub(super) fn answer(&mut self, view: &View<'_>, question: Question) -> Reply {
        let open = view.open;
        match question {
            Question::Start => Reply::Start,
            Question::StoryDrawer => Reply::StoryDrawer { seat: drawer(view) },
            Question::Story2 => Reply::Story2(new_leader(view)),
            Question::Story6 => Reply::Story6 { seats: Chosen(self.silenced(view)) },
            // Whoever has been quickest so far will be so again.
            Question::Story10 => {
                Reply::Story10 { seat: self.leading(view, open.playing().without(view.seat)) }
            }
            Question::Beast => Reply::Beast { cards: payment(view) },
            Question::Burden => Reply::Burden { seat: self.burdened(view) },
            Question::LeanPartner => Reply::LeanPartner { seat: open.mate_of(view.seat) },
            Question::Story3 => Reply::Story3 { swaps: swaps(view) },
            Question::Story5 => Reply::Story5 { gifts: self.gifts(view) },
        }
    }

    /// Who has the fewest Blunders of these; a rival if there is one.
    fn leading(&mut self, view: &View<'_>, of: SeatSet) -> Seat {
        let open = view.open;
        let rank = |seat: &Seat| {
            (!open.are_rivals(view.seat, *seat), open.team_total(*seat), open.player(*seat).total)
        };
        let best = of.iter().map(|seat| rank(&seat)).min();
        let equals: Vec<Seat> = of.iter().filter(|seat| Some(rank(seat)) == best).collect();
        self.luck.pick(WHIM, &equals).unwrap_or(view.seat)
    }

    /// a card more costs a quarter of a Blunder, and whoever leads gets a whole one.
    fn burdened(&mut self, view: &View<'_>) -> Option<Seat> {
        let rivals = view.open.playing().iter().filter(|seat| view.open.are_rivals(view.seat, *seat));
        Some(self.leading(view, rivals.collect())).filter(|whose| *whose != view.seat)
    }

    /// Story 6: the best leaders of those who lead.
    fn silenced(&mut self, view: &View<'_>) -> SeatSet {
        let open = view.open;
        let others = open.playing().without(view.seat);
        let robot = open.player(view.seat).leader == Some(Tribe::Robot);
        let count = others.len().min(if robot { 2 } else { 1 });
        let mut seats: Vec<Seat> = others.iter().collect();
        table::sort_by_key(&mut seats, |seat| {
            let place = open.gift(*seat).map_or(LIKED.len(), |(gift, _)| place(gift, &LIKED));
            (!open.are_rivals(view.seat, *seat), place, open.player(*seat).total)
        });
        seats.into_iter().take(count).collect()
    }

    /// Story 5: what is hardest to lay goes to whoever leads.
    fn gifts(&mut self, view: &View<'_>) -> Few<(Card, Seat), 2> {
        let hand = view.own.hand;
        let lumberjack = view.open.player(view.seat).leader == Some(Tribe::Lumberjack);
        let count = usize::from(hand.len()).min(if lumberjack { 2 } else { 1 });
        let whose = self.leading(view, view.open.playing().without(view.seat));
        let mut cards: Vec<Card> = hand.iter().collect();
        table::sort_by(&mut cards, |one, other| burden(view, *other).total_cmp(&burden(view, *one)));
        cards.truncate(count);
        table::sort(&mut cards);
        Few::new(cards.into_iter().map(|card| (card, whose))).unwrap_or_default()
    }
}

fn place(gift: Gift, of: &[Gift]) -> usize {
    of.iter().position(|one| *one == gift).unwrap_or(of.len())
}

/// How much lighter the hand is without this card. Before a round every stack begins at 7.
fn burden(view: &View<'_>, card: Card) -> f32 {
    let hand = view.own.hand;
    let mind = Mind::new(view.open, view.seat, hand);
    let tops = Tops::sevens();
    if card.is_special() { 0.3 } else { worth_of(card) - mind.ease_of(card, hand, &tops) }
}

/// The member who is nearer to a Beast.
fn drawer(view: &View<'_>) -> Seat {
    let team = view.open.team_of(view.seat).intersection(view.open.seats.all());
    let want = |seat: &Seat| {
        (view.open.player(*seat).points() < 4, view.open.player(*seat).points(), std::cmp::Reverse(*seat))
    };
    team.iter().max_by_key(want).unwrap_or(view.seat)
}

/// Story 2: the best leader that a rival has, if it is better than one's own.
fn new_leader(view: &View<'_>) -> NewLeader {
    let open = view.open;
    let liked = |seat: Seat| open.gift(seat).map_or(LIKED.len(), |(gift, _)| place(gift, &LIKED));
    let rivals = open.playing().iter().filter(|seat| open.are_rivals(view.seat, *seat));
    let mine = liked(view.seat);
    match rivals.min_by_key(|seat| liked(*seat)) {
        Some(seat) if liked(seat) < mine => NewLeader::Swap(seat),
        _ if mine >= LIKED.len() / 2 => NewLeader::Redraw,
        _ => NewLeader::Keep,
    }
}

/// §8.3: it pays when its leader makes a good Beast, or when more experience would be lost.
fn payment(view: &View<'_>) -> Few<Story, 2> {
    let player = view.open.player(view.seat);
    let Some((gift, _)) = view.open.gift(view.seat) else { return Few::NONE };
    if place(gift, &LIKED_AS_BEAST) >= PAID && player.points() < 4 {
        return Few::NONE;
    }
    let mine = player.experience;
    match mine.iter().find(|card| card.experience() == 2) {
        Some(card) => Few::new([card]).unwrap_or_default(),
        None => Few::new(mine.iter().take(2)).unwrap_or_default(),
    }
}

/// Story 3: the heaviest cards against lighter ones of the pile.
fn swaps(view: &View<'_>) -> Few<(u8, Card), 3> {
    let mut swaps = Few::NONE;
    let mut hand = view.own.hand;
    let mind = Mind::new(view.open, view.seat, hand);
    let tops = Tops::sevens();
    let ease = |hand| mind.ease(hand, &tops) - worth_of_all(hand);
    let mut given = crate::CardSet::NONE;
    for (place, card) in (0..).zip(view.own.peek.iter()) {
        let after = |old: Card| ease(hand.without(old).with(card));
        let best = view.own.hand.difference(given).iter().max_by(|a, b| after(*a).total_cmp(&after(*b)));
        if let Some(old) = best.filter(|old| after(*old) > ease(hand) + 0.05) {
            hand = hand.without(old).with(card);
            given = given.with(old);
            swaps.push((place, old));
        }
    }
    swaps
}

fn worth_of_all(hand: crate::CardSet) -> f32 {
    hand.iter().map(|card| if card.is_special() { 0.5 } else { worth_of(card) }).sum()
}
