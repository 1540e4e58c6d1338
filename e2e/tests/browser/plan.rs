//! Escape Plan to its end in real browsers: with bots, with the Inspector, and alone.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{Browser, Contest, PATIENCE, Person, Program, Size, moment};
use serde_json::json;
use tokio::time::Instant;

/// No game takes longer.
const LONGEST: Duration = Duration::from_secs(240);

/// Everybody plays until it is over.
async fn to_the_end(people: &[&Person]) -> Result<()> {
    let start = Instant::now();
    loop {
        let mut over = true;
        for person in people {
            over &= person.robs_on().await? == "over";
        }
        if over {
            return Ok(());
        }
        ensure!(start.elapsed() < LONGEST, "no end");
        moment().await;
    }
}

/// Plays until this is asked.
async fn until_asked(person: &Person, question: &str) -> Result<()> {
    let start = Instant::now();
    while person.is_asked().await? != question {
        ensure!(person.robs_on().await? != "over", "it was over before {question}");
        ensure!(start.elapsed() < LONGEST, "never asked: {question}");
        moment().await;
    }
    Ok(())
}

/// Somebody sits down with bots in these seats, and it begins.
async fn begins(program: &Program, person: &Person, bots: &[u8]) -> Result<Contest> {
    let seats = bots.len() as u8 + 1;
    let mut contest = Contest::of("plan", program, seats, bots, "novice", json!({})).await?;
    contest.seat(person, 0).await?;
    contest.begin().await?;
    person.find("city").await?;
    Ok(contest)
}

/// What the page adds up is what it says.
async fn adds_up(person: &Person) -> Result<()> {
    const SUMS: &str = r#"
      return [...document.querySelectorAll(".heist-over .standing")].every((row) => {
        const parts = [...row.querySelectorAll("dd")].map((part) => Number(part.textContent.replace("−", "-")));
        return !parts.length || parts.reduce((sum, part) => sum + part, 0) === Number(row.dataset.total);
      });
    "#;
    ensure!(person.run(SUMS, Vec::new()).await? == true, "the parts are the sum");
    Ok(())
}

#[tokio::test]
async fn somebody_and_two_bots_play_three_days() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let _others = begins(&program, &ana, &[1, 2]).await?;
    until_asked(&ana, "place_tile").await?;
    // What cannot be used now says why, and where the rules say so.
    ana.click("contacts-0").await?;
    ensure!(!ana.reads("why-not").await?.is_empty(), "a reason");
    ana.inspect("plan-tile-phone").await?;
    until_asked(&ana, "act").await?;
    // What lit up for the question before may go out under the finger: then she touches another.
    const TOUCH: &str = "document.querySelector('.city .lit:not(.gap)')?.dispatchEvent(new MouseEvent('click', {bubbles: true}));";
    let start = Instant::now();
    while !ana.sees("trip").await? {
        ensure!(start.elapsed() < PATIENCE, "no way leads anywhere");
        ana.run(TOUCH, Vec::new()).await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    ana.inspect("plan-trip-phone").await?;
    to_the_end(&[&ana]).await?;
    adds_up(&ana).await?;
    ana.inspect("plan-over-phone").await?;
    ana.quit().await
}

#[tokio::test]
async fn two_people_have_the_inspector_on_their_heels() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "de").await?;
    let ben = browser.person("Ben", Size::Phone, "es").await?;
    let mut contest = Contest::of("plan", &program, 2, &[], "novice", json!({})).await?;
    contest.seat(&ana, 0).await?;
    contest.seat(&ben, 1).await?;
    contest.begin().await?;
    ana.find("sandra").await?;
    ana.inspect("plan-desktop").await?;
    to_the_end(&[&ana, &ben]).await?;
    adds_up(&ana).await?;
    ana.inspect("plan-over-desktop").await?;
    ana.quit().await?;
    ben.quit().await
}

#[tokio::test]
async fn alone_in_the_city() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let _others = begins(&program, &ana, &[]).await?;
    ana.find("sandra").await?;
    to_the_end(&[&ana]).await?;
    ana.find("outcome").await?;
    ana.quit().await
}

#[tokio::test]
async fn whoever_comes_back_sees_what_happened() -> Result<()> {
    // Slow enough for Ana to see that it is another player's turn.
    let program = Program::start(4).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let _others = begins(&program, &ana, &[1, 2]).await?;
    let table = ana.url().await?;
    let start = Instant::now();
    // Whoever goes away when it is not their turn misses what the others do.
    loop {
        ensure!(start.elapsed() < LONGEST, "nothing happened");
        ensure!(ana.robs_on().await? != "over", "nothing happened to the end");
        moment().await;
        if !ana.is_asked().await?.is_empty() {
            continue;
        }
        ana.go("about:blank").await?;
        tokio::time::sleep(Duration::from_secs(3)).await;
        ana.go(&table).await?;
        ana.find("city").await?;
        if ana.sees("since").await? {
            break;
        }
    }
    ensure!(!ana.reads("since-said").await?.is_empty(), "it is told in words");
    ana.inspect("plan-since-phone").await?;
    if ana.sees("since").await? {
        ana.click("since-end").await?;
    }
    ana.gone("since").await?;
    // Nothing happened since then: there is nothing to show.
    if !ana.is_asked().await?.is_empty() {
        ana.reload().await?;
        ana.find("city").await?;
        ensure!(!ana.sees("since").await?, "seen once is seen");
    }
    ana.quit().await
}

#[tokio::test]
async fn a_day_by_keys_alone() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "de").await?;
    let _others = begins(&program, &ana, &[]).await?;
    let start = Instant::now();
    while ana.says("day", "data-day").await? == "1" {
        let done = ana.robs_on_by_keys().await?;
        let nameless = ana.nameless().await?;
        ensure!(nameless.is_empty(), "without a name: {nameless:?}");
        // Arrested on the first day: that ends it too.
        if done == "over" {
            break;
        }
        ensure!(start.elapsed() < LONGEST, "the day does not end");
        moment().await;
    }
    ana.quit().await
}

#[tokio::test]
async fn two_on_one_device_see_nothing_of_each_other() -> Result<()> {
    const PLAY: &str = r#"
      const card = document.querySelector("[data-testid=game-plan]");
      card.querySelector("[data-testid=together]").open = true;
      card.querySelector("[data-testid=together-play]").click();
    "#;
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    ana.find("game-plan").await?;
    ana.run(PLAY, Vec::new()).await?;
    let mut seen: Vec<(String, String)> = Vec::new();
    for _ in 0..2 {
        let start = Instant::now();
        while !ana.sees("curtain").await? {
            ensure!(start.elapsed() < LONGEST, "the curtain does not fall");
            ana.robs_on().await?;
            moment().await;
        }
        let seat = ana.says("curtain", "data-seat").await?;
        ana.click("curtain-up").await?;
        ana.gone("curtain").await?;
        seen.push((seat, ana.reads("plan-card").await?));
    }
    ensure!(seen[0].0 != seen[1].0, "the device goes on");
    ensure!(seen[0].1 != seen[1].1, "everybody sees their own plan card");
    ana.quit().await
}

/// A browser that lets the page show notes and writes them down; and somebody who can look elsewhere.
const ELSEWHERE: &str = "
    window.notes = [];
    Object.defineProperty(Document.prototype, 'visibilityState', {
        configurable: true,
        get: () => window.away ? 'hidden' : 'visible',
    });
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
        window.notes.push([title, options.body]);
        return Promise.resolve();
    };";

#[tokio::test]
async fn whoever_looks_elsewhere_gets_a_note() -> Result<()> {
    // Slow enough for the test to see that it is another player's turn.
    let program = Program::start(4).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.has(ELSEWHERE).await?;
    ana.go(&format!("{}/settings", program.url())).await?;
    ana.click("settings-notify").await?;
    let _others = begins(&program, &ana, &[1, 2]).await?;
    let start = Instant::now();
    while ana.run("return window.notes.length;", Vec::new()).await? == 0 {
        ensure!(start.elapsed() < LONGEST, "no note");
        let asked = !ana.is_asked().await?.is_empty();
        ana.run("window.away = arguments[0];", vec![(!asked).into()]).await?;
        if asked {
            ensure!(ana.robs_on().await? != "over", "no note to the end");
        }
        moment().await;
    }
    let notes = ana.run("return window.notes[0];", Vec::new()).await?;
    ensure!(notes == json!(["Your turn", "Escape Plan"]), "{notes}");
    ana.quit().await
}
