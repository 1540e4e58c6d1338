//! Somebody at a table of Escape Master who follows the hints.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::person::Person;
use crate::program::Program;
use crate::wire::Wire;

/// What somebody does next who follows the hints: answers, plays what fits where it lights up, draws, or waits. Who keeps
/// some cards back plays no more when only so many are left. Says what was done.
const NEXT: &str = r#"
  const keeps = arguments[0];
  const one = (selector) => document.querySelector(selector);
  if (one("[data-testid=outcome]")) return "over";
  const ask = one("[data-testid=ask]");
  if (ask) {
    if (ask.dataset.question === "story5" && !one(".card-in-hand.chosen")) {
      one(".card-in-hand")?.click();
      return "choose";
    }
    ask.querySelector(".answers button")?.click();
    return "answer";
  }
  // Some cards fit only together with another: whoever finds no place for one tries any other.
  const fitting = [...document.querySelectorAll(".card-in-hand.fits:not(.away)")];
  const card = one(".card-in-hand.chosen") ?? fitting[Math.floor(Math.random() * fitting.length)];
  const held = document.querySelectorAll(".card-in-hand:not(.away)").length;
  if (card && held <= keeps) return "keep";
  if (card) {
    if (!card.classList.contains("chosen")) { card.click(); return "touch"; }
    const place = one(".stack.target") ?? one(".rival.target") ?? one(".strip .act");
    if (place) { place.click(); return "play"; }
    card.click();
    return "let go";
  }
  const more = one("[data-testid=draw].may") ?? one(".strip .act");
  if (more) { more.click(); return "more"; }
  return "wait";
"#;

impl Person {
    /// Does what the hints lead to, and keeps so many cards back.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn follows_the_hints(&self, keeps: u32) -> Result<String> {
        let done = self.run(NEXT, vec![keeps.into()]).await?;
        Ok(done.as_str().unwrap_or_default().to_owned())
    }

    /// Takes their one card into the hand, and says where it could go: the numbers of stacks, or `new`.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn would_lay_on(&self) -> Result<Vec<String>> {
        const TOUCH: &str = "if (!document.querySelector('.card-in-hand.chosen')) \
                             document.querySelector('.card-in-hand.fits:not(.away)')?.click();";
        const LIT: &str =
            "return [...document.querySelectorAll('.stack.target')].map((stack) => stack.dataset.place);";
        self.run(TOUCH, Vec::new()).await?;
        let lit = self.run(LIT, Vec::new()).await?;
        if lit == json!([]) {
            self.run("document.querySelector('.card-in-hand.chosen')?.click();", Vec::new()).await?;
        }
        Ok(lit.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// Lays what they have in the hand there.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn lays_on(&self, place: &str) -> Result<()> {
        const LAY: &str = "document.querySelector(`.stack[data-place='${arguments[0]}']`)?.click();";
        self.run(LAY, vec![place.into()]).await.map(|_| ())
    }

    /// The own cards, as the page has them.
    ///
    /// # Errors
    /// When the page shows none.
    pub async fn holds_cards(&self) -> Result<Vec<String>> {
        let cards = self.says("hand", "data-cards").await?;
        Ok(cards.split_whitespace().map(str::to_owned).collect())
    }
}

/// A table with these options, opened by a host who only looks on.
pub struct Contest {
    host: Wire,
    /// The way there.
    pub url: String,
    /// The code of the table.
    pub code: String,
}

impl Contest {
    /// Opens one of Escape Master; some seats have bots.
    ///
    /// # Errors
    /// When the server does not want to.
    pub async fn open(
        program: &Program,
        seats: u8,
        bots: &[u8],
        level: &str,
        options: Value,
    ) -> Result<Contest> {
        Contest::of("master", program, seats, bots, level, options).await
    }

    /// Opens one of any game.
    ///
    /// # Errors
    /// When the server does not want to.
    pub async fn of(
        game: &str,
        program: &Program,
        seats: u8,
        bots: &[u8],
        level: &str,
        options: Value,
    ) -> Result<Contest> {
        let mut host = Wire::connect(program.addr(), None).await?;
        let request = json!({"do": "open", "id": 1, "game": game, "seats": seats, "options": options});
        host.send(&request).await?;
        let opened = host.hear("opened").await?.context("a table")?;
        let code = opened["table"].as_str().context("a code")?.to_owned();
        host.send(&json!({"do": "join", "table": code})).await?;
        for &seat in bots {
            host.send(&json!({"do": "bot", "id": 10 + seat, "seat": seat, "level": level})).await?;
            host.hear("ok").await?.context("a bot")?;
        }
        Ok(Contest { host, url: format!("{}/t/{code}", program.url()), code })
    }

    /// Whoever is first on the way is first, however far away others are.
    ///
    /// # Errors
    /// When the server does not want to.
    pub async fn goes_by_arrival(&mut self) -> Result<()> {
        self.host.send(&json!({"do": "set", "id": 80, "fair_race": false})).await?;
        self.host.hear("ok").await?.context("races by arrival")?;
        Ok(())
    }

    /// Somebody sits down.
    ///
    /// # Errors
    /// When the seat is taken.
    pub async fn seat(&self, person: &Person, seat: u8) -> Result<()> {
        self.seat_by(person, seat, &self.url).await
    }

    /// Somebody sits down who comes another way.
    ///
    /// # Errors
    /// When the seat is taken.
    pub async fn seat_by(&self, person: &Person, seat: u8, url: &str) -> Result<()> {
        person.go(url).await?;
        person.click(&format!("sit-{seat}")).await?;
        person.find(&format!("free-{seat}")).await.map(|_| ())
    }

    /// It begins.
    ///
    /// # Errors
    /// When somebody is missing.
    pub async fn begin(&mut self) -> Result<()> {
        self.host.send(&json!({"do": "start", "id": 90})).await?;
        self.host.hear("ok").await?.context("it begins")?;
        Ok(())
    }
}
