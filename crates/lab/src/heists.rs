//! How plan cards and colours of Escape Plan fare.

use plan::{Fact, Group, SEATS, Tally};

use crate::{Count, Sample};

/// What is kept of a game.
#[derive(Default)]
pub struct Heists {
    first: [Option<Group>; SEATS],
    arrested: [bool; SEATS],
    tallies: Vec<Tally>,
}

impl Heists {
    pub(crate) fn note(&mut self, fact: &Fact) {
        match *fact {
            Fact::GroupDone { seat, group } => {
                self.first[seat.index() % SEATS].get_or_insert(group);
            }
            Fact::Arrested { seat } => self.arrested[seat.index() % SEATS] = true,
            Fact::Scored { tally } => self.tallies.push(tally),
            _ => {}
        }
    }

    /// Money counts for those who escaped.
    pub(crate) fn samples(self) -> Vec<Sample> {
        let mut samples = Vec::new();
        let mut put = |count, name: &str, value| {
            samples.push(Sample { count, name: name.to_owned(), value });
        };
        for tally in &self.tallies {
            let seat = tally.seat.index() % SEATS;
            let plan = tally.plan.to_string();
            put(Count::ArrestsByPlan, &plan, f64::from(u8::from(self.arrested[seat])));
            if self.arrested[seat] {
                continue;
            }
            let group = match self.first[seat] {
                Some(Group::Blue) => "blue",
                Some(Group::Purple) => "purple",
                Some(Group::Red) => "red",
                None => "none",
            };
            put(Count::MoneyByPlan, &plan, tally.total.into());
            put(Count::MoneyByGroup, group, tally.total.into());
            let goods = [
                ("cash", tally.cash),
                ("loot", tally.loot),
                ("lockers", tally.lockers),
                ("exits", tally.exits),
                ("contacts", tally.contacts),
            ];
            goods.into_iter().for_each(|(name, value)| put(Count::MoneyByPart, name, value.into()));
            let rest = [("assets", tally.assets), ("notoriety", tally.notoriety), ("wounds", tally.wounds)];
            rest.into_iter().for_each(|(name, value)| put(Count::MoneyByPart, name, value.into()));
        }
        samples
    }
}
