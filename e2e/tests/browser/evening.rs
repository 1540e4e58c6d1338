//! An evening with friends: two people, a bot and somebody who watches; a tunnel, a power cut, and somebody who means harm.

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Person, Program, Proxy, Size, Wire};
use serde_json::json;

/// So many rounds are played: long enough for all that happens, and no longer.
const ROUNDS: &str = "7";

/// Control and A.
const SELECT_ALL: &str = "\u{e009}a";

async fn open_table(host: &Person, url: &str, name: &str, seats: u8) -> Result<String> {
    host.go(&format!("{url}/open/cells")).await?;
    host.click(&format!("open-seats-{seats}")).await?;
    host.choose("option-turn-limit", "other").await?;
    // An empty field gets the smallest number again, so it is typed over and not cleared.
    host.click("option-turn-limit-number").await?;
    host.types(SELECT_ALL).await?;
    host.types(ROUNDS).await?;
    host.click("open").await?;
    host.write("name", name).await?;
    host.find("share-link").await?;
    // The host has the first seat.
    host.find("free-0").await?;
    host.url().await
}

fn code(url: &str) -> String {
    url.rsplit('/').next().unwrap_or_default().to_owned()
}

/// Lets whoever has the turn play, until the game is over or so many moves are made.
async fn play(people: &[(&Person, usize)], most: usize) -> Result<usize> {
    let mut made = 0;
    let mut idle = 0;
    while made < most {
        let mut moved = false;
        for (person, seat) in people {
            moved |= person.play(*seat, made * 7 + seat).await?;
        }
        if moved {
            made += 1;
            idle = 0;
            continue;
        }
        if people[0].0.sees("outcome").await? {
            return Ok(made);
        }
        idle += 1;
        ensure!(idle < 800, "nobody has moved for twenty seconds");
        e2e::moment().await;
    }
    Ok(made)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_a_bot_and_a_watcher_finish_a_game_whatever_happens() -> Result<()> {
    let mut program = Program::start(20).await?;
    let proxy = Proxy::to(program.addr()).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Desktop, "de").await?;
    let wim = browser.person("Wim", Size::Desktop, "es").await?;

    let table = open_table(&ana, &program.url(), "Ana", 3).await?;
    let code = code(&table);
    ben.go(&format!("{}/t/{code}", proxy.url())).await?;
    ben.write("name", "Ben").await?;
    ben.click("sit-1").await?;
    wim.go(&format!("{}/t/{code}", program.url())).await?;
    ana.choose("level-2", "good").await?;
    ana.click("bot-2").await?;
    ana.picture("gathering-phone").await?;
    wim.picture("gathering-watcher").await?;
    ana.press("start").await?;
    for person in [&ana, &ben, &wim] {
        person.find("board").await?;
    }
    ana.picture("playing-phone").await?;
    ben.picture("playing-desktop").await?;
    ensure!(!wim.sees("my-letters").await?, "a watcher has no letters");
    let people = [(&ana, 0), (&ben, 1)];
    play(&people, 6).await?;

    // Somebody means harm, with a socket of their own and with Ben's cookie.
    let mut mallory = Wire::connect(program.addr(), None).await?;
    mallory.send(&json!({"do": "join", "table": code})).await?;
    let whole = mallory.hear("whole").await?.context("a watcher may look")?;
    ensure!(whole.get("mine").is_none(), "and sees no letters");
    let forged =
        json!({"do": "move", "id": 1, "on": whole["seq"], "move": {"Go": {"piece": "pawn", "to": "a2"}}});
    mallory.send(&forged).await?;
    ensure!(mallory.hear("no").await?.context("an answer")?["code"] == "not_your_seat");
    let mut thief = Wire::connect(program.addr(), Some(&ben.cookie().await?)).await?;
    thief.send(&json!({"do": "join", "table": code})).await?;
    thief.hear("whole").await?;
    let mut for_ana = forged.clone();
    for_ana["seat"] = 0.into();
    thief.send(&for_ana).await?;
    ensure!(thief.hear("no").await?.context("an answer")?["code"] == "not_your_seat");
    mallory.send_text(&"x".repeat(20_000)).await?;
    ensure!(mallory.hear("no").await?.context("an answer")?["code"] == "too_long");
    for _ in 0..1_000 {
        if mallory.send_text(r#"{"do":"ping","at":1}"#).await.is_err() {
            break;
        }
    }
    while mallory.hear("no").await?.is_some() {}
    drop(thief);
    play(&people, 4).await?;

    // Ben goes through a tunnel.
    proxy.cut();
    ben.waits_until("connection", "data-state", "reconnecting").await?;
    ben.picture("reconnecting-desktop").await?;
    play(&[(&ana, 0)], 2).await.ok();
    proxy.mend();
    ben.waits_until("connection", "data-state", "connected").await?;
    play(&people, 6).await?;

    // The power goes out.
    program.kill().await?;
    ana.waits_until("connection", "data-state", "reconnecting").await?;
    program.start_again().await?;
    for person in [&ana, &ben, &wim] {
        person.waits_until("connection", "data-state", "connected").await?;
    }
    play(&people, 6).await?;

    // A reload is nothing.
    ben.reload().await?;
    ben.find("board").await?;
    play(&people, 1_500).await?;
    for person in [&ana, &ben, &wim] {
        person.find("outcome").await?;
    }
    ana.picture("over-phone").await?;
    ben.picture("over-desktop").await?;
    let said = ana.reads("outcome").await?;
    ensure!(!said.contains('⟨') && !said.is_empty(), "{said}");
    for person in [ana, ben, wim] {
        person.quit().await?;
    }
    Ok(())
}
