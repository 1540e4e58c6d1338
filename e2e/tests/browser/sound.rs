//! The temple can be heard: two people far apart hear the same gong at the same moment.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Person, Program, Proxy, Size, Wire};
use serde_json::json;

/// Writes down when everything that is given to the loudspeaker will leave it, by the clock on the wall; and has the clocks
/// of the page run a little too fast.
const WRITE_DOWN: &str = r"
const stamp = AudioContext.prototype.getOutputTimestamp;
window.starts = [];
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (when, ...rest) {
    const now = stamp.call(this.context);
    const wall = performance.timeOrigin + now.performanceTime + (when - now.contextTime) * 1000;
    window.starts.push([when, wall]);
    return start.call(this, when, ...rest);
  };
}
const fast = FAST;
const now = performance.now.bind(performance);
performance.now = () => now() * fast;
AudioContext.prototype.getOutputTimestamp = function () {
  const { contextTime, performanceTime } = stamp.call(this);
  return { contextTime, performanceTime: performanceTime * fast };
};";

/// What was given last of all that has at least seven parts and begins around a moment: a gong, a slam.
const GIVEN: &str = r"
const groups = new Map();
for (const [when, wall] of window.starts) {
  if (Math.abs(wall - arguments[0]) < 250) groups.set(when, [...(groups.get(when) ?? []), wall]);
}
const big = [...groups.values()].filter((walls) => walls.length >= 4).sort((one, two) => two.length - one.length);
return big.length ? big[0][0] : null;";

/// Waits until this cue was given to the loudspeaker, and says when it leaves it, by the clock on the wall.
async fn hears(person: &Person, cue: &str) -> Result<f64> {
    let wait = format!(
        "return document.querySelector('[data-testid=temple]')?.dataset.cue?.startsWith('{cue} ') ?? false;"
    );
    person.waits_for(&wait).await?;
    let said = person.says("temple", "data-cue").await?;
    let about: f64 = said.split(' ').nth(1).context("a time")?.parse()?;
    let given = person.run(GIVEN, vec![about.into()]).await?;
    given.as_f64().with_context(|| format!("{} was given no {cue}", person.name()))
}

#[tokio::test(flavor = "multi_thread")]
async fn people_far_apart_hear_the_same_gong_at_the_same_moment() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let far = Proxy::slow(program.addr(), Duration::from_millis(70), Duration::from_millis(40)).await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "de").await?;
    ana.has(&WRITE_DOWN.replace("FAST", "1")).await?;
    ben.has(&WRITE_DOWN.replace("FAST", "1.0002")).await?;
    ana.go(&program.url()).await?;
    ana.find("home").await?;
    // Nobody waits for three minutes here.
    let mut wire = Wire::connect(program.addr(), Some(&ana.cookie().await?)).await?;
    let track = json!([9, 15, 21, 27, 33, 39]);
    let open = json!({"do": "open", "id": 1, "game": "temple", "seats": 2, "options": {"track": track}});
    wire.send(&open).await?;
    let opened = wire.hear("opened").await?.context("a table")?;
    let table = opened["table"].as_str().context("a code")?.to_owned();
    ana.go(&format!("{}/t/{table}", program.url())).await?;
    ana.click("sit-0").await?;
    ben.go(&format!("{}/t/{table}", far.url())).await?;
    ben.click("sit-1").await?;
    ana.press("start").await?;
    for person in [&ana, &ben] {
        person.click("ready").await?;
    }
    for cue in ["gong-1", "slam-1", "gong-2", "slam-2", "gong-3", "collapse"] {
        let (one, other) = tokio::try_join!(hears(&ana, cue), hears(&ben, cue))?;
        println!("{cue}: {:.1} ms apart", other - one);
        ensure!((other - one).abs() <= 20.0, "{cue}: {one} and {other}");
    }
    for person in [ana, ben] {
        person.quit().await?;
    }
    Ok(())
}
