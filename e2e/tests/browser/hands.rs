//! Without a mouse that clicks: whole games by keyboard, and pieces that are carried.

use anyhow::{Context, Result, bail, ensure};
use e2e::{Browser, Person, Program, Size};

/// Plays until somebody has won, by keyboard, and says how many moves that took.
async fn play_to_the_end(person: &Person) -> Result<usize> {
    let mut made = 0;
    let mut idle = 0;
    while !person.sees("outcome").await? {
        if person.plays_by_keyboard(0, made).await? {
            made += 1;
            idle = 0;
        } else {
            idle += 1;
            e2e::moment().await;
        }
        ensure!(idle < 1_200, "nobody has moved for half a minute");
        ensure!(made < 3_000, "the game goes on and on");
    }
    Ok(made)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_over_the_socket() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    ana.go(&program.url()).await?;
    ana.tabs_to_and_presses("open").await?;
    ana.find("free-0").await?;
    ana.tabs_to("[data-testid=level-1]").await?;
    // From a good bot to a novice.
    ana.key(e2e::UP).await?;
    ensure!(ana.value("level-1").await? == "novice");
    ana.tabs_to_and_presses("bot-1").await?;
    ana.find("free-1").await?;
    ana.tabs_to_and_presses("start").await?;
    ana.find("board").await?;
    ana.waits_until("connection", "data-state", "connected").await?;
    let made = play_to_the_end(&ana).await?;
    ensure!(made > 4, "{made} moves are no game");
    ana.tabs_to_and_presses("watch-again").await?;
    ana.find("replay").await?;
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_in_the_worker() -> Result<()> {
    let mut program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "de").await?;
    ana.go(&program.url()).await?;
    ana.tabs_to_and_presses("play-now").await?;
    ana.find("board").await?;
    ana.waits_until("connection", "data-state", "local").await?;
    // From here on there is no server.
    program.kill().await?;
    let made = play_to_the_end(&ana).await?;
    ensure!(made > 4, "{made} moves are no game");
    ana.quit().await
}

/// Carries the own pawn to a field it may enter, until the page shows it there.
async fn carry(person: &Person, size: Size) -> Result<()> {
    person.waits_until("turn", "data-mine", "true").await?;
    // Where it may go is seen when it is chosen; then it is let go again.
    person.click("piece-pawn0").await?;
    let seen = person.look().await?;
    person.click("piece-pawn0").await?;
    let Some(field) = seen["targets"][0].as_str() else { bail!("the pawn may go nowhere") };
    match size {
        Size::Phone => person.swipes("piece-pawn0", field).await?,
        Size::Desktop => person.drags("piece-pawn0", field).await?,
    }
    person.waits_until("piece-pawn0", "data-place", field.trim_start_matches("field-")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_is_carried_to_its_field() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    for size in [Size::Desktop, Size::Phone] {
        let ana = browser.person("Ana", size, "en").await?;
        ana.go(&program.url()).await?;
        ana.click("play-now").await?;
        ana.find("board").await?;
        carry(&ana, size).await.with_context(|| format!("{size:?}"))?;
        let left = ana.says("left", "data-left").await?;
        // Where it may not go it goes back, and nothing is lost.
        let place = ana.says("piece-pawn0", "data-place").await?;
        match size {
            Size::Phone => ana.swipes("piece-pawn0", "field-e8").await?,
            Size::Desktop => ana.drags("piece-pawn0", "field-e8").await?,
        }
        ana.find("refusal").await?;
        ensure!(
            ana.says("piece-pawn0", "data-place").await? == place
                && ana.says("left", "data-left").await? == left
        );
        ana.quit().await?;
    }
    Ok(())
}
