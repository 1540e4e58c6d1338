//! Alone in the temple: a guided first game, practice by keyboard and list alone, and a break.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use e2e::{Browser, Person, Program, Size, moment};
use serde_json::Value;
use tokio::time::Instant;

/// What somebody knows who only listens: the names of what can be pressed, the lines about the surroundings, and their dice.
const HEARD: &str = r#"
  const all = (selector) => [...document.querySelectorAll(selector)];
  const id = (part) => part.dataset.testid;
  return {
    list: all("[data-testid=move-list] .moves button").map(id),
    around: all("[data-testid=around] li").map((line) => [line.dataset.about, line.dataset.dir, line.textContent]),
    here: document.querySelector("[data-testid=around] p")?.textContent ?? "",
    dice: all("[data-testid=my-dice] button").map((die) =>
      [id(die), die.dataset.side, die.getAttribute("aria-pressed") === "true"]),
    rolls: !!document.querySelector(".die.rolls"),
    throws: !(document.querySelector("[data-testid=throw]")?.disabled ?? true),
    stones: +(document.querySelector("[data-testid=ark]")?.dataset.stones ?? 0),
    won: document.querySelector("[data-testid=outcome]")?.dataset.won ?? "",
  };
"#;

/// What can be heard now, when no die rolls any more.
async fn listen(person: &Person) -> Result<Value> {
    for _ in 0..200 {
        let heard = person.run(HEARD, Vec::new()).await?;
        if heard["rolls"] == false {
            return Ok(heard);
        }
        moment().await;
    }
    bail!("the dice of {} roll for ever", person.name())
}

/// What to collect, and what to do with it.
struct Aim {
    symbols: &'static str,
    press: String,
}

/// The line about something, as its way and its words.
fn line<'a>(heard: &'a Value, about: &str) -> Option<(&'a str, &'a str)> {
    let lines = heard["around"].as_array()?;
    let found = lines.iter().find(|line| line[0] == about)?;
    Some((found[1].as_str()?, found[2].as_str()?))
}

/// What the next step is: the stones here, then whatever has not been seen, then out.
fn aim(heard: &Value) -> Result<Aim> {
    let here = heard["here"].as_str().unwrap_or_default();
    let stones = heard["stones"].as_u64().unwrap_or_default();
    // What somebody alone with seven dice can do: four of a kind for a stone.
    if stones > 0 && here.contains("activate a stone") {
        let symbols = if here.contains("4 keys") { "KKKK" } else { "TTTT" };
        return Ok(Aim { symbols, press: "list-activate-1".to_owned() });
    }
    if here.contains("Getting out") && stones <= 4 {
        let symbols = &"KKKKKKK"[..=usize::try_from(stones)?];
        return Ok(Aim { symbols, press: "list-escape".to_owned() });
    }
    let enough = stones <= 4;
    let further = [("exit", enough), ("stones", stones > 0), ("dark", true), ("exit", true)];
    if !(enough && line(heard, "exit").is_some())
        && line(heard, "stones").is_none_or(|(_, said)| !said.contains("next door"))
        && let Some((dir, _)) = line(heard, "discover")
    {
        return Ok(Aim { symbols: "AA", press: format!("list-discover-{dir}") });
    }
    let (dir, _) = further
        .into_iter()
        .filter(|(_, wanted)| *wanted)
        .find_map(|(about, _)| line(heard, about))
        .with_context(|| format!("nowhere to go: {heard}"))?;
    let lines = heard["around"].as_array().context("lines")?;
    let way = lines.iter().find(|line| line[0] == "enter" && line[1] == dir).context("a door")?;
    let said = way[2].as_str().unwrap_or_default();
    let price = said.rsplit("Price:").next().unwrap_or_default();
    let symbols = match price {
        price if price.contains("torch") => "AT",
        price if price.contains("key") => "AK",
        _ => "AA",
    };
    Ok(Aim { symbols, press: format!("list-enter-{dir}") })
}

/// Keeps what is wanted and nothing else, with the number keys.
async fn keep(person: &Person, heard: &Value, symbols: &str) -> Result<()> {
    let mut missing: Vec<char> = symbols.chars().collect();
    for (number, die) in (1..).zip(heard["dice"].as_array().into_iter().flatten()) {
        let side = die[1].as_str().unwrap_or_default();
        let place = missing.iter().position(|symbol| side == symbol.to_string());
        if let Some(place) = place {
            missing.remove(place);
        }
        if die[2] != place.is_some() {
            person.types(number.to_string()).await?;
        }
    }
    Ok(())
}

/// Presses a button as a screen reader does.
async fn press(person: &Person, testid: &str) -> Result<()> {
    let script = "document.querySelector(`[data-testid='${arguments[0]}']`)?.click();";
    person.run(script, vec![testid.into()]).await.map(|_| ())
}

/// Waits until something has changed.
async fn changed(person: &Person, before: &Value) -> Result<()> {
    for _ in 0..80 {
        if person.run(HEARD, Vec::new()).await? != *before {
            return Ok(());
        }
        moment().await;
    }
    Ok(())
}

/// Plays on until the end; false for somebody whose dice are all locked for good.
async fn play_through(person: &Person, until: Instant) -> Result<bool> {
    loop {
        let heard = listen(person).await?;
        if let Some(won) = heard["won"].as_str().filter(|won| !won.is_empty()) {
            return Ok(won == "true");
        }
        ensure!(Instant::now() < until, "this takes too long: {heard}");
        let can = |name: &str| heard["list"].as_array().is_some_and(|list| list.iter().any(|id| id == name));
        let locked = heard["dice"].as_array().into_iter().flatten().filter(|die| die[1] == "X").count();
        let aim = aim(&heard)?;
        if can(&aim.press) {
            press(person, &aim.press).await?;
        } else if locked > 0 && can("list-free-0") {
            press(person, "list-free-0").await?;
        } else if heard["throws"] == false && can("list-goddess") {
            press(person, "list-goddess").await?;
        } else {
            let gold = if locked > 0 { "G" } else { "" };
            keep(person, &heard, &format!("{}{gold}", aim.symbols)).await?;
            if person.may_press("throw").await? {
                person.types(" ").await?;
            } else {
                keep(person, &heard, "").await?;
                person.types(" ").await?;
            }
        }
        changed(person, &heard).await?;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_can_be_played_by_ear() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    let until = Instant::now() + Duration::from_secs(150);
    let mut tries = 0;
    loop {
        ana.go(&program.url()).await?;
        ana.find("practice").await?;
        ana.tabs_to_and_presses("practice").await?;
        ana.find("ready").await?;
        ana.tabs_to_and_presses("ready").await?;
        ana.press("throw").await?;
        ensure!(ana.reads("time-left").await? == "no clock", "nobody is in a hurry");
        ensure!(!ana.sees("due").await?, "nothing is due");
        ensure!(
            ana.reads("around").await?.contains("You are in the entrance chamber"),
            "one is told where one is"
        );
        listen(&ana).await?;
        ana.waits_for("return document.querySelector('[data-testid=live]').textContent.includes('throws');")
            .await?;
        ana.inspect("practice-desktop").await?;
        ensure!(ana.nameless().await?.is_empty(), "everything has a name: {:?}", ana.nameless().await?);
        if play_through(&ana, until).await? {
            break;
        }
        tries += 1;
        ensure!(tries < 4, "nobody is that unlucky");
    }
    ana.inspect("practice-won").await?;
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_break_stops_clock_dice_and_bots() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    let play = "document.querySelector('[data-testid=game-temple] [data-testid=play-now]').click();";
    ana.find("practice").await?;
    ana.run(play, Vec::new()).await?;
    ana.click("ready").await?;
    ana.press("throw").await?;
    listen(&ana).await?;
    ana.click("pause").await?;
    ana.find("resume").await?;
    ana.inspect("temple-paused-phone").await?;
    let look = "return [document.querySelector('[data-testid=time-left]').textContent, \
                document.querySelector('[data-testid=my-dice]').dataset.dice, \
                document.querySelector('[data-testid=log]').textContent];";
    // What was on its way when time stopped may still arrive.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = ana.run(look, Vec::new()).await?;
    press(&ana, "throw").await?;
    tokio::time::sleep(Duration::from_secs(6)).await;
    ensure!(ana.run(look, Vec::new()).await? == before, "nothing happens, not even to bots");
    ana.click("resume").await?;
    ana.waits_for("return !document.querySelector('[data-testid=paused]');").await?;
    for _ in 0..400 {
        if ana.run(look, Vec::new()).await? != before {
            break;
        }
        moment().await;
    }
    ensure!(ana.run(look, Vec::new()).await? != before, "it goes on");
    // The same with a key.
    ana.types("p").await?;
    ana.find("paused").await?;
    ana.types("p").await?;
    ana.waits_for("return !document.querySelector('[data-testid=paused]');").await?;
    ana.quit().await
}

/// Does what lights up on the map or is offered beside the dice, or throws.
async fn learn(person: &Person, step: &str) -> Result<()> {
    let offered =
        "return [...document.querySelectorAll('.lit, .strip button')].map((part) => part.dataset.testid);";
    for _ in 0..300 {
        if person.says("lesson", "data-step").await? != step {
            return Ok(());
        }
        let offered = person.run(offered, Vec::new()).await?;
        match offered[0].as_str() {
            Some(testid) => {
                person.click(testid).await.ok();
            }
            None if person.may_press("throw").await? => person.click("throw").await?,
            None => {}
        }
        for _ in 0..16 {
            moment().await;
        }
    }
    bail!("{} does not get beyond step {step}", person.name())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_is_guided() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    let learn_it = "document.querySelector('[data-testid=game-temple] [data-testid=learn]').click();";
    ana.find("practice").await?;
    ana.run(learn_it, Vec::new()).await?;
    ana.waits_until("lesson", "data-step", "1").await?;
    ana.inspect("temple-lesson-1").await?;
    learn(&ana, "1").await?;
    listen(&ana).await?;
    // A wrong move gets a hint, and the right one goes on.
    ana.click("throw").await?;
    ana.waits_until("lesson", "data-wrong", "true").await?;
    ensure!(ana.reads("lesson-task").await?.contains("Keep the adventurer first"), "a friendly word");
    listen(&ana).await?;
    ana.inspect("temple-lesson-2").await?;
    ana.click("die-1").await?;
    for step in 3..=11 {
        ana.waits_until("lesson", "data-step", &step.to_string()).await?;
        ana.picture(&format!("temple-lesson-{step}")).await?;
        if step < 11 {
            learn(&ana, &step.to_string()).await?;
        }
    }
    ana.inspect("temple-lesson-11").await?;
    for _ in 0..100 {
        if ana.sees("lesson-play").await? {
            break;
        }
        // A button does not count while it has only just taken the place of another.
        if ana.sees("escape-1").await? {
            ana.click("escape-1").await.ok();
        } else if ana.may_press("throw").await? {
            ana.click("throw").await.ok();
        }
        moment().await;
    }
    ana.find("lesson-play").await?;
    ana.inspect("temple-lesson-done").await?;
    ana.click("lesson-practice").await?;
    ana.find("ready").await?;
    ensure!(ana.reads("time-left").await? == "no clock", "practice");
    ana.quit().await
}
