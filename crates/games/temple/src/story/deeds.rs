//! What each seat did.

use table::Seat;

use super::{Since, event};
use crate::expedition::{Expedition, SEATS};
use crate::facts::Fact;

/// What a seat did, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// Chambers discovered.
    pub chambers: u16,
    /// Whether the exit is one of them.
    pub found_exit: bool,
    /// Stones activated by a move of this seat.
    pub stones: u16,
    /// Own dice that went into stones, also by a mate's move.
    pub dice_for_stones: u16,
    /// Locked dice of others that were freed.
    pub freed: u16,
    /// Own ones.
    pub freed_own: u16,
    /// How often all dice were locked.
    pub locked_up: u16,
    /// Dice lost to slams.
    pub lost: u16,
    /// Slams that found the seat in the safe node.
    pub safe: u16,
    /// Throws.
    pub throws: u16,
    /// Chambers walked into.
    pub steps: u16,
    /// Calls for the goddess that she heard.
    pub calls: u16,
    /// When the seat got out.
    pub out: Option<Since>,
}

/// Adds what an entry told.
pub(super) fn note(
    all: &mut [Deeds; SEATS],
    at: Since,
    facts: &[Fact],
    before: &Expedition,
    after: &Expedition,
) {
    let mut of = |seat: Seat, count: &dyn Fn(&mut Deeds)| count(&mut all[seat.index() % SEATS]);
    for fact in facts {
        match *fact {
            Fact::Discovered { seat, tile, .. } => of(seat, &|deeds| {
                deeds.chambers += 1;
                deeds.found_exit |= tile == crate::Tile::EXIT;
            }),
            Fact::Activated { seat, stones, .. } | Fact::Linked { seat, stones } => {
                of(seat, &|deeds| deeds.stones += u16::from(stones))
            }
            Fact::Conjured { seat } => of(seat, &|deeds| deeds.stones += 1),
            Fact::Paid { seat, dice } => of(seat, &|deeds| deeds.dice_for_stones += u16::from(dice.len())),
            Fact::Freed { seat, whose, dice } => of(seat, &|deeds| {
                let freed = if seat == whose { &mut deeds.freed_own } else { &mut deeds.freed };
                *freed += u16::from(dice.len());
            }),
            Fact::LostDie { seat, .. } => of(seat, &|deeds| deeds.lost += 1),
            Fact::Outside { seats } => {
                let safe = after.inside().iter().filter(|seat| !seats.contains(*seat));
                safe.for_each(|seat| of(seat, &|deeds| deeds.safe += 1));
            }
            Fact::Slam { .. } if !after.tells_outside() => {
                let home =
                    after.inside().iter().filter(|seat| after.node_of(*seat) == Some(after.safe_node()));
                home.for_each(|seat| of(seat, &|deeds| deeds.safe += 1));
            }
            Fact::Thrown { seat, .. } => of(seat, &|deeds| deeds.throws = deeds.throws.saturating_add(1)),
            Fact::Entered { seat, .. } => of(seat, &|deeds| deeds.steps = deeds.steps.saturating_add(1)),
            Fact::Escaped { seat } => of(seat, &|deeds| deeds.out = Some(at)),
            _ => {}
        }
    }
    event::fresh_locked_up(before, after).for_each(|seat| of(seat, &|deeds| deeds.locked_up += 1));
}
