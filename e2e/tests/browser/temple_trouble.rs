//! Trouble in the temple: the power goes out at the second gong, and somebody goes through a tunnel.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use e2e::{Adventurer, Browser, Lookout, Person, Program, Proxy, Size, Wire, moment};
use serde_json::{Value, json};
use table::Time;
use temple::Fact;
use tokio::time::Instant;

/// How many times faster the clock runs where the power goes out.
const SPEED: u32 = 4;
/// When there are gong, slam, gong, slam, gong and collapse, in seconds.
const TRACK: [u32; 6] = [12, 20, 60, 90, 110, 130];

/// What somebody has on the screen.
#[derive(Clone, PartialEq, Debug)]
struct Screen {
    stones: String,
    dice: String,
    place: String,
    chambers: Value,
}

async fn screen(person: &Person) -> Result<Screen> {
    let chambers = "return document.querySelectorAll('.chamber').length;";
    Ok(Screen {
        stones: person.says("ark", "data-stones").await?,
        dice: person.says("my-dice", "data-dice").await?,
        place: person.says("pawn-0", "data-place").await?,
        chambers: person.run(chambers, Vec::new()).await?,
    })
}

/// The seconds left on somebody's clock.
async fn left(person: &Person) -> Result<i64> {
    let shown = person.reads("time-left").await?;
    let (minutes, seconds) = shown.split_once(':').with_context(|| format!("a clock: {shown}"))?;
    Ok(minutes.trim().parse::<i64>()? * 60 + seconds.trim().parse::<i64>()?)
}

/// When there was this many a gong, or a slam.
fn moment_of(lookout: &Lookout, is: impl Fn(&Fact) -> bool) -> Option<Time> {
    lookout.facts().iter().find(|(_, fact)| is(fact)).map(|(at, _)| *at)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_power_goes_out_at_the_second_gong() -> Result<()> {
    let mut program = Program::start(SPEED).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    // On a clock that runs so fast, nobody is back within what are seconds there.
    let mut host = Wire::connect(program.addr(), None).await?;
    let options = json!({"track": TRACK});
    host.send(
        &json!({"do": "open", "id": 1, "game": "temple", "seats": 3, "options": options, "stand_ins": false}),
    )
    .await?;
    let opened = host.hear("opened").await?.context("a table")?;
    let code = opened["table"].as_str().context("a code")?.to_owned();
    host.send(&json!({"do": "join", "table": code})).await?;
    for seat in 1..3 {
        host.send(&json!({"do": "bot", "id": 10 + seat, "seat": seat, "level": "good"})).await?;
        host.hear("ok").await?;
    }
    ana.go(&format!("{}/t/{code}", program.url())).await?;
    ana.click("sit-0").await?;
    ana.find("free-0").await?;
    host.send(&json!({"do": "start", "id": 20})).await?;
    let mut lookout = Lookout::at(program.addr(), &code, SPEED).await?;
    let mut player = Adventurer::new(&ana, 0);
    let second_gong = |lookout: &Lookout| moment_of(lookout, |fact| matches!(fact, Fact::Gong { times: 2 }));
    let start = Instant::now();
    let gong = loop {
        lookout.look().await?;
        if let Some(gong) = second_gong(&lookout) {
            break gong;
        }
        player.act(&lookout).await?;
        ensure!(start.elapsed() < Duration::from_secs(120), "the gong never sounded");
        moment().await;
    };
    program.kill().await?;
    let dark = Instant::now();
    ana.waits_until("connection", "data-state", "reconnecting").await?;
    lookout.look().await.ok();
    let (shown, told, late) = (screen(&ana).await?, lookout.facts().to_vec(), lookout.now());
    ana.picture("temple-dark-phone").await?;
    // Twice as long as the doors still stay open.
    tokio::time::sleep(Duration::from_secs(15).saturating_sub(dark.elapsed())).await;

    let again = Instant::now();
    program.start_again().await?;
    let mut wire = Wire::connect(program.addr(), None).await?;
    wire.send(&json!({"do": "join", "table": code})).await?;
    let whole = wire.hear("whole").await?.context("the table is there")?;
    let ran = again.elapsed().as_millis() as u64 * u64::from(SPEED);
    let at = whole["at"].as_u64().context("a time")?;
    ensure!(at <= late.as_ms() + ran, "the outage costs nothing: {at} after {late:?} and {ran}");
    ensure!(at + 2_000 >= gong.as_ms(), "and nothing is given back: {at}, {gong:?}");
    let passages = whole["history"].as_array().context("a history")?;
    let history: Vec<Fact> = passages
        .iter()
        .filter_map(|passage| passage["facts"].as_array())
        .flatten()
        .filter_map(|fact| serde_json::from_value(fact.clone()).ok())
        .collect();
    let told: Vec<Fact> = told.into_iter().map(|(_, fact)| fact).collect();
    ensure!(history.windows(told.len()).any(|part| part == told), "all that was told is still there");

    ana.waits_until("connection", "data-state", "connected").await?;
    let seen = screen(&ana).await?;
    // The bots play on at once; what they do is in the log.
    ensure!(seen.place == shown.place, "{shown:?} became {seen:?}");
    ensure!(seen.stones.parse::<u8>()? <= shown.stones.parse::<u8>()?, "{shown:?} became {seen:?}");
    ensure!(seen.chambers.as_u64() >= shown.chambers.as_u64(), "{shown:?} became {seen:?}");
    ana.picture("temple-light-phone").await?;

    let mut lookout = Lookout::at(program.addr(), &code, SPEED).await?;
    let mut player = Adventurer::new(&ana, 0);
    let is_slam = |fact: &Fact| matches!(fact, Fact::Slam { times: 2 });
    let start = Instant::now();
    let slam = loop {
        lookout.look().await?;
        if let Some(slam) = moment_of(&lookout, is_slam) {
            break slam;
        }
        player.act(&lookout).await?;
        ensure!(start.elapsed() < Duration::from_secs(30), "the doors never slammed");
        moment().await;
    };
    ensure!(slam.since(gong) == 30_000, "{gong:?}, {slam:?}");
    ensure!(lookout.facts().iter().any(|(_, fact)| matches!(fact, Fact::Thrown { .. })), "the game went on");
    ana.quit().await
}

/// How often the second seat has thrown.
fn throws(lookout: &Lookout) -> usize {
    let thrown = |fact: &Fact| matches!(fact, Fact::Thrown { seat, .. } if seat.index() == 1);
    lookout.facts().iter().filter(|(_, fact)| thrown(fact)).count()
}

/// Throws, whether the table hears of it or not.
async fn touches_the_dice(person: &Person) -> Result<()> {
    person.press("throw").await?;
    for _ in 0..80 {
        if person.run("return !!document.querySelector('.die.rolls');", Vec::new()).await? == true {
            return Ok(());
        }
        moment().await;
    }
    bail!("the dice of {} do not roll", person.name())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_of_five_seconds_costs_five_seconds() -> Result<()> {
    let program = Program::start(1).await?;
    let proxy = Proxy::to(program.addr()).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "en").await?;
    ana.go(&format!("{}/open/temple", program.url())).await?;
    ana.click("open-seats-2").await?;
    // Ben's dice are nobody else's today.
    ana.click("open-stand-ins").await?;
    ana.waits_until("open-stand-ins", "data-on", "false").await?;
    ana.click("open").await?;
    ana.find("start").await?;
    let table = ana.url().await?;
    let code = table.rsplit('/').next().context("a code")?;
    ben.go(&format!("{}/t/{code}", proxy.url())).await?;
    ben.click("sit-1").await?;
    ana.press("start").await?;
    let mut lookout = Lookout::at(program.addr(), code, 1).await?;
    ana.click("ready").await?;
    ben.click("ready").await?;
    touches_the_dice(&ben).await?;
    for _ in 0..200 {
        lookout.look().await?;
        if throws(&lookout) == 1 {
            break;
        }
        moment().await;
    }
    // The hands are free again by then.
    tokio::time::sleep(Duration::from_millis(1_500)).await;

    // What is touched at the beginning of the tunnel is too old at its end.
    let before = left(&ana).await?;
    let dice = ben.says("my-dice", "data-dice").await?;
    proxy.cut();
    let cut = Instant::now();
    ben.waits_until("connection", "data-state", "reconnecting").await?;
    touches_the_dice(&ben).await?;
    ben.picture("tunnel-phone").await?;
    tokio::time::sleep(Duration::from_secs(5).saturating_sub(cut.elapsed())).await;
    let gone = before - left(&ana).await?;
    ensure!((4..=6).contains(&gone), "the clock goes on for the others: {gone} s");
    proxy.mend();
    let mended = Instant::now();
    ben.waits_until("connection", "data-state", "connected").await?;
    ensure!(mended.elapsed() < Duration::from_secs(3), "back at once: {:?}", mended.elapsed());
    ben.find("refusal").await?;
    ensure!(ben.reads("refusal").await?.contains("Too late"), "{}", ben.reads("refusal").await?);
    ben.picture("tunnel-too-late-phone").await?;
    ensure!(ben.says("my-dice", "data-dice").await? == dice, "nothing was thrown");
    let (one, other) = (left(&ana).await?, left(&ben).await?);
    ensure!((one - other).abs() <= 1, "the same time on both screens: {one} and {other}");
    lookout.look().await?;
    ensure!(throws(&lookout) == 1, "and nobody saw anything");

    // What is touched at the end of it is made, once.
    proxy.cut();
    ben.waits_until("connection", "data-state", "reconnecting").await?;
    touches_the_dice(&ben).await?;
    proxy.mend();
    ben.waits_until("connection", "data-state", "connected").await?;
    for _ in 0..200 {
        lookout.look().await?;
        if throws(&lookout) > 1 {
            break;
        }
        moment().await;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    lookout.look().await?;
    ensure!(throws(&lookout) == 2, "once and not twice: {}", throws(&lookout));
    ensure!(!ben.sees("refusal").await?, "{}", ben.reads("refusal").await?);
    ana.quit().await?;
    ben.quit().await
}
