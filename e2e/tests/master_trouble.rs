//! Escape Master where it gets close: two teams, a photo finish, races from afar, and a server that dies in the middle of a
//! round.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Contest, Person, Program, Proxy, Size, moment};
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

/// Lays the card at this moment by the clock on the wall, and remembers when it really was.
const LAY_AT: &str = r"
const [place, at] = arguments;
window.laid = null;
const wait = () => {
  if (Date.now() < at) { setTimeout(wait, Math.max(0, at - Date.now() - 2)); return; }
  window.laid = performance.timeOrigin + performance.now();
  document.querySelector(`.stack[data-place='${place}']`).click();
};
wait();";

/// Two people want the same stack: whether Ben, who is far away, was first by his own clock and by how much, in milliseconds;
/// and whether it was his card that stayed.
async fn race(ana: &Person, ben: &Person, start: Instant) -> Result<(f64, bool)> {
    loop {
        ensure!(start.elapsed() < LONGEST, "nobody wants the same stack");
        let (lit, also) = tokio::try_join!(ana.would_lay_on(), ben.would_lay_on())?;
        let both = lit.iter().find(|place| also.contains(place) && *place != "new");
        let Some(place) = both else {
            let (one, other) = tokio::try_join!(ana.follows_the_hints(0), ben.follows_the_hints(0))?;
            if one == "wait" && other == "wait" {
                moment().await;
            }
            continue;
        };
        let chosen = "return document.querySelector('.card-in-hand.chosen')?.dataset.testid?.slice(5) ?? '';";
        let (mine, his) = tokio::try_join!(ana.run(chosen, Vec::new()), ben.run(chosen, Vec::new()))?;
        let top =
            format!("return document.querySelector(`[data-testid='stack-{place}']`)?.dataset.top ?? '';");
        let before = ana.run(&top, Vec::new()).await?;
        let soon = ana.run("return Date.now() + 250;", Vec::new()).await?;
        let soon = soon.as_f64().unwrap_or_default();
        tokio::try_join!(
            ana.run(LAY_AT, vec![place.clone().into(), (soon + 25.0).into()]),
            ben.run(LAY_AT, vec![place.clone().into(), soon.into()]),
        )?;
        // One card stays on both screens, and the other is back in its hand.
        let settled = Instant::now();
        let stays = loop {
            let (one, other) = tokio::try_join!(ana.run(&top, Vec::new()), ben.run(&top, Vec::new()))?;
            let back = ana.sees("refusal").await? || ben.sees("refusal").await?;
            if back && one == other && (one == mine || one == his) {
                break Some(one);
            }
            // On a busy machine a card slips out of a hand before the stack is touched: then nobody has laid anything.
            if settled.elapsed() > Duration::from_secs(5) && one == before && other == before {
                break None;
            }
            ensure!(
                settled.elapsed() < Duration::from_secs(5),
                "{mine} or {his}: {one}, {other}, back: {back}"
            );
            moment().await;
        };
        let Some(stays) = stays else { continue };
        let laid = "return window.laid;";
        let (one, other) = tokio::try_join!(ana.run(laid, Vec::new()), ben.run(laid, Vec::new()))?;
        let ahead = one.as_f64().unwrap_or_default() - other.as_f64().unwrap_or_default();
        return Ok((ahead, stays == his));
    }
}

#[tokio::test]
async fn whoever_is_first_is_first_from_afar() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let near = Proxy::slow(program.addr(), Duration::from_millis(5), Duration::ZERO).await?;
    let far = Proxy::slow(program.addr(), Duration::from_millis(65), Duration::ZERO).await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "en").await?;
    let options =
        json!({"race_mode": "strict", "start_countdown_s": 0, "min_gap_ms": 0, "breaking_point": 200});
    let mut contest = Contest::open(&program, 2, &[], "novice", options).await?;
    let way = |proxy: &Proxy| format!("{}/t/{}", proxy.url(), contest.code);
    contest.seat_by(&ana, 0, &way(&near)).await?;
    contest.seat_by(&ben, 1, &way(&far)).await?;
    contest.begin().await?;
    let start = Instant::now();
    // What Ben lays is on its way for 60 ms longer. A machine that is busy lets somebody lay too early or too late: such a
    // race shows nothing and there is another.
    loop {
        let (ahead, is_first) = race(&ana, &ben, start).await?;
        println!("Ben is {ahead:.0} ms ahead: {is_first}");
        if (12.0..48.0).contains(&ahead) {
            ensure!(is_first, "Ben was {ahead} ms ahead, and his card came back");
            let name = "return document.querySelector('[data-testid=player-1] .who').textContent;";
            let name = ana.run(name, Vec::new()).await?;
            // An older refusal may still stand there when the card has just come back.
            let faster = format!("{} was faster", name.as_str().unwrap_or("?"));
            let said = format!(
                "return document.querySelector('[data-testid=refusal]')?.textContent.includes('{faster}') ?? false;"
            );
            ana.waits_for(&said).await?;
            break;
        }
    }
    ana.picture("master-race").await?;
    // By arrival it is the other way round.
    contest.goes_by_arrival().await?;
    loop {
        let (ahead, is_first) = race(&ana, &ben, start).await?;
        println!("by arrival, Ben is {ahead:.0} ms ahead: {is_first}");
        if (0.0..40.0).contains(&ahead) {
            ensure!(!is_first, "Ana's card was there first");
            break;
        }
    }
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
