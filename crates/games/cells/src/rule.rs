//! Where the rules say why not: the parts of `locales/<language>/rules/cells.md`.

use crate::moves::Refusal;
use crate::piece::{Kind, Piece};

/// The part of the rules page that is behind a refusal, as far as it is known with the piece that was to be moved. These
/// rules never say that a move comes too early.
pub fn anchor(why: &Refusal, piece: Option<Piece>) -> &'static str {
    match why {
        Refusal::Over => "end",
        Refusal::NotYourTurn { .. } => "turn",
        Refusal::WrongPhase | Refusal::AskClosed { .. } | Refusal::CellTaken { .. } => "setup",
        Refusal::PieceLocked { .. } => "blocks",
        // How far a piece may go depends on the piece.
        Refusal::NotInReach => match piece.map(Piece::kind) {
            None => "turn",
            Some(Kind::Pawn) => "jump",
            Some(Kind::Guard(_)) => "guards",
            Some(Kind::Key(_)) => "moving-keys",
        },
        Refusal::CellClosed { .. } => "cells",
        Refusal::Watched { .. } => "watched",
        Refusal::GuardInTheWay => "in-the-way",
        Refusal::KeyThere { .. } => "moving-keys",
        Refusal::GuardMayNotReverse => "guards",
        Refusal::TooFewMoves { .. } => match piece.map(Piece::kind) {
            Some(Kind::Guard(_)) => "guards",
            _ => "jump",
        },
    }
}
