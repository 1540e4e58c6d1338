//! Hands that have no mouse: a keyboard, a finger, and a mouse that carries.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::Person;
use crate::cells::{piece_to_move, texts};

/// The arrow key that points up.
pub const UP: &str = "\u{e013}";
/// The key that takes away what was typed.
pub const BACKSPACE: &str = "\u{e003}";
/// The key that presses.
pub const ENTER: &str = "\u{e007}";

const TAB: &str = "\u{e004}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";

impl Person {
    /// Presses and lets go a key, wherever the focus is.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn key(&self, key: &str) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(key).perform().await?)
    }

    /// Presses a key while the control key is held.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn control_key(&self, key: char) -> Result<()> {
        let control = '\u{e009}';
        let keys = self.driver.action_chain().key_down(control).key_down(key).key_up(key).key_up(control);
        Ok(keys.perform().await?)
    }

    /// Goes from one thing to the next with the tabulator, until the focus is where it should be.
    ///
    /// # Errors
    /// When no number of presses leads there.
    pub async fn tabs_to(&self, selector: &str) -> Result<()> {
        // Nothing if she is there, and else where she is.
        let there = "const here = document.activeElement; \
                     return here.matches(arguments[0]) ? null : here.dataset.testid ?? here.tagName;";
        let mut elsewhere = BTreeSet::new();
        for _ in 0..300 {
            let here = self.run(there, vec![selector.into()]).await?;
            if here.is_null() {
                return Ok(());
            }
            elsewhere.extend(here.as_str().map(str::to_owned));
            self.key(TAB).await?;
        }
        bail!("{} cannot reach {selector} with the tabulator, only {elsewhere:?}", self.name())
    }

    /// Goes to a button with the tabulator and presses it.
    ///
    /// # Errors
    /// When no number of presses leads there.
    pub async fn tabs_to_and_presses(&self, testid: &str) -> Result<()> {
        self.find(testid).await?;
        self.tabs_to(&format!("[data-testid='{testid}']")).await?;
        self.key(ENTER).await
    }

    /// Makes a move like [`Person::play`], with nothing but a keyboard: the piece by its sign, the field by an arrow, and
    /// where no arrow leads there with the tabulator.
    ///
    /// # Errors
    /// When the page does not let itself be played.
    pub async fn plays_by_keyboard(&self, seat: usize, whim: usize) -> Result<bool> {
        let before = self.look().await?;
        let Some(piece) = piece_to_move(&before, seat, whim)? else { return Ok(false) };
        self.tabs_to("[data-testid=board] *").await?;
        if before["chosen"].as_str() != Some(&piece) {
            self.key(&sign(&piece)).await?;
            self.waits_until(&piece, "aria-pressed", "true").await?;
        }
        let field = self.field_to_go(&piece, seat, whim).await?;
        match arrow(&self.look().await?, &piece, &field) {
            Some(arrow) => self.key(arrow).await?,
            None => self.tabs_to_and_presses(&field).await?,
        }
        self.sees_it_moved(&before, &piece, &field).await?;
        Ok(true)
    }

    /// Carries something with the mouse: presses, moves, lets go.
    ///
    /// # Errors
    /// When one of the two is not there.
    pub async fn drags(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.find(from).await?, self.find(to).await?);
        let held = self.driver.action_chain().move_to_element_center(&from).click_and_hold();
        Ok(held.move_by_offset(8, 8).move_to_element_center(&to).release().perform().await?)
    }

    /// Carries something with a finger.
    ///
    /// # Errors
    /// When one of the two is not there.
    pub async fn swipes(&self, from: &str, to: &str) -> Result<()> {
        // First whatever must be scrolled, then where the two are.
        self.middle_of(to).await?;
        let (from, to) = (self.middle_of(from).await?, self.middle_of(to).await?);
        let between = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        for (kind, place) in [
            ("touchStart", Some(from)),
            ("touchMove", Some(between)),
            ("touchMove", Some(to)),
            ("touchEnd", None),
        ] {
            let points: Vec<Value> = place.iter().map(|(x, y)| json!({"x": x, "y": y})).collect();
            let touch = json!({"type": kind, "touchPoints": points});
            self.driver.cdp().send_raw("Input.dispatchTouchEvent", touch).await?;
        }
        Ok(())
    }

    /// Where something is on the screen.
    async fn middle_of(&self, testid: &str) -> Result<(f64, f64)> {
        self.find(testid).await?;
        let script = "const part = document.querySelector(`[data-testid='${arguments[0]}']`); \
                      part.scrollIntoView({block: 'nearest'}); const box = part.getBoundingClientRect(); \
                      return [box.x + box.width / 2, box.y + box.height / 2];";
        let place = self.run(script, vec![testid.into()]).await?;
        place[0].as_f64().zip(place[1].as_f64()).with_context(|| format!("{testid} is nowhere"))
    }
}

/// The key that stands for a piece.
fn sign(piece: &str) -> String {
    match piece.trim_start_matches("piece-") {
        "G1" => "1".to_owned(),
        "G2" => "2".to_owned(),
        "E!" => "!".to_owned(),
        pawn if pawn.starts_with("pawn") => "0".to_owned(),
        letter => letter.to_lowercase(),
    }
}

/// The arrow that leads a piece to a field; none if that takes another key. An arrow leads to the first field on its way
/// that may be entered, and from the middle line up or down.
fn arrow(seen: &Value, piece: &str, field: &str) -> Option<&'static str> {
    let place = seen["places"][piece].as_str()?;
    let at = |field: &str| Some((*field.as_bytes().first()?, *field.as_bytes().get(1)?));
    let to = at(field.trim_start_matches("field-"))?;
    if place.starts_with('|') {
        return Some(if to.1 >= b'5' { UP } else { DOWN });
    }
    let from = at(place)?;
    let way = |to: (u8, u8)| match (to.0.cmp(&from.0), to.1.cmp(&from.1)) {
        (std::cmp::Ordering::Equal, std::cmp::Ordering::Greater) => Some(UP),
        (std::cmp::Ordering::Equal, std::cmp::Ordering::Less) => Some(DOWN),
        (std::cmp::Ordering::Greater, std::cmp::Ordering::Equal) => Some(RIGHT),
        (std::cmp::Ordering::Less, std::cmp::Ordering::Equal) => Some(LEFT),
        _ => None,
    };
    let far = |to: (u8, u8)| to.0.abs_diff(from.0) + to.1.abs_diff(from.1);
    let own = way(to)?;
    let targets = texts(&seen["targets"]);
    let nearer = targets.iter().filter_map(|other| at(other.trim_start_matches("field-")));
    let first = nearer.filter(|other| way(*other) == Some(own)).all(|other| far(other) >= far(to));
    first.then_some(own)
}
