//! What a bot looks at, and how soon it notices something.

use table::{Luck, Seat, Time};

use super::{Habits, WHIM};
use crate::contest::Question;
use crate::facts::Fact;
use crate::judge::View;
use crate::stacks::MOST_STACKS;

/// Nobody sees anything sooner.
const SOONEST_MS: u64 = 350;
/// How long an answer takes, from and to; "Start!" is soon said, and a calm turn is at a walking pace.
const ANSWER_MS: (u64, u64) = (1_200, 2_800);
const START_MS: (u64, u64) = (1_000, 2_000);
const TURN_MS: (u64, u64) = (1_000, 1_500);
/// How long somebody who dreams is away.
const DREAM_MS: (u64, u64) = (1_500, 3_000);

/// When things were noticed, and when the hand is free. Every moment is fixed when something happens: whoever thinks
/// again about the same sight does not start waiting again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    pub(crate) seat: Option<Seat>,
    /// When the hand is free for the next play.
    pub(crate) free_at: Time,
    /// When the present top of each stack is noticed.
    noticed: [Time; MOST_STACKS],
    /// The stacks that it does not think of just now, and when it looks again.
    overlooked: u32,
    pub(crate) look_at: Time,
    /// When somebody last laid a card, and when "Draw" was last refused to anybody.
    pub(crate) laid_at: Time,
    pub(crate) objected_at: Time,
    /// Since when it can do nothing.
    stuck: Option<Time>,
    /// When a trap of its own is noticed.
    pub(crate) hit_at: Time,
    /// How many stacks there are, as far as it has seen.
    stacks: u8,
    /// The question, or the turn, that it will answer, and when.
    answer: Option<(u32, Time)>,
    turn: Option<Time>,
}

/// From so many to so many milliseconds.
pub(crate) fn between((from, to): (u64, u64), luck: &mut Luck) -> u64 {
    from + u64::from(luck.below(WHIM, (to - from + 1) as u32))
}

impl Watch {
    pub(crate) fn observe(&mut self, fact: &Fact, at: Time, habits: &Habits, luck: &mut Luck) {
        let notice = |luck: &mut Luck| at.after(between(habits.notice, luck).max(SOONEST_MS));
        match *fact {
            Fact::Round { .. } => *self = Watch { seat: self.seat, ..Watch::default() },
            Fact::Started => {
                self.free_at = notice(luck);
                self.laid_at = at;
            }
            Fact::Placed { seat, stack, .. } => {
                self.laid_at = at;
                self.stacks = self.stacks.max(stack + 1);
                if let Some(noticed) = self.noticed.get_mut(usize::from(stack)) {
                    // What it has laid itself it knows.
                    *noticed = if Some(seat) == self.seat { at } else { notice(luck) };
                }
            }
            Fact::Trapped { whose, .. } if Some(whose) == self.seat => self.hit_at = notice(luck),
            // A new card is looked at before it is played.
            Fact::Drew { seat, .. } if Some(seat) == self.seat => {
                self.free_at = self.free_at.max(notice(luck));
                (self.stuck, self.turn) = (None, None);
            }
            Fact::DrawObjected => self.objected_at = at,
            _ => {}
        }
        if whose_play(fact).is_some_and(|seat| Some(seat) == self.seat) {
            self.act(at, habits, luck);
        }
    }

    /// The hand is busy for a while after every play of its own, and the eyes rest on some of the stacks.
    fn act(&mut self, at: Time, habits: &Habits, luck: &mut Luck) {
        let mut pause = between(habits.pace, luck);
        if luck.below(WHIM, 100) < habits.dreams {
            pause += between(DREAM_MS, luck);
        }
        self.free_at = at.after(pause);
        self.look_at = self.free_at.after(between(habits.notice, luck).max(SOONEST_MS));
        (self.stuck, self.turn) = (None, None);
        self.overlooked = 0;
        for stack in 0..self.stacks {
            if luck.below(WHIM, self.stacks.into()) >= habits.stacks.into() {
                self.overlooked |= 1 << stack;
            }
        }
    }

    /// Whether it has this stack in mind. In calm mode everything has been noticed, and a second look costs nothing.
    pub(crate) fn sees(&self, stack: u8, at: Time) -> bool {
        let noticed = self.noticed.get(usize::from(stack)).is_some_and(|noticed| *noticed <= at);
        noticed && (self.overlooked >> stack & 1 == 0 || at >= self.look_at)
    }

    /// When it will have something else in mind than now.
    pub(crate) fn sees_more_at(&self, view: &View<'_>, at: Time) -> Option<Time> {
        let noticed =
            view.open.stacks.open().map(|(stack, _)| self.noticed[usize::from(stack) % MOST_STACKS]);
        let looks = (self.overlooked != 0).then_some(self.look_at);
        noticed.chain(looks).filter(|when| *when > at).min()
    }

    /// Since when it can do nothing.
    pub(crate) fn stuck_since(&mut self, at: Time) -> Time {
        *self.stuck.get_or_insert(at)
    }

    pub(crate) fn is_free(&mut self) {
        self.stuck = None;
    }

    pub(crate) fn answer_at(&mut self, id: u32, question: Question, at: Time, luck: &mut Luck) -> Time {
        match self.answer {
            Some((of, when)) if of == id => when,
            _ => {
                let range = if question == Question::Start { START_MS } else { ANSWER_MS };
                let when = at.after(between(range, luck));
                self.answer = Some((id, when));
                when
            }
        }
    }

    /// In calm mode: when it moves, if anybody waits for it.
    pub(crate) fn turn_at(&mut self, view: &View<'_>, at: Time, luck: &mut Luck) -> Option<Time> {
        let open = view.open;
        let asked = match open.plus.iter().next() {
            Some(plus) => open.team_of(view.seat).contains(plus.whose),
            None => match open.seats.iter().find(|seat| open.player(*seat).credit.is_some()) {
                Some(seat) => seat == view.seat,
                None => open.turn.is_some_and(|turn| turn.seat == view.seat),
            },
        };
        if !asked {
            self.turn = None;
            return None;
        }
        Some(*self.turn.get_or_insert_with(|| at.after(between(TURN_MS, luck))))
    }
}

/// Who has used a hand for this.
fn whose_play(fact: &Fact) -> Option<Seat> {
    match *fact {
        Fact::Placed { seat, .. }
        | Fact::Closed { seat, .. }
        | Fact::Trapped { seat, .. }
        | Fact::Escaped { seat, .. }
        | Fact::Slipped { seat, .. }
        | Fact::Dropped { seat, .. }
        | Fact::Took { seat, .. }
        | Fact::Posed { seat, .. }
        | Fact::Passed { seat } => Some(seat),
        _ => None,
    }
}
