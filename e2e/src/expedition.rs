//! Somebody in the temple who knows what to do: thinks as the best bots do, and does it with clicks and keys in a browser.

use std::net::SocketAddr;
use tokio::time::Instant;

use anyhow::{Context, Result};
use search::{Bot, Nodes, Plan};
use serde_json::{Value, json};
use table::{Seat, Seated, Seed, Time};
use temple::bots::{Level, Player};
use temple::{DiceSet, Dir, Expedition, Fact, Move, Reply, Temple};
use thirtyfour::prelude::*;

use crate::{Person, Wire};

/// Somebody beside a table of the temple who sees what everybody sees, without a browser.
pub struct Lookout {
    wire: Wire,
    public: Value,
    at: Time,
    heard: Instant,
    speed: u32,
    facts: Vec<(Time, Fact)>,
    /// The number of the next entry.
    next: u64,
    /// How much was asked for.
    asked: u64,
}

impl Lookout {
    /// Comes to a table whose clock runs so many times faster.
    ///
    /// # Errors
    /// When there is none.
    pub async fn at(server: SocketAddr, table: &str, speed: u32) -> Result<Lookout> {
        Lookout::with(Wire::connect(server, None).await?, table, speed).await
    }

    /// Comes there as the guest of this cookie, whose seat it can play.
    ///
    /// # Errors
    /// When there is none.
    pub async fn of_guest(server: SocketAddr, table: &str, speed: u32, cookie: &str) -> Result<Lookout> {
        Lookout::with(Wire::connect(server, Some(cookie)).await?, table, speed).await
    }

    async fn with(mut wire: Wire, table: &str, speed: u32) -> Result<Lookout> {
        wire.send(&json!({"do": "join", "table": table})).await?;
        let (heard, public) = (Instant::now(), Value::Null);
        Ok(Lookout { wire, public, at: Time::ZERO, heard, speed, facts: Vec::new(), next: 0, asked: 0 })
    }

    /// Sits down, without a browser.
    ///
    /// # Errors
    /// When somebody else sits there.
    pub async fn sits(&mut self, seat: usize) -> Result<()> {
        self.wire.send(&json!({"do": "sit", "id": 1_000, "seat": seat})).await?;
        self.wire.hear("ok").await?.context("a seat")?;
        Ok(())
    }

    /// Makes a move, without a browser.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn plays(&mut self, mv: &Move) -> Result<()> {
        self.asked += 1;
        let mv = serde_json::to_value(mv)?;
        self.wire.send(&json!({"do": "move", "id": 1_000 + self.asked, "on": self.next, "move": mv})).await
    }

    /// Hears what has happened, and says how many facts that were.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn look(&mut self) -> Result<usize> {
        let before = self.facts.len();
        for answer in self.wire.hear_all().await? {
            let (told, whole) = match (answer.get("entry"), answer.get("whole")) {
                (Some(entry), _) => (entry, false),
                (None, Some(whole)) => (whole, true),
                (None, None) => continue,
            };
            let number = told.get("seq").and_then(Value::as_u64).unwrap_or_default();
            self.next = if whole { number } else { number + 1 };
            self.at = told.get("at").and_then(Value::as_u64).map_or(self.at, Time::ms);
            self.heard = Instant::now();
            if whole {
                self.public = told.get("public").cloned().unwrap_or_default();
            } else if let Some(change) = told.get("public") {
                table::patch(&mut self.public, change);
            }
            for fact in told.get("facts").and_then(Value::as_array).into_iter().flatten() {
                self.facts.extend(serde_json::from_value(fact.clone()).ok().map(|fact| (self.at, fact)));
            }
        }
        Ok(self.facts.len() - before)
    }

    /// What there is to see; nothing before the game.
    pub fn expedition(&self) -> Option<Expedition> {
        let temple: Temple = serde_json::from_value(self.public.clone()).ok()?;
        Some(temple.expedition().clone())
    }

    /// How late it is there.
    pub fn now(&self) -> Time {
        self.at.after(self.heard.elapsed().as_millis() as u64 * u64::from(self.speed))
    }

    /// Everything that has happened since this lookout came.
    pub fn facts(&self) -> &[(Time, Fact)] {
        &self.facts
    }
}

/// Somebody with a seat in the temple and a browser.
pub struct Adventurer<'a> {
    person: &'a Person,
    seat: Seat,
    mind: Player,
    seen: usize,
}

impl<'a> Adventurer<'a> {
    /// Whoever sits in this seat.
    pub fn new(person: &'a Person, seat: u8) -> Adventurer<'a> {
        let mind = Player::new(Level::Expert, &Seed::from_text(person.name()));
        Adventurer { person, seat: Seat::at(seat), mind, seen: 0 }
    }

    /// Does what is to be done now, if anything is: says which move was tried.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn act(&mut self, lookout: &Lookout) -> Result<Option<Move>> {
        for (at, fact) in &lookout.facts()[self.seen..] {
            self.mind.observe(fact, *at);
        }
        self.seen = lookout.facts().len();
        let Some(open) = lookout.expedition() else { return Ok(None) };
        let sight = Seated::new(self.seat, &open, &());
        let mut nodes = Nodes::ALL;
        let Some(Plan::Act { mv, .. }) = self.mind.think(sight, lookout.now(), &mut nodes) else {
            return Ok(None);
        };
        self.carry_out(&open, mv).await?;
        Ok(Some(mv))
    }

    async fn carry_out(&self, open: &Expedition, mv: Move) -> Result<()> {
        match mv {
            Move::Answer { with: Reply::Ready, .. } => self.tap("ready").await,
            Move::Answer { with: Reply::Yes, .. } => self.tap("vote-yes").await,
            Move::Answer { with: Reply::No, .. } => self.tap("vote-no").await,
            Move::Throw { dice } => self.throw(open, dice).await,
            Move::Free { seat } => self.tap(&format!("free-{seat}")).await,
            Move::Enter { dir, .. } => self.go(&format!("map-go-{dir:?}"), dir).await,
            Move::Discover { dir } => self.go(&format!("map-discover-{dir:?}"), dir).await,
            Move::Activate { tier, .. } => self.tap(&format!("activate-{tier}")).await,
            Move::Escape { gift: Some(seat), .. } => self.tap(&format!("escape-{seat}")).await,
            Move::Escape { gift: None, .. } => self.tap("escape").await,
            Move::Goddess => self.tap("goddess").await,
            Move::Share { .. } => Ok(false),
            Move::Break { curse, .. } => self.tap(&format!("curse-{}", curse.name())).await,
            Move::Answer { with: Reply::Seat(seat), .. } => self.tap(&format!("choose-{seat}")).await,
            Move::Answer { with: Reply::Treasure(treasure), .. } => {
                self.tap(&format!("give-{}", treasure.name())).await
            }
            Move::Hand { on } => {
                self.person.holds_key("h", on).await?;
                Ok(true)
            }
            Move::Stand => self.tap("stand").await,
            // Bots use no treasures.
            Move::Take { .. }
            | Move::Restore
            | Move::Conjure
            | Move::OpenWall { .. }
            | Move::Teleport { .. }
            | Move::PlantTorch
            | Move::Counterspell { .. }
            | Move::Link { .. } => Ok(false),
        }?;
        Ok(())
    }

    /// Touches something that is there now. By the time of the touch it may be gone: then nothing happens.
    async fn tap(&self, testid: &str) -> Result<bool> {
        let found = self.person.driver.find_all(By::Css(format!("[data-testid='{testid}']"))).await?;
        match found.first() {
            Some(found) => Ok(found.click().await.is_ok()),
            None => Ok(false),
        }
    }

    /// Touches the map; where something lies on top, the arrow key does the same.
    async fn go(&self, testid: &str, dir: Dir) -> Result<bool> {
        if self.tap(testid).await? {
            return Ok(true);
        }
        let key = match dir {
            Dir::N => Key::Up,
            Dir::E => Key::Right,
            Dir::S => Key::Down,
            Dir::W => Key::Left,
        };
        self.person.types(key).await?;
        Ok(true)
    }

    /// Keeps what is not to be thrown, lets go of everything else, and throws.
    async fn throw(&self, open: &Expedition, dice: DiceSet) -> Result<bool> {
        let own = open.adventurers[self.seat.index()].dice;
        let script =
            "return [...document.querySelectorAll('.die')].map((die) => die.getAttribute('aria-pressed'));";
        let kept = self.person.run(script, Vec::new()).await?;
        let kept = kept.as_array().context("the dice")?;
        let shown = own.free().difference(own.blank);
        for (number, index) in own.all().iter().enumerate() {
            let die = DiceSet::from_bits(1 << index);
            let keep = die.is_subset(shown) && !die.is_subset(dice);
            if kept.get(number).is_some_and(|kept| (kept == "true") != keep) {
                self.tap(&format!("die-{}", number + 1)).await?;
            }
        }
        self.tap("throw").await
    }
}
