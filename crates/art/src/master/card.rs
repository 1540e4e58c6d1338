//! The faces of the game deck and its back.

use super::bust;
use super::special;
use super::tribe::{Tribe, pip};
use crate::glyph;
use crate::ink::Ink;
use crate::svg::{number, placed, put_in};

/// What a card of the game deck shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A card of a tribe with its rank: 1 to 10, Jump is 11, Quiet 12 and Kindle 13. Whatever is less or more is shown
    /// as the lowest or the highest.
    Suited(Tribe, u8),
    /// The 7 that starts a stack.
    Start,
    /// It goes on everything, and everything goes on it.
    Wisdom,
    /// It closes a stack.
    DeadEnd,
    /// The trap of three cards.
    Plus3,
    /// The trap that allows higher cards only.
    Up,
    /// The trap that allows lower cards only.
    Down,
    /// The way out of a trap.
    Escape,
    /// The way out, and one card less.
    EscapeMinus,
    /// A Doom Master with its rank, 11 to 13.
    Doom(u8),
}

/// The sign of a rank.
pub(super) fn rank(value: u8) -> &'static str {
    const RANKS: [&str; 13] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    RANKS[usize::from(value.clamp(1, 13)) - 1]
}

/// Adds a large sign to the upper left corner.
pub(super) fn corner(out: &mut String, sign: &str, colour: char, ink: Ink) {
    let room = match sign.len() {
        1 => "translate(15 23) scale(3.7 5)",
        2 if sign.starts_with('+') => "translate(15 23) scale(2.8 4.8)",
        _ => "translate(15 23) scale(3.2 5)",
    };
    glyph::put_wide(out, sign, room, "1.4", colour, ink);
}

const PAPER: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$p" stroke="$k" stroke-width="2"/><path fill="$*" stroke="$k" stroke-width="2" d="M33 6H88Q94 6 94 12V128Q94 134 88 134H12Q6 134 6 128V78Q6 72 12 72H21Q27 72 27 66V12Q27 6 33 6z"/>"#;
/// The light behind somebody who shows more than a number.
const RAYS: &str = r#"<path fill="$p" fill-opacity=".28" d="M60 74L44 7H54zM60 74L66 7H78zM60 74L93 14V34zM60 74L93 54V74zM60 74L93 92V112zM60 74L28 20V40zM60 74L7 80V94zM60 74L7 110V126zM60 74L44 133H28zM60 74L76 133H62z"/>"#;

const JUMP: &str = r#"<ellipse cx="60.5" cy="126" rx="20" ry="3.5" fill="$k" fill-opacity=".4"/><path fill="none" stroke="$p" stroke-width="2.6" stroke-linecap="round" d="M46 108V119M55 114V121M66 114V121M75 108V119"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="$k" stroke-width="12.5" d="M54 80L44 92L53 101M67 80L80 86L78 98M48 74L36 56L37 40M73 74L85 56L84 40"/><path stroke="$[" stroke-width="8.5" d="M54 80L44 92L53 101M67 80L80 86L78 98"/><path stroke="$(" stroke-width="8.5" d="M48 74L36 56L37 44M73 74L85 56L84 44"/><path stroke="$)" stroke-width="8.5" d="M37 40V39M84 40V39"/></g><path fill="$e" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M48 99L57 96Q65 102 63 107H49zM73 96H83Q90 100 88 104H73z"/>"#;
const QUIET: &str = r#"<path fill="$(" d="M-8 40L-5 29H17L22 40z"/><path fill="$)" d="M-4 21V3Q-4-.5-.5-.5T3 3V15H12Q17 15 17 20V26Q17 33 10 33H3Q-6 33-6 25Q-6 22-4 21z"/><path fill="none" stroke-width="1.6" d="M3 15V21H17M6 27H17M-5 24Q0 24 3 21"/>"#;
const NIGHT: &str = r#"<path fill="$l" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M76 13A14 14 0 1 0 89 36A15 15 0 0 1 76 13z"/><path fill="$p" d="M42 14l1.5 4.5L48 20l-4.5 1.5L42 26l-1.5-4.5L36 20l4.5-1.5zM56 30l1 3l3 1l-3 1l-1 3l-1-3l-3-1l3-1zM36 42l1 3l3 1l-3 1l-1 3l-1-3l-3-1l3-1z"/>"#;
const GLOW: &str = r#"<circle cx="77" cy="65" r="16" fill="$l" fill-opacity=".5"/>"#;
const KINDLE: &str = r#"<path fill="$B" d="M24-14H30V22H24z"/><path fill="$e" d="M27-12Q9-18 15-34Q17-42 24-47Q24-41 28-39Q29-51 23-60Q41-50 41-32Q42-16 27-12z"/><path fill="$l" stroke="none" d="M28-15Q18-20 22-31Q25-28 27-29Q30-34 29-41Q37-33 36-25Q35-16 28-15z"/><path fill="$(" d="M17 40L20 26H34L37 40z"/><path fill="$)" d="M19 13H33Q36 13 36 17V25Q36 29 32 29H22Q18 29 18 25z"/><path fill="none" stroke-width="1.6" d="M19 18H28M19 23H28"/>"#;

/// Arms, hands and legs in the colours of a tribe.
fn dressed(shapes: &str, tribe: Tribe) -> String {
    let [sleeve, hand, legs] = tribe.dress();
    shapes.replace("$(", sleeve).replace("$)", hand).replace("$[", legs)
}

/// The value of a card as dots over the head of the character.
fn dots(out: &mut String, value: u8, ink: Ink) {
    ink.put(out, r#"<path fill="none" stroke="$k" stroke-width="9.4" stroke-linecap="round" d=""#);
    let mut row = String::new();
    let put = |row: &mut String, count: u8, y: &str| {
        for index in 0..count {
            // Twelve units apart, around the middle of the panel.
            let x = 605 + 60 * (2 * i32::from(index) + 1 - i32::from(count));
            row.push('M');
            number(row, x);
            row.push(' ');
            row.push_str(y);
            row.push_str("h0");
        }
    };
    if value > 5 {
        put(&mut row, value.div_ceil(2), "16");
        put(&mut row, value / 2, "28");
    } else {
        put(&mut row, value, "20");
    }
    out.push_str(&row);
    ink.put(out, r#""/><path fill="none" stroke="$p" stroke-width="6.2" stroke-linecap="round" d=""#);
    out.push_str(&row);
    out.push_str("\"/>");
}

/// What the wall behind a tribe is painted with.
fn pattern(tribe: Tribe) -> (&'static str, &'static str) {
    match tribe {
        Tribe::Joe => ("2.6", "M12 74V132M23 74V132M34 8V132M45 8V132M56 8V132M67 8V132M78 8V132M89 8V132"),
        Tribe::Teen => (
            "4",
            "M30 28l11-11l11 11l11-11l11 11l11-11l8 8M30 50l11-11l11 11l11-11l11 11l11-11l8 8M8 92l11-11l11 11l11-11l11 11l11-11l11 11l11-11l8 8M8 114l11-11l11 11l11-11l11 11l11-11l11 11l11-11l8 8",
        ),
        Tribe::Mouse => ("14", "M15 96h0M36 50h0M84 46h0M62 38h0M17 122h0M85 84h0M36 18h0M85 15h0"),
        Tribe::Robot => (
            "2.6",
            "M7 84H18V104H12M28 44H38V62H33M93 30H82V52H88M93 80H84V94M46 8V20H36M74 8V14H84M60 8V40M7 122H20",
        ),
        Tribe::Lumberjack => {
            ("7", "M17 76V130M38 10V130M59 10V130M80 10V130M31 26H90M31 52H90M10 86H90M10 112H90")
        }
        Tribe::Ninja => (
            "3.4",
            "M8 100Q18 88 24 98T16 108M91 44Q80 34 74 46T82 54M30 34Q42 22 50 34T42 44M91 18Q82 12 78 20M91 84Q86 74 80 82M8 126Q16 118 22 126",
        ),
    }
}

/// Adds the wall behind somebody.
fn wall(out: &mut String, tribe: Tribe, ink: Ink) {
    let (width, lines) = pattern(tribe);
    ink.put(
        out,
        r#"<path fill="none" stroke="$p" stroke-opacity=".16" stroke-linecap="round" stroke-width=""#,
    );
    out.push_str(width);
    out.push_str("\" d=\"");
    out.push_str(lines);
    out.push_str("\"/>");
}

fn suited(tribe: Tribe, value: u8, ink: Ink) -> String {
    let mut out = String::with_capacity(4_000);
    put_in(&mut out, PAPER, tribe.colour(), ink);
    match value {
        11 => {
            ink.put(&mut out, RAYS);
            ink.put(&mut out, &dressed(JUMP, tribe));
            bust::put(&mut out, tribe, "translate(60.5 58) scale(.64)", "", ink);
        }
        12 => {
            wall(&mut out, tribe, ink);
            ink.put(&mut out, NIGHT);
            bust::put(&mut out, tribe, "translate(58 92) scale(1.05)", &dressed(QUIET, tribe), ink);
        }
        13 => {
            ink.put(&mut out, RAYS);
            ink.put(&mut out, GLOW);
            bust::put(&mut out, tribe, "translate(52 97.2) scale(.92)", &dressed(KINDLE, tribe), ink);
        }
        _ => {
            wall(&mut out, tribe, ink);
            dots(&mut out, value, ink);
            bust::put(&mut out, tribe, "translate(58 92) scale(1.05)", "", ink);
        }
    }
    corner(&mut out, rank(value), 'k', ink);
    placed(&mut out, (150, 560), ".96", &pip(tribe, ink));
    out
}

const BACK: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$p" stroke="$k" stroke-width="2"/><rect x="6" y="6" width="88" height="128" rx="6" fill="$N" stroke="$k" stroke-width="2"/><path fill="none" stroke="$D" stroke-width="5" d="M8 26L26 8M8 58L58 8M8 90L90 8M8 122L92 38M28 132L92 68M60 132L92 100M74 8L92 26M42 8L92 58M10 8L92 90M8 38L92 122M8 70L70 132M8 102L38 132"/><circle cx="50" cy="70" r="31" fill="$k"/><circle cx="50" cy="70" r="29" fill="$b"/><circle cx="50" cy="70" r="23" fill="$N" stroke="$k" stroke-width="2"/><path fill="$l" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M50 53A10 10 0 0 1 55.5 71.5L59 87H41L44.5 71.5A10 10 0 0 1 50 53z"/><path fill="none" stroke="$k" stroke-width="3" stroke-linecap="round" d="M50 44V44M50 96V96M24 70V70M76 70V70M31.5 51.5V51.5M68.5 51.5V51.5M31.5 88.5V88.5M68.5 88.5V88.5"/>"#;

/// The back of a card (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn back(ink: Ink) -> String {
    ink.paint(BACK)
}

/// The face of a card (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn card(face: Face, ink: Ink) -> String {
    match face {
        Face::Suited(tribe, value) => suited(tribe, value.clamp(1, 13), ink),
        special => special::card(special, ink),
    }
}
