//! The front page before the program is there.

use anyhow::{Result, ensure};
use e2e::{Browser, Person, Program, Size};

/// Without it nothing can be done, and nothing is lost either.
const PROGRAM: &str = "*page_bg.wasm";

/// The front page of the program and the one that was there before it, as the server sends it in a language, both without what
/// only a program knows.
const BOTH: &str = "
    const plain = (node) => {
        const copy = node.cloneNode(true);
        const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
        const remarks = [];
        while (walker.nextNode()) remarks.push(walker.currentNode);
        remarks.forEach((remark) => remark.remove());
        for (const element of copy.querySelectorAll('*')) {
            const { early } = element.dataset;
            if (early) {
                delete element.dataset.early;
                element.dataset.testid = early;
            }
            ['value', 'checked', 'selected', 'hidden'].forEach((name) => element.removeAttribute(name));
            if (element.dataset.testid === 'name') element.removeAttribute('placeholder');
            // Attributes in the order of their names.
            const all = [...element.attributes].map(({ name, value }) => [name, value]).sort();
            all.forEach(([name]) => element.removeAttribute(name));
            all.forEach(([name, value]) => element.setAttribute(name, value));
        }
        return copy.innerHTML;
    };
    const both = async (language) => {
        const answer = await fetch(`/?${language}`, { headers: { 'accept-language': language } });
        const still = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.still');
        const page = document.createElement('div');
        page.append(...['.head', 'main'].map((part) => document.querySelector(`body > ${part}`).cloneNode(true)));
        return [plain(still), plain(page)];
    };
    return both(arguments[0]);";

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_is_the_same_before_the_program_is_there() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    for language in ["en", "de", "es"] {
        ana.choose("language", language).await?;
        ana.waits_for(&format!("return document.documentElement.lang === '{language}';")).await?;
        let both = ana.run(BOTH, vec![language.into()]).await?;
        let (still, page) = (both[0].as_str().unwrap_or_default(), both[1].as_str().unwrap_or_default());
        ensure!(still.len() > 10_000, "there is something to see: {still}");
        let differs = still.bytes().zip(page.bytes()).position(|(one, other)| one != other);
        let at = differs.unwrap_or_else(|| still.len().min(page.len()));
        let around = |text: &str| -> String { text.chars().skip(at.saturating_sub(200)).take(400).collect() };
        ensure!(still == page, "{language}, first:\n{}\nthen:\n{}", around(still), around(page));
    }
    ana.quit().await
}

/// Comes to the front page on a line that does not let the program through.
async fn waits_for_the_program(browser: &Browser, program: &Program, size: Size) -> Result<Person> {
    let ana = browser.person("Ana", size, "en").await?;
    ana.loads_nothing_like(&[PROGRAM]).await?;
    ana.go(&program.url()).await?;
    Ok(ana)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_early_is_done_when_the_program_is_there() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;

    // A game against three bots.
    let ana = waits_for_the_program(&browser, &program, Size::Phone).await?;
    ana.clicks_early("cells", "play-now-bots").await?;
    ana.types("3").await?;
    ana.types(thirtyfour::Key::Enter).await?;
    ana.picture("early-phone").await?;
    ana.clicks_early("cells", "play-now").await?;
    ensure!(!ana.sees("home").await?, "the program is not there yet");
    ana.loads_nothing_like(&[]).await?;
    ana.find("board").await?;
    ensure!(ana.sees("piece-pawn3").await?, "against three bots, as was chosen");
    ana.quit().await?;

    // A name, and then the rules.
    let ben = waits_for_the_program(&browser, &program, Size::Desktop).await?;
    ben.clicks_early("", "name").await?;
    ben.types("Benito").await?;
    ben.picture("early-desktop").await?;
    ben.clicks_early("plan", "rules").await?;
    ben.loads_nothing_like(&[]).await?;
    ben.find("rules-text").await?;
    ensure!(ben.url().await?.ends_with("/rules/plan"), "{}", ben.url().await?);
    ben.click("home").await?;
    ensure!(ben.value("name").await? == "Benito", "{}", ben.value("name").await?);
    ben.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_front_page_is_seen_early() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.loads_nothing_like(&[PROGRAM]).await?;
    let is_seen = "return document.querySelector('.still')?.getBoundingClientRect().height > 0
        || !!document.querySelector('.still h1')?.checkVisibility();";
    for (path, wanted) in [("/", true), ("/rules/cells", false), ("/t/ABCDEF", false), ("/nothing", false)] {
        ana.go(&format!("{}{path}", program.url())).await?;
        let is_seen = ana.run(is_seen, Vec::new()).await?;
        ensure!(is_seen == wanted, "{path}: {is_seen}");
    }
    // Somebody who has been at a table gets another front page than a newcomer.
    ana.run("localStorage.setItem('escapement-visits', '[{}]');", Vec::new()).await?;
    ana.go(&program.url()).await?;
    ensure!(ana.run(is_seen, Vec::new()).await? == false, "the list of tables is missing from it");
    ana.quit().await
}
