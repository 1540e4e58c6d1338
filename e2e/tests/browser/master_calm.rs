//! Escape Master in calm mode: a whole game by keyboard, knowing only what is said.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{Browser, Contest, Person, Program, Size, moment};
use serde_json::{Value, json};
use tokio::time::Instant;

/// Writes down whatever is said aloud.
const LISTEN: &str = r#"
  window.heard = [];
  const keep = (part) => { const said = part.textContent.trim(); if (said) window.heard.push(said); };
  const live = (part) => part?.closest("[aria-live], [role=status], [role=alert]");
  new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
    const part = live(target.nodeType === 1 ? target : target.parentElement);
    if (part) keep(part);
    addedNodes.forEach((added) => { if (!part && added.nodeType === 1 && live(added) === added) keep(added); });
  })).observe(document.body, { subtree: true, childList: true, characterData: true });
"#;

/// Lets go of what is in the hand.
const ESCAPE: &str = "\u{e00c}";

/// What somebody knows who only listens: the names of what can be pressed, with their keys, and the lines that are said aloud.
const HEARD: &str = r#"
  const all = (selector) => [...document.querySelectorAll(selector)];
  const named = (part) => ({
    name: part.getAttribute("aria-label") ?? part.textContent.trim(),
    key: part.getAttribute("aria-keyshortcuts") ?? "",
    testid: part.dataset.testid,
    pressed: part.getAttribute("aria-pressed") === "true",
  });
  return {
    turn: document.querySelector("[data-testid=turn][role=status]")?.textContent ?? "",
    hand: all("[data-testid=hand] button").map(named),
    stacks: all("[data-testid=stacks] button").map(named),
    acts: all("[data-testid=strip] button, [data-testid=ask] button").map(named),
    pile: all("[data-testid=draw]").map((part) => part.getAttribute("aria-label"))[0] ?? "",
    trapped: all("[role=status] .own-traps li").map((line) => line.textContent.trim()),
    over: document.querySelector("[data-testid=outcome][role=status] h2")?.textContent ?? "",
  };
"#;

/// All of these whose names say that something fits.
fn fitting<'a>(heard: &'a Value, what: &str) -> impl Iterator<Item = &'a Value> {
    let all = heard[what].as_array().into_iter().flatten();
    all.filter(|part| part["name"].as_str().is_some_and(|name| name.ends_with(", fits")))
}

/// Presses the key of something, or goes there with the tabulator where it takes two hands.
async fn press(person: &Person, part: &Value) -> Result<()> {
    match part["key"].as_str() {
        Some(key) if key.len() == 1 => person.key(&key.to_lowercase()).await,
        _ => person.tabs_to_and_presses(part["testid"].as_str().unwrap_or_default()).await,
    }
}

async fn hear(person: &Person) -> Result<Value> {
    person.run(HEARD, Vec::new()).await
}

/// Waits until something else is heard, if it comes to that.
async fn changed(person: &Person, before: &Value) -> Result<Value> {
    for _ in 0..40 {
        let now = hear(person).await?;
        if now != *before {
            return Ok(now);
        }
        moment().await;
    }
    hear(person).await
}

/// Goes to something with the tabulator and presses it, unless it is gone when she gets there: others act meanwhile.
async fn goes_and_presses(person: &Person, testid: &str) -> Result<()> {
    match person.tabs_to_and_presses(testid).await {
        Err(why) if person.sees(testid).await? => Err(why),
        _ => Ok(()),
    }
}

/// One turn by keys: lays what fits, answers a trap, draws, or passes. Says what it was.
async fn turn(person: &Person, heard: Value) -> Result<&'static str> {
    let acts = |heard: &Value| -> Vec<String> {
        let acts = heard["acts"].as_array().into_iter().flatten();
        acts.filter_map(|act| act["testid"].as_str().map(str::to_owned)).collect()
    };
    if let Some(act) = acts(&heard).into_iter().find(|act| act.starts_with("take-")) {
        goes_and_presses(person, &act).await?;
        return Ok("take");
    }
    // Some cards fit only together with another: what was touched before stays in the hand if the two go together.
    for card in fitting(&heard, "hand") {
        let before = hear(person).await?;
        press(person, card).await?;
        let chosen = changed(person, &before).await?;
        if let Some(place) = fitting(&chosen, "stacks").next() {
            press(person, place).await?;
            return Ok("lay");
        }
        if let Some(act) = acts(&chosen).first() {
            goes_and_presses(person, act).await?;
            return Ok("special");
        }
    }
    person.key(ESCAPE).await?;
    if acts(&heard).iter().any(|act| act == "pass")
        && heard["pile"].as_str().is_some_and(|pile| pile.contains("empty"))
    {
        goes_and_presses(person, "pass").await?;
        return Ok("pass");
    }
    goes_and_presses(person, "draw").await?;
    for _ in 0..60 {
        let now = hear(person).await?;
        if now["turn"] != heard["turn"]
            || now["hand"].as_array().map(Vec::len) != heard["hand"].as_array().map(Vec::len)
        {
            return Ok("draw");
        }
        // A trap that came meanwhile has to be answered first.
        if now["trapped"] != heard["trapped"] {
            return Ok("trapped");
        }
        moment().await;
    }
    goes_and_presses(person, "pass").await?;
    Ok("pass")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calm_game_can_be_played_by_ear() -> Result<()> {
    let program = Program::start(10).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    let options = json!({"level": "medium", "calm_mode": true, "set_rounds": 1});
    let mut contest = Contest::open(&program, 2, &[1], "novice", options).await?;
    ana.go(&contest.url).await?;
    ana.find("sit-0").await?;
    ana.tabs_to_and_presses("sit-0").await?;
    ana.find("free-0").await?;
    ana.run(LISTEN, Vec::new()).await?;
    contest.begin().await?;
    ana.find("hand").await?;
    let until = Instant::now() + Duration::from_secs(100);
    let mut did = BTreeMap::<&str, u32>::new();
    let mut inspected = false;
    let over = loop {
        let heard = hear(&ana).await?;
        if let Some(over) = heard["over"].as_str().filter(|over| !over.is_empty()) {
            break over.to_owned();
        }
        ensure!(Instant::now() < until, "this takes too long: {did:?} {heard}");
        if heard["turn"] != "Your turn" && heard["trapped"].as_array().is_none_or(Vec::is_empty) {
            moment().await;
            continue;
        }
        if !inspected && did.get("lay") >= Some(&1) {
            inspected = true;
            // What was laid has to land first.
            tokio::time::sleep(Duration::from_millis(400)).await;
            ana.inspect("master-calm").await?;
            ensure!(!ana.sees("counting").await?, "nobody is in a hurry");
            ensure!(ana.nameless().await?.is_empty(), "something has no name: {:?}", ana.nameless().await?);
            let rival = ana.reads("player-1").await?;
            ensure!(rival.contains("card") && rival.contains("Blunder"), "{rival}");
        }
        *did.entry(turn(&ana, heard.clone()).await?).or_default() += 1;
        changed(&ana, &heard).await?;
    };
    println!("{did:?}: {over}");
    ensure!(did.contains_key("lay"), "she has played: {did:?}");
    // What the other did was said, and whose turn it was; nobody said that it is a race.
    let said = ana.run("return window.heard;", Vec::new()).await?;
    let said: Vec<&str> = said.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let bot = ana
        .run("return document.querySelector('[data-testid=player-1] .who').textContent;", Vec::new())
        .await?;
    let bot = bot.as_str().unwrap_or("?");
    let plays = |line: &&&str| {
        line.contains(bot) && (line.contains("on stack") || line.contains("draws") || line.contains("start"))
    };
    ensure!(said.iter().any(|line| plays(&line)), "nobody said what {bot} did: {said:?}");
    ensure!(said.contains(&"Your turn"), "nobody said that it is her turn: {said:?}");
    ensure!(!said.contains(&"Go!"), "{said:?}");
    ana.inspect("master-calm-over").await?;
    ensure!(ana.nameless().await?.is_empty(), "something has no name at the end");
    ana.quit().await
}
