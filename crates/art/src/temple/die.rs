//! Dice, in every state they can be in.

use super::symbol::{Symbol, symbol};
use crate::ink::Ink;

/// What state a die is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// It must be thrown before it can be used: a dashed, hatched outline with an arrow that goes round.
    Blank,
    /// It shows a symbol that can be used.
    Showing,
    /// It shows a symbol and is not thrown with the others: raised and framed with light, over a bar.
    Kept,
    /// The black mask holds it: dark, in chains.
    Locked,
    /// It is in the air.
    Spinning,
}

const BODY: &str = r#"<path fill="$k" fill-opacity=".3" d="M-3.6-5H4.6Q6.4-5 6.4-3.2V4.7Q6.4 6.5 4.6 6.5H-3.6Q-5.2 6.5-5.2 4.7V-3.2Q-5.2-5-3.6-5z"/>
<path fill="$p" stroke="$k" stroke-width=".6" d="M-4-5.8H4Q5.8-5.8 5.8-4V4Q5.8 5.8 4 5.8H-4Q-5.8 5.8-5.8 4V-4Q-5.8-5.8-4-5.8z"/>
<path fill="$P" d="M-5.5 3.2Q-5.2 4.8-3.6 4.8H3.6Q5.2 4.8 5.5 3.2V4Q5.5 5.5 4 5.5H-4Q-5.5 5.5-5.5 4z"/>"#;
const BLANK: &str = r#"<path fill="$F" fill-opacity=".5" stroke="$x" stroke-width=".6" stroke-dasharray="1.7 1.2" d="M-4-5.8H4Q5.8-5.8 5.8-4V4Q5.8 5.8 4 5.8H-4Q-5.8 5.8-5.8 4V-4Q-5.8-5.8-4-5.8z"/>
<path fill="none" stroke="$x" stroke-width=".4" stroke-opacity=".55" d="M-5.4-1.8L-1.8-5.4M-5.4 1.8L-3.6 0M0-3.6L1.8-5.4M5.4 1.8L1.8 5.4M5.4-1.8L3.6 0M0 3.6L-1.8 5.4M-5.4 5.1L-3.4 3.1M5.4-5.1L3.4-3.1"/>
<path fill="none" stroke="$x" stroke-width="1" stroke-linecap="round" d="M2.3-1.2A2.6 2.6 0 1 0 2.5 1"/><path fill="$x" d="M3.6-2.9L3.3.3L.7-1.2z"/>"#;
const BAR: &str = r#"<path fill="$k" d="M-4.2 5.2H4.2Q5.2 5.2 5.2 6.1T4.2 7H-4.2Q-5.2 7-5.2 6.1T-4.2 5.2z"/><path fill="$l" d="M-4.2 5.7H4.2Q4.7 5.7 4.7 6.1T4.2 6.5H-4.2Q-4.7 6.5-4.7 6.1T-4.2 5.7z"/>
<path fill="$l" stroke="$k" stroke-width=".5" d="M-3.4-6.7H3.4Q5.6-6.7 5.6-4.5V2.4Q5.6 4.6 3.4 4.6H-3.4Q-5.6 4.6-5.6 2.4V-4.5Q-5.6-6.7-3.4-6.7z"/>
<path fill="$p" stroke="$k" stroke-width=".4" d="M-3.3-5.7H3.3Q4.6-5.7 4.6-4.4V2.3Q4.6 3.6 3.3 3.6H-3.3Q-4.6 3.6-4.6 2.3V-4.4Q-4.6-5.7-3.3-5.7z"/>"#;
const LOCKED: &str = r#"<path fill="$Q" stroke="$k" stroke-width=".6" d="M-4-5.8H4Q5.8-5.8 5.8-4V4Q5.8 5.8 4 5.8H-4Q-5.8 5.8-5.8 4V-4Q-5.8-5.8-4-5.8z"/>
<path fill="$k" fill-opacity=".45" d="M-5.5 1Q0 3.4 5.5 1V4Q5.5 5.5 4 5.5H-4Q-5.5 5.5-5.5 4z"/>
<path fill="none" stroke="$k" stroke-width="2.5" d="M-6.3-6.3L6.3 6.3M6.3-6.3L-6.3 6.3"/><path fill="none" stroke="$P" stroke-width="1.5" stroke-dasharray="1.7 .55" d="M-6.3-6.3L6.3 6.3M6.3-6.3L-6.3 6.3"/><path fill="none" stroke="$k" stroke-width=".5" stroke-dasharray=".7 1.55" stroke-dashoffset="-.5" d="M-6.3-6.3L6.3 6.3M6.3-6.3L-6.3 6.3"/>"#;
const SPINNING: &str = r#"<g fill="none" stroke="$x" stroke-width=".8" stroke-linecap="round"><path d="M-6.6-1.7A6.8 6.8 0 0 1-3.2-6M6.6 1.7A6.8 6.8 0 0 1 3.2 6"/><path stroke-opacity=".6" d="M-6.2 2.8A6.8 6.8 0 0 0-4.4 5.2M6.2-2.8A6.8 6.8 0 0 0 4.4-5.2"/></g>
<path fill="$P" fill-opacity=".5" stroke="$x" stroke-width=".5" transform="rotate(-16) scale(.76)" d="M-4-5.8H4Q5.8-5.8 5.8-4V4Q5.8 5.8 4 5.8H-4Q-5.8 5.8-5.8 4V-4Q-5.8-5.8-4-5.8z"/>
<g transform="rotate(24) scale(.76)"><path fill="$p" stroke="$k" stroke-width=".8" d="M-4-5.8H4Q5.8-5.8 5.8-4V4Q5.8 5.8 4 5.8H-4Q-5.8 5.8-5.8 4V-4Q-5.8-5.8-4-5.8z"/>
<path fill="none" stroke="$x" stroke-width="1.2" stroke-linecap="round" d="M.2.2Q1.4-.8.4-1.5T-2 0T.2 2.6T3.4.2T.6-3.6"/></g>"#;

/// A die, within seven units around its middle. Locked dice always show the black mask; blank and spinning ones show
/// no symbol, whatever they had.
#[must_use]
pub fn die(face: Option<Symbol>, look: Look, ink: Ink) -> String {
    let (below, face, place) = match look {
        Look::Blank => (BLANK, None, ""),
        Look::Spinning => (SPINNING, None, ""),
        Look::Showing => (BODY, face, "translate(0 -.3) scale(.98)"),
        Look::Kept => (BAR, face, "translate(0 -1.1) scale(.84)"),
        Look::Locked => (LOCKED, Some(Symbol::Black), "scale(.84)"),
    };
    let mut out = ink.paint(below);
    if let Some(face) = face {
        out.push_str("<g transform=\"");
        out.push_str(place);
        out.push_str("\">");
        out.push_str(&symbol(face, ink));
        out.push_str("</g>");
    }
    out
}

const RIBBON: &str = r#"<g stroke="$k" stroke-width=".5" stroke-linejoin="round"><path fill="$e" d="M-1.1-5.5H1.1V5.5H-1.1zM-5.5-1.1H5.5V1.1H-5.5z"/>
<path fill="$e" d="M0-4.8Q-1.6-7.4-3.8-6.6T-3.6-3.6Q-1.8-3.2 0-4.8Q1.8-3.2 3.6-3.6T3.8-6.6T0-4.8z"/><path fill="$E" d="M0-4.8Q-1.4-5.9-2.6-5.4Q-2-4.4 0-4.8Q2-4.4 2.6-5.4Q1.4-5.9 0-4.8z"/><circle cy="-4.8" r=".9" fill="$l"/></g>"#;

/// The die that somebody who escapes leaves to a mate: one with a ribbon. Within seven units around its middle.
#[must_use]
pub fn gift_die(ink: Ink) -> String {
    let mut out = ink.paint(BODY);
    ink.put(&mut out, RIBBON);
    out
}

const HALVES: &str = r#"<path fill="$k" fill-opacity=".3" d="M-6.4 3.4H7V6.8H-6.2z"/><g stroke="$k" stroke-width=".6" stroke-linejoin="round"><g transform="translate(-1.1 .2) rotate(-10)"><path fill="$p" d="M-4-5.8H.6L-1-2.2L.8-.4L-1.2 2.6L0 5.8H-4Q-5.8 5.8-5.8 4V-4Q-5.8-5.8-4-5.8z"/><path fill="$P" stroke="none" d="M-5.5 3.6Q-5.2 4.9-3.6 4.9H-.7L-.4 5.5H-4Q-5.5 5.5-5.5 4z"/><path fill="$b" d="M-.3-4L-1.1-3.5L-2.8-3.8L-2.9-2.1L-4.5-1.4L-3.6 0L-4.5 1.4L-2.9 2.1L-2.8 3.8L-.8 3.5L-1.2 2.6L.8-.4L-1-2.2z"/><path fill="$k" stroke="none" d="M-2.8-.8Q-2-1.8-1.2-.8V0H-2.8z"/></g>
<g transform="translate(1.3 .4) rotate(11)"><path fill="$p" d="M.6-5.8H4Q5.8-5.8 5.8-4V4Q5.8 5.8 4 5.8H0L-1.2 2.6L.8-.4L-1-2.2z"/><path fill="$P" stroke="none" d="M-.3 4.9H3.6Q5.2 4.9 5.5 3.6V4Q5.5 5.5 4 5.5H-.1z"/><path fill="$b" d="M-.2-4.1L1.1-3.5L2.8-3.8L2.9-2.1L4.5-1.4L3.6 0L4.5 1.4L2.9 2.1L2.8 3.8L1.1 3.5L-.6 4.2L-1.2 2.6L.8-.4L-1-2.2z"/><path fill="$k" stroke="none" d="M2.8-.8Q2-1.8 1.2-.8V0H2.8zM.2 1.2H2Q1.6 2.4-.4 2.2z"/></g></g>"#;

/// A die in two pieces, set aside by a curse. Within seven units around its middle.
#[must_use]
pub fn broken_die(ink: Ink) -> String {
    ink.paint(HALVES)
}

const EDGE: &str = r#"<g stroke="$k" stroke-width=".6" stroke-linejoin="round"><path fill="$B" d="M-7-.6H-1V2H-7zM-5.6 2H-3.4V6.6H-5.6z"/><path fill="$b" d="M-7-2.4H-1.8L-1-.6H-7z"/></g><path fill="none" stroke="$x" stroke-width=".8" stroke-linecap="round" d="M-6-4.8Q-3-6.8 0-5.6M-4.6-3.8Q-2.6-4.9-1-4.4M5.8-5.2V-6.4M3.6-5V-6.6"/>"#;

/// A die that rolls over the edge of the tray and is lost. Within seven units around its middle.
#[must_use]
pub fn falling_die(ink: Ink) -> String {
    let mut out = ink.paint(EDGE);
    out.push_str("<g transform=\"translate(2.7 1.5) rotate(26) scale(.68)\">");
    ink.put(&mut out, BODY);
    out.push_str(&symbol(Symbol::Key, ink));
    out.push_str("</g>");
    out
}
