//! What can be done at a place: go through here, discover there, activate these, and where home is.

use super::chamber::{Chamber, niched, plaque};
use super::side::{Side, put_at};
use super::stones;
use super::symbol::Symbol;
use crate::ink::Ink;
use crate::svg::at;

/// Beyond the south side: a passage that nobody has seen the end of.
const DARK: &str = r#"<path fill="$N" fill-opacity=".3" d="M-10 20H10L12.4 26Q13 33 8.4 35.4Q4 38.4 0 36Q-4 38.4-8.4 35.4Q-13 33-12.4 26z"/><path fill="$N" stroke="$x" stroke-width=".8" stroke-dasharray="2 1.2" stroke-linejoin="round" d="M-8 20L-10 26Q-10.6 31.4-7 33Q-3.6 35.6 0 33.4Q3.6 35.6 7 33Q10.6 31.4 10 26L8 20z"/>
<path fill="none" stroke="$x" stroke-width=".6" stroke-linecap="round" d="M-5.4 21H5.4M-6 22.4H-4M4 22.4H6"/>"#;

/// A doorway that leads into the dark, with what it costs to find out: drawn beyond the side of the chamber around whose
/// middle it is put, up to 16 units far.
#[must_use]
pub fn access(side: Side, ink: Ink) -> String {
    let mut out = String::new();
    put_at(&mut out, side, DARK, ink);
    let (x, y) = side.step();
    let price = plaque([Symbol::Adventurer; 2], x != 0, ink);
    at(&mut out, (x * 275, y * 275), &price);
    out
}

const BRICKS: &str = r#"<path fill="$T" stroke="$k" stroke-width=".5" d="M-5.8 16.2H5.8V20H-5.8z"/><path fill="none" stroke="$V" stroke-width=".5" d="M-5.8 18.1H5.8M-2 16.2V18.1M2.4 16.2V18.1M-4 18.1V20M.2 18.1V20M4 18.1V20"/><path fill="none" stroke="$U" stroke-width=".5" d="M-5.4 16.7H5.4"/>"#;

/// In a doorway behind which lies a wall: nobody gets through here.
#[must_use]
pub fn blocked(side: Side, ink: Ink) -> String {
    let mut out = String::new();
    put_at(&mut out, side, BRICKS, ink);
    out
}

const LIT: &str = r#"<path fill="$L" fill-opacity=".6" d="M-5.6 15.4H5.6V20H-5.6z"/><path fill="none" stroke="$k" stroke-width="2" d="M-7 20.4V15.2H7V20.4"/><path fill="none" stroke="$l" stroke-width="1.2" d="M-7 20.4V15.2H7V20.4"/>
<path fill="$l" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M-4.4 17.8H-1.8V14.2H1.8V17.8H4.4L0 22.8z"/>"#;

/// Over a doorway of the chamber one stands in, when one can pay for what lies behind: light and an arrow.
#[must_use]
pub fn lit_doorway(side: Side, ink: Ink) -> String {
    let mut out = String::new();
    put_at(&mut out, side, LIT, ink);
    out
}

/// Over the stones of a chamber, when one can pay for this row of them: light around it.
#[must_use]
pub fn lit_stones(tier: usize, chamber: &Chamber, ink: Ink) -> String {
    let mut light = String::new();
    stones::put_light(&mut light, tier, chamber.stones.map_or(1, |stones| stones.tiers.len()), ink);
    niched(light, chamber)
}

const BREACH: &str = r#"<path fill="$N" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M-4.2 14.4L-6 16.4L-4.6 18.2L-6.2 20.4L-4.8 22.2L-6 24L-4.2 25.6H4.4L5.8 23.6L4.6 21.8L6.2 19.6L4.8 17.8L6 16L4.2 14.4z"/><path fill="$l" d="M-2 14.6H2L1.4 20L2.2 25.4H-2.2L-1.4 20z"/><path fill="none" stroke="$k" stroke-width=".7" d="M-2.4 16.2H2.4M-2.2 18H2.2M-2 20H2M-2.2 22H2.2M-2.4 23.8H2.4"/><path fill="$U" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M-9 17.6L-7.8 15L-5.2 15.2L-4.4 17.8L-6.6 19.4zM8.8 22.2L7.6 20.2L5.2 20.8L4.6 23.4L6.8 24.6zM-8 25.2L-7 22.4L-4.6 22.8L-4.8 25.6L-6.6 26.4zM8 18.4L7.2 15.4L5 15L4.2 17.4L6 19.2z"/>"#;

/// A secret passage through the walls between a chamber and the one beyond this side: a breach with a lit trail, drawn
/// over both.
#[must_use]
pub fn secret_passage(side: Side, ink: Ink) -> String {
    let mut out = String::new();
    put_at(&mut out, side, BREACH, ink);
    out
}

/// An arrow upwards with the star of the entrance in it, within five units around its middle; it is turned to where home is.
#[must_use]
pub fn arrow_home(ink: Ink) -> String {
    ink.paint(
        r#"<path fill="$l" stroke="$k" stroke-width=".6" stroke-linejoin="round" d="M0-4.8L4.4.2H2.4V4.7H-2.4V.2H-4.4z"/><path fill="$k" d="M0-2.4L.9-.3L3 .6L.9 1.5L0 3.6L-.9 1.5L-3 .6L-.9-.3z"/>"#,
    )
}
