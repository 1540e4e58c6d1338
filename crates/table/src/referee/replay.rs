//! Coming back: snapshots, and running a log again.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Opening, Referee};
use crate::fact::{Facts, Told};
use crate::fairness::Seed;
use crate::log::{Chain, Entry, Happening, Log, MOST_ENTRIES, Stopped};
use crate::luck::{Luck, LuckMark};
use crate::refusal::BadOptions;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::time::Time;

/// All that is needed, with log and seed, to go on from a moment of the game. Written as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "R: Rules")]
pub struct Snapshot<R: Rules> {
    /// The version of the rules that made it.
    pub rules: u16,
    /// How many entries went in before it.
    pub seq: usize,
    /// The time of the table.
    pub now: Time,
    /// Whether game time stands still.
    pub paused: bool,
    /// Why the game ended, if its rules had not ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Stopped>,
    /// The state.
    pub state: R,
    /// How far the luck was used.
    pub luck: LuckMark,
    chain: Seed,
    told: Vec<(u32, Told<R::Fact>)>,
    chapters: Vec<u32>,
    undo: Vec<R>,
    undo_seat: Option<Seat>,
}

/// Where a log breaks.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {entry}: {why}")]
pub struct Breach {
    /// The number of the entry.
    pub entry: usize,
    /// What is wrong with it.
    pub why: Flaw,
}

/// What can be wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    /// The check does not fit: this entry, or one before it, is not what was written.
    #[error("its check does not fit")]
    Check,
    /// A move or an undo that is not lawful here.
    #[error("it is not lawful here")]
    Unlawful,
    /// An alarm should have rung, or rang at the wrong time.
    #[error("an alarm is missing, or rang at the wrong time")]
    Alarm,
    /// It cannot stand at this place or at this time.
    #[error("it cannot stand here")]
    Order,
    /// The log ends too early.
    #[error("the log ends too early")]
    Missing,
    /// The seed does not belong to the commitment.
    #[error("the seed does not belong to the commitment")]
    OtherSeed,
    /// The options cannot be dealt with.
    #[error("the options cannot be dealt with: {0}")]
    BadOptions(BadOptions),
    /// The log was made by another version of the rules.
    #[error("it was made by version {version} of the rules")]
    OtherRules {
        /// Which.
        version: u16,
    },
}

impl<R: Rules> Referee<R> {
    /// All that is needed, with log and seed, to go on from here. The seed is not in it.
    pub fn snapshot(&self) -> Snapshot<R> {
        Snapshot {
            rules: R::VERSION,
            seq: self.seq(),
            now: self.now,
            paused: self.paused,
            stopped: self.stopped,
            state: self.state.clone(),
            luck: self.luck.mark(),
            chain: Seed(self.chain.value),
            told: self.told.clone(),
            chapters: self.chapters.clone(),
            undo: self.undo.clone(),
            undo_seat: self.undo_seat,
        }
    }

    /// Goes on from a snapshot: entries of the log after it are run again.
    ///
    /// # Errors
    /// When log and snapshot do not belong together.
    pub fn from_snapshot(log: Log<R>, seed: Seed, snapshot: Snapshot<R>) -> Result<Referee<R>, Breach> {
        let Log { header, mut entries } = log;
        if snapshot.rules != R::VERSION {
            return Err(Breach { entry: snapshot.seq, why: Flaw::OtherRules { version: snapshot.rules } });
        }
        if snapshot.seq > entries.len() || snapshot.seq == 0 {
            return Err(Breach { entry: entries.len(), why: Flaw::Missing });
        }
        if seed.commitment() != header.commitment {
            return Err(Breach { entry: 0, why: Flaw::OtherSeed });
        }
        let later = entries.split_off(snapshot.seq);
        let log = Log { header, entries };
        let luck = Luck::resumed(&seed, &log.entropy(), &snapshot.luck);
        let mut referee = Referee {
            state: snapshot.state,
            luck,
            log,
            seed,
            chain: Chain::resumed(&seed, snapshot.chain.0),
            now: snapshot.now,
            paused: snapshot.paused,
            stopped: snapshot.stopped,
            facts: Facts::new(),
            told: snapshot.told,
            chapters: snapshot.chapters,
            undo: snapshot.undo,
            undo_seat: snapshot.undo_seat,
            buffer: Vec::new(),
        };
        for entry in later {
            referee.again(&entry)?;
        }
        Ok(referee)
    }

    /// Runs the first `upto` entries of a log again and compares every check.
    ///
    /// # Errors
    /// At the first entry that does not come out as it is written.
    pub fn replay(
        log: &Log<R>,
        seed: Seed,
        upto: usize,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<Referee<R>, Breach> {
        if log.header.rules != R::VERSION {
            return Err(Breach { entry: 0, why: Flaw::OtherRules { version: log.header.rules } });
        }
        if seed.commitment() != log.header.commitment {
            return Err(Breach { entry: 0, why: Flaw::OtherSeed });
        }
        let mut opening: Opening<R> = Opening::from_header(log.header.clone(), seed);
        let mut entries = log.entries.iter().take(upto).enumerate();
        let mut referee = loop {
            let (number, entry) =
                entries.next().ok_or(Breach { entry: opening.log.entries.len(), why: Flaw::Missing })?;
            let flaw = |why| Breach { entry: number, why };
            match &entry.what {
                Happening::Entropy { seat, bytes } if entry.at == Time::ZERO => {
                    opening.add_entropy(*seat, *bytes).map_err(|_| flaw(Flaw::Order))?;
                    if opening.log.entries[number].check != entry.check {
                        return Err(flaw(Flaw::Check));
                    }
                }
                Happening::Deal if entry.at == Time::ZERO => {
                    let referee = opening.deal_again().map_err(|bad| flaw(Flaw::BadOptions(bad)))?;
                    if referee.last().check != entry.check {
                        return Err(flaw(Flaw::Check));
                    }
                    break referee;
                }
                _ => return Err(flaw(Flaw::Order)),
            }
        };
        told(&referee);
        for (_, entry) in entries {
            referee.again(entry)?;
            told(&referee);
        }
        Ok(referee)
    }

    /// Runs one entry of a log again.
    fn again(&mut self, entry: &Entry<R::Move>) -> Result<(), Breach> {
        let number = self.seq();
        let flaw = |why| Breach { entry: number, why };
        let frozen = self.paused
            && !matches!(
                entry.what,
                Happening::Resume | Happening::Sit { .. } | Happening::Outage { .. } | Happening::Stop { .. }
            );
        let done = self.stopped.is_some()
            && !matches!(
                entry.what,
                Happening::Sit { .. } | Happening::Outage { .. } | Happening::Reveal { .. }
            );
        if entry.at < self.now || frozen || done || number >= MOST_ENTRIES {
            return Err(flaw(Flaw::Order));
        }
        let rings = matches!(entry.what, Happening::Ring);
        if self.alarm().is_some_and(|alarm| alarm < entry.at || (rings && alarm != entry.at))
            || (rings && self.alarm().is_none())
        {
            return Err(flaw(Flaw::Alarm));
        }
        match &entry.what {
            Happening::Move { seat, mv } => {
                if !self.seats().contains(*seat) {
                    return Err(flaw(Flaw::Unlawful));
                }
                self.judge(entry.at, *seat, mv).map_err(|_| flaw(Flaw::Unlawful))?;
                self.make_move(entry.at, *seat, mv);
            }
            Happening::Ring => self.ring(entry.at),
            Happening::Undo { seat } => self.take_back(entry.at, *seat).map_err(|_| flaw(Flaw::Unlawful))?,
            Happening::Stop { why } => {
                if self.outcome().is_some() || !why.fits(self.seats()) {
                    return Err(flaw(Flaw::Unlawful));
                }
                self.halt(entry.at, *why);
            }
            Happening::Reveal { seed } if *seed != self.seed => return Err(flaw(Flaw::OtherSeed)),
            Happening::Entropy { .. } | Happening::Deal => return Err(flaw(Flaw::Order)),
            Happening::Pause => {
                self.paused = true;
                self.note(entry.at, Happening::Pause, &mut |_| ());
            }
            Happening::Resume if !self.paused => return Err(flaw(Flaw::Order)),
            Happening::Resume => {
                self.paused = false;
                self.note(entry.at, Happening::Resume, &mut |_| ());
            }
            other => self.note(entry.at, other.clone(), &mut |_| ()),
        }
        if self.last().check == entry.check { Ok(()) } else { Err(flaw(Flaw::Check)) }
    }
}
