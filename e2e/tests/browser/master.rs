//! Escape Master in real browsers: two people and two bots play a hard game to the Breaking Point.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Person, Program, Size, moment};
use tokio::time::Instant;

/// How many times faster the clock runs.
const SPEED: u32 = 3;
/// A game to ten Blunders takes no longer.
const LONGEST: Duration = Duration::from_secs(150);

/// How often somebody did what.
type Deeds = BTreeMap<String, u32>;

async fn step(person: &Person, deeds: &mut Deeds) -> Result<bool> {
    let done = person.follows_the_hints(0).await?;
    let over = done == "over";
    *deeds.entry(done).or_default() += 1;
    Ok(over)
}

#[tokio::test]
async fn two_people_and_two_bots_play_a_hard_game_to_the_breaking_point() -> Result<()> {
    let program = Program::start(SPEED).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Desktop, "de").await?;
    ana.go(&format!("{}/open/master", program.url())).await?;
    ana.choose("option-level", "\"hard\"").await?;
    ana.choose("option-breaking-point", "10").await?;
    ana.choose("open-bots", "2").await?;
    ana.choose("open-level", "novice").await?;
    ana.click("open").await?;
    ana.find("start").await?;
    ben.go(&ana.url().await?).await?;
    ben.click("sit-1").await?;
    ana.press("start").await?;
    ana.find("hand").await?;
    ben.find("hand").await?;

    let until = Instant::now() + LONGEST;
    let (mut ana_did, mut ben_did) = (Deeds::new(), Deeds::new());
    let mut pictures = vec!["play", "countdown", "ready"];
    while !(step(&ana, &mut ana_did).await? & step(&ben, &mut ben_did).await?) {
        if Instant::now() > until {
            bail!("no end: Ana {ana_did:?}, Ben {ben_did:?}");
        }
        let stage = ana.says("master", "data-stage").await?;
        if pictures.last() == Some(&stage.as_str()) {
            pictures.pop();
            ana.picture(&format!("master-{stage}")).await?;
            ben.picture(&format!("master-{stage}-wide")).await?;
        }
        moment().await;
    }
    ana.picture("master-over").await?;
    ben.picture("master-over-wide").await?;

    // Everybody sees the same end, each in their language, and somebody has ten Blunders.
    const TOTALS: &str = r#"
      const row = document.querySelector("[data-testid=outcome] tbody tr");
      return [...row.querySelectorAll("td strong")].map((total) => +total.textContent);
    "#;
    let totals = ana.run(TOTALS, Vec::new()).await?;
    ensure!(totals == ben.run(TOTALS, Vec::new()).await?, "they see different ends");
    let most = totals.as_array().into_iter().flatten().filter_map(serde_json::Value::as_i64).max();
    ensure!(most >= Some(10), "over, and nobody has ten: {totals}");
    ensure!(ana_did.contains_key("play") && ben_did.contains_key("play"), "{ana_did:?} {ben_did:?}");
    ensure!(ana.nameless().await?.is_empty(), "something has no name");
    ana.quit().await?;
    ben.quit().await?;
    Ok(())
}
