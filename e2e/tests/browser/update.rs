//! A server that is updated under an open page.

use anyhow::{Result, ensure};
use e2e::{Browser, Person, Program, Renewal, Size};
use serde_json::json;

/// Puts a mark on the page, which is gone when it is loaded again, and notes when it hears of a newer one.
const MARK: &str = "
    window.isMarked = true;
    addEventListener('newer', () => { window.isOutdated = true; });";

/// The folders from which the page has loaded anything.
async fn folders(person: &Person) -> Result<Vec<String>> {
    let script = "const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const folders = paths.filter((path) => path.startsWith('/app-')).map((path) => path.replace(/\\/[^/]*$/, ''));
        return [...new Set(folders)];";
    Ok(serde_json::from_value(person.run(script, Vec::new()).await?)?)
}

async fn is_marked(person: &Person) -> Result<bool> {
    Ok(person.run("return window.isMarked === true;", Vec::new()).await? == json!(true))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_page_is_loaded_when_no_game_runs() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let server = Renewal::of(&program).await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&server.url()).await?;
    ana.waits_for("return document.documentElement.dataset.kept === 'all';").await?;
    ana.click("open").await?;
    ana.find("free-0").await?;
    ana.choose("level-1", "novice").await?;
    ana.click("bot-1").await?;
    ana.press("start").await?;
    ana.waits_until("turn", "data-mine", "true").await?;
    let table = ana.url().await?;
    ana.run(MARK, Vec::new()).await?;

    // In the middle of her turn. She plays on with the page that she has, and opens a screen of it for the first time.
    server.update();
    ana.waits_for("return window.isOutdated === true;").await?;
    ensure!(ana.play(0, 0).await?, "it is still her turn");
    ana.click("settings").await?;
    ana.find("settings-sound").await?;
    ana.click("back").await?;
    ana.find("board").await?;
    ensure!(is_marked(&ana).await?, "the page is not loaded again in the middle of a game");
    ensure!(folders(&ana).await? == [server.before()], "{:?}", folders(&ana).await?);

    // Away from the table, the next link leads to the newer page. There the game goes on.
    ana.click("home").await?;
    ana.click("settings").await?;
    ana.waits_for("return window.isMarked === undefined;").await?;
    ana.find("settings-sound").await?;
    ensure!(folders(&ana).await? == [server.after()], "{:?}", folders(&ana).await?);
    ana.go(&table).await?;
    ana.find("board").await?;
    ensure!(folders(&ana).await? == [server.after()], "{:?}", folders(&ana).await?);
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_misses_a_part_after_an_update_says_so() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let server = Renewal::of(&program).await?;
    // Over plain http nothing is kept, so nothing of this build is to be had any more.
    let ben = browser.person("Ben", Size::Phone, "en").await?;
    ben.go(&server.url_elsewhere()).await?;
    ben.find("play-now").await?;
    ben.run(MARK, Vec::new()).await?;
    server.update();
    ben.click("settings").await?;
    ben.waits_for("return window.isOutdated === true;").await?;
    ben.find("part-failed").await?;
    ben.inspect("part-outdated-phone").await?;
    ensure!(is_marked(&ben).await?, "it is loaded again when he wants it");
    ben.click("part-again").await?;
    ben.find("settings-sound").await?;
    ensure!(!is_marked(&ben).await?);
    ensure!(folders(&ben).await? == [server.after()], "{:?}", folders(&ben).await?);
    ben.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_begin_after_an_update_says_so() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let server = Renewal::of(&program).await?;
    let cara = browser.person("Cara", Size::Phone, "en").await?;
    cara.go(&server.url_elsewhere()).await?;
    cara.find("play-now").await?;
    cara.run(MARK, Vec::new()).await?;
    // What every table needs is gone with the build of this page, so fetching it again does not help.
    server.update();
    cara.click("play-now").await?;
    cara.waits_for("return window.isOutdated === true;").await?;
    cara.waits_until("connection", "data-state", "outdated").await?;
    cara.inspect("game-outdated-phone").await?;
    ensure!(is_marked(&cara).await?, "it is loaded again when she wants it");
    cara.click("reload").await?;
    cara.waits_for("return window.isMarked === undefined;").await?;
    cara.click("play-now").await?;
    cara.find("board").await?;
    ensure!(folders(&cara).await? == [server.after()], "{:?}", folders(&cara).await?);
    cara.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_is_gone_with_an_update_is_not_called_for_ever() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let server = Renewal::of(&program).await?;
    let dora = browser.person("Dora", Size::Desktop, "en").await?;
    dora.go(&server.url_elsewhere()).await?;
    // She points at a game, and all that the page needs of it is fetched; the house in the worker is not.
    dora.points_at("play-now").await?;
    let is_fetched = "const names = performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop());
        return ['table.pack', 'cells.pack', 'table.css', 'cells.css', 'words-cells-en.ftl'].every((name) => names.includes(name));";
    dora.waits_for(is_fetched).await?;
    server.update();
    dora.click("play-now").await?;
    dora.waits_until("connection", "data-state", "outdated").await?;
    ensure!(dora.count("connection").await? == 1, "one game says how it goes");
    dora.picture("house-outdated-desktop").await?;
    dora.click("reload").await?;
    dora.click("play-now").await?;
    dora.find("board").await?;
    ensure!(folders(&dora).await? == [server.after()], "{:?}", folders(&dora).await?);
    dora.quit().await
}
