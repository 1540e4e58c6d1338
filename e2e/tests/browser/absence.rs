//! Somebody in the temple loses the signal: after a few seconds a bot plays for them, and as soon as they are back their
//! dice are theirs again.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use e2e::{Browser, Lookout, Person, Program, Proxy, Size, moment};
use temple::Fact;

/// Looks until it has come to this.
async fn until(lookout: &mut Lookout, what: &str, is: impl Fn(&Lookout) -> bool) -> Result<()> {
    for _ in 0..1_200 {
        lookout.look().await?;
        if is(lookout) {
            return Ok(());
        }
        moment().await;
    }
    bail!("it never came to it: {what}")
}

/// How often the second seat has thrown.
fn throws(lookout: &Lookout) -> usize {
    let thrown = |fact: &Fact| matches!(fact, Fact::Thrown { seat, .. } if seat.index() == 1);
    lookout.facts().iter().filter(|(_, fact)| thrown(fact)).count()
}

async fn reads_in_the_log(person: &Person, text: &str) -> Result<()> {
    for _ in 0..400 {
        if person.reads("log").await?.contains(text) {
            return Ok(());
        }
        moment().await;
    }
    bail!("{} does not read {text:?}: {}", person.name(), person.reads("log").await?)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_throws_for_whoever_is_gone_until_they_are_back() -> Result<()> {
    let program = Program::start(1).await?;
    let proxy = Proxy::to(program.addr()).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "en").await?;

    ana.go(&format!("{}/open/temple", program.url())).await?;
    ana.waits_until("open-stand-ins", "data-on", "true").await?;
    ana.inspect("open-stand-ins-desktop").await?;
    ana.click("open-seats-2").await?;
    ana.click("open").await?;
    ana.write("name", "Ana").await?;
    let table = ana.url().await?;
    let code = table.rsplit('/').next().context("a code")?;
    ben.go(&format!("{}/t/{code}", proxy.url())).await?;
    ben.write("name", "Ben").await?;
    ben.click("sit-1").await?;
    // The host can say otherwise at any time.
    ana.click("menu").await?;
    ana.waits_until("set-stand-ins", "data-on", "true").await?;
    ana.click("set-stand-ins").await?;
    ana.waits_until("set-stand-ins", "data-on", "false").await?;
    ana.click("set-stand-ins").await?;
    ana.waits_until("set-stand-ins", "data-on", "true").await?;
    ana.picture("stand-ins-menu-desktop").await?;
    ana.press("start").await?;
    ana.click("ready").await?;
    ben.click("ready").await?;
    ben.press("throw").await?;
    let mut lookout = Lookout::at(program.addr(), code, 1).await?;
    until(&mut lookout, "the game has begun", |lookout| lookout.expedition().is_some()).await?;

    proxy.cut();
    ben.waits_until("connection", "data-state", "reconnecting").await?;
    reads_in_the_log(&ana, "Ben has dropped out").await?;
    ana.picture("dropped-out-desktop").await?;
    let before = throws(&lookout);
    until(&mut lookout, "the bot throws", |lookout| throws(lookout) > before + 1).await?;
    ensure!(ana.reads("player-1").await?.contains("Ben"), "it is Ben's seat all the same");
    ensure!(!ana.sees("stand-in-1").await?, "nobody has to do anything");

    proxy.mend();
    ben.waits_until("connection", "data-state", "connected").await?;
    reads_in_the_log(&ana, "Ben is back").await?;
    ben.find("my-dice").await?;
    ensure!(!ben.sees("kept").await? && !ben.sees("take").await?, "there is nothing to press");
    ben.picture("back-again-phone").await?;
    // Longer than any bot of this level keeps still.
    lookout.look().await?;
    let before = throws(&lookout);
    tokio::time::sleep(Duration::from_secs(7)).await;
    lookout.look().await?;
    ensure!(throws(&lookout) == before, "the bot is gone");
    let dice = lookout.expedition().context("a game")?.adventurers[1].dice;
    let shown: String = serde_json::to_value(dice)?.as_str().unwrap_or_default().replace('.', "");
    ensure!(
        ben.says("my-dice", "data-dice").await?.replace('.', "") == shown,
        "Ben sees the own dice: {shown}"
    );
    if ben.may_press("throw").await? {
        ben.click("throw").await?;
        until(&mut lookout, "Ben throws", |lookout| throws(lookout) == before + 1).await?;
    }
    ana.quit().await?;
    ben.quit().await
}
