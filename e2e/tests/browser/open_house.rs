//! The open house: every screen for everybody, a first game by doing, manners, one device for two, and a game watched again.

use anyhow::{Result, ensure};
use e2e::{Browser, Person, Program, Size};

/// Presses something that the mouse may not reach because it is scrolled away.
async fn press(person: &Person, testid: &str) -> Result<()> {
    person.find(testid).await?;
    let script =
        "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', {bubbles: true}));";
    person.run(script, vec![format!("[data-testid='{testid}']").into()]).await?;
    Ok(())
}

/// What is wrong with the screens, all of it.
async fn screens(person: &Person, url: &str, name: &str, wrong: &mut Vec<String>) -> Result<()> {
    for (path, testid, called) in [
        ("/", "play-now", "home"),
        ("/open/cells", "open-page", "open"),
        ("/settings", "settings-volume", "settings"),
        ("/rules/cells", "rules-text", "rules"),
        ("/learn/cells", "lesson", "lesson"),
        ("/learn/temple", "lesson", "lesson-temple"),
        ("/learn/plan", "lesson-begin", "lesson-plan"),
        ("/replay", "replay-file", "saved"),
        ("/nothing", "nowhere", "nowhere"),
    ] {
        person.go(&format!("{url}{path}")).await?;
        person.find(testid).await?;
        inspect(person, &format!("{called}-{name}"), wrong).await;
    }
    // A game in this browser, before and after.
    person.go(url).await?;
    press(person, "play-now").await?;
    person.find("board").await?;
    inspect(person, &format!("play-{name}"), wrong).await;
    press(person, "concede").await?;
    press(person, "concede-sure").await?;
    person.find("outcome").await?;
    inspect(person, &format!("over-{name}"), wrong).await;
    press(person, "watch-again").await?;
    person.find("replay").await?;
    inspect(person, &format!("replay-{name}"), wrong).await;
    ensure!(person.says("verify", "data-state").await? == "kept", "the promise was kept");
    let fair = person.reads("verify").await?;
    // Had another promise been shown before the deal, nothing here would be called fair.
    let forge = "for (const key of Object.keys(localStorage)) { \
                 if (key.startsWith('escapement-promise-')) localStorage.setItem(key, '0'.repeat(64)); }";
    person.run(forge, Vec::new()).await?;
    person.reload().await?;
    person.waits_until("verify", "data-state", "other").await?;
    let (fair, said) = (headline(&fair), person.reads("verify").await?);
    ensure!(headline(&said) != fair, "{said}");
    Ok(())
}

/// The beginning of a text: enough to tell one headline from another.
fn headline(text: &str) -> String {
    text.trim().chars().take(20).collect()
}

async fn inspect(person: &Person, name: &str, wrong: &mut Vec<String>) {
    wrong.extend(person.inspect(name).await.err().map(|error| format!("{error:#}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_is_for_everybody() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let mut wrong = Vec::new();
    for (language, size, dark) in [
        ("en", Size::Phone, false),
        ("de", Size::Phone, true),
        ("es", Size::Desktop, true),
        ("de", Size::Desktop, false),
    ] {
        let person = browser.person("Ana", size, language).await?;
        if dark {
            person.turns_off_the_light().await?;
        }
        let name = format!("{language}-{size:?}").to_lowercase();
        screens(&person, &program.url(), &name, &mut wrong).await?;
        person.quit().await?;
    }
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_by_doing() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&format!("{}/learn/cells", program.url())).await?;
    for testid in ["piece-pawn0", "field-b1", "field-c1", "field-c2", "piece-G1", "field-e4"] {
        ana.click(testid).await?;
    }
    ana.waits_until("lesson", "data-step", "6").await?;
    for testid in ["piece-pawn0", "field-d2", "field-c4", "field-c5", "field-c6"] {
        ana.click(testid).await?;
    }
    ana.find("lesson-play").await?;
    ana.picture("lesson-done").await?;
    ana.click("lesson-play").await?;
    ana.find("board").await?;
    ana.waits_until("connection", "data-state", "local").await?;
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_by_keyboard() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    ana.go(&program.url()).await?;
    ana.click("play-now").await?;
    ana.find("board").await?;
    ana.waits_until("turn", "data-mine", "true").await?;
    ana.run("document.querySelector('[data-testid=piece-G1]').focus();", Vec::new()).await?;
    let before = ana.look().await?;
    // The guard is chosen by its number and goes up from the line; an arrow more and it walks on.
    ana.types("1").await?;
    ana.waits_until("piece-G1", "aria-pressed", "true").await?;
    ana.types(e2e::UP).await?;
    ana.waits_until("left", "data-left", "3").await?;
    ensure!(ana.look().await?["places"] != before["places"], "the guard has moved");
    // The list of moves does it too.
    press_summary(&ana, "move-list").await?;
    ana.run("document.querySelector('[data-testid=move-list] button').click();", Vec::new()).await?;
    ana.waits_until("left", "data-left", "2").await?;
    ana.quit().await
}

async fn press_summary(person: &Person, testid: &str) -> Result<()> {
    let script = "document.querySelector(arguments[0] + ' summary').click();";
    person.run(script, vec![format!("[data-testid='{testid}']").into()]).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_pause_give_up_and_play_again() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Desktop, "de").await?;
    ana.go(&program.url()).await?;
    ana.write("name", "Ana").await?;
    ana.click("open").await?;
    ana.find("free-0").await?;
    let table = ana.url().await?;
    ben.go(&table).await?;
    ben.click("sit-1").await?;
    ana.press("start").await?;
    for person in [&ana, &ben] {
        person.find("board").await?;
    }
    press(&ana, "propose-pause").await?;
    ben.find("agree").await?;
    ben.picture("proposal-desktop").await?;
    press(&ben, "agree").await?;
    ana.find("paused").await?;
    press(&ana, "resume").await?;
    // A seat moves to another device with a link that is good once.
    press(&ben, "pass").await?;
    ben.find("pass-link").await?;
    let link =
        ben.run("return document.querySelector('[data-testid=pass-link] input').value;", Vec::new()).await?;
    let phone = browser.person("Ben's phone", Size::Phone, "de").await?;
    phone.go(link.as_str().unwrap_or_default()).await?;
    phone.find("my-letters").await?;
    ben.find("watching").await?;
    press(&phone, "concede").await?;
    press(&phone, "concede-sure").await?;
    for person in [&ana, &phone] {
        person.find("outcome").await?;
    }
    press(&ana, "again").await?;
    press(&phone, "next").await?;
    for person in [&ana, &phone] {
        person.waits_until("connection", "data-state", "connected").await?;
    }
    ensure!(
        ana.url().await? == phone.url().await? && ana.url().await? != table,
        "both are at the next table"
    );
    ana.press("start").await?;
    phone.find("my-letters").await?;
    // The room watches on a big screen.
    let room = browser.person("Room", Size::Desktop, "es").await?;
    room.go(&format!("{}/screen", ana.url().await?)).await?;
    room.find("board").await?;
    ensure!(!room.sees("my-letters").await?, "a big screen shows nothing private");
    room.picture("big-screen").await?;
    for person in [ana, ben, phone, room] {
        person.quit().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_for_two_has_a_curtain() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    press(&ana, "together-play").await?;
    ana.find("curtain").await?;
    ana.inspect("curtain-phone").await?;
    let first: usize = ana.says("curtain", "data-seat").await?.parse()?;
    ana.click("curtain-up").await?;
    ana.waits_until("turn", "data-mine", "true").await?;
    for whim in 0..4 {
        while !ana.play(first, whim).await? {
            e2e::moment().await;
        }
    }
    // The turn is over: the next one takes the device before anything of theirs is seen.
    ana.find("curtain").await?;
    let second: usize = ana.says("curtain", "data-seat").await?.parse()?;
    ensure!(second != first, "the device goes on");
    ana.click("curtain-up").await?;
    ana.waits_until("turn", "data-mine", "true").await?;
    ensure!(ana.play(second, 1).await?, "and the game too");
    ana.quit().await
}
