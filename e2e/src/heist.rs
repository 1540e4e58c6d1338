//! Somebody at a table of Escape Plan who plays through the page: no plan, but every way of pointing at things.

use anyhow::Result;

use crate::person::Person;

/// What somebody does next: places tiles in the city, touches places and goes there, sends officers, and else takes any answer.
/// Says what was done; whoever uses keys does nothing yet, and hears what to press.
const NEXT: &str = r#"
  const keys = arguments[0];
  const one = (selector) => document.querySelector(selector);
  const any = (selector) => {
    const all = [...document.querySelectorAll(selector)];
    return all[Math.floor(Math.random() * all.length)];
  };
  // A click that comes from no finger, as a key or a voice makes it.
  const press = (part, said) => {
    if (!part) return "wait";
    if (keys) return part.dataset.testid;
    part.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    return said;
  };
  if (one("[data-testid=outcome]")) return "over";
  const question = one("[data-testid=ask]")?.dataset.question;
  if (!question) return "wait";
  if (question === "place_tile") {
    const place = one("[data-testid=place-tile]"), gap = any(".city .lit.gap");
    return place ? press(place, "place") : gap ? press(gap, "gap") : press(any(".stack-tile"), "stack");
  }
  const out = one("[data-testid=act-escape]") ?? one("[data-testid=go-0]");
  if (out) return press(out, "go");
  const answer = () => press(any(".answers button:not(.denied)"), "answer");
  if (question === "act" || question === "travel") {
    const place = any(".city .lit");
    return place ? press(place, "choose") : answer();
  }
  const lit = any(".city .lit:not(.chosen)");
  return lit && question !== "avoid" ? press(lit, "officer") : answer();
"#;

impl Person {
    /// Does something that is possible.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn robs_on(&self) -> Result<String> {
        let done = self.run(NEXT, vec![false.into()]).await?;
        Ok(done.as_str().unwrap_or_default().to_owned())
    }

    /// Does something that is possible, by the keyboard.
    ///
    /// # Errors
    /// When the browser does not answer, or a key leads nowhere.
    pub async fn robs_on_by_keys(&self) -> Result<String> {
        let next = self.run(NEXT, vec![true.into()]).await?;
        let next = next.as_str().unwrap_or_default().to_owned();
        if next == "over" || next == "wait" {
            return Ok(next);
        }
        match self.tabs_to_and_presses(&next).await {
            // The move before was still on its way, and with it what there was to press has gone.
            Err(_) if !self.sees(&next).await? => Ok("wait".to_owned()),
            pressed => pressed.map(|()| next),
        }
    }

    /// What is asked of this person.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn is_asked(&self) -> Result<String> {
        let script = "return document.querySelector('[data-testid=ask]')?.dataset.question ?? '';";
        let asked = self.run(script, Vec::new()).await?;
        Ok(asked.as_str().unwrap_or_default().to_owned())
    }
}
