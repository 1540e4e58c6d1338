//! What an expedition is called.

use super::{Event, Story, Turn, turn};
use crate::expedition::Expedition;

/// So many dice freed for others make a story of helping, for each seat.
const HELPFUL: u16 = 3;

/// The name of an expedition, from how it went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Title {
    /// Won with hardly any time left.
    Narrow,
    /// Won, and nobody was ever locked up or lost a die.
    Unscathed,
    /// Won with more than a third of the time left.
    Swift,
    /// Won with many dice freed for others.
    Helpful,
    /// Won with an empty ark.
    EveryStone,
    /// Won.
    Escape,
    /// Lost: all were out, but not the chalice.
    NoChalice,
    /// Lost: only one of several was inside.
    OneMissing,
    /// Lost: some were out.
    NotAll,
    /// Lost: nobody inside could throw any more.
    Cursed,
    /// Lost: the exit was not found.
    Dark,
    /// Lost: too many stones in the ark.
    Heavy,
    /// Lost.
    Buried,
    /// Broken off.
    BrokenOff,
}

impl Title {
    /// Every title.
    pub const ALL: [Title; 14] = [
        Title::Narrow,
        Title::Unscathed,
        Title::Swift,
        Title::Helpful,
        Title::EveryStone,
        Title::Escape,
        Title::NoChalice,
        Title::OneMissing,
        Title::NotAll,
        Title::Cursed,
        Title::Dark,
        Title::Heavy,
        Title::Buried,
        Title::BrokenOff,
    ];

    /// Its name, for those who put it into words.
    pub const fn name(self) -> &'static str {
        match self {
            Title::Narrow => "narrow",
            Title::Unscathed => "unscathed",
            Title::Swift => "swift",
            Title::Helpful => "helpful",
            Title::EveryStone => "every-stone",
            Title::Escape => "escape",
            Title::NoChalice => "no-chalice",
            Title::OneMissing => "one-missing",
            Title::NotAll => "not-all",
            Title::Cursed => "cursed",
            Title::Dark => "dark",
            Title::Heavy => "heavy",
            Title::Buried => "buried",
            Title::BrokenOff => "broken-off",
        }
    }
}

pub(super) fn of(story: &Story, open: &Expedition) -> Title {
    let Some(end) = open.end else { return Title::BrokenOff };
    let count = usize::from(story.seats.count());
    if end.won {
        let freed: u16 = story.deeds.iter().map(|deeds| deeds.freed).sum();
        let harm = |line: &super::Line| match line.what {
            Event::LockedUp { .. } => true,
            Event::Slam { seats, .. } => !seats.is_empty(),
            _ => false,
        };
        return match () {
            () if turn::is_narrow(story) => Title::Narrow,
            () if !story.lines.iter().any(harm) => Title::Unscathed,
            () if story.collapse.is_some_and(|all| end.time_left * 3 > all.0) => Title::Swift,
            () if freed >= HELPFUL * count as u16 => Title::Helpful,
            () if end.stones == 0 => Title::EveryStone,
            () => Title::Escape,
        };
    }
    match (story.inside.len(), story.turn) {
        (0, _) => Title::NoChalice,
        (1, _) if count > 1 => Title::OneMissing,
        (inside, _) if inside < count => Title::NotAll,
        (_, Some((Turn::NobodyThrows { .. }, _))) => Title::Cursed,
        (_, Some((Turn::NoExit { .. }, _))) => Title::Dark,
        (_, Some((Turn::TooDear { .. }, _))) => Title::Heavy,
        _ => Title::Buried,
    }
}
