//! One client's talk with a house: who says what when, what is said again, and when to give a connection up. It has no
//! network and no clock: what happens comes in with its time, what is to be done comes out as [`Act`]s.

use std::collections::VecDeque;

use protocol::{Answer, Entry, Hello, Here, Name, PassCode, Passage, Phase, Request, Said, Sign, TableId};
use serde_json::Value;
use table::Coded;

use super::sight::{Gap, TableSight};
use super::time::{Course, TableTime};

use crate::decode::decode;

/// Milliseconds between two signs of life.
const PING_EVERY: u64 = 20_000;
/// The same where game time runs, which a ping asks for.
const PING_EVERY_RUNNING: u64 = 5_000;
/// How many pings find out how late it is when time begins to run, and the milliseconds between them.
const BURST: (u8, u64) = (5, 400);
/// Milliseconds without an answer after which a connection is dead.
const DEAD_AFTER: u64 = 10_000;
/// Milliseconds before the first attempt to come back, and at most.
const RETRY: (u64, u64) = (200, 5_000);
/// The longest pause while a game is on.
const RETRY_IN_GAME: u64 = 1_000;
/// The most requests that wait for an answer; more are refused where they are made.
const MOST_WAITING: usize = 64;

/// What is to be done, in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// A connection is to be opened.
    Open,
    /// The connection is to be closed. Nothing more is expected from it.
    Close,
    /// A text is to be sent.
    Send(String),
    /// Somebody wants to know this.
    Tell(Box<News>),
}

/// What a client learns.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// How the connection is has changed.
    Link,
    /// Game time goes on differently from here.
    Time(Course),
    /// Who speaks, and what can be played there.
    Hello(Hello),
    /// A table was opened by this request.
    Opened(u64, TableId),
    /// The whole table is known anew, and this is what may be told of the past.
    Whole(Vec<Passage>),
    /// Something happened at the table.
    Entry(Entry),
    /// A request was carried out.
    Done(u64),
    /// A request was not carried out, or a message made no sense.
    Refused(Option<u64>, Coded),
    /// Who is there.
    Here(Here),
    /// A code with which a seat changes hands.
    Pass(PassCode),
    /// The log of the game, which is over.
    Log(Value),
    /// Somebody said something.
    Said(Said),
}

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Link {
    /// Nobody has asked for one.
    #[default]
    Off,
    /// It is made for the first time.
    Connecting,
    /// Both sides have said hello.
    Connected,
    /// It was lost and is made again.
    Reconnecting,
    /// The house speaks another version: the page has to be loaded anew.
    Outdated,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Off,
    Opening { until: u64 },
    Greeting { until: u64 },
    Ready { ping_at: u64, dead_at: Option<u64> },
    Waiting { until: u64 },
    Outdated,
}

/// A request without an answer, and when it was made.
#[derive(Clone, Debug)]
struct Asked {
    request: Request,
    at: u64,
}

impl Asked {
    /// As it is sent again: a move is good for less time than it was. One for which it is too late is sent all the same,
    /// because it may have been made before the cut; the answer says whether it was.
    fn again(&self, now: u64) -> Request {
        let mut request = self.request.clone();
        if let Request::Move { good_for: Some(ms), .. } = &mut request {
            *ms = ms.saturating_sub(u32::try_from(now.saturating_sub(self.at)).unwrap_or(u32::MAX));
        }
        request
    }
}

/// One client's talk with a house.
#[derive(Debug)]
pub struct Session {
    name: Name,
    sign: Sign,
    random: fn() -> u64,
    stage: Stage,
    /// Whether hello was ever answered.
    known: bool,
    failures: u32,
    /// The table that the client wants to be at.
    goal: Option<TableId>,
    sight: Option<TableSight>,
    time: TableTime,
    /// How many pings are still to follow one another quickly.
    burst: u8,
    /// Something was missed: only a whole table helps.
    lost: bool,
    /// The table is broken and stands still.
    frozen: bool,
    /// Joining is under way: what is asked meanwhile is sent when the table has let us in.
    joining: bool,
    /// Requests without an answer, in order.
    waiting: Vec<Asked>,
    acts: VecDeque<Act>,
}

impl Session {
    /// A session for a guest of this name. Random numbers are for requests and for the time between attempts.
    pub fn new(name: Name, sign: Sign, random: fn() -> u64) -> Session {
        Session {
            name,
            sign,
            random,
            stage: Stage::Off,
            known: false,
            failures: 0,
            goal: None,
            sight: None,
            time: TableTime::default(),
            burst: 0,
            lost: false,
            frozen: false,
            joining: false,
            waiting: Vec::new(),
            acts: VecDeque::new(),
        }
    }

    /// The next thing to be done.
    pub fn next_act(&mut self) -> Option<Act> {
        self.acts.pop_front()
    }

    /// How the connection is.
    pub fn link(&self) -> Link {
        match self.stage {
            Stage::Off => Link::Off,
            Stage::Ready { .. } => Link::Connected,
            Stage::Outdated => Link::Outdated,
            _ if self.known || self.failures > 0 => Link::Reconnecting,
            _ => Link::Connecting,
        }
    }

    /// Whether the table is broken and stands still.
    pub fn is_frozen(&self) -> bool {
        self.frozen
    }

    /// The table, as far as it is known.
    pub fn sight(&self) -> Option<&TableSight> {
        self.sight.as_ref()
    }

    /// How game time goes on from here.
    pub fn time(&self) -> Course {
        self.time.course()
    }

    /// The table that the client wants to be at.
    pub fn goal(&self) -> Option<TableId> {
        self.goal
    }

    /// Whether requests still wait for their answers.
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// When [`Session::wake`] wants to be called.
    pub fn alarm(&self) -> Option<u64> {
        match self.stage {
            Stage::Off | Stage::Outdated => None,
            Stage::Opening { until } | Stage::Greeting { until } | Stage::Waiting { until } => Some(until),
            Stage::Ready { ping_at, dead_at } => Some(dead_at.unwrap_or(ping_at)),
        }
    }

    // ----- what the client wants ------------------------------------------------------------------------------------

    /// A number for a request: random, and exact in every language's numbers.
    pub fn number(&self) -> u64 {
        (self.random)() >> 11
    }

    /// Makes the connection, if there is none.
    pub fn start(&mut self, now: u64) {
        if self.stage == Stage::Off {
            self.open(now);
        }
    }

    /// Comes to a table, and leaves the one before.
    pub fn join(&mut self, table: TableId, now: u64) {
        self.start(now);
        if self.goal == Some(table) {
            return;
        }
        self.forget_table();
        self.goal = Some(table);
        if self.is_ready() {
            self.send_join();
        }
    }

    /// Goes away from the table.
    pub fn leave(&mut self) {
        if self.goal.is_some() && self.is_ready() {
            self.send(&Request::Leave {});
        }
        self.forget_table();
    }

    /// Asks for something that gets an answer; it is sent again after a cut. False if too much waits already.
    pub fn ask(&mut self, request: Request, now: u64) -> bool {
        if self.waiting.len() >= MOST_WAITING || self.stage == Stage::Outdated {
            return false;
        }
        self.start(now);
        if self.is_ready() && !self.joining {
            self.send(&request);
        }
        self.waiting.push(Asked { request, at: now });
        true
    }

    /// Whether this request still waits for its answer.
    pub fn is_unanswered(&self, id: u64) -> bool {
        self.waiting.iter().any(|asked| asked.request.id() == Some(id))
    }

    /// This request counts no longer: it is not sent again, and its answer means nothing.
    pub fn withdraw(&mut self, id: u64) {
        self.answered(id);
    }

    /// The server has a newer page, and only that one can talk to the house.
    pub fn outdate(&mut self) {
        self.stage = Stage::Outdated;
        self.acts.push_back(Act::Close);
        self.tell(News::Link);
    }

    /// The guest wants to be called differently. Names are said with hello, so hello is said again.
    pub fn rename(&mut self, name: Name, now: u64) {
        self.introduce(name, self.sign, now);
    }

    /// The guest wants to be known by another name, or by another colour and shape.
    pub fn introduce(&mut self, name: Name, sign: Sign, now: u64) {
        if (&self.name, self.sign) == (&name, sign) {
            return;
        }
        (self.name, self.sign) = (name, sign);
        if !matches!(self.stage, Stage::Off | Stage::Outdated | Stage::Waiting { .. }) {
            self.acts.push_back(Act::Close);
            self.open(now);
        }
    }

    // ----- what happens -----------------------------------------------------------------------------------------------

    /// The connection is open.
    pub fn opened(&mut self, now: u64) {
        self.stage = Stage::Greeting { until: now + DEAD_AFTER };
        self.send(&Request::Hello {
            protocol: protocol::VERSION,
            name: Some(self.name.clone()),
            sign: Some(self.sign),
        });
        self.tell(News::Link);
    }

    /// The connection is gone.
    pub fn closed(&mut self, now: u64) {
        if matches!(self.stage, Stage::Off | Stage::Outdated) {
            return;
        }
        let (least, most) = RETRY;
        let most = if self.is_playing() { RETRY_IN_GAME } else { most };
        let pause = least.saturating_mul(1 << self.failures.min(10)).min(most);
        // Between half and all of it, so that a thousand clients do not come back in the same moment.
        let pause = pause - (self.random)() % (pause / 2);
        self.failures = self.failures.saturating_add(1);
        self.stage = Stage::Waiting { until: now + pause };
        self.tell(News::Link);
    }

    /// Time has passed.
    pub fn wake(&mut self, now: u64) {
        if self.alarm().is_none_or(|alarm| now < alarm) {
            return;
        }
        match self.stage {
            Stage::Off | Stage::Outdated => {}
            Stage::Waiting { .. } => self.open(now),
            Stage::Ready { dead_at: None, .. } => self.ping(now),
            Stage::Opening { .. } | Stage::Greeting { .. } | Stage::Ready { .. } => {
                self.acts.push_back(Act::Close);
                self.closed(now);
            }
        }
    }

    /// The network may be back, or somebody looks at the page again: not the time to wait.
    pub fn hurry(&mut self, now: u64) {
        match self.stage {
            Stage::Waiting { .. } => self.open(now),
            Stage::Ready { dead_at: None, .. } => self.ping(now),
            _ => {}
        }
    }

    /// A text has come.
    pub fn heard(&mut self, text: &str, now: u64) {
        // Whatever comes shows that somebody is there.
        if let Stage::Ready { dead_at, .. } = &mut self.stage {
            *dead_at = None;
        }
        // What cannot be read is for a newer page than this one; what follows will show whether it mattered.
        let document = serde_json::from_str::<Value>(text).unwrap_or_default();
        let Some(answer) = decode::<Answer>(&document) else { return };
        let course = self.time.course();
        match answer {
            Answer::Hello(hello) => self.greeted(hello, now),
            Answer::Opened { id, table } => {
                if self.answered(id) {
                    self.tell(News::Opened(id, table));
                }
            }
            Answer::Whole(whole) => {
                if Some(whole.table.id) == self.goal {
                    let (sight, history) = TableSight::of(*whole);
                    self.time.begin(sight.at, sight.running, now);
                    self.sight = Some(sight);
                    self.measure(now);
                    (self.lost, self.frozen) = (false, false);
                    // Whoever asked to look with other eyes sees everything anew.
                    self.waiting.retain(|asked| !matches!(asked.request, Request::Look { .. }));
                    self.tell(News::Whole(history));
                    // It comes by itself when something was dropped: answers may have been among it.
                    if !self.joining {
                        self.send_unanswered(now);
                    }
                }
            }
            Answer::Entry(entry) => self.take(entry, now),
            Answer::Ok { id, .. } => {
                if self.answered(id) {
                    self.tell(News::Done(id));
                }
            }
            Answer::No { id, code, args } => self.refused(id, Coded { code, args }, now),
            Answer::Here(here) => {
                self.tell(News::Here(here));
                if std::mem::take(&mut self.joining) {
                    self.send_unanswered(now);
                    // What was missed says how late it was then. How late it is now has to be asked.
                    if self.is_playing() {
                        self.ping(now);
                    }
                }
            }
            Answer::Moves { id, .. } => {
                self.answered(id);
            }
            Answer::Pass { id, code } => {
                if self.answered(id) {
                    self.tell(News::Pass(code));
                }
            }
            Answer::Log { id, log } => {
                if self.answered(id) {
                    self.tell(News::Log(log));
                }
            }
            Answer::Said(said) => {
                said.id.map(|id| self.answered(id));
                self.tell(News::Said(said));
            }
            Answer::Pong { at, now: late } => {
                if let Some(late) = late {
                    self.time.pong(at, late, now);
                }
            }
        }
        if self.time.course() != course {
            self.tell(News::Time(self.time.course()));
        }
    }

    // ----- how ----------------------------------------------------------------------------------------------------------

    fn greeted(&mut self, hello: Hello, now: u64) {
        self.stage = Stage::Ready { ping_at: now + self.patience().0, dead_at: None };
        (self.known, self.failures) = (true, 0);
        self.time.greet(hello.speed);
        self.tell(News::Link);
        self.tell(News::Hello(hello));
        // What is unanswered follows when the table has let us in.
        if self.goal.is_some() {
            self.send_join();
        } else {
            self.send_unanswered(now);
        }
    }

    fn send_unanswered(&mut self, now: u64) {
        for asked in self.waiting.clone() {
            self.send(&asked.again(now));
        }
    }

    /// Whether game time runs, as far as is known.
    fn is_playing(&self) -> bool {
        self.sight.as_ref().is_some_and(|sight| sight.running && sight.table.phase == Phase::Playing)
    }

    /// How often somebody asks for a sign of life, and how long they wait for it: less where a few seconds count.
    fn patience(&self) -> (u64, u64) {
        let counts = self.is_playing() && self.sight.as_ref().is_some_and(|sight| sight.table.stand_ins);
        let every = if self.is_running() { PING_EVERY_RUNNING } else { PING_EVERY };
        (every, if counts { DEAD_AFTER / 2 } else { DEAD_AFTER })
    }

    fn is_running(&self) -> bool {
        self.sight.as_ref().is_some_and(|sight| sight.running)
    }

    fn refused(&mut self, id: Option<u64>, why: Coded, now: u64) {
        if id.is_some_and(|id| !self.answered(id)) {
            return;
        }
        // Where joining is refused nobody is let in.
        self.joining &= id.is_some();
        match why.code.as_str() {
            "other_protocol" => self.outdate(),
            // Nobody can say which request that was. After a pause all that are unanswered are sent again.
            "too_fast" if id.is_none() => {
                self.acts.push_back(Act::Close);
                self.closed(now);
            }
            "frozen" => {
                self.frozen = true;
                self.tell(News::Link);
            }
            _ => {}
        }
        self.tell(News::Refused(id, why));
    }

    fn take(&mut self, entry: Entry, now: u64) {
        let Some(sight) = self.sight.as_mut().filter(|_| !self.lost) else { return };
        match sight.take(&entry) {
            Ok(true) => {
                let running = sight.running;
                match entry.what.as_str() {
                    "deal" | "pause" | "resume" | "outage" => {
                        self.time.begin(entry.at, running, now);
                        self.measure(now);
                    }
                    _ => self.time.heard(entry.at, now),
                }
                self.tell(News::Entry(entry));
            }
            Ok(false) => {}
            Err(Gap) => {
                self.lost = true;
                self.send_join();
            }
        }
    }

    /// Whether this request was waiting. An answer that comes twice counts once.
    fn answered(&mut self, id: u64) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|asked| asked.request.id() != Some(id));
        self.waiting.len() < before
    }

    fn forget_table(&mut self) {
        (self.goal, self.sight, self.lost, self.frozen) = (None, None, false, false);
        self.time.forget();
        self.tell(News::Time(self.time.course()));
        // What was asked of that table is no business of another one.
        self.waiting.retain(|asked| matches!(asked.request, Request::Open { .. }));
    }

    fn is_ready(&self) -> bool {
        matches!(self.stage, Stage::Ready { .. })
    }

    fn open(&mut self, now: u64) {
        self.stage = Stage::Opening { until: now + DEAD_AFTER };
        self.acts.push_back(Act::Open);
        self.tell(News::Link);
    }

    fn ping(&mut self, now: u64) {
        let (every, patience) = self.patience();
        let every = if self.burst > 0 { BURST.1 } else { every };
        self.burst = self.burst.saturating_sub(1);
        self.stage = Stage::Ready { ping_at: now + every, dead_at: Some(now + patience) };
        self.send(&Request::Ping { at: now });
    }

    /// Finds out how late it is, if game time runs.
    fn measure(&mut self, now: u64) {
        if self.is_ready() && self.sight.as_ref().is_some_and(|sight| sight.running) {
            self.burst = BURST.0 - 1;
            self.ping(now);
        }
    }

    fn send_join(&mut self) {
        let Some(table) = self.goal else { return };
        let have = self.sight.as_ref().filter(|_| !self.lost).map(|sight| sight.seq);
        self.joining = true;
        self.send(&Request::Join { table, have });
    }

    fn send(&mut self, request: &Request) {
        self.acts.push_back(Act::Send(request.write()));
    }

    fn tell(&mut self, news: News) {
        self.acts.push_back(Act::Tell(Box::new(news)));
    }
}

#[cfg(test)]
mod tests;
