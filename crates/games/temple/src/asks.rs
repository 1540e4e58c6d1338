//! What the table is asked: the questions, the list of those that are open, and how they are settled. (Rules §1.20)

use table::{Ask, Few, Seat, SeatSet, Time};

use crate::expedition::{Expedition, SEATS};
use crate::facts::Fact;
use crate::moment::Moment;
use crate::moves::Reply;
use crate::node::NodeId;
use crate::treasures::Treasure;

/// A question that can be open, with what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Is everybody ready?
    Start,
    /// Do we call the goddess?
    Goddess,
    /// May your pawn be teleported?
    Consent {
        /// By whom.
        by: Seat,
        /// Where to.
        to: NodeId,
    },
    /// Soul swap: with whom do you swap?
    Partner {
        /// Whether a second curse is drawn after it.
        more: bool,
    },
    /// Lost treasure: which one do you hand over?
    GiveUp {
        /// Whether a second curse is drawn after it.
        more: bool,
    },
}

impl Question {
    /// The names of all questions.
    pub const NAMES: [&str; 5] = ["start", "goddess", "consent", "partner", "give_up"];

    /// Its name in the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Question::Start => Question::NAMES[0],
            Question::Goddess => Question::NAMES[1],
            Question::Consent { .. } => Question::NAMES[2],
            Question::Partner { .. } => Question::NAMES[3],
            Question::GiveUp { .. } => Question::NAMES[4],
        }
    }

    /// Whether the seat that is asked may do nothing else but answer, share, and use its hand and its feet.
    pub const fn blocks(self) -> bool {
        matches!(self, Question::Start | Question::Partner { .. } | Question::GiveUp { .. })
    }
}

/// The most asks that can be open together: the start, the vote, one that blocks each of six seats, and an offer for each of
/// two Teleports.
const MOST: usize = 1 + 1 + SEATS + 2;

/// The most answers that a question has.
const MOST_REPLIES: usize = 8;

/// The list of open asks is full. The rules judge whether a question can be asked, so this is a fault of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

/// The open asks, in the order in which they were opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asks {
    open: Few<(Question, Ask), MOST>,
    /// The number of the ask that was opened last.
    last: u32,
}

impl Asks {
    /// These asks, with so many opened before; as they were written.
    pub(crate) fn read(last: u32, mut open: Vec<(Question, Ask)>) -> Result<Asks, Full> {
        table::sort_by_key(&mut open, |(_, ask)| ask.id);
        Ok(Asks { open: Few::new(open).ok_or(Full)?, last })
    }

    /// The number of the ask that was opened last.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// All that are open, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (Question, Ask)> {
        self.open.iter()
    }

    /// The ask with this question, if it is open.
    pub fn get(&self, question: Question) -> Option<Ask> {
        self.iter().find(|(open, _)| *open == question).map(|(_, ask)| ask)
    }

    /// All that wait for this seat.
    pub fn to(&self, seat: Seat) -> impl Iterator<Item = (Question, Ask)> {
        self.iter().filter(move |(_, ask)| ask.waits_for(seat))
    }

    /// Whether this seat is asked something that it has to answer before all else.
    #[inline(always)]
    pub(crate) fn blocks(&self, seat: Seat) -> bool {
        !self.open.is_empty() && self.to(seat).any(|(question, _)| question.blocks())
    }

    /// The question of this number, if it waits for this seat.
    pub(crate) fn find(&self, number: u32, seat: Seat) -> Option<Question> {
        self.to(seat).find(|(_, ask)| ask.id == number).map(|(question, _)| question)
    }

    /// When the default of the next one counts.
    pub(crate) fn until(&self) -> Option<Time> {
        self.iter().filter_map(|(_, ask)| ask.until).min()
    }

    /// The oldest whose time is over.
    pub(crate) fn due(&self, at: Time) -> Option<(Question, Ask)> {
        self.iter().find(|(_, ask)| ask.until.is_some_and(|until| until <= at))
    }

    /// The offers of this seat to teleport a mate, the oldest first.
    pub(crate) fn offers_of(&self, seat: Seat) -> impl Iterator<Item = Ask> {
        let of_seat = move |question| matches!(question, Question::Consent { by, .. } if by == seat);
        self.iter().filter(move |(question, _)| of_seat(*question)).map(|(_, ask)| ask)
    }

    /// Opens an ask and hands back its number, which it goes by from here on: a question alone would not tell two
    /// teleports apart.
    pub(crate) fn open(&mut self, question: Question, waiting: SeatSet, until: Time) -> Result<u32, Full> {
        let number = self.last + 1;
        if !self.open.push((question, Ask::new(number, waiting, Some(until)))) {
            return Err(Full);
        }
        self.last = number;
        Ok(number)
    }

    /// The ask of this number waits for this seat no longer. Its question, if it waits for nobody else either.
    fn answered(&mut self, number: u32, seat: Seat) -> Option<Question> {
        let (question, ask) = self.open.iter_mut().find(|(_, ask)| ask.id == number)?;
        ask.answered(seat);
        ask.is_settled().then_some(*question)
    }

    /// Closes the ask of this number.
    pub(crate) fn close(&mut self, number: u32) {
        self.open.take_first(|(_, ask)| ask.id == number);
    }

    /// Closes all.
    pub(crate) fn close_all(&mut self) {
        self.open = Few::NONE;
    }
}

impl Expedition {
    /// How a seat can answer a question.
    pub fn replies(&self, question: Question, seat: Seat) -> Few<Reply, MOST_REPLIES> {
        match question {
            Question::Start => Few::first_of([Reply::Ready]),
            Question::Goddess | Question::Consent { .. } => Few::first_of([Reply::Yes, Reply::No]),
            Question::Partner { .. } => Few::first_of(self.mates_of(seat).map(Reply::Seat)),
            Question::GiveUp { .. } => {
                let held = |treasure: &Treasure| self.treasures.holds(seat, *treasure);
                Few::first_of(Treasure::ALL.into_iter().filter(held).map(Reply::Treasure))
            }
        }
    }

    /// An answer that was judged.
    pub(crate) fn answer(&mut self, seat: Seat, ask: u32, with: Reply, now: &mut Moment<'_>) {
        match self.asks.find(ask, seat) {
            Some(Question::Start) => now.tell(Fact::Ready { seat }),
            Some(Question::Consent { by, to }) => {
                self.asks.close(ask);
                return self.settle_consent(seat, by, to, with == Reply::Yes, now);
            }
            Some(Question::Partner { more }) => {
                self.asks.close(ask);
                match with {
                    Reply::Seat(mate) => self.swap(seat, mate, now),
                    _ => self.swap_by_default(seat, now),
                }
                return self.draw_second(seat, more, now);
            }
            Some(Question::GiveUp { more }) => {
                self.asks.close(ask);
                let chosen = if let Reply::Treasure(treasure) = with { Some(treasure) } else { None };
                self.give_up(seat, chosen, now);
                return self.draw_second(seat, more, now);
            }
            Some(Question::Goddess) => {
                let yes = with == Reply::Yes;
                now.tell(Fact::Voted { seat, yes });
                // One no is enough.
                if !yes {
                    return self.close_the_vote(ask, now);
                }
            }
            None => return,
        }
        self.leave_ask(seat, ask, now);
    }

    /// What counts when time is up for those who have not answered.
    pub(crate) fn answer_by_default(&mut self, question: Question, ask: Ask, now: &mut Moment<'_>) {
        match question {
            Question::Start => {
                ask.waiting.iter().for_each(|seat| now.tell(Fact::Ready { seat }));
                self.set_the_clock(ask.id, now);
            }
            Question::Goddess => self.close_the_vote(ask.id, now),
            Question::Consent { by, to } => {
                self.asks.close(ask.id);
                let whose = ask.waiting.iter().next().unwrap_or(by);
                self.settle_consent(whose, by, to, false, now);
            }
            Question::Partner { more } => {
                self.asks.close(ask.id);
                for seat in ask.waiting.iter() {
                    self.swap_by_default(seat, now);
                    self.draw_second(seat, more, now);
                }
            }
            Question::GiveUp { more } => {
                self.asks.close(ask.id);
                for seat in ask.waiting.iter() {
                    // The one held longest.
                    self.give_up(seat, self.treasures.held(seat).get(0), now);
                    self.draw_second(seat, more, now);
                }
            }
        }
    }

    /// §1.10: the second card is drawn when the first is settled.
    fn draw_second(&mut self, seat: Seat, more: bool, now: &mut Moment<'_>) {
        if more {
            self.draw_curse(seat, false, now);
        }
    }

    /// §1.18, line 1, and the collapse: every open ask but the vote gets its default, also one that this opens.
    pub(crate) fn settle_all_but_the_vote(&mut self, now: &mut Moment<'_>) {
        let next = |asks: &Asks| asks.iter().find(|(open, _)| *open != Question::Goddess);
        while let Some((question, ask)) = next(&self.asks) {
            self.answer_by_default(question, ask, now);
        }
    }

    /// A seat that escapes leaves every ask, and its own offers are closed.
    pub(crate) fn leave_asks(&mut self, seat: Seat, now: &mut Moment<'_>) {
        let open = self.asks;
        for (question, ask) in open.iter() {
            match question {
                Question::Consent { by, .. } if by == seat || ask.waits_for(seat) => {
                    self.answer_by_default(question, ask, now);
                }
                _ if ask.waits_for(seat) => self.leave_ask(seat, ask.id, now),
                _ => {}
            }
        }
    }

    /// This ask of all waits for the seat no longer, because it has agreed or has left. If it waits for nobody else either,
    /// it is settled as if all had agreed.
    fn leave_ask(&mut self, seat: Seat, ask: u32, now: &mut Moment<'_>) {
        match self.asks.answered(ask, seat) {
            Some(Question::Start) => self.set_the_clock(ask, now),
            Some(Question::Goddess) => self.goddess_helps(ask, now),
            Some(Question::Consent { .. } | Question::Partner { .. } | Question::GiveUp { .. }) | None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ask_without_room_is_a_fault_and_changes_nothing() {
        let (everybody, until) = (SeatSet::first(3), Time::ms(5_000));
        let mut asks = Asks::default();
        for number in 1..=MOST as u32 {
            assert_eq!(asks.open(Question::Goddess, everybody, until), Ok(number));
        }
        let full = asks;
        assert_eq!(asks.open(Question::Goddess, everybody, until), Err(Full));
        assert_eq!(asks, full);
        let one_more = (Question::Start, Ask::new(9, everybody, Some(until)));
        assert_eq!(Asks::read(9, full.iter().chain([one_more]).collect()), Err(Full));
        assert_eq!(Asks::read(full.last(), full.iter().collect()), Ok(full));
        asks.close(1);
        assert_eq!(
            asks.open(Question::Goddess, everybody, until),
            Ok(full.last() + 1),
            "no number is used twice"
        );
    }
}
