//! Writes a sheet with everything that is drawn, light and dark, to look at: `cargo run -p art --example sheet -- out.html`.

use std::fmt::Write as _;

use art::cells::{Letter, Place, Way};
use art::{Icon, Ink, cells, home};

const CSS: &str = include_str!("../../web/assets/static/art.css");
const PAGE: &str = "body{margin:0;display:flex;font:14px sans-serif}section{padding:16px;width:1400px}\
section.light{background:#f4efe6;color:#22262e}section.dark{background:#16181d;color:#eceae4}\
.row{display:flex;gap:12px;flex-wrap:wrap;align-items:flex-start;margin-bottom:12px}svg{display:block}";

/// A position in the middle of a game, as the page would show it.
fn board(width: u32) -> String {
    let ink = Ink::Page;
    let mut svg = format!("<svg width=\"{width}\" viewBox=\"{}\">{}", cells::VIEW, cells::yard(ink));
    let mut at = |place: &str, picture: String| {
        let (x, y) = Place::read(place).expect("a place").middle();
        write!(svg, "<g transform=\"translate({x} {y})\">{picture}</g>").expect("a string takes it");
    };
    for (seat, corner) in ["a1", "a8", "h8"].into_iter().enumerate() {
        at(corner, cells::cell(Some(seat), ink));
    }
    at("c5", cells::gaze(Way::Up, ink));
    at("f4", cells::gaze(Way::Down, ink));
    for field in ["d6", "e7", "d3"] {
        at(field, cells::target(ink));
    }
    at("c3", cells::halo(ink));
    at("g6", cells::halo(ink));
    at("d7", cells::chosen(ink));
    at("c7", cells::key(Letter::E, ink));
    at("|c", cells::key(Letter::S, ink));
    at("c3", cells::key(Letter::C, ink));
    at("g6", cells::key(Letter::A, ink));
    at("e6", cells::key(Letter::P, ink));
    at("f2", cells::key(Letter::Last, ink));
    at("c5", cells::guard(1, Some(Way::Up), ink));
    at("f4", cells::guard(2, Some(Way::Down), ink));
    at("d7", cells::pawn(0, ink));
    at("b3", cells::pawn(1, ink));
    at("e3", cells::pawn(2, ink));
    at("g7", cells::pawn(3, ink));
    at("g6", cells::locked(ink));
    at("e7", cells::cost(2, ink));
    at("b6", cells::refused(ink));
    svg.push_str("</svg>");
    svg
}

fn start(width: u32) -> String {
    let text =
        "cells: 1=a1 2=a8 3=h8 4=h1\npieces: 1=a1 2=a8 3=h8 4=h1 E=c6 S=|c C=c3 A=f6 P=|f E!=f3 G1=|a G2=|h";
    cells::figure(text, Ink::Page).expect("a figure").replacen("<svg", &format!("<svg width=\"{width}\""), 1)
}

fn figures() -> String {
    let texts = [
        "part: a5 d8\ncells: 2=a8\npieces: 1=b6 G1=c5 E=d7 2=b7\nmarks: b8 a6\npath: b6 b7 b8\ncost: b8=2\nno: c6",
        "part: b1 f4\npieces: 1=c2 2=d2 S=e2 G2=f4\nlocked: S\npath: c2 d2\npath: f4 e4 d4",
        "part: a3 d6\npieces: G1=|a S=|c 3=b4 E=b4\nmarks: c4 c5\npath: |a a5 b5",
    ];
    texts
        .iter()
        .map(|text| {
            cells::figure(text, Ink::Page).expect("a figure").replacen("<svg", "<svg width=\"300\"", 1)
        })
        .collect()
}

fn svg(width: u32, view: &str, inside: &str) -> String {
    format!("<svg width=\"{width}\" viewBox=\"{view}\">{inside}</svg>")
}

fn pieces(size: u32) -> String {
    let ink = Ink::Page;
    let mut all: Vec<String> = (0..6).map(|seat| cells::pawn(seat, ink)).collect();
    all.extend(Letter::ALL.map(|letter| cells::key(letter, ink)));
    all.extend([Some(Way::Up), Some(Way::Down), None].map(|looks| cells::guard(1, looks, ink)));
    all.push(cells::guard(2, Some(Way::Up), ink));
    all.extend((0..6).map(|seat| art::sign(seat, ink)));
    all.iter().map(|piece| svg(size, "-6 -6 12 12", piece)).collect()
}

fn cards() -> String {
    let cards = Letter::ALL
        .iter()
        .enumerate()
        .map(|(index, letter)| svg(44, "0 0 18 24", &cells::letter_card(*letter, index % 2 == 0, Ink::Page)));
    cards.collect()
}

/// Every kind of piece in every state.
fn states() -> String {
    let ink = Ink::Page;
    let mut pieces: Vec<String> = (0..4).map(|seat| cells::pawn(seat, ink)).collect();
    pieces.extend([cells::key(Letter::Last, ink), cells::guard(2, Some(Way::Down), ink)]);
    let mut out = String::new();
    for piece in &pieces {
        for (below, above) in [
            (cells::halo(ink), String::new()),
            (cells::chosen(ink), String::new()),
            (String::new(), cells::locked(ink)),
        ] {
            out += &svg(56, "-6 -6 12 12", &(below + piece + &above));
        }
    }
    out
}

fn posters() -> String {
    let ink = Ink::Page;
    let posters = [home::cells(ink), home::temple(ink), home::master(ink), home::plan(ink)];
    posters.iter().map(|poster| svg(640, "0 0 320 200", poster)).collect()
}

fn marks() -> String {
    let ink = Ink::Page;
    let mut out: String = [16, 32, 64, 160].map(|size| svg(size, "0 0 64 64", &art::logo(ink))).concat();
    out += &svg(160, "0 0 512 512", &art::app_icon(ink));
    out += &svg(48, "0 0 512 512", &art::app_icon(ink));
    for size in [24, 40] {
        for icon in Icon::ALL {
            out += &svg(size, "0 0 24 24", &art::icon(icon));
        }
    }
    out
}

fn sheet() -> String {
    let mut html = format!("<!doctype html><meta charset=\"utf-8\"><style>{CSS}{PAGE}");
    // Both themes on one sheet: the dark variables are given to one half.
    let dark = CSS.rsplit_once("[data-theme=\"dark\"]").expect("a dark theme").1;
    write!(html, "section.dark{dark}</style>").expect("a string takes it");
    for theme in ["light", "dark"] {
        let rows = [
            board(390) + &board(640) + &start(280),
            pieces(96),
            pieces(36),
            states(),
            cards(),
            figures(),
            marks(),
            posters(),
        ];
        write!(html, "<section class=\"{theme}\">").expect("a string takes it");
        for row in rows {
            write!(html, "<div class=\"row\">{row}</div>").expect("a string takes it");
        }
        html.push_str("</section>");
    }
    html
}

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "sheet.html".to_owned());
    std::fs::write(path, sheet())
}
