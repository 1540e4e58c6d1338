//! What all persons at the table have to agree to, and what one of them does alone: giving up.

use protocol::{Phase, Proposal, Refusal, SeatOf, Wish};
use table::{Coded, Seat, SeatSet, Sitter, Stopped};

use crate::fault::Fault;
use crate::house::House;
use crate::record::{By, Record};

/// For how long a proposal stands.
const PROPOSAL_MS: u64 = 60_000;

/// Something that was proposed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proposed {
    pub(crate) what: Wish,
    pub(crate) by: Seat,
    pub(crate) agreed: SeatSet,
    /// The time of the service until which it stands.
    pub(crate) until: u64,
}

impl Proposed {
    pub(crate) fn shown(&self) -> Proposal {
        Proposal { what: self.what, by: self.by, agreed: self.agreed }
    }
}

impl House {
    /// The seat of somebody who plays, while the game is on.
    fn player(&self, by: By) -> Result<Seat, Refusal> {
        match self.phase {
            Phase::Gathering => Err(Refusal::NotBegun),
            Phase::Over => Err(Refusal::Over),
            Phase::Playing => self.seat_of(by.guest).ok_or(Refusal::NotSeated),
        }
    }

    /// Whether game time stands still because all agreed to a pause.
    pub fn is_paused(&self) -> bool {
        self.desk.as_ref().is_some_and(|desk| desk.is_paused())
    }

    pub(crate) fn propose(&mut self, by: By, what: Wish, now: u64) -> Result<(), Coded> {
        let seat = self.player(by)?;
        if self.proposal.is_some() {
            return Err(Refusal::ProposalOpen.into());
        }
        if what == Wish::Pause && self.is_paused() {
            return Err(Coded::plain("paused"));
        }
        self.arrange(Record::Proposed { by, seat, what, until: now.saturating_add(PROPOSAL_MS) }, now);
        self.carry(now);
        Ok(())
    }

    pub(crate) fn agree(&mut self, by: By, now: u64) -> Result<(), Coded> {
        let seat = self.player(by)?;
        let agreed = self.proposal.as_ref().ok_or(Refusal::NoProposal)?.agreed;
        if agreed.contains(seat) {
            return Err(Refusal::AlreadyAgreed.into());
        }
        self.arrange(Record::Agreed { by, seat }, now);
        self.carry(now);
        Ok(())
    }

    /// Somebody does not agree, or takes back what they proposed.
    pub(crate) fn decline(&mut self, by: By, now: u64) -> Result<(), Coded> {
        self.player(by)?;
        if self.proposal.is_none() {
            return Err(Refusal::NoProposal.into());
        }
        self.arrange(Record::Declined { by }, now);
        Ok(())
    }

    /// A proposal that stood for too long is one no more.
    pub(crate) fn lapse(&mut self, now: u64) {
        if self.proposal.as_ref().is_some_and(|proposal| proposal.until <= now) {
            self.arrange(Record::Lapsed, now);
        }
    }

    /// If all persons with a seat agree, it is done.
    pub(crate) fn carry(&mut self, now: u64) {
        let Some(Proposed { what, agreed, .. }) = self.proposal else { return };
        let persons = self.seats.iter().zip(&self.sitters).filter(|(_, sitter)| sitter.person().is_some());
        let persons: SeatSet = persons.map(|(seat, _)| seat).collect();
        // Whoever holds several seats, for people who share a device, speaks for all of them.
        let speakers: Vec<_> =
            agreed.iter().filter_map(|seat| self.sitters.get(seat.index())?.person()).collect();
        let agrees = |seat: &Seat| {
            self.sitters
                .get(seat.index())
                .and_then(SeatOf::person)
                .is_some_and(|guest| speakers.contains(&guest))
        };
        if persons.is_empty() {
            self.arrange(Record::Lapsed, now);
        } else if persons.iter().all(|seat| agrees(&seat)) {
            self.arrange(Record::Carried, now);
            match what {
                Wish::Pause => self.pause(now),
                Wish::End => self.stop(Stopped::Agreed, now),
            }
        }
    }

    /// Game time and bots stand still.
    fn pause(&mut self, now: u64) {
        if self.give(self.settled(now), None, |desk, at| desk.pause(at)).is_ok() {
            if !self.has(Fault::ClockRunsInPause) {
                self.clock.stop(now);
            }
            self.stop_bots();
        }
    }

    /// Anybody who plays ends a pause.
    pub(crate) fn resume(&mut self, by: By, now: u64) -> Result<(), Coded> {
        self.player(by)?;
        self.give(now, Some(by), |desk, _| desk.resume())?;
        self.clock.run(now);
        Ok(())
    }

    /// Somebody gives up. If nobody is left but one seat or team, it wins; otherwise a bot plays on.
    pub(crate) fn concede(&mut self, by: By, now: u64) -> Result<(), Coded> {
        let seat = self.player(by)?;
        if self.game.together() {
            return Err(Refusal::OnlyTogether.into());
        }
        let gave_up = |sitter: &SeatOf| matches!(sitter, SeatOf::Bot { conceded: true, .. });
        let left = self.seats.iter().zip(&self.sitters).filter(|(_, sitter)| !gave_up(sitter));
        let left: SeatSet = left.map(|(seat, _)| seat).filter(|other| *other != seat).collect();
        let team = |seat| self.desk.as_ref().map_or(SeatSet::one(seat), |desk| desk.team(seat));
        // Mates win together, also with somebody who gave up before.
        let winners = left.iter().next().map_or(SeatSet::NONE, team).without(seat);
        if left.iter().all(|other| winners.contains(other)) {
            self.arrange(Record::Conceded { by, seat, level: None }, now);
            // Whoever plays alone gives up against nobody.
            let alone = winners.is_empty();
            let why = if alone { Stopped::Agreed } else { Stopped::Conceded { seat, to: winners } };
            self.stop(why, now);
        } else {
            let level = self.game.levels().first().map(|level| (*level).to_owned());
            let level = level.ok_or(Refusal::NoSuchBot)?;
            self.arrange(Record::Conceded { by, seat, level: Some(level.clone()) }, now);
            self.change_sitter(seat, Sitter::Bot(level), now);
            self.carry(now);
        }
        Ok(())
    }

    /// The game is over, though its rules have not ended it.
    fn stop(&mut self, why: Stopped, now: u64) {
        // If the rules end it at this very moment, that counts.
        self.give(self.settled(now), None, |desk, at| desk.stop(at, why)).ok();
    }
}
