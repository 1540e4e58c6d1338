//! Before the game: who sits where, who is the host, and who may come.

use protocol::{GuestId, Name, Phase, Refusal, SeatOf, Sign};
use table::{Coded, Entropy, Eye, Seat, Sitter};

use crate::event::{Effect, Link};
use crate::house::House;
use crate::record::{By, Record};

/// For how long the host must be gone before somebody else may take their place.
const HOST_AWAY_MS: u64 = 120_000;

impl House {
    pub(crate) fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.seats.iter().find(|seat| self.holds(guest, *seat))
    }

    pub(crate) fn holds(&self, guest: GuestId, seat: Seat) -> bool {
        self.sitters.get(seat.index()).and_then(SeatOf::person) == Some(guest)
    }

    /// Who sits there.
    pub(crate) fn sitter(&self, seat: Seat) -> Result<&SeatOf, Refusal> {
        self.sitters.get(seat.index()).ok_or(Refusal::NoSuchSeat { seat })
    }

    fn only_gathering(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Gathering { Ok(()) } else { Err(Refusal::Begun) }
    }

    pub(crate) fn only_host(&self, by: By) -> Result<(), Refusal> {
        if by.guest == self.host { Ok(()) } else { Err(Refusal::NotTheHost) }
    }

    /// The sign that was wished for if nobody else has it, or else the first that nobody has.
    pub(crate) fn free_sign(&self, wish: Option<Sign>, own: Option<Seat>) -> Sign {
        let others = || self.seats.iter().zip(&self.sitters).filter(|(seat, _)| Some(*seat) != own);
        let is_free = |sign: &Sign| others().all(|(_, sitter)| sitter.sign() != Some(*sign));
        let free = wish.filter(is_free).or_else(|| Sign::all().find(is_free));
        // A table with more seats than there are signs has some twice.
        free.or(wish).unwrap_or_default()
    }

    /// Somebody takes a free seat, and leaves the one they had; or takes their own again.
    pub(crate) fn sit(
        &mut self,
        by: By,
        seat: Option<Seat>,
        (name, wish): (Name, Option<Sign>),
        entropy: Option<Entropy>,
        now: u64,
    ) -> Result<(), Coded> {
        self.only_gathering()?;
        let own = self.seat_of(by.guest);
        let free = || self.seats.iter().find(|seat| self.sitters.get(seat.index()) == Some(&SeatOf::Free));
        let seat = seat.or(own).or_else(free).ok_or(Refusal::NoFreeSeat)?;
        if *self.sitter(seat)? != SeatOf::Free && own != Some(seat) {
            return Err(Refusal::SeatTaken { seat }.into());
        }
        let had = own.and_then(|own| self.sitters.get(own.index())?.sign());
        let sign = self.free_sign(wish.or(had), own);
        self.arrange(Record::Sat { by, seat, name, sign, entropy }, now);
        Ok(())
    }

    /// Somebody who sits already takes one more seat, for somebody else who shares their device.
    pub(crate) fn sit_also(&mut self, by: By, seat: Seat, name: Name, now: u64) -> Result<(), Coded> {
        self.only_gathering()?;
        self.seat_of(by.guest).ok_or(Refusal::NotSeated)?;
        if *self.sitter(seat)? != SeatOf::Free {
            return Err(Refusal::SeatTaken { seat }.into());
        }
        let sign = self.free_sign(None, None);
        self.arrange(Record::SatAlso { by, seat, name, sign }, now);
        Ok(())
    }

    /// A guest with several seats looks with the eyes of this one.
    pub(crate) fn look(&mut self, link: Link, seat: Seat, now: u64) -> Result<(), Refusal> {
        let guest = self.guests.get(&link).ok_or(Refusal::NotAtATable)?;
        if !self.holds(guest.guest, seat) {
            return Err(Refusal::NotYourSeat);
        }
        if let Some(guest) = self.guests.get_mut(&link) {
            guest.eye = Eye::Seat(seat);
        }
        self.tell_whole(link, now);
        Ok(())
    }

    /// What a guest sees with: the eyes they have, if those are still theirs, or else those of their first seat.
    pub(crate) fn eye_of(&self, guest: GuestId, now: Eye) -> Eye {
        let kept = now.seat().filter(|seat| self.holds(guest, *seat));
        kept.or_else(|| self.seat_of(guest)).map_or(Eye::Watcher, Eye::Seat)
    }

    /// A seat becomes free: by whoever sits there, or by the host.
    pub(crate) fn stand(&mut self, by: By, seat: Seat, now: u64) -> Result<(), Coded> {
        self.only_gathering()?;
        if *self.sitter(seat)? == SeatOf::Free {
            return Err(Refusal::SeatFree { seat }.into());
        }
        if !self.holds(by.guest, seat) {
            self.only_host(by)?;
        }
        self.arrange(Record::Stood { by, seat }, now);
        Ok(())
    }

    /// The host says who may come, whether bots play for those who drop out, and how races are decided.
    pub(crate) fn set(
        &mut self,
        by: By,
        (public, watchers): (Option<bool>, Option<bool>),
        (stand_ins, fair_race): (Option<bool>, Option<bool>),
        now: u64,
    ) -> Result<(), Coded> {
        self.only_host(by)?;
        if fair_race.is_some() && !self.game.real_time() {
            return Err(Refusal::NoRaces.into());
        }
        if (stand_ins.is_none() && fair_race.is_none()) || public.is_some() || watchers.is_some() {
            let (public, watchers) = (public.unwrap_or(self.public), watchers.unwrap_or(self.watchers));
            self.arrange(Record::Set { by, public, watchers }, now);
        }
        if let Some(on) = stand_ins {
            self.arrange(Record::StandIns { by: Some(by), on }, now);
        }
        if let Some(on) = fair_race {
            self.arrange(Record::FairRace { by: Some(by), on }, now);
        }
        Ok(())
    }

    /// The host hands over to somebody; or somebody takes over from a host who is gone before the game.
    pub(crate) fn change_host(&mut self, by: By, seat: Seat, now: u64) -> Result<(), Coded> {
        let person = self.sitter(seat)?.person().ok_or(Refusal::NoPersonThere { seat })?;
        if by.guest != self.host {
            if self.phase != Phase::Gathering || person != by.guest {
                return Err(Refusal::NotTheHost.into());
            }
            if self.gone_for(self.host, now) < HOST_AWAY_MS {
                return Err(Refusal::HostIsHere.into());
            }
        }
        self.arrange(Record::Host { by, seat }, now);
        Ok(())
    }

    /// The host begins the game.
    pub(crate) fn start(&mut self, by: By, now: u64) -> Result<(), Coded> {
        self.only_gathering()?;
        self.only_host(by)?;
        if self.sitters.contains(&SeatOf::Free) {
            return Err(Refusal::SeatsEmpty.into());
        }
        let dealt = self.game.begin(&self.options, self.seats, self.opening.seed, &self.entropy);
        let desk = dealt.map_err(|problem| crate::open::why(&problem))?;
        self.arrange(Record::Began { by }, now);
        self.desk = Some(desk);
        self.backlog.begin_at(self.seq);
        self.tell_news(None);
        self.clock.run(now);
        for (seat, sitter) in self.seats.iter().zip(self.sitters.clone()) {
            let sitter = match sitter {
                SeatOf::Bot { level, .. } => Sitter::Bot(level),
                SeatOf::Person { .. } | SeatOf::Free => Sitter::Person,
            };
            self.give(now, None, |desk, at| desk.sit(at, seat, sitter)).ok();
        }
        let mut hired = Vec::new();
        for seat in self.seats.iter() {
            self.hire(seat, &mut hired);
        }
        let seq = self.seq;
        self.held.extend(hired.into_iter().map(|effect| (seq, effect)));
        Ok(())
    }

    /// Somebody else plays for this seat from now on.
    pub(crate) fn change_sitter(&mut self, seat: Seat, sitter: Sitter, now: u64) {
        self.give(self.settled(now), None, |desk, at| desk.sit(at, seat, sitter)).ok();
        let mut hired = Vec::new();
        self.hire(seat, &mut hired);
        let seq = self.seq;
        self.held.extend(hired.into_iter().map(|effect| (seq, effect)));
    }

    /// A bot takes its seat, if the game says that one sits there.
    pub(crate) fn hire(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        let Some(level) = self.desk.as_ref().and_then(|desk| desk.bot(seat)).map(ToOwned::to_owned) else {
            self.bots.remove(&seat);
            return;
        };
        // It knows nothing of what was told to whoever sat there before.
        self.bots.insert(seat, crate::bots::BotSeat::default());
        // The commitment is known to everybody: a bot cannot guess the luck from its own whims.
        let text = format!("{} {seat}", self.opening.seed.commitment().to_hex());
        effects.push(Effect::Hire { seat, level, seed: table::Seed::from_text(&text) });
    }
}
