//! Talk. It is no part of the game: it is told to those present, in order with everything else, and kept nowhere.

use std::collections::VecDeque;

use protocol::{Answer, GuestId, Line, Phase, Phrase, Refusal, Said};
use table::{Coded, Eye, Eyes, Lookup, SeatSet};

use crate::event::{Link, Text};
use crate::house::House;
use crate::record::By;

/// How often somebody may speak in the long run, and how much sooner if they were silent before: five lines at once.
const PAUSE_MS: u64 = 1_000;
const AHEAD_MS: u64 = 4 * PAUSE_MS;
/// How many requests are remembered: one that is sent again is not said twice.
const MOST: usize = 64;

/// Who has spoken lately.
#[derive(Default)]
pub(crate) struct Talk {
    /// The time of the service up to which each guest has used up what they may say.
    used: Lookup<GuestId, u64>,
    said: VecDeque<By>,
}

impl Talk {
    /// Whether this guest may speak now. Then they have.
    fn admit(&mut self, guest: GuestId, now: u64) -> bool {
        self.used.retain(|_, used| *used > now);
        let used = self.used.get(&guest).copied().unwrap_or(now);
        if used > now.saturating_add(AHEAD_MS) {
            return false;
        }
        self.used.insert(guest, used.saturating_add(PAUSE_MS));
        true
    }

    fn note(&mut self, by: By) {
        self.said.push_back(by);
        if self.said.len() > MOST {
            self.said.pop_front();
        }
    }
}

impl House {
    /// Who may hear somebody with this eye now.
    fn audience(&self, eye: Eye) -> Eyes {
        match (&self.desk, eye) {
            (Some(desk), Eye::Seat(seat)) if self.phase == Phase::Playing => desk.talk(seat),
            // Whoever looks over everybody's shoulder does not talk to those who play.
            (Some(_), Eye::Watcher) if self.phase == Phase::Playing => {
                Eyes { seats: SeatSet::NONE, watchers: true }
            }
            _ => Eyes::ALL,
        }
    }

    /// Somebody says something to whoever may hear it.
    pub(crate) fn say(
        &mut self,
        link: Link,
        by: By,
        text: Option<Line>,
        phrase: Option<Phrase>,
        now: u64,
    ) -> Result<(), Coded> {
        let Some(speaker) = self.guests.get(&link) else { return Err(Refusal::NotAtATable.into()) };
        let (eye, name) = (speaker.eye, speaker.name.clone());
        if text.is_some() == phrase.is_some() {
            return Err(Refusal::BadMessage { why: "either a text or a phrase".to_owned() }.into());
        }
        let said = Said { id: None, from: eye.seat(), name, text, phrase };
        let own: Text = Answer::Said(Said { id: Some(by.id), ..said.clone() }).write().into();
        if self.talk.said.contains(&by) {
            self.hold(link, own);
            return Ok(());
        }
        let to = self.audience(eye);
        let others = eye.seat().map_or(to.seats, |seat| to.seats.without(seat));
        if others.is_empty() && !to.watchers {
            return Err(Refusal::NoTalk.into());
        }
        if !self.talk.admit(by.guest, now) {
            return Err(Refusal::TooFast.into());
        }
        self.talk.note(by);
        let text: Text = Answer::Said(said).write().into();
        let hears = |guest: &crate::telling::Guest| to.contains(guest.eye) || guest.guest == by.guest;
        let listeners =
            self.guests.iter().filter(|(other, guest)| **other != link && !guest.slow && hears(guest));
        let listeners: Vec<Link> = listeners.map(|(link, _)| *link).collect();
        for listener in listeners {
            self.hold(listener, text.clone());
        }
        self.hold(link, own);
        Ok(())
    }
}
