//! One person against a bot, over both ends of the same connection: a socket to the server, messages to the worker.

use anyhow::{Result, ensure};
use e2e::{Browser, Person, Program, Size};

/// Which end the page talks to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Socket,
    Worker,
}

impl End {
    /// How the connection calls itself when all is well.
    fn state(self) -> &'static str {
        match self {
            End::Socket => "connected",
            End::Worker => "local",
        }
    }
}

async fn sit_down(person: &Person, end: End, url: &str) -> Result<()> {
    person.go(url).await?;
    person.write("name", "Ana").await?;
    match end {
        End::Socket => {
            person.choose("open-seats", "2").await?;
            person.click("open").await?;
            // Whoever opens a table has the first seat.
            person.find("free-0").await?;
            person.choose("level-1", "novice").await?;
            person.click("bot-1").await?;
            person.press("start").await?;
        }
        End::Worker => {
            person.choose("play-now-level", "novice").await?;
            person.click("play-now").await?;
        }
    }
    person.find("board").await?;
    person.waits_until("connection", "data-state", end.state()).await
}

async fn seat_of(person: &Person) -> Result<usize> {
    // The own pawn is the one that can be moved, sooner or later; with one person it is in the first seat.
    ensure!(person.sees("my-letters").await?, "somebody who plays has letters");
    Ok(0)
}

async fn make_moves(person: &Person, most: usize) -> Result<bool> {
    let seat = seat_of(person).await?;
    let mut made = 0;
    for round in 0..40_000 {
        if person.sees("outcome").await? {
            return Ok(true);
        }
        if person.play(seat, round).await? {
            made += 1;
            if made == most {
                return Ok(false);
            }
        } else {
            e2e::moment().await;
        }
    }
    anyhow::bail!("the game goes on and on")
}

async fn takes_back(person: &Person) -> Result<()> {
    // At the beginning of a turn nothing can be taken back; after a step without a key it can.
    for round in 0..400 {
        if person.play(0, round).await? && person.may_press("undo").await? {
            let before = person.look().await?;
            person.click("undo").await?;
            for _ in 0..200 {
                if person.look().await?["places"] != before["places"] {
                    return Ok(());
                }
                e2e::moment().await;
            }
            anyhow::bail!("the move was not taken back");
        }
        e2e::moment().await;
    }
    anyhow::bail!("nothing could ever be taken back")
}

async fn a_game_with_a_reload(end: End) -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    sit_down(&ana, end, &program.url()).await?;
    takes_back(&ana).await?;
    make_moves(&ana, 5).await?;
    let before = ana.says("my-letters", "data-letters").await?;
    ana.reload().await?;
    ana.find("board").await?;
    ana.waits_until("connection", "data-state", end.state()).await?;
    let after = ana.says("my-letters", "data-letters").await?;
    ensure!(after == before, "{before:?} became {after:?}");
    ana.picture(&format!("alone-{end:?}").to_lowercase()).await?;
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn against_a_bot_over_the_socket() -> Result<()> {
    a_game_with_a_reload(End::Socket).await
}

#[tokio::test(flavor = "multi_thread")]
async fn against_a_bot_in_the_worker() -> Result<()> {
    a_game_with_a_reload(End::Worker).await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_train_with_no_signal() -> Result<()> {
    let mut program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "de").await?;
    sit_down(&ana, End::Worker, &program.url()).await?;
    // What was used is kept by the browser moments after its service worker is there.
    ana.waits_for("return 'kept' in document.documentElement.dataset;").await?;
    make_moves(&ana, 3).await?;
    program.kill().await?;
    make_moves(&ana, 3).await?;
    let letters = ana.says("my-letters", "data-letters").await?;
    ana.reload().await?;
    ana.find("board").await?;
    ensure!(ana.says("my-letters", "data-letters").await? == letters, "nothing was lost");
    make_moves(&ana, 5).await?;
    ana.picture("offline-phone").await?;
    ana.quit().await
}
