//! The niche with the magic stones of a chamber, and what each row of them costs.

use super::ark::{DEAD, GEM};
use super::symbol::{Symbol, symbol};
use crate::glyph;
use crate::ink::Ink;
use crate::svg::{number, placed};

/// The stones of a chamber: so many equal symbols activate so many stones, in up to three rows of a price list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stones {
    /// The symbol that they ask for.
    pub symbol: Symbol,
    /// How many symbols, how many stones.
    pub tiers: &'static [(u8, u8)],
}

/// The most rows that there is room for.
const MOST: usize = 3;
/// Where the niche begins and ends, in tenths.
const TOP: i32 = -122;
const BOTTOM: i32 = 50;

/// The middle of one of so many columns, in tenths.
fn column(index: usize, of: usize) -> i32 {
    let (index, of) = (index as i32, of as i32);
    (2 * index - (of - 1)) * 50
}

/// Adds the outline of a niche around some columns.
fn outline(out: &mut String, left: i32, right: i32) {
    out.push('M');
    number(out, left);
    out.push(' ');
    number(out, BOTTOM);
    out.push('V');
    number(out, TOP + 30);
    out.push_str("l3-3H");
    number(out, right - 30);
    out.push_str("l3 3V");
    number(out, BOTTOM);
    out.push('z');
}

/// From where to where the columns reach, in tenths.
fn span(first: usize, last: usize, of: usize) -> (i32, i32) {
    let wide = if of == 1 { 66 } else { 51 };
    (column(first, of) - wide, column(last, of) + wide)
}

const CHIP: &str = r#"<path fill="$p" stroke="$k" stroke-width=".4" d="M-4.7-3H4.7V3H-4.7z"/>"#;
const GLOW: &str =
    r#"<circle r="5" fill="$G" fill-opacity=".22"/><circle r="3.6" fill="$G" fill-opacity=".25"/>"#;

/// Where so many stones lie in a column, in tenths, and how large they are.
fn heap(count: u8) -> (&'static [(i32, i32)], &'static str) {
    match count {
        0 => (&[], "1"),
        1 => (&[(0, 0)], "1.15"),
        2 => (&[(-22, 4), (22, -4)], ".86"),
        _ => (&[(0, -24), (-23, 14), (23, 14)], ".78"),
    }
}

/// Adds the niche: stones that glow, each heap over its price; or, once it was used, dead ones without any.
pub(super) fn put(out: &mut String, stones: &Stones, used: bool, ink: Ink) {
    let of = stones.tiers.len().min(MOST);
    if of == 0 {
        return;
    }
    let (left, right) = span(0, of - 1, of);
    ink.put(out, "<path fill=\"$V\" stroke=\"$k\" stroke-width=\".5\" d=\"");
    outline(out, left, right);
    ink.put(out, "\"/><path fill=\"none\" stroke=\"$U\" stroke-width=\".5\" d=\"M");
    number(out, left - 8);
    out.push(' ');
    number(out, BOTTOM + 5);
    out.push('H');
    number(out, right + 8);
    out.push_str("\"/>");
    for (index, (cost, count)) in stones.tiers.iter().take(MOST).enumerate() {
        let x = column(index, of);
        let (places, scale) = heap(*count);
        if !used {
            placed(out, (x, -66), "1", &ink.paint(GLOW));
        }
        for (dx, dy) in places {
            placed(out, (x + dx, -66 + dy), scale, &ink.paint(if used { DEAD } else { GEM }));
        }
        if !used {
            placed(out, (x, 16), if of == 1 { "1.25" } else { "1" }, &price(*cost, stones.symbol, ink));
        }
    }
}

/// A number and the symbol that it counts, on a strip of paper.
fn price(cost: u8, wanted: Symbol, ink: Ink) -> String {
    const DIGITS: [&str; 9] = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];
    let digit = |digit: u8| DIGITS.get(usize::from(digit)).copied().unwrap_or_default();
    let mut out = ink.paint(CHIP);
    if cost >= 10 {
        glyph::put(&mut out, digit(cost / 10), "translate(-3.4 -.2) scale(.66)", 'k', ink);
        glyph::put(&mut out, digit(cost % 10), "translate(-1 -.2) scale(.66)", 'k', ink);
        placed(&mut out, (26, 0), ".42", &symbol(wanted, ink));
    } else {
        glyph::put(&mut out, digit(cost), "translate(-2.5 -.2) scale(.78)", 'k', ink);
        placed(&mut out, (20, 0), ".52", &symbol(wanted, ink));
    }
    out
}

/// Adds the light around one column of a niche.
pub(super) fn put_light(out: &mut String, tier: usize, of: usize, ink: Ink) {
    let of = of.clamp(1, MOST);
    let tier = tier.min(of - 1);
    let (left, right) = span(tier, tier, of);
    for (colour, width) in [("$k", "2"), ("$l", "1.2")] {
        out.push_str("<path fill=\"none\" stroke-linejoin=\"round\" stroke=\"");
        ink.put(out, colour);
        out.push_str("\" stroke-width=\"");
        out.push_str(width);
        out.push_str("\" d=\"");
        outline(out, left, right);
        out.push_str("\"/>");
    }
    let rays = "<path fill=\"none\" stroke=\"$l\" stroke-width=\".9\" stroke-linecap=\"round\" d=\"M-4-14.2L-4.8-16.2M0-14.4V-16.6M4-14.2L4.8-16.2\"/>";
    placed(out, (column(tier, of), 0), "1", &ink.paint(rays));
}
