//! The page in browsers that are not Chromium: each game begins against bots, and a person makes a move in it.
//!
//! `cargo xtask test --only engines` installs the browsers and runs this.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Engine, Foreign, Person, Program, moment};
use tokio::time::Instant;

/// How long a bot may think before it is the person's turn, on a busy machine.
const TURN: Duration = Duration::from_secs(60);

/// Does something until it has come to something.
async fn until(person: &Person, what: &str, mut act: impl AsyncFnMut() -> Result<bool>) -> Result<()> {
    let end = Instant::now() + TURN;
    while Instant::now() < end {
        if act().await? {
            return Ok(());
        }
        moment().await;
    }
    bail!("{}: it never came to {what}", person.name())
}

/// By the keyboard: WebKit's driver clicks no part of a drawing.
async fn cells(ana: &Person) -> Result<()> {
    ana.find("board").await?;
    until(ana, "a move", async || ana.plays_by_keyboard(0, 0).await).await
}

async fn temple(ana: &Person) -> Result<()> {
    ana.click("ready").await?;
    let sides = "return [...document.querySelectorAll('.die')].map((die) => die.dataset.side ?? '').join();";
    ana.find("die-1").await?;
    let before = ana.run(sides, Vec::new()).await?;
    ana.press("throw").await?;
    until(ana, "other dice", async || Ok(ana.run(sides, Vec::new()).await? != before)).await
}

async fn master(ana: &Person) -> Result<()> {
    ana.find("hand").await?;
    let before = ana.holds_cards().await?;
    until(ana, "other cards", async || {
        ana.follows_the_hints(0).await?;
        Ok(ana.holds_cards().await? != before)
    })
    .await
}

async fn plan(ana: &Person) -> Result<()> {
    until(ana, "a question", async || Ok(!ana.is_asked().await?.is_empty())).await?;
    let before = ana.is_asked().await?;
    until(ana, "another question", async || {
        ana.robs_on().await?;
        Ok(ana.is_asked().await? != before)
    })
    .await
}

/// Begins a game in a browser that has never been here.
async fn begins(browser: &Foreign, program: &Program, game: &str) -> Result<Person> {
    let ana = browser.person(&format!("Ana {game}")).await?;
    ana.go(&program.url()).await?;
    ana.plays_now(game).await?;
    Ok(ana)
}

async fn each_game_is_played_in(engine: Engine) -> Result<()> {
    let program = Program::start(1).await?;
    let browser = engine.start().await?;

    let ana = begins(&browser, &program, "cells").await?;
    cells(&ana).await?;
    let agent = ana.run("return navigator.userAgent;", Vec::new()).await?;
    let agent = agent.as_str().unwrap_or_default();
    ensure!(!agent.contains("Chrom"), "this is what the other tests are for: {agent}");
    ana.quit().await?;

    let ana = begins(&browser, &program, "temple").await?;
    temple(&ana).await?;
    ana.quit().await?;

    let ana = begins(&browser, &program, "master").await?;
    master(&ana).await?;
    ana.quit().await?;

    let ana = begins(&browser, &program, "plan").await?;
    plan(&ana).await?;
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_is_played_in_firefox() -> Result<()> {
    each_game_is_played_in(Engine::Gecko).await
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_is_played_in_webkit() -> Result<()> {
    each_game_is_played_in(Engine::WebKit).await
}
