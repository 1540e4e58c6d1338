//! One table over a store that keeps everything at once.
#![allow(dead_code, reason = "not every test needs all of it")]

use std::collections::BTreeMap;

use house::{Append, Effect, Event, Games, House, Kept, Link, NextTable, Opening};
use protocol::{Answer, GuestId, Name, Request, Secret, TableId, Whole};
use serde_json::Value;
use shelf::{Mind, Nodes, Shelved};
use table::{Seat, Seed};

/// A shell in memory.
pub(crate) struct Shell {
    pub(crate) house: House,
    pub(crate) now: u64,
    pub(crate) kept: Vec<Vec<u8>>,
    pub(crate) last: Option<Append>,
    pub(crate) told: BTreeMap<Link, Vec<Answer>>,
    pub(crate) minds: BTreeMap<Seat, Box<dyn Mind>>,
    /// Whether the disk answers at once.
    pub(crate) fast_disk: bool,
    pub(crate) asleep: bool,
    /// Random bytes for the next request.
    pub(crate) luck: Option<[u8; 16]>,
    /// The table that is to be opened.
    pub(crate) next: Option<NextTable>,
}

pub(crate) fn guest(number: u8) -> GuestId {
    Secret::new([number; 16]).guest()
}

/// The games that are played: those on the shelf, and the specimen.
pub(crate) fn games() -> Games {
    &[
        &Shelved::<cells::Cells>::NEW,
        &Shelved::<temple::Temple>::NEW,
        &Shelved::<master::Master>::NEW,
        &Shelved::<conformance::specimen::Specimen>::NEW,
    ]
}

pub(crate) fn id() -> TableId {
    TableId::from_number(1)
}

impl Shell {
    pub(crate) fn open(seats: u8, options: Value) -> Shell {
        Shell::open_game("cells", seats, options)
    }

    pub(crate) fn open_game(game: &str, seats: u8, options: Value) -> Shell {
        let seed = Seed::from_text("table");
        Shell::begin(house::open(games(), guest(0), game, seats, Some(&options), seed).unwrap())
    }

    pub(crate) fn begin(opening: Opening) -> Shell {
        let mut effects = Vec::new();
        let house = House::open(id(), opening, games(), 1_000, &mut effects).unwrap();
        let mut shell = Shell {
            house,
            now: 1_000,
            kept: Vec::new(),
            last: None,
            told: BTreeMap::new(),
            minds: BTreeMap::new(),
            fast_disk: true,
            asleep: false,
            luck: None,
            next: None,
        };
        shell.perform(effects);
        shell
    }

    /// The house is killed, and loaded from what was kept.
    pub(crate) fn restart(&mut self, away: u64) {
        let mark = self.last.as_ref().unwrap().mark;
        let kept = Kept { epoch: 2, entries: self.kept.clone(), mark };
        let mut effects = Vec::new();
        self.house = House::load(id(), &kept, games(), self.now, away, &mut effects).unwrap();
        self.told.clear();
        self.asleep = false;
        self.perform(effects);
    }

    pub(crate) fn step(&mut self, event: Event) {
        let mut effects = Vec::new();
        self.house.step(event, self.now, &mut effects);
        self.perform(effects);
    }

    pub(crate) fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send { link, text } => {
                    self.told.entry(link).or_default().push(serde_json::from_str(&text).unwrap());
                }
                Effect::Append(append) => {
                    assert_eq!(append.expected_seq, self.kept.len() as u64);
                    self.last = Some(append);
                    if self.fast_disk {
                        self.disk();
                    }
                }
                Effect::Hire { seat, level, seed } => {
                    self.minds.insert(seat, self.house.game().mind(&level, &seed).unwrap());
                }
                Effect::Ask { seat, question, heard, seen, at } => {
                    let mind = self.minds.get_mut(&seat).unwrap();
                    heard.iter().for_each(|heard| mind.hear(heard));
                    let plan = loop {
                        if let Some(plan) = mind.think(&seen, at, &mut Nodes::new(50)) {
                            break plan;
                        }
                    };
                    self.step(Event::Planned { seat, question, plan });
                }
                Effect::OpenNext(next) => self.next = Some(*next),
                Effect::Sleep => self.asleep = true,
            }
        }
    }

    pub(crate) fn disk(&mut self) {
        self.kept.extend(self.last.as_ref().unwrap().entries.clone());
        self.step(Event::Kept);
    }

    pub(crate) fn join(&mut self, link: u64, who: u8, have: Option<u64>) {
        let name = Name::new(&format!("Guest {who}")).unwrap();
        self.step(Event::Join { link: Link(link), guest: guest(who), name, sign: None, have });
    }

    pub(crate) fn ask(&mut self, link: u64, request: Value) -> Vec<Answer> {
        self.told.remove(&Link(link));
        let request = Request::read(&request.to_string()).unwrap();
        self.step(Event::Request { link: Link(link), request, stamp: self.now, luck: self.luck });
        self.told.remove(&Link(link)).unwrap_or_default()
    }

    /// Lets time pass until something happens.
    pub(crate) fn wait(&mut self, most: u64) {
        let until = self.now + most;
        while let Some(wake) = self.house.wake(self.now).filter(|wake| *wake <= until) {
            self.now = self.now.max(wake);
            self.step(Event::Tick);
            if self.asleep {
                return;
            }
        }
        self.now = until;
    }
}

pub(crate) fn refused(answers: &[Answer]) -> Option<&str> {
    answers.iter().find_map(|answer| match answer {
        Answer::No { code, .. } => Some(code.as_str()),
        _ => None,
    })
}

pub(crate) fn carried_out(answers: &[Answer]) -> Option<u64> {
    answers.iter().find_map(|answer| match answer {
        Answer::Ok { seq, .. } => Some(*seq),
        _ => None,
    })
}

pub(crate) fn lawful(answers: &[Answer]) -> Vec<Value> {
    let moves = answers.iter().find_map(|answer| match answer {
        Answer::Moves { moves, .. } => Some(moves.clone()),
        _ => None,
    });
    moves.unwrap_or_default()
}

/// Everything that somebody at this link is told when they join anew.
pub(crate) fn whole(shell: &mut Shell, link: u64, who: u8) -> Whole {
    shell.told.clear();
    shell.join(link, who, None);
    let told = shell.told.remove(&Link(link)).unwrap_or_default();
    let whole = told.into_iter().find_map(|answer| match answer {
        Answer::Whole(whole) => Some(*whole),
        _ => None,
    });
    whole.expect("whoever joins is told everything")
}
