//! Houses, works, towers, trees and waves, seen from above and a little from the south.
//!
//! Each stands on a lot. Lots lie on a lattice that looks the same from all six sides and goes on from hex to hex; so a
//! house keeps its lot when its hex is turned, and still stands upright.

use super::lying::{Lying, Street};
use super::tiles::{HEXES, Terrain};
use crate::ink::Ink;
use crate::svg::point;

/// What all houses of a hex are drawn with, from below: what begins a path.
const LAYERS: [&str; 17] = [
    r#"<path fill="$k" fill-opacity=".09" d=""#,
    r#"<path fill="$y" fill-opacity=".38" d=""#,
    r#"<path fill="$k" fill-opacity=".26" d=""#,
    r#"<path fill="none" stroke="$p" stroke-opacity=".45" stroke-width=".9" stroke-linecap="round" d=""#,
    r#"<path fill="$D" d=""#,
    r#"<path fill="$Q" d=""#,
    r#"<path fill="$E" d=""#,
    r#"<path fill="$X" d=""#,
    r#"<path fill="none" stroke="$l" stroke-width="1.1" stroke-dasharray="1.1 .9" d=""#,
    r#"<path fill="$H" stroke="$k" stroke-width=".5" d=""#,
    r#"<path fill="$q" stroke="$k" stroke-width=".5" d=""#,
    r#"<path fill="$e" stroke="$k" stroke-width=".5" d=""#,
    r#"<path fill="$x" stroke="$k" stroke-width=".5" d=""#,
    r#"<path fill="$P" stroke="$k" stroke-width=".5" d=""#,
    r#"<path fill="none" stroke="$k" stroke-opacity=".65" stroke-width=".6" d=""#,
    r#"<path fill="none" stroke="$j" stroke-width="5" stroke-linecap="round" d=""#,
    r#"<path fill="none" stroke="$y" stroke-width="3" stroke-linecap="round" d=""#,
];
const YARD: usize = 0;
const GARDEN: usize = 1;
const SHADE: usize = 2;
const WAVE: usize = 3;
const NIGHT: usize = 4;
const PLUM: usize = 5;
const BRICK: usize = 6;
const SLATE: usize = 7;
const PANES: usize = 8;
const BLUE: usize = 9;
const LILAC: usize = 10;
const TILES: usize = 11;
const STEEL: usize = 12;
const CREAM: usize = 13;
const LINE: usize = 14;
const TREE: usize = 15;
const LEAF: usize = 16;

/// Parts of something on a lot: a layer, where it begins in tenths from the middle of the lot, and the way from there.
type Lot = &'static [(usize, i32, i32, &'static str)];

const TRADE: [Lot; 6] = [
    &[
        (SHADE, -30, 0, "h9v5h-9z"),
        (NIGHT, -42, -40, "h8.4v7h-8.4z"),
        (PANES, -34, -18, "h7m-7 2h7m-7 2h7"),
        (BLUE, -42, -80, "h8.4v4.6h-8.4z"),
        (LINE, 20, -76, "v-4.4"),
    ],
    &[
        (SHADE, -30, 0, "h8v5h-8z"),
        (PLUM, -38, -30, "h7.6v6h-7.6z"),
        (PANES, -30, -10, "h6m-6 2h6"),
        (LILAC, -38, -70, "h7.6v4.6h-7.6z"),
        (LINE, -20, -56, "h3.6v1.8h-3.6z"),
    ],
    &[
        (SHADE, -36, 0, "h10v5h-10z"),
        (NIGHT, -46, 0, "h9.2v3.2h-9.2z"),
        (PANES, -40, 16, "h8"),
        (STEEL, -46, -46, "h9.2v4.8h-9.2z"),
        (LINE, -24, -30, "h2v2h-2z"),
    ],
    &[
        (SHADE, -30, 0, "h9v5h-9z"),
        (SLATE, -42, -54, "h8.4v8.6h-8.4z"),
        (PANES, -34, -36, "h7m-7 2h7m-7 2h7m-7 2h7"),
        (CREAM, -42, -92, "h8.4v4h-8.4z"),
    ],
    &[
        (SHADE, -30, 0, "h8v5h-8z"),
        (PLUM, -40, -10, "h8v4.2h-8z"),
        (PANES, -32, 6, "h7"),
        (BLUE, -40, -54, "h8v4.6h-8z"),
    ],
    &[(TREE, -16, 0, "h.1"), (LEAF, -20, -8, "h.1"), (TREE, 26, 14, "h.1"), (LEAF, 22, 6, "h.1")],
];
const HOMES: [Lot; 6] = [
    &[
        (SHADE, -30, -10, "h9v5h-9z"),
        (BRICK, -40, 0, "h8v3.4h-8z"),
        (TILES, -40, -34, "h8v3.6h-8z"),
        (LINE, 10, -30, "v-1.6h1.4v1.6"),
    ],
    &[
        (SHADE, -20, -20, "h8v6h-8z"),
        (TILES, -34, -36, "h3.4v7h-3.4z"),
        (BRICK, 0, -36, "h3.4v7h-3.4z"),
        (LINE, 0, -36, "v7"),
    ],
    &[
        (TREE, -24, 4, "h.1"),
        (LEAF, -28, -4, "h.1"),
        (TREE, 24, -12, "h.1"),
        (LEAF, 20, -20, "h.1"),
        (TREE, 14, 30, "h.1"),
        (LEAF, 10, 22, "h.1"),
    ],
    &[
        (SHADE, -30, -10, "h8v5h-8z"),
        (SLATE, -38, 0, "h7.6v3.2h-7.6z"),
        (CREAM, -38, -34, "h7.6v3.4h-7.6z"),
        (TREE, 44, 16, "h.1"),
        (LEAF, 40, 8, "h.1"),
    ],
    &[
        (SHADE, -26, -10, "h9v5h-9z"),
        (BRICK, -36, 0, "h8v3.4h-8z"),
        (TILES, -36, -34, "h8v3.6h-8z"),
        (TREE, -50, 10, "h.1"),
        (LEAF, -54, 2, "h.1"),
    ],
    &[(TREE, 0, 0, "h.1"), (LEAF, -4, -8, "h.1")],
];
const WORKS: [Lot; 6] = [
    &[
        (SHADE, -40, 0, "h11v5h-11z"),
        (BRICK, -48, 16, "h9.6v2.6h-9.6z"),
        (STEEL, -48, -40, "h9.6v5.6h-9.6z"),
        (LINE, -24, -40, "v5.6m2.4-5.6v5.6m2.4-5.6v5.6"),
    ],
    &[
        (SHADE, -20, -10, "a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
        (SLATE, -36, 0, "v2.4a3.6 2.6 0 0 0 7.2 0v-2.4z"),
        (CREAM, -36, -4, "a3.6 3 0 1 0 7.2 0a3.6 3 0 1 0-7.2 0z"),
        (LINE, -20, -4, "a2 1.6 0 1 0 4 0a2 1.6 0 1 0-4 0z"),
    ],
    &[
        (SHADE, -40, 0, "h11v5h-11z"),
        (SLATE, -46, 10, "h9.2v3h-9.2z"),
        (TILES, -46, -46, "h9.2v5.6h-9.2z"),
        (LINE, -46, -26, "h9.2m-9.2 1.8h9.2"),
        (PANES, -40, 26, "h8"),
    ],
    &[
        (SHADE, -10, 0, "h7v4h-7z"),
        (BRICK, -20, -90, "h3v11h-3z"),
        (CREAM, -24, -104, "h3.8v2h-3.8z"),
        (SLATE, 16, -6, "h3v3.4h-3z"),
        (STEEL, 16, -30, "h3v2.6h-3z"),
    ],
    &[
        (SHADE, -36, 14, "h9v2.5h-9z"),
        (TILES, -44, -32, "h4v2.6h-4z"),
        (BLUE, 2, -32, "h4v2.6h-4z"),
        (CREAM, -44, -2, "h4v2.6h-4z"),
        (STEEL, 2, -2, "h4v2.6h-4z"),
    ],
    &[
        (SHADE, -40, 0, "h11v5h-11z"),
        (BRICK, -48, 16, "h9.6v2.6h-9.6z"),
        (STEEL, -48, -40, "h9.6v5.6h-9.6z"),
        (LINE, -48, -20, "l2.4-1.8v1.8l2.4-1.8v1.8l2.4-1.8v1.8l2.4-1.8v1.8"),
        (PANES, -40, 30, "h8"),
    ],
];
const WAVES: [Lot; 9] = [
    &[(WAVE, -40, 0, "q2-1.8 4 0t4 0")],
    &[(WAVE, -20, -10, "q1.5-1.4 3 0t3 0")],
    &[],
    &[(WAVE, -40, 0, "q2-1.8 4 0t4 0")],
    &[],
    &[
        (SHADE, -30, 26, "h8l-1 1.2h-6z"),
        (BRICK, -36, 10, "h7l-1.6 2.2h-3.8z"),
        (CREAM, -4, -42, "v4.6h3.4z"),
        (CREAM, -10, -30, "v3.4h-2z"),
    ],
    &[(WAVE, -40, 0, "q2-1.8 4 0t4 0")],
    &[(WAVE, -20, -10, "q1.5-1.4 3 0t3 0")],
    &[],
];

const SHIFTS: [(i32, i32); 8] =
    [(30, 0), (-30, 0), (0, 34), (0, -34), (46, 20), (-46, 20), (46, -20), (-46, -20)];

/// What may stand on a lot of this terrain, and what is always under it.
fn lots(terrain: Terrain) -> (&'static [Lot], Lot) {
    match terrain {
        Terrain::Industrial => (&WORKS, &[(YARD, -52, -44, "h10.4v8.8h-10.4z")]),
        Terrain::Commercial => (&TRADE, &[(YARD, -52, -44, "h10.4v8.8h-10.4z")]),
        Terrain::Residential => (&HOMES, &[(GARDEN, -50, -40, "h10v8h-10z")]),
        Terrain::Water => (&WAVES, &[]),
    }
}

/// How much room a lot needs, in tenths.
fn room(terrain: Terrain) -> i32 {
    match terrain {
        Terrain::Industrial | Terrain::Commercial => 68,
        Terrain::Residential => 64,
        Terrain::Water => 56,
    }
}

/// A number that looks like chance and is always the same.
fn chance(hex: usize, a: i32, b: i32) -> usize {
    let mut mixed = (hex as u32).wrapping_mul(0x9e37_79b1) ^ (a as u32).wrapping_mul(0x85eb_ca6b);
    mixed = (mixed ^ (mixed >> 15) ^ (b as u32).wrapping_mul(0xc2b2_ae35)).wrapping_mul(0x27d4_eb2f);
    (mixed >> 17) as usize
}

/// Adds all that stands on a hex.
pub(super) fn put(out: &mut String, hex: usize, lying: &Lying, streets: &[Street], ink: Ink) {
    let mut layers: [String; LAYERS.len()] = Default::default();
    let mut built: Vec<(i32, i32)> = Vec::new();
    // Lots that a street cuts are moved away from it, if there is room between the others.
    for shifts in [&[(0, 0)], &SHIFTS[..]] {
        for (a, b) in (-5..=5).flat_map(|b| (-7..=7).map(move |a| (a, b))) {
            let lot = ((2 * a + b) * 5773 / 100, b * 100);
            let found = shifts.iter().map(|(dx, dy)| (lot.0 + dx, lot.1 + dy)).find(|at| {
                let apart = |other: &(i32, i32)| (at.0 - other.0).abs() >= 94 || (at.1 - other.1).abs() >= 86;
                lying.room(*at, room(lying.terrain(*at)), streets) && built.iter().all(apart)
            });
            let Some(at) = found else { continue };
            built.push(at);
            let (mut c, mut d) = (a, b);
            for _ in 0..lying.rotation % 6 {
                (c, d) = (-d, c + d);
            }
            let (lots, ground) = lots(lying.terrain(at));
            for (layer, dx, dy, way) in
                ground.iter().chain(lots[chance(hex % HEXES.len(), c, d) % lots.len()])
            {
                let path = &mut layers[*layer];
                path.push('M');
                point(path, (at.0 + dx, at.1 + dy));
                path.push_str(way);
            }
        }
    }
    for (layer, path) in LAYERS.iter().zip(&layers) {
        if !path.is_empty() {
            ink.put(out, layer);
            out.push_str(path);
            out.push_str("\"/>");
        }
    }
}
