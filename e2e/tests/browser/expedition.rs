//! Whole expeditions on a sped-up clock: somebody and three bots get out of the temple, and two people put their dice
//! together.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use e2e::{Adventurer, Browser, Lookout, Person, Program, Size, moment};
use table::Seat;
use temple::{Expedition, Fact, Question};
use tokio::time::Instant;

/// How many times faster the clock runs.
const SPEED: u32 = 6;
/// A game takes no longer than its ten minutes.
const LONGEST: Duration = Duration::from_secs(140);

/// The code of the table that somebody is at.
async fn code(person: &Person) -> Result<String> {
    let url = person.url().await?;
    Ok(url.rsplit('/').next().context("a code")?.to_owned())
}

/// Every phase of the game has its picture: what there was to see for the first time now.
fn phases(open: &Expedition, facts: &[(table::Time, Fact)]) -> Vec<&'static str> {
    let gongs = ["calm", "gong-1", "slammed-1", "gong-2", "slammed-2", "gong-3"];
    let mut phases: Vec<&str> = gongs.get(usize::from(open.events)).copied().into_iter().collect();
    let seen =
        |name: &'static str, is: fn(&Fact) -> bool| facts.iter().any(|(_, fact)| is(fact)).then_some(name);
    phases.extend(seen("explored", |fact| matches!(fact, Fact::Discovered { .. })));
    phases.extend(seen("stones", |fact| matches!(fact, Fact::Activated { .. })));
    phases.extend(seen("freed", |fact| matches!(fact, Fact::Freed { .. })));
    phases.extend(open.asks.get(Question::Goddess).map(|_| "vote"));
    phases.extend(seen("goddess", |fact| matches!(fact, Fact::GoddessHelped)));
    phases.extend(seen("exit", |fact| matches!(fact, Fact::Escaped { .. })));
    phases
}

/// Ana opens a table for two, Ben sits down, and it begins.
async fn together(program: &Program, ana: &Person, ben: &Person) -> Result<()> {
    ana.go(&format!("{}/open/temple", program.url())).await?;
    ana.click("open-seats-2").await?;
    ana.click("open").await?;
    ana.find("start").await?;
    ben.go(&ana.url().await?).await?;
    ben.click("sit-1").await?;
    ana.press("start").await
}

/// Ana and three bots, once. Says whether they got out.
async fn expedition(program: &Program, ana: &Person, wim: &Person) -> Result<bool> {
    ana.go(&format!("{}/open/temple", program.url())).await?;
    ana.choose("open-bots", "3").await?;
    ana.choose("open-level", "expert").await?;
    ana.click("open").await?;
    ana.press("start").await?;
    ana.find("ready").await?;
    wim.go(&ana.url().await?).await?;
    wim.find("map").await?;
    let mut lookout = Lookout::at(program.addr(), &code(ana).await?, SPEED).await?;
    let mut player = Adventurer::new(ana, 0);
    let mut pictured = BTreeSet::new();
    let start = Instant::now();
    loop {
        lookout.look().await?;
        player.act(&lookout).await?;
        let open = lookout.expedition();
        if let Some(open) = &open {
            for phase in phases(open, lookout.facts()) {
                if pictured.insert(phase) {
                    ana.picture(&format!("temple-{phase}-phone")).await?;
                    wim.picture(&format!("temple-{phase}-desktop")).await?;
                }
            }
        }
        if let Some(end) = open.and_then(|open| open.end) {
            return Ok(end.won);
        }
        ensure!(start.elapsed() < LONGEST, "the temple never collapsed");
        moment().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_and_three_bots_get_out() -> Result<()> {
    let program = Program::start(SPEED).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let wim = browser.person("Wim", Size::Desktop, "de").await?;
    let mut tries = 1;
    // Experts win nearly always, and Ana's hands are a little slower than theirs.
    while !expedition(&program, &ana, &wim).await? {
        ensure!(tries < 3, "three times buried");
        tries += 1;
    }
    ana.find("outcome").await?;
    wim.find("outcome").await?;
    ana.inspect("temple-won-phone").await?;
    wim.inspect("temple-won-desktop").await?;
    ana.quit().await?;
    wim.quit().await
}

/// Somebody throws everything again and again until a black mask locks a die.
async fn gets_locked(person: &Person) -> Result<()> {
    for _ in 0..400 {
        if person.says("my-dice", "data-dice").await?.contains('X') {
            return Ok(());
        }
        if person.may_press("throw").await? {
            person.click("throw").await?;
        }
        moment().await;
    }
    bail!("{} never throws a black mask", person.name())
}

/// Calls the goddess if she can be called now, by the list of all moves: among the buttons above the dice she is when a call
/// may be wise.
async fn calls(person: &Person) -> Result<()> {
    let open = "document.querySelector('[data-testid=move-list]').open = true;";
    person.run(open, Vec::new()).await?;
    // A call that was made a moment ago may take her from the list.
    if person.sees("list-goddess").await? {
        person.click("list-goddess").await.ok();
    }
    Ok(())
}

/// Calls the goddess until the other one is asked. After a no she does not listen for five seconds, and whoever calls is told
/// so.
async fn calls_until_asked(caller: &Person, asked: &Person) -> Result<()> {
    for _ in 0..60 {
        if asked.sees("vote").await? {
            return Ok(());
        }
        calls(caller).await?;
        for _ in 0..20 {
            moment().await;
        }
    }
    bail!("{} is never asked", asked.name())
}

/// Answers. The question is open for five seconds: if it was over before the answer came, it is asked again.
async fn answers(caller: &Person, asked: &Person, answer: &str) -> Result<()> {
    let mut last = Ok(());
    for _ in 0..4 {
        calls_until_asked(caller, asked).await?;
        last = asked.click(answer).await;
        if last.is_ok() {
            return Ok(());
        }
    }
    last
}

/// Everybody has to agree to call the goddess, and the dice stay in sight meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn the_goddess_comes_when_all_agree() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "de").await?;
    let ben = browser.person("Ben", Size::Desktop, "en").await?;
    together(&program, &ana, &ben).await?;
    for person in [&ana, &ben] {
        person.click("ready").await?;
    }
    gets_locked(&ana).await?;
    calls_until_asked(&ana, &ben).await?;
    ben.inspect("temple-asked-desktop").await?;
    answers(&ana, &ben, "vote-no").await?;
    ben.gone("vote").await?;
    ensure!(ana.says("my-dice", "data-dice").await?.contains('X'), "nothing was freed");

    // One touch, and the other one sees who calls.
    ana.click("talk-help-me").await?;
    ben.find("caller-0").await?;
    ben.picture("temple-called-desktop").await?;

    gets_locked(&ben).await?;
    calls_until_asked(&ben, &ana).await?;
    ana.inspect("temple-asked-phone").await?;
    answers(&ben, &ana, "vote-yes").await?;
    for person in [&ana, &ben] {
        person.waits_for("return !document.querySelector('.die.locked');").await?;
    }
    let stones = ana.says("ark", "data-stones").await?;
    ensure!(stones == "8", "one more stone in the ark: {stones}");
    ana.quit().await?;
    ben.quit().await
}

/// Those who paid for the stones that were activated together.
fn joint(facts: &[(table::Time, Fact)]) -> Option<Vec<Seat>> {
    let mut paid = Vec::new();
    for (_, fact) in facts {
        match fact {
            Fact::Paid { seat, .. } => paid.push(*seat),
            Fact::Activated { .. } if paid.len() > 1 => return Some(paid),
            _ => paid.clear(),
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_put_their_dice_together() -> Result<()> {
    let program = Program::start(SPEED).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "es").await?;
    let ben = browser.person("Ben", Size::Phone, "en").await?;
    for _ in 0..3 {
        together(&program, &ana, &ben).await?;
        let mut lookout = Lookout::at(program.addr(), &code(&ana).await?, SPEED).await?;
        let mut players = [Adventurer::new(&ana, 0), Adventurer::new(&ben, 1)];
        loop {
            lookout.look().await?;
            let [one, other] = &mut players;
            tokio::try_join!(one.act(&lookout), other.act(&lookout))?;
            let open = lookout.expedition();
            if let Some(paid) = joint(lookout.facts()) {
                ensure!(paid.len() == 2, "both have paid: {paid:?}");
                ana.picture("temple-joint-phone").await?;
                ben.picture("temple-joint-mate-phone").await?;
                let stones = open.context("it goes on")?.ark;
                for person in [&ana, &ben] {
                    person.waits_until("ark", "data-stones", &stones.to_string()).await?;
                }
                ana.quit().await?;
                return ben.quit().await;
            }
            if open.is_some_and(|open| open.end.is_some()) {
                break;
            }
            moment().await;
        }
    }
    bail!("in three expeditions they have never worked together")
}
