//! The end: what everybody has, and who has won. (Rules §1.12, §1.14)

use table::{Few, Outcome, Part, Seat, Standing, Verdict};

use crate::Plan;
use crate::act::Act;
use crate::data::{LEVEL_COST, SOLO_WIN, USED_ASSET, WOUND_COST};
use crate::facts::Fact;
use crate::heist::{Heist, Results, Tally};
use crate::player::Status;
use crate::stash::Goods;

impl Plan {
    /// What a seat has.
    pub(crate) fn tally(&self, seat: Seat) -> Tally {
        let (player, own) = (self.open.player(seat), &self.own[seat.index()]);
        let loot = player.loot.iter().filter_map(|site| own.plan.amount(site)).sum();
        let (mut lockers, mut exits) = (0, 0);
        for (stashed, tile) in player.stash.iter().zip(own.loot) {
            if let (Some(Goods::Loot(pile)), Some(tile)) = (stashed.map(|one| one.what), tile) {
                *if pile.is_locker() { &mut lockers } else { &mut exits } += pile.value(tile);
            }
        }
        let contacts = player.contact_value();
        let assets = USED_ASSET * player.used.len() as i32;
        let notoriety = -LEVEL_COST[usize::from(player.level - 1) % LEVEL_COST.len()];
        let wounds = -WOUND_COST[usize::from(player.wounds) % WOUND_COST.len()];
        let goods: u16 = own.cash + loot + lockers + exits + contacts;
        let total = i32::from(goods) + assets + notoriety + wounds;
        let (plan, cash) = (own.plan, own.cash);
        Tally { seat, place: 0, plan, cash, loot, lockers, exits, contacts, assets, notoriety, wounds, total }
    }

    /// Everybody's tally with their places. Those who were arrested share the last one.
    pub(crate) fn results(&self) -> Results {
        let open = &self.open;
        let is_out = |seat: Seat| matches!(open.player(seat).status, Status::Escaped(_));
        // More is better: money, then cash, then less notoriety, then fewer wounds.
        let rank = |tally: &Tally| {
            let player = open.player(tally.seat);
            (
                is_out(tally.seat),
                is_out(tally.seat).then_some((
                    tally.total,
                    tally.cash,
                    std::cmp::Reverse(player.level),
                    std::cmp::Reverse(player.wounds),
                )),
            )
        };
        let all: Few<Tally, 5> = Few::first_of(open.seats().iter().map(|seat| self.tally(seat)));
        Results(Few::first_of(all.iter().map(|tally| {
            let better = all.iter().filter(|other| rank(other) > rank(&tally)).count();
            Tally { place: better as u8 + 1, ..tally }
        })))
    }
}

impl Act<'_> {
    /// The end, and everything is laid open.
    pub(crate) fn score(&mut self) {
        let results = self.game.results();
        self.open().results = Some(results);
        self.open().turn = None;
        self.open().todo = Few::NONE;
        for tally in results.0.iter() {
            self.facts.tell(Fact::Scored { tally });
        }
    }
}

/// Who has won, from what is laid open.
pub(crate) fn outcome(open: &Heist) -> Option<Outcome> {
    let results = open.results?;
    let nobody = open.escaped() == 0;
    let mut standings: Vec<Standing> = results
        .0
        .iter()
        .map(|tally| {
            let parts: [(&str, i64); 8] = [
                ("cash", tally.cash.into()),
                ("loot", tally.loot.into()),
                ("lockers", tally.lockers.into()),
                ("exits", tally.exits.into()),
                ("contacts", tally.contacts.into()),
                ("assets", tally.assets.into()),
                ("notoriety", tally.notoriety.into()),
                ("wounds", tally.wounds.into()),
            ];
            let parts = parts.map(|(name, value)| Part { name: name.to_owned(), value });
            let parts = parts.into_iter().filter(|part| part.value != 0).collect();
            Standing { seat: tally.seat, place: tally.place, score: tally.total.into(), parts }
        })
        .collect();
    table::sort_by_key(&mut standings, |standing| (standing.place, standing.seat));
    let rich = results.0.iter().any(|tally| tally.total >= SOLO_WIN);
    let verdict = match open.is_solo() {
        _ if nobody => Verdict::Lost,
        true => {
            if rich {
                Verdict::Won
            } else {
                Verdict::Lost
            }
        }
        false => Verdict::Ranked,
    };
    Some(Outcome { verdict, standings })
}
