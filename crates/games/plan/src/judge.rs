//! Why not. Everything here follows from what one seat can see. (Rules §1.15)

use table::Seat;

use crate::city::matches;
use crate::data::{
    BELT, CANS_PER_TURN, CHURCH_PRICE, DAYS, FEE, GANG_PRICE, HEAL_PRICE, INCOME_UNLOCK, SLOTS,
};
use crate::heist::Heist;
use crate::hex::Hex;
use crate::moves::{Bonus, Item, Means, Move, Opener, Place, Refusal};
use crate::node::Node;
use crate::own::Own;
use crate::player::Player;
use crate::police::{Officer, Officers};
use crate::reach::{self, Ends, reaches};
use crate::site::Location;
use crate::stash::{Asset, Contact, Fixer, Goods, Received, Vault};
use crate::task::Question;
use crate::tile::Tile;
use crate::travel::{Turn, Way};

pub(crate) type Ruling = Result<(), Refusal>;

/// What one seat can see.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) open: &'a Heist,
    pub(crate) own: &'a Own,
    pub(crate) seat: Seat,
}

/// Refuses if something is wrong.
pub(crate) fn refuse_if(wrong: bool, why: Refusal) -> Ruling {
    if wrong { Err(why) } else { Ok(()) }
}

impl<'a> View<'a> {
    pub(crate) fn me(&self) -> &'a Player {
        self.open.player(self.seat)
    }

    fn affords(&self, needs: u16) -> Ruling {
        refuse_if(self.own.cash < needs, Refusal::NoCash { needs })
    }

    pub(crate) fn judge(&self, mv: Move) -> Ruling {
        let Some((asked, what)) = self.open.asked() else { return Err(Refusal::Over) };
        refuse_if(asked != self.seat, Refusal::NotYourTurn { seat: asked })?;
        if let Some(ruling) = self.judge_action(what, mv) {
            return ruling;
        }
        match (what, mv) {
            (Question::StartContact, Move::StartContact { display })
            | (Question::TakeContact, Move::TakeContact { display }) => {
                refuse_if(usize::from(display) >= self.open.display.len(), Refusal::NoSuchContact)
            }
            (Question::IncomeUnlock, Move::Pass) => Ok(()),
            (Question::IncomeUnlock, Move::Unlock { asset }) => {
                self.can_unlock(asset)?;
                self.affords(INCOME_UNLOCK)
            }
            (Question::Unlock, Move::Unlock { asset }) => self.can_unlock(asset),
            (Question::PlaceTile, Move::PlaceTile { stack, q, r, rotation }) => {
                self.can_place(stack, Hex::at(q, r), rotation)
            }
            (Question::Site(tile), Move::Site { name }) => {
                let fits = Location::on(tile).any(|place| place.kind() == name.kind());
                refuse_if(!fits, Refusal::WrongSite { site: name })?;
                refuse_if(self.open.sites.of(name).is_some(), Refusal::SiteTaken { site: name })
            }
            (Question::UseDisc, Move::UseDisc) => self.affords(if self.open.is_fee_due() { FEE } else { 0 }),
            (Question::UseDisc, Move::Decline) => Ok(()),
            (Question::Act, Move::Rest) => refuse_if(self.me().rested, Refusal::RestedBefore),
            (Question::Act, Move::Travel) => refuse_if(!self.can_travel(), Refusal::LeadsNowhere),
            (Question::Act, Move::Pass) => {
                refuse_if(!self.me().rested || self.can_walk_somewhere(), Refusal::CanGo)
            }
            (Question::Act | Question::End, Move::Escape) => self.can_escape(),
            (Question::End, Move::EndTurn) => Ok(()),
            (Question::Travel, _) => self.can_go_on(mv),
            (Question::By(to), Move::By { means }) => self.can_fly_by(means, to),
            (Question::Key, Move::Key { with }) => {
                let cost = self.opener(with)?;
                self.affords(cost)
            }
            (Question::Avoid, Move::Avoid { item, tile, officers }) => self.can_avoid(item, tile, officers),
            (Question::Avoid, Move::TakeWounds) => Ok(()),
            (Question::Officer(types), Move::Officer { officer, from, to }) => {
                refuse_if(!types.contains(officer), Refusal::WrongType)?;
                self.open.can_move(officer, from, to)
            }
            (Question::Remove(officer), Move::Remove { from }) => {
                refuse_if(!self.open.city.contains(from), Refusal::NotInCity { tile: from })?;
                refuse_if(
                    !self.open.city.police(from).contains(officer),
                    Refusal::NoSuchOfficer { tile: from },
                )
            }
            (Question::MoveOfficer { for_sandra, .. }, Move::Pass) => {
                refuse_if(for_sandra, Refusal::MustMove)
            }
            (Question::MoveOfficer { towards, .. }, Move::MoveOfficer { officer, from, to }) => {
                self.open.can_move_towards(towards, officer, from, to)
            }
            _ => self.judge_visit(what, mv),
        }
    }

    fn judge_visit(&self, what: Question, mv: Move) -> Ruling {
        match (what, mv) {
            (Question::Church, Move::Pay) => self.affords(CHURCH_PRICE),
            (Question::Hospital, Move::Heal { wounds }) => {
                let most = self.me().wounds;
                refuse_if(wounds > most, Refusal::TooManyHealed { wounds: most })?;
                self.affords(HEAL_PRICE[usize::from(wounds) % HEAL_PRICE.len()])
            }
            (Question::Hire(_), Move::Hire) => self.affords(GANG_PRICE),
            (Question::BuyFixer, Move::BuyFixer { name }) => {
                refuse_if(!self.open.sells(name), Refusal::NotForSale)?;
                self.affords(name.cost())
            }
            (Question::BuyEquipment(_), Move::BuyEquipment { kind }) => {
                refuse_if(self.open.equipment[kind as usize] == 0, Refusal::NotForSale)?;
                self.affords(kind.cost())
            }
            (Question::BuyEquipment(_), Move::Done) => Ok(()),
            (Question::OpenLocker, Move::OpenLocker { colour, with }) => self.can_open(colour, with),
            (Question::Look(_), Move::Look) => Ok(()),
            (
                Question::Church
                | Question::Hire(_)
                | Question::BuyFixer
                | Question::OpenLocker
                | Question::Look(_),
                Move::No,
            ) => Ok(()),
            (Question::Keep(_), Move::Keep { index }) => {
                refuse_if(usize::from(index) >= self.own.seen.len(), Refusal::NoSuchTile)
            }
            (Question::Put(what), Move::Put { into }) => self.can_put(what, into),
            (Question::Bonus, Move::Bonus { take: Bonus::Disc }) => {
                refuse_if(!self.me().takes_disc(), Refusal::NoUse)
            }
            (Question::Bonus, Move::Bonus { take: Bonus::Asset }) => {
                refuse_if(self.me().locked.is_empty(), Refusal::NoUse)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    // ----- windows ----------------------------------------------------------------------------------------------------

    /// Executive actions, in the windows for them.
    fn judge_action(&self, what: Question, mv: Move) -> Option<Ruling> {
        let any = matches!(what, Question::Act | Question::Avoid | Question::End);
        let ruling = match mv {
            Move::Contact { slot } if any || what == Question::Travel => self.can_use_contact(what, slot),
            Move::Fixer { slot } if any => self.can_use_fixer(slot),
            Move::Asset { place } if any => self.can_use_asset(place),
            Move::Gang { hq } if any => self.can_use_member(hq).and_then(|()| self.can_lose_notoriety()),
            Move::FirstAid if any => {
                refuse_if(!self.me().first_aid, Refusal::FirstAidUsed).and_then(|()| self.can_heal())
            }
            Move::Fixer { .. } | Move::Asset { .. } | Move::Gang { .. } | Move::FirstAid
                if what == Question::Travel =>
            {
                Err(Refusal::NotNow)
            }
            _ => return None,
        };
        Some(ruling)
    }

    /// A contact that lies there ready to be used.
    fn ready_contact(&self, slot: u8) -> Result<Contact, Refusal> {
        let slot = usize::from(slot);
        let known = self.me().contacts.get(slot).copied().flatten().ok_or(Refusal::EmptySlot)?;
        refuse_if(self.me().is_cuffed(slot), Refusal::Handcuffed)?;
        refuse_if(known.used, Refusal::FaceDown)?;
        Ok(known.contact)
    }

    fn can_use_contact(&self, what: Question, slot: u8) -> Ruling {
        let contact = self.ready_contact(slot)?;
        refuse_if((what == Question::Travel) != (contact == Contact::Driver), Refusal::NotNow)?;
        match contact {
            Contact::SnitchRed | Contact::SnitchBlue | Contact::SnitchBlack => {
                let there = contact.snitches_on().is_some_and(|officer| self.open.stands_somewhere(officer));
                refuse_if(!there, Refusal::NoOfficerToMove)?;
            }
            Contact::Hacker => refuse_if(!self.open.can_move_any(Officers::TYPES), Refusal::NoOfficerToMove)?,
            Contact::FixerContact => self.can_take_disc()?,
            Contact::Informant => self.can_lose_notoriety()?,
            Contact::Doctor => self.can_heal()?,
            Contact::Broker => refuse_if(self.me().locked.is_empty(), Refusal::NothingLocked)?,
            Contact::Lawyer => refuse_if(self.me().handcuffs == 0, Refusal::NoHandcuffs)?,
            Contact::Mule => {}
            Contact::Driver => {
                self.affords(contact.cost())?;
                let mut means = self.means();
                means.drivers -= 1;
                means.cash -= contact.cost();
                let Some(turn) = self.open.turn else { return Err(Refusal::NotNow) };
                let more = turn.mp + crate::data::DRIVER;
                return refuse_if(
                    !self.arrives(turn.node, more, turn.ridden, means, self.ends()),
                    Refusal::LeadsNowhere,
                );
            }
            _ => return Err(Refusal::NotNow),
        }
        self.affords(contact.cost())
    }

    fn can_use_fixer(&self, slot: u8) -> Ruling {
        let stashed = self.me().stash.get(usize::from(slot)).copied().flatten().ok_or(Refusal::EmptySlot)?;
        let Goods::Fixer(fixer) = stashed.what else { return Err(Refusal::NotNow) };
        refuse_if(stashed.used, Refusal::FaceDown)?;
        match fixer {
            Fixer::Helicopter => Err(Refusal::NotNow),
            Fixer::Safe => Ok(()),
            Fixer::Disguise | Fixer::Motorcycle => self.can_lose_notoriety(),
            Fixer::IdCard => self.can_take_disc(),
            Fixer::FirstAidKit => self.can_heal(),
            Fixer::EnergyDrink => refuse_if(!self.me().has_face_down(), Refusal::NothingFaceDown),
            Fixer::Telephone => refuse_if(self.open.display.is_empty(), Refusal::DisplayEmpty),
        }
    }

    fn can_use_asset(&self, place: u8) -> Ruling {
        let asset = self.me().belt.get(usize::from(place)).copied().flatten().ok_or(Refusal::EmptySlot)?;
        match (asset, asset.moves()) {
            (Asset::ExtraAction, _) => self.can_take_disc()?,
            (Asset::Heal, _) => self.can_heal()?,
            (_, Some(officer)) => {
                refuse_if(!self.open.can_move_any(Officers::one(officer)), Refusal::NoOfficerToMove)?;
            }
            _ => return Err(Refusal::NotNow),
        }
        self.affords(BELT[usize::from(place) % SLOTS])
    }

    fn can_use_member(&self, hq: Location) -> Ruling {
        refuse_if(!self.open.members_of(self.seat).any(|one| one == hq), Refusal::NoMember)
    }

    fn can_lose_notoriety(&self) -> Ruling {
        refuse_if(!self.me().takes_less(), Refusal::LowEnough)
    }

    fn can_heal(&self) -> Ruling {
        refuse_if(!self.me().is_wounded(), Refusal::NotWounded)
    }

    fn can_take_disc(&self) -> Ruling {
        refuse_if(!self.me().takes_disc(), Refusal::TooManyDiscs)
    }

    fn can_unlock(&self, asset: Asset) -> Ruling {
        refuse_if(!self.me().locked.contains(asset), Refusal::NotLocked { asset })
    }

    // ----- the city -----------------------------------------------------------------------------------------------------

    fn can_place(&self, stack: u8, at: Hex, rotation: u8) -> Ruling {
        let top = self.open.stacks.get(usize::from(stack)).and_then(|stack| stack.top);
        let tile = top.ok_or(Refusal::EmptyStack)?;
        refuse_if(rotation >= 6, Refusal::NoSuchRotation)?;
        let most = self.open.options.max_radius;
        refuse_if(at.distance(Hex::MIDDLE) > most, Refusal::TooFarOut { most })?;
        refuse_if(self.open.city.tile_at(at).is_some(), Refusal::Occupied)?;
        let land = self.open.options.land_match_required;
        let around = self.open.city.around(at).ok_or(Refusal::TouchesTooFew)?;
        // A tile that matches nowhere need not.
        let fits = matches(tile, &around, rotation, land);
        refuse_if(!fits && self.open.has_matching_spot(tile), Refusal::NoMatchingEdge)
    }

    // ----- a turn -------------------------------------------------------------------------------------------------------

    fn can_escape(&self) -> Ruling {
        refuse_if(self.open.day < DAYS, Refusal::TooEarly)?;
        let here = self.me().pawn.kind().exit();
        refuse_if(here.is_none() || here != self.open.open_exit(), Refusal::NotAtOpenExit)?;
        self.affords(self.open.exit_cost())
    }

    /// What this seat has for travelling besides movement points.
    pub(crate) fn means(&self) -> reach::Means {
        let me = self.me();
        let used = self.open.turn.map_or(0, |turn| turn.cans);
        let free = me.fixer(Fixer::Helicopter).is_some()
            || me.fixer(Fixer::Motorcycle).is_some()
            || self.open.members_of(self.seat).next().is_some();
        let pilot = me.ready(Contact::Pilot).next().map(|_| Contact::Pilot.cost());
        let master = me.belt_place(Asset::MasterKey).map(|place| BELT[place]);
        let smith = me.ready(Contact::Locksmith).next().map(|_| Contact::Locksmith.cost());
        let key = (me.keys != [0; 3]).then_some(0);
        reach::Means {
            cash: self.own.cash,
            cans: me.gas.min(CANS_PER_TURN.saturating_sub(used)),
            drivers: me.ready(Contact::Driver).count() as u8,
            driver_cost: Contact::Driver.cost(),
            flight: if free { Some(0) } else { pilot },
            key: [key, master, smith].into_iter().flatten().min(),
        }
    }

    pub(crate) fn ends(&self) -> Ends {
        let closed = self.open.closed() & !self.me().pawn.bit();
        let all = self.open.city.map().all & !self.me().pawn.bit();
        Ends { open: all & !closed, closed }
    }

    /// Whether a travel that stands here comes to an end.
    pub(crate) fn arrives(&self, from: Node, mp: u8, ridden: bool, means: reach::Means, ends: Ends) -> bool {
        reaches(self.open.city.map(), from, mp, ridden, means, ends)
    }

    fn can_travel(&self) -> bool {
        let turn = Turn::begin(self.seat, self.me().pawn);
        self.arrives(turn.node, turn.mp, false, self.means(), self.ends())
    }

    /// The same without anything but the subway.
    fn can_walk_somewhere(&self) -> bool {
        let turn = Turn::begin(self.seat, self.me().pawn);
        self.arrives(turn.node, turn.mp, false, reach::Means::default(), self.ends())
    }

    // ----- travel -------------------------------------------------------------------------------------------------------

    /// Where the travel goes on from.
    pub(crate) fn way(&self, turn: &Turn) -> Way<'a> {
        let heed = self.open.watched().difference(turn.left).without(Tile::HOSPITAL);
        Way { map: self.open.city.map(), from: turn.node, start: self.me().pawn, heed }
    }

    fn can_go_on(&self, mv: Move) -> Ruling {
        let Some(turn) = self.open.turn else { return Err(Refusal::NotAsked) };
        let means = self.means();
        match mv {
            Move::Step { to, left } => {
                refuse_if(turn.mp == 0, Refusal::NoMovement)?;
                let way = self.way(&turn);
                let sets = way.step(way.walks().as_ref(), to);
                refuse_if(sets.is_empty(), Refusal::NotAStep)?;
                self.can_step(&turn, to, means, self.ends())?;
                refuse_if(!sets.contains(left), Refusal::WrongTilesLeft)
            }
            Move::Ride { to, left } => {
                refuse_if(turn.ridden, Refusal::RiddenBefore)?;
                let way = self.way(&turn);
                let walks = way.walks().ok_or(Refusal::NoStation)?;
                let sets = way.ride(&walks, to);
                refuse_if(sets.is_empty(), Refusal::NoStation)?;
                let arrives = self.arrives(to.into(), turn.mp + 1, true, means, self.ends());
                refuse_if(!arrives, Refusal::LeadsNowhere)?;
                refuse_if(!sets.contains(left), Refusal::WrongTilesLeft)
            }
            Move::Fly { to, left } => {
                refuse_if(turn.mp == 0, Refusal::NoMovement)?;
                let way = self.way(&turn);
                let sets = way.flight(way.walks().as_ref(), to);
                refuse_if(sets.is_empty(), Refusal::NoHelipad)?;
                self.can_fly(to, means, self.ends())?;
                refuse_if(!sets.contains(left), Refusal::WrongTilesLeft)
            }
            Move::Gas => {
                refuse_if(self.me().gas == 0, Refusal::NoGas)?;
                refuse_if(turn.cans >= CANS_PER_TURN, Refusal::TooManyCans)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Whether a step that is a step may be made.
    pub(crate) fn can_step(&self, turn: &Turn, to: Node, means: reach::Means, ends: Ends) -> Ruling {
        match to.location() {
            None => {
                refuse_if(!self.arrives(to, turn.mp - 1, turn.ridden, means, ends), Refusal::LeadsNowhere)
            }
            Some(place) if ends.closed & place.bit() != 0 => {
                let needs = means.key.ok_or(Refusal::NoKey)?;
                refuse_if(means.cash < needs, Refusal::NoCash { needs })
            }
            Some(_) => Ok(()),
        }
    }

    /// Whether a flight that is one can be paid.
    pub(crate) fn can_fly(&self, to: Location, means: reach::Means, ends: Ends) -> Ruling {
        let flight = means.flight.ok_or(Refusal::NoMeans)?;
        let key = if ends.closed & to.bit() != 0 { means.key.ok_or(Refusal::NoKey)? } else { 0 };
        let needs = flight + key;
        refuse_if(means.cash < needs, Refusal::NoCash { needs })
    }

    fn can_fly_by(&self, by: Means, to: Location) -> Ruling {
        let cost = match by {
            Means::Gang(hq) => self.can_use_member(hq).map(|()| 0)?,
            Means::Helicopter => self.me().fixer(Fixer::Helicopter).map(|_| 0).ok_or(Refusal::NoMeans)?,
            Means::Motorcycle => self.me().fixer(Fixer::Motorcycle).map(|_| 0).ok_or(Refusal::NoMeans)?,
            Means::Pilot(slot) => match self.ready_contact(slot)? {
                Contact::Pilot => Contact::Pilot.cost(),
                _ => return Err(Refusal::NoMeans),
            },
        };
        let key = if self.open.is_closed(to) { self.means().key.ok_or(Refusal::NoKey)? } else { 0 };
        self.affords(cost + key)
    }

    /// What opening something with this costs.
    pub(crate) fn opener(&self, with: Opener) -> Result<u16, Refusal> {
        match with {
            Opener::Key(colour) => {
                refuse_if(self.me().keys_of(colour) == 0, Refusal::NoKey)?;
                Ok(0)
            }
            Opener::MasterKey => {
                let place = self.me().belt_place(Asset::MasterKey).ok_or(Refusal::NoKey)?;
                Ok(BELT[place])
            }
            Opener::Locksmith(slot) => match self.ready_contact(slot)? {
                Contact::Locksmith => Ok(Contact::Locksmith.cost()),
                _ => Err(Refusal::NoKey),
            },
        }
    }

    // ----- avoiding -----------------------------------------------------------------------------------------------------

    fn can_avoid(&self, item: Item, tile: Tile, officers: Officers) -> Ruling {
        let left = self.open.turn.is_some_and(|turn| turn.left.contains(tile));
        refuse_if(!left, Refusal::TileNotLeft { tile })?;
        let threats = self.open.threats_on(tile);
        let (among, most, cost) = self.avoids(item)?;
        refuse_if(!officers.is_subset(threats), Refusal::NoSuchOfficer { tile })?;
        match most {
            0 => {
                refuse_if(threats.is_empty(), Refusal::NoSuchOfficer { tile })?;
                refuse_if(!officers.is_empty(), Refusal::WrongNumber { avoids: 0 })?;
            }
            most => {
                let avoids = most.min(threats.len());
                refuse_if(threats.is_empty(), Refusal::NoSuchOfficer { tile })?;
                refuse_if(!officers.is_subset(among), Refusal::DoesNotAvoid)?;
                refuse_if(officers.len() != avoids, Refusal::WrongNumber { avoids: avoids as u8 })?;
            }
        }
        self.affords(cost)
    }

    /// Whom an item avoids, how many at once (0 for a whole tile), and what it costs.
    pub(crate) fn avoids(&self, item: Item) -> Result<(Officers, usize, u16), Refusal> {
        let everybody = Officers::TYPES.with(Officer::Sandra);
        match item {
            Item::Contact(slot) => {
                let contact = self.ready_contact(slot)?;
                match contact {
                    Contact::DirtyCop => Ok((everybody, 2, contact.cost())),
                    _ if contact.clears_a_tile() => Ok((everybody, 0, contact.cost())),
                    _ => Err(Refusal::DoesNotAvoid),
                }
            }
            Item::Equipment(slot) => {
                let one =
                    self.me().stash.get(usize::from(slot)).copied().flatten().ok_or(Refusal::EmptySlot)?;
                let Goods::Equipment(equipment) = one.what else { return Err(Refusal::DoesNotAvoid) };
                refuse_if(one.used, Refusal::FaceDown)?;
                Ok((equipment.avoids(), 1, 0))
            }
            Item::Gang(hq) => self.can_use_member(hq).map(|()| (everybody, 0, 0)),
            Item::Motorcycle => match self.me().fixer(Fixer::Motorcycle) {
                Some(_) => Ok((everybody, 0, 0)),
                None => Err(Refusal::EmptySlot),
            },
            Item::AvoidAll => match self.me().belt_place(Asset::AvoidAll) {
                Some(place) => Ok((everybody, 0, BELT[place])),
                None => Err(Refusal::EmptySlot),
            },
        }
    }

    // ----- a visit ------------------------------------------------------------------------------------------------------

    fn can_open(&self, colour: Vault, with: Opener) -> Ruling {
        refuse_if(!colour.is_locker(), Refusal::NoSuchTile)?;
        if let Opener::Key(of) = with {
            refuse_if(of != colour, Refusal::NoKey)?;
        }
        let cost = self.opener(with)?;
        self.open.can_open_locker(self.seat, colour)?;
        self.affords(cost)
    }

    fn can_put(&self, what: Received, into: Place) -> Ruling {
        let me = self.me();
        let (room, open, filled) = match what {
            Received::Contact(_) => {
                let slot = |slot: u8| usize::from(slot);
                let open = |k: u8| me.is_contact_slot_open(slot(k));
                let filled = |k: u8| me.contacts.get(slot(k)).is_some_and(Option::is_some);
                (me.contact_room(), [0, 1, 2, 3, 4].map(open), [0, 1, 2, 3, 4].map(filled))
            }
            Received::Tile(_) => {
                let open = |k: u8| me.is_stash_slot_open(usize::from(k));
                let filled = |k: u8| me.stash.get(usize::from(k)).is_some_and(Option::is_some);
                (me.stash_room(), [0, 1, 2, 3, 4].map(open), [0, 1, 2, 3, 4].map(filled))
            }
        };
        match into {
            Place::Discard => Ok(()),
            Place::Slot => refuse_if(room.is_none(), Refusal::NoRoom),
            Place::Replace(slot) => {
                let slot = usize::from(slot);
                refuse_if(!open.get(slot).is_some_and(|open| *open), Refusal::SlotClosed)?;
                refuse_if(!filled[slot], Refusal::EmptySlot)
            }
        }
    }
}
