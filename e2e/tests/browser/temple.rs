//! Into the temple: somebody with three bots throws dice and walks into a chamber, and somebody else sees it happen.

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Person, Program, Size, moment};

/// What can be touched on the map now, by its name in tests.
async fn lit(person: &Person) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.lit')].map((lit) => lit.dataset.testid);";
    let found = person.run(script, Vec::new()).await?;
    let found = found.as_array().cloned().unwrap_or_default();
    Ok(found.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect())
}

/// How often somebody looks who can do nothing before giving up: perhaps a bot has a gold mask for them.
const PATIENCE: u32 = 15;

/// Throws until there is a way into a chamber, keeping what is useful, and walks; false for somebody whose dice are locked
/// for good. What was thrown comes from the referee.
async fn walk(person: &Person) -> Result<bool> {
    let before = person.says("pawn-0", "data-place").await?;
    let mut idle = 0;
    for _ in 0..400 {
        if person.says("pawn-0", "data-place").await? != before {
            return Ok(true);
        }
        idle += 1;
        if idle > PATIENCE {
            return Ok(false);
        }
        let ways = lit(person).await?;
        if let Some(way) = ways.iter().find(|way| way.starts_with("map-go-")) {
            // By the time of the click the light may be gone.
            let _ = person.click(way).await;
            idle = 0;
        } else if person.sees("free-0").await? {
            person.click("free-0").await.ok();
            idle = 0;
        } else {
            for number in 1..=5 {
                let die = format!("die-{number}");
                let kept = person.says(&die, "aria-pressed").await? == "true";
                let side = person.says(&die, "data-side").await?;
                if side == "A" && !kept {
                    person.click(&die).await.ok();
                }
            }
            if person.may_press("throw").await? {
                person.click("throw").await.ok();
                idle = 0;
            }
        }
        for _ in 0..20 {
            moment().await;
        }
    }
    person.picture("temple-stuck").await?;
    bail!("{} has found no way: {}", person.name(), person.reads("refusal").await?)
}

/// Waits until no die rolls any more.
async fn still(person: &Person) -> Result<()> {
    for _ in 0..200 {
        if person.run("return !document.querySelector('.die.rolls');", Vec::new()).await? == true {
            return Ok(());
        }
        moment().await;
    }
    bail!("the dice of {} roll for ever", person.name())
}

/// Ana opens a table with three bots, Wim watches, and she throws for the first time.
async fn begin(program: &Program, ana: &Person, wim: &Person) -> Result<()> {
    ana.go(&format!("{}/open/temple", program.url())).await?;
    ana.find("option-difficulty").await?;
    ana.inspect("temple-open-phone").await?;
    ana.choose("open-bots", "3").await?;
    ana.click("open").await?;
    ana.write("name", "Ana").await?;
    ana.press("start").await?;
    let table = ana.url().await?;
    wim.go(&table).await?;
    wim.find("map").await?;
    ana.find("ready").await?;
    ana.inspect("temple-ready-phone").await?;
    ana.click("ready").await?;
    ana.press("throw").await?;
    for _ in 0..200 {
        if ana.says("my-dice", "data-dice").await?.contains(['A', 'T', 'K', 'G', 'X']) {
            break;
        }
        moment().await;
    }
    let dice = ana.says("my-dice", "data-dice").await?;
    ensure!(dice.len() == 5 && !dice.contains('_'), "all were thrown: {dice}");
    still(ana).await?;
    ana.inspect("temple-thrown-phone").await?;
    ensure!(wim.reads("log").await?.contains("Ana"), "the watcher reads of it");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_throw_travels_to_the_other_screens() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let wim = browser.person("Wim", Size::Desktop, "de").await?;

    // Dice are dice: some expeditions end at the entrance. Not all of them do.
    let mut tries = 0;
    loop {
        begin(&program, &ana, &wim).await?;
        if walk(&ana).await? {
            break;
        }
        tries += 1;
        ensure!(tries < 6, "nobody is that unlucky");
    }
    let place = ana.says("pawn-0", "data-place").await?;
    wim.waits_until("pawn-0", "data-place", &place).await?;
    ana.picture("temple-walked-phone").await?;
    wim.inspect("temple-watched-desktop").await?;

    // By keyboard: a digit keeps, the space bar throws.
    let before = ana.says("my-dice", "data-dice").await?;
    ana.types(" ").await?;
    for _ in 0..400 {
        if ana.says("my-dice", "data-dice").await? != before {
            break;
        }
        moment().await;
    }
    ensure!(ana.says("my-dice", "data-dice").await? != before, "the space bar throws");
    for person in [ana, wim] {
        person.quit().await?;
    }
    Ok(())
}
