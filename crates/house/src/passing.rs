//! A seat changes hands: to another device, or to somebody else.

use protocol::{GuestId, Name, PassCode, Phase, Refusal, SeatOf};
use table::{Coded, Seat, Sitter};

use crate::house::House;
use crate::record::{By, Record};

/// For how long a code is good.
const PASS_MS: u64 = 600_000;

/// A code for a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pass {
    /// The request that asked for it.
    pub(crate) by: By,
    pub(crate) seat: Seat,
    /// Whose seat it was then: if it is somebody else's now, the code is void.
    pub(crate) holder: GuestId,
    pub(crate) digest: [u8; 32],
    /// The time of the service until which it is good.
    pub(crate) until: u64,
    /// The code itself, in case the answer gets lost; not after a restart, because it is written nowhere.
    pub(crate) code: Option<PassCode>,
}

impl House {
    /// A code is made for a seat.
    pub(crate) fn pass(
        &mut self,
        by: By,
        seat: Option<Seat>,
        luck: Option<[u8; 16]>,
        now: u64,
    ) -> Result<(), Coded> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over.into());
        }
        let seat = seat.or(self.seat_of(by.guest)).ok_or(Refusal::NotSeated)?;
        let person = match self.sitter(seat)? {
            SeatOf::Person { guest, .. } => *guest,
            SeatOf::Free => return Err(Refusal::SeatFree { seat }.into()),
            SeatOf::Bot { .. } => return Err(Refusal::NoPersonThere { seat }.into()),
        };
        let may = person == by.guest || (by.guest == self.host && self.phase == Phase::Gathering);
        if !may {
            return Err(Refusal::NotYourSeat.into());
        }
        // Without randomness there is no secret; the shell has said in its log why it had none.
        let code = PassCode::from_bytes(luck.ok_or(Refusal::HouseFull)?);
        let until = now.saturating_add(PASS_MS);
        self.arrange(Record::Passed { by, seat, digest: code.digest(), until }, now);
        if let Some(pass) = self.passes.iter_mut().find(|pass| pass.by == by) {
            pass.code = Some(code);
        }
        Ok(())
    }

    /// The code that was made for this request, if it is known and still good for something.
    pub(crate) fn code_for(&self, by: By) -> Option<PassCode> {
        self.passes.iter().find(|pass| pass.by == by)?.code
    }

    /// Somebody shows a code.
    pub(crate) fn claim(&mut self, by: By, code: &PassCode, name: Name, now: u64) -> Result<Seat, Coded> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over.into());
        }
        if self.seat_of(by.guest).is_some() {
            return Err(Refusal::AlreadySeated.into());
        }
        let digest = code.digest();
        let mut found = None;
        for pass in &self.passes {
            // Every byte is looked at: how long it takes says nothing about how much was right.
            let differs = pass.digest.iter().zip(&digest).fold(0, |all, (one, other)| all | (one ^ other));
            if differs == 0 && now < pass.until {
                found = Some(pass.seat);
            }
        }
        let seat = found.ok_or(Refusal::NoSuchPass)?;
        self.arrange(Record::Claimed { by, seat, name }, now);
        if self.desk.as_ref().is_some_and(|desk| desk.bot(seat).is_some()) {
            self.change_sitter(seat, Sitter::Person, now);
        }
        Ok(seat)
    }
}
