//! After the temple: how it ended is told, with what decided it, a curve, who did what and what happened when; and it can be
//! watched again, or played again and harder.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{Browser, Person, Program, Size, moment};

/// A game of ten minutes takes fifteen seconds at this speed.
const SPEED: u32 = 40;

/// Everything of a story that must be the same after a reload.
async fn told(person: &Person) -> Result<Vec<String>> {
    person.waits_for("return !!document.querySelector('[data-testid=story]');").await?;
    let mut told = Vec::new();
    for part in ["headline", "story-title", "decision", "numbers", "lines", "deeds-0", "deeds-1"] {
        let text = person.reads(part).await?;
        ensure!(!text.trim().is_empty() && !text.contains('⟨'), "{part} says {text:?}");
        told.push(text);
    }
    Ok(told)
}

/// Ana opens a table with bots, lets one of them play for her, and waits until it is over.
async fn expedition(program: &Program, ana: &Person) -> Result<()> {
    ana.go(&format!("{}/open/temple", program.url())).await?;
    ana.choose("open-bots", "3").await?;
    ana.click("open").await?;
    ana.write("name", "Ana").await?;
    ana.press("start").await?;
    ana.press("ready").await?;
    ana.click("menu").await?;
    ana.click("play-for-me").await?;
    let end = tokio::time::Instant::now() + Duration::from_secs(120);
    while !ana.sees("outcome").await? {
        ensure!(tokio::time::Instant::now() < end, "the temple collapses after ten minutes");
        for _ in 0..8 {
            moment().await;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_told_and_can_be_watched_again() -> Result<()> {
    let program = Program::start(SPEED).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    expedition(&program, &ana).await?;

    let before = told(&ana).await?;
    let won = ana.says("outcome", "data-won").await? == "true";
    ensure!(before[0].contains(if won { "Won with" } else { "Buried" }), "{}", before[0]);
    ensure!(before[4].contains("gong"), "{}", before[4]);
    let drawn = ana
        .run("return document.querySelectorAll('[data-testid=curve] .st-line').length;", Vec::new())
        .await?;
    ensure!(drawn.as_u64() >= Some(1), "the curve is drawn");
    ana.inspect("story-phone").await?;
    ana.run("document.querySelectorAll('.fold').forEach((fold) => fold.open = true);", Vec::new()).await?;
    ana.inspect("story-open-phone").await?;

    // It is in the log, and nowhere else: a reload tells the same.
    let table = ana.url().await?;
    ana.reload().await?;
    ensure!(told(&ana).await? == before, "the same story");

    // A line leads to its moment; from there the whole game can be watched.
    let line = "document.querySelector('[data-testid=lines] li a').click(); return true;";
    ana.run("document.querySelector('[data-testid=lines]').open = true;", Vec::new()).await?;
    ana.run(line, Vec::new()).await?;
    ana.find("replay").await?;
    ensure!(ana.says("replay", "data-moment").await? != "0", "in the middle of the game");
    ana.click("replay-last").await?;
    ana.find("clock").await?;
    for seat in 0..4 {
        ensure!(ana.sees(&format!("pawn-{seat}")).await? && ana.sees(&format!("player-{seat}")).await?);
    }
    ensure!(ana.reads("replay-said").await?.ends_with(if won { "won!" } else { "lost." }));
    ana.inspect("story-replay-phone").await?;

    // The same people again, and harder; whoever has lost tries the same again first.
    ana.go(&table).await?;
    ana.press(if won { "again-harder" } else { "again" }).await?;
    ana.find("agreed").await?;
    let agreed = ana.reads("agreed").await?;
    ensure!(agreed.contains("Seasoned") == won, "{agreed}");
    ana.find("start").await?;
    ana.quit().await
}
