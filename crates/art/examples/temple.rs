//! Writes a sheet with everything of the temple, light and dark, at the sizes the page shows it in:
//! `cargo run -p art --example temple -- out.html`.

use std::fmt::Write as _;

use art::Ink;
use art::temple::{self, Chamber, IDS, Kind, Look, Side, Symbol};

const CSS: &str = include_str!("../../web/assets/static/art.css");
const PAGE: &str = "body{margin:0;display:flex;font:14px sans-serif}section{padding:16px;width:900px}\
section.light{background:#f4efe6;color:#22262e}section.dark{background:#16181d;color:#eceae4}\
.row{display:flex;gap:8px;flex-wrap:wrap;align-items:center;margin-bottom:12px}svg{display:block;overflow:visible}";

fn svg(width: u32, view: &str, inside: &str) -> String {
    format!("<svg width=\"{width}\" viewBox=\"{view}\">{inside}</svg>")
}

fn symbols() -> String {
    let sizes = [14, 18, 24, 48, 96];
    let all = sizes.iter().flat_map(|size| Symbol::ALL.map(|symbol| (*size, symbol)));
    all.map(|(size, symbol)| svg(size, "-5 -5 10 10", &temple::symbol(symbol, Ink::Page))).collect()
}

fn dice(size: u32) -> String {
    let ink = Ink::Page;
    let mut all: Vec<String> = Symbol::ALL.map(|face| temple::die(Some(face), Look::Showing, ink)).to_vec();
    all.extend(Symbol::ALL[..4].iter().map(|face| temple::die(Some(*face), Look::Kept, ink)));
    all.extend([Look::Locked, Look::Blank, Look::Spinning].map(|look| temple::die(None, look, ink)));
    all.push(temple::gift_die(ink));
    all.iter().map(|die| svg(size, "-7 -7 14 14", die)).collect()
}

fn room(id: &str, stairs: Side) -> Chamber {
    temple::tile(id, stairs).expect("a chamber")
}

fn tiles(size: u32, ids: &[&str]) -> String {
    let rooms = ids.iter().enumerate().map(|(index, id)| {
        let room = room(id, Side::ALL[(index + 2) % 4]);
        svg(size, temple::VIEW, &temple::chamber(&room, Ink::Page))
    });
    rooms.collect()
}

fn states(size: u32) -> String {
    let ink = Ink::Page;
    let dead = Chamber { used: true, ..room("S01", Side::South) };
    let spent = Chamber { used: true, ..room("B08", Side::West) };
    let meant = Chamber { glow: true, ..room("B04", Side::South) };
    let mut all =
        vec![temple::chamber(&dead, ink), temple::chamber(&spent, ink), temple::chamber(&meant, ink)];
    let mut crowd = temple::chamber(&room("S03", Side::South), ink);
    crowd += &temple::lit_stones(1, &room("S03", Side::South), ink);
    crowd += &temple::lit_doorway(Side::West, ink);
    for seat in 0..6 {
        let (x, y) = temple::standing(seat, 6, &room("S03", Side::South));
        let pawn = temple::pawn(seat, ink);
        write!(
            crowd,
            "<g transform=\"translate({} {}) scale(.84)\">{pawn}</g>",
            f64::from(x) / 10.0,
            f64::from(y) / 10.0
        )
        .expect("a string takes it");
    }
    all.push(crowd);
    all.iter().map(|room| svg(size, temple::VIEW, room)).collect()
}

fn things() -> String {
    let ink = Ink::Page;
    let mut out = String::new();
    for size in [22, 32, 64] {
        for seat in 0..6 {
            out += &svg(size, "-5.5 -5.5 11 11", &temple::pawn(seat, ink));
        }
        for seat in 0..6 {
            out += &svg(size, "-5.5 -5.5 11 11", &temple::locked_pawn(seat, ink));
        }
    }
    for size in [24, 48] {
        out += &svg(size, "-5 -5 10 10", &temple::gem(ink));
        out += &svg(size, "-5 -5 10 10", &temple::goddess_stone(ink));
        out += &svg(size, "-5 -5 10 10", &temple::arrow_home(ink));
        for quarters in 0..5 {
            out += &svg(size, "-5 -5 10 10", &temple::hourglass(quarters, ink));
        }
        for times in 0..4 {
            out += &svg(size, "-12 -12 24 24", &temple::gong(times, ink));
        }
    }
    for (stones, goddess) in [(18, 2), (7, 1), (0, 0)] {
        out += &svg(200, "0 0 72 38", &temple::ark(stones, goddess, ink));
    }
    for size in [28, 48] {
        for kind in Kind::ALL {
            out += &svg(size, "-5 -5 10 10", &temple::emblem(kind, ink));
        }
    }
    out
}

fn figures() -> String {
    let texts = [
        (
            "340",
            "tiles: START=0,0 B08=1,0,W S01=-1,0,E\ndark: 1,0,N -1,0,W\ndoors: 0,0,E\npawns: 1=0,0 2=0,0 3=1,0\nlocked: 3",
        ),
        ("300", "tiles: START=0,0 B08=1,0,W\npawns: 1=0,0\npath: 0,0 1,0\ndice: 1 A K+ T X - > - - T X -"),
        ("260", "dice: 1 G X X > - - -\ndice: 2 A A+ T ? *"),
        (
            "300",
            "tiles: B06=0,0 S03=0,1 EXIT=1,0,W\nused: 0,1\nstones: 0,1,2\npawns: 4=0,1 5=0,1 6=0,0\nno: 1,0\npath: 0,1 0,0 1,0",
        ),
    ];
    let drawn = texts.iter().map(|(width, text)| {
        let figure = temple::figure(text, Ink::Page).expect("a figure");
        figure.replacen("<svg", &format!("<svg width=\"{width}\""), 1)
    });
    drawn.collect()
}

fn sheet() -> String {
    let mut html = format!("<!doctype html><meta charset=\"utf-8\"><style>{CSS}{PAGE}");
    let dark = CSS.rsplit_once("[data-theme=\"dark\"]").expect("a dark theme").1;
    write!(html, "section.dark{dark}</style>").expect("a string takes it");
    for theme in ["light", "dark"] {
        let rows = [
            symbols(),
            dice(48),
            dice(64),
            tiles(140, &["START", "EXIT", "S01", "B08", "B01", "C05"]),
            states(140),
            tiles(90, &IDS),
            things(),
            figures(),
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
    let path = std::env::args().nth(1).unwrap_or_else(|| "temple.html".to_owned());
    std::fs::write(path, sheet())
}
