//! A table that panics comes back from its log; twice at the same entry, and it stands still. No other table notices.
#![allow(clippy::unwrap_used)]

mod guest;

use guest::{Folder, Guest, settings};
use protocol::Answer;
use search::{Bot, Players};
use serde::{Deserialize, Serialize};
use serde_json::json;
use server::{GameList, Server};
use shelf::Shelved;
use table::*;

/// A game in which one lawful move breaks the program.
#[derive(Clone, Serialize, Deserialize)]
struct Trap {
    steps: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Step {
    Safe,
    IntoTheTrap,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct NoOptions {}

impl Rules for Trap {
    const GAME: &'static str = "trap";
    const VERSION: u16 = 1;
    type Options = NoOptions;
    type Move = Step;
    type Fact = u8;
    type Refusal = ();
    type Public = u8;
    type Private = ();

    fn deal(_: &NoOptions, _: Seats, _: &mut Luck, _: &mut Facts<u8>) -> Result<Trap, BadOptions> {
        Ok(Trap { steps: 0 })
    }
    fn dealt_with(&self) -> (&NoOptions, Seats) {
        (&NoOptions {}, Seats::of(1))
    }
    fn public(&self) -> &u8 {
        &self.steps
    }
    fn private(&self, _: Seat) {}
    fn judge(_: Seated<'_, Trap>, _: Time, _: &Step) -> Result<(), No<()>> {
        Ok(())
    }
    fn moves(_: Seated<'_, Trap>, _: Time, out: &mut Vec<Step>) {
        out.extend([Step::Safe, Step::IntoTheTrap]);
    }
    fn wake(_: Seated<'_, Trap>, _: Time) -> Option<Time> {
        None
    }
    fn imagine(sight: Sight<'_, Trap>, _: &mut Luck) -> Trap {
        Trap { steps: *sight.public }
    }
    fn play(&mut self, _: Time, _: Seat, mv: &Step, _: &mut Luck, facts: &mut Facts<u8>) {
        assert_eq!(*mv, Step::Safe, "the trap snaps shut");
        self.steps += 1;
        facts.tell(self.steps);
    }
    fn alarm(&self) -> Option<Time> {
        None
    }
    fn ring(&mut self, _: Time, _: &mut Luck, _: &mut Facts<u8>) {}
    fn awaited(_: &u8) -> SeatSet {
        SeatSet::first(1)
    }
    fn talk(_: &u8, _: Seat) -> Eyes {
        Eyes::ALL
    }
    fn outcome(_: &u8) -> Option<Outcome> {
        None
    }
    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }
}

impl Players for Trap {
    const SEATS: (u8, u8) = (1, 1);

    fn levels() -> Vec<&'static str> {
        Vec::new()
    }

    fn player(_: &str, _: &Seed) -> Option<Box<dyn Bot<Trap>>> {
        None
    }
}

static GAMES: &[&dyn shelf::Game] = &[&Shelved::<Trap>::NEW];

async fn alone(server: &Server) -> Guest {
    let mut guest = Guest::new(server, "Ana").await;
    guest.send(json!({"do": "open", "id": 1, "game": "trap", "seats": 1})).await;
    let table = guest.hear_until(|answer| match answer {
        Answer::Opened { table, .. } => Some(Ok(*table)),
        Answer::No { code, .. } => Some(Err(code.clone())),
        _ => None,
    });
    let table = table.await.unwrap();
    guest.join(table).await;
    guest.ask(json!({"do": "sit", "seat": 0})).await.unwrap();
    guest.ask(json!({"do": "start"})).await.unwrap();
    guest
}

#[tokio::test(flavor = "multi_thread")]
async fn twice_at_the_same_entry_and_it_stands_still() {
    let folder = Folder::new();
    let mut settings = settings(&folder);
    settings.games = GameList(GAMES);
    let server = Server::start(settings).await.unwrap();
    let mut ana = alone(&server).await;
    let mut ben = alone(&server).await;
    let step = |id: u64, on: u64, step: &str| json!({"do": "move", "id": id, "on": on, "move": step});

    let on = ana.ask(step(0, 5, "Safe")).await.unwrap() + 1;
    ana.send(step(100, on, "IntoTheTrap")).await;
    let whole = ana.whole().await;
    assert_eq!(whole.public, Some(json!(1)), "it is back, as it was kept");
    let on = ana.ask(step(0, on, "Safe")).await.unwrap() + 1;
    ana.send(step(101, on, "IntoTheTrap")).await;
    assert_eq!(ana.whole().await.public, Some(json!(2)), "at another entry it comes back again");
    ana.send(step(102, on, "IntoTheTrap")).await;
    let answer = ana.hear_until(|answer| match answer {
        Answer::No { code, .. } => Some(code.clone()),
        Answer::Whole(_) => Some("back again".to_owned()),
        _ => None,
    });
    assert_eq!(answer.await, "frozen", "it says so");
    assert_eq!(ana.ask(step(0, on, "Safe")).await, Err("frozen".into()));
    assert!(ben.ask(step(0, 5, "Safe")).await.is_ok(), "the other table has noticed nothing");
}
