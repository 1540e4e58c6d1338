//! What is said about a piece or a field: it may move, it is chosen, it may go there, what that costs, it may not.

use crate::glyph;
use crate::ink::Ink;

/// Around a piece that may move: a light disc with a broken ring.
#[must_use]
pub fn halo(ink: Ink) -> String {
    ink.paint(
        r#"<circle r="5" fill="$z" fill-opacity=".8"/>
<circle r="4.75" fill="none" stroke="$i" stroke-width=".6" stroke-dasharray="1.9 1.08"/>"#,
    )
}

/// Around the piece that was chosen: a frame of lamp light.
#[must_use]
pub fn chosen(ink: Ink) -> String {
    ink.paint(r#"<path fill="$l" stroke="$k" stroke-width=".4" d="M-4.2-5.3H4.2Q5.3-5.3 5.3-4.2V4.2Q5.3 5.3 4.2 5.3H-4.2Q-5.3 5.3-5.3 4.2V-4.2Q-5.3-5.3-4.2-5.3z"/><path fill="$z" d="M-3.5-4.2H3.5Q4.2-4.2 4.2-3.5V3.5Q4.2 4.2 3.5 4.2H-3.5Q-4.2 4.2-4.2 3.5V-3.5Q-4.2-4.2-3.5-4.2z"/>"#)
}

/// On a field where the chosen piece may go: corners around it and a dot in the middle.
#[must_use]
pub fn target(ink: Ink) -> String {
    ink.paint(
        r#"<path fill="$z" fill-opacity=".8" d="M-4.6-4.6H4.6V4.6H-4.6z"/>
<path fill="none" stroke="$i" stroke-width=".8" d="M-4.4-2.2V-4.4H-2.2M2.2-4.4H4.4V-2.2M4.4 2.2V4.4H2.2M-2.2 4.4H-4.4V2.2"/>
<circle r="1.5" fill="$l" stroke="$k" stroke-width=".6"/>"#,
    )
}

/// Over a piece that is locked for the rest of the turn: a veil and a padlock.
#[must_use]
pub fn locked(ink: Ink) -> String {
    ink.paint(
        r#"<circle r="4.7" fill="$F" fill-opacity=".45"/>
<path fill="none" stroke="$k" stroke-width="1.5" d="M-4.5 2.6V1.9A1.1 1.1 0 0 1-2.3 1.9V2.6"/>
<path fill="none" stroke="$P" stroke-width=".7" d="M-4.5 2.6V1.9A1.1 1.1 0 0 1-2.3 1.9V2.6"/>
<path fill="$P" stroke="$k" stroke-width=".45" d="M-5.2 2.4H-1.6V5H-5.2z"/>
<path fill="$k" d="M-3.9 3h1l.2 1.3h-1.4z"/>"#,
    )
}

/// In the corner of a target: how many moves it takes, from 1 to 8.
#[must_use]
pub fn cost(moves: u8, ink: Ink) -> String {
    const DIGITS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
    let mut out =
        ink.paint(r#"<circle cx="3" cy="-3" r="2.2" fill="$k"/><circle cx="3" cy="-3" r="1.85" fill="$l"/>"#);
    let digit = usize::from(moves).checked_sub(1).and_then(|index| DIGITS.get(index));
    glyph::put(&mut out, digit.copied().unwrap_or_default(), "translate(3 -3) scale(.4)", 'k', ink);
    out
}

/// On a field where a piece may not go: a cross.
#[must_use]
pub fn refused(ink: Ink) -> String {
    ink.paint(
        r#"<path fill="none" stroke="$p" stroke-width="2.2" stroke-linecap="round" d="M-3-3L3 3M3-3L-3 3"/>
<path fill="none" stroke="$r" stroke-width="1.3" stroke-linecap="round" d="M-3-3L3 3M3-3L-3 3"/>"#,
    )
}
