//! What each of them is remembered for: something true, and if possible not the same twice.

use super::{Deeds, Event, Story};
use table::Seat;

/// What a seat is remembered for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Honour {
    /// Freed more dice of others than anybody else.
    Rescuer,
    /// Found the exit.
    Pathfinder,
    /// Put more dice into stones than anybody else.
    StoneBearer,
    /// Discovered more chambers than anybody else.
    DoorOpener,
    /// Was the last one out.
    LastOut,
    /// Was the first one out.
    FirstOut,
    /// Called the goddess, and she came.
    Caller,
    /// Walked more than anybody else.
    Walker,
    /// Threw more often than anybody else.
    Thrower,
    /// Was locked up, and got free each time.
    Unbroken,
    /// Was never locked up, which others were.
    Uncursed,
    /// Was at the entrance at every slam.
    Punctual,
    /// Was there.
    Companion,
}

impl Honour {
    /// Every honour; those that say most come first.
    pub const ALL: [Honour; 13] = [
        Honour::Rescuer,
        Honour::Pathfinder,
        Honour::StoneBearer,
        Honour::DoorOpener,
        Honour::LastOut,
        Honour::FirstOut,
        Honour::Caller,
        Honour::Walker,
        Honour::Thrower,
        Honour::Unbroken,
        Honour::Uncursed,
        Honour::Punctual,
        Honour::Companion,
    ];

    /// Its name, for those who put it into words.
    pub const fn name(self) -> &'static str {
        match self {
            Honour::Rescuer => "rescuer",
            Honour::Pathfinder => "pathfinder",
            Honour::StoneBearer => "stone-bearer",
            Honour::DoorOpener => "door-opener",
            Honour::LastOut => "last-out",
            Honour::FirstOut => "first-out",
            Honour::Caller => "caller",
            Honour::Walker => "walker",
            Honour::Thrower => "thrower",
            Honour::Unbroken => "unbroken",
            Honour::Uncursed => "uncursed",
            Honour::Punctual => "punctual",
            Honour::Companion => "companion",
        }
    }

    /// Whether a seat deserves it.
    fn fits(self, story: &Story, seat: Seat) -> bool {
        let mine = story.deeds_of(seat);
        let others = || story.seats.iter().filter(|other| *other != seat).map(|other| story.deeds_of(other));
        let alone = story.seats.count() == 1;
        let most = |count: fn(&Deeds) -> u16| {
            !alone && count(&mine) > 0 && others().all(|other| count(&other) < count(&mine))
        };
        let won = story.end.is_some_and(|end| end.won);
        let slams = story.lines.iter().filter(|line| {
            matches!(line.what, Event::Slam { .. }) && mine.out.is_none_or(|out| line.at < out)
        });
        match self {
            Honour::Rescuer => most(|deeds| deeds.freed),
            Honour::Pathfinder => mine.found_exit,
            Honour::StoneBearer => most(|deeds| deeds.dice_for_stones),
            Honour::DoorOpener => most(|deeds| deeds.chambers),
            Honour::LastOut => {
                won && !alone && story.lines.iter().any(|line| line.what == Event::LastOut { seat })
            }
            Honour::FirstOut => {
                !alone
                    && mine
                        .out
                        .is_some_and(|out| others().all(|other| other.out.is_none_or(|time| out < time)))
            }
            Honour::Caller => mine.calls > 0,
            Honour::Walker => most(|deeds| deeds.steps),
            Honour::Thrower => most(|deeds| deeds.throws),
            Honour::Unbroken => mine.locked_up > 0 && mine.out.is_some(),
            Honour::Uncursed => {
                mine.throws > 0 && mine.locked_up == 0 && others().any(|other| other.locked_up > 0)
            }
            Honour::Punctual => mine.safe > 0 && usize::from(mine.safe) == slams.count(),
            Honour::Companion => true,
        }
    }
}

/// One for each seat: as many different ones as there can be, the first of the list before the others.
pub(super) fn shared_out(story: &Story) -> Vec<Honour> {
    let seats: Vec<Seat> = story.seats.iter().collect();
    let mut given: Vec<Option<Honour>> = vec![None; seats.len()];
    for honour in Honour::ALL.into_iter().filter(|honour| *honour != Honour::Companion) {
        give(honour, story, &seats, &mut given, &mut vec![false; seats.len()]);
    }
    given.into_iter().map(|honour| honour.unwrap_or(Honour::Companion)).collect()
}

/// Gives an honour to a seat that has none, or to one whose own can go to another. (Kuhn's matching)
fn give(
    honour: Honour,
    story: &Story,
    seats: &[Seat],
    given: &mut [Option<Honour>],
    asked: &mut [bool],
) -> bool {
    for (index, seat) in seats.iter().enumerate() {
        if asked[index] || !honour.fits(story, *seat) {
            continue;
        }
        asked[index] = true;
        let is_free = match given[index] {
            None => true,
            Some(other) => give(other, story, seats, given, asked),
        };
        if is_free {
            given[index] = Some(honour);
            return true;
        }
    }
    false
}
