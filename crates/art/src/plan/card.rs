//! Backs, and the cards that show a place.

use super::mark::{Mark, mark};
use super::people::sandra;
use super::place::{Gate, Place, place};
use crate::glyph;
use crate::ink::Ink;
use crate::svg::placed;

const BACK: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$p" stroke="$k" stroke-width="2"/><rect x="6" y="6" width="88" height="128" rx="6" fill="$*" stroke="$k" stroke-width="2"/>"#;
const CONTACTS: &str = r#"<path fill="none" stroke="$H" stroke-width="2" d="M12 18Q12 12 18 12H82Q88 12 88 18V122Q88 128 82 128H18Q12 128 12 122z"/><g stroke="$k" stroke-width="2.4" stroke-linejoin="round"><path fill="$v" d="M18 108Q18 84 40 80H60Q82 84 82 108z"/><path fill="$v" d="M33 66Q30 34 50 34T67 66Q64 82 50 82T33 66z"/><path fill="$H" d="M22 44Q36 41 37 36L40 24Q50 18 60 24L63 36Q64 41 78 44Q50 54 22 44z"/></g><path fill="none" stroke="$l" stroke-width="5" stroke-linecap="round" d="M44 58Q44 52 50 52T56 58Q56 62 50 65V68M50 75V75.1"/>"#;
/// A city map with a way marked on it.
const PLANS: &str = r#"<path fill="$P" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M14 32L38 22L62 32L86 22V108L62 118L38 108L14 118z"/><path fill="$k" fill-opacity=".14" d="M38 22L62 32V118L38 108z"/><path fill="none" stroke="$_" stroke-width="3" d="M14 60L38 50L62 62L86 52M38 86L62 96L86 84M26 27V112M74 27V113"/><path fill="none" stroke="$r" stroke-width="4" stroke-dasharray="7 5" d="M22 104Q30 84 46 84T58 62T74 42"/><path fill="none" stroke="$r" stroke-width="5" stroke-linecap="round" d="M67 34L81 48M81 34L67 48"/><circle cx="22" cy="104" r="4.5" fill="$r" stroke="$k" stroke-width="1.5"/>"#;
const PATROL: &str = r#"<circle cx="36" cy="62" r="28" fill="$e" fill-opacity=".55"/><circle cx="64" cy="62" r="28" fill="$u" fill-opacity=".7"/><g stroke="$k" stroke-width="2.4" stroke-linejoin="round"><path fill="$p" d="M14 104V86Q14 80 20 79L28 62Q30 58 35 58H65Q70 58 72 62L80 79Q86 80 86 86V104z"/><path fill="$x" d="M29 78L35 64H65L71 78z"/><path fill="$e" d="M34 58V50H50V58z"/><path fill="$u" d="M50 58V50H66V58z"/><path fill="$l" d="M18 86H32V94H18zM68 86H82V94H68z"/><path fill="$k" d="M18 104H32V112H18zM68 104H82V112H68zM40 88H60V98H40z"/></g>"#;

/// Bars and the shadow that they cast.
const CELL: &str = r#"<path fill="none" stroke="$k" stroke-opacity=".35" stroke-width="8" d="M24 8V132M42 8V132M60 8V132M78 8V132"/><path fill="none" stroke="$k" stroke-width="7" d="M20 7V133M38 7V133M62 7V133M80 7V133"/><path fill="none" stroke="$x" stroke-width="3.4" d="M20 7V133M38 7V133M62 7V133M80 7V133"/>"#;

/// What a deck has on its backs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says which")]
pub enum Deck {
    Contacts,
    Plans,
    Patrol,
    Inspector,
}

impl Deck {
    /// All four.
    pub const ALL: [Deck; 4] = [Deck::Contacts, Deck::Plans, Deck::Patrol, Deck::Inspector];
}

fn framed(tone: char, shapes: &str, ink: Ink) -> String {
    let mut out = String::new();
    crate::svg::put_in(&mut out, BACK, tone, ink);
    ink.put(&mut out, shapes);
    out
}

/// The back of a card (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn back(deck: Deck, ink: Ink) -> String {
    match deck {
        Deck::Contacts => framed('N', CONTACTS, ink),
        Deck::Plans => framed('Q', PLANS, ink),
        Deck::Patrol => framed('N', PATROL, ink),
        Deck::Inspector => {
            let mut out = framed('B', "", ink);
            placed(&mut out, (500, 700), "4.2", &sandra(ink));
            out
        }
    }
}

/// A patrol card for an exit, 1 to 3 (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn patrol(exit: u8, ink: Ink) -> String {
    let mut out = framed('N', "", ink);
    placed(&mut out, (0, 190), "1", &ink.paint(PATROL));
    placed(&mut out, (500, 400), "1.9", &place(Place::Exit(exit, Gate::Closing), ink));
    out
}

/// An Inspector card: where Sandra goes (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn inspector(at: Place, ink: Ink) -> String {
    let mut out = framed('P', "", ink);
    placed(&mut out, (500, 620), "2.5", &place(at, ink));
    placed(&mut out, (500, 1160), "1.3", &sandra(ink));
    out
}

/// Handcuffs as a card, for the slot of a contact (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn handcuffs(ink: Ink) -> String {
    let mut out = framed('E', CELL, ink);
    placed(&mut out, (500, 730), "3.4", &mark(Mark::Handcuffs, ink));
    out
}

/// A place for a card where none is; `lit` when one may go there (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn card_slot(lit: bool, ink: Ink) -> String {
    ink.paint(if lit {
        r#"<rect x="3" y="3" width="94" height="134" rx="9" fill="$L" fill-opacity=".35" stroke="$a" stroke-width="3" stroke-dasharray="9 6"/>"#
    } else {
        r#"<rect x="3" y="3" width="94" height="134" rx="9" fill="$x" fill-opacity=".16" stroke="$x" stroke-width="2.5" stroke-dasharray="8 6"/>"#
    })
}

/// A place of the belt with its price, 1 to 5 (viewBox [`TILE`](super::TILE)).
#[must_use]
pub fn belt(price: u8, ink: Ink) -> String {
    const PRICES: [&str; 5] = ["1", "2", "3", "4", "5"];
    let mut out = ink.paint(r#"<path fill="$x" fill-opacity=".16" stroke="$x" stroke-width="1.5" stroke-dasharray="4 3" d="M-18-18H18V-4A4 4 0 0 0 18 4V18H-18V4A4 4 0 0 0-18-4z"/><circle r="9" fill="$y" stroke="$k" stroke-width="1.2"/>"#);
    let price = PRICES[usize::from(price.clamp(1, 5)) - 1];
    glyph::put_wide(&mut out, price, "scale(2.1)", "1.3", 'p', ink);
    out
}

/// The back of a hex of the city, for its stack (viewBox [`HEX`](super::HEX)).
#[must_use]
pub fn hex_back(ink: Ink) -> String {
    ink.paint(r#"<path fill="$N" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M0-60L52-30V30L0 60L-52 30V-30z"/><path fill="none" stroke="$H" stroke-width="2" stroke-linejoin="round" d="M0-52L45-26V26L0 52L-45 26V-26z"/><path fill="$D" d="M-38 20V-4H-28V-16H-16V6H-8V-28H6V-2H14V-18H26V2H38V20z"/><path fill="none" stroke="$l" stroke-width="2.6" stroke-dasharray="2.6 2.6" d="M-24-10V14M-3-22V14M2-22V14M18-12V14M22-12V14M-34 2V14M32 8V14"/><path fill="$_" d="M-42 20H42V27H-42z"/><path fill="none" stroke="$l" stroke-width="1" stroke-dasharray="5 4" d="M-42 23.5H42"/>"#)
}
