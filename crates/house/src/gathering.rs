//! Before the game: who sits where.

use protocol::{GuestId, Name, Phase, Refusal, SeatOf};
use table::{Coded, Entropy, Seat, Sitter};

use crate::event::Effect;
use crate::house::House;
use crate::record::{By, Record};

impl House {
    pub(crate) fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.seats.iter().find(|seat| self.holds(guest, *seat))
    }

    pub(crate) fn holds(&self, guest: GuestId, seat: Seat) -> bool {
        matches!(self.sitters.get(seat.index()), Some(SeatOf::Person { guest: sitter, .. }) if *sitter == guest)
    }

    fn seat(&mut self, seat: Seat) -> Result<&mut SeatOf, Refusal> {
        if self.phase != Phase::Gathering {
            return Err(Refusal::Begun);
        }
        self.sitters.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat { seat })
    }

    fn free_seat(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.seat(seat)? {
            SeatOf::Free => Ok(()),
            _ => Err(Refusal::SeatTaken { seat }),
        }
    }

    fn only_host(&self, by: By) -> Result<(), Refusal> {
        if by.guest == self.opening.host { Ok(()) } else { Err(Refusal::NotTheHost) }
    }

    /// Somebody takes a free seat, and leaves the one they had.
    pub(crate) fn sit(
        &mut self,
        by: By,
        seat: Seat,
        name: Name,
        entropy: Option<Entropy>,
    ) -> Result<(), Coded> {
        self.free_seat(seat).map_err(|refusal| refusal.coded())?;
        self.arrange("sat", Record::Sat { by, seat, name, entropy });
        Ok(())
    }

    /// A seat becomes free: by whoever sits there, or by the host.
    pub(crate) fn stand(&mut self, by: By, seat: Seat) -> Result<(), Coded> {
        self.seat(seat).map_err(|refusal| refusal.coded())?;
        if !self.holds(by.guest, seat) {
            self.only_host(by).map_err(|refusal| refusal.coded())?;
        }
        self.arrange("stood", Record::Stood { by, seat });
        Ok(())
    }

    /// The host puts a bot into a free seat.
    pub(crate) fn put_bot(&mut self, by: By, seat: Seat, level: String) -> Result<(), Coded> {
        self.only_host(by).and_then(|()| self.free_seat(seat)).map_err(|refusal| refusal.coded())?;
        if !self.game.levels().contains(&level.as_str()) {
            return Err(Refusal::NoSuchBot.coded());
        }
        self.arrange("bot", Record::Bot { by, seat, level });
        Ok(())
    }

    /// Enters who sits where now, and tells everybody.
    fn arrange(&mut self, what: &'static str, record: Record) {
        let seq = self.enter(&record);
        self.seat_again(record);
        self.tell_table(seq, what);
        self.tell_new_eyes();
    }

    /// What one of these entries did to the seats.
    pub(crate) fn seat_again(&mut self, record: Record) {
        match record {
            Record::Sat { by, seat, name, entropy } => {
                for other in self.seats.iter() {
                    if self.holds(by.guest, other) {
                        self.sitters[other.index()] = SeatOf::Free;
                        self.entropy.retain(|(of, _)| *of != other);
                    }
                }
                self.sitters[seat.index()] = SeatOf::Person { guest: by.guest, name };
                self.entropy.extend(entropy.map(|bytes| (seat, bytes)));
            }
            Record::Stood { seat, .. } => {
                self.sitters[seat.index()] = SeatOf::Free;
                self.entropy.retain(|(of, _)| *of != seat);
            }
            Record::Bot { seat, level, .. } => self.sitters[seat.index()] = SeatOf::Bot(level),
            Record::Opened(_) | Record::Began { .. } | Record::Game { .. } => {}
        }
    }

    /// The host begins the game.
    pub(crate) fn start(&mut self, by: By, now: u64) -> Result<(), Coded> {
        let ready = if self.phase != Phase::Gathering {
            Err(Refusal::Begun)
        } else if self.sitters.contains(&SeatOf::Free) {
            self.only_host(by).and(Err(Refusal::SeatsEmpty))
        } else {
            self.only_host(by)
        };
        ready.map_err(|refusal| refusal.coded())?;
        let dealt = self.game.begin(&self.options, self.seats, self.opening.seed, &self.entropy);
        let desk = dealt.map_err(|problem| crate::open::why(&problem))?;
        let seq = self.enter(&Record::Began { by });
        self.phase = Phase::Playing;
        self.tell_table(seq, "began");
        self.desk = Some(desk);
        self.backlog.begin_at(self.seq, 0);
        self.tell_news(None);
        self.clock.run(now);
        for (seat, sitter) in self.seats.iter().zip(self.sitters.clone()) {
            let sitter = match sitter {
                SeatOf::Bot(level) => Sitter::Bot(level),
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

    /// A bot takes its seat, if the game says that one sits there.
    pub(crate) fn hire(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        let Some(level) = self.desk.as_ref().and_then(|desk| desk.bot(seat)).map(ToOwned::to_owned) else {
            self.bots.remove(&seat);
            return;
        };
        self.bots.entry(seat).or_default();
        // The commitment is known to everybody: a bot cannot guess the luck from its own whims.
        let text = format!("{} {seat}", self.opening.seed.commitment().to_hex());
        effects.push(Effect::Hire { seat, level, seed: table::Seed::from_text(&text) });
    }
}
