//! Whether everybody can use a screen: what axe finds, what is too small for a finger, what is cut off, which words are missing.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::person::Person;

/// What a finger needs, in CSS pixels.
const FINGER: f64 = 44.0;

/// What is smaller than a finger, of all that can be touched and seen. Links inside a text, and what stands on the board
/// (fields are as wide as the screen allows), are measured by other means.
const SMALL: &str = r#"
  const small = [];
  const seen = "button, select, summary, input, a[href], [role=button]";
  for (const part of document.querySelectorAll(seen)) {
    if (part.closest("svg, p, li, figcaption") && part.tagName === "A") continue;
    if (part.closest("svg:is([data-testid=board], [data-testid=city])") || part.type === "hidden") continue;
    const box = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    if (!box.width || !box.height || style.visibility === "hidden" || style.opacity === "0") continue;
    const target = part.closest("label")?.getBoundingClientRect() ?? box;
    const high = Math.max(box.height, target.height), wide = Math.max(box.width, target.width);
    if (high + .5 < arguments[0] || wide + .5 < arguments[0]) {
      small.push(`${part.dataset.testid ?? part.textContent.trim().slice(0, 30)}: ${wide.toFixed(0)} × ${high.toFixed(0)}`);
    }
  }
  return small;
"#;

/// What does not fit: texts wider than what holds them, and whatever is wider than the screen.
const CUT: &str = r#"
  const cut = [];
  for (const part of document.querySelectorAll("body *")) {
    const box = part.getBoundingClientRect();
    if (!box.width || part.closest("svg, .unseen")) continue;
    const style = getComputedStyle(part);
    const scrolls = ["auto", "scroll"].includes(style.overflowX);
    const name = part.dataset.testid ?? part.className ?? part.tagName;
    if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth && !scrolls && style.display !== "inline"
        && !["INPUT", "SELECT"].includes(part.tagName)) {
      cut.push(`${name}: ${part.scrollWidth} in ${part.clientWidth}`);
    }
    if (box.right > innerWidth + 1 && !part.closest("[data-scrolls]")) cut.push(`${name}: beyond the right edge`);
  }
  return cut;
"#;

/// Keys that stand where their words should be: in what is read, in names for screen readers and in notes at the pointer.
const MISSING: &str = r#"
  const missing = [];
  for (const part of document.querySelectorAll("*")) {
    if (["SCRIPT", "STYLE"].includes(part.tagName)) continue;
    const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    const given = [...part.attributes].map(({name, value}) => `${name}=${value}`);
    missing.push(...own.concat(given).filter((said) => said.includes("⟨")));
  }
  return missing;
"#;

/// Waits for what moves and comes to rest: somebody who is shaken by a collapse measures nothing. Not for what goes on for ever.
const REST: &str = r#"
  const ends = (motion) => motion.effect.getComputedTiming().endTime !== Infinity;
  const rest = Promise.allSettled(document.getAnimations().filter(ends).map(({finished}) => finished));
  return Promise.race([rest, new Promise((done) => setTimeout(done, 4000))]).then(() => true);
"#;

impl Person {
    /// Looks at the screen as an inspector would, and takes a picture of it.
    ///
    /// # Errors
    /// When something serious is found.
    pub async fn inspect(&self, name: &str) -> Result<()> {
        self.run(REST, Vec::new()).await?;
        self.picture(name).await?;
        let small = self.run(SMALL, vec![json!(FINGER)]).await?;
        let cut = self.run(CUT, Vec::new()).await?;
        let missing = self.run(MISSING, Vec::new()).await?;
        let found = self.axe().await?;
        let list = |found: &Value| found.as_array().is_some_and(|list| !list.is_empty());
        if list(&small) || list(&cut) || list(&missing) || list(&found) {
            bail!("{name}: too small {small:#}, cut off {cut:#}, without words {missing:#}, axe {found:#}");
        }
        Ok(())
    }

    /// What can be used but has no name, as a screen reader finds it: the roles of such parts.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn nameless(&self) -> Result<Vec<String>> {
        let tree = self.driver.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = tree["nodes"].as_array().context("a tree")?.clone();
        let used = ["button", "link", "checkbox", "radio", "combobox", "textbox", "slider", "switch"];
        let role = |node: &Value| node["role"]["value"].as_str().unwrap_or_default().to_owned();
        let bare = |node: &&Value| {
            node["ignored"] != true
                && used.contains(&role(node).as_str())
                && node["name"]["value"].as_str().is_none_or(|name| name.trim().is_empty())
        };
        Ok(nodes.iter().filter(bare).map(role).collect())
    }

    /// What axe takes for serious.
    async fn axe(&self) -> Result<Value> {
        let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/axe/package/axe.min.js"));
        let axe = std::fs::read_to_string(&path)
            .context("axe is needed; `cargo xtask test --only tools` gets it from the npm registry")?;
        let run = "return axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations \
                   .filter(({impact}) => impact === 'serious' || impact === 'critical') \
                   .map(({id, help, nodes}) => ({id, help, where: nodes.slice(0, 4).map(({target, failureSummary}) => `${target}: ${failureSummary}`)})));";
        self.run(&format!("{axe};\n{run}"), Vec::new()).await
    }
}
