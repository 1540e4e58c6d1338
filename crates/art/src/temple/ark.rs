//! Magic stones: one, the goddess's, and the ark that holds those which are still to be activated.

use crate::ink::Ink;
use crate::svg::placed;

pub(super) const GEM: &str = r#"<path fill="$G" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M-1.5-2.7H1.5L2.8-.8L0 2.9L-2.8-.8z"/><path fill="$I" d="M1.4-2.4L2.4-.8L0 2.5V-.8H1.2z"/><path fill="$p" fill-opacity=".8" d="M-1.3-2.3H.2L-.8-.9H-2.3z"/>"#;
pub(super) const DEAD: &str = r#"<path fill="$k" stroke="$X" stroke-width=".5" stroke-linejoin="round" d="M-1.5-2.7H1.5L2.8-.8L0 2.9L-2.8-.8z"/><path fill="none" stroke="$X" stroke-width=".4" stroke-linejoin="round" d="M-.6-2.6L.3-1L-.6 0L.4 1.4"/>"#;

/// One magic stone, within three units around its middle.
#[must_use]
pub fn gem(ink: Ink) -> String {
    ink.paint(GEM)
}

const SETTING: &str = r#"<path fill="$b" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M0-4.9L1.6-3.4Q4.6-4.6 4.9-2Q4 -1.4 4.6.4Q3.6 1 3.6 2.2Q2 2.4 1.4 4L0 4.9L-1.4 4Q-2 2.4-3.6 2.2Q-3.6 1-4.6.4Q-4-1.4-4.9-2Q-4.6-4.6-1.6-3.4z"/><circle cy="-.2" r="2.9" fill="$p" stroke="$k" stroke-width=".5"/><path fill="none" stroke="$B" stroke-width=".5" d="M-4.2-2.2Q-3.6-1.6-3.4-.8M4.2-2.2Q3.6-1.6 3.4-.8"/>"#;

/// A stone of the goddess, in a winged setting, within five units around its middle.
#[must_use]
pub fn goddess_stone(ink: Ink) -> String {
    let mut out = ink.paint(SETTING);
    placed(&mut out, (0, -2), ".8", &ink.paint(GEM));
    out
}

const CHEST: &str = r#"<path fill="$k" fill-opacity=".3" d="M2.5 10H59V37.5H2.5z"/><g stroke="$k" stroke-width=".6" stroke-linejoin="round"><path fill="$B" d="M1 9H57L55.5 36H2.5z"/><path fill="$b" d="M1 9L4 3H54L57 9z"/><path fill="$V" d="M4 12H54L53 33H5z"/><path fill="$l" d="M26 3L29 .5L32 3L33 9L29 12L25 9z"/></g><path fill="$k" d="M27 5.2h1.2v1.8H27zM29.8 5.2H31v1.8h-1.2zM27.4 8.6H30.6V9.3H27.4z"/>
<path fill="none" stroke="$l" stroke-width=".5" d="M4 10.5H24M34 10.5H54"/>"#;
/// How many stones lie beside each other in the ark, and how many rows there are.
const ROW: u8 = 9;
const ROWS: u8 = 3;

/// The ark with the stones that are still to be activated, and the goddess's stones beside it (viewBox 0 0 72 38).
/// There is room for 27 and 2.
#[must_use]
pub fn ark(stones: u8, goddess: u8, ink: Ink) -> String {
    let mut out = ink.paint(CHEST);
    let stone = ink.paint(GEM);
    for index in 0..stones.min(ROW * ROWS) {
        let (row, place) = (i32::from(index / ROW), i32::from(index % ROW));
        // From the bottom up, each row a little narrower than the one above it, as the chest is.
        placed(&mut out, (76 + place * 53 + 2 * row, 298 - 68 * row), ".92", &stone);
    }
    let own = goddess_stone(ink);
    for index in 0..goddess.min(2) {
        placed(&mut out, (652, 290 - 140 * i32::from(index)), "1.2", &own);
    }
    out
}
