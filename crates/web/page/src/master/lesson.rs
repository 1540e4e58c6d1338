//! The guided first game of Escape Master: a real game by the real rules of the easy level, with one thing to do at a time.
//! Only the deal is prepared, and the opponent does what the lesson needs.

use master::{Card, CardSet, Few, Master, Move, On, Own};
use serde_json::json;
use table::{Facts, Luck, Rules, Seat, Time};

use super::sight::MasterSight;

use crate::decode::decode;

/// How many steps there are.
pub const STEPS: usize = 10;

/// The pupil.
const ME: Seat = Seat::at(0);
/// The opponent.
pub const RIVAL: Seat = Seat::at(1);

/// What each of them holds. The pupil draws the Wisdom.
const MINE: &str = "A5 T6 MK N1 L9 R10 7S1";
const THEIRS: &str = "R4 7S2 L8 T9 A10 MJ NQ N8 A9 A2";
const DRAWN: &str = "W1";

/// What became of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It is what the step is about.
    Good,
    /// It is something else.
    Wrong,
    /// The opponent was faster on this stack.
    Late(u8),
}

/// A lesson that is going on.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    game: Master,
    at: Time,
    step: usize,
    done: bool,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson::new()
    }
}

fn cards(names: &str) -> CardSet {
    names.split(' ').filter_map(|name| name.parse().ok()).collect()
}

fn one(name: &str) -> Few<Card, 2> {
    Few::new(name.parse().ok()).unwrap_or_default()
}

impl Lesson {
    /// The beginning: cards are dealt, and nothing lies on the table.
    pub fn new() -> Lesson {
        let (mine, theirs) = (cards(MINE), cards(THEIRS));
        let rest = CardSet::BASE.difference(mine).difference(theirs).difference(cards(DRAWN));
        let player = |hand: CardSet| json!({"hand": hand.len(), "total": 0, "plays": true});
        let position = json!({
            "options": {}, "stage": "play", "round": 1, "dealer": 1, "asked": 1,
            "players": {"0": player(mine), "1": player(theirs)}, "stacks": {}, "pile": rest.len() + 1,
            "secret": {
                "hands": [mine, theirs], "dropped": [[], []], "pile": {"rest": rest, "top": [DRAWN], "seen_by": 1},
                "sealed": [null, null], "ready_at": [0, 0], "call_at": [0, 0],
            },
        });
        let game = decode(&position).expect("it is a position, as a test shows");
        Lesson { game, at: Time::ms(10_000), step: 1, done: false }
    }

    /// Which step it is, from 1.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Whether all is done.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// How late it is.
    pub fn at(&self) -> Time {
        self.at
    }

    /// What the pupil sees, and what of it can be done in this step.
    pub fn sight(&self) -> MasterSight {
        let own: Own = self.game.private(ME);
        let sight = MasterSight::at(Some(ME), self.game.contest().clone(), Some(own), self.done, self.at);
        sight.only(|mv| self.wants(mv))
    }

    /// The stack with this card on top.
    fn stack_with(&self, top: &str) -> Option<u8> {
        let stacks = &self.game.contest().stacks;
        (0..stacks.count()).find(|stack| stacks.top(*stack).is_some_and(|card| card.to_string() == top))
    }

    /// Whether a move belongs to this step.
    fn wants(&self, mv: &Move) -> bool {
        let lays = |name: &str, top: &str| match *mv {
            Move::Place { cards, on: On::Stack(stack), .. } => {
                cards == one(name) && self.stack_with(top) == Some(stack)
            }
            _ => false,
        };
        match self.step {
            1 => matches!(*mv, Move::Place { cards, on: On::New, .. } if cards == one("7S1")),
            2 => lays("T6", "7S1"),
            3 => lays("A5", "T6"),
            4 => lays("MK", "NQ"),
            5 => lays("N1", "MK"),
            6 => *mv == Move::Draw,
            7 => matches!(*mv, Move::Place { cards, .. } if cards == one(DRAWN)),
            8 => lays("L9", DRAWN),
            9 => lays("R10", "L9"),
            _ => lays("R10", "A9"),
        }
    }

    /// The pupil asks for a lawful move.
    pub fn play(&mut self, mv: &Move) -> Reply {
        if self.done || !self.wants(mv) {
            return Reply::Wrong;
        }
        if let (9, &Move::Place { on: On::Stack(stack), .. }) = (self.step, mv) {
            self.rival("N8", On::Stack(stack));
            return Reply::Late(stack);
        }
        self.make(ME, mv);
        match self.step {
            3 => {
                self.rival("R4", On::Stack(0));
                self.rival("7S2", On::New);
                ["L8", "T9", "A10", "MJ", "NQ"].into_iter().for_each(|name| self.rival(name, On::Stack(1)));
            }
            10 => self.done = true,
            _ => {}
        }
        self.step = (self.step + 1).min(STEPS);
        Reply::Good
    }

    /// The opponent goes on where they were faster; false if there is nothing to go on with.
    pub fn goes_on(&mut self) -> bool {
        match self.stack_with("N8") {
            Some(stack) if self.step == 9 => {
                self.rival("A9", On::Stack(stack));
                self.step = 10;
                true
            }
            _ => false,
        }
    }

    fn rival(&mut self, name: &str, on: On) {
        self.make(RIVAL, &Move::Place { cards: one(name), on, seen: None });
    }

    fn make(&mut self, seat: Seat, mv: &Move) {
        // Nobody has to wait for anybody's hand here.
        self.at = self.at.after(1_000);
        self.game.play(self.at, seat, mv, &mut Luck::scripted([]), &mut Facts::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the hints lead to: the only thing that can be done.
    fn only(lesson: &Lesson) -> Move {
        let sight = lesson.sight();
        let first = sight.moves().first().copied();
        first.unwrap_or_else(|| panic!("nothing to do in step {}", lesson.step()))
    }

    #[test]
    fn every_step_is_lawful_and_leads_to_the_next() {
        let mut lesson = Lesson::new();
        lesson.game.check().unwrap();
        for step in 1..=8 {
            assert_eq!(lesson.step(), step);
            let mv = only(&lesson);
            assert_eq!(lesson.play(&mv), Reply::Good, "step {step}");
            lesson.game.check().unwrap();
        }
        let mv = only(&lesson);
        assert!(matches!(lesson.play(&mv), Reply::Late(_)));
        assert!(lesson.goes_on() && !lesson.goes_on());
        let mv = only(&lesson);
        assert_eq!(lesson.play(&mv), Reply::Good);
        assert!(lesson.is_done());
        assert!(lesson.game.hand(ME).is_empty());
    }

    #[test]
    fn the_opponent_only_does_what_is_lawful() {
        // The rules do not refuse what they are told to play, so the moves are judged here.
        let mut lesson = Lesson::new();
        for _ in 1..=3 {
            let mv = only(&lesson);
            lesson.play(&mv);
        }
        let tops: Vec<String> = lesson.game.contest().stacks.open().map(|(_, top)| top.to_string()).collect();
        assert_eq!(tops, ["R4", "NQ"]);
        for stack in 0..2 {
            let values: Vec<u8> = lesson.game.contest().stacks.cards(stack).filter_map(Card::value).collect();
            assert!(values.windows(2).all(|pair| pair[0].abs_diff(pair[1]) == 1), "{values:?}");
        }
    }

    #[test]
    fn anything_else_is_wrong_and_changes_nothing() {
        let mut lesson = Lesson::new();
        let before = lesson.clone();
        assert_eq!(lesson.play(&Move::Draw), Reply::Wrong);
        assert_eq!(lesson.play(&Move::Place { cards: one("L9"), on: On::New, seen: None }), Reply::Wrong);
        assert_eq!(lesson, before);
    }

    /// Before the pupil may draw, nothing fits.
    #[test]
    fn the_pupil_draws_when_nothing_fits() {
        let mut lesson = Lesson::new();
        for _ in 1..=5 {
            let mv = only(&lesson);
            lesson.play(&mv);
        }
        assert!(!lesson.game.contest().has_playable(ME, lesson.game.hand(ME)));
        assert_eq!(only(&lesson), Move::Draw);
    }
}
