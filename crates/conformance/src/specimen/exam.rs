//! The specimen before the kit.

use table::{Eye, Luck, Seat, Seats, Stream};

use super::{Move, Open, Options, Specimen};
use crate::kit::{Case, Exam};

const STRAY: Stream = Stream(1);

impl Exam for Specimen {
    const REVEALS: &'static str = include_str!("reveals.txt");

    fn cases() -> Vec<Case<Options>> {
        (2..=4).map(|n| Case::new(format!("{n} seats"), Options::default(), Seats::of(n))).collect()
    }

    fn stray(open: &Open, luck: &mut Luck) -> Move {
        let mut below = |bound| luck.below(STRAY, bound);
        let ask = open.asks + 1 - below(3).min(open.asks);
        let card = below(18) as u8;
        match below(11) {
            0 => Move::Step(below(5) as u8),
            1 => Move::Draw,
            2 => Move::Peek,
            3 => Move::Hint,
            4 => Move::Burn(card),
            5 => Move::Challenge(Seat::at(below(6) as u8)),
            6 => Move::Call,
            7 => Move::Duel,
            8 => Move::Vote { ask, yes: below(2) == 0 },
            9 => Move::Lay { ask, card },
            _ => Move::Pass,
        }
    }

    fn hidden(&self, eye: Eye) -> Vec<(&'static str, String)> {
        let mates = eye.seat().map_or(table::SeatSet::NONE, |seat| self.open.teams.of(seat));
        let others: Vec<_> = self.open.seats.iter().filter(|seat| !mates.contains(*seat)).collect();
        let hands: Vec<_> = others.iter().map(|seat| &self.hands[seat.index()]).collect();
        let sealed: Vec<_> = self.sealed.iter().filter(|(seat, _)| Some(*seat) != eye.seat()).collect();
        let seen = eye.seat().is_some_and(|seat| self.open.looked.contains(seat));
        let top: Vec<_> = self.pile.known().filter(|_| !seen).collect();
        vec![
            ("hands", format!("{hands:?}")),
            ("burnt cards", format!("{:?}", self.burnt)),
            ("sealed answers", format!("{sealed:?}")),
            ("the card on top", format!("{top:?}")),
        ]
    }
}
