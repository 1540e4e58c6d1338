//! The guided first day of Escape Plan in real browsers: played through with every bubble, and left at once.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Person, Program, Size, moment};
use tokio::time::Instant;

/// No day takes longer.
const LONGEST: Duration = Duration::from_secs(240);

/// The bubble that is there: what it is about, whether it points at something that is there, and whether it hides it.
const BUBBLE: &str = r#"
  const bubble = document.querySelector("[data-testid=bubble]");
  if (!bubble) return null;
  const rect = (part) => part.getBoundingClientRect();
  const apart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  const name = bubble.dataset.thing;
  const thing = name && document.querySelector(`[data-testid="${name}"]`);
  const side = document.querySelector(".guide").dataset.side;
  return {
    topic: bubble.dataset.topic,
    words: bubble.querySelector("p").textContent,
    points: !name || !!thing,
    hides: !!thing && side !== "none" && !apart(rect(bubble), rect(thing)),
    onScreen: rect(bubble).top >= 0 && rect(bubble).bottom <= innerHeight && rect(bubble).left >= 0 && rect(bubble).right <= innerWidth,
  };
"#;

/// Waits until nothing is being scrolled or laid out.
async fn settles() {
    for _ in 0..6 {
        moment().await;
    }
}

/// Begins the lesson on the front page.
async fn begins_to_learn(person: &Person, program: &Program) -> Result<()> {
    person.go(&program.url()).await?;
    person.find("game-plan").await?;
    let learn = "document.querySelector('[data-testid=game-plan] [data-testid=learn]').click();";
    person.run(learn, Vec::new()).await?;
    person.find("lesson-begin").await?;
    person.picture(&format!("plan-lesson-{}", person.name())).await?;
    person.click("lesson-begin").await?;
    person.find("city").await?;
    person.find("bubble").await?;
    Ok(())
}

/// Plays a guided first day, with every bubble until the last one; says what was heard.
async fn first_day(person: &Person) -> Result<BTreeSet<String>> {
    let start = Instant::now();
    let mut heard = BTreeSet::new();
    loop {
        ensure!(start.elapsed() < LONGEST, "{} heard only {heard:?}", person.name());
        settles().await;
        let asked = person.is_asked().await?;
        let bubble = person.run(BUBBLE, Vec::new()).await?;
        let Some(topic) = bubble["topic"].as_str().map(str::to_owned) else {
            // What was asked before there was no bubble has been explained.
            if !asked.is_empty() {
                ensure!(person.robs_on().await? != "over", "the day is not over");
            }
            continue;
        };
        let fine = bubble["points"] == true && bubble["hides"] == false && bubble["onScreen"] == true;
        ensure!(fine, "{}: {bubble}", person.name());
        let words = bubble["words"].as_str().context("words")?;
        ensure!(words.len() > 10 && !words.contains("plan-lesson"), "{bubble}");
        ensure!(heard.insert(topic.clone()), "{topic} is said again");
        person.picture(&format!("plan-lesson-{}-{topic}", person.name())).await?;
        person.click("lesson-next").await?;
        if topic == "done" {
            return Ok(heard);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_day_is_guided() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("ana", Size::Phone, "en").await?;
    let ben = browser.person("ben", Size::Desktop, "de").await?;
    tokio::try_join!(begins_to_learn(&ana, &program), begins_to_learn(&ben, &program))?;
    let (heard, also) = tokio::try_join!(first_day(&ana), first_day(&ben))?;
    for (pupil, heard) in [(ana, heard), (ben, also)] {
        let name = pupil.name().to_owned();
        for topic in [
            "city",
            "plan",
            "friend",
            "exits",
            "tile",
            "gap",
            "turned",
            "day",
            "travel",
            "trip",
            "end",
            "cash",
            "notoriety",
            "income",
            "wayout",
            "done",
        ] {
            ensure!(heard.contains(topic), "{name} never heard of {topic}: {heard:?}");
        }
        pupil.quit().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_the_lesson_plays_on() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "es").await?;
    begins_to_learn(&ana, &program).await?;
    ensure!(ana.says("bubble", "data-topic").await? == "city", "it begins with the city");
    ana.click("lesson-next").await?;
    ana.waits_until("bubble", "data-topic", "plan").await?;
    // What was said is not said again after a pause.
    ana.reload().await?;
    ana.waits_until("bubble", "data-topic", "plan").await?;
    ana.click("lesson-skip").await?;
    ana.gone("bubble").await?;
    let start = Instant::now();
    while ana.robs_on().await? != "go" {
        ensure!(start.elapsed() < LONGEST, "the game does not go on");
        ensure!(!ana.sees("bubble").await?, "nothing is explained any more");
        moment().await;
    }
    ana.reload().await?;
    ana.find("city").await?;
    settles().await;
    ensure!(!ana.sees("bubble").await?, "nothing is explained any more");
    ana.quit().await
}
