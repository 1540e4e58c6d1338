//! What the table is asked: the questions, and the list of those that are open. (Rules §1.20)

use table::{Ask, Few, Seat, SeatSet, Time};

use crate::moves::Reply;

/// A question that can be open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Is everybody ready?
    Start,
    /// Do we call the goddess?
    Goddess,
}

impl Question {
    /// Every question.
    pub const ALL: [Question; 2] = [Question::Start, Question::Goddess];

    /// Its name in the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Question::Start => "start",
            Question::Goddess => "goddess",
        }
    }

    /// How it can be answered.
    pub const fn replies(self) -> &'static [Reply] {
        match self {
            Question::Start => &[Reply::Ready],
            Question::Goddess => &[Reply::Yes, Reply::No],
        }
    }
}

/// The most asks that can be open together: one for each question.
const MOST: usize = Question::ALL.len();

/// The open asks, in the order in which they were opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asks {
    open: Few<(Question, Ask), MOST>,
    /// The number of the ask that was opened last.
    last: u32,
}

impl Asks {
    /// These asks, with so many opened before; as they were written.
    pub(crate) fn read(last: u32, mut open: Vec<(Question, Ask)>) -> Asks {
        open.sort_by_key(|(_, ask)| ask.id);
        Asks { open: Few::first_of(open), last }
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

    /// Opens an ask.
    pub(crate) fn open(&mut self, question: Question, waiting: SeatSet, until: Time) {
        self.last += 1;
        self.open.push((question, Ask::new(self.last, waiting, Some(until))));
    }

    /// The seat has answered this one. True if nobody else is waited for.
    pub(crate) fn answered(&mut self, question: Question, seat: Seat) -> bool {
        let mut open = self.open.iter_mut().filter(|(open, _)| *open == question);
        open.next().is_some_and(|(_, ask)| {
            ask.answered(seat);
            ask.is_settled()
        })
    }

    /// Closes this one.
    pub(crate) fn close(&mut self, question: Question) {
        self.open.take_first(|(open, _)| *open == question);
    }

    /// Closes all.
    pub(crate) fn close_all(&mut self) {
        self.open = Few::NONE;
    }
}
