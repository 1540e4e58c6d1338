//! Where the camera looks in the temple: at the own pawn, or at every chamber and the dark beyond.

use leptos::prelude::*;
use temple::Cell;

use super::hand::Seen;
use super::pictures::{CELL, middle};
use crate::camera::{Camera, Point};
use crate::erased::memo;

/// The camera over the temple.
pub(super) fn camera(seen: Seen) -> Camera {
    let own = memo(move || {
        seen.with(|sight| {
            let sight = sight.as_ref().filter(|sight| !sight.is_over)?;
            sight.cell_of(sight.seat?).map(centre)
        })
    });
    let all = memo(move || {
        seen.with(|sight| {
            let Some(sight) = sight else { return Vec::new() };
            sight.open.map.chambers().map(|room| room.at).chain(sight.unknown()).map(centre).collect()
        })
    });
    Camera::new(own, all, f64::from(CELL))
}

/// The middle of a chamber.
pub(super) fn centre(cell: Cell) -> Point {
    let (x, y) = middle(cell);
    (f64::from(x), f64::from(y))
}

/// The chamber that lies there.
pub(super) fn cell_at((x, y): Point) -> Cell {
    let cell = |place: f64| (place / f64::from(CELL)).round() as i8;
    (cell(x), cell(-y))
}
