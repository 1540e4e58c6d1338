//! The guided first game: a real position and the real rules, with one thing to do at a time.

use cells::{Cells, Field, Move, Piece, Refusal};
use serde_json::json;
use table::{Facts, Luck, No, Rules, Seat, Time};

use super::sight::CellsSight;
use crate::decode::decode;
use crate::page_refusal::PageRefusal;

/// How many steps there are.
pub const STEPS: usize = 8;

/// What the rival does when its turn comes: pieces and fields.
const RIVAL: [(Piece, &str); 4] = [(Piece::G1, "d4"), (Piece::S, "c3"), (Piece::E, "c5"), (Piece::E, "c6")];

/// A lesson that is going on.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    game: Cells,
    step: usize,
    /// What the rival has done.
    rival: usize,
    done: bool,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson::new()
    }
}

impl Lesson {
    /// The beginning: four letters are there already, and the fifth is four moves away.
    pub fn new() -> Lesson {
        let position = json!({
            "options": {"first_seat": 0}, "phase": "Play", "first": 0, "turn": 0, "round": 0, "left": 4,
            "cell": ["a1", "a8"], "pawn": ["a1", "e3"],
            "key": {"E": "c4", "S": "d3", "C": "c2", "A": "f6", "P": "|f", "E!": "f3"},
            "guard": {"G1": "d4", "G2": "|h"},
            "gdir": 0, "blocks": 0, "locked": {},
            "letters": [["S", "A", "P", "E!"], []],
        });
        let game = decode(&position).expect("it is a position, as a test shows");
        Lesson { game, step: 1, rival: 0, done: false }
    }

    /// Which step it is, from 1.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Whether all is done.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// What the pupil sees, and what of it can be done in this step.
    pub fn sight(&self) -> CellsSight {
        let seat = Seat::at(0);
        let sight = CellsSight::new(Some(seat), self.game.public().clone(), Some(self.game.private(seat)));
        sight.only(|mv| self.wants(mv))
    }

    fn pawn(&self) -> Option<Field> {
        self.game.position().pawn[0]
    }

    /// Whether a move belongs to this step.
    fn wants(&self, mv: &Move) -> bool {
        let Move::Go { piece, to } = *mv else { return false };
        let name = to.to_string();
        match self.step {
            1 | 2 => piece == Piece::Pawn,
            // Only what leads straight to c2: the moves are counted.
            3 => {
                let way = |field: Field| field.file().abs_diff(2) + field.rank().abs_diff(1);
                piece == Piece::Pawn && self.pawn().is_some_and(|from| way(to) < way(from))
            }
            4 => piece == Piece::G1 && name == "e4",
            6 => piece == Piece::Pawn,
            7 => piece == Piece::Pawn && name == "c4",
            8 => piece == Piece::Pawn && matches!(name.as_str(), "c5" | "c6"),
            _ => false,
        }
    }

    /// A piece was chosen.
    pub fn chose(&mut self, piece: Piece) {
        if self.step == 1 && piece == Piece::Pawn {
            self.step = 2;
        }
    }

    /// Something was tried that the rules refuse.
    pub fn refused(&mut self, why: &PageRefusal) {
        let is_watched = matches!(why.of::<Cells>(), Some(No::Because(Refusal::Watched { .. })));
        if self.step == 6 && is_watched {
            self.step = 7;
        }
    }

    /// A lawful move; false if it is not what this step is about.
    pub fn play(&mut self, mv: &Move) -> bool {
        if self.step == 6 || !self.wants(mv) {
            return false;
        }
        self.make(Seat::at(0), mv);
        self.step = match self.step {
            1 | 2 => 3,
            3 if self.game.position().left == 1 => 4,
            4 => 5,
            7 => 8,
            step => step,
        };
        self.done = self.step == 8 && self.pawn().is_some_and(|pawn| pawn.to_string() == "c6");
        true
    }

    /// The rival makes its next move; false when it has nothing to do.
    pub fn rival(&mut self) -> bool {
        let Some((piece, to)) = RIVAL.get(self.rival).filter(|_| self.step == 5) else { return false };
        self.rival += 1;
        if let Ok(to) = to.parse() {
            self.make(Seat::at(1), &Move::Go { piece: *piece, to });
        }
        if self.rival == RIVAL.len() {
            self.step = 6;
        }
        true
    }

    fn make(&mut self, seat: Seat, mv: &Move) {
        // Nothing in this game is left to luck once it is dealt.
        self.game.play(Time::ZERO, seat, mv, &mut Luck::scripted([]), &mut Facts::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cells::Phase;
    use table::Seated;

    fn go(piece: Piece, to: &str) -> Move {
        Move::Go { piece, to: to.parse().unwrap() }
    }

    #[test]
    fn it_is_a_real_game_from_beginning_to_end() {
        for way in [["a2", "b2"], ["a2", "a2"], ["b1", "c1"], ["b1", "b2"]] {
            let mut lesson = Lesson::new();
            assert_eq!(lesson.game.check(), Ok(()));
            assert!(!lesson.play(&go(Piece::G1, "e4")));
            lesson.chose(Piece::Pawn);
            assert_eq!(lesson.step(), 2);
            assert!(lesson.play(&go(Piece::Pawn, way[0])));
            // Only what is offered is taken, and all of it leads on.
            while lesson.step() == 3 {
                let sight = lesson.sight();
                let mv = sight.moves().iter().find(|mv| **mv == go(Piece::Pawn, way[1]));
                let mv = *mv.unwrap_or(&sight.moves()[0]);
                assert!(sight.judge_untimed(&mv).is_ok());
                assert!(lesson.play(&mv));
            }
            assert_eq!(lesson.pawn().unwrap().to_string(), "c2");
            assert_eq!(lesson.sight().own.unwrap().letters.len(), 5);
            assert!(lesson.play(&go(Piece::G1, "e4")));
            assert_eq!(lesson.game.position().pawn[1].unwrap().to_string(), "a8");
            assert_eq!(lesson.step(), 5);
            loop {
                let next = RIVAL.get(lesson.rival).map(|(piece, to)| go(*piece, to));
                if let Some(mv) = next {
                    let own = lesson.game.private(Seat::at(1));
                    let seated = Seated::new(Seat::at(1), lesson.game.public(), &own);
                    assert_eq!(Cells::judge(seated, Time::ZERO, &mv), Ok(()));
                }
                if !lesson.rival() {
                    break;
                }
            }
            assert_eq!(lesson.step(), 6);
            let refusal = lesson.sight().judge_untimed(&go(Piece::Pawn, "d2")).unwrap_err();
            assert_eq!(refusal.coded().code, "watched");
            lesson.refused(&refusal);
            for to in ["c4", "c5", "c6"] {
                assert!(!lesson.is_done());
                let mv = go(Piece::Pawn, to);
                assert!(lesson.sight().judge_untimed(&mv).is_ok(), "{to}");
                assert!(lesson.play(&mv), "{to}");
            }
            assert!(lesson.is_done());
            assert_eq!(lesson.game.position().phase, Phase::Over);
        }
    }

    #[test]
    fn every_step_has_its_words() {
        let text = include_str!("../../../../../locales/en/lesson.ftl");
        for step in 1..=STEPS {
            assert!(
                text.contains(&format!("\nlesson-{step} ="))
                    && text.contains(&format!("\nlesson-{step}-well ="))
            );
        }
    }
}
