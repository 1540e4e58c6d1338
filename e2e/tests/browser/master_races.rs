//! Escape Master from near and from afar: who was first. Alone in its file, for it looks at milliseconds.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{Browser, Contest, Person, Program, Proxy, Size, moment};
use serde_json::{Value, json};
use tokio::time::Instant;

/// All races are over by then.
const LONGEST: Duration = Duration::from_secs(240);

/// One card stays and the other comes back within this time.
const SETTLED: Duration = Duration::from_secs(4);

/// So many more of the races must go one way than the other.
const MAJORITY: u32 = 2;

/// Lays the card at this moment by the clock on the wall, if it still fits, and remembers when it really was.
const LAY_AT: &str = r"
const [place, at] = arguments;
window.laid = null;
const wait = () => {
  if (Date.now() < at) { setTimeout(wait, Math.max(0, at - Date.now() - 2)); return; }
  const stack = document.querySelector(`.stack.target[data-place='${place}']`);
  window.laid = stack ? performance.timeOrigin + performance.now() : 0;
  stack?.click();
};
wait();";

/// How a race for a stack ended.
struct Race {
    /// By how many milliseconds Ben was ahead, by the clock on the wall.
    ahead: f64,
    /// It is his card that stayed.
    is_his: bool,
    /// What the other is told.
    said: String,
}

/// Ana sits near, and Ben far away.
struct Racers {
    ana: Person,
    ben: Person,
    start: Instant,
}

impl Racers {
    /// What both pages answer.
    async fn both(&self, script: &str) -> Result<(Value, Value)> {
        tokio::try_join!(self.ana.run(script, Vec::new()), self.ben.run(script, Vec::new()))
    }

    /// Who sees that something was refused.
    async fn refused(&self) -> Result<(bool, bool)> {
        tokio::try_join!(self.ana.sees("refusal"), self.ben.sees("refusal"))
    }

    /// A stack that both want, each with a card in the hand; until there is one they play on.
    async fn wanted(&self) -> Result<String> {
        loop {
            ensure!(self.start.elapsed() < LONGEST, "nobody wants the same stack");
            let (lit, also) = tokio::try_join!(self.ana.would_lay_on(), self.ben.would_lay_on())?;
            // What still says that an earlier card came back would hide what becomes of this one.
            let is_quiet = self.refused().await? == (false, false);
            // With the last card somebody goes out, and then the other is told that and not who was faster.
            let held =
                self.both("return document.querySelectorAll('.card-in-hand:not(.away)').length;").await?;
            let is_last = held.0 == 1 || held.1 == 1;
            match lit.into_iter().find(|place| also.contains(place) && *place != "new" && !is_last) {
                Some(place) if is_quiet => return Ok(place),
                Some(_) => moment().await,
                None => {
                    let did = tokio::try_join!(self.ana.follows_the_hints(0), self.ben.follows_the_hints(0))?;
                    if did.0 == "wait" && did.1 == "wait" {
                        moment().await;
                    }
                }
            }
        }
    }

    /// Both want the same stack, and Ben is 25 ms ahead; nothing if one of them did not lay at all.
    async fn race(&self) -> Result<Option<Race>> {
        let place = self.wanted().await?;
        let chosen = "return document.querySelector('.card-in-hand.chosen')?.dataset.testid?.slice(5) ?? '';";
        let (hers, his) = self.both(chosen).await?;
        let top =
            format!("return document.querySelector(`[data-testid='stack-{place}']`)?.dataset.top ?? '';");
        let soon = self.ana.run("return Date.now() + 250;", Vec::new()).await?;
        let soon = soon.as_f64().unwrap_or_default();
        tokio::try_join!(
            self.ana.run(LAY_AT, vec![place.as_str().into(), (soon + 25.0).into()]),
            self.ben.run(LAY_AT, vec![place.as_str().into(), soon.into()]),
        )?;
        let settled = Instant::now();
        while settled.elapsed() < SETTLED {
            let (one, other) = self.both("return window.laid;").await?;
            if one == 0 || other == 0 {
                return Ok(None);
            }
            let ahead = one.as_f64().unwrap_or_default() - other.as_f64().unwrap_or_default();
            // One card stays on both screens, and whose came back is told so.
            let (one, other) = self.both(&top).await?;
            let is_his = match self.refused().await? {
                (true, false) if one == his && other == his => true,
                (false, true) if one == hers && other == hers => false,
                _ => {
                    moment().await;
                    continue;
                }
            };
            let said = if is_his { &self.ana } else { &self.ben }.reads("refusal").await?;
            return Ok(Some(Race { ahead, is_his, said }));
        }
        Ok(None)
    }

    /// Races until clearly more of them have gone to one of the two; whether that is Ben.
    ///
    /// A machine that is busy lets somebody lay too early or too late: a race in which Ben is not about as far ahead as he
    /// should be shows nothing. It may also hold up a single card on its way, so one race alone decides nothing either.
    async fn is_won_by_ben(&self) -> Result<bool> {
        let (mut his, mut hers) = (0_u32, 0_u32);
        while his.abs_diff(hers) < MAJORITY {
            let Some(Race { ahead, is_his, said }) = self.race().await? else {
                println!("somebody did not lay");
                continue;
            };
            println!("Ben is {ahead:.0} ms ahead: {}: {said}", if is_his { "his" } else { "hers" });
            if !(12.0..45.0).contains(&ahead) {
                continue;
            }
            let (loser, winner) = if is_his { (&self.ana, 1) } else { (&self.ben, 0) };
            let who =
                format!("return document.querySelector('[data-testid=player-{winner}] .who').textContent;");
            let who = loser.run(&who, Vec::new()).await?;
            let faster = format!("{} was faster", who.as_str().unwrap_or("?"));
            ensure!(said.contains(&faster), "not {faster:?}, but {said:?}");
            *(if is_his { &mut his } else { &mut hers }) += 1;
        }
        Ok(his > hers)
    }
}

#[tokio::test]
async fn whoever_is_first_is_first_from_afar() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let near = Proxy::slow(program.addr(), Duration::from_millis(5), Duration::ZERO).await?;
    let far = Proxy::slow(program.addr(), Duration::from_millis(65), Duration::ZERO).await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "en").await?;
    let options =
        json!({"race_mode": "strict", "start_countdown_s": 0, "min_gap_ms": 0, "breaking_point": 200});
    let mut contest = Contest::open(&program, 2, &[], "novice", options).await?;
    let way = |proxy: &Proxy| format!("{}/t/{}", proxy.url(), contest.code);
    contest.seat_by(&ana, 0, &way(&near)).await?;
    contest.seat_by(&ben, 1, &way(&far)).await?;
    contest.begin().await?;
    let racers = Racers { ana, ben, start: Instant::now() };
    // What Ben lays is on its way for 60 ms longer.
    ensure!(racers.is_won_by_ben().await?, "Ben was first, and his cards came back");
    racers.ana.picture("master-race").await?;
    // By arrival it is the other way round.
    contest.goes_by_arrival().await?;
    ensure!(!racers.is_won_by_ben().await?, "Ana's cards were there first");
    racers.ana.quit().await?;
    racers.ben.quit().await
}
