//! Curses: the picture on each card, and a sign to put beside a name or on a pawn. (Rules §1.10, §3.2)

use super::die::{Look, broken_die, die, falling_die};
use super::emblem::CURSE;
use super::ordeal::{LIPS, hand, upright};
use super::pawn::{PORTRAIT, bars, pawn};
use super::symbol::Symbol;
use crate::ink::Ink;
use crate::svg::{at, placed, traced};

/// What a curse card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curse {
    /// The adventurer stays where he is.
    Trap,
    /// The player may not talk.
    Silence,
    /// One die is set aside.
    BrokenDie,
    /// Dice that fall off the table are lost.
    LostDie,
    /// Each gold mask frees one die only.
    Masquerade,
    /// One hand stays on the head.
    BewitchedHand,
    /// Two players steer each other's pawn.
    SoulSwap,
    /// All treasures are lost.
    LostTreasure,
    /// Two cards are drawn instead of one.
    DoubleCurse,
    /// The adventurer cannot escape.
    Doomed,
    /// The player has to stand.
    Upright,
    /// More dice are lost at a slam.
    Poisoned,
    /// The running adventurer on a die counts for nothing.
    StranglingVines,
}

impl Curse {
    /// Every curse, in the order of the rules.
    pub const ALL: [Curse; 13] = [
        Curse::Trap,
        Curse::Silence,
        Curse::BrokenDie,
        Curse::LostDie,
        Curse::Masquerade,
        Curse::BewitchedHand,
        Curse::SoulSwap,
        Curse::LostTreasure,
        Curse::DoubleCurse,
        Curse::Doomed,
        Curse::Upright,
        Curse::Poisoned,
        Curse::StranglingVines,
    ];

    /// The curse with this name in the rules: `trap`, `broken_die`.
    #[must_use]
    pub fn read(name: &str) -> Option<Curse> {
        NAMES.iter().position(|known| *known == name).map(|index| Curse::ALL[index])
    }

    /// The sign as one line, four units around its middle.
    fn strokes(self) -> &'static str {
        match self {
            Curse::Trap => "M-2.5-2.5V2.3M0-2.5V2.3M2.5-2.5V2.3M-3-2.5H3M-3 2.3H3",
            Curse::Silence => "M-3.1-.3Q0 1 3.1-.3M-1.9-1.3V1.3M0-.9V1.9M1.9-1.3V1.3",
            Curse::BrokenDie => "M-.9-2.7H-2.7V2.5H-.9M1.1-2.7H2.7V2.5H1.1M.3-3L-.9-.9L.9.3L-.3 2.9",
            Curse::LostDie => "M-1.2-.6L1.8-1.6L2.8 1.4L-.2 2.4zM.8.4h0M-3-.8Q-2.6-2.8-.2-2.9M-3 1.6V2.6",
            Curse::Masquerade => {
                "M-3.1-1.5Q-1.4-2.4 0-1.2Q1.4-2.4 3.1-1.5Q3.3 1.5 1.6 1.5Q.6 1.5 0 .3Q-.6 1.5-1.6 1.5Q-3.3 1.5-3.1-1.5zM-1.6-.3h0M1.6-.3h0"
            }
            Curse::BewitchedHand => {
                "M-1.9.6V-1.6M-.6-.2V-2.9M.7-.2V-2.7M2-.2V-1.8M2-.2V.8Q2 2.9.2 2.9Q-1 2.9-1.9.9L-3-.2"
            }
            Curse::SoulSwap => "M-2.8-1.3H2.5M1.1-2.8L2.7-1.3L1.1.2M2.8 1.5H-2.5M-1.1 0L-2.7 1.5L-1.1 3",
            Curse::LostTreasure => {
                "M1.4-2.4H-1.2Q-2.7-2.4-2.7-.9V1.9M-1.1 2.4H2.7V-.9M-2.7-.3H.1M2-.3H2.7M-3.2 3.2L3.2-3.2"
            }
            Curse::DoubleCurse => "M-3-2.6H0V-.9Q0 1-1.5 1T-3-.9zM.6-.7H3.1V1Q3.1 2.9 1.6 2.9Q.2 2.9 0 1.9",
            Curse::Doomed => "M-2.5 2.6V-.6Q-2.5-3 0-3T2.5-.6V2.6zM-1-.9L1 1.3M1-.9L-1 1.3",
            Curse::Upright => "M-.1-2.7h.2M0-1.2V.9L-1 3M0 .9L1 3M-1.7.4V-1.1H1.7V.4",
            Curse::Poisoned => "M0-3.1Q2.5-.2 2.5.8Q2.5 2.8 0 2.8T-2.5.8Q-2.5-.2 0-3.1zM-.9.6h0M.9.6h0",
            Curse::StranglingVines => {
                "M-1.6 3Q1.8 2 .2 0T1.8-3M.4.6Q2.6 1.4 3-.6Q1-.8.4.6zM0-.4Q-2.4-.4-2.6-2.2Q-.4-2.2 0-.4z"
            }
        }
    }
}

const NAMES: [&str; 13] = [
    "trap",
    "silence",
    "broken_die",
    "lost_die",
    "masquerade",
    "bewitched_hand",
    "soul_swap",
    "lost_treasure",
    "double_curse",
    "doomed",
    "upright",
    "poisoned",
    "strangling_vines",
];

const PLATE: &str = r#"<path fill="$Q" stroke="$k" stroke-width=".6" stroke-linejoin="round" d="M-4.2-4.6Q0-5.6 4.2-4.6Q4.9-1.6 4.5 1Q3.6 4.9 0 4.9T-4.5 1Q-4.9-1.6-4.2-4.6z"/><path fill="none" stroke="$q" stroke-width=".5" d="M-3.7-4.1Q0-5 3.7-4.1Q4.3-1.4 4 .9Q3.2 4.4 0 4.4T-4 .9Q-4.3-1.4-3.7-4.1z"/>"#;

/// The sign of a curse on a plate with the shape of a mask, within five units around its middle: from 18 pixels on.
#[must_use]
pub fn curse_sign(curse: Curse, ink: Ink) -> String {
    let mut out = ink.paint(PLATE);
    traced(&mut out, curse.strokes(), &[("0.95", 'p')], ink);
    out
}

/// The ground behind every curse: night, an evil light, and a floor.
const NIGHT: &str = r#"<path fill="$Q" stroke="$k" stroke-width=".9" d="M-8-9.6H8Q9.6-9.6 9.6-8V8Q9.6 9.6 8 9.6H-8Q-9.6 9.6-9.6 8V-8Q-9.6-9.6-8-9.6z"/><circle r="8.6" fill="$q" fill-opacity=".28"/><circle r="6" fill="$q" fill-opacity=".34"/><path fill="$k" fill-opacity=".35" d="M-9.2 6.6Q0 4.8 9.2 6.6V8Q9.2 9.2 8 9.2H-8Q-9.2 9.2-9.2 8z"/>"#;

const MASQUERADE: &str = r#"<g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$B" d="M6.2 1L8.4 8.8L6.8 9L4.6 2z"/><path fill="$e" d="M-4.6-3.4Q-8.4-5.8-7.2-9Q-3.4-7.8-2.8-4z"/><path fill="$p" d="M-3-3.6Q-4-7.8-.6-9.4Q1-6.6-.4-3.2z"/><path fill="$b" d="M-8.8-3.8Q-4-5.8 0-3.4Q4-5.8 8.8-3.8Q9 3.8 4.8 4Q2 4 0 1Q-2 4-4.8 4Q-9 3.8-8.8-3.8z"/></g><path fill="$l" d="M-8.2-3.2Q-4-4.9-.3-2.8V-1.6Q-4-3.8-8.1-1.8z"/><path fill="$k" fill-opacity=".5" d="M0-3Q4-5.4 8.4-3.5Q8.6 3.4 4.8 3.6Q2 3.6 0 .6z"/><path fill="$k" d="M-6.8-1.2Q-4.2-2.8-2-.5Q-3.6 1.8-5.4 1.4Q-6.8 1-6.8-1.2zM6.8-1.2Q4.2-2.8 2-.5Q3.6 1.8 5.4 1.4Q6.8 1 6.8-1.2z"/>"#;
const LOST_TREASURE: &str = r#"<g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$b" d="M-6.6 1.6L-8-3.4Q-8.2-5.8-5.8-5.8H5.8Q8.2-5.8 8-3.4L6.6 1.6z"/><path fill="$B" d="M-5.6 1.6L-6.6-2.8Q-6.8-4.2-5.2-4.2H5.2Q6.8-4.2 6.6-2.8L5.6 1.6z"/><path fill="$k" d="M-6.8 1.2H6.8V4H-6.8z"/><path fill="$b" d="M-6.8 3.2H6.8V8.2H-6.8z"/></g><path fill="none" stroke="$k" stroke-width=".7" d="M-4.4 3.2V8M4.4 3.2V8"/><path fill="$l" stroke="$k" stroke-width=".6" d="M-1.4 3.2H1.4V6H-1.4z"/><path fill="$p" fill-opacity=".35" stroke="$p" stroke-width=".8" stroke-linejoin="round" d="M-2-8.8H2L3.6-6.6L0-2L-3.6-6.6z"/><path fill="none" stroke="$p" stroke-width=".8" stroke-linecap="round" d="M-3.4-6.6H3.4M0-.4V.6M-2.8-1.8V-.8M2.8-1.8V-.8"/>"#;
const DOOMED: &str = r#"<g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$U" d="M-6.8 8.4V-1.8Q-6.8-8.6 0-8.6T6.8-1.8V8.4z"/><path fill="$l" d="M-4.6 8.4V-1.4Q-4.6-6.2 0-6.2T4.6-1.4V8.4z"/></g><path fill="$p" d="M-2.6 8V.4Q-2.6-3.4 0-3.4T2.6.4V8z"/><g fill="$B" stroke="$k" stroke-width=".8" stroke-linejoin="round"><path d="M-8.6-4.2L-7.2-6.4L8.6 3.8L7.2 6z"/><path d="M8.6-4.2L7.2-6.4L-8.6 3.8L-7.2 6z"/></g><path fill="none" stroke="$k" stroke-width="1.1" stroke-linecap="round" d="M-6.6-4.5h0M6.6-4.5h0M-6.6 3.8h0M6.6 3.8h0"/>"#;
const POISONED: &str = r#"<g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$p" fill-opacity=".85" d="M-2-7.6H2V-3.8Q7-2 7 2.8Q7 8.4 0 8.4T-7 2.8Q-7-2-2-3.8z"/><path fill="$y" d="M-6.7 1Q-3.2-.8 0 .8T6.7 1Q7.8 8.4 0 8.4T-6.7 1z"/><path fill="$B" d="M-2.6-9H2.6V-6.6H-2.6z"/><path fill="$p" d="M-3.2 2.6Q-3.2-.8 0-.8T3.2 2.6Q3.2 4.4 1.7 4.8V6.6H-1.7V4.8Q-3.2 4.4-3.2 2.6z"/></g><path fill="$k" d="M-2.2 2h1.7v1.8h-1.7zM.5 2h1.7v1.8H.5z"/><path fill="none" stroke="$k" stroke-width=".5" d="M-.6 5.2V6.4M.6 5.2V6.4"/><circle cx="4.8" cy="-6.6" r="1.2" fill="$y" stroke="$k" stroke-width=".6"/><circle cx="6.6" cy="-4.2" r=".8" fill="$y" stroke="$k" stroke-width=".5"/>"#;
const LEAVES: &str = r#"<path fill="$y" stroke="$k" stroke-width=".6" stroke-linejoin="round" d="M-5.6-4.8Q-4.6-8-1.2-7.2Q-2-4-5.6-4.8zM7.4-3.6Q4.2-3.4 3.4-6.6Q6.6-7 7.4-3.6zM6.6 3.2Q9.6 3 9.4 6.4Q6.4 6.6 6.6 3.2zM-2.6 6Q-1.4 9-4.6 9.2Q-5.8 6.6-2.6 6zM-8 1Q-8.8-1.8-5.8-2.4Q-4.8.4-8 1z"/>"#;

/// The picture of a curse, within ten units around its middle: it shows what the curse does, and is clear from 40 pixels on.
#[must_use]
pub fn curse_picture(curse: Curse, ink: Ink) -> String {
    let mut out = ink.paint(NIGHT);
    match curse {
        Curse::Trap => {
            placed(&mut out, (0, 10), "1.9", &ink.paint(PORTRAIT));
            placed(&mut out, (0, 0), "1.6", &bars(ink));
        }
        Curse::Silence => ink.put(&mut out, LIPS),
        Curse::BrokenDie => placed(&mut out, (0, 0), "1.2", &broken_die(ink)),
        Curse::LostDie => placed(&mut out, (0, 4), "1.2", &falling_die(ink)),
        Curse::Masquerade => ink.put(&mut out, MASQUERADE),
        Curse::BewitchedHand => placed(&mut out, (0, 2), "1.05", &hand(ink)),
        Curse::SoulSwap => out.push_str(&soul_swap(0, 1, ink)),
        Curse::LostTreasure => ink.put(&mut out, LOST_TREASURE),
        Curse::DoubleCurse => {
            placed(&mut out, (34, -30), "1.05", &ink.paint(CURSE));
            placed(&mut out, (-24, 22), "1.3", &ink.paint(CURSE));
        }
        Curse::Doomed => ink.put(&mut out, DOOMED),
        Curse::Upright => {
            at(&mut out, (0, 0), &upright(ink));
            let arrows = "M-6.4 5V-4M-8-2.2L-6.4-4.2L-4.8-2.2M6.4 5V-4M8-2.2L6.4-4.2L4.8-2.2";
            traced(&mut out, arrows, &[("2.1", 'k'), ("1.1", 'l')], ink);
        }
        Curse::Poisoned => ink.put(&mut out, POISONED),
        Curse::StranglingVines => {
            placed(&mut out, (0, 0), "1.15", &die(Some(Symbol::Adventurer), Look::Showing, ink));
            let vine = "M-8.8 6.4Q-5.4 8.6-2 5.6T5 4.8T7.8-.6T6.6-8.6M-8.6-8.6Q-4.4-8.8-5.6-5T-8 1.2";
            traced(&mut out, vine, &[("2.3", 'k'), ("1.3", 'B')], ink);
            ink.put(&mut out, LEAVES);
        }
    }
    out
}

const HEADS: &str = r#"<path fill="$l" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M3.2-8.4L8-6.4L4-3.4zM-3.2 8.4L-8 6.4L-4 3.4z"/>"#;

/// Two pawns and an arrow from each to the other: these two steer each other. Within ten units around its middle.
#[must_use]
pub fn soul_swap(one: usize, other: usize, ink: Ink) -> String {
    let mut out = String::new();
    placed(&mut out, (-44, 0), ".92", &pawn(one, ink));
    placed(&mut out, (44, 0), ".92", &pawn(other, ink));
    traced(&mut out, "M-5.4-6Q-1-8.4 4-6.4M5.4 6Q1 8.4-4 6.4", &[("2.3", 'k'), ("1.2", 'l')], ink);
    ink.put(&mut out, HEADS);
    out
}
