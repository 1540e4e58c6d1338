//! Escape Master where it gets close: two teams, a photo finish, and a server that dies in the middle of a round.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Contest, Person, Program, Size, moment};
use serde_json::json;
use tokio::time::Instant;

/// No game here takes longer.
const LONGEST: Duration = Duration::from_secs(200);

async fn is_over(person: &Person) -> Result<bool> {
    Ok(person.follows_the_hints(0).await? == "over")
}

#[tokio::test]
async fn an_alliance_of_two_people_plays_against_two_bots() -> Result<()> {
    let program = Program::start(3).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "es").await?;
    let ben = browser.person("Ben", Size::Phone, "de").await?;
    let options = json!({"level": "medium", "teams": true, "breaking_point": 10});
    let mut contest = Contest::open(&program, 4, &[1, 3], "novice", options).await?;
    contest.seat(&ana, 0).await?;
    contest.seat(&ben, 2).await?;
    contest.begin().await?;
    ana.find("hand").await?;
    // Mates know each other, and nobody else's cards.
    ana.waits_for(
        "return document.querySelector('[data-testid=player-2]').classList.contains('mate-of-mine');",
    )
    .await?;
    let start = Instant::now();
    while !(is_over(&ana).await? & is_over(&ben).await?) {
        ensure!(start.elapsed() < LONGEST, "no end");
        moment().await;
    }
    ana.picture("master-alliance-over").await?;
    const PLACES: &str = "return document.querySelector('[data-testid=outcome] h2').textContent;";
    let (one, other) = (ana.run(PLACES, Vec::new()).await?, ben.run(PLACES, Vec::new()).await?);
    ensure!(
        one != other && one.as_str().is_some_and(|said| !said.is_empty()),
        "each in their language: {one} {other}"
    );
    ana.quit().await?;
    ben.quit().await
}

/// A photo finish is over by then.
const PHOTO: Duration = Duration::from_secs(5);

/// Two places for two cards that do not get into each other's way; several new stacks do not.
fn apart(one: &[String], other: &[String]) -> Option<(String, String)> {
    let pairs = one.iter().flat_map(|one| other.iter().map(move |other| (one.clone(), other.clone())));
    pairs.into_iter().find(|(one, other)| one != other || one == "new")
}

#[tokio::test]
async fn two_people_are_out_at_the_same_moment() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "en").await?;
    let options = json!({"photo_finish_ms": 2_000, "start_countdown_s": 0, "min_gap_ms": 0, "breaking_point": 200,
                         "idle_ms": 4_000, "stall_ms": 1_000});
    let mut contest = Contest::open(&program, 2, &[], "novice", options).await?;
    contest.seat(&ana, 0).await?;
    contest.seat(&ben, 1).await?;
    contest.begin().await?;
    let start = Instant::now();
    // Both keep a last card that fits until the other has one too. If the two go on different stacks both are laid; if not,
    // or if one of them comes too late, there is another round.
    const OUT: &str = "return document.querySelectorAll('.laid-open.out').length;";
    loop {
        ensure!(start.elapsed() < LONGEST, "nobody comes to an end together");
        let (one, other) = tokio::try_join!(ana.follows_the_hints(1), ben.follows_the_hints(1))?;
        match (one.as_str(), other.as_str()) {
            ("keep", "keep") => {}
            // Nobody waits for whoever cannot do anything.
            ("keep", "wait") => {
                ana.follows_the_hints(0).await?;
                continue;
            }
            ("wait", "keep") => {
                ben.follows_the_hints(0).await?;
                continue;
            }
            _ => continue,
        }
        let (lit, also) = tokio::try_join!(ana.would_lay_on(), ben.would_lay_on())?;
        let Some((place, elsewhere)) = apart(&lit, &also) else {
            if let Some(place) = lit.first() {
                ana.lays_on(place).await?;
            }
            continue;
        };
        tokio::try_join!(ana.lays_on(&place), ben.lays_on(&elsewhere))?;
        let laid = Instant::now();
        while !(ana.sees("between").await? && ben.sees("between").await?) && laid.elapsed() < PHOTO {
            moment().await;
        }
        let (one, other) = tokio::try_join!(ana.run(OUT, Vec::new()), ben.run(OUT, Vec::new()))?;
        println!("out after {:.0} s: {one}, {other}", start.elapsed().as_secs_f64());
        if one == 2 && other == 2 {
            break;
        }
    }
    ana.picture("master-photo-finish").await?;
    ana.quit().await?;
    ben.quit().await
}

#[tokio::test]
async fn the_power_goes_out_in_the_middle_of_a_round() -> Result<()> {
    let mut program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let mut contest = Contest::open(&program, 2, &[1], "novice", json!({"level": "medium"})).await?;
    contest.seat(&ana, 0).await?;
    contest.begin().await?;
    let start = Instant::now();
    let mut played = 0;
    while played < 2 {
        played += u32::from(ana.follows_the_hints(3).await? == "play");
        if start.elapsed() > LONGEST {
            bail!("nothing to play");
        }
        moment().await;
    }
    // What is on the screen is on the disk.
    tokio::time::sleep(Duration::from_millis(400)).await;
    let held = ana.holds_cards().await?;
    program.kill().await?;
    ana.waits_until("connection", "data-state", "reconnecting").await?;
    ensure!(ana.holds_cards().await? == held, "the cards stay where they are in the dark");
    ana.picture("master-dark").await?;
    program.start_again().await?;
    ana.waits_until("connection", "data-state", "connected").await?;
    let mut after = ana.holds_cards().await?;
    let mut before = held.clone();
    after.sort();
    before.sort();
    ensure!(after == before, "{held:?} became {after:?}");
    // And the round goes on.
    let start = Instant::now();
    while ana.holds_cards().await? == held {
        ana.follows_the_hints(0).await?;
        ensure!(start.elapsed() < LONGEST, "nothing goes on");
        moment().await;
    }
    ana.quit().await
}
