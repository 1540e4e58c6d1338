//! The position as it is written in JSON, in the words of the rules: fields `c6`, line places `|c`, pieces by name.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Ask, Lookup, Seat, SeatSet, Seats, Time};

use crate::Cells;
use crate::board::{Field, Place};
use crate::options::Options;
use crate::piece::{Key, Letters, Piece};
use crate::position::{Phase, Position, SEATS};

/// A position, written out. The public part has `letters` where they are open, the whole state always.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    options: Options,
    phase: Phase,
    first: Seat,
    turn: Seat,
    round: u32,
    left: u8,
    cell: Vec<Option<Field>>,
    pawn: Vec<Option<Field>>,
    key: Lookup<Key, Place>,
    guard: Lookup<Piece, Place>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    active: Option<Piece>,
    gdir: i8,
    blocks: u8,
    locked: Lookup<Piece, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due: Option<Time>,
    /// Follows from the rest; written for clients, not read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ask: Option<Ask>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<Won>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    letters: Option<Vec<Letters>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Won {
    winners: SeatSet,
}

fn write(open: &Position, letters: Option<[Letters; SEATS]>) -> Written {
    let count = usize::from(open.seats.count());
    let guards = [Piece::ALL[1], Piece::ALL[2]];
    Written {
        options: open.options,
        phase: open.phase,
        first: open.first,
        turn: open.turn,
        round: open.round,
        left: open.left,
        cell: open.cell[..count].to_vec(),
        pawn: open.pawn[..count].to_vec(),
        key: Key::ALL.into_iter().zip(open.key).collect(),
        guard: guards.into_iter().zip(open.guard).collect(),
        active: open.active,
        gdir: open.gdir,
        blocks: open.blocks,
        locked: Piece::ALL.into_iter().zip(open.locked).filter(|(_, lock)| *lock > 0).collect(),
        due: open.due,
        ask: asked(open),
        outcome: (open.phase == Phase::Over).then_some(Won { winners: open.winners }),
        letters: letters.map(|letters| letters[..count].to_vec()),
    }
}

/// The ask that is open, if cells are being picked.
fn asked(open: &Position) -> Option<Ask> {
    (open.phase == Phase::Pick).then(|| Ask::new(open.ask().into(), SeatSet::one(open.turn), open.due))
}

impl Written {
    fn read(self) -> Result<Cells, &'static str> {
        let seats = u8::try_from(self.cell.len()).ok().and_then(Seats::new);
        let seats = seats
            .filter(|seats| usize::from(seats.count()) <= SEATS)
            .ok_or("cell: one for each of 2 to 4 seats")?;
        let count = usize::from(seats.count());
        let letters = self.letters.unwrap_or_default();
        if self.pawn.len() != count || letters.len() != count {
            return Err("pawn and letters: as many as cells");
        }
        let mut position = Position {
            options: self.options,
            seats,
            phase: self.phase,
            first: self.first,
            turn: self.turn,
            round: self.round,
            left: self.left,
            cell: [None; SEATS],
            pawn: [None; SEATS],
            key: Key::ALL.map(|key| self.key.get(&key).copied().unwrap_or(Place::line(0))),
            guard: [1, 2].map(|index| self.guard.get(&Piece::ALL[index]).copied().unwrap_or(Place::line(0))),
            active: self.active,
            gdir: self.gdir,
            blocks: self.blocks,
            locked: Piece::ALL.map(|piece| self.locked.get(&piece).copied().unwrap_or(0)),
            due: self.due,
            winners: self.outcome.map_or(SeatSet::NONE, |won| won.winners),
            letters: None,
            scan: Default::default(),
        };
        if self.key.len() != 6
            || self.guard.len() != 2
            || self.guard.keys().any(|piece| !matches!(piece, Piece::G1 | Piece::G2))
        {
            return Err("key and guard: all six keys, G1 and G2");
        }
        position.cell[..count].copy_from_slice(&self.cell);
        position.pawn[..count].copy_from_slice(&self.pawn);
        let mut all = [Letters::NONE; SEATS];
        all[..count].copy_from_slice(&letters);
        if position.phase == Phase::Over || position.options.open_letters {
            position.letters = Some(all);
        }
        position.look();
        Ok(Cells { open: position, letters: all })
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write(self, self.letters).serialize(to)
    }
}

/// A client reads the public part. Letters that are not open are none of its business.
impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let mut written = Written::deserialize(from)?;
        written.letters.get_or_insert_with(|| vec![Letters::NONE; written.cell.len()]);
        written.read().map(|game| game.open).map_err(serde::de::Error::custom)
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write(&self.open, Some(self.letters)).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cells, D::Error> {
        Written::deserialize(from)?.read().map_err(serde::de::Error::custom)
    }
}
