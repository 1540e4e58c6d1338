//! What this eye sees of Escape Master, and what it may do: the rules themselves, asked about the documents.

use master::{Card, CardSet, Contest, Fact, Few, Kind, Master, Move, On, Own, Player, Refusal, Stage};
use serde_json::Value;
use table::{No, Rules, Seat, Seated, Time};

use super::notice::notice;
use crate::decode::decode;
use crate::game_sight::GameSight;
use crate::notice::Notice;
use crate::page_game::PageGame;
use crate::sound::Sound;

/// What one eye sees.
pub type MasterSight = GameSight<Master>;

impl PageGame for Master {
    type Sound = Sound;
    type Extra = ();

    fn notice(fact: &Fact, me: Option<Seat>) -> Notice<Sound> {
        notice(fact, me)
    }

    fn read_public(written: &Value) -> Option<Contest> {
        decode(written)
    }

    fn turn(open: &Contest) -> Option<Seat> {
        open.turn.map(|turn| turn.seat)
    }

    fn is_over(open: &Contest) -> bool {
        open.stage == Stage::Over
    }

    fn look(seated: Seated<'_, Master>, at: Time, moves: &mut Vec<Move>) {
        // What can be done is shown also while the hand is not free yet, and before the countdown is over.
        let starts = match seated.public.stage {
            Stage::Countdown { until } => until,
            _ => Time::ZERO,
        };
        let at = at.max(seated.private.ready_at).max(seated.private.call_at).max(starts);
        Master::moves(seated, at, moves);
    }
}

impl MasterSight {
    /// The own cards and what else only this seat sees; for a watcher nothing of it.
    pub fn mine(&self) -> Own {
        self.own.unwrap_or_default()
    }

    /// Whether a move is lawful, and if not, why.
    ///
    /// # Errors
    /// The reason.
    pub fn judge(&self, mv: &Move, at: Time) -> Result<(), No<Refusal>> {
        self.judge_at(mv, at).unwrap_or(Err(No::Because(Refusal::NotInRound)))
    }

    /// Whoever looks, if they play.
    pub fn me(&self) -> Option<&Player> {
        self.seat.map(|seat| self.open.player(seat))
    }

    /// Whether cards can be laid now or in a moment.
    pub fn is_playing(&self) -> bool {
        let running = matches!(self.open.stage, Stage::Countdown { .. } | Stage::Play | Stage::Photo { .. });
        running && !self.is_over
    }

    /// Whether the countdown before the round is over.
    pub fn has_started(&self) -> bool {
        !matches!(self.open.stage, Stage::Countdown { .. })
    }

    /// What laying these cards there is, if it may be: the last one ends on top.
    pub fn lay(&self, cards: &[Card], on: On) -> Option<Move> {
        if let ([card], On::Stack(stack)) = (cards, on)
            && card.kind() == Kind::DeadEnd
        {
            let closes = |act: &&Move| matches!(act, Move::DeadEnd { stack: other, .. } if *other == stack);
            return self.moves().iter().find(closes).copied();
        }
        let wanted = Few::<Card, 2>::new(cards.iter().copied())?;
        let lays = |act: &&Move| matches!(act, Move::Place { cards, on: place, .. } if *cards == wanted && *place == on);
        self.moves().iter().find(lays).copied()
    }

    /// Where these cards can be laid.
    pub fn places_for(&self, cards: &[Card]) -> Vec<On> {
        let stacks = (0..self.open.stacks.count()).map(On::Stack).chain([On::New]);
        stacks.filter(|on| self.lay(cards, *on).is_some()).collect()
    }

    /// What laying these cards there would be, whether it may be or not: so that the rules can say why not.
    pub fn try_to_lay(&self, cards: &[Card], on: On) -> Option<Move> {
        let seen = match on {
            On::Stack(stack) if self.open.options.race_mode == master::RaceMode::Strict => {
                Some(self.open.stacks.size(stack))
            }
            _ => None,
        };
        match (cards, on) {
            ([card], On::Stack(stack)) if card.kind() == Kind::DeadEnd => Some(Move::DeadEnd { stack, seen }),
            _ => Some(Move::Place { cards: Few::new(cards.iter().copied())?, on, seen }),
        }
    }

    /// What else can be done with exactly these cards.
    pub fn with(&self, cards: &[Card]) -> Vec<Move> {
        let chosen: CardSet = cards.iter().copied().collect();
        let is_about = |act: &&Move| {
            let about: CardSet = match **act {
                Move::Trap { card, .. } => CardSet::one(card),
                Move::Escape { card, discard, .. } => {
                    discard.into_iter().fold(CardSet::one(card), CardSet::with)
                }
                Move::Drop { card: Some(card) } | Move::Story11 { card: Some(card) } => CardSet::one(card),
                _ => return false,
            };
            about == chosen
        };
        self.moves().iter().filter(is_about).copied().collect()
    }

    /// What can be done without naming a card of the hand.
    pub fn without_cards(&self) -> Vec<Move> {
        let is_such = |act: &&Move| {
            matches!(
                act,
                Move::Draw
                    | Move::CallDraw
                    | Move::TakeThree { .. }
                    | Move::Vanish
                    | Move::Pose { .. }
                    | Move::Story11 { card: None }
                    | Move::Drop { card: None }
                    | Move::Pass
            )
        };
        self.moves().iter().filter(is_such).copied().collect()
    }

    /// What is chosen after this card was touched, with what was chosen before: the two together if they can do something
    /// together, otherwise the card alone; nothing if it was chosen alone.
    pub fn choose(&self, before: &[Card], card: Card) -> Vec<Card> {
        match before {
            [one] if *one == card => Vec::new(),
            [one, other] if *one == card || *other == card => {
                before.iter().copied().filter(|kept| *kept != card).collect()
            }
            [one] if self.are_a_pair(*one, card) => vec![*one, card],
            _ => vec![card],
        }
    }

    fn are_a_pair(&self, one: Card, other: Card) -> bool {
        let both = [one, other];
        !self.places_for(&both).is_empty()
            || !self.places_for(&[other, one]).is_empty()
            || !self.with(&both).is_empty()
            || self.seat.is_some_and(|seat| {
                self.open.options.modules().combos && self.open.combination(seat, one, other).is_some()
            })
    }

    /// Whether this card can go anywhere by itself or with another.
    pub fn is_playable(&self, card: Card) -> bool {
        self.moves().iter().any(|act| match act {
            Move::Place { cards, .. } => cards.contains(card),
            Move::DeadEnd { .. } => card.kind() == Kind::DeadEnd,
            Move::Trap { card: own, .. } | Move::Escape { card: own, .. } => *own == card,
            _ => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use master::{Level, Options, Reply};
    use table::{Eye, Opening, Seats, Seed};

    fn sight(level: Level) -> MasterSight {
        let options = Options { level, ..Options::default() };
        let mut game = Opening::<Master>::new(options, Seats::of(2), Seed::from_text("page")).deal().unwrap();
        while !matches!(game.state().contest().stage, Stage::Play) {
            let at = game.now().after(1);
            match game.state().contest().asks.get(0) {
                Some(asked) if asked.question == master::Question::Start => {
                    let dealer = game.state().contest().dealer;
                    let mv = Move::Answer { ask: asked.ask.id, with: Reply::Start };
                    game.play(at, dealer, &mv, &mut |_| ()).unwrap();
                }
                _ => game.advance(game.alarm().unwrap(), &mut |_| ()).unwrap(),
            }
        }
        let seat = Seat::at(0);
        let own = game.with_sight(Eye::Seat(seat), |sight| *sight.own.unwrap().1);
        MasterSight::at(Some(seat), game.state().contest().clone(), Some(own), false, game.now())
    }

    #[test]
    fn every_act_can_be_reached_by_touching() {
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            let sight = sight(level);
            assert!(!sight.moves().is_empty());
            for act in sight.moves() {
                let reached = match *act {
                    Move::Place { cards, on, .. } => {
                        sight.lay(&cards.iter().collect::<Vec<_>>(), on) == Some(*act)
                    }
                    Move::DeadEnd { .. } => true,
                    Move::Trap { card, .. } => sight.with(&[card]).contains(act),
                    Move::Escape { card, discard, .. } => {
                        let cards: Vec<Card> = [Some(card), discard].into_iter().flatten().collect();
                        sight.with(&cards).contains(act)
                    }
                    Move::Drop { card: Some(card) } => sight.with(&[card]).contains(act),
                    _ => sight.without_cards().contains(act),
                };
                assert!(reached, "{act:?}");
            }
        }
    }

    #[test]
    fn a_second_touch_lets_a_card_go() {
        let sight = sight(Level::Easy);
        let card = sight.mine().hand.iter().next().unwrap();
        assert_eq!(sight.choose(&[], card), [card]);
        assert_eq!(sight.choose(&[card], card), []);
    }
}
