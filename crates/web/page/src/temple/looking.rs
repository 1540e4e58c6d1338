//! Where the camera looks in the temple: at the own pawn, or at every chamber and the dark beyond.

use leptos::prelude::*;
use temple::{Cell, Dir, Move};

use super::hand::Seen;
use super::pictures::{CELL, middle};
use super::sight::Lit;
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

/// Where something lights up: in the middle of a chamber, or on the wall between two.
pub(super) fn place(lit: &Lit) -> Point {
    let ((x, y), half) = (centre(lit.cell), f64::from(CELL) / 2.0);
    match lit.act {
        Move::OpenWall { dir: Dir::N, .. } => (x, y - half),
        Move::OpenWall { .. } => (x + half, y),
        _ => (x, y),
    }
}

/// What lights up there: the nearest, if it is near enough.
pub(super) fn lit_at(lit: &[Lit], (x, y): Point) -> Option<Move> {
    let far = |lit: &Lit| {
        let (there_x, there_y) = place(lit);
        (there_x - x).abs().max((there_y - y).abs())
    };
    let near = lit.iter().filter(|lit| far(lit) <= f64::from(CELL) / 2.0);
    near.min_by(|one, other| far(one).total_cmp(&far(other))).map(|lit| lit.act)
}
