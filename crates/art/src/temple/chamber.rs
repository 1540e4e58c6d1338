//! Chambers: carved stone with doorways, the stairs one comes in by, what it costs to enter and what is found inside.

use super::double;
use super::emblem::{Kind, curse, put_kind, treasure};
use super::side::{Side, put_at};
use super::stones::{self, Stones};
use super::symbol::{Symbol, symbol};
use crate::ink::Ink;
use crate::svg::{at, placed};

/// The viewBox of one chamber.
pub const VIEW: &str = "-20 -20 40 40";

/// A chamber as it lies on the table, turned already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chamber {
    /// Where it has doorways: north, east, south, west. The stairs are one of them.
    pub openings: [bool; 4],
    /// The side with the stairs; the entrance has none.
    pub stairs: Option<Side>,
    /// What it costs to enter; nobody ever enters some.
    pub entry: Option<[Symbol; 2]>,
    /// Its stones, if it has any.
    pub stones: Option<Stones>,
    /// Whether its stones were used and are dead now, or its chalice was carried away.
    pub used: bool,
    /// Whether it brings a curse.
    pub curse: bool,
    /// Whether it brings a treasure.
    pub treasure: bool,
    /// What it is besides.
    pub kind: Kind,
    /// Whether light falls on it: the chamber that is meant right now.
    pub glow: bool,
}

impl Chamber {
    /// Whether it has a doorway on this side.
    #[must_use]
    pub fn open(&self, side: Side) -> bool {
        self.openings[side as usize]
    }
}

const WALLS: &str = r#"<path fill="$T" stroke="$k" stroke-width=".5" d="M-19.7-19.7H19.7V19.7H-19.7z"/>
<path fill="none" stroke="$U" stroke-width=".7" d="M-18.9 18.6V-18.9H18.6"/>
<path fill="none" stroke="$V" stroke-width=".6" d="M18.9-18.6V18.9H-18.6"/>
<path fill="none" stroke="$V" stroke-width=".5" d="M-11-19V-16M11-19V-16M-11 19V16M11 19V16M-19-11H-16M-19 11H-16M19-11H16M19 11H16M-19-2H-16M-19 4H-16M19-4H16M19 2H16M-3-19V-16M4-19V-16M3 19V16M-4 19V16"/>"#;
const FLOOR: &str = r#"<path fill="$d" stroke="$k" stroke-width=".5" d="M-16-16H16V16H-16z"/>
<path fill="none" stroke="$h" stroke-width=".7" d="M-16-5.4H16M-16 5.4H16M-5.4-16V-5.4M5.4-5.4V5.4M-8 5.4V16M8-16V-5.4M-8-5.4V5.4M4 5.4V16"/>
<path fill="$k" fill-opacity=".14" d="M-15.8-15.8H15.8V-14H-14V15.8H-15.8z"/>"#;
/// In the floor of a chamber that has nothing else: a worn carving, turned with the chamber.
const WORN: &str = r#"<circle r="7.6" fill="none" stroke="$h" stroke-width="1"/><path fill="none" stroke="$h" stroke-width="1" stroke-linecap="round" d="M0 .2Q1.8-1.4.2-2.6T-3.2 0T.4 4T5 .2T2.4-4.4"/>"#;
/// What grows over the walls, turned with the chamber.
const VINES: &str = r#"<g stroke="$k" stroke-width=".4" stroke-linejoin="round"><path fill="$j" d="M-20-8.6Q-15.4-9.8-15.6-14.4Q-13.6-14.6-13.4-16.6Q-10-16.2-8.4-20H-20z"/><path fill="$y" d="M-20-12.6Q-17-13-17-16.6Q-14.2-16.6-12.6-20H-20z"/><path fill="$j" d="M20 11Q17 11.4 17.2 14.6Q15 14.8 14.8 17Q12.8 17.2 12.2 20H20z"/><path fill="$y" d="M-13.4-14.6Q-11.8-14.8-11.4-13Q-13.2-12.6-13.4-14.6zM-16.2-9.6Q-14.6-9.6-14.4-7.8Q-16.2-7.6-16.2-9.6z"/></g>"#;
/// Written for the south side, as are all that follow.
const CARVING: &str = r#"<path fill="$L" fill-opacity=".3" d="M-6.5 15.8Q0 6 6.5 15.8z"/><path fill="none" stroke="$U" stroke-width=".6" stroke-linecap="round" d="M-10 18.6V16.9H-6.6V18.2H-8.2M10 18.6V16.9H6.6V18.2H8.2M-5 17.6H-3.4M5 17.6H3.4"/>
<path fill="$B" stroke="$k" stroke-width=".4" d="M-1.9 16H1.9L1.2 18.6H-1.2z"/><circle cy="15.6" r="1.7" fill="$e" stroke="$k" stroke-width=".4"/><circle cy="15.7" r=".8" fill="$l"/>"#;
const DOORWAY: &str = r#"<path fill="$d" d="M-6 15.6H6V20H-6z"/><path fill="none" stroke="$h" stroke-width=".7" d="M-6 17.8H6M0 15.6V20"/>
<path fill="$U" stroke="$k" stroke-width=".5" d="M-8.4 14.7H-5.6V20H-8.4zM8.4 14.7H5.6V20H8.4z"/>"#;
const STAIRS: &str = r#"<path fill="$U" stroke="$k" stroke-width=".5" d="M-6 11.4H6V20H-6z"/>
<path fill="$V" fill-opacity=".3" d="M-5.7 13.4H5.7V20H-5.7zM-5.7 15.4H5.7V20H-5.7zM-5.7 17.4H5.7V20H-5.7z"/>
<path fill="none" stroke="$k" stroke-width=".5" d="M-6 13.4H6M-6 15.4H6M-6 17.4H6"/><path fill="none" stroke="$p" stroke-opacity=".45" stroke-width=".5" d="M-5.7 11.9H5.7M-5.7 13.9H5.7M-5.7 15.9H5.7M-5.7 17.9H5.7"/>
<path fill="$T" stroke="$k" stroke-width=".5" d="M-8.2 11H-5.8V20H-8.2zM8.2 11H5.8V20H8.2z"/><path fill="$U" d="M-7.9 11.3H-6.1V12.6H-7.9zM7.9 11.3H6.1V12.6H7.9z"/>"#;
const START: &str = r#"<path fill="$L" fill-opacity=".3" d="M-15.7-15.7H15.7V15.7H-15.7z"/>
<circle r="12.2" fill="$h" stroke="$k" stroke-width=".5"/><circle r="10.6" fill="$d"/>
<path fill="$b" stroke="$k" stroke-width=".4" stroke-linejoin="round" d="M0-10.2L2.4-2.4L10.2 0L2.4 2.4L0 10.2L-2.4 2.4L-10.2 0L-2.4-2.4z"/><path fill="$B" d="M0-10L0 0L2.3-2.3zM10 0L0 0L2.3 2.3zM0 10L0 0L-2.3 2.3zM-10 0L0 0L-2.3-2.3z"/><circle r="3" fill="$l" stroke="$k" stroke-width=".5"/>
<g stroke="$k" stroke-width=".5"><g fill="$U"><circle cx="-12.6" cy="-12.6" r="2.8"/><circle cx="12.6" cy="-12.6" r="2.8"/><circle cx="-12.6" cy="12.6" r="2.8"/><circle cx="12.6" cy="12.6" r="2.8"/></g><g fill="$l"><circle cx="-12.6" cy="-12.6" r="1.5"/><circle cx="12.6" cy="-12.6" r="1.5"/><circle cx="-12.6" cy="12.6" r="1.5"/><circle cx="12.6" cy="12.6" r="1.5"/></g></g>"#;
/// The way out lies in the south here, and the stairs in the north.
const EXIT: &str = r#"<path fill="$L" fill-opacity=".35" d="M-7 16L-15.7-6V-15.7H15.7V-6L7 16z"/><path fill="$L" fill-opacity=".5" d="M-7 16L-9.4-15.7H9.4L7 16z"/>
<path fill="$U" stroke="$k" stroke-width=".5" d="M-12 9.5H12V20H-12z"/><path fill="none" stroke="$V" stroke-width=".5" d="M-12 13H-8.5M-12 16.5H-8.5M12 13H8.5M12 16.5H8.5"/>
<path fill="$l" stroke="$k" stroke-width=".5" d="M-8.5 9.5H8.5V20H-8.5z"/><path fill="$p" d="M-6.2 20A6.2 7.4 0 0 1 6.2 20z"/>
<path fill="none" stroke="$p" stroke-width=".9" stroke-linecap="round" d="M0 11.9V10.4M-3.8 13.2L-4.8 11.8M3.8 13.2L4.8 11.8M-6.7 16L-7.6 15.2M6.7 16L7.6 15.2"/>"#;
const GLOW: &str = r#"<path fill="$L" fill-opacity=".38" d="M-15.7-15.7H15.7V15.7H-15.7z"/><path fill="none" stroke="$k" stroke-width="2.2" d="M-14.6-8.6V-14.6H-8.6M8.6-14.6H14.6V-8.6M14.6 8.6V14.6H8.6M-8.6 14.6H-14.6V8.6"/><path fill="none" stroke="$l" stroke-width="1.4" d="M-14.6-9V-14.6H-9M9-14.6H14.6V-9M14.6 9V14.6H9M-9 14.6H-14.6V9"/>"#;
const LYING: &str = r#"<path fill="$r" stroke="$k" stroke-width=".5" d="M-7.2-4H7.2V4H-7.2z"/><path fill="$p" d="M-6.3-3.2H6.3V3.2H-6.3z"/>"#;
const UPRIGHT: &str = r#"<path fill="$r" stroke="$k" stroke-width=".5" d="M-4-7.2H4V7.2H-4z"/><path fill="$p" d="M-3.2-6.3H3.2V6.3H-3.2z"/>"#;

/// Two symbols in a red frame, lying or upright, around their middle.
pub(super) fn plaque(symbols: [Symbol; 2], upright: bool, ink: Ink) -> String {
    let mut out = ink.paint(if upright { UPRIGHT } else { LYING });
    for (sign, place) in symbols.into_iter().zip([-31, 31]) {
        let place = if upright { (0, place) } else { (place, 0) };
        placed(&mut out, place, ".62", &symbol(sign, ink));
    }
    out
}

/// What belongs to the niche with the stones, where this chamber has it: in a double chamber it is in the back half.
pub(super) fn niched(inside: String, chamber: &Chamber) -> String {
    if chamber.kind != Kind::Double {
        return inside;
    }
    let mut out = String::new();
    placed(&mut out, double::niche(chamber), ".72", &inside);
    out
}

/// A chamber, 40 × 40 units around its middle. The price of entering is in a red frame beside the stairs.
#[must_use]
pub fn chamber(chamber: &Chamber, ink: Ink) -> String {
    let mut out = ink.paint(WALLS);
    ink.put(&mut out, FLOOR);
    for side in Side::ALL {
        if chamber.stairs == Some(side) {
            put_at(&mut out, side, STAIRS, ink);
        } else {
            put_at(&mut out, side, if chamber.open(side) { DOORWAY } else { CARVING }, ink);
        }
    }
    let stairs = chamber.stairs.unwrap_or(Side::South);
    put_at(&mut out, stairs, VINES, ink);
    match chamber.kind {
        Kind::Start => ink.put(&mut out, START),
        Kind::Exit => put_at(&mut out, Side::North.turned(stairs), EXIT, ink),
        Kind::Double => double::put_wall(&mut out, chamber, ink),
        Kind::Plain if chamber.stones.is_none() => put_at(&mut out, stairs, WORN, ink),
        _ => {}
    }
    if chamber.glow {
        ink.put(&mut out, GLOW);
    }
    if let Some(stones) = &chamber.stones {
        let mut niche = String::new();
        stones::put(&mut niche, stones, chamber.used, ink);
        out.push_str(&niched(niche, chamber));
    }
    put_kind(&mut out, chamber.kind, chamber.stones.is_some(), chamber.used, ink);
    if chamber.curse {
        placed(&mut out, (-112, -76), ".78", &curse(ink));
    }
    if chamber.treasure {
        placed(&mut out, (112, -76), ".78", &treasure(ink));
    }
    if let Some(entry) = chamber.entry {
        let (place, upright) = match chamber.stairs {
            Some(Side::North) => ((125, -157), false),
            Some(Side::East) => ((157, 125), true),
            Some(Side::South) => ((125, 157), false),
            Some(Side::West) => ((-157, 125), true),
            None => ((0, 157), false),
        };
        at(&mut out, place, &plaque(entry, upright, ink));
    }
    out
}
