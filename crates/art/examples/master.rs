//! Writes a sheet with everything of Escape Master, light and dark, at the sizes the page shows it in, and as people
//! see it who see no colours: `cargo run -p art --example master -- out.html`.

use std::fmt::Write as _;

use art::Ink;
use art::master::{self, Badge, Face, Tribe};

const CSS: &str = include_str!("../../web/assets/static/art.css");
const PAGE: &str = "body{margin:0;display:flex;flex-wrap:wrap;font:14px sans-serif}section{padding:16px;width:900px}\
section.light{background:#f4efe6;color:#22262e}section.dark{background:#16181d;color:#eceae4}\
section.grey{filter:grayscale(1)}section.deutan{filter:url(#deutan)}\
.row{display:flex;gap:8px;flex-wrap:wrap;align-items:center;margin-bottom:12px}svg{display:block;overflow:visible}\
.fan{display:flex;width:390px;height:100px}.fan svg{flex:none}.poster svg{overflow:hidden}";
/// Colours as seen without the green receptors (Viénot, Brettel and Mollon 1999).
const DEUTAN: &str = "<svg width=\"0\" height=\"0\"><filter id=\"deutan\"><feColorMatrix values=\".29275 .70725 0 0 0 .29275 .70725 0 0 0 -.02234 .02234 1 0 0 0 0 0 1 0\"/></filter></svg>";

fn svg(width: u32, view: &str, inside: &str) -> String {
    format!("<svg width=\"{width}\" viewBox=\"{view}\">{inside}</svg>")
}

fn card(width: u32, face: Face) -> String {
    svg(width, master::CARD, &master::card(face, Ink::Page))
}

const SPECIAL: [Face; 11] = [
    Face::Start,
    Face::Wisdom,
    Face::DeadEnd,
    Face::Plus3,
    Face::Up,
    Face::Down,
    Face::Escape,
    Face::EscapeMinus,
    Face::Doom(11),
    Face::Doom(12),
    Face::Doom(13),
];

/// A hand as it lies on a phone: cards of this width that overlap.
fn fan(width: u32, step: u32, faces: &[Face]) -> String {
    let mut out = String::from("<div class=\"fan\">");
    for face in faces {
        let card = card(width, *face);
        out += &card.replacen(
            "<svg",
            &format!("<svg style=\"margin-right:{}px\"", i64::from(step) - i64::from(width)),
            1,
        );
    }
    out + "</div>"
}

fn hands() -> String {
    use Tribe::{Joe, Lumberjack, Mouse, Ninja, Robot, Teen};
    let ten = [
        Face::Suited(Joe, 1),
        Face::Suited(Teen, 6),
        Face::Suited(Mouse, 9),
        Face::Suited(Robot, 10),
        Face::Suited(Lumberjack, 11),
        Face::Suited(Ninja, 12),
        Face::Start,
        Face::Wisdom,
        Face::Plus3,
        Face::Doom(13),
    ];
    let all = [
        Face::Suited(Ninja, 2),
        Face::Suited(Joe, 3),
        Face::Suited(Mouse, 4),
        Face::Suited(Lumberjack, 5),
        Face::Suited(Teen, 8),
        Face::Suited(Robot, 13),
        Face::DeadEnd,
        Face::Up,
        Face::Down,
        Face::Escape,
        Face::EscapeMinus,
        Face::Doom(11),
        Face::Start,
        Face::Wisdom,
        Face::Plus3,
        Face::Suited(Joe, 10),
    ];
    fan(62, 36, &ten) + &fan(62, 21, &all)
}

fn suits(width: u32, ranks: &[u8]) -> String {
    let all = Tribe::ALL.iter().flat_map(|tribe| ranks.iter().map(|rank| Face::Suited(*tribe, *rank)));
    all.map(|face| card(width, face)).collect()
}

fn leaders(width: u32) -> String {
    let ink = Ink::Page;
    let mut out = String::new();
    for beast in [false, true] {
        for tribe in Tribe::ALL {
            out += &svg(width, master::CARD, &master::leader(tribe, beast, ink));
        }
    }
    out
}

fn stories(width: u32) -> String {
    let mut out: String = (1..=master::STORIES)
        .map(|number| svg(width, master::CARD, &master::story(number, Ink::Page)))
        .collect();
    out += &svg(width, master::CARD, &master::story_back(Ink::Page));
    out + &svg(width, master::CARD, &master::back(Ink::Page))
}

fn small() -> String {
    let ink = Ink::Page;
    let mut out = String::new();
    for size in [16, 24, 40, 80] {
        for tribe in Tribe::ALL {
            out += &svg(size, master::PIP, &master::pip(tribe, ink));
        }
        for tribe in Tribe::ALL {
            out += &svg(size, master::PORTRAIT, &master::portrait(tribe, ink));
        }
    }
    for size in [20, 32, 56] {
        for badge in Badge::ALL {
            out += &svg(size, master::BADGE, &master::badge(badge, ink));
        }
    }
    out
}

fn figures() -> String {
    let texts = [
        "seat: 2 UP\nstack: 7S A6 T5\nstack: W\nhand: A4 T2 R9 P3\nplay: A4 > 1 yes\nplay: P3 > s2",
        "stack: 7S\nhand: L2 L4 N9 DMK\nplay: L2+L4 > 1 yes\nplay: N9 > 1 no",
        "hand: 7S A6 ES\nplay: 7S > new yes",
        "row: A2/A4 > 7S yes | 1\nrow: leader-M > beast-M | story-4 story-back back\nrow: pip-A + pip-T = no",
    ];
    let drawn = texts.iter().map(|text| {
        let figure = master::figure(text, Ink::Page).unwrap_or_else(|bad| panic!("{bad}"));
        figure.replacen("<svg", "<svg width=\"340\"", 1)
    });
    drawn.collect()
}

fn sheet() -> String {
    let mut html = format!("<!doctype html><meta charset=\"utf-8\"><style>{CSS}{PAGE}");
    let dark = CSS.rsplit_once("[data-theme=\"dark\"]").expect("a dark theme").1;
    write!(html, "section.dark{dark}</style>{DEUTAN}").expect("a string takes it");
    for theme in ["light", "dark", "light grey", "light deutan"] {
        let rows = [
            hands(),
            SPECIAL.map(|face| card(100, face)).concat(),
            suits(100, &[3, 9, 11, 12, 13]),
            suits(60, &[1, 2, 4, 5, 6, 8, 10]),
            leaders(100),
            stories(100),
            small(),
            figures(),
            format!("<div class=\"poster\">{}</div>", svg(320, "0 0 320 200", &art::home::master(Ink::Page))),
            card(200, Face::Suited(Tribe::Mouse, 5)) + &SPECIAL.map(|face| card(60, face)).concat(),
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
    let path = std::env::args().nth(1).unwrap_or_else(|| "master.html".to_owned());
    std::fs::write(path, sheet())
}
