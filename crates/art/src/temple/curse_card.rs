//! Curse cards: what lies in front of a cursed player, and what breaks it.

use super::curse::{Curse, curse_picture};
use super::emblem::CURSE;
use super::symbol::{Symbol, symbol};
use crate::ink::Ink;
use crate::svg::{number, placed, traced};

/// The viewBox of a card.
pub const CARD_VIEW: &str = "-16 -22 32 44";

const BOARD: &str = r#"<path fill="$k" fill-opacity=".3" d="M-12.4-19.6H13.6Q15.6-19.6 15.6-17.6V19.6Q15.6 21.6 13.6 21.6H-12Q-14 21.6-14 19.6z"/><path fill="$Q" stroke="$k" stroke-width=".8" d="M-12.4-20.6H12.4Q14.6-20.6 14.6-18.4V18.4Q14.6 20.6 12.4 20.6H-12.4Q-14.6 20.6-14.6 18.4V-18.4Q-14.6-20.6-12.4-20.6z"/><path fill="none" stroke="$q" stroke-width=".7" d="M-11.9-19.4H11.9Q13.4-19.4 13.4-17.9V17.9Q13.4 19.4 11.9 19.4H-11.9Q-13.4 19.4-13.4 17.9V-17.9Q-13.4-19.4-11.9-19.4z"/>"#;
const STRIP: &str = r#"<path fill="$p" stroke="$k" stroke-width=".7" d="M-10.9 7.9H10.9Q12.5 7.9 12.5 9.5V17Q12.5 18.6 10.9 18.6H-10.9Q-12.5 18.6-12.5 17V9.5Q-12.5 7.9-10.9 7.9z"/>"#;
const ALONE: &str = r#"<path fill="none" stroke="$q" stroke-width=".8" stroke-linecap="round" d="M-8-15.8H8M-4-17.4H4M-8 15.8H8M-4 17.4H4"/>"#;

/// Where the symbols are on a card, in tenths.
const ROW: i32 = 132;
const APART: i32 = 81;

/// The front of a curse card, 32 × 44 units around its middle: what it does, and the symbols that break it. A card that
/// is discarded after it was read has no symbols.
#[must_use]
pub fn curse_card(curse: Curse, breaks: Option<[Symbol; 3]>, ink: Ink) -> String {
    let mut out = ink.paint(BOARD);
    let Some(breaks) = breaks else {
        ink.put(&mut out, ALONE);
        placed(&mut out, (0, 0), "1.3", &curse_picture(curse, ink));
        return out;
    };
    placed(&mut out, (0, -64), "1.26", &curse_picture(curse, ink));
    ink.put(&mut out, STRIP);
    for (wanted, place) in breaks.into_iter().zip([-APART, 0, APART]) {
        placed(&mut out, (place, ROW), ".78", &symbol(wanted, ink));
    }
    out
}

/// The back of a curse card, 32 × 44 units around its middle.
#[must_use]
pub fn curse_back(ink: Ink) -> String {
    let mut out = ink.paint(BOARD);
    ink.put(&mut out, ALONE);
    placed(&mut out, (0, 0), "2.2", &ink.paint(CURSE));
    out
}

/// The light around a card that its owner can pay for.
#[must_use]
pub fn lit_card(ink: Ink) -> String {
    let mut out = String::new();
    let edge = "M-12.4-20.6H12.4Q14.6-20.6 14.6-18.4V18.4Q14.6 20.6 12.4 20.6H-12.4Q-14.6 20.6-14.6 18.4V-18.4Q-14.6-20.6-12.4-20.6z";
    traced(&mut out, edge, &[("2.6", 'k'), ("1.6", 'l')], ink);
    out
}

/// Over a symbol of a card, from 0 to 2, that one of the owner's dice shows: a frame of light and a tick.
#[must_use]
pub fn lit_break(index: usize, ink: Ink) -> String {
    let mut frame = String::from("M");
    number(&mut frame, (index.min(2) as i32 - 1) * APART - 41);
    frame.push_str(" 8.3h8.2v9.8h-8.2z");
    let mut out = String::new();
    traced(&mut out, &frame, &[("1.6", 'k'), ("0.9", 'l')], ink);
    let tick = "M-1.3.1L-.3 1.1L1.4-1.1";
    let mut mark = ink.paint(r#"<circle r="2.3" fill="$l" stroke="$k" stroke-width=".5"/>"#);
    traced(&mut mark, tick, &[("0.8", 'k')], ink);
    placed(&mut out, ((index.min(2) as i32 - 1) * APART, ROW + 50), "1", &mark);
    out
}
