//! What is written down: snapshots, documents and patches, logs, undo.

use serde_json::Value;
use table::{Documents, Export, Eye, Log, Referee, Seed, Snapshot, patch};

use crate::kit::{Exam, Fault, Report, Verdict, holds};
use crate::walk::{Input, Walk};

const SAVE: &str = "save and load";
const REPLAY: &str = "replay";

/// Everything each eye gets of an input, as text.
pub(crate) fn messages<R: Exam>(
    referee: &mut Referee<R>,
    input: &Input<R::Move>,
    eyes: &[Eye],
) -> (Vec<Vec<String>>, Result<(), Value>) {
    let mut documents = Documents::of(referee);
    let mut heard = vec![Vec::new(); eyes.len()];
    let answer = input.give(referee, &mut |referee: &Referee<R>| {
        let changes = documents.update(referee);
        for (heard, eye) in heard.iter_mut().zip(eyes) {
            heard.push(text(&changes.message(referee, *eye)));
        }
    });
    (heard, answer.map_err(|denied| serde_json::json!(denied.coded())))
}

pub(crate) fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| error.to_string())
}

/// A game that was saved and loaded goes on as if nothing had been.
pub(crate) fn save_and_load<R: Exam>(walk: &mut Walk<R>, seed: Seed, report: &mut Report) -> Verdict {
    let fault = |detail: String| Fault { check: SAVE, detail };
    let saved = text(&walk.referee().snapshot());
    holds(!saved.contains(&seed.to_hex()), SAVE, || "the snapshot holds the seed".to_owned())?;
    let snapshot: Snapshot<R> = serde_json::from_str(&saved).map_err(|error| fault(error.to_string()))?;
    let log = walk.referee().log().clone();
    let loaded = Referee::from_snapshot(log, seed, snapshot).map_err(|breach| fault(breach.to_string()))?;
    holds(text(&loaded.snapshot()) == saved, SAVE, || "saved again it differs".to_owned())?;
    let eyes: Vec<Eye> = Eye::all(loaded.seats()).collect();
    let mut here = Walk::new(walk.referee().clone(), walk.luck().clone());
    let mut there = loaded;
    for _ in 0..4 {
        let Some(input) = here.choose() else { break };
        let (one, other) = (messages(here.referee_mut(), &input, &eyes), messages(&mut there, &input, &eyes));
        holds(one == other, SAVE, || format!("{input:?} leads to {one:?}, after loading to {other:?}"))?;
    }
    report.saved += 1;
    Ok(())
}

/// The clients' documents along a whole game, kept by patches alone.
pub(crate) struct Record {
    seed: Seed,
    documents: Documents,
    clients: Vec<(Eye, Value, Option<Value>)>,
}

impl Record {
    pub(crate) fn new<R: Exam>(referee: &Referee<R>, seed: Seed) -> Record {
        let documents = Documents::of(referee);
        let client = |eye| {
            let whole = documents.whole(referee, eye);
            (eye, whole.public, whole.mine)
        };
        let clients = Eye::all(referee.seats()).map(client).collect();
        Record { seed, documents, clients }
    }

    /// Gives the input to the game and brings every client's documents up to date by what it gets.
    pub(crate) fn follow<R: Exam>(
        &mut self,
        walk: &mut Walk<R>,
        input: &Input<R::Move>,
        report: &mut Report,
    ) -> Verdict {
        let before = walk.referee().clone();
        let Record { documents, clients, .. } = self;
        let answer = input.give(walk.referee_mut(), &mut |referee: &Referee<R>| {
            let changes = documents.update(referee);
            for (eye, public, mine) in clients.iter_mut() {
                let message = changes.message(referee, *eye);
                message.public.iter().for_each(|change| patch(public, change));
                if let (Some(mine), Some(change)) = (mine, &message.mine) {
                    patch(mine, change);
                }
            }
        });
        holds(answer.is_ok(), "moves are what judge accepts", || {
            format!("{input:?} was offered: {answer:?}")
        })?;
        report.inputs += 1;
        let truth = Documents::of(walk.referee());
        for (eye, public, mine) in &self.clients {
            let whole = truth.whole(walk.referee(), *eye);
            let same = *public == whole.public && *mine == whole.mine;
            holds(same, "patches equal documents", || {
                format!("{eye} has {public}, it should be {}", whole.public)
            })?;
        }
        undo_takes_everything_back(&before, walk.referee(), input, report)
    }

    /// The log in both forms is read again, run again, and gives the same game.
    pub(crate) fn run_again<R: Exam>(&self, referee: &Referee<R>, report: &mut Report) -> Verdict {
        let fault = |detail: String| Fault { check: REPLAY, detail };
        let binary = referee.log().to_bytes();
        let json = text(&referee.log().to_json());
        for file in [binary.as_slice(), json.as_bytes()] {
            let log: Log<R> = Log::read(file).map_err(|bad| fault(bad.to_string()))?;
            holds(log == *referee.log(), REPLAY, || {
                "the log reads differently than it was written".to_owned()
            })?;
            let again = Referee::replay(&log, self.seed, usize::MAX, &mut |_| ());
            let again = again.map_err(|breach| fault(breach.to_string()))?;
            holds(text(again.state()) == text(referee.state()), REPLAY, || "another end".to_owned())?;
            for eye in Eye::all(referee.seats()) {
                let same = text(&again.history(eye)) == text(&referee.history(eye));
                holds(same, REPLAY, || format!("{eye} has another history"))?;
            }
        }
        report.replayed += 1;
        Ok(())
    }
}

fn undo_takes_everything_back<R: Exam>(
    before: &Referee<R>,
    after: &Referee<R>,
    input: &Input<R::Move>,
    report: &mut Report,
) -> Verdict {
    let Input::Play(_, seat, _) = input else { return Ok(()) };
    if !after.can_undo(*seat) {
        return Ok(());
    }
    let mut back = after.clone();
    let answer = back.undo(after.now(), *seat, &mut |_| ());
    let sights = |referee: &Referee<R>| {
        let whole = |eye| Export::of(referee, eye).whole;
        Eye::all(referee.seats()).map(whole).map(|whole| (whole.public, whole.mine)).collect::<Vec<_>>()
    };
    let same =
        answer.is_ok() && text(back.state()) == text(before.state()) && sights(&back) == sights(before);
    report.undone += 1;
    holds(same, "undo takes everything back", || format!("{input:?}: {}", text(back.state())))
}
