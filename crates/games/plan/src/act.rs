//! What moves do. Whatever follows from them is on the list of tasks. (Rules §1.7, §1.15)

use table::{Facts, Luck, Seat, Stream, Time};

use crate::Plan;
use crate::data::{CHURCH_PRICE, FEE, HEAL_PRICE, INCOME_UNLOCK};
use crate::facts::Fact;
use crate::heist::Heist;
use crate::hex::Hex;
use crate::moves::{Bonus, Move};
use crate::player::Player;
use crate::site::{Kind, Location};
use crate::stash::{Asset, Goods, Received};
use crate::task::{Question, Task};
use crate::tile::{Tile, TileSet};

/// What is drawn for: tiles, plan cards, the order, contacts, officers, patrols, sites, lockers and exit tiles, Inspector.
pub(crate) const TILES: Stream = Stream(0);
pub(crate) const PLANS: Stream = Stream(1);
pub(crate) const ORDER: Stream = Stream(2);
pub(crate) const CONTACTS: Stream = Stream(3);
pub(crate) const POLICE: Stream = Stream(4);
pub(crate) const PATROLS: Stream = Stream(5);
pub(crate) const SITES: Stream = Stream(6);
pub(crate) const VAULTS: Stream = Stream(7);
pub(crate) const INSPECTOR: Stream = Stream(8);

/// Something happens at a moment, by luck and with facts to tell.
pub(crate) struct Act<'a> {
    pub(crate) game: &'a mut Plan,
    pub(crate) at: Time,
    pub(crate) luck: &'a mut Luck,
    pub(crate) facts: &'a mut Facts<Fact>,
}

impl Act<'_> {
    pub(crate) fn open(&mut self) -> &mut Heist {
        &mut self.game.open
    }

    pub(crate) fn me(&mut self, seat: Seat) -> &mut Player {
        &mut self.game.open.players[seat]
    }

    /// Something is to be done next; the first of these before the others.
    pub(crate) fn next(&mut self, tasks: &[Task]) {
        for task in tasks.iter().rev() {
            self.game.open.todo.push(*task);
        }
    }

    pub(crate) fn ask(&mut self, seat: Seat, what: Question) {
        self.next(&[Task::Ask { seat, what }]);
    }

    /// Makes a move that was judged lawful, and does what is to be done until somebody is asked again.
    pub(crate) fn play(&mut self, seat: Seat, mv: Move) {
        let Some((_, what)) = self.game.open.asked() else { return };
        if !is_action(what, mv) {
            self.open().todo.pop();
            self.open().until = None;
        }
        match mv {
            Move::StartContact { display } => self.start_contact(seat, display),
            Move::Unlock { asset } => {
                if what == Question::IncomeUnlock {
                    self.pay(seat, INCOME_UNLOCK);
                }
                self.unlock(seat, asset);
            }
            Move::PlaceTile { stack, q, r, rotation } => {
                self.place_tile(seat, stack, Hex::at(q, r), rotation);
            }
            Move::Site { name } => {
                if let Question::Site(tile) = what {
                    self.name_site(name, tile);
                }
            }
            Move::Pass if what == Question::Act => {
                self.facts.tell(Fact::Passed { seat });
                self.ask(seat, Question::End);
            }
            Move::Pass if matches!(what, Question::MoveOfficer { .. }) => {
                self.facts.tell(Fact::Passed { seat })
            }
            Move::Pass | Move::No | Move::Done | Move::TakeWounds => {}
            Move::UseDisc => self.use_disc(seat),
            Move::Decline => {
                self.facts.tell(Fact::Declined { seat });
                self.facts.seal();
            }
            Move::Rest => self.rest(seat),
            Move::Travel => self.set_out(seat),
            Move::Escape => self.escape(seat),
            Move::EndTurn => {
                self.open().turn = None;
                self.facts.tell(Fact::TurnEnded { seat });
                self.facts.seal();
            }
            Move::Step { .. } | Move::Ride { .. } | Move::Fly { .. } | Move::Gas => self.go_on(seat, mv),
            Move::By { means } => self.fly_by(seat, means),
            Move::Key { with } => self.open_with(seat, with),
            Move::Contact { slot } => self.use_contact(seat, slot),
            Move::Fixer { slot } => self.use_fixer(seat, usize::from(slot)),
            Move::Asset { place } => self.use_asset(seat, usize::from(place)),
            Move::Gang { hq } => {
                self.use_member(seat, hq);
                self.lose(seat);
            }
            Move::FirstAid => {
                self.me(seat).first_aid = false;
                self.facts.tell(Fact::FirstAidUsed { seat });
                self.heal(seat, 1);
            }
            Move::Officer { officer, from, to } | Move::MoveOfficer { officer, from, to } => {
                self.move_officer(officer, from, to);
            }
            Move::Remove { from } => {
                if let Question::Remove(officer) = what {
                    self.remove_officer(officer, from);
                }
            }
            Move::Avoid { item, tile, officers } => self.avoid(seat, item, tile, officers),
            Move::TakeContact { display } => self.take_contact(seat, usize::from(display)),
            Move::Pay => {
                self.pay(seat, CHURCH_PRICE);
                self.lose(seat);
            }
            Move::Heal { wounds } => {
                self.pay(seat, HEAL_PRICE[usize::from(wounds) % HEAL_PRICE.len()]);
                self.heal(seat, wounds);
            }
            Move::Hire => {
                if let Question::Hire(hq) = what {
                    self.hire(seat, hq);
                }
            }
            Move::BuyFixer { name } => {
                self.pay(seat, name.cost());
                self.open().fixers[name as usize] = false;
                self.facts.tell(Fact::FixerBought { seat, fixer: name });
                self.ask(seat, Question::Put(Received::Tile(Goods::Fixer(name))));
            }
            Move::BuyEquipment { kind } => {
                self.pay(seat, kind.cost());
                self.open().equipment[kind as usize] -= 1;
                self.facts.tell(Fact::EquipmentBought { seat, equipment: kind });
                if let Question::BuyEquipment(left) = what
                    && left > 1
                {
                    self.ask(seat, Question::BuyEquipment(left - 1));
                }
                self.ask(seat, Question::Put(Received::Tile(Goods::Equipment(kind))));
            }
            Move::OpenLocker { colour, with } => {
                self.open_with(seat, with);
                self.look(seat, colour);
            }
            Move::Look => {
                if let Question::Look(pile) = what {
                    self.look(seat, pile);
                }
            }
            Move::Keep { index } => {
                if let Question::Keep(pile) = what {
                    self.keep(seat, pile, usize::from(index));
                }
            }
            Move::Put { into } => {
                if let Question::Put(received) = what {
                    self.put(seat, received, into);
                }
            }
            Move::Bonus { take: Bonus::Disc } => self.take_disc(seat),
            Move::Bonus { take: Bonus::Asset } => self.ask(seat, Question::Unlock),
        }
        self.settle();
    }

    // ----- money, notoriety, wounds -----------------------------------------------------------------------------------

    /// Everybody present sees what is paid; nobody is told again.
    pub(crate) fn pay(&mut self, seat: Seat, amount: u16) {
        if amount > 0 {
            let own = &mut self.game.own[seat.index()];
            own.cash = own.cash.saturating_sub(amount);
            self.facts.tell_once(Fact::Paid { seat, amount });
        }
    }

    pub(crate) fn receive_income(&mut self, seat: Seat) {
        let amount = self.game.open.player(seat).income();
        let own = &mut self.game.own[seat.index()];
        own.cash = own.cash.saturating_add(amount);
        self.facts.tell_once(Fact::Received { seat, amount });
    }

    fn change_net(&mut self, seat: Seat, by: i8) {
        let most = crate::data::MOST_NET;
        let player = self.me(seat);
        let net = (player.net + by).clamp(-most, most);
        if net != player.net {
            player.net = net;
            self.facts.tell(Fact::Notorious { seat, by, net });
        }
    }

    pub(crate) fn gain(&mut self, seat: Seat) {
        self.change_net(seat, 1);
    }

    pub(crate) fn lose(&mut self, seat: Seat) {
        self.change_net(seat, -1);
    }

    pub(crate) fn heal(&mut self, seat: Seat, count: u8) {
        let player = self.me(seat);
        let wounds = player.wounds.saturating_sub(count);
        if wounds != player.wounds {
            player.wounds = wounds;
            self.facts.tell(Fact::Healed { seat, wounds });
        }
    }

    pub(crate) fn take_disc(&mut self, seat: Seat) {
        if self.game.open.player(seat).takes_disc() {
            self.me(seat).discs += 1;
            self.facts.tell(Fact::DiscTaken { seat });
        }
    }

    pub(crate) fn unlock(&mut self, seat: Seat, asset: Asset) {
        let lost = self.me(seat).unlock(asset);
        self.facts.tell(Fact::Unlocked { seat, asset });
        if let Some(asset) = lost {
            self.facts.tell(Fact::AssetLost { seat, asset });
        }
    }

    // ----- turns --------------------------------------------------------------------------------------------------------

    fn use_disc(&mut self, seat: Seat) {
        self.me(seat).discs -= 1;
        self.facts.tell(Fact::DiscUsed { seat });
        if self.game.open.is_fee_due() {
            self.pay(seat, FEE);
        }
        self.begin_turn(seat);
    }

    fn rest(&mut self, seat: Seat) {
        let player = self.me(seat);
        player.rested = true;
        player.first_aid = true;
        player.refresh();
        self.facts.tell(Fact::Rested { seat });
        let ask = |what| Task::Ask { seat, what };
        self.next(&[ask(Question::Unlock), ask(Question::End)]);
    }

    /// The escape: paid at once, then the tile of the exit is left. (§1.12)
    fn escape(&mut self, seat: Seat) {
        let cost = self.game.open.exit_cost();
        self.pay(seat, cost);
        let tile = self.game.open.player(seat).pawn.tile();
        let watched = !self.game.open.guards(tile).is_empty();
        if let Some(turn) = &mut self.open().turn {
            turn.escaping = true;
            turn.left = if watched { TileSet::one(tile) } else { TileSet::NONE };
            turn.avoided = table::Few::NONE;
        }
        self.next(&[Task::Ask { seat, what: Question::Avoid }, Task::Wounds(seat), Task::Leave(seat)]);
    }

    fn name_site(&mut self, site: crate::site::Site, tile: Tile) {
        let Some(at) = Location::on(tile).find(|place| place.kind() == site.kind()) else { return };
        self.open().sites.put(site, at);
        self.facts.tell(Fact::SiteNamed { site, at });
    }

    fn place_tile(&mut self, seat: Seat, stack: u8, at: Hex, rotation: u8) {
        let pile = &mut self.game.open.stacks[usize::from(stack)];
        let (top, police) = (pile.top.take(), std::mem::take(&mut pile.police));
        let Some(tile) = top else { return };
        self.open().city.place(tile, at, rotation, police);
        self.facts.tell(Fact::TilePlaced { seat, tile, at, rotation });
        let has = |kind| Location::on(tile).any(|place| place.kind() == kind);
        if has(Kind::Business) || has(Kind::SafeHouse) {
            self.ask(seat, Question::Site(tile));
        }
    }
}

/// Whether it leaves the window open that it is made in.
fn is_action(what: Question, mv: Move) -> bool {
    let window = matches!(what, Question::Act | Question::Travel | Question::Avoid | Question::End);
    let action = matches!(
        mv,
        Move::Contact { .. }
            | Move::Fixer { .. }
            | Move::Asset { .. }
            | Move::Gang { .. }
            | Move::FirstAid
            | Move::Avoid { .. }
    );
    window && action
}

/// One of the numbers in this set, by luck.
pub(crate) fn draw_bit(set: u8, luck: &mut Luck) -> Option<u8> {
    let number = luck.below(VAULTS, set.count_ones());
    (0..8).filter(|bit| set & (1 << bit) != 0).nth(number as usize)
}
