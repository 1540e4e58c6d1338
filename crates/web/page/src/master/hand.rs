//! The hand of whoever looks: what is chosen, what is on its way to a stack, and what came back.

use std::time::Duration;

use leptos::prelude::*;
use master::{Card, Fact, Few, Master, Move, On, Refusal};
use table::{No, Seat};
use words::Names;

use super::sight::MasterSight;
use super::slots::Slots;
use crate::at_table::AtTable;
use crate::attempts::{Attempt, Attempts};
use crate::client::Client;
use crate::clock::Clock;
use crate::erased::{effect, memo};
use crate::page_refusal::PageRefusal;
use crate::seen;
use crate::table_view::names_at;

/// What is seen, if the game has begun.
pub(crate) type Seen = seen::Seen<Master>;

/// For how long somebody still wants what they have played, in milliseconds.
const GOOD_FOR: u32 = 2_000;
/// How long a refusal stays.
const REFUSED: Duration = Duration::from_secs(5);
/// How long somebody waits for the hand to be free, or for the next call.
const PATIENCE: Duration = Duration::from_millis(1_200);

/// Cards on their way to a stack: they have left the hand, and nobody has said that they may lie there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Flight {
    pub(crate) cards: Few<Card, 2>,
    pub(crate) on: On,
}

/// Cards that came back, and who was faster.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Back {
    pub(crate) cards: Few<Card, 2>,
    pub(crate) faster: Option<Seat>,
}

/// The hand of whoever looks. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) seen: Seen,
    pub(crate) clock: Clock,
    pub(crate) names: Memo<Names>,
    /// Whether game time stands still.
    pub(crate) rests: Memo<bool>,
    send: Callback<Move>,
    refusal: RwSignal<Option<PageRefusal>>,
    /// Where the cards lie.
    pub(crate) slots: RwSignal<Slots>,
    /// What is chosen, in the order of touching.
    pub(crate) chosen: RwSignal<Vec<Card>>,
    pub(crate) flights: RwSignal<Vec<Flight>>,
    pub(crate) back: RwSignal<Option<Back>>,
    /// Who is looked at more closely.
    pub(crate) looked: RwSignal<Option<Seat>>,
    /// Why something was refused.
    pub(crate) no: RwSignal<Option<PageRefusal>>,
    attempts: Attempts<Master>,
    /// Who laid the last card on which stack.
    last: StoredValue<Vec<(u8, Seat)>>,
}

impl Hand {
    /// A hand at a table.
    pub(crate) fn at(client: Client, seen: Seen, clock: Clock) -> Hand {
        let at = AtTable::playing(client, seen, Some(GOOD_FOR));
        let hand = Hand::new(at, clock, names_at(client), seen::rests(client));
        effect(move || {
            client.chronicle.with(|chronicle| {
                for fact in chronicle.last().1 {
                    if let Some(Fact::Placed { seat, stack, .. }) = fact.of::<Master>() {
                        hand.laid_by(*stack, *seat);
                    }
                }
            });
        });
        hand
    }

    /// A hand whose moves go there.
    pub(crate) fn new(at: AtTable<Master>, clock: Clock, names: Memo<Names>, rests: Memo<bool>) -> Hand {
        let AtTable { seen, send, refusal } = at;
        let hand = Hand {
            seen,
            clock,
            names,
            rests,
            send,
            refusal,
            slots: RwSignal::default(),
            chosen: RwSignal::default(),
            flights: RwSignal::default(),
            back: RwSignal::default(),
            looked: RwSignal::default(),
            no: RwSignal::default(),
            attempts: Attempts::new(seen, clock, rests, MasterSight::judge),
            last: StoredValue::new(Vec::new()),
        };
        hand.listen();
        hand
    }

    fn listen(self) {
        let held = memo(move || {
            self.seen.with(|sight| sight.as_ref().map(|sight| (sight.mine().hand, sight.open.round)))
        });
        effect(move || {
            let Some((hand, round)) = held.get() else { return };
            if self.slots.with_untracked(|slots| slots.round() != round) {
                self.no.set(None);
                self.back.set(None);
            }
            self.slots.update(|slots| slots.hold(hand, round));
            self.flights.update(|flights| {
                flights.retain(|flight| flight.cards.iter().all(|card| hand.contains(card)));
            });
            self.chosen.update(|chosen| chosen.retain(|card| hand.contains(*card)));
        });
        effect(move || {
            let Some(why) = self.refusal.get() else { return };
            let returned = self.flights.try_update(std::mem::take).unwrap_or_default();
            if let Some(flight) = returned.last() {
                self.come_back(*flight, &why);
            }
            self.say_no(why);
        });
    }

    /// Cards that were on their way are back, and it is told who was faster, if anybody was.
    fn come_back(self, Flight { cards, on }: Flight, why: &PageRefusal) {
        let me = self.seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat));
        let faster = match on {
            On::Stack(stack) if was_raced(why) => self
                .last
                .with_value(|last| last.iter().find(|(other, _)| *other == stack).map(|(_, seat)| *seat)),
            _ => None,
        };
        self.back.set(Some(Back { cards, faster: faster.filter(|seat| me != Some(*seat)) }));
    }

    fn say_no(self, why: PageRefusal) {
        self.attempts.begin();
        self.no.set(Some(why));
        self.attempts.after(REFUSED, move || {
            self.no.try_set(None);
            self.back.try_set(None);
        });
    }

    /// Whether this card is on its way.
    pub(crate) fn is_away(self, card: Card) -> bool {
        self.flights.with(|flights| flights.iter().any(|flight| flight.cards.contains(card)))
    }

    /// Somebody laid the last card on this stack.
    pub(super) fn laid_by(self, stack: u8, seat: Seat) {
        self.last.update_value(|last| {
            last.retain(|(other, _)| *other != stack);
            last.push((stack, seat));
        });
    }

    /// Looks at somebody more closely, or no longer.
    pub(crate) fn look_at(self, seat: Seat) {
        self.looked.update(|looked| *looked = if *looked == Some(seat) { None } else { Some(seat) });
    }

    /// A card was touched.
    pub(crate) fn touch(self, card: Card) {
        let before = self.chosen.get_untracked();
        let after = self.seen.with_untracked(|sight| {
            sight.as_ref().map(|sight| sight.choose(&before, card)).unwrap_or_default()
        });
        self.chosen.set(after);
    }

    /// What is chosen goes there.
    pub(crate) fn lay_chosen(self, on: On) {
        let cards = self.chosen.get_untracked();
        if !cards.is_empty() {
            self.lay(&cards, on);
        }
    }

    /// These cards go there, as soon as the hand is free.
    pub(crate) fn lay(self, cards: &[Card], on: On) {
        let Some(sight) = self.seen.get_untracked() else { return };
        // A pair that fits only the other way round is laid so.
        let turned: Vec<Card> = cards.iter().rev().copied().collect();
        let act = sight.lay(cards, on).or_else(|| sight.lay(&turned, on));
        if let Some(act) = act.or_else(|| sight.try_to_lay(cards, on)) {
            self.act(act);
        }
    }

    /// The card goes where it fits; of several places to the one nearest to where it was thrown.
    pub(crate) fn throw(self, card: Card, nearest: impl Fn(&[On]) -> Option<On>) {
        let Some(sight) = self.seen.get_untracked() else { return };
        let chosen = self.chosen.get_untracked();
        let cards = if chosen.len() == 2 && chosen.contains(&card) { chosen } else { vec![card] };
        let places = sight.places_for(&cards);
        match nearest(&places) {
            Some(on) => self.lay(&cards, on),
            None => {
                self.chosen.set(cards);
            }
        }
    }

    /// Does something as soon as the hand is free.
    pub(crate) fn act(self, mv: Move) {
        let number = self.attempts.begin();
        self.no.set(None);
        self.back.set(None);
        self.attempt(mv, number);
    }

    fn attempt(self, mv: Move, number: u32) {
        match self.attempts.judge(&mv, number) {
            Attempt::Dropped => {}
            Attempt::Lawful => self.go(mv),
            // The table waits for a hand that is free in a moment, and so does the page.
            Attempt::Early(wait, _) if wait < PATIENCE => {
                self.fly(mv);
                set_timeout(move || self.attempt(mv, number), wait);
            }
            Attempt::Early(_, why) | Attempt::Refused(why) => {
                // A card that waited for the hand to be free may find another in its place.
                if let Some(flight) = self.land(mv) {
                    self.come_back(flight, &why);
                }
                self.say_no(why);
            }
        }
    }

    fn go(self, mv: Move) {
        self.fly(mv);
        self.send.run(mv);
        if !matches!(mv, Move::CallDraw | Move::Answer { .. }) {
            self.chosen.set(Vec::new());
        }
    }

    /// The cards leave the hand at once.
    fn fly(self, mv: Move) {
        if let Move::Place { cards, on, .. } = mv {
            let flight = Flight { cards, on };
            self.flights.update(|flights| {
                if !flights.contains(&flight) {
                    flights.push(flight);
                }
            });
        }
    }

    fn land(self, mv: Move) -> Option<Flight> {
        let Move::Place { cards, on, .. } = mv else { return None };
        let flight = Flight { cards, on };
        let landed = self.flights.try_update(|flights| {
            let before = flights.len();
            flights.retain(|other| *other != flight);
            flights.len() < before
        });
        landed?.then_some(flight)
    }
}

/// Whether a card comes back because somebody else's lies in its place.
fn was_raced(why: &PageRefusal) -> bool {
    matches!(
        why.of::<Master>(),
        Some(No::Because(
            Refusal::StackChanged { .. } | Refusal::DoesNotFit { .. } | Refusal::WisdomOnWisdom
        ))
    )
}
