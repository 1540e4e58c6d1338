//! The front page before the program is there.

use anyhow::{Result, ensure};
use e2e::{Browser, Person, Program, Size};

/// Without it nothing can be done, and nothing is lost either.
const PROGRAM: &str = "*page_bg.wasm";

/// The front page of the program and the one that was there before it, as the server sends it in a language, both with what
/// stands in their fields and without what only a program knows.
const BOTH: &str = "
    // A newcomer's name and sign are drawn by lot.
    const isDrawn = (name) => name === 'name' || name.startsWith('sign-');
    const plain = (nodes) => {
        const copy = document.createElement('div');
        copy.append(...nodes.map((node) => node.cloneNode(true)));
        // What was chosen is not copied.
        const fields = nodes.flatMap((node) => [...node.querySelectorAll('input, select, option')]);
        copy.querySelectorAll('input, select, option').forEach((field, number) => {
            const { early, testid = early } = field.dataset;
            const name = field.matches('option') ? 'data-choice' : 'data-stands-there';
            if (!isDrawn(testid ?? '')) field.setAttribute(name, fields[number].value);
        });
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
        const page = ['.head', 'main'].map((part) => document.querySelector(`body > ${part}`));
        return [plain([...still.children]), plain(page)];
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
        // Usual names in fields are in the language in which the page began.
        ana.reload().await?;
        ana.find("play-now").await?;
        ana.waits_for(&format!("return document.documentElement.lang === '{language}';")).await?;
        let both = ana.run(BOTH, vec![language.into()]).await?;
        let (still, page) = (both[0].as_str().unwrap_or_default(), both[1].as_str().unwrap_or_default());
        ensure!(still.len() > 10_000, "there is something to see: {still}");
        // Four lists of opponents, levels and seats each, two of people who share a device with a name each, the language, a code.
        ensure!(still.matches("data-stands-there").count() == 18, "what stands in the fields: {still}");
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
    // Against three bots, as was chosen.
    ana.find("piece-pawn3").await?;
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
    ben.waits_for_value("name", "Benito").await?;
    ben.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_field_is_filled_in_early() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let cara = waits_for_the_program(&browser, &program, Size::Phone).await?;
    cara.clicks_early("cells", "together").await?;
    cara.clicks_early("cells", "together-name-2").await?;
    cara.types("Dora").await?;
    cara.clicks_early("", "sign-4").await?;
    cara.loads_nothing_like(&[]).await?;
    cara.find("together-name-2").await?;
    let name = cara.value("together-name-2").await?;
    ensure!(name.contains("Dora"), "{name}");
    let done = "const own = (name) => document.querySelector(`[data-testid=${name}]`);
        return own('together').open && own('sign-4').checked;";
    ensure!(
        cara.run(done, Vec::new()).await? == true,
        "what was opened is open, and what was chosen is chosen"
    );
    cara.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_script_that_does_not_come_is_waited_for_and_nothing_is_lost() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    // Without it the program cannot begin, and a browser does not ask for it a second time.
    ana.loads_nothing_like(&["*/page.js"]).await?;
    ana.go(&program.url()).await?;
    ana.run("window.isFirst = true;", Vec::new()).await?;
    ana.clicks_early("", "name").await?;
    ana.types("Benita").await?;
    ana.clicks_early("plan", "rules").await?;
    ana.loads_nothing_like(&[]).await?;
    ana.find("rules-text").await?;
    ensure!(
        ana.run("return window.isFirst === undefined;", Vec::new()).await? == true,
        "it was loaded again"
    );
    ana.click("home").await?;
    ana.waits_for_value("name", "Benita").await?;
    ana.quit().await
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
