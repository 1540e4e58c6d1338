//! What the table is asked. (Rules §1.20)

use table::{Ask, Seat};

use crate::expedition::Expedition;
use crate::moves::Reply;

/// A question that can be open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Is everybody ready?
    Start,
    /// Shall we call the goddess?
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

impl Expedition {
    /// The question that waits for this seat. There is never more than one: nobody can call the goddess before the start.
    pub fn question_to(&self, seat: Seat) -> Option<(Question, Ask)> {
        let open = [(Question::Start, self.start), (Question::Goddess, self.vote)];
        open.into_iter()
            .filter_map(|(question, ask)| Some((question, ask?)))
            .find(|(_, ask)| ask.waits_for(seat))
    }
}
