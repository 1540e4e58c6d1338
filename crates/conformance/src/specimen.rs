//! A small game with every mechanism that the real ones need: hidden hands, a pile, a lock-out, a vote, an ask to two
//! seats at once with sealed answers, deadlines and defaults, a team-private fact, a peek, a fleeting fact, undo with a
//! seal, a lawful reveal, and an interruption by another seat in the middle of a turn.
//!
//! Two to four seats race along a track of ten. Four seats are two teams, and mates see each other's hands. A turn is up
//! to three actions: step along the track, draw a card (and be out of breath for half a second), peek at the top of the
//! pile, hint at a card to one's team, burn a card, challenge somebody to say whether the hand is strong, call a vote,
//! or duel with the next seat. It exists to be examined: its [`Fault`]s are what the checks have to find.

use std::cell::Cell;

use serde::{Deserialize, Serialize};
use table::{
    Ask, BadOptions, Broken, Eyes, Facts, Luck, No, Outcome, Pile, Recall, Rules, Seat, SeatSet, Seated,
    Seats, Sight, Stream, Teams, Time, written,
};

mod exam;
mod fault;
mod player;

pub use fault::Fault;
use fault::Tally;

const CARDS: Stream = Stream(0);
const GOAL: u8 = 10;
const HAND: usize = 3;
const BREATH_MS: u64 = 500;
const TURN_MS: u64 = 20_000;
const VOTE_MS: u64 = 5_000;
const DUEL_MS: u64 = 3_000;
const MOST_TURNS: u16 = 60;

/// A card, 1 to 16, each once.
pub type Card = u8;

/// How the specimen is dealt.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The fault planted in it.
    pub fault: Option<Fault>,
}

/// The specimen's state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Specimen {
    open: Open,
    hands: Vec<Vec<Card>>,
    pile: Pile<Card>,
    burnt: Vec<Card>,
    /// The sealed answers of a duel.
    sealed: Vec<(Seat, Card)>,
}

/// What every eye may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    options: Options,
    seats: Seats,
    teams: Teams,
    turn: Seat,
    turns: u16,
    left: u8,
    due: Time,
    track: Vec<u8>,
    counts: Vec<u8>,
    burnt: u8,
    /// Who has seen the top card of the pile.
    looked: SeatSet,
    breathless: Vec<Time>,
    asks: u32,
    tally: Tally,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    vote: Option<Ask>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    duel: Option<Ask>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<Seat>,
    /// What some faults write here; otherwise nothing.
    #[serde(flatten)]
    planted: fault::Planted,
}

/// What a seat may know besides.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Own {
    /// Own hand and the hands of mates, by seat.
    hands: Vec<(Seat, Vec<Card>)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    peek: Option<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sealed: Option<Card>,
    /// For [`Fault::LeakInPrivate`].
    #[serde(skip_serializing_if = "Option::is_none")]
    next_hand: Option<Vec<Card>>,
    /// For [`Fault::LeakInRefusal`] and [`Fault::Peeks`]: what is not written and yet known.
    #[serde(skip)]
    smuggled: Option<Box<Specimen>>,
}

/// What a seat can ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Move {
    /// One or two fields along the track.
    Step(u8),
    /// A card from the pile.
    Draw,
    /// A look at the top card.
    Peek,
    /// Names the highest card of the hand to the team.
    Hint,
    /// A card of the hand goes away.
    Burn(Card),
    /// Is this seat's hand strong?
    Challenge(Seat),
    /// Calls a vote.
    Call,
    /// Duels with the next seat.
    Duel,
    /// Answers the vote.
    Vote {
        /// Which.
        ask: u32,
        /// How.
        yes: bool,
    },
    /// Answers the duel.
    Lay {
        /// Which.
        ask: u32,
        /// A card of the hand.
        card: Card,
    },
    /// Ends the turn.
    Pass,
}

/// What can happen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fact {
    Stepped { seat: Seat, to: u8, tally: u32 },
    Drew { seat: Seat },
    DrewCard { seat: Seat, card: Card },
    Peeked { seat: Seat },
    PeekedCard { seat: Seat, card: Card },
    Hinted { seat: Seat, card: Card },
    Burnt { seat: Seat, card: Card },
    Challenged { seat: Seat, strong: bool },
    Called { seat: Seat },
    Voted { seat: Seat, yes: bool },
    Carried,
    Dropped,
    Duelling { seat: Seat },
    Laid { seat: Seat },
    Duelled { cards: Vec<(Seat, Card)> },
    TurnEnded { seat: Seat },
    TimeUp,
    Won { seat: Seat },
}

/// Why not.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Refusal {
    Over,
    AskOpen,
    AskClosed,
    NotYourTurn,
    NoSuchStep,
    PileEmpty,
    AlreadySeen,
    NotInHand,
    NoMate,
    NotYourself,
}

/// A hand is strong when its cards make 24 or more.
fn strong(hand: &[Card]) -> bool {
    hand.iter().map(|&card| u32::from(card)).sum::<u32>() >= 24
}

impl Rules for Specimen {
    const GAME: &'static str = "specimen";
    const VERSION: u16 = 1;
    const REAL_TIME: bool = true;
    type Options = Options;
    type Move = Move;
    type Fact = Fact;
    type Refusal = Refusal;
    type Public = Open;
    type Private = Own;

    fn deal(
        options: &Options,
        seats: Seats,
        luck: &mut Luck,
        _: &mut Facts<Fact>,
    ) -> Result<Specimen, BadOptions> {
        if !(2..=4).contains(&seats.count()) {
            return Err(BadOptions::Seats { min: 2, max: 4 });
        }
        let count = usize::from(seats.count());
        let mut pile = Pile::shuffled((1..=16).collect());
        let hands: Vec<Vec<Card>> =
            (0..count).map(|_| (0..HAND).filter_map(|_| pile.draw(luck, CARDS)).collect()).collect();
        let teams = if count == 4 { Teams::two(seats) } else { Teams::none() };
        let open = Open {
            options: options.clone(),
            seats,
            teams,
            turn: Seat::at(0),
            turns: 0,
            left: 3,
            due: Time::ms(TURN_MS),
            track: vec![0; count],
            counts: vec![HAND as u8; count],
            burnt: 0,
            looked: SeatSet::NONE,
            breathless: vec![Time::ZERO; count],
            asks: 0,
            tally: Tally::new(options.fault),
            vote: None,
            duel: None,
            winner: None,
            planted: fault::Planted::default(),
        };
        let mut dealt = Specimen { open, hands, pile, burnt: vec![], sealed: vec![] };
        dealt.show_what_was_planted();
        Ok(dealt)
    }

    fn dealt_with(&self) -> (&Options, Seats) {
        (&self.open.options, self.open.seats)
    }

    fn public(&self) -> &Open {
        &self.open
    }

    fn private(&self, seat: Seat) -> Own {
        let mates = self.open.seats.all().intersection(self.open.teams.of(seat));
        Own {
            hands: mates.iter().map(|mate| (mate, self.hands[mate.index()].clone())).collect(),
            peek: self
                .open
                .looked
                .contains(seat)
                .then(|| self.pile.known().next().map(|(_, card)| card))
                .flatten(),
            sealed: self.sealed.iter().find(|(who, _)| *who == seat).map(|(_, card)| *card),
            next_hand: fault::next_hand(self, seat),
            smuggled: fault::smuggle(self),
        }
    }

    fn judge(sight: Seated<'_, Specimen>, at: Time, mv: &Move) -> Result<(), No<Refusal>> {
        let Seated { seat, public: open, private: own } = sight;
        let because = |why| fault::refused(open, own, why);
        if open.winner.is_some() && !open.is(Fault::PlaysOn) {
            return Err(because(Refusal::Over));
        }
        let asked = |ask: &Option<Ask>, id| ask.is_some_and(|ask| ask.id == id && ask.waits_for(seat));
        let holds = |card: &Card| own.hands.iter().any(|(who, hand)| *who == seat && hand.contains(card));
        match mv {
            Move::Vote { ask, .. } if asked(&open.vote, *ask) => return Ok(()),
            Move::Lay { ask, card } if asked(&open.duel, *ask) => {
                return if holds(card) { Ok(()) } else { Err(because(Refusal::NotInHand)) };
            }
            Move::Vote { .. } | Move::Lay { .. } => return Err(because(Refusal::AskClosed)),
            _ if open.vote.is_some() || open.duel.is_some() => return Err(because(Refusal::AskOpen)),
            _ if open.turn != seat => return Err(because(Refusal::NotYourTurn)),
            _ => {}
        }
        let breath = open.breathless[seat.index()];
        match mv {
            Move::Draw | Move::Peek if at < breath => {
                let until = if open.is(Fault::NeverInTime) { at.after(1) } else { breath };
                Err(No::Early { until })
            }
            Move::Step(3) if open.is(Fault::TakesMore) => Ok(()),
            Move::Step(n) if !(1..=2).contains(n) => Err(because(Refusal::NoSuchStep)),
            Move::Draw | Move::Peek if open.pile_left() == 0 => Err(because(Refusal::PileEmpty)),
            Move::Peek if own.peek.is_some() => Err(because(Refusal::AlreadySeen)),
            Move::Burn(card) if !holds(card) => Err(because(Refusal::NotInHand)),
            Move::Hint if open.counts[seat.index()] == 0 => Err(because(Refusal::NotInHand)),
            Move::Hint if open.teams.of(seat).len() == 1 => Err(because(Refusal::NoMate)),
            Move::Challenge(other) if *other == seat || !open.seats.contains(*other) => {
                Err(because(Refusal::NotYourself))
            }
            Move::Duel if !open.can_duel(seat) => Err(because(Refusal::NotInHand)),
            _ => Ok(()),
        }
    }

    fn moves(sight: Seated<'_, Specimen>, at: Time, out: &mut Vec<Move>) {
        let before = out.len();
        let mut all = vec![
            Move::Step(1),
            Move::Step(2),
            Move::Draw,
            Move::Peek,
            Move::Hint,
            Move::Call,
            Move::Duel,
            Move::Pass,
        ];
        all.extend(sight.public.seats.iter().map(Move::Challenge));
        let vote = sight.public.vote.map_or(0, |ask| ask.id);
        let duel = sight.public.duel.map_or(0, |ask| ask.id);
        all.extend([true, false].map(|yes| Move::Vote { ask: vote, yes }));
        for card in
            sight.private.hands.iter().filter(|(who, _)| *who == sight.seat).flat_map(|(_, hand)| hand)
        {
            all.extend([Move::Burn(*card), Move::Lay { ask: duel, card: *card }]);
        }
        out.extend(all.into_iter().filter(|mv| Specimen::judge(sight, at, mv).is_ok()));
        fault::meddle_with_offers(sight.public, before, out);
    }

    fn wake(sight: Seated<'_, Specimen>, at: Time) -> Option<Time> {
        let breath = sight.public.breathless[sight.seat.index()];
        let sleeps = sight.public.is(Fault::SleepsOn);
        (sight.public.turn == sight.seat && at < breath && !sleeps).then_some(breath)
    }

    fn imagine(sight: Sight<'_, Specimen>, luck: &mut Luck) -> Specimen {
        if let Some(truth) =
            sight.own.and_then(|(_, own)| own.smuggled.clone()).filter(|it| it.open.is(Fault::Peeks))
        {
            return *truth;
        }
        let open = sight.public.clone();
        let known: Vec<(Seat, Vec<Card>)> = sight.own.map_or(vec![], |(_, own)| own.hands.clone());
        let (peek, laid) =
            sight.own.map_or((None, None), |(seat, own)| (own.peek, own.sealed.map(|card| (seat, card))));
        let seen = |card: &Card| known.iter().any(|(_, hand)| hand.contains(card)) || peek == Some(*card);
        let mut rest = Pile::shuffled((1..=16).filter(|card| !seen(card)).collect());
        let mut take = |luck: &mut Luck, n: usize| -> Vec<Card> {
            (0..n).filter_map(|_| rest.draw(luck, CARDS)).collect()
        };
        let mut hands = Vec::new();
        for seat in open.seats.iter() {
            hands.push(match known.iter().find(|(mate, _)| *mate == seat) {
                Some((_, hand)) => hand.clone(),
                None => take(luck, usize::from(open.counts[seat.index()])),
            });
        }
        let burnt = take(luck, usize::from(open.burnt));
        // Who has looked at the top card is known to all; what it is, only to them.
        let top = peek.or_else(|| (!open.looked.is_empty()).then(|| take(luck, 1).pop()).flatten());
        let left = usize::from(open.pile_left()) - usize::from(top.is_some());
        let mut pile = Pile::shuffled(take(luck, left));
        if let Some(card) = top {
            pile.put(0, card);
        }
        let mut sealed: Vec<(Seat, Card)> = laid.into_iter().collect();
        for seat in open.laid().iter().filter(|seat| Some(*seat) != laid.map(|(seat, _)| seat)) {
            sealed.extend(luck.pick(CARDS, &hands[seat.index()]).map(|card| (seat, card)));
        }
        sealed.sort_unstable();
        Specimen { open, hands, pile, burnt, sealed }
    }

    fn play(&mut self, at: Time, seat: Seat, mv: &Move, luck: &mut Luck, facts: &mut Facts<Fact>) {
        match *mv {
            Move::Vote { yes, .. } => self.vote(at, seat, yes, facts),
            Move::Lay { card, .. } => self.lay(at, seat, card, facts),
            _ => self.act(at, seat, mv, luck, facts),
        }
        self.show_what_was_planted();
    }

    fn alarm(&self) -> Option<Time> {
        let asks = [self.open.vote, self.open.duel].into_iter().flatten().filter_map(|ask| ask.until);
        if self.open.winner.is_some() { None } else { asks.chain([self.open.due]).min() }
    }

    fn ring(&mut self, at: Time, _: &mut Luck, facts: &mut Facts<Fact>) {
        if self.open.is(Fault::RingsForEver) {
            return;
        }
        facts.tell(Fact::TimeUp);
        if self.open.vote.is_some_and(|ask| ask.until == Some(at)) {
            self.close_vote(false, facts);
            self.go_on(at, facts);
        }
        // The default of a duel is the lowest card.
        while let Some(seat) =
            self.open.duel.filter(|ask| ask.until == Some(at)).and_then(|ask| ask.waiting.iter().next())
        {
            let lowest = self.hands[seat.index()].iter().copied().min().unwrap_or_default();
            self.lay(at, seat, lowest, facts);
        }
        if self.open.due == at && self.open.winner.is_none() {
            self.end_turn(at, facts);
        }
        fault::meddle_with_ring(self, facts);
        self.show_what_was_planted();
    }

    fn awaited(open: &Open) -> SeatSet {
        match (open.winner, open.vote, open.duel) {
            _ if open.is(Fault::WaitsForNobody) => SeatSet::NONE,
            (Some(_), ..) => SeatSet::NONE,
            (_, Some(ask), _) | (_, _, Some(ask)) => ask.waiting,
            _ => SeatSet::one(open.turn),
        }
    }

    fn talk(open: &Open, seat: Seat) -> Eyes {
        Eyes::only(open.teams.of(seat))
    }

    fn team(open: &Open, seat: Seat) -> SeatSet {
        open.teams.of(seat)
    }

    fn outcome(open: &Open) -> Option<Outcome> {
        let score = |seat: Seat| (seat, i64::from(open.track[seat.index()]), Vec::new());
        open.winner.map(|_| Outcome::ranked(open.seats.iter().map(score)))
    }

    fn recall(_: &Open) -> Recall {
        Recall::Chapters(1)
    }

    fn check(&self) -> Result<(), Broken> {
        let mut cards: Vec<Card> = self.hands.iter().flatten().chain(&self.burnt).copied().collect();
        cards.extend(self.pile.contents());
        cards.sort_unstable();
        if cards != (1..=16).collect::<Vec<_>>() || !self.pile.is_sound() {
            return Err(Broken::new("every card is in one place", written(&cards)));
        }
        let counts: Vec<u8> = self.hands.iter().map(|hand| hand.len() as u8).collect();
        if counts != self.open.counts || self.open.burnt as usize != self.burnt.len() {
            return Err(Broken::new("counts are right", written(&counts)));
        }
        let laid: SeatSet = self.sealed.iter().map(|(seat, _)| *seat).collect();
        if laid != self.open.laid() {
            return Err(Broken::new("sealed answers belong to a duel", written(&laid)));
        }
        Ok(())
    }
}

impl Open {
    fn is(&self, fault: Fault) -> bool {
        self.options.fault == Some(fault)
    }

    fn pile_left(&self) -> u8 {
        16 - self.burnt - self.counts.iter().sum::<u8>()
    }

    fn can_duel(&self, seat: Seat) -> bool {
        self.counts[seat.index()] > 0 && self.counts[self.seats.after(seat).index()] > 0
    }

    /// Who has answered the duel already.
    fn laid(&self) -> SeatSet {
        let duellists = [self.turn, self.seats.after(self.turn)].into_iter();
        let Some(ask) = self.duel else { return SeatSet::NONE };
        duellists.filter(|seat| !ask.waits_for(*seat)).collect()
    }
}

impl Specimen {
    fn act(&mut self, at: Time, seat: Seat, mv: &Move, luck: &mut Luck, facts: &mut Facts<Fact>) {
        self.open.left -= 1;
        match *mv {
            Move::Step(n) => {
                self.open.tally.step();
                self.advance(seat, n, facts);
            }
            Move::Draw => {
                let card = self.pile.draw(luck, CARDS).expect("judged: the pile is not empty");
                self.open.looked = SeatSet::NONE;
                // A card that somebody had looked at is drawn without luck, and still it is news.
                facts.seal();
                self.open.breathless[seat.index()] = at.after(BREATH_MS);
                if !self.open.is(Fault::LosesACard) {
                    self.hands[seat.index()].push(card);
                    self.open.counts[seat.index()] += 1;
                }
                let part = if self.open.is(Fault::LeakInFact) {
                    Fact::DrewCard { seat, card }
                } else {
                    Fact::Drew { seat }
                };
                facts.tell_apart(seat, Fact::DrewCard { seat, card }, part);
            }
            Move::Peek => {
                let card = self.pile.peek(1, luck, CARDS)[0];
                self.open.looked = self.open.looked.with(seat);
                facts.seal();
                facts.tell_apart(seat, Fact::PeekedCard { seat, card }, Fact::Peeked { seat });
            }
            Move::Hint => {
                let card = self.hands[seat.index()].iter().copied().max().unwrap_or_default();
                let team = if self.open.is(Fault::HintToAll) {
                    Eyes::ALL
                } else {
                    Eyes::only(self.open.teams.of(seat))
                };
                facts.seal();
                facts.tell_to(team, Fact::Hinted { seat, card });
            }
            Move::Burn(card) => {
                self.discard(seat, card);
                facts.seal();
                facts.tell_once(Fact::Burnt { seat, card });
            }
            Move::Challenge(other) => {
                let strong = strong(&self.hands[other.index()]);
                if !self.open.is(Fault::RevealsAndUndoes) {
                    facts.seal();
                }
                let fact = Fact::Challenged { seat: other, strong };
                if self.open.is(Fault::NeverForgets) { facts.tell(fact) } else { facts.tell_once(fact) }
            }
            Move::Call => {
                self.open.asks += 1;
                let waiting = self.open.seats.all().without(seat);
                self.open.vote = Some(Ask::new(self.open.asks, waiting, Some(at.after(VOTE_MS))));
                facts.tell(Fact::Called { seat });
            }
            Move::Duel => {
                self.open.asks += 1;
                let both = SeatSet::one(seat).with(self.open.seats.after(seat));
                self.open.duel = Some(Ask::new(self.open.asks, both, Some(at.after(DUEL_MS))));
                facts.tell(Fact::Duelling { seat });
            }
            Move::Pass => self.open.left = 0,
            Move::Vote { .. } | Move::Lay { .. } => {}
        }
        let asking = self.open.vote.is_some() || self.open.duel.is_some();
        if self.open.left == 0 && !asking && self.open.winner.is_none() {
            self.end_turn(at, facts);
        }
    }

    fn vote(&mut self, at: Time, seat: Seat, yes: bool, facts: &mut Facts<Fact>) {
        facts.seal();
        facts.tell(Fact::Voted { seat, yes });
        if let Some(ask) = &mut self.open.vote {
            ask.answered(seat);
        }
        if !yes || self.open.vote.is_some_and(|ask| ask.is_settled()) {
            self.close_vote(yes, facts);
        }
        self.go_on(at, facts);
    }

    fn close_vote(&mut self, carried: bool, facts: &mut Facts<Fact>) {
        self.open.vote = None;
        facts.tell(if carried { Fact::Carried } else { Fact::Dropped });
        if carried {
            self.advance(self.open.turn, 3, facts);
        }
    }

    fn lay(&mut self, at: Time, seat: Seat, card: Card, facts: &mut Facts<Fact>) {
        facts.seal();
        facts.tell(Fact::Laid { seat });
        self.sealed.push((seat, card));
        self.sealed.sort_unstable();
        if let Some(ask) = &mut self.open.duel {
            ask.answered(seat);
        }
        if self.open.duel.is_some_and(|ask| ask.is_settled()) {
            self.open.duel = None;
            let cards = std::mem::take(&mut self.sealed);
            let best = cards.iter().max_by_key(|(_, card)| *card).map(|(seat, _)| *seat);
            for &(seat, card) in &cards {
                self.discard(seat, card);
            }
            facts.tell(Fact::Duelled { cards });
            if let Some(seat) = best {
                self.advance(seat, 2, facts);
            }
            self.go_on(at, facts);
        }
    }

    /// After an interruption: the turn goes on, or ends.
    fn go_on(&mut self, at: Time, facts: &mut Facts<Fact>) {
        if self.open.left == 0 && self.open.vote.is_none() && self.open.winner.is_none() {
            self.end_turn(at, facts);
        }
    }

    fn advance(&mut self, seat: Seat, by: u8, facts: &mut Facts<Fact>) {
        let field = &mut self.open.track[seat.index()];
        *field = (*field + by).min(GOAL);
        facts.tell(Fact::Stepped { seat, to: *field, tally: self.open.tally.shown() });
        if *field == GOAL && self.open.winner.is_none() {
            self.open.winner = Some(seat);
            facts.tell(Fact::Won { seat });
        }
    }

    fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].retain(|&held| held != card);
        self.burnt.push(card);
        self.open.counts[seat.index()] -= 1;
        self.open.burnt += 1;
    }

    fn end_turn(&mut self, at: Time, facts: &mut Facts<Fact>) {
        facts.seal();
        facts.end_chapter();
        facts.tell(Fact::TurnEnded { seat: self.open.turn });
        (self.open.vote, self.open.duel) = (None, None);
        self.sealed.clear();
        self.open.turn = self.open.seats.after(self.open.turn);
        self.open.turns += 1;
        self.open.left = 3;
        self.open.due = at.after(TURN_MS);
        if self.open.turns == MOST_TURNS {
            self.open.winner = Some(self.open.turn);
            facts.tell(Fact::Won { seat: self.open.turn });
        }
    }

    /// Keeps up what stands in the public part beside the game itself.
    fn show_what_was_planted(&mut self) {
        self.open.planted = fault::Planted::of(self);
    }
}

/// A counter that may be written through a shared reference: nothing a game should have, which is the point.
type Scribble = Cell<u32>;
