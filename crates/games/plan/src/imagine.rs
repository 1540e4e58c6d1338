//! Some whole game that looks like this from here. (Rules §3.12)

use table::{Few, Luck, Seat, Sight, Stream};

use crate::Plan;
use crate::heist::{Heist, SEATS};
use crate::own::{Card, Own};
use crate::stash::{Goods, Received, Vault};
use crate::task::{Question, Task};

/// What is drawn for: what others may have.
const IMAGINED: Stream = Stream(9);
/// The most cash that somebody is thought to have beyond what everybody knows of.
const MOST_CASH: u32 = 60;

pub(crate) fn imagine(sight: Sight<'_, Plan>, luck: &mut Luck) -> Plan {
    let open = sight.public;
    let me = sight.own.map(|(seat, _)| seat);
    let blank = Own::with_cash(open.options.initial_cash_k.into());
    let mut world = Plan { open: open.clone(), own: [blank; SEATS], vaults: [0; 5] };
    if let Some((seat, own)) = sight.own {
        world.own[seat.index()] = *own;
    }
    if let Some(results) = open.results {
        // At the end plans and cash are laid open.
        for tally in results.0.iter() {
            let own = &mut world.own[tally.seat.index()];
            (own.plan, own.cash) = (tally.plan, tally.cash);
        }
    } else {
        world.imagine_plans(me, luck);
        for seat in open.seats().iter().filter(|seat| me != Some(*seat)) {
            world.own[seat.index()].cash = luck.below(IMAGINED, MOST_CASH) as u16;
        }
    }
    for pile in Vault::ALL {
        world.imagine_pile(pile, me, luck);
    }
    world
}

/// Whether a card agrees with the kinds of entries that this seat has shown.
fn agrees(open: &Heist, seat: Seat, card: Card) -> bool {
    let player = open.player(seat);
    player.income.iter().all(|site| card.amount(site).is_none())
        && player.loot.iter().all(|site| card.amount(site).is_some())
}

impl Plan {
    /// Different cards that agree with what was shown, every such deal with the same chance.
    fn imagine_plans(&mut self, me: Option<Seat>, luck: &mut Luck) {
        let mine = me.map(|seat| self.own[seat.index()].plan);
        let others: Few<Seat, SEATS> =
            Few::first_of(self.open.seats().iter().filter(|seat| me != Some(*seat)));
        let mut taken = [false; Card::COUNT];
        if let Some(card) = mine {
            taken[card.index()] = true;
        }
        let deals = self.deals(&others, 0, &mut taken, u32::MAX, &mut 0);
        let mut number = luck.below(IMAGINED, deals.max(1));
        self.deals(&others, 0, &mut taken, deals.max(1), &mut number);
    }

    /// Counts the ways to give the seats from this one on a card. With a number it stops at the way of that number, which
    /// stays dealt.
    fn deals(
        &mut self,
        seats: &Few<Seat, SEATS>,
        index: usize,
        taken: &mut [bool; Card::COUNT],
        all: u32,
        number: &mut u32,
    ) -> u32 {
        let Some(seat) = seats.get(index) else { return 1 };
        let mut ways = 0;
        for card in Card::all() {
            if taken[card.index()] || !agrees(&self.open, seat, card) {
                continue;
            }
            self.own[seat.index()].plan = card;
            taken[card.index()] = true;
            let below = self.deals(seats, index + 1, taken, u32::MAX, &mut 0);
            if all != u32::MAX {
                if *number < below {
                    self.deals(seats, index + 1, taken, below, number);
                    return below;
                }
                *number -= below;
            }
            taken[card.index()] = false;
            ways += below;
        }
        ways
    }

    /// Lockers and exit tiles: what others have, and what is left.
    fn imagine_pile(&mut self, pile: Vault, me: Option<Seat>, luck: &mut Luck) {
        let mut rest = 0b1_1111_u8;
        let mine = me.map(|seat| (seat, self.own[seat.index()]));
        if let Some((seat, own)) = mine {
            for (stashed, tile) in self.open.player(seat).stash.iter().zip(own.loot) {
                if let (Some(Goods::Loot(of)), Some(tile)) = (stashed.map(|one| one.what), tile)
                    && of == pile
                {
                    rest &= !(1 << tile);
                }
            }
            if let Some(tile) = own.kept.filter(|_| self.open.is_putting(seat, pile)) {
                rest &= !(1 << tile);
            }
        }
        // What I look at is in the pile, so nobody else has it.
        let looks = matches!(self.open.asked(), Some((_, Question::Keep(of))) if of == pile);
        let seen =
            mine.filter(|_| looks).map_or(0, |(_, own)| own.seen.iter().fold(0, |set, tile| set | 1 << tile));
        for seat in self.open.seats().iter().filter(|seat| me != Some(*seat)) {
            for slot in 0..crate::data::SLOTS {
                if self.open.player(seat).stash[slot].map(|one| one.what) == Some(Goods::Loot(pile)) {
                    self.own[seat.index()].loot[slot] = draw(&mut rest, seen, luck);
                }
            }
            if self.open.is_putting(seat, pile) {
                self.own[seat.index()].kept = draw(&mut rest, seen, luck);
            }
        }
        // What left the game unseen.
        while rest.count_ones() > u32::from(self.open.vaults[pile as usize]) {
            if draw(&mut rest, seen, luck).is_none() {
                break;
            }
        }
        self.vaults[pile as usize] = rest;
        if let Some((seat, Question::Keep(of))) = self.open.asked()
            && of == pile
            && me != Some(seat)
        {
            let mut from = rest;
            let mut chosen = 0_u8;
            for _ in 0..self.open.may_look_at(seat, pile) {
                if let Some(tile) = draw(&mut from, 0, luck) {
                    chosen |= 1 << tile;
                }
            }
            self.own[seat.index()].seen = Few::first_of((0..8).filter(|tile| chosen & (1 << tile) != 0));
        }
    }
}

impl Heist {
    /// Whether this seat has to put away a tile of this pile.
    pub(crate) fn is_putting(&self, seat: Seat, pile: Vault) -> bool {
        let what = Question::Put(Received::Tile(Goods::Loot(pile)));
        self.todo.last() == Some(Task::Ask { seat, what })
    }
}

/// One of the set that is not among `but`, by luck; it leaves the set.
fn draw(set: &mut u8, but: u8, luck: &mut Luck) -> Option<u8> {
    let free = *set & !but;
    if free == 0 {
        return None;
    }
    let number = luck.below(IMAGINED, free.count_ones()) as usize;
    let tile = (0..8).filter(|tile| free & (1 << tile) != 0).nth(number)?;
    *set &= !(1 << tile);
    Some(tile)
}
