//! Getting cards and tiles: the display, lockers and exit tiles, slots. (Rules §1.7, §1.8)

use table::{Eyes, Few, Seat, SeatSet};

use crate::act::{Act, CONTACTS, draw_bit};
use crate::facts::Fact;
use crate::moves::Place;
use crate::stash::{Contact, Goods, Known, Received, Stashed, Vault};
use crate::task::Question;

impl Act<'_> {
    /// Takes a contact from the display, which is filled up again from the left once the taking was told.
    pub(crate) fn draw_from_display(
        &mut self,
        index: usize,
        taken: impl FnOnce(Contact) -> Fact,
    ) -> Option<Contact> {
        let contact = self.open().display.take(index)?;
        self.facts.tell(taken(contact));
        self.refill();
        Some(contact)
    }

    /// A new contact comes in at the far left, if there is one.
    pub(crate) fn refill(&mut self) {
        let left: u32 = self.game.open.deck.iter().map(|count| u32::from(*count)).sum();
        if left == 0 {
            return;
        }
        let mut number = self.luck.below(CONTACTS, left);
        for contact in Contact::ALL {
            let count = u32::from(self.game.open.deck[contact as usize]);
            if number < count {
                self.open().deck[contact as usize] -= 1;
                self.open().display.push_front(contact);
                self.facts.tell(Fact::ContactShown { contact });
                return;
            }
            number -= count;
        }
    }

    pub(crate) fn start_contact(&mut self, seat: Seat, display: u8) {
        let taken = |contact| Fact::ContactTaken { seat, contact };
        let Some(contact) = self.draw_from_display(usize::from(display), taken) else { return };
        self.me(seat).contacts[0] = Some(Known { contact, used: false });
    }

    pub(crate) fn take_contact(&mut self, seat: Seat, display: usize) {
        let taken = |contact| Fact::ContactTaken { seat, contact };
        let Some(contact) = self.draw_from_display(display, taken) else { return };
        self.ask(seat, Question::Put(Received::Contact(contact)));
    }

    /// Looks at some tiles of a pile, chosen by luck; nobody else sees them.
    pub(crate) fn look(&mut self, seat: Seat, pile: Vault) {
        let count = self.game.open.may_look_at(seat, pile);
        let mut rest = self.game.vaults[pile as usize];
        let mut seen = 0_u8;
        for _ in 0..count {
            let Some(tile) = draw_bit(rest, self.luck) else { break };
            rest &= !(1 << tile);
            seen |= 1 << tile;
        }
        let own = &mut self.game.own[seat.index()];
        own.seen = Few::first_of((0..8).filter(|tile| seen & (1 << tile) != 0));
        let values = Few::first_of(own.seen.iter().map(|tile| pile.value(tile)));
        self.facts.tell(Fact::Looked { seat, pile, count });
        self.facts.tell_to(Eyes::only(SeatSet::one(seat)), Fact::Saw { seat, pile, values });
        self.facts.seal();
        self.ask(seat, Question::Keep(pile));
    }

    pub(crate) fn keep(&mut self, seat: Seat, pile: Vault, index: usize) {
        let own = &mut self.game.own[seat.index()];
        own.kept = own.seen.get(index);
        own.seen = Few::NONE;
        if let Some(tile) = own.kept {
            self.game.vaults[pile as usize] &= !(1 << tile);
            self.open().vaults[pile as usize] -= 1;
        }
        if !pile.is_locker() {
            self.me(seat).looked[pile as usize - Vault::GreyExit as usize] = true;
        }
        self.facts.tell(Fact::Kept { seat, pile });
        self.ask(seat, Question::Put(Received::Tile(Goods::Loot(pile))));
    }

    pub(crate) fn put(&mut self, seat: Seat, what: Received, into: Place) {
        let player = self.game.open.player(seat);
        let room = match what {
            Received::Contact(_) => player.contact_room(),
            Received::Tile(_) => player.stash_room(),
        };
        let kept = self.game.own[seat.index()].kept.take();
        let slot = match into {
            Place::Discard => return self.facts.tell(Fact::Discarded { seat, what }),
            Place::Slot => room.unwrap_or(0),
            Place::Replace(slot) => usize::from(slot),
        };
        match what {
            Received::Contact(contact) => {
                self.me(seat).contacts[slot] = Some(Known { contact, used: false });
            }
            Received::Tile(what) => {
                self.me(seat).stash[slot] = Some(Stashed { what, used: false });
                self.game.own[seat.index()].loot[slot] = kept;
            }
        }
        let slot = slot as u8;
        if let Place::Replace(_) = into {
            self.facts.tell(Fact::Replaced { seat, what, slot });
            self.gain(seat);
        } else {
            self.facts.tell(Fact::Stored { seat, what, slot });
        }
    }
}
