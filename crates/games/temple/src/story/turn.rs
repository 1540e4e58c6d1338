//! The moment at which it was decided.
//!
//! A game that is won was decided when, for the last time, the way became free: from then on the exit was known, and everybody
//! inside always had a die to throw and at least as many dice as the way out cost keys. What made it so is told; only if
//! there was hardly any time left, that is told instead.
//!
//! A game that is lost is told by what was missing at the end, the gravest first: the chalice, if everybody was out; nobody inside could throw any more; the exit
//! was not found; an adventurer was left locked up; the way out cost more keys than anybody had dice; or there was no time left.

use serde::Serialize;
use table::{Seat, SeatSet};

use super::{Event, Line, Since, Story};
use crate::chalice::Chalice;
use crate::expedition::{Expedition, SEATS};

/// Less than this on the clock is hardly any time, in milliseconds.
const NARROW: u64 = 15_000;
/// A seat that could throw nothing for so long at the end was left so, in milliseconds.
const LEFT: u64 = 30_000;
/// A stretch without progress is worth a word from this on.
const DROUGHT: u64 = 120_000;

/// What decided a game. It is written like a fact, for those who put it into words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Turn {
    /// Stones made the way free.
    ByStones { at: Since, seats: SeatSet, stones: u8 },
    /// The exit did.
    ByExit { at: Since, seat: Seat },
    /// A seat that could throw nothing was freed.
    ByRescue { at: Since, seat: Seat, whose: Seat },
    /// The goddess freed everybody.
    ByGoddess { at: Since, seat: Seat },
    /// A seat freed everybody with a restoring mask.
    ByMask { at: Since, seat: Seat },
    /// A seat got back the die that a curse had set aside.
    ByDieBack { at: Since, seat: Seat },
    /// A seat got out without a die to leave: the others had dice enough.
    ByLeaving { at: Since, seat: Seat },
    /// A seat got out and left a die.
    ByGift { at: Since, seat: Seat, whose: Seat },
    /// The last one got out with hardly any time left.
    Narrow { seat: Seat, left: Since },
    /// Everybody was out, but not the chalice: it was found and stayed behind, or was never found.
    NoChalice { found: bool },
    /// From this time on nobody inside had a die to throw.
    NobodyThrows { at: Since },
    /// The exit was not found: so many chambers were left.
    NoExit { chambers: u8 },
    /// A seat was locked up from this time on.
    LeftLocked { seat: Seat, at: Since, lasted: Since },
    /// The way out cost more keys than anybody inside had dice.
    TooDear { keys: u8, most: u8 },
    /// These were still inside.
    TooLate { seats: SeatSet, keys: u8 },
}

/// What else weighed on a game that was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Weight {
    /// A slam cost half of them a die.
    CostlySlam { at: Since, seats: SeatSet },
    /// For so long nothing was discovered or activated, and nobody got out.
    Drought { from: Since, to: Since },
}

/// Watches for it.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    /// When the way became free, if it still is, and what made it so.
    free: Option<(usize, Option<Turn>)>,
    /// Since when each seat inside has had no die to throw.
    stuck: [Option<(Since, usize)>; SEATS],
    /// Since when nobody inside has.
    all_stuck: Option<(Since, usize)>,
}

impl Watch {
    /// Looks at how everything stands after an entry, and at what it told.
    pub(super) fn look(&mut self, at: Since, moment: usize, lines: &[Line], after: &Expedition) {
        if after.end.is_some() {
            return;
        }
        if !is_free(after) {
            self.free = None;
        } else if self.free.is_none() {
            self.free = Some((moment, cause(at, lines)));
        }
        let since =
            |since: Option<(Since, usize)>, is_stuck: bool| is_stuck.then(|| since.unwrap_or((at, moment)));
        let is_stuck = |seat: Seat| after.node_of(seat).is_some() && !after.can_throw(seat);
        for seat in after.seats.iter() {
            self.stuck[seat.index()] = since(self.stuck[seat.index()], is_stuck(seat));
        }
        self.all_stuck = since(self.all_stuck, after.who_can_throw().is_empty());
    }

    /// What decided the game, and the moment.
    pub(super) fn turn(&self, story: &Story, open: &Expedition) -> Option<(Turn, usize)> {
        let end = open.end?;
        let last = story.lines.last()?;
        if !end.won {
            return self.missing(story, open).map(|(turn, moment)| (turn, moment.unwrap_or(last.moment)));
        }
        match last.what {
            Event::LastOut { seat } if is_narrow(story) => {
                Some((Turn::Narrow { seat, left: Since::left(end.time_left) }, last.moment))
            }
            _ => self.free.and_then(|(moment, turn)| Some((turn?, moment))),
        }
    }

    /// What was missing at the end, and since which moment.
    fn missing(&self, story: &Story, open: &Expedition) -> Option<(Turn, Option<usize>)> {
        // §1.13: all that can be missing when nobody is inside.
        if open.inside().is_empty() {
            return Some((Turn::NoChalice { found: open.chalice != Some(Chalice::Hidden) }, None));
        }
        // In practice it is lost as soon as nobody can throw and the goddess cannot be called.
        if story.collapse.is_none() {
            return Some((Turn::NobodyThrows { at: story.length }, None));
        }
        let lasted = |at: Since| Since(story.length.0.saturating_sub(at.0));
        if let Some((at, moment)) = self.all_stuck.filter(|(at, _)| lasted(*at).0 >= LEFT) {
            return Some((Turn::NobodyThrows { at }, Some(moment)));
        }
        if open.map.exit().is_none() {
            return Some((Turn::NoExit { chambers: open.pile.len() as u8 }, None));
        }
        let stuck = open.inside().iter().filter_map(|seat| Some((self.stuck[seat.index()]?, seat)));
        if let Some(((at, moment), seat)) = stuck.min().filter(|((at, _), _)| lasted(*at).0 >= LEFT) {
            return Some((Turn::LeftLocked { seat, at, lasted: lasted(at) }, Some(moment)));
        }
        let keys = open.keys_to_escape();
        let most = open.inside().iter().map(|seat| open.of(seat).dice.all().len()).max()?;
        let turn = match most < keys {
            true => Turn::TooDear { keys, most },
            false => Turn::TooLate { seats: open.inside(), keys },
        };
        Some((turn, None))
    }
}

/// Whether there was hardly any time left.
pub(super) fn is_narrow(story: &Story) -> bool {
    story.collapse.is_some() && story.end.is_some_and(|end| end.won && end.time_left < NARROW)
}

/// Whether the exit is known, and everybody inside has a die to throw and as many dice as the way out costs keys.
fn is_free(open: &Expedition) -> bool {
    let can_leave =
        |seat: Seat| open.can_throw(seat) && open.of(seat).dice.all().len() >= open.keys_to_escape();
    open.map.exit().is_some() && open.inside().iter().all(can_leave)
}

fn cause(at: Since, lines: &[Line]) -> Option<Turn> {
    lines.iter().find_map(|line| match line.what {
        Event::Stones { seats, stones, .. } | Event::Linked { seats, stones, .. } => {
            Some(Turn::ByStones { at, seats, stones })
        }
        Event::Conjured { seat } => Some(Turn::ByStones { at, seats: SeatSet::one(seat), stones: 1 }),
        Event::Restored { seat, .. } => Some(Turn::ByMask { at, seat }),
        Event::DieBack { seat } => Some(Turn::ByDieBack { at, seat }),
        Event::OutWithoutDice { seat } => Some(Turn::ByLeaving { at, seat }),
        Event::ExitFound { seat } => Some(Turn::ByExit { at, seat }),
        Event::Rescued { seat, whose, .. } => Some(Turn::ByRescue { at, seat, whose }),
        Event::Goddess { seat, .. } => Some(Turn::ByGoddess { at, seat }),
        Event::Out { seat, whose } => Some(Turn::ByGift { at, seat, whose }),
        _ => None,
    })
}

/// What else weighed: a third of the time without progress, else a slam that cost half of them a die, else a long stretch
/// without progress.
pub(super) fn weight(story: &Story) -> Option<Weight> {
    story.end.filter(|end| !end.won)?;
    let collapse = story.collapse?;
    let slams = story.lines.iter().filter_map(|line| match line.what {
        Event::Slam { seats, .. } => Some((seats.len(), Weight::CostlySlam { at: line.at, seats })),
        _ => None,
    });
    let half = usize::from(story.seats.count()).div_ceil(2).max(2);
    let costly = slams.filter(|(lost, _)| *lost >= half).max_by_key(|(lost, _)| *lost);
    let third = drought(story, collapse.0 / 3 + 1);
    third.or(costly.map(|(_, slam)| slam)).or_else(|| drought(story, DROUGHT))
}

/// The longest stretch without progress, if it was so long.
fn drought(story: &Story, least: u64) -> Option<Weight> {
    let progress = story.lines.iter().filter(|line| {
        matches!(
            line.what,
            Event::Discovered { .. }
                | Event::ExitFound { .. }
                | Event::Stones { .. }
                | Event::Linked { .. }
                | Event::Conjured { .. }
                | Event::Out { .. }
                | Event::OutWithoutDice { .. }
        )
    });
    let times: Vec<Since> =
        std::iter::once(Since(0)).chain(progress.map(|line| line.at)).chain([story.length]).collect();
    let longest = times.windows(2).max_by_key(|pair| pair[1].0 - pair[0].0)?;
    (longest[1].0 - longest[0].0 >= least).then_some(Weight::Drought { from: longest[0], to: longest[1] })
}
