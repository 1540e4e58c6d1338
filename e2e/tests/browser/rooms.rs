//! The rooms of the house beside the tables: the lobby with everybody's tables, and the office of whoever runs it.

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Person, Program, Size};

/// Opens a table that anybody may come to, and says its code.
async fn open(person: &Person, url: &str, bots: &str) -> Result<String> {
    person.go(&format!("{url}/open/cells")).await?;
    person.find("open-listed").await?;
    if person.says("open-listed", "data-on").await? != "true" {
        person.click("open-listed").await?;
    }
    person.choose("open-bots", bots).await?;
    person.click("open").await?;
    person.find("free-0").await?;
    let url = person.url().await?;
    Ok(url.rsplit('/').next().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_finds_the_tables_that_are_open_and_watches() -> Result<()> {
    // A table that everybody has left goes to sleep, and is not listed; with a faster clock that would be at once.
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "de").await?;
    ben.go(&program.url()).await?;
    ben.find("play-now").await?;
    ensure!(!ben.sees("lobby").await?, "nothing is open yet");

    // The page looks again by itself.
    let first = open(&ana, &program.url(), "0").await?;
    ben.find(&format!("lobby-{first}")).await?;
    ensure!(!ben.sees("lobby-filter").await?, "one table needs no filter");
    for _ in 0..2 {
        open(&ana, &program.url(), "0").await?;
    }
    let full = open(&ana, &program.url(), "1").await?;
    ana.press("start").await?;
    ana.find("board").await?;
    ben.find(&format!("lobby-{full}")).await?;
    ben.find("lobby-filter").await?;
    ben.picture("lobby-phone").await?;
    ben.click("lobby-filter-free").await?;
    ensure!(!ben.sees(&format!("lobby-{full}")).await?, "nobody can sit down there");
    ensure!(ben.sees(&format!("lobby-{first}")).await?, "here somebody can");
    ben.click("lobby-filter-all").await?;
    ben.click(&format!("lobby-{full}")).await?;
    ben.find("board").await?;
    ben.find("watching").await?;
    ensure!(ben.url().await?.ends_with(&full), "the link leads there");
    // What Ana does is seen by Ben.
    for whim in 0..400 {
        if ana.play(0, whim).await? {
            break;
        }
        e2e::moment().await;
    }
    let place = ana.says("piece-pawn0", "data-place").await?;
    ben.waits_until("piece-pawn0", "data-place", &place).await?;
    for person in [ana, ben] {
        person.quit().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_makes_somebody_else_the_host() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Desktop, "de").await?;
    open(&ana, &program.url(), "0").await?;
    ben.go(&ana.url().await?).await?;
    ben.write("name", "Ben").await?;
    ben.click("sit-1").await?;
    ben.find("free-1").await?;
    ensure!(!ben.sees("start").await? && !ben.sees("hand-over-0").await?, "Ben is not the host");
    open_menu(&ana).await?;
    ana.inspect("gathering-menu-phone").await?;
    ana.click("hand-over-1").await?;
    ben.press("start").await?;
    ben.find("board").await?;
    ensure!(!ana.sees("hand-over-1").await?, "Ana is not the host any more");
    // And back, in the middle of the game.
    open_menu(&ben).await?;
    ben.click("hand-over-0").await?;
    ana.find("set-public").await?;
    for person in [ana, ben] {
        person.quit().await?;
    }
    Ok(())
}

async fn open_menu(person: &Person) -> Result<()> {
    person.find("menu").await?;
    person.run("document.querySelector('[data-testid=menu] summary').click();", Vec::new()).await?;
    Ok(())
}

/// Presses twice what cannot be taken back.
async fn press_twice(host: &Person, testid: &str) -> Result<()> {
    host.click(testid).await?;
    host.waits_until(testid, "data-sure", "true").await?;
    host.click(testid).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_looks_after_the_house() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "en").await?;
    let host = browser.person("Host", Size::Desktop, "en").await?;
    for (person, name) in [(&ana, "Anabel"), (&ben, "Benjamin")] {
        person.go(&program.url()).await?;
        person.write("name", name).await?;
    }
    let of_ana = open(&ana, &program.url(), "0").await?;
    let of_ben = open(&ben, &program.url(), "0").await?;

    // Without the key nothing is shown.
    host.go(&format!("{}/host", program.url())).await?;
    host.find("host-note").await?;
    host.go(&format!("{}/host#{}", program.url(), "0".repeat(32))).await?;
    host.find("host-note").await?;
    ensure!(!host.sees("host-disk").await?, "a wrong key opens nothing");
    host.go(&program.url()).await?;
    host.go(&format!("{}/host#{}", program.url(), program.host_key()?)).await?;
    host.find("host-disk").await?;
    ensure!(host.url().await?.ends_with("/host"), "the key does not stay in the address");
    ensure!(host.reads("host-disk").await?.contains("MB"), "{}", host.reads("host-disk").await?);
    for (code, name) in [(&of_ana, "Anabel"), (&of_ben, "Benjamin")] {
        let row = format!("host-table-{code}");
        host.find(&row).await?;
        ensure!(host.reads(&row).await?.contains(name), "{}", host.reads(&row).await?);
    }
    host.inspect("host-desktop").await?;
    host.write("host-search", "benja").await?;
    host.waits_for(&format!("return !document.querySelector('[data-testid=host-table-{of_ana}]');")).await?;
    ensure!(host.sees(&format!("host-table-{of_ben}")).await?, "the one that was looked for");
    host.click("host-search").await?;
    host.control_key('a').await?;
    host.key(e2e::BACKSPACE).await?;
    host.find(&format!("host-table-{of_ana}")).await?;

    // How long finished games are kept is the same after a reload.
    host.choose("host-retention", "30").await?;
    e2e::moment().await;
    host.reload().await?;
    host.find("host-retention").await?;
    ensure!(host.value("host-retention").await? == "30", "{}", host.value("host-retention").await?);

    // Ben is forgotten, and his table stays.
    let guest = format!(
        "return document.querySelector('[data-testid=host-table-{of_ben}] [data-testid^=host-forget-]').dataset.testid;"
    );
    host.find(&format!("host-table-{of_ben}")).await?;
    let forget = host.run(&guest, Vec::new()).await?;
    press_twice(&host, forget.as_str().context("a guest")?).await?;
    host.find("host-said").await?;
    host.waits_for("return !document.body.textContent.includes('Benjamin');").await?;
    ensure!(host.sees(&format!("host-table-{of_ben}")).await?);
    ben.waits_for("return !document.querySelector('[data-testid=free-0]');").await?;

    // Ana's table is closed, and she is told.
    press_twice(&host, &format!("host-close-{of_ana}")).await?;
    host.waits_for(&format!("return !document.querySelector('[data-testid=host-table-{of_ana}]');")).await?;
    ensure!(host.reads("host-said").await?.contains(&of_ana), "{}", host.reads("host-said").await?);
    ana.find("refusal").await?;

    // A copy of everything is a database.
    let shelf = program.shelf()?;
    host.keeps_downloads(&shelf).await?;
    host.press("host-backup").await?;
    let mut copy = Vec::new();
    for _ in 0..400 {
        let files = std::fs::read_dir(&shelf)?.flatten().map(|file| file.path());
        let found = files.into_iter().find(|file| file.extension().is_some_and(|end| end == "sqlite"));
        if let Some(file) = found {
            copy = std::fs::read(file)?;
        }
        // Chromium takes the name with an empty file, and puts the whole one in its place.
        if !copy.is_empty() {
            break;
        }
        e2e::moment().await;
    }
    ensure!(copy.starts_with(b"SQLite format 3\0"), "{} bytes that are no database", copy.len());
    host.picture("host-after").await?;
    for person in [ana, ben, host] {
        person.quit().await?;
    }
    Ok(())
}
