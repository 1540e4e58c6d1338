//! The game itself: what goes to the referee, and what comes of it.

use protocol::Phase;
use shelf::{Desk, Played};
use table::{Coded, Time};

use crate::house::House;
use crate::record::By;

/// How soon a bot whose move was refused looks again.
const SECOND_THOUGHT_MS: u64 = 250;

impl House {
    /// Gives something to the referee, at this time of the service. What follows from it is entered and told.
    pub(crate) fn give(
        &mut self,
        service: u64,
        by: Option<By>,
        input: impl FnOnce(&mut dyn Desk, Time) -> Played,
    ) -> Result<(), Coded> {
        let at = self.clock.at(service);
        self.give_at(at, by, input)
    }

    /// The same at this game time, or later if something has happened since.
    pub(crate) fn give_at(
        &mut self,
        at: Time,
        by: Option<By>,
        input: impl FnOnce(&mut dyn Desk, Time) -> Played,
    ) -> Result<(), Coded> {
        let Some(desk) = &mut self.desk else {
            return Err(protocol::Refusal::NotBegun.coded());
        };
        let at = at.max(desk.now());
        let played = input(desk.as_mut(), at);
        // Even what is refused may have made alarms ring that were due before it.
        self.tell_news(by.filter(|_| played.is_ok()));
        played.map_err(|problem| crate::open::why(&problem))
    }

    /// What is due by now happens: alarms ring and bots act, in the order of their times.
    pub(crate) fn ring_and_act(&mut self, now: u64) {
        while self.ring_or_act(self.clock.at(self.settled(now))) {}
    }

    /// The first of what is due by then happens. False if there is nothing more.
    pub(crate) fn ring_or_act(&mut self, at: Time) -> bool {
        if !self.clock.runs() || self.phase != Phase::Playing {
            return false;
        }
        let alarm = self.desk.as_ref().and_then(|desk| desk.alarm()).filter(|alarm| *alarm <= at);
        match self.next_act(alarm.unwrap_or(at)) {
            Some((when, seat, mv)) => {
                if self.give_at(when, None, |desk, at| desk.play(at, seat, &mv)).is_err() {
                    self.look_again(seat, at.after(SECOND_THOUGHT_MS));
                }
            }
            None => match alarm.filter(|_| !self.jammed) {
                Some(alarm) => {
                    self.jammed = self.give_at(alarm, None, |desk, at| desk.advance(at)).is_err();
                }
                None => return false,
            },
        }
        self.desk.as_ref().is_some_and(|desk| desk.outcome().is_none())
    }

    /// When the game is over its seed is laid open, and the clock stands.
    pub(crate) fn end(&mut self, now: u64) {
        if self.desk.as_ref().is_none_or(|desk| desk.outcome().is_none()) {
            return;
        }
        self.phase = Phase::Over;
        self.proposal = None;
        self.bots.clear();
        if self.clock.runs() {
            self.clock.stop(now);
        }
        if !self.revealed() {
            self.give(now, None, |desk, _| desk.reveal()).ok();
        }
    }
}
