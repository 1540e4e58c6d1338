//! Writes a sheet with everything of the temple, light and dark, at the sizes the page shows it in:
//! `cargo run -p art --example temple -- out.html`.

use std::fmt::Write as _;

use art::Ink;
use art::temple::{self, Chamber, Curse, IDS, Kind, Look, Side, Symbol, Thing, Treasure};

const CSS: &str = include_str!("../../web/assets/static/art.css");
const PAGE: &str = "body{margin:0;display:flex;font:14px sans-serif}section{padding:16px;width:900px}\
section.light{background:#f4efe6;color:#22262e}section.dark{background:#16181d;color:#eceae4}\
.row{display:flex;gap:8px;flex-wrap:wrap;align-items:center;margin-bottom:12px}svg{display:block;overflow:visible}\
[class^=shimmer]{animation:shimmer 2.4s ease-in-out infinite alternate}.shimmer-1{animation-delay:-.8s}.shimmer-2{animation-delay:-1.8s}\
@keyframes shimmer{from{opacity:.35}}\
[class^=shard]{animation:fall 3s ease-in infinite}.shard-North{--to:0,-14px}.shard-East{--to:14px,0}.shard-South{--to:0,14px}.shard-West{--to:-14px,0}\
@keyframes fall{to{opacity:0;transform:translate(var(--to))}}";

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

fn curses() -> String {
    let ink = Ink::Page;
    let mut out = String::new();
    for size in [40, 64, 110] {
        for curse in Curse::ALL {
            out += &svg(size, "-10 -10 20 20", &temple::curse_picture(curse, ink));
        }
    }
    for size in [18, 22, 44] {
        for curse in Curse::ALL {
            out += &svg(size, "-5.2 -5.2 10.4 10.4", &temple::curse_sign(curse, ink));
        }
    }
    out
}

fn cards() -> String {
    let ink = Ink::Page;
    let breaks = |text: &str| {
        let all: Vec<Symbol> = text.split(' ').filter_map(Symbol::read).collect();
        <[Symbol; 3]>::try_from(all).ok()
    };
    let mut out = String::new();
    for size in [52, 116] {
        for (index, curse) in Curse::ALL.into_iter().enumerate() {
            let text = ["A A T", "T T K", "A K K", "T T T", "A T T", "T K K", "A A K", ""][index % 8];
            out += &svg(size, temple::CARD_VIEW, &temple::curse_card(curse, breaks(text), ink));
        }
        out += &svg(size, temple::CARD_VIEW, &temple::curse_back(ink));
        let mut lit = temple::curse_card(Curse::Trap, breaks("A T K"), ink) + &temple::lit_card(ink);
        lit += &temple::lit_break(0, ink);
        lit += &temple::lit_break(2, ink);
        out += &svg(size, temple::CARD_VIEW, &lit);
    }
    out
}

fn treasures() -> String {
    let ink = Ink::Page;
    let mut out = String::new();
    for size in [28, 34, 40] {
        for treasure in Treasure::ALL {
            out += &svg(size, "-7 -7 14 14", &temple::treasure_tile(treasure, ink));
        }
    }
    for size in [40, 64, 110] {
        for treasure in Treasure::ALL {
            out += &svg(size, "-10 -10 20 20", &temple::treasure_picture(treasure, ink));
        }
    }
    out
}

fn forms() -> String {
    let ink = Ink::Page;
    let mut out = String::new();
    for size in [24, 48, 96] {
        for picture in [temple::closed_mouth(ink), temple::hold(false, ink), temple::hold(true, ink)] {
            out += &svg(size, "-10 -10 20 20", &picture);
        }
        out += &svg(size, "-10 -10 20 20", &temple::upright(ink));
        out += &svg(size, "-10 -10 20 20", &temple::soul_swap(2, 4, ink));
        for picture in [temple::broken_die(ink), temple::falling_die(ink)] {
            out += &svg(size, "-7 -7 14 14", &picture);
        }
        out += &svg(size, "-7 -7 14 14", &temple::chalice(ink));
        out += &svg(size, "-10 -11 20 20", &temple::planted_torch(ink));
        for seat in [0, 1] {
            let pawn = temple::pawn(seat, ink);
            out += &svg(size, "-6 -6 12 12", &(pawn.clone() + &temple::bars(ink)));
            out += &svg(size, "-6 -6 12 12", &(pawn + &temple::carried_chalice(ink)));
        }
    }
    out
}

/// A group moved to a place in tenths.
fn moved((x, y): (i32, i32), scale: &str, inside: &str) -> String {
    let (x, y) = (f64::from(x) / 10.0, f64::from(y) / 10.0);
    format!("<g transform=\"translate({x} {y}) scale({scale})\">{inside}</g>")
}

/// A piece of the map as the page shows it: everything that the modules put there.
fn modules(width: u32) -> String {
    let ink = Ink::Page;
    let mut out = String::from("<rect x=\"-24\" y=\"-24\" width=\"248\" height=\"128\" fill=\"#141b3c\"/>");
    let cell = |out: &mut String, (x, y): (i32, i32), inside: &str| {
        *out += &moved((x * 400, y * 400), "1", inside);
    };
    let rooms = [
        ("C02", Side::West, (0, 0)),
        ("C05", Side::South, (1, 0)),
        ("TC", Side::West, (2, 0)),
        ("D1", Side::South, (3, 0)),
        ("D2", Side::East, (4, 0)),
        ("L1", Side::East, (0, 1)),
        ("C08", Side::East, (1, 1)),
        ("IT1", Side::North, (2, 1)),
        ("L2", Side::West, (3, 1)),
        ("IK2", Side::South, (4, 1)),
        ("S01", Side::South, (0, 2)),
        ("START", Side::South, (1, 2)),
        ("TC", Side::North, (2, 2)),
        ("D1", Side::West, (3, 2)),
        ("L3", Side::North, (4, 2)),
    ];
    for (id, stairs, place) in rooms {
        let used = place == (2, 2);
        let room = Chamber { used, ..room(id, stairs) };
        cell(&mut out, place, &temple::chamber(&room, ink));
    }
    let mut illusion = String::new();
    for part in 0..3 {
        illusion += &format!("<g class=\"shimmer-{part}\">{}</g>", temple::shimmer(part, ink));
    }
    cell(&mut out, (2, 1), &illusion);
    let mut falls = String::new();
    for side in Side::ALL {
        falls += &format!("<g class=\"shard-{side:?}\">{}</g>", temple::shards(side, ink));
    }
    cell(&mut out, (4, 1), &falls);
    for (id, stairs, place, behind) in [
        ("D1", Side::South, (3, 0), true),
        ("D2", Side::East, (4, 0), false),
        ("D1", Side::West, (3, 2), false),
    ] {
        let room = room(id, stairs);
        let mut inside = if place == (4, 0) { temple::lit_stones(0, &room, ink) } else { String::new() };
        if place == (3, 0) {
            inside += &temple::lit_half(behind, &room, ink);
        }
        for index in 0..2 {
            let back = temple::standing_behind(index, 2, &room);
            inside += &moved(back, "1", &temple::pawn(index, ink));
        }
        let count = if place == (3, 2) { 4 } else { 2 };
        for index in 0..count {
            let front = temple::standing(index, count, &room);
            let size = if count > 3 { ".84" } else { "1" };
            inside += &moved(front, size, &temple::pawn(2 + index % 4, ink));
        }
        cell(&mut out, place, &inside);
    }
    cell(&mut out, (1, 0), &temple::secret_passage(Side::South, ink));
    cell(&mut out, (1, 1), &temple::secret_passage(Side::East, ink));
    for (place, id, stairs, treasure) in
        [((0, 0), "C02", Side::West, Treasure::DoubleKey), ((1, 0), "C05", Side::South, Treasure::Teleport)]
    {
        let spot = temple::spot(Thing::Treasure, false, &room(id, stairs));
        cell(&mut out, place, &moved(spot, "1", &temple::treasure_tile(treasure, ink)));
    }
    for (place, id, stairs, thing) in [
        ((1, 1), "C08", Side::East, Thing::Torch),
        ((0, 2), "S01", Side::South, Thing::Torch),
        ((0, 2), "S01", Side::South, Thing::Chalice),
        ((3, 0), "D1", Side::South, Thing::Chalice),
        ((4, 0), "D2", Side::East, Thing::Torch),
    ] {
        let spot = temple::spot(thing, false, &room(id, stairs));
        let picture = if thing == Thing::Torch { temple::planted_torch(ink) } else { temple::chalice(ink) };
        cell(&mut out, place, &moved(spot, "1", &picture));
    }
    for place in [(0, 1), (3, 1), (4, 2)] {
        cell(&mut out, place, &temple::primed(ink));
    }
    cell(&mut out, (0, 1), &temple::beam(3, 0, ink));
    cell(&mut out, (3, 1), &temple::beam(1, 1, ink));
    for (place, id, stairs, seat) in
        [((0, 1), "L1", Side::East, 3), ((3, 1), "L2", Side::West, 1), ((1, 1), "C08", Side::East, 0)]
    {
        let spot = temple::standing(0, 1, &room(id, stairs));
        let mut pawn = temple::pawn(seat, ink);
        pawn += &match seat {
            0 => temple::bars(ink),
            1 => moved((38, -34), ".6", &temple::curse_sign(Curse::Silence, ink)),
            _ => temple::carried_chalice(ink),
        };
        cell(&mut out, place, &moved(spot, "1", &pawn));
    }
    svg(width, "-24 -24 208 128", &out)
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
        (
            "400",
            "tiles: D1=0,0 TC=1,0,W L1=0,1 L2=2,0,W\nused: 1,0\nlying: 1,0=torch 0,1=giant_torch\npassages: 0,0,E\nbeams: 0,1 2,0\npawns: 1=0,0,b 2=0,0 3=1,0\ntrapped: 2\ncarries: 3",
        ),
        ("300", "dice: 1 A T K > trap=ATK\ndice: lost_treasure | double_key | broken falling"),
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
            curses(),
            cards(),
            treasures(),
            forms(),
            modules(860),
            modules(540),
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
