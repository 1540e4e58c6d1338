//! How fast the page is, in a real browser: `cargo xtask figures` builds the program, runs this and shows what came of it
//! beside what is wanted.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use e2e::{Browser, Line, Person, Program, Proxy, Size};
use serde_json::Value;

/// How often the page is opened by a browser that has never seen it.
const VISITS: usize = 10;

/// Presses *Play now* as soon as it is there, and notes when the page answered: in milliseconds after the visit began.
const FIRST_CLICK: &str = "
    window.answered = null;
    let press = null;
    new MutationObserver((_, own) => {
        if (document.querySelector('.waiting, [data-testid=coming], [data-testid=board]')) {
            window.answered = performance.now();
            own.disconnect();
            return;
        }
        if (document.querySelector('[data-early=play-now]') && !press) {
            press = () => {
                if (window.answered === null) {
                    document.querySelector('[data-early=play-now], [data-testid=play-now]')?.click();
                    requestAnimationFrame(press);
                }
            };
            press();
        }
    }).observe(document, { childList: true, subtree: true });";

/// Notes how long the main thread works in each frame, from the frame's beginning until it is free again, and which tasks
/// are longer than 50 ms.
const FRAMES: &str = "
    window.work = [];
    window.tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((task) => window.tasks.push(task.duration)))
        .observe({ type: 'longtask', buffered: false });
    const free = new MessageChannel();
    let began = 0;
    free.port1.onmessage = () => window.work.push(performance.now() - began);
    const frame = () => {
        began = performance.now();
        free.port2.postMessage(0);
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);";

/// Throws as soon as that is possible, and notes after how many milliseconds the dice are seen to roll.
const THROWS: &str = "
    window.rolled = [];
    const hand = () => {
        const button = document.querySelector('[data-testid=throw]:not(:disabled):not(.busy)');
        if (button && !document.querySelector('.die.rolls')) {
            const touched = performance.now();
            button.click();
            const look = () => {
                if (document.querySelector('.die.rolls')) {
                    window.rolled.push(performance.now() - touched);
                } else if (performance.now() - touched < 1000) {
                    requestAnimationFrame(look);
                }
            };
            requestAnimationFrame(look);
        }
        setTimeout(hand, 700);
    };
    hand();";

/// Presses *Play now* of a game as soon as it is there, and notes in milliseconds after the visit began when the front page was
/// seen, when it answered, and when the first move could be made. And how much the front page moved by itself.
const VISIT: &str = "
    const GAME = '{game}', MOVE = '{move}';
    window.visit = { shift: 0 };
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
        if (!('works' in visit)) visit.shift += entry.value;
    })).observe({ type: 'layout-shift', buffered: true });
    const painted = (name) => requestAnimationFrame(() => setTimeout(() => { visit[name] ??= performance.now(); }));
    new MutationObserver((_, own) => {
        if (document.querySelector('.home h1')?.checkVisibility()) painted('seen');
        if (document.querySelector('.waiting, [data-testid=coming], .play')) visit.works ??= performance.now();
        if (document.querySelector(MOVE)) {
            visit.plays = performance.now();
            own.disconnect();
        }
    }).observe(document, { childList: true, subtree: true, attributes: true });
    const press = () => {
        if ('works' in visit) return;
        const button = (name) => document.querySelector(`[${name}=game-${GAME}] [${name}=play-now]`);
        (button('data-early') ?? button('data-testid'))?.click();
        setTimeout(press, 20);
    };
    press();";

/// What somebody plays against bots, and what is there when the first move can be made. In ESCAPE! a bot may be first, so there
/// it is the line that says whose turn it is.
const PLAYED: [(&str, &str); 2] = [("cells", "[data-testid=turn]"), ("plan", "[data-testid=ask]")];

/// How often each of them is visited.
const TIMES: usize = 5;

/// A phone with its line.
struct Phone {
    name: &'static str,
    line: Line,
    /// How many times slower than this machine.
    times: u32,
    /// What is wanted: seen, works, plays cells, plays plan; and on the second visit works, plays.
    wanted: [&'static str; 6],
}

const PHONES: [Phone; 2] = [
    Phone {
        name: "slow phone",
        line: Line { bits_per_second: 1.6e6, round_trip: Duration::from_millis(150) },
        times: 4,
        wanted: ["≤ 1200 ms", "≤ 2200 ms", "≤ 5000 ms", "≤ 6000 ms", "≤ 1000 ms", "≤ 2000 ms"],
    },
    Phone {
        name: "decent phone",
        line: Line { bits_per_second: 9e6, round_trip: Duration::from_millis(60) },
        times: 4,
        wanted: ["", "≤ 1000 ms", "≤ 2200 ms", "≤ 2200 ms", "", ""],
    },
];

/// What a visitor loads before anything can be clicked, beside the front page itself. Words are those of one language.
const PAGE: [&str; 8] =
    ["early.js", "start.js", "page.js", "parts.js", "page_bg.wasm", "words-en.ftl", "art.css", "style.css"];
/// What is loaded on top of that for any game in the browser.
const TABLE: [&str; 4] = ["table.pack", "table.css", "house.pack", "worker.js"];
/// The games, and how many bytes one of them should cost at most, with what all of them share.
const GAMES: [(&str, u64); 4] =
    [("cells", 250_000), ("temple", 300_000), ("master", 320_000), ("plan", 340_000)];

#[tokio::main]
async fn main() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let mut clicks = Vec::new();
    for _ in 0..VISITS {
        clicks.push(first_click(&browser, &program).await?);
    }
    clicks.sort_by(f64::total_cmp);
    for phone in &PHONES {
        for (game, is_played) in PLAYED {
            visits(phone, game, is_played, &program).await?;
        }
    }
    let (walk, tasks) = walk(&browser, &program).await?;
    let temple = temple(&browser, &program).await?;
    let folder = program.folder_of_the_page().await?;
    let files = |names: &[&str]| names.iter().map(|name| format!("{folder}/{name}")).collect::<Vec<_>>();
    let page = size(&program, &["/".to_owned()]).await? + size(&program, &files(&PAGE)).await?;
    let table = size(&program, &files(&TABLE)).await?;
    line("figure", "measured", "wanted");
    line("first working click, cold cache, median of 10", &ms(middle(&clicks)), "< 1000 ms");
    line("    the slowest of them", &ms(clicks.last().copied().unwrap_or_default()), "");
    line("main-thread work per frame while a guard walks, p95", &ms(part(&walk, 0.95)), "≤ 4 ms");
    line("    the longest", &ms(part(&walk, 1.0)), "≤ 50 ms");
    line("    frames", &walk.len().to_string(), "");
    line("tasks longer than 50 ms", &tasks.to_string(), "0");
    line("from the touch until dice are seen to roll, slowest", &ms(part(&temple.rolled, 1.0)), "≤ 50 ms");
    line("    throws", &temple.rolled.len().to_string(), "");
    line("main-thread work per frame in the Temple, p95", &ms(part(&temple.work, 0.95)), "≤ 4 ms");
    line("    the longest", &ms(part(&temple.work, 1.0)), "≤ 50 ms");
    line("    tasks longer than 50 ms", &temple.tasks.to_string(), "0");
    line("the front page, compressed", &format!("{page} bytes"), "≤ 230000 bytes");
    for (game, most) in GAMES {
        let own = ["GAME.pack", "GAME.css", "words-GAME-en.ftl"].map(|name| name.replace("GAME", game));
        let bytes = table + size(&program, &files(&own.each_ref().map(String::as_str))).await?;
        line(&format!("{game} on top of that"), &format!("{bytes} bytes"), &format!("≤ {most} bytes"));
    }
    Ok(())
}

fn line(figure: &str, measured: &str, wanted: &str) {
    println!("{figure:<58}{measured:>14}  {wanted}");
}

fn ms(time: f64) -> String {
    format!("{time:.1} ms")
}

fn middle(sorted: &[f64]) -> f64 {
    part(sorted, 0.5)
}

/// The number below which this part of them lies.
fn part(sorted: &[f64], part: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
}

async fn first_click(browser: &Browser, program: &Program) -> Result<f64> {
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.has(FIRST_CLICK).await?;
    ana.go(&program.url()).await?;
    ana.waits_for("return window.answered !== null;").await?;
    let answered = ana.run("return window.answered;", Vec::new()).await?;
    ana.quit().await?;
    answered.as_f64().context("a time")
}

/// What was noted of one visit, in milliseconds.
#[derive(Default)]
struct Visits {
    seen: Vec<f64>,
    works: Vec<f64>,
    plays: Vec<f64>,
    shift: Vec<f64>,
}

impl Visits {
    fn note(&mut self, visit: &Value) -> Result<()> {
        for (times, name) in [
            (&mut self.seen, "seen"),
            (&mut self.works, "works"),
            (&mut self.plays, "plays"),
            (&mut self.shift, "shift"),
        ] {
            times.push(visit[name].as_f64().with_context(|| format!("no {name} in {visit}"))?);
            times.sort_by(f64::total_cmp);
        }
        Ok(())
    }
}

/// Somebody who has never been here plays as early as they can, and comes back. The line is slow for the page and its workers,
/// and so is the processor.
async fn visits(phone: &Phone, game: &str, is_played: &str, program: &Program) -> Result<()> {
    let (mut first, mut second) = (Visits::default(), Visits::default());
    let script = VISIT.replace("{game}", game).replace("{move}", is_played);
    for _ in 0..TIMES {
        let browser = Browser::start().await?;
        let way = Proxy::over(program.addr(), phone.line).await?;
        let ana = browser.person("Ana", Size::Phone, "en").await?;
        ana.has(&script).await?;
        let slowness = browser.slowed(phone.times);
        for visits in [&mut first, &mut second] {
            ana.go(&way.url()).await?;
            visits.note(&noted(&ana, "'plays' in window.visit && window.visit").await?)?;
            noted(&ana, "'kept' in document.documentElement.dataset").await?;
        }
        drop(slowness);
        ana.quit().await?;
    }
    let name = phone.name;
    let [seen, works, cells, plan, again, plays_again] = phone.wanted;
    line(&format!("{name}: the front page is seen"), &ms(middle(&first.seen)), seen);
    line(&format!("{name}: it works"), &ms(middle(&first.works)), works);
    let plays = if game == "cells" { cells } else { plan };
    line(&format!("{name}: {game}, the first move"), &ms(middle(&first.plays)), plays);
    line(&format!("{name}, second visit: works"), &ms(middle(&second.works)), again);
    line(&format!("{name}, second visit: {game}, the first move"), &ms(middle(&second.plays)), plays_again);
    line(&format!("{name}: layout shift"), &format!("{:.3}", middle(&first.shift)), "0");
    Ok(())
}

/// What the page says about something, as soon as it says more than no. It is asked rarely, because each question costs time.
async fn noted(person: &Person, what: &str) -> Result<Value> {
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(400)).await;
        let said = person.run(&format!("return {what};"), Vec::new()).await?;
        if said != false {
            return Ok(said);
        }
    }
    bail!("{} waits for ever until {what}", person.name())
}

/// The work of each frame, the least first, and how many tasks were long.
async fn walk(browser: &Browser, program: &Program) -> Result<(Vec<f64>, usize)> {
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    ana.click("play-now").await?;
    ana.find("board").await?;
    ana.waits_until("turn", "data-mine", "true").await?;
    ana.run(FRAMES, Vec::new()).await?;
    press(&ana, "piece-G1").await?;
    ana.waits_until("piece-G1", "aria-pressed", "true").await?;
    // Four moves to and fro, each shown to its end; then the bot's.
    for _ in 0..4 {
        let seen = ana.look().await?;
        let Some(field) = seen["targets"][0].as_str() else { break };
        press(&ana, field).await?;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    }
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    let seen = ana.run("return [window.work, window.tasks];", Vec::new()).await?;
    ana.quit().await?;
    Ok((sorted(&seen[0]), seen[1].as_array().map_or(0, Vec::len)))
}

/// Numbers of the page, the least first.
fn sorted(numbers: &Value) -> Vec<f64> {
    let mut numbers: Vec<f64> = numbers.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// What was seen of the Temple, the least first.
struct Throws {
    rolled: Vec<f64>,
    work: Vec<f64>,
    tasks: usize,
}

/// Half a minute in the Temple with three bots, throwing all the time.
async fn temple(browser: &Browser, program: &Program) -> Result<Throws> {
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&format!("{}/open/temple", program.url())).await?;
    ana.choose("open-bots", "3").await?;
    ana.click("open").await?;
    ana.press("start").await?;
    ana.click("ready").await?;
    ana.run(FRAMES, Vec::new()).await?;
    ana.run(THROWS, Vec::new()).await?;
    tokio::time::sleep(std::time::Duration::from_secs(30)).await;
    let seen = ana.run("return [window.rolled, window.work, window.tasks];", Vec::new()).await?;
    ana.quit().await?;
    let tasks = seen[2].as_array().map_or(0, Vec::len);
    Ok(Throws { rolled: sorted(&seen[0]), work: sorted(&seen[1]), tasks })
}

/// Clicks without asking where something is: a driver that asks would be measured too.
async fn press(person: &Person, testid: &str) -> Result<()> {
    let script = "document.querySelector(`[data-testid='${arguments[0]}']`)
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));";
    person.run(script, vec![testid.into()]).await?;
    Ok(())
}

/// What some files take on their way, in bytes, as the program sends them to a browser.
async fn size(program: &Program, paths: &[String]) -> Result<u64> {
    let mut bytes = 0;
    for path in paths {
        let (head, body) = program.get(path, "br").await?;
        ensure!(head.contains("content-encoding: br"), "{path} is not compressed: {head}");
        bytes += body.len() as u64;
    }
    Ok(bytes)
}
