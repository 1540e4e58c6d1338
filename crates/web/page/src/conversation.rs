//! A conversation with a house: a session with its connection and its clock. The page can be seen and used before there is one,
//! so it lies in the part of the tables.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use protocol::{Here, Name, Phase, Request, Sign, TableId};
use serde_json::Value;
use table::Lookup;

use crate::browser;
use crate::chronicle::Chronicle;
use crate::client::{Client, Errand};
use crate::connection::session::{Act, Link, News, Session};
use crate::connection::{Connection, End, Event};
use crate::game::Game;
use crate::newer;
use crate::page_fact::PageFact;
use crate::page_refusal::PageRefusal;

/// How many lines of talk are kept.
const MOST_SAID: usize = 100;

/// A tap on the same button is no second wish for so many milliseconds.
const SECOND_TAP: u64 = 2_000;

/// What a client wants of its conversation.
pub(crate) enum Wish {
    /// Come to a table.
    Join(TableId),
    /// Go away from the table.
    Leave,
    /// Be called like this.
    Rename(Name),
    /// Have this colour and shape.
    ShowSign(Name, Sign),
    /// Ask for something, under a number.
    Ask(Box<dyn FnOnce(u64) -> Request>),
    /// Open a table.
    Open(Opening),
    /// Try again what waits.
    Hurry,
    /// Read what waits for a part of the page.
    ReadOn,
}

/// A table to be opened.
pub(crate) struct Opening {
    pub(crate) game: Game,
    pub(crate) seats: u8,
    /// Options that differ from the defaults.
    pub(crate) options: Option<Value>,
    /// What is to be done there.
    pub(crate) errand: Errand,
}

/// What carries out wishes. The page knows a conversation as this and no more, so that it can be loaded later.
pub(crate) trait CarryOut {
    /// Carries out a wish.
    fn carry_out(self: Rc<Self>, wish: Wish);
}

/// How a conversation begins.
pub(crate) struct Conversations {
    /// Begins one for this client, whose guest is called like this and has this sign.
    pub(crate) begin: fn(Client, Name, Sign) -> Rc<dyn CarryOut>,
}

/// The only way.
pub(crate) static CONVERSATIONS: Conversations =
    Conversations { begin: |client, name, sign| Rc::new(Conversation::new(client, name, sign)) };

/// A session with its connection and its clock.
struct Conversation {
    client: Client,
    core: RefCell<Core>,
}

struct Core {
    session: Session,
    connection: Option<Connection>,
    /// Counts connections: what comes from one that was replaced is passed over.
    number: u32,
    errands: Lookup<u64, Errand>,
    /// The table that was asked for last.
    opening: Option<Asked>,
    /// What was told of a table and cannot be read before its game is here.
    unread: VecDeque<News>,
    alarm: Option<TimeoutHandle>,
}

/// A table that was asked for: under which number, of which game, and when.
struct Asked {
    id: u64,
    game: Game,
    at: u64,
}

impl Conversation {
    fn new(client: Client, name: Name, sign: Sign) -> Conversation {
        let core = Core {
            session: Session::new(name, sign, browser::random),
            connection: None,
            number: 0,
            errands: Lookup::new(),
            opening: None,
            unread: VecDeque::new(),
            alarm: None,
        };
        Conversation { client, core: RefCell::new(core) }
    }

    fn join(self: &Rc<Self>, table: TableId) {
        let new = self.with(|core| {
            let new = core.session.goal() != Some(table);
            core.session.join(table, browser::now());
            new
        });
        if new {
            self.clear();
        }
    }

    fn sit_again(&self) {
        let seat = self.client.sight.with_untracked(|sight| {
            let sight = sight.as_ref().filter(|sight| sight.table.phase == Phase::Gathering)?;
            sight.seat
        });
        if let Some(seat) = seat {
            self.client.sit(seat);
        }
    }

    fn ask(self: &Rc<Self>, request: impl FnOnce(u64) -> Request) {
        self.with(|core| {
            let id = core.session.number();
            core.session.ask(request(id), browser::now());
        });
    }

    fn open(self: &Rc<Self>, Opening { game, seats, options, errand }: Opening) {
        let (public, stand_ins) = (errand.public, errand.stand_ins);
        self.with(|core| {
            // A table that is asked for before another one is open takes its place. A second tap is no second wish.
            let now = browser::now();
            if let Some(last) = core.opening.take_if(|last| core.session.is_unanswered(last.id)) {
                if last.game == game && now < last.at + SECOND_TAP && core.session.link() == Link::Connected {
                    core.opening = Some(last);
                    return;
                }
                core.session.withdraw(last.id);
                core.errands.remove(&last.id);
            }
            let id = core.session.number();
            core.opening = Some(Asked { id, game, at: now });
            core.errands.insert(id, errand);
            let open = Request::Open {
                id,
                game: game.name().to_owned(),
                seats,
                options,
                public,
                watchers: true,
                stand_ins,
                fair_race: None,
            };
            core.session.ask(open, now);
        });
    }

    fn clear(self: &Rc<Self>) {
        self.with(|core| core.unread.clear());
        let client = self.client;
        client.waits_for.set(None);
        client.sight.set(None);
        client.chronicle.set(Chronicle::default());
        client.here.set(Here::default());
        client.refusal.set(None);
        client.frozen.set(false);
        client.pass.set(None);
        client.log.set(None);
        client.said.set(Vec::new());
    }

    /// Does something with the session, then everything that follows from it.
    fn with<T>(self: &Rc<Self>, deed: impl FnOnce(&mut Core) -> T) -> T {
        let result = deed(&mut self.core.borrow_mut());
        self.act();
        result
    }

    fn act(self: &Rc<Self>) {
        // Borrowed again for each act: what is told may lead to more.
        loop {
            let act = self.core.borrow_mut().session.next_act();
            match act {
                None => break,
                Some(Act::Open) => self.connect(),
                Some(Act::Close) => self.core.borrow_mut().connection = None,
                Some(Act::Send(text)) => {
                    if let Some(connection) = &self.core.borrow().connection {
                        connection.send(&text);
                    }
                }
                Some(Act::Tell(news)) => self.tell(*news),
            }
        }
        self.set_alarm();
    }

    fn connect(self: &Rc<Self>) {
        let number = {
            let mut core = self.core.borrow_mut();
            core.connection = None;
            core.number += 1;
            core.number
        };
        let own = Rc::clone(self);
        let connection = Connection::open(self.client.end, move |event| {
            own.with(|core| {
                if core.number != number {
                    return;
                }
                let now = browser::now();
                match event {
                    Event::Opened => core.session.opened(now),
                    Event::Heard(text) => core.session.heard(&text, now),
                    Event::Closed => own.lose(core, now),
                }
            })
        });
        let mut core = self.core.borrow_mut();
        if connection.is_none() {
            core.session.closed(browser::now());
        }
        core.connection = connection;
    }

    /// The connection is gone. A worker that does not begin, or cannot open a table, may be of a build that the server has no
    /// longer.
    fn lose(&self, core: &mut Core, now: u64) {
        let is_opening = core.opening.as_ref().is_some_and(|last| core.session.is_unanswered(last.id));
        if self.client.end == End::Worker && (is_opening || core.session.link() != Link::Connected) {
            newer::look();
            if self.client.newer.is_there_untracked() {
                return core.session.outdate();
            }
        }
        core.session.closed(now);
    }

    fn set_alarm(self: &Rc<Self>) {
        let mut core = self.core.borrow_mut();
        if let Some(alarm) = core.alarm.take() {
            alarm.clear();
        }
        core.alarm = core.session.alarm().and_then(|at| {
            let pause = Duration::from_millis(at.saturating_sub(browser::now()));
            let own = Rc::clone(self);
            set_timeout_with_handle(move || own.with(|core| core.session.wake(browser::now())), pause).ok()
        });
    }

    /// Reads what waited for a part that is here now.
    fn read_on(self: &Rc<Self>) {
        let Client { waits_for, parts, .. } = self.client;
        while waits_for.get_untracked().is_some_and(|game| parts.game(game).here().is_some()) {
            let next = self.core.borrow_mut().unread.pop_front();
            match next {
                Some(news) => self.tell_now(news),
                None => waits_for.set(None),
            }
        }
    }

    fn tell(self: &Rc<Self>, news: News) {
        if let News::Whole(_) | News::Entry(_) | News::Refused(..) = news
            && let Some(game) = self.missing()
        {
            self.core.borrow_mut().unread.push_back(news);
            self.client.waits_for.set(Some(game));
            self.client.parts.game(game).begin();
            return;
        }
        self.tell_now(news);
    }

    /// The game of the table, if it is not here yet or something that was told before still waits for it.
    fn missing(&self) -> Option<Game> {
        let core = self.core.borrow();
        let game = core.session.sight().and_then(|sight| Game::of(&sight.table.game))?;
        (!core.unread.is_empty() || self.client.parts.game(game).here().is_none()).then_some(game)
    }

    fn tell_now(self: &Rc<Self>, news: News) {
        let client = self.client;
        match news {
            News::Link => {
                let core = self.core.borrow();
                client.link.set(core.session.link());
                client.frozen.set(core.session.is_frozen());
            }
            News::Time(course) => client.time.set(course),
            News::Hello(hello) => client.hello.set(Some(hello)),
            News::Opened(id, table) => self.run_errand(id, table),
            News::Whole(history) => {
                self.see();
                let forgetful = self.is_forgetful();
                let history = history.into_iter().map(|passage| (passage.seq, self.read(passage.facts)));
                client.chronicle.update(|chronicle| chronicle.begin(history, forgetful));
                client.frozen.set(false);
            }
            News::Entry(entry) => {
                self.see();
                let forgetful = self.is_forgetful();
                client.chronicle.update(|chronicle| {
                    if entry.what == "undo" {
                        chronicle.take_back()
                    } else {
                        chronicle.tell(entry.seq, self.read(entry.facts), forgetful)
                    }
                });
                client.refusal.set(None);
            }
            News::Done(_) => {}
            News::Refused(_, why) => {
                let read = client.views().map_or(PageRefusal::unknown as fn(_) -> _, |views| views.refusal);
                client.refusal.set(Some(read(why)));
            }
            News::Here(here) => client.here.set(here),
            News::Pass(code) => client.pass.set(Some(code)),
            News::Log(log) => client.log.set(Some(Arc::new(log.to_string().into_bytes()))),
            News::Said(said) => {
                client.said.update(|all| {
                    all.push(said);
                    let old = all.len().saturating_sub(MOST_SAID);
                    all.drain(..old);
                });
                client.lines.update(|lines| *lines += 1);
            }
        }
    }

    fn see(&self) {
        let sight = self.core.borrow().session.sight().cloned();
        if let Some(sight) = sight.as_ref().filter(|sight| sight.table.phase != Phase::Over) {
            browser::keep_commitment(sight.table.id, sight.table.commitment);
        }
        self.client.sight.set(sight.map(Arc::new));
    }

    /// Facts as they came over the wire, decoded into the types of this game.
    fn read(&self, facts: Vec<Value>) -> Vec<PageFact> {
        let read = self.client.views().map_or(PageFact::unknown as fn(Value) -> PageFact, |views| views.fact);
        facts.into_iter().map(read).collect()
    }

    /// Whether the game keeps a secret by forgetting what happened.
    fn is_forgetful(&self) -> bool {
        self.client.sight.with_untracked(|sight| {
            sight.as_ref().is_some_and(|sight| {
                let views = self.client.views_of(&sight.table.game);
                sight.table.phase != Phase::Over
                    && views.is_some_and(|views| (views.is_secret)(&sight.table.options))
            })
        })
    }

    /// The requests follow one another on the same connection, so they need not wait for their answers.
    fn run_errand(self: &Rc<Self>, id: u64, table: TableId) {
        let errand = self.core.borrow_mut().errands.remove(&id).unwrap_or_default();
        self.join(table);
        if let Some(seat) = errand.sit {
            self.client.sit(seat);
        }
        for (seat, name) in errand.also {
            self.ask(|id| Request::Also { id, seat, name });
        }
        for (seat, level) in errand.bots {
            self.ask(|id| Request::Bot { id, seat, level });
        }
        if errand.start {
            self.ask(|id| Request::Start { id });
        }
        self.client.opened.set(Some(table));
    }
}

impl CarryOut for Conversation {
    fn carry_out(self: Rc<Self>, wish: Wish) {
        match wish {
            Wish::Join(table) => self.join(table),
            Wish::Leave => {
                self.with(|core| core.session.leave());
                self.clear();
            }
            Wish::Rename(name) => {
                self.with(|core| core.session.rename(name, browser::now()));
                self.sit_again();
            }
            Wish::ShowSign(name, sign) => {
                self.with(|core| core.session.introduce(name, sign, browser::now()));
                self.sit_again();
            }
            Wish::Ask(request) => self.ask(request),
            Wish::Open(opening) => self.open(opening),
            Wish::Hurry => self.with(|core| core.session.hurry(browser::now())),
            Wish::ReadOn => self.read_on(),
        }
    }
}
