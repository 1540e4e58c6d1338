//! What is possible, whoever asks: it follows from what everybody can see. (Rules §1.10, §1.15)

use table::Seat;

use crate::city::matches;
use crate::data::{LOCKER_LOOK, LOCKER_NEED, MOST_GANGS, VAULT_TILES};
use crate::heist::Heist;
use crate::hex::Hex;
use crate::judge::{Ruling, refuse_if};
use crate::moves::Refusal;
use crate::police::{Officer, Officers};
use crate::stash::{Asset, Contact, Vault};
use crate::task::Question;
use crate::tile::Tile;

impl Heist {
    /// Whether an officer can be moved like this by an action. (§3.9)
    pub(crate) fn can_move(&self, officer: Officer, from: Tile, to: Tile) -> Ruling {
        refuse_if(!Officer::TYPES.contains(&officer), Refusal::WrongType)?;
        refuse_if(!self.city.contains(from), Refusal::NotInCity { tile: from })?;
        refuse_if(!self.city.contains(to), Refusal::NotInCity { tile: to })?;
        refuse_if(!self.city.police(from).contains(officer), Refusal::NoSuchOfficer { tile: from })?;
        refuse_if(to == Tile::HOSPITAL, Refusal::HospitalIsSafe)?;
        refuse_if(self.city.police(to).contains(officer), Refusal::AlreadyThere { tile: to })
    }

    /// The same when somebody has crossed a line. (§1.10)
    pub(crate) fn can_move_towards(&self, towards: Seat, officer: Officer, from: Tile, to: Tile) -> Ruling {
        self.can_move(officer, from, to)?;
        let goal = self.player(towards).pawn.tile();
        refuse_if(self.city.distance(to, goal) >= self.city.distance(from, goal), Refusal::NotCloser)
    }

    pub(crate) fn stands_somewhere(&self, officer: Officer) -> bool {
        self.city.tiles().iter().any(|tile| self.city.police(tile).contains(officer))
    }

    /// Whether an officer of one of these types can be moved anywhere.
    pub(crate) fn can_move_any(&self, types: Officers) -> bool {
        types.iter().any(|officer| {
            let room = self
                .city
                .tiles()
                .without(Tile::HOSPITAL)
                .iter()
                .any(|tile| !self.city.police(tile).contains(officer));
            room && self.stands_somewhere(officer)
        })
    }

    /// Whether somebody can move an officer towards this seat.
    pub(crate) fn can_move_any_towards(&self, towards: Seat) -> bool {
        let tiles = self.city.tiles();
        Officer::TYPES.into_iter().any(|officer| {
            tiles
                .iter()
                .filter(|from| self.city.police(*from).contains(officer))
                .any(|from| tiles.iter().any(|to| self.can_move_towards(towards, officer, from, to).is_ok()))
        })
    }

    /// Whether a tile fits somewhere with an edge that matches.
    pub(crate) fn has_matching_spot(&self, tile: Tile) -> bool {
        let land = self.options.land_match_required;
        let spots = Hex::within(self.options.max_radius).filter(|at| self.city.tile_at(*at).is_none());
        let mut around = spots.filter_map(|at| self.city.around(at));
        around.any(|around| (0..6).any(|rotation| matches(tile, &around, rotation, land)))
    }

    /// How many tiles of a pile this seat may look at.
    pub(crate) fn may_look_at(&self, seat: Seat, pile: Vault) -> u8 {
        let contacts = self.player(seat).contacts_usable() as i8;
        let bonus = if pile.is_locker() { LOCKER_LOOK[pile as usize] } else { 0 };
        (contacts + bonus).clamp(0, VAULT_TILES as i8).min(self.vaults[pile as usize] as i8) as u8
    }

    /// Whether a locker of this colour could be opened with a key. (§1.8)
    pub(crate) fn can_open_locker(&self, seat: Seat, colour: Vault) -> Ruling {
        refuse_if(self.vaults[colour as usize] == 0, Refusal::VaultEmpty)?;
        let needs = LOCKER_NEED[colour as usize % 3];
        let player = self.player(seat);
        refuse_if(player.contacts_usable() + player.level < needs, Refusal::LockerNeeds { needs })?;
        refuse_if(self.may_look_at(seat, colour) == 0, Refusal::TooFewContacts)
    }

    /// Whether everybody can see that nothing but a refusal would be left. (§1.15)
    pub(crate) fn is_moot(&self, seat: Seat, what: Question) -> bool {
        let player = self.player(seat);
        match what {
            Question::PlaceTile => self.stacks.iter().all(|stack| stack.top.is_none()),
            Question::IncomeUnlock | Question::Unlock => player.locked.is_empty(),
            Question::Avoid => self.threats() == 0,
            Question::StartContact | Question::TakeContact => self.display.is_empty(),
            Question::Church => !player.takes_less(),
            Question::Hospital => !player.is_wounded(),
            Question::Hire(hq) => {
                let free = self.gang_at(hq).is_some_and(|gang| self.is_gang_free(gang));
                !free || self.gangs_of(seat).count() >= MOST_GANGS
            }
            Question::BuyFixer => self.fixers.iter().all(|there| !there),
            Question::BuyEquipment(_) => self.equipment.iter().all(|left| *left == 0),
            Question::OpenLocker => {
                let any = player.belt_place(Asset::MasterKey).is_some()
                    || player.ready(Contact::Locksmith).next().is_some();
                !Vault::LOCKERS.into_iter().any(|colour| {
                    (any || player.keys_of(colour) > 0) && self.can_open_locker(seat, colour).is_ok()
                })
            }
            Question::Look(pile) => {
                let looked = player.looked[pile as usize - Vault::GreyExit as usize];
                looked || self.may_look_at(seat, pile) == 0
            }
            Question::Bonus => !player.takes_disc() && player.locked.is_empty(),
            Question::MoveOfficer { towards, .. } => !self.can_move_any_towards(towards),
            _ => false,
        }
    }
}
