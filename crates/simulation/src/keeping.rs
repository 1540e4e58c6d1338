//! Keepers come and go: what they want done is done, and what they say is looked at.

use std::rc::Rc;

use house::{Append, Effect, Event, House, Link, Text};
use protocol::{Answer, Phase, TableId};
use serde_json::Value;
use shelf::{Nodes, Plan};
use table::Seat;

use crate::agenda::Due;
use crate::disk::Verdict;
use crate::hours::Hours;
use crate::keeper::{Keeper, Thinker, calmly};
use crate::kept::Record;
use crate::scenario::games;
use crate::violation::{Checked, Invariant, Violation, must};
use crate::world::World;

impl World {
    // ----- coming and going -----------------------------------------------------------------------------------------

    /// Somebody loads the table, or opens it if it never came to be. Whoever kept it before may not know.
    pub(crate) fn take_over(&mut self, away: u64) -> Checked {
        let service = self.service();
        let mut effects = Vec::new();
        let unreadable = |why: house::Unreadable| Violation {
            invariant: Invariant::Readable,
            what: format!("the table cannot be loaded: {why}"),
        };
        let kept = self.disk.load();
        let loaded = calmly(|| match (&kept, self.fault) {
            (Some(kept), Some(fault)) => {
                House::load_with_fault(self.id, kept, games(), service, away, fault, &mut effects)
            }
            (Some(kept), None) => House::load(self.id, kept, games(), service, away, &mut effects),
            (None, _) => House::open(self.id, self.opening.clone(), games(), service, &mut effects),
        })?;
        let mut house = loaded.map_err(unreadable)?;
        if let Some(fault) = self.fault {
            house.plant(fault);
        }
        let mut hours = Hours::default();
        let mut entries = 0;
        if let Some(kept) = &kept {
            entries = kept.entries.len() as u64;
            let began = |entry: &Vec<u8>| matches!(Record::read(entry), Some(Record::Began { .. }));
            let plays = !self.disk.is_finished() && kept.entries.iter().any(began);
            hours = Hours::loaded(&kept.mark, plays, house.is_paused(), service);
        }
        self.last_keeper += 1;
        let number = self.last_keeper;
        self.trace.line(|| format!("keeper {number} loads {entries} entries, away for {away}, {hours:?}"));
        let mut keeper = Keeper::new(house, kept.is_none(), hours, self.lead);
        keeper.note_made(entries, false, service);
        self.keepers.insert(number, keeper);
        self.current = Some(number);
        self.asleep = false;
        self.perform(number, effects)?;
        self.wait(number);
        Ok(())
    }

    /// Who keeps the table for those who come now. A table that sleeps is woken; one whose process is dead is not.
    pub(crate) fn current_keeper(&mut self) -> Checked<Option<u64>> {
        if self.current.is_none() && self.asleep {
            self.take_over(0)?;
        }
        Ok(self.current)
    }

    /// A keeper is gone, with all its connections.
    fn drop_keeper(&mut self, keeper: u64) {
        let Some(gone) = self.keepers.remove(&keeper) else { return };
        self.network.wires.retain(|_, wire| wire.keeper != keeper);
        if self.current == Some(keeper) {
            self.current = None;
            self.lead = gone.lead();
            self.alone_since = self.wall;
        }
    }

    /// A process dies.
    pub(crate) fn crash(&mut self, keeper: u64) -> Checked {
        if !self.keepers.contains_key(&keeper) {
            return Ok(());
        }
        self.counts.crashes += 1;
        self.trace.line(|| format!("keeper {keeper} dies"));
        self.drop_keeper(keeper);
        if self.current.is_none() {
            let outage = if self.chance.once_in(3) { 60_000 } else { 4_000 };
            let at = self.wall + self.chance.between(10, outage);
            self.agenda.put(at, Due::Restart);
        }
        Ok(())
    }

    /// The process comes back, or a sleeping table is due.
    pub(crate) fn restart(&mut self) -> Checked {
        if self.current.is_some() {
            return Ok(());
        }
        if self.asleep {
            return self.take_over(0);
        }
        let away = self.wall - self.alone_since;
        if self.keepers.is_empty() {
            // The time of the service leaves out when there was none.
            let service = self.disk.service_time().max(self.shown);
            self.missed = self.missed.max(self.wall - service);
        }
        self.take_over(away)
    }

    /// A write failed: the table is loaded anew in the same process, and everybody there is brought to it.
    fn reload(&mut self, keeper: u64) -> Checked {
        let Some(old) = self.keepers.remove(&keeper) else { return Ok(()) };
        if self.current != Some(keeper) {
            // Somebody else has it by now.
            self.network.wires.retain(|_, wire| wire.keeper != keeper);
            return Ok(());
        }
        self.lead = old.lead();
        self.take_over(0)?;
        let Some(new) = self.current else { return Ok(()) };
        let mut here = Vec::new();
        for (link, wire) in self.network.wires.iter_mut().filter(|(_, wire)| wire.keeper == keeper) {
            (wire.keeper, wire.slow) = (new, false);
            here.extend((wire.joined > 0).then_some(*link));
        }
        for link in here {
            self.join(new, link, None)?;
        }
        Ok(())
    }

    // ----- the disk ---------------------------------------------------------------------------------------------------

    fn append(&mut self, number: u64, append: Append) -> Checked {
        let service = self.service();
        let Some(keeper) = self.keepers.get_mut(&number) else { return Ok(()) };
        must(!std::mem::replace(&mut keeper.writing, true), Invariant::OneWriter, || {
            "a second write while one is under way".to_owned()
        })?;
        if let Some(now) = keeper.hours.at(service) {
            // With the end of the game its clock stands, which may have been while the write before was under way.
            let stands = append.finished && append.mark.game <= now;
            must(append.mark.game == now || stands, Invariant::Clock, || {
                format!("game time is written as {}, and it is {now}", append.mark.game)
            })?;
        }
        if append.finished {
            keeper.hours.end();
        } else {
            keeper.hours.disk_asked(service);
        }
        let made = keeper.take_made();
        must(made.len() == append.entries.len(), Invariant::OneWriter, || {
            format!("{} entries are written, and {} were made", append.entries.len(), made.len())
        })?;
        let (from, count) = (append.expected_seq, append.entries.len());
        self.trace.line(|| format!("keeper {number} writes {count} entries from {from}, {:?}", append.mark));
        let (write, delay) = self.disk.take(number, append, made, &self.trouble, &mut self.chance);
        self.counts.stalls += u64::from(delay.stalls);
        self.agenda.put(self.wall + delay.write_ms, Due::Write { write });
        if let Some(ms) = delay.death_ms {
            self.counts.crashes_at_write += 1;
            self.agenda.put(self.wall + ms, Due::Crash { keeper: number });
        }
        Ok(())
    }

    /// A write reaches the disk.
    pub(crate) fn write(&mut self, write: u64) -> Checked {
        let keepers = &self.keepers;
        let alive = |keeper: u64| keepers.contains_key(&keeper);
        let Some(written) = self.disk.write(write, alive, &mut self.chance) else { return Ok(()) };
        let (keeper, verdict) = (written.keeper, written.verdict);
        self.trace.line(|| format!("disk: {verdict:?} for keeper {keeper}, {} kept", written.entries.len()));
        self.notebook.note_kept(written.entries);
        self.agenda.put(self.wall + written.answer_ms, Due::Verdict { keeper, verdict });
        Ok(())
    }

    /// A keeper hears what became of its write.
    pub(crate) fn hear_verdict(&mut self, number: u64, verdict: Verdict) -> Checked {
        let Some(keeper) = self.keepers.get_mut(&number) else { return Ok(()) };
        keeper.writing = false;
        match verdict {
            Verdict::Kept => self.step(number, Event::Kept),
            Verdict::Failed => {
                self.counts.failed_writes += 1;
                self.reload(number)
            }
            Verdict::Refused(_) if keeper.opened && self.current == Some(number) => self.reload(number),
            Verdict::Refused(why) => {
                must(self.current != Some(number), Invariant::OneWriter, || {
                    format!("the only keeper is told: {why}")
                })?;
                self.counts.fenced_writes += 1;
                self.drop_keeper(number);
                Ok(())
            }
        }
    }

    // ----- the house --------------------------------------------------------------------------------------------------

    /// Gives an event to a keeper, if it is alive.
    pub(crate) fn step(&mut self, number: u64, event: Event) -> Checked {
        let service = self.service();
        let Some(keeper) = self.keepers.get_mut(&number) else { return Ok(()) };
        let effects = keeper.step(event, service)?;
        if !effects.is_empty() {
            self.shown = self.shown.max(service);
        }
        self.perform(number, effects)?;
        self.wait(number);
        Ok(())
    }

    /// Wakes the keeper when it wants to be woken, or a little later.
    fn wait(&mut self, number: u64) {
        let service = self.service();
        let Some(keeper) = self.keepers.get_mut(&number) else { return };
        keeper.tick += 1;
        if let Some(wake) = keeper.house.wake(service) {
            let late = self.chance.below(20);
            let at = wake.max(service) + self.missed + late;
            self.agenda.put(at, Due::Tick { keeper: number, number: keeper.tick });
        }
    }

    pub(crate) fn tick(&mut self, number: u64, tick: u64) -> Checked {
        let waits = self.keepers.get(&number).is_some_and(|keeper| keeper.tick == tick);
        if waits { self.step(number, Event::Tick) } else { Ok(()) }
    }

    fn perform(&mut self, number: u64, effects: Vec<Effect>) -> Checked {
        for effect in effects {
            match effect {
                Effect::Send { link, text } => self.send(number, link, &text)?,
                Effect::Append(append) => self.append(number, append)?,
                Effect::Hire { seat, level, seed } => {
                    let game = games().iter().find(|game| game.name() == self.scenario.game);
                    let mind = game.and_then(|game| game.mind(&level, &seed));
                    let keeper = self.keepers.get_mut(&number);
                    if let (Some(mind), Some(keeper)) = (mind, keeper) {
                        keeper.minds.insert(seat, Thinker { mind, question: 0, about: None, waits: false });
                    }
                }
                Effect::Ask { seat, question, heard, seen, at } => {
                    let Some(keeper) = self.keepers.get_mut(&number) else { continue };
                    let (seq, entries) = (keeper.house.seq(), self.disk.entries());
                    must(seq <= entries, Invariant::DurableBeforeVisible, || {
                        format!("a bot is asked after {seq} entries, and {entries} are on disk")
                    })?;
                    let Some(thinker) = keeper.minds.get_mut(&seat) else { continue };
                    heard.iter().for_each(|heard| thinker.mind.hear(heard));
                    thinker.question = question;
                    thinker.about = Some((seen, at));
                    thinker.waits = false;
                    let at = self.wall + self.chance.between(1, 150);
                    self.agenda.put(at, Due::Think { keeper: number, seat, question });
                }
                Effect::OpenNext(_) => {
                    let found = self.chance.below(4) > 0;
                    let table = found.then(|| TableId::from_number(self.chance.below(1 << 30) as u32));
                    let at = self.wall + self.chance.between(1, 2_000);
                    self.agenda.put(at, Due::NextOpened { keeper: number, table });
                }
                Effect::Sleep => {
                    self.counts.sleeps += 1;
                    self.trace.line(|| format!("keeper {number} sleeps"));
                    let was_current = self.current == Some(number);
                    self.drop_keeper(number);
                    self.asleep = was_current;
                    if let Some(due) = self.disk.due().filter(|_| was_current) {
                        self.agenda.put(due + self.missed, Due::Restart);
                    }
                }
            }
        }
        Ok(())
    }

    /// The house says something: was it time to say it?
    fn send(&mut self, number: u64, link: Link, text: &Text) -> Checked {
        let service = self.service();
        let Some(keeper) = self.keepers.get_mut(&number) else { return Ok(()) };
        let answer: Answer = serde_json::from_str(text)
            .map_err(|why| Violation { invariant: Invariant::Readable, what: format!("{text}: {why}") })?;
        let needs = match &answer {
            Answer::Entry(entry) => entry.seq + 1,
            Answer::Whole(whole) => whole.seq,
            Answer::Ok { seq, .. } => seq + 1,
            Answer::Moves { seq, .. } => *seq,
            Answer::No { id: Some(id), .. } => keeper.asked_on(link, *id),
            Answer::Pass { id, .. } => keeper.asked_on(link, *id),
            _ => 0,
        };
        let entries = self.disk.entries();
        must(needs <= entries, Invariant::DurableBeforeVisible, || {
            format!("{entries} entries are on disk, and {link:?} is told {text}")
        })?;
        match &answer {
            Answer::Whole(whole) if whole.table.phase == Phase::Playing => {
                keeper.show_time(whole.at, false, service)?;
            }
            Answer::Pong { now: Some(now), .. } => keeper.show_time(*now, false, service)?,
            Answer::Entry(entry) if entry.public.is_some() => keeper.show_time(entry.at, true, service)?,
            _ => {}
        }
        let Some(wire) = self.network.wires.get(&link) else { return Ok(()) };
        let answer = Rc::new(answer);
        if matches!(*answer, Answer::Entry(_) | Answer::Whole(_)) {
            self.notebook.note_told(wire, answer.clone(), text.clone());
        }
        self.send_down(link, answer);
        Ok(())
    }

    // ----- bots -------------------------------------------------------------------------------------------------------

    /// A bot thinks for a moment, and perhaps knows what it will do.
    pub(crate) fn think(&mut self, number: u64, seat: Seat, question: u64) -> Checked {
        let keeper = self.keepers.get_mut(&number);
        let thinker = keeper.and_then(|keeper| keeper.minds.get_mut(&seat));
        let Some(thinker) = thinker.filter(|thinker| thinker.question == question) else { return Ok(()) };
        let Some((seen, at)) = &thinker.about else { return Ok(()) };
        let mut nodes = Nodes::new(self.chance.between(20, 400) as u32);
        let plan = calmly(|| thinker.mind.think(seen, *at, &mut nodes))?;
        thinker.waits = plan == Some(Plan::Wait);
        let when = self.wall + self.chance.between(1, 60);
        let due = match plan {
            Some(plan) => Due::Planned { keeper: number, seat, question, plan },
            None => Due::Think { keeper: number, seat, question },
        };
        self.agenda.put(when, due);
        Ok(())
    }

    /// A keeper hears what a bot will do.
    pub(crate) fn planned(&mut self, number: u64, seat: Seat, question: u64, plan: Plan<Value>) -> Checked {
        self.trace.line(|| format!("bot {seat} of keeper {number} plans {plan:?} on question {question}"));
        self.step(number, Event::Planned { seat, question, plan })
    }
}
