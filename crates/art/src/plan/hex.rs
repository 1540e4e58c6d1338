//! A hex of the city as it is drawn: grounds, the streets between them, and plazas where locations are.

use super::lying::{CORNERS, Lying, Street, polygon, region};
use super::roofs;
use super::tiles::{Symbol, Terrain};
use crate::ink::Ink;
use crate::svg::{placed, point};

/// The viewBox of one hex: 60 units from the middle to a corner, corners above and below.
pub const HEX: &str = "-53 -61 106 122";

/// What a ground of this terrain begins with.
fn ground(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Industrial => "<path fill=\"$!\" d=\"",
        Terrain::Commercial => "<path fill=\"$#\" d=\"",
        Terrain::Residential => "<path fill=\"$%\" d=\"",
        Terrain::Water => "<path fill=\"$~\" d=\"",
    }
}

const ASPHALT: [&str; 2] = [
    r#"<path fill="none" stroke="$_" stroke-width="6.6" stroke-linecap="round" stroke-linejoin="round" d=""#,
    r#"<path fill="none" stroke="$l" stroke-width=".8" stroke-dasharray="3.2 3" d=""#,
];
const QUAY: [&str; 2] = [
    r#"<path fill="none" stroke="$_" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round" d=""#,
    r#"<path fill="none" stroke="$^" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" d=""#,
];

fn lines(out: &mut String, streets: &[Street], water: bool, ink: Ink) {
    if streets.iter().all(|street| street.2 != water) {
        return;
    }
    for layer in if water { QUAY } else { ASPHALT } {
        ink.put(out, layer);
        for (from, to, _) in streets.iter().filter(|street| street.2 == water) {
            out.push('M');
            point(out, *from);
            out.push('L');
            point(out, *to);
        }
        out.push_str("\"/>");
    }
}

const PLAZA: &str = r#"<circle r="20" fill="$L" fill-opacity=".18"/><circle r="16" fill="$^" stroke="$_" stroke-width="1.2"/><circle r="13.8" fill="none" stroke="$_" stroke-opacity=".45" stroke-width=".7" stroke-dasharray="2 1.4"/>"#;
/// Street lamps and their light.
const LAMPS: [&str; 2] = [
    r#"<path fill="none" stroke="$L" stroke-opacity=".2" stroke-width="13" stroke-linecap="round" d=""#,
    r#"<path fill="none" stroke="$l" stroke-width="2.4" stroke-linecap="round" d=""#,
];

/// Cars: what is dark around them, then some and others.
const CARS: [&str; 3] = [
    r#"<path fill="none" stroke="$k" stroke-width="3.3" stroke-linecap="round" d=""#,
    r#"<path fill="none" stroke="$e" stroke-width="2.2" stroke-linecap="round" d=""#,
    r#"<path fill="none" stroke="$p" stroke-width="2.2" stroke-linecap="round" d=""#,
];

/// Adds a car on the right-hand side of a street, a third on its way.
fn car(out: &mut String, from: (i32, i32), to: (i32, i32)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).isqrt().max(1);
    let (ahead, aside) = ((dx * 32 / length, dy * 32 / length), (-dy * 15 / length, dx * 15 / length));
    let back = (from.0 + dx * 3 / 10 + aside.0, from.1 + dy * 3 / 10 + aside.1);
    out.push('M');
    point(out, back);
    out.push('L');
    point(out, (back.0 + ahead.0, back.1 + ahead.1));
}

const SUBWAY: &str = r#"<path fill="$k" fill-opacity=".3" d="M-8.6-7.6H10V11H-8.6z"/><rect x="-9.5" y="-9.5" width="19" height="19" rx="4.5" fill="$u" stroke="$p" stroke-width="1.4"/><path fill="$p" d="M-5.8 3.6V-3.4Q-5.8-6.6-2.6-6.6H2.6Q5.8-6.6 5.8-3.4V3.6Q5.8 5 4.4 5H-4.4Q-5.8 5-5.8 3.6z"/><path fill="$k" d="M-4.2-3.6H-.6V-.4H-4.2zM.6-3.6H4.2V-.4H.6zM-4.2 1.8H-2V3.6H-4.2zM2 1.8H4.2V3.6H2z"/><path fill="none" stroke="$p" stroke-width="1.3" stroke-linecap="round" d="M-3.4 5.4L-4.8 7.2M3.4 5.4L4.8 7.2"/>"#;
const HELIPAD: &str = r#"<circle r="11" fill="$_" stroke="$k" stroke-width=".7"/><circle r="9" fill="none" stroke="$l" stroke-width="1.3" stroke-dasharray="4.4 2.7"/><path fill="none" stroke="$p" stroke-width="2.2" stroke-linecap="square" d="M-3.4-4.6V4.6M3.4-4.6V4.6M-3.4 0H3.4"/>"#;
const FERRY: &str = r#"<path fill="none" stroke="$p" stroke-opacity=".6" stroke-width="1" stroke-linecap="round" d="M-10 8.5q2.5-2 5 0t5 0t5 0t5 0"/><g stroke="$k" stroke-width=".8" stroke-linejoin="round"><path fill="$e" d="M-11 1H11L7.5 7.4H-7.5z"/><path fill="$p" d="M-7-3.6H5.6L7.6 1H-7z"/><path fill="$l" d="M-4.5-7.6H1.5V-3.6H-4.5z"/><path fill="$Z" d="M2.6-8.6H5.4V-3.6H2.6z"/></g><path fill="none" stroke="$k" stroke-width="1.5" stroke-dasharray="1.6 1.4" d="M-5.6-1.3H5"/>"#;

/// A hex of the city turned so many times, for the page to lie over [`rim`]s. What is drawn on it stays upright.
#[must_use]
pub fn hex(hex: usize, rotation: usize, ink: Ink) -> String {
    let lying = Lying::new(hex, rotation);
    let mut out = String::new();
    for terrain in Terrain::ALL {
        let mut sectors = String::new();
        for edge in (0..6).filter(|edge| !lying.central(*edge) && lying.edge(*edge) == terrain) {
            polygon(&mut sectors, &[(0, 0), CORNERS[edge], CORNERS[(edge + 1) % 6]]);
        }
        if !sectors.is_empty() {
            ink.put(&mut out, ground(terrain));
            out.push_str(&sectors);
            out.push_str("\"/>");
        }
    }
    ink.put(&mut out, ground(lying.middle()));
    polygon(&mut out, &lying.centre);
    out.push_str("\"/>");
    let streets = lying.streets();
    lines(&mut out, &streets, true, ink);
    lines(&mut out, &streets, false, ink);
    for place in lying.tile.plazas(rotation) {
        placed(&mut out, place, "1", &ink.paint(PLAZA));
    }
    for layer in LAMPS {
        ink.put(&mut out, layer);
        for (from, to, _) in &streets {
            out.push('M');
            point(&mut out, ((from.0 + to.0) / 2, (from.1 + to.1) / 2));
            out.push_str("h.1");
        }
        out.push_str("\"/>");
    }
    for (index, layer) in CARS.into_iter().enumerate() {
        let mut cars = String::new();
        for (at, (from, to, _)) in streets.iter().enumerate().filter(|(_, street)| !street.2) {
            if index == 0 || at % 2 == index - 1 {
                car(&mut cars, *from, *to);
            }
        }
        if !cars.is_empty() {
            ink.put(&mut out, layer);
            out.push_str(&cars);
            out.push_str("\"/>");
        }
    }
    roofs::put(&mut out, hex, &lying, &streets, ink);
    if let Some((symbol, place)) = lying.tile.symbol(rotation) {
        placed(&mut out, place, "1", &self::symbol(symbol, ink));
    }
    ink.put(&mut out, "<path fill=\"none\" stroke=\"$k\" stroke-opacity=\".4\" stroke-width=\".5\" stroke-dasharray=\"1.5 2.5\" d=\"");
    polygon(&mut out, &CORNERS);
    out.push_str("\"/>");
    out
}

/// A symbol of the map, eleven units around its middle.
#[must_use]
pub fn symbol(symbol: Symbol, ink: Ink) -> String {
    ink.paint(match symbol {
        Symbol::Subway => SUBWAY,
        Symbol::Helipad => HELIPAD,
        Symbol::Ferry => FERRY,
    })
}

/// What lies under a hex: its shadow and its edge. All rims are drawn before the first hex, so that the city has one edge.
#[must_use]
pub fn rim(ink: Ink) -> String {
    ink.paint(r#"<path fill="$k" fill-opacity=".35" d="M0-59L54-29V35L0 67L-54 35V-29z"/><path fill="$k" stroke="$k" stroke-width="3" stroke-linejoin="round" d="M0-60.3L52.2-30.2V30.2L0 60.3L-52.2 30.2V-30.2z"/>"#)
}

/// The street along an edge where a hex meets another one with another terrain; where they show the same nothing is drawn.
#[must_use]
pub fn border(edge: usize, one: Terrain, other: Terrain, ink: Ink) -> String {
    let mut out = String::new();
    if one != other {
        let water = one == Terrain::Water || other == Terrain::Water;
        lines(&mut out, &[(CORNERS[edge % 6], CORNERS[(edge + 1) % 6], water)], water, ink);
    }
    out
}

const LIGHT: &str = r#"<path fill="$L" fill-opacity=".4" d=""#;
const LIT: [&str; 2] = [
    r#"<path fill="none" stroke="$k" stroke-width="3.4" stroke-linejoin="round" d=""#,
    r#"<path fill="none" stroke="$l" stroke-width="2" stroke-linejoin="round" d=""#,
];

/// Light on the region that an edge of a hex belongs to.
#[must_use]
pub fn lit_region(hex: usize, edge: usize, rotation: usize, ink: Ink) -> String {
    lit(&[LIGHT, LIT[0], LIT[1]], &region(hex, edge, rotation), ink)
}

/// Light on a whole hex, or on a gap where one may lie.
#[must_use]
pub fn lit_hex(ink: Ink) -> String {
    lit(&[LIGHT, LIT[0], LIT[1]], "M0-58L50.2-29V29L0 58L-50.2 29V-29z", ink)
}

/// A ring of light around the sign of a location.
#[must_use]
pub fn lit_spot(ink: Ink) -> String {
    lit(&LIT, "M0-18A18 18 0 1 1 0 18A18 18 0 1 1 0-18z", ink)
}

fn lit(layers: &[&str], outline: &str, ink: Ink) -> String {
    let mut out = String::new();
    for layer in layers {
        ink.put(&mut out, layer);
        out.push_str(outline);
        out.push_str("\"/>");
    }
    out
}
