//! Everything in one run, and the loop that lets it happen.

use std::collections::BTreeMap;
use std::rc::Rc;

use house::{Event, Fault, Opening};
use protocol::{Answer, SeatOf, TableId};
use table::{Gate, Seed};

use crate::agenda::{Agenda, Due};
use crate::chance::Chance;
use crate::client::{Client, Meant};
use crate::counts::Counts;
use crate::disk::Disk;
use crate::keeper::Keeper;
use crate::network::Network;
use crate::notebook::Notebook;
use crate::scenario::{Scenario, Trouble, games};
use crate::trace::Trace;
use crate::truth::Moment;
use crate::violation::{Checked, Invariant, Violation, must};

/// When the world begins, by the service and by the wall.
const DAWN: u64 = 1_000;
/// How often something may go wrong.
const TROUBLE_MS: u64 = 300;
/// How long everybody has to come back and be answered.
const HEALING_MS: u64 = 16_000;
/// Longer than any bot takes over a move, while nothing is wrong.
const PONDERING_MS: u64 = 8_000;
/// By how much an alarm may be late where nothing is wrong: a while in which somebody may deliver what was played before,
/// and what a tick takes.
const LATE_MS: u64 = Gate::<()>::MOST_LAG_MS + 60;

/// Everything in one run.
pub(crate) struct World {
    pub(crate) scenario: Scenario,
    pub(crate) trouble: Trouble,
    pub(crate) fault: Option<Fault>,
    pub(crate) chance: Chance,
    pub(crate) agenda: Agenda,
    /// The time of the world, and how much of it the service was away.
    pub(crate) wall: u64,
    pub(crate) missed: u64,
    /// The greatest time of the service that anybody was shown.
    pub(crate) shown: u64,
    pub(crate) id: TableId,
    pub(crate) opening: Opening,
    pub(crate) disk: Disk,
    pub(crate) keepers: BTreeMap<u64, Keeper>,
    pub(crate) last_keeper: u64,
    /// Who keeps the table for those who come now.
    pub(crate) current: Option<u64>,
    /// The least lead of game time when the last keeper was gone.
    pub(crate) lead: i64,
    /// Since when nobody keeps the table, and whether that is because it sleeps.
    pub(crate) alone_since: u64,
    pub(crate) asleep: bool,
    pub(crate) network: Network,
    pub(crate) clients: Vec<Client>,
    pub(crate) notebook: Notebook,
    pub(crate) counts: Counts,
    pub(crate) trace: Trace,
    /// Nothing goes wrong any more, and nobody begins anything new.
    pub(crate) healing: bool,
    /// Only what is under way still happens.
    stopped: bool,
}

impl World {
    pub(crate) fn new(seed: u64, fault: Option<Fault>, traced: bool) -> Checked<World> {
        let mut chance = Chance::new(seed);
        let scenario = Scenario::draw(&mut chance);
        let people = scenario.persons + scenario.watchers;
        let clients: Vec<Client> =
            (0..people).map(|number| Client::new(number, number >= scenario.persons)).collect();
        let luck = Seed::from_text(&format!("table {seed}"));
        let (host, seats) = (clients[0].guest, scenario.seats);
        let opening = house::open(games(), host, scenario.game, seats, Some(&scenario.options), luck);
        let opening = opening.map_err(|why| Violation {
            invariant: Invariant::Readable,
            what: format!("{} cannot be opened: {}", scenario.game, why.code),
        })?;
        let stand_ins = scenario.game == "temple" || scenario.stand_ins;
        let opening = Opening { stand_ins, fair_race: scenario.fair_race, ..opening };
        let id = TableId::from_number(seed as u32);
        Ok(World {
            trouble: scenario.trouble,
            scenario,
            fault,
            chance,
            agenda: Agenda::default(),
            wall: DAWN,
            missed: 0,
            shown: 0,
            id,
            opening,
            disk: Disk::new(id),
            keepers: BTreeMap::new(),
            last_keeper: 0,
            current: None,
            lead: i64::MAX / 2,
            alone_since: DAWN,
            asleep: false,
            network: Network::default(),
            clients,
            notebook: Notebook::default(),
            counts: Counts { runs: 1, ..Counts::default() },
            trace: Trace::new(traced),
            healing: false,
            stopped: false,
        })
    }

    /// The time of the service.
    pub(crate) fn service(&self) -> u64 {
        self.wall - self.missed
    }

    /// Lets everything happen: trouble, healing, silence.
    pub(crate) fn run(&mut self) -> Checked {
        let Scenario { game, seats, persons, .. } = self.scenario;
        self.trace.line(|| format!("{game} for {seats}, {persons} of them persons"));
        self.take_over(0)?;
        for client in 0..self.clients.len() {
            let at = self.wall + self.chance.below(2_000);
            self.agenda.put(at, Due::Act { client });
        }
        self.agenda.put(self.wall + TROUBLE_MS, Due::Trouble);
        for _ in 0..self.scenario.steps {
            if !self.go_on()? {
                break;
            }
        }
        self.heal()?;
        let healed = self.wall + HEALING_MS;
        while self.wall < healed && self.go_on()? {}
        self.check_due()?;
        self.stopped = true;
        while self.go_on()? {}
        self.check_end()
    }

    /// The next thing happens. False if there is none.
    fn go_on(&mut self) -> Checked<bool> {
        let Some((at, due)) = self.agenda.next() else { return Ok(false) };
        self.wall = self.wall.max(at);
        self.counts.steps += 1;
        self.trace.at(self.wall, self.service());
        let rests = matches!(
            due,
            Due::Act { .. }
                | Due::Tick { .. }
                | Due::Think { .. }
                | Due::Planned { .. }
                | Due::Trouble
                | Due::Crash { .. }
        );
        if self.stopped && rests {
            return Ok(true);
        }
        self.happen(due)?;
        Ok(true)
    }

    fn happen(&mut self, due: Due) -> Checked {
        match due {
            Due::Act { client } => self.act(client),
            Due::Up { link } => self.arrives_up(link),
            Due::Down { link } => self.arrives_down(link),
            Due::Gone { link } => self.gone(link),
            Due::CaughtUp { link } => self.catch_up(link),
            Due::Write { write } => self.write(write),
            Due::Verdict { keeper, verdict } => self.hear_verdict(keeper, verdict),
            Due::Tick { keeper, number } => self.tick(keeper, number),
            Due::Think { keeper, seat, question } => self.think(keeper, seat, question),
            Due::Planned { keeper, seat, question, plan } => self.planned(keeper, seat, question, plan),
            Due::Crash { keeper } if !self.healing => self.crash(keeper),
            Due::Crash { .. } => Ok(()),
            Due::NextOpened { keeper, table } => self.step(keeper, Event::NextOpened { table }),
            Due::Restart => self.restart(),
            Due::Trouble => self.make_trouble(),
        }
    }

    /// A message reaches a client.
    pub(crate) fn receive(&mut self, client: usize, answer: &Rc<Answer>) -> Checked {
        self.trace.line(|| format!("client {client} hears {}", answer.write()));
        match self.clients[client].receive(answer, self.scenario.timed)? {
            Meant::Documents => {
                self.notebook.note_documents(&self.clients[client])?;
                // Whoever is told everything anew may have missed answers too.
                if matches!(**answer, Answer::Whole(_)) {
                    self.ask_again(client);
                }
                Ok(())
            }
            Meant::Acknowledged => {
                self.counts.acknowledged += 1;
                Ok(())
            }
            Meant::Refused => {
                self.counts.refused += 1;
                Ok(())
            }
            Meant::Heard => {
                self.counts.heard += 1;
                Ok(())
            }
            Meant::Nothing => Ok(()),
        }
    }

    /// Something goes wrong, or not.
    fn make_trouble(&mut self) -> Checked {
        if self.healing {
            return Ok(());
        }
        let next = self.wall + self.chance.between(TROUBLE_MS / 3, TROUBLE_MS * 2);
        self.agenda.put(next, Due::Trouble);
        let links: Vec<_> = self.network.wires.keys().copied().collect();
        let link = self.chance.pick(&links).copied();
        if let Some(link) = link.filter(|_| self.chance.once_in(self.trouble.cut)) {
            let drop_up = self.chance.once_in(2);
            self.cut(link, drop_up);
        }
        let link = self.chance.pick(&links).copied();
        if let Some(link) = link.filter(|_| self.chance.once_in(self.trouble.slow)) {
            let ms = self.chance.between(200, 6_000);
            self.slow_down(link, ms)?;
        }
        if self.chance.once_in(self.trouble.lull) {
            let until = self.wall + self.chance.between(32_000, 90_000);
            for client in 0..self.clients.len() {
                self.clients[client].away_until = until;
                if let Some(link) = self.clients[client].link.take() {
                    self.cut(link, true);
                }
            }
        }
        if self.chance.once_in(self.trouble.absence) {
            // One of them, and not for a moment: the others may hand the seat to a bot.
            let client = self.chance.below(self.clients.len() as u64) as usize;
            self.clients[client].away_until = self.wall + self.chance.between(30_000, 150_000);
            if let Some(link) = self.clients[client].link.take() {
                self.cut(link, true);
            }
        }
        if let Some(keeper) = self.current {
            if self.chance.once_in(self.trouble.crash) {
                self.crash(keeper)?;
            } else if self.chance.once_in(self.trouble.fence) {
                self.counts.fencings += 1;
                self.take_over(0)?;
                let last = self.wall + self.chance.between(500, 6_000);
                self.agenda.put(last, Due::Crash { keeper });
            }
        }
        Ok(())
    }

    /// From here on nothing goes wrong. Everybody comes back.
    fn heal(&mut self) -> Checked {
        self.healing = true;
        self.trouble = Trouble::default();
        self.trace.line(|| "everything is healed".to_owned());
        let others: Vec<u64> =
            self.keepers.keys().copied().filter(|keeper| Some(*keeper) != self.current).collect();
        for keeper in others {
            self.crash(keeper)?;
        }
        self.restart()?;
        for client in 0..self.clients.len() {
            self.clients[client].away_until = 0;
            self.connect(client)?;
        }
        Ok(())
    }

    /// Nothing that is due was forgotten, and no bot sleeps over its turn.
    fn check_due(&mut self) -> Checked {
        let Some(keeper) = self.current.and_then(|keeper| self.keepers.get(&keeper)) else { return Ok(()) };
        let now = keeper.hours.at(self.service());
        let (Some(now), false) = (now, keeper.writing) else { return Ok(()) };
        let truth = self.notebook.truth(self.id, &mut self.disk)?;
        let alarm = truth.now().play.as_ref().and_then(|play| play.alarm);
        must(alarm.is_none_or(|alarm| now <= alarm + LATE_MS), Invariant::Alarms, || {
            format!("it is {now}, and the alarm at {alarm:?} has not rung")
        })?;
        let Moment { seats, play, .. } = truth.now();
        let Some(play) = play.as_ref().filter(|play| !play.paused) else { return Ok(()) };
        let bot = play.awaited.iter().find(|seat| {
            let bot = matches!(seats.get(seat.index()), Some(SeatOf::Bot { .. }));
            bot && !keeper.minds.get(seat).is_some_and(|thinker| thinker.waits)
        });
        must(bot.is_none() || now <= play.at + PONDERING_MS, Invariant::Heals, || {
            format!("it is {now}, and since {} the table waits for a bot, {bot:?}", play.at)
        })
    }

    fn check_end(&mut self) -> Checked {
        let entries = self.disk.entries();
        let keeper = self.current.and_then(|keeper| self.keepers.get(&keeper));
        let seq = keeper.map(|keeper| keeper.house.seq());
        must(seq == Some(entries), Invariant::Heals, || {
            format!("the house is at {seq:?}, and {entries} entries are on disk")
        })?;
        for client in &self.clients {
            let name = client.name.as_str();
            // Whoever may not watch is told nothing.
            must(client.have == Some(entries) || client.outside, Invariant::Heals, || {
                format!("{name} has {:?} of {entries} entries", client.have)
            })?;
            let waits = client.pending.first().map(|pending| pending.request.write());
            must(waits.is_none(), Invariant::Heals, || {
                format!("{name} never got an answer to {}", waits.unwrap_or_default())
            })?;
        }
        self.counts.entries += entries;
        self.counts.begun += u64::from(self.clients.iter().any(|client| client.public.is_some()));
        self.counts.ended += u64::from(self.disk.is_finished());
        let truth = self.notebook.truth(self.id, &mut self.disk)?;
        self.notebook.check(&truth, &self.clients, &mut self.counts, LATE_MS)
    }
}
