//! Playing `cells` as a person does: choose a piece, choose a field.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{Person, moment};

/// What the page shows, read at one go.
const LOOK: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)];
    const id = (element) => element.dataset.testid;
    return {
        over: !!document.querySelector('[data-testid=outcome]'),
        mine: document.querySelector('[data-testid=turn]')?.dataset.mine === 'true',
        left: document.querySelector('[data-testid=left]')?.dataset.left ?? '',
        letters: (document.querySelector('[data-testid=my-letters]')?.dataset.letters ?? '').split(' '),
        chosen: all('[data-testid^=piece-][aria-pressed=true]').map(id)[0] ?? null,
        movable: all('[data-testid^=piece-].movable').map(id),
        targets: all('[data-testid^=field-].target').map(id),
        places: Object.fromEntries(all('[data-testid^=piece-]').map((piece) => [id(piece), piece.dataset.place])),
    };";

impl Person {
    /// What the page shows of the game.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn look(&self) -> Result<Value> {
        self.run(LOOK, Vec::new()).await
    }

    /// Makes a move towards the nearest letter that is missing, or any other. False if it is not this person's turn.
    ///
    /// # Errors
    /// When the page does not let itself be played.
    pub async fn play(&self, seat: usize, whim: usize) -> Result<bool> {
        let before = self.look().await?;
        let Some(piece) = piece_to_move(&before, seat, whim)? else { return Ok(false) };
        if before["chosen"].as_str() != Some(&piece) {
            self.click(&piece).await?;
        }
        let field = self.field_to_go(&piece, seat, whim).await?;
        self.click(&field).await?;
        self.sees_it_moved(&before, &piece, &field).await?;
        Ok(true)
    }

    /// Where the chosen piece should go.
    pub(crate) async fn field_to_go(&self, piece: &str, seat: usize, whim: usize) -> Result<String> {
        let seen = self.look().await?;
        let targets = texts(&seen["targets"]);
        let missing = missing_keys(&seen);
        let away = |field: &String| {
            let field = field.trim_start_matches("field-");
            missing.iter().map(|key| distance(field, key)).min().unwrap_or(0)
        };
        // Sometimes another way than the nearest, or two pawns could stand in each other's way for ever.
        let field = if piece == pawn(seat) && whim % 5 != 4 {
            targets.iter().min_by_key(|field| away(field)).cloned()
        } else {
            pick(&targets, whim)
        };
        field.with_context(|| format!("{} has chosen {piece} and may go nowhere", self.name()))
    }

    /// The move is made when the page shows it.
    pub(crate) async fn sees_it_moved(&self, before: &Value, piece: &str, field: &str) -> Result<()> {
        for _ in 0..400 {
            let now = self.look().await?;
            let changed = ["left", "mine", "over", "places"].iter().any(|name| now[*name] != before[*name]);
            if changed {
                return Ok(());
            }
            moment().await;
        }
        self.picture("stuck").await?;
        bail!(
            "{} moved {piece} to {field}, and nothing happened: {}",
            self.name(),
            self.reads("refusal").await?
        )
    }
}

fn pawn(seat: usize) -> String {
    format!("piece-pawn{seat}")
}

/// Which piece to move: the own pawn if it can go, or any other. None if it is not this person's turn.
pub(crate) fn piece_to_move(seen: &Value, seat: usize, whim: usize) -> Result<Option<String>> {
    if seen["over"] == true || seen["mine"] != true {
        return Ok(None);
    }
    let movable = texts(&seen["movable"]);
    let pawn = pawn(seat);
    let piece = if movable.contains(&pawn) { Some(pawn) } else { pick(&movable, whim) };
    piece.context("a piece").map(Some)
}

pub(crate) fn texts(list: &Value) -> Vec<String> {
    let texts = list.as_array().into_iter().flatten();
    texts.filter_map(Value::as_str).map(ToOwned::to_owned).collect()
}

fn pick(all: &[String], whim: usize) -> Option<String> {
    all.get(whim.checked_rem(all.len())?).cloned()
}

/// The fields with keys whose letters this person lacks.
fn missing_keys(seen: &Value) -> Vec<String> {
    let own = texts(&seen["letters"]);
    let keys =
        ["E", "S", "C", "A", "P", "E!"].into_iter().filter(|key| !own.iter().any(|letter| letter == key));
    let places = keys.filter_map(|key| seen["places"][format!("piece-{key}")].as_str());
    places.filter(|place| !place.starts_with('|')).map(ToOwned::to_owned).collect()
}

fn distance(one: &str, other: &str) -> u8 {
    let apart = |at: usize| match (one.as_bytes().get(at), other.as_bytes().get(at)) {
        (Some(one), Some(other)) => one.abs_diff(*other),
        _ => 20,
    };
    apart(0) + apart(1)
}
