//! The shell around the houses of this browser: one guest, any number of tables, bots that think in slices. It has no
//! database and no clock: texts and times go in, [`Act`]s come out.

use std::collections::VecDeque;

use house::{Append, Effect, Event, House, Kept, Link, NextTable, NotKept, Opening, Text};
use protocol::{Answer, GuestId, Name, Refusal, Request, Sign, TableId};
use shelf::{Game, Mind, Nodes, Seen};
use table::{Lookup, Seat, Seed, Time};

/// What is to be done, in order.
#[derive(Debug)]
pub enum Act {
    /// This is to be said to the page.
    Say(Text),
    /// A table is to be read: [`Shell::loaded`].
    Load(TableId),
    /// This is to be written: [`Shell::kept`].
    Append(Append),
    /// The game of this name is wanted: [`Shell::fetched`].
    Fetch(String),
}

/// Where random bytes come from.
pub type Random = fn() -> [u8; 32];

/// The houses of this browser.
pub struct Shell {
    /// Those that were fetched.
    games: Vec<&'static dyn Game>,
    /// What goes on as soon as the game of this name is here.
    waiting: Lookup<String, Vec<Waiting>>,
    guest: GuestId,
    random: Random,
    name: Option<Name>,
    sign: Option<Sign>,
    greeted: bool,
    /// The table that the page is at.
    at: Option<TableId>,
    /// The page's connection there; every time it comes it is another one.
    link: Link,
    tables: Lookup<TableId, Slot>,
    acts: VecDeque<Act>,
}

/// One table of this browser.
#[derive(Default)]
struct Slot {
    /// None while it is being read, or if another tab of the browser has taken it over.
    house: Option<House>,
    /// Whether it is being read.
    loading: bool,
    /// What happened meanwhile.
    waiting: Vec<Event>,
    minds: Lookup<Seat, Thinker>,
    /// What opened it, until that is on disk.
    opened: Option<Opener>,
}

/// What waits for a game.
enum Waiting {
    /// A text of the page that opens a table.
    Text(String),
    /// A table that was read, and for how long nobody kept it.
    Table(TableId, Kept, u64),
}

/// What opened a table.
enum Opener {
    /// A request of the page.
    Request(u64),
    /// Another table, where the same people played before.
    Table(TableId),
}

/// A bot, and what it thinks about.
struct Thinker {
    mind: Box<dyn Mind>,
    question: Option<(u64, Seen, Time)>,
}

impl Shell {
    /// A shell for this guest.
    pub fn new(guest: GuestId, random: Random) -> Shell {
        Shell {
            games: Vec::new(),
            waiting: Lookup::new(),
            guest,
            random,
            name: None,
            sign: None,
            greeted: false,
            at: None,
            link: Link(0),
            tables: Lookup::new(),
            acts: VecDeque::new(),
        }
    }

    /// The next thing to be done.
    pub fn next_act(&mut self) -> Option<Act> {
        self.acts.pop_front()
    }

    /// When [`Shell::tick`] wants to be called.
    pub fn wake(&self, now: u64) -> Option<u64> {
        self.tables.values().filter_map(|slot| slot.house.as_ref()?.wake(now)).min()
    }

    /// Whether a bot has something to think about.
    pub fn is_thinking(&self) -> bool {
        self.tables.values().flat_map(|slot| slot.minds.values()).any(|bot| bot.question.is_some())
    }

    // ----- what comes in ----------------------------------------------------------------------------------------------

    /// The page says something.
    pub fn read(&mut self, text: &str, now: u64) {
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(refusal) => return self.refuse(None, &refusal),
        };
        match request {
            Request::Hello { protocol, name, sign } => self.hello(protocol, name, sign),
            Request::Ping { at } if self.at.is_none() => self.say(&Answer::Pong { at, now: None }),
            request if !self.greeted => self.refuse(request.id(), &Refusal::NoHello),
            Request::Open { game, .. } if self.is_missing(&game) => {
                self.fetch(game, Waiting::Text(text.to_owned()));
            }
            Request::Open { id, game, seats, options, public, watchers, stand_ins, fair_race } => {
                let seed = Seed((self.random)());
                match house::open(&self.games, self.guest, &game, seats, options.as_ref(), seed) {
                    Ok(opening) => {
                        let opening = Opening {
                            public,
                            watchers,
                            stand_ins: stand_ins.unwrap_or(opening.stand_ins),
                            fair_race: fair_race.unwrap_or(opening.fair_race),
                            ..opening
                        };
                        self.open(Opener::Request(id), opening, now);
                    }
                    Err(why) => self.say(&Answer::no(Some(id), why)),
                }
            }
            Request::Join { table, have } => self.join(table, have, now),
            Request::Leave {} => self.leave(now),
            request => match self.at {
                Some(table) => {
                    let needs_luck = matches!(request, Request::Pass { .. });
                    let luck = needs_luck.then(|| {
                        let bytes = (self.random)();
                        std::array::from_fn(|place| bytes[place])
                    });
                    let request = Event::Request { link: self.link, request, stamp: now, luck };
                    self.step(table, request, now);
                }
                None => self.refuse(request.id(), &Refusal::NotAtATable),
            },
        }
    }

    /// A table was read, if there is one. For how long nobody kept it is in milliseconds of wall time.
    pub fn loaded(&mut self, table: TableId, kept: Option<Kept>, away: u64, now: u64) {
        if let Some(kept) = &kept
            && let Some(game) = house::game_of(kept).filter(|game| self.is_missing(game))
        {
            return self.fetch(game, Waiting::Table(table, kept.clone(), away));
        }
        self.take_up(table, kept.as_ref(), away, now);
    }

    /// The game of this name is here; none if there is no such game.
    pub fn fetched(&mut self, name: &str, game: Option<&'static dyn Game>, now: u64) {
        self.games.extend(game);
        for waiting in self.waiting.remove(&name.to_owned()).unwrap_or_default() {
            match waiting {
                Waiting::Text(text) if game.is_some() => self.read(&text, now),
                Waiting::Text(text) => {
                    let id = Request::read(&text).ok().and_then(|request| request.id());
                    self.refuse(id, &Refusal::NoSuchGame);
                }
                Waiting::Table(table, kept, away) => self.take_up(table, Some(&kept), away, now),
            }
        }
    }

    fn take_up(&mut self, table: TableId, kept: Option<&Kept>, away: u64, now: u64) {
        let Some(mut slot) = self.tables.remove(&table) else { return };
        let mut effects = Vec::new();
        let house = kept.map(|kept| House::load(table, kept, &self.games, now, away, &mut effects));
        match house {
            None => return self.turn_away(table, slot, &Refusal::NoSuchTable),
            Some(Err(_)) => return self.turn_away(table, slot, &Refusal::Frozen),
            Some(Ok(house)) => slot.house = Some(house),
        }
        slot.loading = false;
        let waiting = std::mem::take(&mut slot.waiting);
        self.tables.insert(table, slot);
        self.carry_out(table, effects, now);
        for event in waiting {
            self.step(table, event, now);
        }
    }

    /// What was to be written is on disk, or is not.
    pub fn kept(&mut self, table: TableId, kept: Result<(), NotKept>, now: u64) {
        let Some(slot) = self.tables.get_mut(&table) else { return };
        if kept.is_err() {
            // Another tab keeps this table now, or the disk is gone. Whoever asks for something next takes it over.
            slot.house = None;
            slot.minds.clear();
            if let Some(Opener::Table(before)) = slot.opened.take() {
                self.tell_opened(before, None, now);
            }
            return;
        }
        let opener = slot.opened.take();
        if let Some(Opener::Request(id)) = opener {
            self.say(&Answer::Opened { id, table });
        }
        self.step(table, Event::Kept, now);
        if let Some(Opener::Table(before)) = opener {
            self.tell_opened(before, Some(table), now);
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64) {
        let due = |slot: &Slot| {
            slot.house.as_ref().and_then(|house| house.wake(now)).is_some_and(|wake| wake <= now)
        };
        let tables: Vec<TableId> =
            self.tables.iter().filter(|(_, slot)| due(slot)).map(|(table, _)| *table).collect();
        for table in tables {
            self.step(table, Event::Tick, now);
        }
    }

    /// A bot thinks about so many positions.
    pub fn think(&mut self, nodes: u32, now: u64) {
        let next = self.tables.iter_mut().find_map(|(table, slot)| {
            let (seat, bot) = slot.minds.iter_mut().find(|(_, bot)| bot.question.is_some())?;
            Some((*table, *seat, bot))
        });
        let Some((table, seat, bot)) = next else { return };
        let Some((question, seen, at)) = bot.question.take() else { return };
        match bot.mind.think(&seen, at, &mut Nodes::new(nodes)) {
            Some(plan) => self.step(table, Event::Planned { seat, question, plan }, now),
            None => bot.question = Some((question, seen, at)),
        }
    }

    // ----- how ----------------------------------------------------------------------------------------------------------

    fn hello(&mut self, protocol: u16, name: Option<Name>, sign: Option<Sign>) {
        if protocol != protocol::VERSION {
            return self.refuse(None, &Refusal::OtherProtocol { ours: protocol::VERSION });
        }
        self.greeted = true;
        self.name = name.or(self.name.take());
        self.sign = sign.or(self.sign);
        self.say(&Answer::Hello(house::hello(self.guest, &self.games)));
    }

    fn is_missing(&self, game: &str) -> bool {
        !self.games.iter().any(|known| known.name() == game)
    }

    fn fetch(&mut self, game: String, waiting: Waiting) {
        let others = self.waiting.get_or_default(game.clone());
        if others.is_empty() {
            self.acts.push_back(Act::Fetch(game));
        }
        others.push(waiting);
    }

    fn open(&mut self, opener: Opener, opening: Opening, now: u64) {
        let [a, b, c, d, ..] = (self.random)();
        let table = TableId::from_number(u32::from_le_bytes([a, b, c, d]));
        let mut effects = Vec::new();
        match House::open(table, opening, &self.games, now, &mut effects) {
            Ok(house) => {
                let slot = Slot { house: Some(house), opened: Some(opener), ..Slot::default() };
                self.tables.insert(table, slot);
                self.carry_out(table, effects, now);
            }
            Err(_) => match opener {
                Opener::Request(id) => self.refuse(Some(id), &Refusal::NoSuchGame),
                Opener::Table(before) => self.tell_opened(before, None, now),
            },
        }
    }

    /// The same people play again at another table.
    fn open_next(&mut self, before: TableId, next: NextTable, now: u64) {
        let opening = next.opening(Seed((self.random)()));
        self.open(Opener::Table(before), opening, now);
    }

    /// A table that waits for another one hears what became of it. If it is gone, whoever waits there asks again.
    fn tell_opened(&mut self, before: TableId, table: Option<TableId>, now: u64) {
        if self.tables.get(&before).is_some_and(|slot| slot.house.is_some()) {
            self.step(before, Event::NextOpened { table }, now);
        }
    }

    fn join(&mut self, table: TableId, have: Option<u64>, now: u64) {
        self.leave(now);
        self.link = Link(self.link.0 + 1);
        self.at = Some(table);
        let event = self.coming(have);
        self.step(table, event, now);
    }

    fn coming(&self, have: Option<u64>) -> Event {
        // Somebody without a name is called by the beginning of their number.
        let number = self.guest.to_string();
        let name = self.name.clone().or_else(|| Name::new(number.get(..4)?).ok());
        let name = name.expect("four hexadecimal digits are a name");
        Event::Join { link: self.link, guest: self.guest, name, sign: self.sign, have }
    }

    fn leave(&mut self, now: u64) {
        if let Some(table) = self.at.take()
            && self.tables.get(&table).is_some_and(|slot| slot.house.is_some())
        {
            self.step(table, Event::Leave { link: self.link }, now);
        }
    }

    /// Something happens at a table. If it is not in memory it is read first.
    fn step(&mut self, table: TableId, event: Event, now: u64) {
        let slot = self.tables.get_or_default(table);
        if let Some(house) = &mut slot.house {
            let mut effects = Vec::new();
            house.step(event, now, &mut effects);
            self.carry_out(table, effects, now);
            return;
        }
        if !slot.loading {
            slot.loading = true;
            // A house that is new to the page's connection does not know it yet.
            let greeting = (!matches!(event, Event::Join { .. })).then(|| self.coming(None));
            let slot = self.tables.get_or_default(table);
            slot.waiting.extend(greeting);
            self.acts.push_back(Act::Load(table));
        }
        self.tables.get_or_default(table).waiting.push(event);
    }

    fn carry_out(&mut self, table: TableId, effects: Vec<Effect>, now: u64) {
        for effect in effects {
            match effect {
                Effect::Send { link, text } => {
                    if self.at == Some(table) && link == self.link {
                        self.acts.push_back(Act::Say(text));
                    }
                }
                Effect::Append(append) => self.acts.push_back(Act::Append(append)),
                Effect::Hire { seat, level, seed } => {
                    let Some(slot) = self.tables.get_mut(&table) else { continue };
                    let mind = slot.house.as_ref().and_then(|house| house.game().mind(&level, &seed));
                    slot.minds.extend(mind.map(|mind| (seat, Thinker { mind, question: None })));
                }
                Effect::Ask { seat, question, heard, seen, at } => {
                    let bot = self.tables.get_mut(&table).and_then(|slot| slot.minds.get_mut(&seat));
                    if let Some(bot) = bot {
                        heard.iter().for_each(|heard| bot.mind.hear(heard));
                        bot.question = Some((question, seen, at));
                    }
                }
                Effect::OpenNext(next) => self.open_next(table, *next, now),
                Effect::Sleep => {
                    self.tables.remove(&table);
                }
            }
        }
    }

    /// Nobody can come to this table.
    fn turn_away(&mut self, table: TableId, slot: Slot, why: &Refusal) {
        if self.at != Some(table) {
            return;
        }
        for event in slot.waiting {
            match event {
                Event::Join { .. } => self.refuse(None, why),
                Event::Request { request, .. } => self.refuse(request.id(), why),
                _ => {}
            }
        }
        self.at = None;
    }

    fn say(&mut self, answer: &Answer) {
        self.acts.push_back(Act::Say(answer.write().into()));
    }

    fn refuse(&mut self, id: Option<u64>, refusal: &Refusal) {
        self.say(&Answer::no(id, refusal.coded()));
    }
}

#[cfg(test)]
mod tests;
