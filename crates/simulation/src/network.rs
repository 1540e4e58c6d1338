//! Connections: what is under way on them, in order, in both directions.

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use house::{Event, Link};
use protocol::{Answer, Request};

use crate::agenda::Due;
use crate::violation::{Checked, Invariant, Violation};
use crate::world::World;

/// Something on its way to the table.
pub(crate) enum Upward {
    Join { have: Option<u64> },
    Request(String),
}

/// One connection.
pub(crate) struct Wire {
    pub(crate) client: usize,
    pub(crate) keeper: u64,
    up: VecDeque<Upward>,
    down: VecDeque<Rc<Answer>>,
    /// When the last message under way arrives, either way.
    up_at: u64,
    down_at: u64,
    /// Nothing comes down any more; the keeper may not have noticed.
    pub(crate) cut: bool,
    /// How often its client was brought to the table, and from which entry on it was present the last time.
    pub(crate) joined: u32,
    pub(crate) present_from: u64,
    pub(crate) slow: bool,
    /// A slow reader reads nothing before this moment.
    reads_at: u64,
}

/// All connections.
#[derive(Default)]
pub(crate) struct Network {
    pub(crate) wires: BTreeMap<Link, Wire>,
    number: u64,
}

impl World {
    /// A client connects, and says how far it has come. What waits for an answer is sent again.
    pub(crate) fn connect(&mut self, client: usize) -> Checked {
        if let Some(old) = self.clients[client].link.take() {
            let drop_up = self.chance.once_in(2);
            self.cut(old, drop_up);
        }
        let Some(keeper) = self.current_keeper()? else { return Ok(()) };
        self.network.number += 1;
        let link = Link(self.network.number);
        let wire = Wire {
            client,
            keeper,
            up: VecDeque::new(),
            down: VecDeque::new(),
            up_at: 0,
            down_at: 0,
            cut: false,
            joined: 0,
            present_from: 0,
            slow: false,
            reads_at: 0,
        };
        self.network.wires.insert(link, wire);
        if !self.healing && self.chance.once_in(12) {
            self.clients[client].forget();
        }
        let who = &mut self.clients[client];
        (who.link, who.joined_again, who.outside) = (Some(link), false, false);
        let have = who.have;
        self.trace
            .line(|| format!("client {client} connects over {link:?} with {have:?} to keeper {keeper}"));
        self.send_up(link, Upward::Join { have });
        self.ask_again(client);
        Ok(())
    }

    /// Sends again what waits for an answer.
    pub(crate) fn ask_again(&mut self, client: usize) {
        let who = &mut self.clients[client];
        let Some(link) = who.link else { return };
        let again = who.pending.iter_mut().map(|pending| {
            pending.copies += 1;
            pending.request.write()
        });
        let again: Vec<String> = again.collect();
        self.counts.resent += again.len() as u64;
        for text in again {
            self.send_up(link, Upward::Request(text));
        }
    }

    /// Puts a message on its way up, if there is a way.
    pub(crate) fn send_up(&mut self, link: Link, message: Upward) {
        let delay = self.latency();
        let Some(wire) = self.network.wires.get_mut(&link).filter(|wire| !wire.cut) else { return };
        wire.up.push_back(message);
        wire.up_at = wire.up_at.max(self.wall + delay);
        self.agenda.put(wire.up_at, Due::Up { link });
    }

    /// Puts a message on its way down, if there is a way.
    pub(crate) fn send_down(&mut self, link: Link, message: Rc<Answer>) {
        let delay = self.latency();
        let Some(wire) = self.network.wires.get_mut(&link).filter(|wire| !wire.cut) else { return };
        wire.down.push_back(message);
        wire.down_at = wire.down_at.max(self.wall + delay).max(wire.reads_at);
        self.agenda.put(wire.down_at, Due::Down { link });
    }

    fn latency(&mut self) -> u64 {
        if !self.healing && self.chance.once_in(20) {
            self.chance.between(100, 900)
        } else {
            self.chance.between(1, 40)
        }
    }

    /// A connection is cut: what comes down is lost, and what goes up may be. The keeper notices in a while.
    pub(crate) fn cut(&mut self, link: Link, drop_up: bool) {
        let notice = self.chance.below(5_000);
        let Some(wire) = self.network.wires.get_mut(&link).filter(|wire| !wire.cut) else { return };
        wire.cut = true;
        wire.down.clear();
        if drop_up {
            wire.up.clear();
        }
        self.counts.cuts += 1;
        self.trace.line(|| format!("{link:?} is cut"));
        self.agenda.put(self.wall + notice, Due::Gone { link });
    }

    /// The keeper notices that a connection is gone.
    pub(crate) fn gone(&mut self, link: Link) -> Checked {
        match self.network.wires.remove(&link) {
            Some(wire) => self.step(wire.keeper, Event::Leave { link }),
            None => Ok(()),
        }
    }

    /// The next message up arrives.
    pub(crate) fn arrives_up(&mut self, link: Link) -> Checked {
        let Some(wire) = self.network.wires.get_mut(&link) else { return Ok(()) };
        let Some(message) = wire.up.pop_front() else { return Ok(()) };
        let (keeper, client) = (wire.keeper, wire.client);
        match message {
            Upward::Join { have } => self.join(keeper, link, have),
            Upward::Request(text) => {
                self.trace.line(|| format!("client {client} asks over {link:?}: {text}"));
                let read = Request::read(&text);
                let request = read.map_err(|why| Violation {
                    invariant: Invariant::Readable,
                    what: format!("{text}: {why}"),
                })?;
                // The socket was read a moment before the table gets round to it.
                let stamp = self.service().saturating_sub(self.chance.below(5));
                let luck = matches!(request, Request::Pass { .. }).then(|| self.chance.bytes());
                if self.chance.once_in(3) {
                    let ms = self.chance.between(2, 300);
                    self.step(keeper, Event::Trip { link, ms })?;
                }
                let held =
                    |world: &World| world.keepers.get(&keeper).map_or(0, |keeper| keeper.house.held_back());
                let before = held(self);
                self.step(keeper, Event::Request { link, request, stamp, luck })?;
                self.counts.held_back += u64::from(held(self) > before);
                Ok(())
            }
        }
    }

    /// Brings somebody to the table.
    pub(crate) fn join(&mut self, keeper: u64, link: Link, have: Option<u64>) -> Checked {
        let seq = self.keepers.get(&keeper).map(|keeper| keeper.house.seq());
        let (Some(wire), Some(seq)) = (self.network.wires.get_mut(&link), seq) else { return Ok(()) };
        (wire.joined, wire.present_from) = (wire.joined + 1, seq);
        let who = &self.clients[wire.client];
        let (guest, name, sign) = (who.guest, who.name.clone(), who.sign);
        self.step(keeper, Event::Join { link, guest, name, sign, have })
    }

    /// The next message down arrives, if its reader reads.
    pub(crate) fn arrives_down(&mut self, link: Link) -> Checked {
        let Some(wire) = self.network.wires.get_mut(&link) else { return Ok(()) };
        if wire.reads_at > self.wall {
            self.agenda.put(wire.reads_at, Due::Down { link });
            return Ok(());
        }
        let Some(message) = wire.down.pop_front() else { return Ok(()) };
        let client = wire.client;
        if self.clients[client].link == Some(link) { self.receive(client, &message) } else { Ok(()) }
    }

    /// A reader falls behind for so long.
    pub(crate) fn slow_down(&mut self, link: Link, ms: u64) -> Checked {
        let Some(wire) = self.network.wires.get_mut(&link).filter(|wire| !wire.slow) else { return Ok(()) };
        wire.slow = true;
        wire.reads_at = self.wall + ms;
        let (keeper, at) = (wire.keeper, wire.reads_at);
        self.counts.slow += 1;
        self.trace.line(|| format!("{link:?} falls behind"));
        self.agenda.put(at, Due::CaughtUp { link });
        self.step(keeper, Event::Slow { link })
    }

    /// A slow reader has read everything, or will later.
    pub(crate) fn catch_up(&mut self, link: Link) -> Checked {
        let Some(wire) = self.network.wires.get_mut(&link).filter(|wire| wire.slow) else { return Ok(()) };
        if !wire.down.is_empty() {
            self.agenda.put(self.wall.max(wire.down_at) + 1, Due::CaughtUp { link });
            return Ok(());
        }
        wire.slow = false;
        let keeper = wire.keeper;
        self.trace.line(|| format!("{link:?} has caught up"));
        self.step(keeper, Event::CaughtUp { link })
    }
}
