//! A session with its connection and its clock, as signals that the views look at.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use protocol::{Hello, Here, Name, PassCode, Phase, Request, Said, Sign, TableId};
use serde_json::Value;
use table::{Entropy, Seat};
use words::Names;

use crate::browser;
use crate::chronicle::Chronicle;
use crate::connection::session::{Act, Link, News, Session};
use crate::connection::sight::TableSight;
use crate::connection::time::Course;
use crate::connection::{Connection, End, Event};
use crate::game::Game;
use crate::game_card::GameCard;
use crate::game_views::GameViews;
use crate::page_fact::PageFact;
use crate::page_refusal::PageRefusal;
use crate::parts::Parts;
use crate::speech::Speech;

/// How many lines of talk are kept.
const MOST_SAID: usize = 100;

/// What is to be done as soon as a table is open: everything that one click asks for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Errand {
    /// The seat to take.
    pub(crate) sit: Option<Seat>,
    /// Bots to put into seats.
    pub(crate) bots: Vec<(Seat, String)>,
    /// Whether everybody finds the table, or only those with its link.
    pub(crate) public: bool,
    /// Whether bots play for those who drop out; as is usual for the game if nobody has said so.
    pub(crate) stand_ins: Option<bool>,
    /// People who share this device, and their seats.
    pub(crate) also: Vec<(Seat, Name)>,
    /// Whether to begin at once.
    pub(crate) start: bool,
}

/// One way to a house. Copies are the same client.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    pub(crate) end: End,
    pub(crate) link: RwSignal<Link>,
    pub(crate) frozen: RwSignal<bool>,
    pub(crate) hello: RwSignal<Option<Hello>>,
    pub(crate) sight: RwSignal<Option<Arc<TableSight>>>,
    /// How game time goes on.
    pub(crate) time: RwSignal<Course>,
    pub(crate) chronicle: RwSignal<Chronicle>,
    pub(crate) here: RwSignal<Here>,
    pub(crate) refusal: RwSignal<Option<PageRefusal>>,
    /// The code for a seat that was asked for last.
    pub(crate) pass: RwSignal<Option<PassCode>>,
    /// The log of the game, once it was asked for.
    pub(crate) log: RwSignal<Option<Arc<Vec<u8>>>>,
    /// What was said at the table, newest last.
    pub(crate) said: RwSignal<Vec<Said>>,
    /// How much was ever said here.
    pub(crate) lines: RwSignal<u64>,
    /// The table that was opened last.
    pub(crate) opened: RwSignal<Option<TableId>>,
    /// The game that has to be fetched before anything of the table can be shown.
    pub(crate) waits_for: RwSignal<Option<Game>>,
    parts: Parts,
    core: StoredValue<Rc<RefCell<Core>>, LocalStorage>,
}

struct Core {
    session: Session,
    connection: Option<Connection>,
    /// Counts connections: what comes from one that was replaced is passed over.
    number: u32,
    errands: BTreeMap<u64, Errand>,
    /// What was told of a table and cannot be read before its game is here.
    unread: VecDeque<News>,
    alarm: Option<TimeoutHandle>,
}

impl Client {
    /// A client that is not connected yet.
    pub(crate) fn new(end: End, name: Name, sign: Sign, parts: Parts) -> Client {
        let session = Session::new(name, sign, browser::random);
        let core = Core {
            session,
            connection: None,
            number: 0,
            errands: BTreeMap::new(),
            unread: VecDeque::new(),
            alarm: None,
        };
        Client {
            end,
            link: RwSignal::default(),
            frozen: RwSignal::default(),
            hello: RwSignal::default(),
            sight: RwSignal::default(),
            time: RwSignal::default(),
            chronicle: RwSignal::default(),
            here: RwSignal::default(),
            refusal: RwSignal::default(),
            pass: RwSignal::default(),
            log: RwSignal::default(),
            said: RwSignal::default(),
            lines: RwSignal::default(),
            opened: RwSignal::default(),
            waits_for: RwSignal::default(),
            parts,
            core: StoredValue::new_local(Rc::new(RefCell::new(core))),
        }
    }

    /// Comes to a table.
    pub(crate) fn join(self, table: TableId) {
        let new = self.with(|core| {
            let new = core.session.goal() != Some(table);
            core.session.join(table, browser::now());
            new
        });
        if new {
            self.clear();
        }
    }

    /// Goes away from the table.
    pub(crate) fn leave(self) {
        self.with(|core| core.session.leave());
        self.clear();
    }

    /// Says how the guest wants to be called. A seat keeps the name under which it was taken, so before the game it is
    /// taken anew.
    pub(crate) fn rename(self, name: Name) {
        self.with(|core| core.session.rename(name, browser::now()));
        self.sit_again();
    }

    /// Says which colour and shape the guest likes best.
    pub(crate) fn show_sign(self, name: Name, sign: Sign) {
        self.with(|core| core.session.introduce(name, sign, browser::now()));
        self.sit_again();
    }

    fn sit_again(self) {
        let seat = self.sight.with_untracked(|sight| {
            let sight = sight.as_ref().filter(|sight| sight.table.phase == Phase::Gathering)?;
            sight.seat
        });
        if let Some(seat) = seat {
            self.sit(seat);
        }
    }

    /// Asks for something. It gets a number of its own.
    pub(crate) fn ask(self, request: impl FnOnce(u64) -> Request) {
        self.refusal.set(None);
        self.with(|core| {
            let id = core.session.number();
            core.session.ask(request(id), browser::now());
        });
    }

    /// Opens a table, and does there what is to be done.
    pub(crate) fn open(self, game: &str, seats: u8, options: Option<Value>, errand: Errand) {
        let (public, stand_ins) = (errand.public, errand.stand_ins);
        self.with(|core| {
            let id = core.session.number();
            core.errands.insert(id, errand);
            core.session.ask(
                Request::Open {
                    id,
                    game: game.to_owned(),
                    seats,
                    options,
                    public,
                    watchers: true,
                    stand_ins,
                    fair_race: None,
                },
                browser::now(),
            );
        });
    }

    /// Takes a seat, with something random for the luck.
    pub(crate) fn sit(self, seat: Seat) {
        let entropy = Some(Entropy(browser::random_bytes()));
        self.ask(|id| Request::Sit { id, seat: Some(seat), sign: None, entropy });
    }

    /// Makes a move for the own seat; one that is good for so many milliseconds is not made later.
    pub(crate) fn play(self, mv: Value, good_for: Option<u32>) {
        let on = self.sight.with_untracked(|sight| sight.as_ref().map_or(0, |sight| sight.seq));
        self.ask(|id| Request::Move { id, on, seat: None, mv, good_for });
    }

    /// Takes the last move back.
    pub(crate) fn undo(self) {
        let on = self.sight.with_untracked(|sight| sight.as_ref().map_or(0, |sight| sight.seq));
        self.ask(|id| Request::Undo { id, on, seat: None });
    }

    /// The game at the table, which never changes as long as one is there.
    pub(crate) fn game(self) -> Option<Game> {
        self.sight.with_untracked(|sight| sight.as_ref().and_then(|sight| Game::of(&sight.table.game)))
    }

    /// The seat of whoever looks.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.sight.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat))
    }

    /// The card of this game.
    pub(crate) fn card(self) -> Option<&'static GameCard> {
        self.game().map(Game::card)
    }

    /// What the page shows of this game. It is here if anything is known of the table.
    pub(crate) fn views(self) -> Option<&'static GameViews> {
        self.parts.game(self.game()?).here()
    }

    /// What the page shows of the game of this name, if it is here.
    pub(crate) fn views_of(self, name: &str) -> Option<&'static GameViews> {
        self.parts.game(Game::of(name)?).here()
    }

    /// Why something was refused, in the words of this game.
    pub(crate) fn why_not(self, speech: Speech, why: &PageRefusal, names: &Names) -> String {
        speech.refusal(self.game().map_or("", Game::name), why.coded(), names)
    }

    /// The network may be back, or somebody looks at the page again.
    pub(crate) fn hurry(self) {
        self.with(|core| core.session.hurry(browser::now()));
    }

    fn clear(self) {
        self.with(|core| core.unread.clear());
        self.waits_for.set(None);
        self.sight.set(None);
        self.chronicle.set(Chronicle::default());
        self.here.set(Here::default());
        self.refusal.set(None);
        self.frozen.set(false);
        self.pass.set(None);
        self.log.set(None);
        self.said.set(Vec::new());
    }

    /// Does something with the session, then everything that follows from it.
    fn with<T>(self, deed: impl FnOnce(&mut Core) -> T) -> T {
        let core = self.core.get_value();
        let result = deed(&mut core.borrow_mut());
        self.carry_out(&core);
        result
    }

    fn carry_out(self, core: &Rc<RefCell<Core>>) {
        // Borrowed anew for each act: what is told may lead to more.
        loop {
            let act = core.borrow_mut().session.next_act();
            match act {
                None => break,
                Some(Act::Open) => self.connect(core),
                Some(Act::Close) => core.borrow_mut().connection = None,
                Some(Act::Send(text)) => {
                    if let Some(connection) = &core.borrow().connection {
                        connection.send(&text);
                    }
                }
                Some(Act::Tell(news)) => self.tell(core, *news),
            }
        }
        self.set_alarm(core);
    }

    fn connect(self, core: &Rc<RefCell<Core>>) {
        let number = {
            let mut core = core.borrow_mut();
            core.connection = None;
            core.number += 1;
            core.number
        };
        let connection = Connection::open(self.end, move |event| {
            self.with(|core| {
                if core.number != number {
                    return;
                }
                let now = browser::now();
                match event {
                    Event::Opened => core.session.opened(now),
                    Event::Heard(text) => core.session.heard(&text, now),
                    Event::Closed => core.session.closed(now),
                }
            })
        });
        let mut core = core.borrow_mut();
        if connection.is_none() {
            core.session.closed(browser::now());
        }
        core.connection = connection;
    }

    fn set_alarm(self, core: &Rc<RefCell<Core>>) {
        let mut core = core.borrow_mut();
        if let Some(alarm) = core.alarm.take() {
            alarm.clear();
        }
        core.alarm = core.session.alarm().and_then(|at| {
            let pause = Duration::from_millis(at.saturating_sub(browser::now()));
            set_timeout_with_handle(move || self.with(|core| core.session.wake(browser::now())), pause).ok()
        });
    }

    /// A part of the page has come, or has not: what waited for it may be read now.
    pub(crate) fn read_on(self) {
        let core = self.core.get_value();
        while self.waits_for.get_untracked().is_some_and(|game| self.parts.game(game).here().is_some()) {
            let next = core.borrow_mut().unread.pop_front();
            match next {
                Some(news) => self.tell_now(&core, news),
                None => self.waits_for.set(None),
            }
        }
    }

    fn tell(self, core: &Rc<RefCell<Core>>, news: News) {
        if let News::Whole(_) | News::Entry(_) | News::Refused(..) = news
            && let Some(game) = self.missing(core)
        {
            core.borrow_mut().unread.push_back(news);
            self.waits_for.set(Some(game));
            self.parts.game(game).begin();
            return;
        }
        self.tell_now(core, news);
    }

    /// The game of the table, if it is not here yet or something that was told before still waits for it.
    fn missing(self, core: &Rc<RefCell<Core>>) -> Option<Game> {
        let core = core.borrow();
        let game = core.session.sight().and_then(|sight| Game::of(&sight.table.game))?;
        (!core.unread.is_empty() || self.parts.game(game).here().is_none()).then_some(game)
    }

    fn tell_now(self, core: &Rc<RefCell<Core>>, news: News) {
        match news {
            News::Link => {
                let core = core.borrow();
                self.link.set(core.session.link());
                self.frozen.set(core.session.is_frozen());
            }
            News::Time(course) => self.time.set(course),
            News::Hello(hello) => self.hello.set(Some(hello)),
            News::Opened(id, table) => self.run_errand(core, id, table),
            News::Whole(history) => {
                self.see(core);
                let forgetful = self.is_forgetful();
                let history = history.into_iter().map(|passage| (passage.seq, self.read(passage.facts)));
                self.chronicle.update(|chronicle| chronicle.begin(history, forgetful));
                self.frozen.set(false);
            }
            News::Entry(entry) => {
                self.see(core);
                let forgetful = self.is_forgetful();
                self.chronicle.update(|chronicle| {
                    if entry.what == "undo" {
                        chronicle.take_back()
                    } else {
                        chronicle.tell(entry.seq, self.read(entry.facts), forgetful)
                    }
                });
                self.refusal.set(None);
            }
            News::Done(_) => {}
            News::Refused(_, why) => {
                let read = self.views().map_or(PageRefusal::unknown as fn(_) -> _, |views| views.refusal);
                self.refusal.set(Some(read(why)));
            }
            News::Here(here) => self.here.set(here),
            News::Pass(code) => self.pass.set(Some(code)),
            News::Log(log) => self.log.set(Some(Arc::new(log.to_string().into_bytes()))),
            News::Said(said) => {
                self.said.update(|all| {
                    all.push(said);
                    let old = all.len().saturating_sub(MOST_SAID);
                    all.drain(..old);
                });
                self.lines.update(|lines| *lines += 1);
            }
        }
    }

    fn see(self, core: &Rc<RefCell<Core>>) {
        if let Some(sight) = core.borrow().session.sight().filter(|sight| sight.table.phase != Phase::Over) {
            browser::keep_commitment(sight.table.id, sight.table.commitment);
        }
        self.sight.set(core.borrow().session.sight().cloned().map(Arc::new));
    }

    /// Facts as they came over the wire, decoded into the types of this game.
    fn read(self, facts: Vec<Value>) -> Vec<PageFact> {
        let read = self.views().map_or(PageFact::unknown as fn(Value) -> PageFact, |views| views.fact);
        facts.into_iter().map(read).collect()
    }

    /// Whether the game keeps a secret by forgetting what happened.
    fn is_forgetful(self) -> bool {
        self.sight.with_untracked(|sight| {
            sight.as_ref().is_some_and(|sight| {
                let views = self.views_of(&sight.table.game);
                sight.table.phase != Phase::Over
                    && views.is_some_and(|views| (views.is_secret)(&sight.table.options))
            })
        })
    }

    /// The requests follow one another on the same connection, so they need not wait for their answers.
    fn run_errand(self, core: &Rc<RefCell<Core>>, id: u64, table: TableId) {
        let errand = core.borrow_mut().errands.remove(&id).unwrap_or_default();
        self.join(table);
        if let Some(seat) = errand.sit {
            self.sit(seat);
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
        self.opened.set(Some(table));
    }
}
