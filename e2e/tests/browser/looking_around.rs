//! Somebody who has never been here: looks at the rules, sets things as they like, plays, goes away and comes back.

use anyhow::{Result, ensure};
use e2e::{Browser, Program, Size};

const FOCUSED: &str = "return document.activeElement?.textContent ?? '';";

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_around_finds_the_way_back() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    ensure!(!ana.sees("recent").await?, "nobody has been anywhere yet");
    ana.picture("home-phone").await?;

    // The rules, at a heading, in another language.
    ana.click("rules").await?;
    ana.find("rules-text").await?;
    ana.click("contents").await?;
    ana.picture("rules-phone").await?;
    ana.choose("language", "de").await?;
    for _ in 0..200 {
        if ana.reads("rules-text").await?.contains("Wächter") {
            break;
        }
        e2e::moment().await;
    }
    ensure!(ana.reads("rules-text").await?.contains("Wächter"), "the rules follow the language");
    ana.click("back").await?;
    ana.find("play-now").await?;

    // What is set counts at once, and after a reload.
    ana.click("settings").await?;
    ana.click("settings-theme-dark").await?;
    ana.click("settings-hints").await?;
    let theme = "return document.documentElement.dataset.theme ?? '';";
    ensure!(ana.run(theme, Vec::new()).await? == "dark");
    ana.reload().await?;
    ana.waits_until("settings-hints", "data-on", "false").await?;
    ensure!(ana.run(theme, Vec::new()).await? == "dark");
    ana.picture("settings-phone").await?;

    // A game in this browser, left and found again.
    ana.click("home").await?;
    ana.click("play-now").await?;
    ana.find("board").await?;
    let table = ana.url().await?;
    ana.click("settings").await?;
    ana.click("back").await?;
    ana.find("board").await?;
    ana.click("home").await?;
    ana.find("recent").await?;
    ensure!(ana.run(FOCUSED, Vec::new()).await?.as_str().is_some_and(|text| !text.is_empty()));
    ana.picture("recent-phone").await?;
    ana.click("continue").await?;
    ana.find("board").await?;
    ensure!(ana.url().await? == table);

    // A table with options, and what everybody sees of them.
    ana.go(&format!("{}/open/cells", program.url())).await?;
    ana.click("open-seats-3").await?;
    ana.click("option-layout-wide").await?;
    ana.choose("open-bots", "2").await?;
    ana.picture("open-phone").await?;
    ana.click("open").await?;
    ana.find("share-link").await?;
    ensure!(ana.reads("agreed").await?.contains("Weit"), "{}", ana.reads("agreed").await?);
    // The table is seen a moment before the seat is taken. After that no second seat is offered.
    ana.gone("sit-1").await?;
    ana.press("start").await?;
    ana.find("board").await?;

    // Where nothing is there is a way home.
    ana.go(&format!("{}/nothing/at/all", program.url())).await?;
    ana.find("nowhere").await?;
    ana.picture("nowhere-phone").await?;
    ana.click("nowhere-home").await?;
    ana.write("code", "no code").await?;
    ana.click("join").await?;
    ana.find("code-bad").await?;
    let invitation = format!("Come! {}/t/ABCDEF", program.url());
    ana.write("code", &invitation).await?;
    ana.click("join").await?;
    ana.find("coming").await?;
    ana.quit().await
}
