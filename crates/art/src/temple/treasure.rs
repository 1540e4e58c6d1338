//! Treasures: a tile that lies face up on a chamber, and a larger picture for the tray. (Rules §1.11, §3.3)

use super::ark::GEM;
use super::emblem::CURSE;
use super::pawn::PORTRAIT;
use super::symbol::{Symbol, symbol};
use crate::ink::Ink;
use crate::svg::{placed, traced};

/// What a treasure can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Treasure {
    /// It frees all locked dice of everybody.
    RestoringMask,
    /// It opens a wall between two chambers.
    SecretPassage,
    /// Two torches for one action.
    DoubleTorch,
    /// Two keys for one action.
    DoubleKey,
    /// It takes an adventurer to a mate far away.
    Teleport,
    /// It activates a stone.
    StoneConjurer,
    /// It makes a chamber the safe one.
    GiantTorch,
    /// It removes a curse.
    Counterspell,
}

impl Treasure {
    /// Every treasure, in the order of the rules.
    pub const ALL: [Treasure; 8] = [
        Treasure::RestoringMask,
        Treasure::SecretPassage,
        Treasure::DoubleTorch,
        Treasure::DoubleKey,
        Treasure::Teleport,
        Treasure::StoneConjurer,
        Treasure::GiantTorch,
        Treasure::Counterspell,
    ];

    /// The treasure with this name in the rules: `double_key`.
    #[must_use]
    pub fn read(name: &str) -> Option<Treasure> {
        NAMES.iter().position(|known| *known == name).map(|index| Treasure::ALL[index])
    }
}

const NAMES: [&str; 8] = [
    "restoring_mask",
    "secret_passage",
    "double_torch",
    "double_key",
    "teleport",
    "stone_conjurer",
    "giant_torch",
    "counterspell",
];

/// The ground behind every treasure: a dark plate with cut corners, a rim of brass, and the light of a lamp.
const PLATE: &str = r#"<path fill="$b" stroke="$k" stroke-width=".9" stroke-linejoin="round" d="M-6.2-9.6H6.2L9.6-6.2V6.2L6.2 9.6H-6.2L-9.6 6.2V-6.2z"/><path fill="$J" stroke="$k" stroke-width=".6" stroke-linejoin="round" d="M-5.6-8.2H5.6L8.2-5.6V5.6L5.6 8.2H-5.6L-8.2 5.6V-5.6z"/><circle r="7.2" fill="$l" fill-opacity=".2"/><circle r="5" fill="$l" fill-opacity=".28"/>"#;

/// Two that have burst.
const CHAINS: &str = r#"<g fill="none"><path stroke="$k" stroke-width="2.4" d="M-7.4 2.4L-4 7.2M7.4 2.4L4 7.2"/><path stroke="$P" stroke-width="1.5" stroke-dasharray="1.6 .5" d="M-7.2 2.7L-4.1 7M7.2 2.7L4.1 7"/><path stroke="$l" stroke-width=".8" stroke-linecap="round" d="M-1.8 6.6L-2.2 7.4M0 6.8V7.6M1.8 6.6L2.2 7.4"/></g>"#;
const PASSAGE: &str = r#"<g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$x" d="M-7-6.6H7V6.8H-7z"/><path fill="$N" d="M-3.4 6.8V-1Q-3.4-4.4 0-4.4T3.4-1V6.8z"/></g><path fill="$l" d="M-2.2 6.4L-.8 1H.8L2.2 6.4z"/><path fill="none" stroke="$k" stroke-width=".6" d="M-1.7 4.6H1.7M-1.2 2.8H1.2"/><path fill="none" stroke="$X" stroke-width=".7" d="M-6.6-3.2H-3.2M-6.6.4H-4M-6.6 3.8H-4M-2.6-6.4V-4.6M2.8-6.4V-4.6M-5-3V.2M-5.4 4V6.6M5.2-6.4V-3.4"/><path fill="$X" stroke="$k" stroke-width=".8" stroke-linejoin="round" d="M3.4 6.8V-1Q3.4-2.6 2.6-3.6L6.6-2.2Q7.6-1.6 7.6-.4V8.6z"/><path fill="none" stroke="$x" stroke-width=".6" d="M3.9 2.6L7.2 4M5.6-1.6V3.2"/>"#;
const BEAM: &str = r#"<path fill="$u" fill-opacity=".8" d="M-6 5.4L-4.2-7.8H4.2L6 5.4z"/><ellipse cy="5.6" rx="6.8" ry="2.3" fill="$u" stroke="$k" stroke-width=".8"/><ellipse cy="5.4" rx="4.4" ry="1.3" fill="$p"/><path fill="none" stroke="$p" stroke-width=".8" stroke-linecap="round" d="M-5-1.6V-4.6M5-1.6V-4.6M-3.4-5.4V-7M3.4-5.4V-7M-5.6 2.8V1M5.6 2.8V1"/>"#;
const SPARKS: &str = r#"<path fill="none" stroke="$l" stroke-width=".9" stroke-linecap="round" d="M2.8-7.6V-6.6M7.2-5.2L6.4-4.5M7.8-.6H6.8M-1.8-5.6L-1-4.9M6.4 3.2L5.6 2.5"/><path fill="$p" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M-1.2-1.6L-.5.1L1.2.8L-.5 1.5L-1.2 3.2L-1.9 1.5L-3.6.8L-1.9.1z"/>"#;
const BOLT: &str = r#"<path fill="$l" stroke="$k" stroke-width=".8" stroke-linejoin="round" d="M2.4-8.8L-3.6.9H-.4L-2.2 8.8L4.4-1.9H1.1L4.6-8.8z"/>"#;
pub(super) const GIANT: &str = r#"<g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$U" d="M-4.8 8L-3.4 5H3.4L4.8 8z"/><path fill="$B" d="M-1.9-.6H1.9L1.4 5.4H-1.4z"/><path fill="$e" d="M0-2C-4.6-2-5.6-4-4.1-6.6C-3.5-5.6-2.8-5.5-2.2-5.9C-2.8-7.6-1.2-8.8.8-9C.4-7.8 2.1-7.2 3.3-6C5-4.3 4.6-2 0-2z"/><path fill="$b" d="M-4.4-2.2H4.4L2.8.8H-2.8z"/></g><path fill="$l" d="M0-2.5C-2.4-2.5-3-3.6-1.7-5C-1.1-4.2-.4-4.8.2-6.3C1.6-5 2.9-4.2 2.3-3.3Q1.7-2.5 0-2.5z"/>"#;

/// Adds two symbols that cross each other.
fn crossed(out: &mut String, sign: Symbol, turns: [&str; 2], ink: Ink) {
    for turn in turns {
        out.push_str("<g transform=\"");
        out.push_str(turn);
        out.push_str("\">");
        out.push_str(&symbol(sign, ink));
        out.push_str("</g>");
    }
}

/// A treasure for the tray, within ten units around its middle: from 40 pixels on.
#[must_use]
pub fn treasure_picture(treasure: Treasure, ink: Ink) -> String {
    let mut out = ink.paint(PLATE);
    match treasure {
        Treasure::RestoringMask => {
            ink.put(&mut out, CHAINS);
            placed(&mut out, (0, -8), "1.36", &symbol(Symbol::Gold, ink));
        }
        Treasure::SecretPassage => placed(&mut out, (-2, 0), ".92", &ink.paint(PASSAGE)),
        Treasure::DoubleTorch => {
            let turns =
                ["translate(-2.2 .2) rotate(-20) scale(1.3)", "translate(2.2 .2) rotate(20) scale(1.3)"];
            crossed(&mut out, Symbol::Torch, turns, ink);
        }
        Treasure::DoubleKey => {
            let turns = ["translate(.9 .6) scale(-1.25 1.25)", "translate(-.9 -.4) scale(1.25)"];
            crossed(&mut out, Symbol::Key, turns, ink);
        }
        Treasure::Teleport => {
            ink.put(&mut out, BEAM);
            placed(&mut out, (0, -4), "1.6", &ink.paint(PORTRAIT));
        }
        Treasure::StoneConjurer => {
            traced(&mut out, "M-6 6.2L-2.2 2", &[("2.6", 'k'), ("1.4", 'B')], ink);
            placed(&mut out, (26, -14), "1.5", &ink.paint(GEM));
            ink.put(&mut out, SPARKS);
        }
        Treasure::GiantTorch => placed(&mut out, (0, 2), ".9", &ink.paint(GIANT)),
        Treasure::Counterspell => {
            placed(&mut out, (0, 0), "1.4", &ink.paint(CURSE));
            ink.put(&mut out, BOLT);
        }
    }
    out
}

/// A treasure as it lies face up on a chamber, within seven units around its middle.
#[must_use]
pub fn treasure_tile(treasure: Treasure, ink: Ink) -> String {
    let mut out =
        ink.paint(r#"<path fill="$k" fill-opacity=".35" d="M-3.4-5.4H5L7-3.4V5L5 7H-3.4L-5.6 5V-3.4z"/>"#);
    placed(&mut out, (0, 0), ".64", &treasure_picture(treasure, ink));
    out
}
