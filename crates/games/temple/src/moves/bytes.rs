//! Moves as they stand in a log: the place of a variant in a list, and its fields.
//!
//! The first nine are as they were before there were modules, so logs of those days still read. Where a move has gained
//! fields since, its plain spelling keeps its old place, and the richer one stands behind all others.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Move, Reply};
use crate::chamber::Dir;
use crate::curses::Curse;
use crate::dice::DiceSet;
use crate::map::Cell;
use crate::node::NodeId;
use crate::payment::Pay;

#[derive(Serialize, Deserialize)]
pub(super) enum MoveBytes {
    Answer { ask: u32, with: Reply },
    Throw { dice: DiceSet },
    Free { seat: Seat },
    Enter { dir: Dir },
    Discover { dir: Dir },
    Activate { tier: u8 },
    Escape { gift: Option<Seat> },
    Goddess,
    Share { on: bool },
    EnterSo { dir: Dir, carry: bool, pay: Pay },
    ActivateSo { tier: u8, pay: Pay },
    EscapeSo { gift: Option<Seat>, pay: Pay },
    Break { curse: Curse, pay: Pay },
    Hand { on: bool },
    Take { pay: Pay },
    Restore,
    Conjure,
    OpenWall { cell: Cell, dir: Dir },
    Teleport { seat: Seat, to: NodeId },
    Link { pay: Pay },
    PlantTorch,
    Counterspell { curse: Curse },
    Stand,
}

impl From<Move> for MoveBytes {
    fn from(mv: Move) -> MoveBytes {
        match mv {
            Move::Answer { ask, with } => MoveBytes::Answer { ask, with },
            Move::Throw { dice } => MoveBytes::Throw { dice },
            Move::Free { seat } => MoveBytes::Free { seat },
            Move::Enter { dir, carry: false, pay: Pay::DICE } => MoveBytes::Enter { dir },
            Move::Enter { dir, carry, pay } => MoveBytes::EnterSo { dir, carry, pay },
            Move::Discover { dir } => MoveBytes::Discover { dir },
            Move::Activate { tier, pay: Pay::DICE } => MoveBytes::Activate { tier },
            Move::Activate { tier, pay } => MoveBytes::ActivateSo { tier, pay },
            Move::Escape { gift, pay: Pay::DICE } => MoveBytes::Escape { gift },
            Move::Escape { gift, pay } => MoveBytes::EscapeSo { gift, pay },
            Move::Goddess => MoveBytes::Goddess,
            Move::Share { on } => MoveBytes::Share { on },
            Move::Break { curse, pay } => MoveBytes::Break { curse, pay },
            Move::Hand { on } => MoveBytes::Hand { on },
            Move::Take { pay } => MoveBytes::Take { pay },
            Move::Restore => MoveBytes::Restore,
            Move::Conjure => MoveBytes::Conjure,
            Move::OpenWall { cell, dir } => MoveBytes::OpenWall { cell, dir },
            Move::Teleport { seat, to } => MoveBytes::Teleport { seat, to },
            Move::Link { pay } => MoveBytes::Link { pay },
            Move::PlantTorch => MoveBytes::PlantTorch,
            Move::Counterspell { curse } => MoveBytes::Counterspell { curse },
            Move::Stand => MoveBytes::Stand,
        }
    }
}

impl From<MoveBytes> for Move {
    fn from(bytes: MoveBytes) -> Move {
        match bytes {
            MoveBytes::Answer { ask, with } => Move::Answer { ask, with },
            MoveBytes::Throw { dice } => Move::Throw { dice },
            MoveBytes::Free { seat } => Move::Free { seat },
            MoveBytes::Enter { dir } => Move::enter(dir),
            MoveBytes::EnterSo { dir, carry, pay } => Move::Enter { dir, carry, pay },
            MoveBytes::Discover { dir } => Move::Discover { dir },
            MoveBytes::Activate { tier } => Move::activate(tier),
            MoveBytes::ActivateSo { tier, pay } => Move::Activate { tier, pay },
            MoveBytes::Escape { gift } => Move::escape(gift),
            MoveBytes::EscapeSo { gift, pay } => Move::Escape { gift, pay },
            MoveBytes::Goddess => Move::Goddess,
            MoveBytes::Share { on } => Move::Share { on },
            MoveBytes::Break { curse, pay } => Move::Break { curse, pay },
            MoveBytes::Hand { on } => Move::Hand { on },
            MoveBytes::Take { pay } => Move::Take { pay },
            MoveBytes::Restore => Move::Restore,
            MoveBytes::Conjure => Move::Conjure,
            MoveBytes::OpenWall { cell, dir } => Move::OpenWall { cell, dir },
            MoveBytes::Teleport { seat, to } => Move::Teleport { seat, to },
            MoveBytes::Link { pay } => Move::Link { pay },
            MoveBytes::PlantTorch => Move::PlantTorch,
            MoveBytes::Counterspell { curse } => Move::Counterspell { curse },
            MoveBytes::Stand => Move::Stand,
        }
    }
}
