//! Writes a sheet with everything of Escape Plan, light and dark, at the sizes the page shows it in:
//! `cargo run -p art --example plan -- out.html`.

use std::fmt::Write as _;

use art::Ink;
use art::plan::{self, Asset, Contact, Deck, Equipment, Fixer, Gate, Lock, Mark, Officer, Place, Symbol};

const CSS: &str = include_str!("../../web/assets/static/art.css");
const PAGE: &str = "body{margin:0;display:flex;flex-wrap:wrap;font:14px sans-serif}section{padding:16px;width:900px}\
section.light{background:#f4efe6;color:#22262e}section.dark{background:#16181d;color:#eceae4}\
section.grey{filter:grayscale(1)}section.deutan{filter:url(#deutan)}section.protan{filter:url(#protan)}\
.row{display:flex;gap:8px;flex-wrap:wrap;align-items:center;margin-bottom:12px}svg{display:block;overflow:visible}";
/// Colours as seen without the green or the red receptors (Viénot, Brettel and Mollon 1999).
const BLIND: &str = "<svg width=\"0\" height=\"0\"><filter id=\"deutan\"><feColorMatrix values=\".29275 .70725 0 0 0 .29275 .70725 0 0 0 -.02234 .02234 1 0 0 0 0 0 1 0\"/></filter><filter id=\"protan\"><feColorMatrix values=\".11238 .88762 0 0 0 .11238 .88762 0 0 0 .00401 -.00401 1 0 0 0 0 0 1 0\"/></filter></svg>";

fn svg(width: u32, view: &str, inside: &str) -> String {
    format!("<svg width=\"{width}\" viewBox=\"{view}\">{inside}</svg>")
}

/// A city on its third day: number of the hex, where it lies, how it is turned.
const CITY: [(usize, i32, i32, usize); 15] = [
    (0, 0, 0, 0),
    (1, -1, 0, 0),
    (2, 1, 0, 0),
    (3, 0, -1, 3),
    (4, 1, -1, 2),
    (5, -1, 1, 5),
    (6, 0, 1, 2),
    (7, 2, -1, 4),
    (8, -2, 1, 1),
    (9, 2, 0, 2),
    (10, -2, 2, 3),
    (11, -1, 2, 4),
    (12, 1, 1, 1),
    (13, 2, -2, 0),
    (14, 1, -2, 5),
];

fn at(out: &mut String, (x, y): (i32, i32), scale: f64, picture: &str) {
    let (x, y) = (f64::from(x) / 10.0, f64::from(y) / 10.0);
    write!(out, "<g transform=\"translate({x} {y}) scale({scale})\">{picture}</g>")
        .expect("a string takes it");
}

fn city(width: u32) -> String {
    let ink = Ink::Page;
    let mut out = String::new();
    for (_, q, r, _) in CITY {
        at(&mut out, plan::middle(q, r), 1.0, &plan::rim(ink));
    }
    for (hex, q, r, turns) in CITY {
        at(&mut out, plan::middle(q, r), 1.0, &plan::hex(hex, turns, ink));
    }
    let steps = [(1, 0), (1, -1), (0, -1)];
    for (hex, q, r, turns) in CITY {
        for (edge, (dq, dr)) in steps.into_iter().enumerate() {
            let next = CITY.iter().find(|(_, x, y, _)| (*x, *y) == (q + dq, r + dr));
            if let Some((other, _, _, turned)) = next {
                let (one, other) = (plan::edge(hex, edge, turns), plan::edge(*other, edge + 3, *turned));
                at(&mut out, plan::middle(q, r), 1.0, &plan::border(edge, one, other, ink));
            }
        }
    }
    for (index, (hex, q, r, turns)) in CITY.into_iter().enumerate() {
        let (x, y) = plan::middle(q, r);
        for (location, here) in PLACES[hex].iter().enumerate() {
            let (dx, dy) = plan::spot(hex, location, turns);
            let (x, y) = (x + dx, y + dy);
            at(&mut out, (x, y), 1.0, &plan::place(*here, ink));
            if let Place::GangHq(gang) = here {
                for member in 0..2 {
                    let (dx, dy) = plan::member_place(member);
                    at(&mut out, (x + dx, y + dy), 0.6, &plan::member(*gang, ink));
                }
            }
            if matches!(here, Place::Bar | Place::Casino | Place::SafeHouse(2)) {
                for seat in 0..2 {
                    let (dx, dy) = plan::cube_place(seat);
                    at(&mut out, (x + dx, y + dy), 0.8, &plan::cube(seat * 2, ink));
                }
            }
            let pawns = match here {
                Place::Hospital => 0..5,
                Place::Gym | Place::Exit(2, _) => 1..2,
                Place::Store if hex == 2 => 2..4,
                _ => 0..0,
            };
            for seat in pawns.clone() {
                let (dx, dy) = plan::standing(seat - pawns.start);
                at(&mut out, (x + dx, y + dy), 1.4, &plan::pawn(seat, ink));
            }
            if *here == Place::Clinic {
                let (dx, dy) = plan::standing(0);
                at(&mut out, (x + dx, y + dy), 0.8, &plan::sandra(ink));
            }
        }
        for kind in 0..3 {
            if hex != 0 && (index + kind) % 3 < 2 || hex == 9 {
                let (dx, dy) = plan::beat(hex, kind, turns);
                at(&mut out, (x + dx, y + dy), 0.9, &plan::officer(Officer::ALL[kind], ink));
            }
        }
    }
    // What could be done next: a region, a location, a place for a hex.
    at(&mut out, plan::middle(-1, 0), 1.0, &plan::lit_region(1, 4, 0, ink));
    let (x, y) = plan::middle(-1, 0);
    let (dx, dy) = plan::inside_region(1, 4, 0);
    at(&mut out, (x + dx, y + dy), 1.4, &plan::pawn(0, ink));
    at(&mut out, (x + plan::spot(1, 1, 0).0, y + plan::spot(1, 1, 0).1), 1.0, &plan::lit_spot(ink));
    at(&mut out, plan::middle(0, 2), 1.0, &plan::lit_hex(ink));
    svg(width, "-230 -250 500 500", &out)
}

const PLACES: [&[Place]; 15] = [
    &[Place::Hospital],
    &[Place::GangHq(0), Place::Bar],
    &[Place::Store, Place::Gym],
    &[Place::Exit(1, Gate::Open)],
    &[Place::Exit(2, Gate::Closing)],
    &[Place::Exit(3, Gate::Closed)],
    &[Place::Casino, Place::Store],
    &[Place::Restaurant, Place::GangHq(1)],
    &[Place::Nightclub, Place::Clinic],
    &[Place::Cinema, Place::Church],
    &[Place::SafeHouse(1)],
    &[Place::SafeHouse(2)],
    &[Place::SafeHouse(3), Place::Store],
    &[Place::GangHq(2)],
    &[Place::GangHq(3)],
];

fn signs(width: u32) -> String {
    let mut all = vec![Place::BusinessSpace, Place::SafeHouseSpace];
    all.extend(PLACES.iter().flat_map(|places| places.iter().copied()));
    all.iter().map(|place| svg(width, plan::SIGN, &plan::place(*place, Ink::Page))).collect()
}

fn people(width: u32) -> String {
    let ink = Ink::Page;
    let mut all: Vec<String> = Officer::ALL.map(|officer| plan::officer(officer, ink)).to_vec();
    all.push(plan::sandra(ink));
    all.extend((0..4).map(|gang| plan::member(gang, ink)));
    let mut out: String = all.iter().map(|one| svg(width, plan::MARK, one)).collect();
    for seat in 0..5 {
        for one in [plan::pawn(seat, ink), plan::cube(seat, ink), plan::control(seat, ink)] {
            out += &svg(width, "-5.5 -5.5 11 11", &one);
        }
    }
    out
}

fn marks(width: u32) -> String {
    let ink = Ink::Page;
    let mut all: Vec<String> = Mark::ALL.map(|one| plan::mark(one, ink)).to_vec();
    for lock in Lock::ALL {
        all.extend([false, true].map(|used| plan::key(lock, used, ink)));
    }
    all.extend([Symbol::Subway, Symbol::Helipad, Symbol::Ferry].map(|one| plan::symbol(one, ink)));
    all.extend(Mark::ALL.map(|one| plan::token(one, ink)));
    all.iter().map(|one| svg(width, "-12 -12 24 24", one)).collect()
}

fn tiles(width: u32) -> String {
    let ink = Ink::Page;
    let mut all: Vec<String> = Fixer::ALL.map(|one| plan::fixer(one, ink)).to_vec();
    all.extend(Equipment::ALL.map(|one| plan::equipment(one, ink)));
    all.extend(Asset::ALL.map(|one| plan::asset(one, ink)));
    all.extend(Lock::ALL.map(|one| plan::locker(one, ink)));
    all.extend([false, true].map(|black| plan::exit_tile(black, ink)));
    all.push(plan::locker(Lock::Red, ink) + &plan::amount(ink));
    all.push(plan::exit_tile(true, ink) + &plan::amount(ink));
    all.push(plan::tile_back(ink));
    all.extend([false, true].map(|lit| plan::slot(lit, ink)));
    all.extend([5, 1].map(|price| plan::belt(price, ink)));
    all.iter().map(|one| svg(width, plan::TILE, one)).collect()
}

fn cards(width: u32) -> String {
    let ink = Ink::Page;
    let mut all: Vec<String> = Contact::ALL.map(|one| plan::contact(one, ink)).to_vec();
    all.extend(Deck::ALL.map(|deck| plan::back(deck, ink)));
    all.push(plan::handcuffs(ink));
    all.push(plan::patrol(2, ink));
    all.push(plan::inspector(Place::Cinema, ink));
    all.push(plan::inspector(Place::Exit(3, Gate::Closed), ink));
    all.extend([false, true].map(|lit| plan::card_slot(lit, ink)));
    all.iter().map(|one| svg(width, plan::CARD, one)).collect()
}

fn hexes(width: u32, turns: usize) -> String {
    let one = |hex| svg(width, plan::HEX, &(plan::rim(Ink::Page) + &plan::hex(hex, turns, Ink::Page)));
    (0..15).map(one).collect()
}

fn figures() -> String {
    let texts = [
        "hexes: H=0,0 S1=-1,0 S2=1,0\nsigns: Bar=-1,0,2 Gym=1,0,2\nmembers: -1,0,1\nofficers: County=-1,0 Swat=-1,0 Federal=1,0 Sandra=1,0,1\npawns: 1=0,0,1 2=0,0,1 3=-1,0,2\ncubes: 3=-1,0,2\nlit: 0,-1\npath: -1,0,2 -1,0,r2 0,0,r3",
        "hexes: C4=0,0\nlit: 0,0,1 0,0,r3\npawns: 1=0,0,r3 2=0,0,r3\nno: 0,0,2\nrow: SnitchCounty > RemoveCounty | Boxer > AvoidAll",
        "hexes: C10=0,0 C6=1,0 C4=0,1,1\npawns: 1=0,0,r2 2=0,0,r0 3=0,0,r3 4=0,0,r5 5=1,0,r0 1=1,0,r2 2=1,0,r4 3=1,0,r5 4=0,1,r4 5=0,1,r0 1=0,1,r1\nofficers: County=0,0 Federal=0,0 Swat=0,0 County=1,0 Swat=1,0 Federal=0,1 County=0,1",
        "row: Vest + Helmet = yes | Exit2Closed > no\nrow: SafeHouse1 > Red | Safe > Income | County GangHq2",
    ];
    let drawn = texts.iter().map(|text| {
        let figure = plan::figure(text, Ink::Page).unwrap_or_else(|bad| panic!("{bad}"));
        figure.replacen("<svg", "<svg width=\"420\"", 1)
    });
    drawn.collect()
}

fn sheet() -> String {
    let mut html = format!("<!doctype html><meta charset=\"utf-8\"><style>{CSS}{PAGE}");
    let dark = CSS.rsplit_once("[data-theme=\"dark\"]").expect("a dark theme").1;
    write!(html, "section.dark{dark}</style>{BLIND}").expect("a string takes it");
    for theme in ["light", "dark", "light grey", "light deutan", "light protan", "dark deutan"] {
        let rows = [
            city(390) + &city(480),
            city(860),
            figures(),
            signs(96),
            signs(28),
            people(80),
            people(20),
            marks(72),
            marks(24),
            tiles(96),
            tiles(40),
            cards(120),
            cards(54),
            hexes(90, 0) + &svg(90, plan::HEX, &plan::hex_back(Ink::Page)),
            hexes(280, 1),
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
    let path = std::env::args().nth(1).unwrap_or_else(|| "plan.html".to_owned());
    std::fs::write(path, sheet())
}
