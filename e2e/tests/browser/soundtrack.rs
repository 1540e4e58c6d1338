//! The soundtrack for the box: every cue is in the saved file at its time.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Program, Size, moment};
use serde_json::{Value, json};

/// Keeps the file that is about to be saved.
const KEEP_FILE: &str = "const make = URL.createObjectURL.bind(URL); \
    URL.createObjectURL = (blob) => { window.saved = blob; return make(blob); };";

/// Finds when something begins in the file: of all moments within 120 ms of the one wanted the one after which it is, around
/// a pitch, so many times louder than before. Answers with milliseconds from the moment wanted, and how many times louder it gets.
const ONSETS: &str = r"
const [wanted, done] = [arguments[0], arguments[arguments.length - 1]];
window.saved.arrayBuffer().then((file) => {
  const rate = new DataView(file).getUint32(24, true);
  const samples = new Int16Array(file, 44);
  const found = wanted.map(([second, pitch, narrow]) => {
    const from = Math.round((second - 0.4) * rate), count = Math.round(0.8 * rate);
    const heard = new Float64Array(count);
    // Only what is around the pitch, by a plain filter of second order.
    const turn = 2 * Math.PI * pitch / rate, wide = Math.sin(turn) / (2 * narrow);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let n = 0; n < count; n++) {
      const x = (samples[from + n] ?? 0) / 32768;
      const y = (wide * (x - x2) + 2 * Math.cos(turn) * y1 - (1 - wide) * y2) / (1 + wide);
      [x1, x2, y1, y2] = [x, x1, y, y1];
      heard[n] = y * y;
    }
    const sums = new Float64Array(count + 1);
    heard.forEach((loud, n) => { sums[n + 1] = sums[n] + loud; });
    const [before, after] = [Math.round(0.03 * rate), Math.round(0.012 * rate)];
    let best = [0, 0];
    for (let n = Math.round(0.28 * rate); n < Math.round(0.52 * rate); n++) {
      const old = (sums[n] - sums[n - before]) / before + 1e-7;
      const louder = (sums[n + after] - sums[n]) / after / old;
      if (louder > best[1]) best = [1000 * (n / rate - 0.4), louder];
    }
    return best;
  });
  done({ seconds: samples.length / rate, found });
});";

#[tokio::test(flavor = "multi_thread")]
async fn every_cue_is_in_the_file_at_its_time() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.has(KEEP_FILE).await?;
    ana.go(&format!("{}/sound/temple", program.url())).await?;
    ana.find("sound-start").await?;
    ana.inspect("soundtrack-phone").await?;
    for (track, seconds) in [("a", [180, 210, 390, 420, 570, 600]), ("b", [210, 240, 390, 420, 570, 600])] {
        ana.click(&format!("sound-track-{track}")).await?;
        ana.run("window.saved = null;", Vec::new()).await?;
        let began = tokio::time::Instant::now();
        ana.click("sound-save").await?;
        while ana.run("return !window.saved;", Vec::new()).await? == true {
            ensure!(began.elapsed() < Duration::from_secs(180), "the file is not made");
            moment().await;
        }
        println!("track {track}: made in {:.1} s", began.elapsed().as_secs_f64());
        let [gong, slam, gong_2, slam_2, gong_3, collapse] = seconds.map(|second| f64::from(second) + LEAD);
        let strokes = [gong, gong_2, gong_2 + 0.9, gong_3, gong_3 + 0.9, gong_3 + 1.8];
        let falls = [slam, slam_2, collapse];
        let ticks = [slam - 3.0, slam - 2.0, slam - 1.0, collapse - 1.0];
        let wanted = strokes.map(|at| json!([at, 194.0, 0.7])).into_iter();
        let wanted = wanted.chain(falls.map(|at| json!([at, 120.0, 0.5])));
        let wanted: Vec<Value> = wanted.chain(ticks.map(|at| json!([at, 1_760.0, 4.0]))).collect();
        let found = ana.asks(ONSETS, vec![wanted.clone().into()]).await?;
        ensure!(found["seconds"].as_f64() > Some(605.0), "the whole of it: {found}");
        for (at, found) in wanted.iter().zip(found["found"].as_array().context("onsets")?) {
            println!("{track} {} s: {found}", at[0]);
            let (off, louder) = (found[0].as_f64().context("off")?, found[1].as_f64().context("louder")?);
            ensure!(
                off.abs() <= 8.0 && louder > 2.0,
                "{track}: at {} s {off} ms off, {louder} louder",
                at[0]
            );
        }
    }
    ana.quit().await
}

/// Seconds before the start, in the file.
const LEAD: f64 = 4.0;
