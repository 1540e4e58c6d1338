//! The parts of the page that are fetched when they are needed, and what happens if one of them does not come.

use anyhow::{Result, ensure};
use e2e::{Browser, Person, Program, Size};
use serde_json::json;

/// The packs that the page has fetched, by their names.
async fn fetched(person: &Person) -> Result<Vec<String>> {
    let script = "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())
        .filter((name) => name.endsWith('.pack'));";
    let packs = person.run(script, Vec::new()).await?;
    let mut packs: Vec<String> = serde_json::from_value(packs)?;
    packs.sort();
    Ok(packs)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_fetches_what_they_look_at() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    ana.find("play-now").await?;
    ensure!(fetched(&ana).await?.is_empty(), "{:?}", fetched(&ana).await?);
    ana.click("settings").await?;
    ana.find("settings-sound").await?;
    ensure!(fetched(&ana).await? == ["screens.pack"], "{:?}", fetched(&ana).await?);
    ana.go(&format!("{}/learn/cells", program.url())).await?;
    ana.find("lesson-task").await?;
    let lesson = ["cells.pack", "cells_more.pack", "more.pack", "table.pack"];
    ensure!(fetched(&ana).await? == lesson, "{:?}", fetched(&ana).await?);
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_does_not_come_is_fetched_again_and_nothing_is_lost() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "de").await?;
    ana.go(&program.url()).await?;
    ana.find("play-now").await?;
    ana.loads_nothing_like(&["*/cells.pack"]).await?;
    // The table is opened on the server, and she has her seat; only nothing of it can be shown.
    ana.click("open").await?;
    ana.find("part-failed").await?;
    ana.inspect("part-failed-phone").await?;
    ana.click("part-again").await?;
    ana.find("part-failed").await?;
    ana.loads_nothing_like(&[]).await?;
    ana.click("part-again").await?;
    ana.find("free-0").await?;
    ensure!(!ana.sees("part-failed").await?);

    // A screen that is opened for the first time while the line is cut.
    ana.loads_nothing_like(&["*/screens.pack"]).await?;
    ana.click("settings").await?;
    ana.find("part-failed").await?;
    ana.loads_nothing_like(&[]).await?;
    ana.click("part-again").await?;
    ana.find("settings-sound").await?;
    let back = ana.run("history.back(); return true;", Vec::new()).await?;
    ensure!(back == json!(true));
    ana.find("free-0").await?;
    ana.quit().await
}
