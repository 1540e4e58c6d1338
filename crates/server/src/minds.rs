//! The threads on which bots think: never the runtime's own.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use house::Event;
use shelf::{Game, Heard, Mind, Nodes, Plan, Seen};
use table::{Seat, Seed, Time};
use tokio::sync::mpsc::UnboundedSender;

use crate::table_task::Knock;

/// How many positions a bot looks at before the next one has its turn: some tenths of a millisecond.
const SLICE: u32 = 500;

/// A bot, by its table's number and its seat.
type Whom = (u64, Seat);

/// What can be said to a bot.
pub(crate) enum Word {
    Hire {
        whom: Whom,
        game: &'static dyn Game,
        level: String,
        seed: Seed,
        answers: UnboundedSender<Knock>,
    },
    Ask {
        whom: Whom,
        question: u64,
        heard: Vec<Heard>,
        seen: Seen,
        at: Time,
    },
    /// All bots of a table go.
    Dismiss {
        table: u64,
    },
}

/// All bots, on a few threads.
#[derive(Clone)]
pub(crate) struct Minds {
    threads: Vec<Sender<Word>>,
}

impl Minds {
    pub(crate) fn start(threads: usize) -> std::io::Result<Minds> {
        let start = |number| {
            let (words, queue) = mpsc::channel();
            let room = Room::default();
            thread::Builder::new().name(format!("bots {number}")).spawn(move || room.run(&queue))?;
            Ok(words)
        };
        Ok(Minds { threads: (0..threads.max(1)).map(start).collect::<std::io::Result<_>>()? })
    }

    /// Says something to a bot, on the thread that its table's bots have.
    pub(crate) fn say(&self, word: Word) {
        let table = match &word {
            Word::Hire { whom, .. } | Word::Ask { whom, .. } => whom.0,
            Word::Dismiss { table } => *table,
        };
        let thread = table as usize % self.threads.len();
        // The threads end with the program; until then they listen.
        let _ = self.threads[thread].send(word);
    }
}

/// One thread's bots.
#[derive(Default)]
struct Room {
    bots: BTreeMap<Whom, Bot>,
    /// Those who think, in turn.
    thinking: VecDeque<Whom>,
}

struct Bot {
    mind: Box<dyn Mind>,
    game: &'static dyn Game,
    level: String,
    seed: Seed,
    question: Option<(u64, Seen, Time)>,
    answers: UnboundedSender<Knock>,
}

impl Room {
    fn run(mut self, queue: &Receiver<Word>) {
        loop {
            // Somebody who has nothing to think about waits for a word.
            let word = if self.thinking.is_empty() {
                match queue.recv() {
                    Ok(word) => Some(word),
                    Err(_) => return,
                }
            } else {
                queue.try_recv().ok()
            };
            match word {
                Some(word) => self.hear(word),
                None => self.think(),
            }
        }
    }

    fn hear(&mut self, word: Word) {
        match word {
            Word::Hire { whom, game, level, seed, answers } => {
                if let Some(mind) = game.mind(&level, &seed) {
                    self.bots.insert(whom, Bot { mind, game, level, seed, question: None, answers });
                }
            }
            Word::Ask { whom, question, heard, seen, at } => {
                let Some(bot) = self.bots.get_mut(&whom) else { return };
                guarded(bot, |mind| heard.iter().for_each(|heard| mind.hear(heard)));
                if bot.question.replace((question, seen, at)).is_none() {
                    self.thinking.push_back(whom);
                }
            }
            Word::Dismiss { table } => {
                self.bots.retain(|whom, _| whom.0 != table);
                self.thinking.retain(|whom| whom.0 != table);
            }
        }
    }

    /// The next one thinks for a slice.
    fn think(&mut self) {
        let Some(whom) = self.thinking.pop_front() else { return };
        let Some(bot) = self.bots.get_mut(&whom) else { return };
        let Some((question, seen, at)) = bot.question.take() else { return };
        let thought = guarded(bot, |mind| mind.think(&seen, at, &mut Nodes::new(SLICE)));
        match thought {
            Some(Some(plan)) => answer(bot, whom.1, question, plan),
            Some(None) => {
                bot.question = Some((question, seen, at));
                self.thinking.push_back(whom);
            }
            // It lost its mind, and has a new one: it looks again soon.
            None => answer(bot, whom.1, question, Plan::Wake { at: at.after(1_000) }),
        }
    }
}

fn answer(bot: &Bot, seat: Seat, question: u64, plan: Plan<serde_json::Value>) {
    // The table may have gone to sleep: nobody wants to know any more.
    let _ = bot.answers.send(Knock::Event(Event::Planned { seat, question, plan }));
}

/// A bot that panics gets a new mind without memories; no other bot notices.
fn guarded<T>(bot: &mut Bot, work: impl FnOnce(&mut dyn Mind) -> T) -> Option<T> {
    let mind = bot.mind.as_mut();
    let result = catch_unwind(AssertUnwindSafe(|| work(mind))).ok();
    if result.is_none() {
        tracing::error!(game = bot.game.name(), level = bot.level, "a bot panicked");
        if let Some(mind) = bot.game.mind(&bot.level, &bot.seed) {
            bot.mind = mind;
        }
    }
    result
}
