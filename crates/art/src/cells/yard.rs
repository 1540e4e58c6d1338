//! The prison yard from above: walls, paving, the guards' walkway, the middle line and the cells in the corners.

use crate::glyph;
use crate::ink::Ink;
use crate::sign::{colour, outline};
use crate::svg::{at, put_in};

/// The viewBox of the whole board with its walls.
pub const VIEW: &str = "-3 -3 86 94";

const WALLS: &str = r#"<path fill="$v" d="M-3-3H83V91H-3z"/>
<path fill="$w" d="M-2.3-2.3H82.3V90.3H-2.3z"/>
<path fill="none" stroke="$W" stroke-width=".5" stroke-dasharray="4.4 .6" d="M-2.4-2.55H82.4M-2.4 90.55H82.4M-2.55-2.4V90.4M82.55-2.4V90.4"/>"#;
/// Light and dark fields: a row is one broken line as wide as the row is high.
const PAVING: &str = r#"<path fill="$f" d="M0 0H80V88H0z"/>
<path fill="none" stroke="$F" stroke-width="10" stroke-dasharray="10" d="M10 5H80M0 15H80M10 25H80M0 63H80M10 73H80M0 83H80"/>
<path fill="none" stroke="$g" stroke-width=".25" d="M0 10H80M0 20H80M0 68H80M0 78H80M10 0V30M20 0V30M30 0V30M40 0V30M50 0V30M60 0V30M70 0V30M10 58V88M20 58V88M30 58V88M40 58V88M50 58V88M60 58V88M70 58V88"/>
<path fill="none" stroke="$g" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="0 10" d="M10 10H71M10 20H71M10 68H71M10 78H71"/>
<path fill="none" stroke="$g" stroke-width=".35" stroke-linecap="round" stroke-linejoin="round" d="M20 13l2 1.2l.6 1.8l2 .8M57 20l-.8 2.2l1 1.6M34 0l.6 2l-1 1.4M70 25l-2.4.6l-1.2 1.8M12 68l1.4 1.6l-.4 2l1.4 1M50 83l-2-.6l-1.4 1.2M66 88l.4-2.4l1.8-1M30 61l-1.6.6l-1 2"/>
<path fill="$k" fill-opacity=".1" d="M0 0H80V.8H.8V88H0zM0 0H80V1.8H1.8V88H0z"/>"#;
const WALKWAY: &str = r#"<path fill="$s" d="M0 30H80V58H0z"/>
<path fill="none" stroke="$S" stroke-width="10" stroke-dasharray="10" d="M0 35H80M10 53H80"/>
<path fill="none" stroke="$t" stroke-width=".7" stroke-dasharray="2.2 .3" d="M0 30.1H80M0 57.9H80"/>
<path fill="none" stroke="$t" stroke-width=".6" stroke-dasharray="1.5 1.5" d="M12 35H68M68 53H12"/>
<path fill="none" stroke="$t" stroke-width="1" stroke-linejoin="round" stroke-linecap="round" d="M8.4 33.4H5.9Q3.4 33.4 3.4 35.9V38.4M6.8 31.6L8.6 33.4L6.8 35.2M1.6 36.8L3.4 38.6L5.2 36.8M71.6 33.4H74.1Q76.6 33.4 76.6 35.9V38.4M73.2 31.6L71.4 33.4L73.2 35.2M78.4 36.8L76.6 38.6L74.8 36.8M71.6 54.6H74.1Q76.6 54.6 76.6 52.1V49.6M73.2 56.4L71.4 54.6L73.2 52.8M78.4 51.2L76.6 49.4L74.8 51.2M8.4 54.6H5.9Q3.4 54.6 3.4 52.1V49.6M6.8 56.4L8.6 54.6L6.8 52.8M1.6 51.2L3.4 49.4L5.2 51.2"/>"#;
const LINE: &str = r#"<path fill="$m" d="M0 40H80V48H0z"/>
<path fill="none" stroke="$M" stroke-width="5" stroke-dasharray=".9 1.6" d="M.8 44H80"/>
<path fill="none" stroke="$k" stroke-width=".3" stroke-opacity=".6" d="M0 40.1H80M0 47.9H80"/>
<path fill="none" stroke="$k" stroke-width="1.3" d="M0 44H80"/>
<path fill="none" stroke="$b" stroke-width=".8" d="M0 44H80"/>
<path fill="none" stroke="$k" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 10" d="M5 44H76"/>
<path fill="none" stroke="$b" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 10" d="M5 44H76"/>"#;
/// Over the walls: towers in the corners, gates in the middle of each side.
const TOWERS: &str = r#"<path fill="none" stroke="$k" stroke-width=".4" d="M-.2-.2H80.2V88.2H-.2z"/>
<path fill="$W" stroke="$k" stroke-width=".4" d="M-2.8-2.8H-.2V-.2H-2.8zM80.2-2.8H82.8V-.2H80.2zM-2.8 88.2H-.2V90.8H-2.8zM80.2 88.2H82.8V90.8H80.2z
M-2.8 40H-.2V48H-2.8zM80.2 40H82.8V48H80.2zM37.5-2.8H42.5V-.2H37.5zM37.5 88.2H42.5V90.8H37.5z"/>
<path fill="none" stroke="$l" stroke-width="1.1" stroke-linecap="round" d="M-1.5-1.5h0M81.5-1.5h0M-1.5 89.5h0M81.5 89.5h0M-1.5 42v4M81.5 42v4M39-1.5h2M39 89.5h2"/>"#;

/// The board without anything on it.
#[must_use]
pub fn yard(ink: Ink) -> String {
    let mut out = String::with_capacity(12_000);
    for part in [WALLS, PAVING, WALKWAY, LINE, TOWERS] {
        ink.put(&mut out, part);
    }
    for corner in [(50, 50), (750, 50), (50, 830), (750, 830)] {
        at(&mut out, corner, &cell(None, ink));
    }
    let label = |out: &mut String, sign: &str, place: (i32, i32)| {
        let mut strokes = String::new();
        glyph::put(&mut strokes, sign, "scale(.27)", 'n', ink);
        at(out, place, &strokes);
    };
    for (file, sign) in (0..).zip(["a", "b", "c", "d", "e", "f", "g", "h"]) {
        label(&mut out, sign, (file * 100 + 50, -13));
        label(&mut out, sign, (file * 100 + 50, 892));
    }
    for (rank, sign) in (0..).zip(["8", "7", "6", "5", "4", "3", "2", "1"]) {
        let y = rank * 100 + if rank < 4 { 50 } else { 130 };
        label(&mut out, sign, (-13, y));
        label(&mut out, sign, (813, y));
    }
    out
}

const CLOSED: &str = r#"<path fill="$v" d="M-5-5H5V5H-5z"/><path fill="$w" d="M-3.9-3.9H3.9V3.9H-3.9z"/>
<path fill="none" stroke="$v" stroke-width=".9" d="M-2.4-3.9V3.9M0-3.9V3.9M2.4-3.9V3.9" transform="translate(.4 .3)"/>
<path fill="none" stroke="$W" stroke-width=".9" d="M-2.4-4V4M0-4V4M2.4-4V4M-4 0H4"/>
<path fill="$W" stroke="$v" stroke-width=".4" d="M-1.5-1.5H1.5V1.5H-1.5z"/>
<path fill="$v" d="M0-.9A.6.6 0 0 1 .35.2L.6 1H-.6L-.35.2A.6.6 0 0 1 0-.9z"/>"#;
const OPEN: &str = r#"<path fill="$*" stroke="$k" stroke-width=".4" d="M-4.8-4.8H4.8V4.8H-4.8z"/>
<path fill="$f" stroke="$k" stroke-width=".4" d="M-3.9-3.9H3.9V3.9H-3.9z"/>
<path fill="$k" fill-opacity=".2" d="M-3.7-3.7H3.7V-2.9H-2.9V3.7H-3.7z"/>
<path fill="none" stroke="$*" stroke-width=".8" stroke-opacity=".6" d="M-2.6-3.8V3.8M0-3.8V3.8M2.6-3.8V3.8"/>
<path fill="$f" stroke="$*" stroke-width="1.5" transform="scale(.56)" d=""#;

/// A corner cell: its owner's colour and shape, or shut with bars when nobody lives there.
#[must_use]
pub fn cell(owner: Option<usize>, ink: Ink) -> String {
    let Some(seat) = owner else { return ink.paint(CLOSED) };
    let mut out = String::new();
    put_in(&mut out, OPEN, colour(seat), ink);
    out.push_str(outline(seat));
    out.push_str("\"/>");
    out
}
