//! What curses ask of the player at the screen: a closed mouth, a hand that holds a corner, standing up. (Rules §3.7)

use crate::ink::Ink;
use crate::svg::{placed, traced};

/// Sewn up, nine units around their middle.
pub(super) const LIPS: &str = r#"<g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$E" d="M-8.6-.2Q-5-4.8-2.2-4.6Q-.8-4.4 0-3.5Q.8-4.4 2.2-4.6Q5-4.8 8.6-.2Q4 1 0 .4T-8.6-.2z"/><path fill="$e" d="M-8.6-.2Q-4 1 0 .4T8.6-.2Q4.6 5.4 0 5.4T-8.6-.2z"/></g><path fill="$p" fill-opacity=".6" d="M-3.4 3.2Q0 4.2 3.4 3.2Q0 5-3.4 3.2z"/><path fill="none" stroke="$k" stroke-width="1.1" stroke-linecap="round" d="M-6-1.4L-4.6 1.8M-4.4-1.6L-6 1.8M-2.9-1.6L-1.3 2.2M-1.1-1.4L-2.9 2.2M1.3-1.4L2.9 2.2M2.9-1.6L1.1 2.2M4.6-1.6L6 1.8M6-1.4L4.4 1.8"/>"#;
const BUBBLE: &str = r#"<path fill="$p" stroke="$k" stroke-width=".9" stroke-linejoin="round" d="M-7.6-8.4H7.6Q9.4-8.4 9.4-6.6V3.4Q9.4 5.2 7.6 5.2H-.8L-5.2 9.2V5.2H-7.6Q-9.4 5.2-9.4 3.4V-6.6Q-9.4-8.4-7.6-8.4z"/>"#;

/// A mouth that is sewn up, in a speech bubble: nobody hears this player. Within ten units around its middle.
#[must_use]
pub fn closed_mouth(ink: Ink) -> String {
    let mut out = ink.paint(BUBBLE);
    placed(&mut out, (0, -18), ".86", &ink.paint(LIPS));
    out
}

/// An open hand with a spell in its palm, nine units around its middle.
pub(super) fn hand(ink: Ink) -> String {
    let mut out = String::new();
    let palm = "M-4.1 1.6L-5.4-3.2M-1.5-.4L-2-6.6M1.4-.6L1.8-6.8M4 .8L5.3-4.4M4 4.4L7.2.6M-3.6 2L-3 5.6Q-1.6 6.8 0 6.8T3 5.6L3.6 2L0 .6zM-1.4 3.4H1.4";
    traced(&mut out, palm, &[("4.4", 'k'), ("2.9", 'p')], ink);
    let spell = "M.1 3.6Q.9 2.9.2 2.4T-1.3 3.6T.4 5.2T2.6 3.5T.8 1.4";
    traced(&mut out, spell, &[("0.9", 'Q')], ink);
    out
}

const PAD: &str =
    r#"<circle r="9" fill="$F" fill-opacity=".5" stroke="$x" stroke-width=".9" stroke-dasharray="2.4 1.6"/>"#;
const LIT_PAD: &str =
    r#"<circle r="9" fill="$l" stroke="$k" stroke-width=".9"/><circle r="7" fill="$p" fill-opacity=".6"/>"#;
const PRESS: &str = r#"<path fill="$l" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M5.2 3.6H8.2V6H9.8L6.7 9.6L3.6 6H5.2z"/>"#;

/// The corner that the bewitched hand holds: a hand above an empty ring, with an arrow down; or one that lies on a lit
/// plate. Within ten units around its middle.
#[must_use]
pub fn hold(held: bool, ink: Ink) -> String {
    let mut out = ink.paint(if held { LIT_PAD } else { PAD });
    placed(&mut out, if held { (0, 6) } else { (-10, -14) }, ".8", &hand(ink));
    if !held {
        ink.put(&mut out, PRESS);
    }
    out
}

const UPRIGHT: &str = r#"<g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$B" d="M-2.6 3.4H2.6V8.9H.4V5.4H-.4V8.9H-2.6z"/><path fill="$A" d="M-3.6 4.8V-1Q-3.6-3.2-1.6-3.2H1.6Q3.6-3.2 3.6-1V4.8z"/><path fill="$p" d="M-1.9-6.4V-5C-1.9-2.4 1.9-2.4 1.9-5V-6.4z"/><path fill="$b" d="M-3.7-6Q-2.8-6.8-1.9-6.8Q-1.9-9.4-.8-9.2Q0-8.8.8-9.2Q1.9-9.4 1.9-6.8Q2.8-6.8 3.7-6Q0-5-3.7-6z"/></g><path fill="none" stroke="$k" stroke-width=".6" d="M-2.1-.6V4.6M2.1-.6V4.6"/><path fill="$k" d="M-1.1-5.2h.7v.9h-.7zM.4-5.2h.7v.9H.4z"/><path fill="$e" d="M-1.4-2.9H1.4L0-1.2z"/>"#;

/// A standing figure, within ten units above and below its middle and four to each side.
#[must_use]
pub fn upright(ink: Ink) -> String {
    ink.paint(UPRIGHT)
}
