//! What is worth a line in the story.

use serde::Serialize;
use table::{Seat, SeatSet};

use crate::chamber::Tile;
use crate::expedition::Expedition;
use crate::facts::Fact;

/// Something that happened. It is written like a fact, for those who put it into words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat discovered a chamber.
    Discovered { seat: Seat, tile: Tile },
    /// A seat found the exit.
    ExitFound { seat: Seat },
    /// Stones were activated with the dice of these.
    Stones { seats: SeatSet, stones: u8, tile: Tile },
    /// All dice of a seat were locked.
    LockedUp { seat: Seat },
    /// A seat freed dice of another, which may have been locked up.
    Rescued { seat: Seat, whose: Seat, freed: u8, locked_up: bool },
    /// The goddess freed dice, called by this seat.
    Goddess { seat: Seat, freed: u8 },
    /// This seat called her, and not everybody agreed.
    NotCalled { seat: Seat },
    /// A gong.
    Gong { times: u8 },
    /// The doors slammed, and these lost a die.
    Slam { times: u8, seats: SeatSet },
    /// A seat got out, the last of all.
    LastOut { seat: Seat },
    /// A seat got out and left a die.
    Out { seat: Seat, whose: Seat },
    /// Everybody was out, but the chalice stayed behind.
    ChaliceLeft,
    /// The temple collapsed over these.
    Collapsed { seats: SeatSet },
}

/// The lines that the facts of an entry are worth.
pub(super) fn of(
    facts: &[Fact],
    before: &Expedition,
    after: &Expedition,
    caller: &mut Option<Seat>,
) -> Vec<Event> {
    let mut events = Vec::new();
    let mut payers = SeatSet::NONE;
    let mut lost = SeatSet::NONE;
    for fact in facts {
        match *fact {
            Fact::Discovered { seat, tile: Tile::EXIT, .. } => events.push(Event::ExitFound { seat }),
            Fact::Discovered { seat, tile, .. } => events.push(Event::Discovered { seat, tile }),
            Fact::Paid { seat, .. } => payers = payers.with(seat),
            Fact::Activated { tile, stones, .. } => {
                events.push(Event::Stones { seats: payers, stones, tile })
            }
            // The chamber where the link was made stands for all.
            Fact::Linked { seat, stones } => {
                let tile = after.node_of(seat).map(|node| node.tile());
                events.extend(tile.map(|tile| Event::Stones { seats: payers, stones, tile }));
            }
            Fact::Freed { seat, whose, dice } if seat != whose => {
                let locked_up = before.is_locked_up(whose);
                events.push(Event::Rescued { seat, whose, freed: dice.len(), locked_up });
            }
            Fact::Called { seat } => *caller = Some(seat),
            Fact::GoddessHelped => {
                let locked = |open: &Expedition, seat| open.of(seat).dice.locked.len();
                let freed = after.inside().iter().map(|seat| locked(before, seat)).sum();
                events.extend(caller.take().map(|seat| Event::Goddess { seat, freed }));
            }
            Fact::GoddessNotCalled => events.extend(caller.take().map(|seat| Event::NotCalled { seat })),
            Fact::Gong { times } => events.push(Event::Gong { times }),
            Fact::Slam { times } => events.push(Event::Slam { times, seats: SeatSet::NONE }),
            Fact::LostDie { seat, .. } => lost = lost.with(seat),
            Fact::Escaped { seat } if after.inside().is_empty() => events.push(Event::LastOut { seat }),
            Fact::Gave { seat, whose } => events.push(Event::Out { seat, whose }),
            Fact::Collapsed => events.push(Event::Collapsed { seats: after.inside() }),
            Fact::ChaliceLeft => events.push(Event::ChaliceLeft),
            // Not worth a line. They are named, so that a new fact cannot be forgotten.
            Fact::Laid { .. }
            | Fact::Ready { .. }
            | Fact::ClockSet { .. }
            | Fact::Thrown { .. }
            | Fact::Freed { .. }
            | Fact::Entered { .. }
            | Fact::PutBack { .. }
            | Fact::Escaped { .. }
            | Fact::Voted { .. }
            | Fact::Ended { .. }
            | Fact::Cursed { .. }
            | Fact::CurseDiscarded { .. }
            | Fact::SetAside { .. }
            | Fact::CurseBroken { .. }
            | Fact::TreasureLaid { .. }
            | Fact::Took { .. }
            | Fact::Spent { .. }
            | Fact::Restored { .. }
            | Fact::Conjured { .. }
            | Fact::WallOpened { .. }
            | Fact::TeleportOffered { .. }
            | Fact::TeleportDeclined { .. }
            | Fact::Teleported { .. }
            | Fact::Outside { .. }
            | Fact::Vanished { .. }
            | Fact::SentHome { .. }
            | Fact::ChaliceSentHome { .. }
            | Fact::ChaliceFound { .. }
            | Fact::ChaliceCarried { .. }
            | Fact::ChaliceDelivered { .. }
            | Fact::LostTreasure { .. }
            | Fact::GaveUp { .. }
            | Fact::Swapped { .. }
            | Fact::SwappedBack { .. }
            | Fact::Countered { .. }
            | Fact::TorchPlanted { .. }
            | Fact::TorchOut => {}
        }
    }
    for event in &mut events {
        if let Event::Slam { seats, .. } = event {
            *seats = lost;
        }
    }
    events.extend(fresh_locked_up(before, after).map(|seat| Event::LockedUp { seat }));
    events
}

/// Those inside all of whose dice are locked now, and were not before.
pub(super) fn fresh_locked_up(before: &Expedition, after: &Expedition) -> impl Iterator<Item = Seat> {
    let were = before.who_is_locked_up();
    after.who_is_locked_up().iter().filter(move |seat| !were.contains(*seat))
}
