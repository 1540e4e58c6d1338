//! What is worth a line in the story.

use serde::Serialize;
use table::{Seat, SeatSet};

use crate::chamber::Tile;
use crate::curses::Curse;
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
    /// This seat linked alliance chambers, and stones were activated with the dice of these.
    Linked { seat: Seat, seats: SeatSet, stones: u8 },
    /// A seat conjured a stone out of the ark.
    Conjured { seat: Seat },
    /// A seat freed dice with a restoring mask.
    Restored { seat: Seat, freed: u8 },
    /// A seat got back the die that a curse had set aside.
    DieBack { seat: Seat },
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
    /// A seat got out and had no die to leave.
    OutWithoutDice { seat: Seat },
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
    let locked = |open: &Expedition, seat: Seat| open.of(seat).dice.locked.len();
    let freed = || after.inside().iter().map(|seat| locked(before, seat)).sum();
    for (index, fact) in facts.iter().enumerate() {
        match *fact {
            Fact::Discovered { seat, tile: Tile::EXIT, .. } => events.push(Event::ExitFound { seat }),
            Fact::Discovered { seat, tile, .. } => events.push(Event::Discovered { seat, tile }),
            Fact::Paid { seat, .. } => payers = payers.with(seat),
            Fact::Activated { seat, tile, stones } => {
                // Nothing is paid in the abyss.
                let seats = if payers.is_empty() { SeatSet::one(seat) } else { payers };
                events.push(Event::Stones { seats, stones, tile });
            }
            Fact::Linked { seat, stones } => events.push(Event::Linked { seat, seats: payers, stones }),
            Fact::Conjured { seat } => events.push(Event::Conjured { seat }),
            Fact::Restored { seat } => events.push(Event::Restored { seat, freed: freed() }),
            Fact::CurseBroken { seat, curse: Curse::BrokenDie }
            | Fact::Countered { whose: seat, curse: Curse::BrokenDie, .. }
                if !before.of(seat).dice.aside.is_empty() =>
            {
                events.push(Event::DieBack { seat });
            }
            Fact::Freed { seat, whose, dice } if seat != whose => {
                let locked_up = before.is_locked_up(whose);
                events.push(Event::Rescued { seat, whose, freed: dice.len(), locked_up });
            }
            Fact::Called { seat } => *caller = Some(seat),
            Fact::GoddessHelped => {
                events.extend(caller.take().map(|seat| Event::Goddess { seat, freed: freed() }));
            }
            Fact::GoddessNotCalled => events.extend(caller.take().map(|seat| Event::NotCalled { seat })),
            Fact::Gong { times } => events.push(Event::Gong { times }),
            Fact::Slam { times } => events.push(Event::Slam { times, seats: SeatSet::NONE }),
            Fact::LostDie { seat, .. } => lost = lost.with(seat),
            Fact::Escaped { seat } if after.inside().is_empty() => events.push(Event::LastOut { seat }),
            Fact::Escaped { seat } if !matches!(facts.get(index + 1), Some(Fact::Gave { .. })) => {
                events.push(Event::OutWithoutDice { seat });
            }
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
