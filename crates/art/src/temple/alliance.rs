//! Alliance chambers that are ready, and how they point at each other. (Rules §1.13)

use super::ark::GEM;
use crate::ink::Ink;
use crate::svg::{at, placed, point, traced};

const READY: &str = r#"<circle r="14.4" fill="$G" fill-opacity=".16"/><circle r="14.4" fill="none" stroke="$k" stroke-width="2"/><circle r="14.4" fill="none" stroke="$G" stroke-width="1.1"/>"#;

/// Around an alliance chamber where the symbols that it asks for are there: a ring with four stones.
#[must_use]
pub fn primed(ink: Ink) -> String {
    let mut out = ink.paint(READY);
    for place in [(0, -144), (144, 0), (0, 144), (-144, 0)] {
        placed(&mut out, place, ".8", &ink.paint(GEM));
    }
    out
}

/// How far from the middle of each chamber a beam begins, in tenths.
const RIM: f32 = 165.0;

/// A beam between two alliance chambers that are ready, with a head at each end: from the middle of the chamber it is
/// drawn around to the one so many cells to the right and down.
#[must_use]
pub fn beam(right: i32, down: i32, ink: Ink) -> String {
    let mut out = String::new();
    let (x, y) = (right as f32 * 400.0, down as f32 * 400.0);
    let far = x.hypot(y);
    if far == 0.0 {
        return out;
    }
    let (dx, dy) = (x / far, y / far);
    // So far along the beam, and so far beside it.
    let place = |along: f32, beside: f32| {
        ((dx * along - dy * beside).round() as i32, (dy * along + dx * beside).round() as i32)
    };
    let mut line = String::from("M");
    point(&mut line, place(RIM, 0.0));
    line.push('L');
    point(&mut line, place(far - RIM, 0.0));
    traced(&mut out, &line, &[("2.4", 'k'), ("1.3", 'l')], ink);
    let mut heads = String::new();
    for (tip, base) in [(RIM - 45.0, RIM + 15.0), (far - RIM + 45.0, far - RIM - 15.0)] {
        heads.push('M');
        for corner in [(tip, 0.0), (base, 34.0), (base, -34.0)] {
            point(&mut heads, place(corner.0, corner.1));
            heads.push(' ');
        }
        heads.push('z');
    }
    ink.put(&mut out, "<path fill=\"$G\" stroke=\"$k\" stroke-width=\".8\" stroke-linejoin=\"round\" d=\"");
    out.push_str(&heads);
    out.push_str("\"/>");
    let mut gem = String::new();
    placed(&mut gem, (0, 0), "1.1", &ink.paint(GEM));
    at(&mut out, place(far / 2.0, 0.0), &gem);
    out
}
