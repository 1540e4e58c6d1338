//! Cards without a tribe. They are coloured to the edge, so that none is taken for a card of a tribe.

use super::card::{Face, corner, rank};
use crate::glyph;
use crate::ink::Ink;
use crate::svg::put_in;

const GROUND: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$*"/>"#;

const RIM: &str = r#"<g fill="none"><rect x="3" y="3" width="94" height="134" rx="7.5" stroke="$*" stroke-width="3"/><rect x="1" y="1" width="98" height="138" rx="9" stroke="$k" stroke-width="2"/></g>"#;

const START: &str = r#"<path fill="$j" d="M2 104L98 66V96L2 134z"/><path fill="$k" fill-opacity=".3" d="M31 39H67L97 73L67 107H31z"/><path fill="$l" stroke="$k" stroke-width="2.5" stroke-linejoin="round" d="M28 36H62L92 70L62 104H28z"/><path fill="$p" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M8 44L22 52L8 60zM8 64L22 72L8 80z"/>"#;
const WISDOM: &str = r#"<path fill="$l" d="M58 72L48 2H68zM58 72L82 3H95V12zM58 72L98 38V60zM58 72L98 86V108zM58 72L98 126V130Q98 138 90 138H80zM58 72L66 138H46zM58 72L32 138H12zM58 72L2 112V92z"/><g stroke="$k" stroke-width="2" stroke-linejoin="round"><path fill="$8" d="M58 72L46 40Q58 22 70 40z"/><path fill="$R" d="M58 72L46 104Q58 122 70 104z"/><path fill="$9" d="M58 72L79.7 45.600Q101.2 49 91.7 66.400z"/><path fill="$K" d="M58 72L91.7 77.600Q101.2 95 79.7 98.400z"/><path fill="$Y" d="M58 72L36.3 45.600Q14.8 49 24.3 66.400z"/><path fill="$O" d="M58 72L24.3 77.600Q14.8 95 36.3 98.400z"/><path fill="$p" stroke-width="2.5" d="M28 72Q58 40 88 72Q58 104 28 72z"/><circle cx="58" cy="72" r="14" fill="$b"/></g><path fill="$k" d="M58 60L61 69L70 72L61 75L58 84L55 75L46 72L55 69z"/>"#;
const EYE: &str = r#"<path fill="$p" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M5.5 24Q15.5 10 25.5 24Q15.5 38 5.5 24z"/><circle cx="15.5" cy="24" r="5.5" fill="$k"/><path fill="none" stroke="$k" stroke-width="3" stroke-linecap="round" d="M15.5 13V9M8 15L6 12M23 15L25 12"/>"#;
const BRICKS: &str = r#"<path fill="$x" d="M2 22H34V40H2zM38 22H78V40H38zM82 22H98V40H82zM2 44H16V62H2zM20 44H56V62H20zM60 44H98V62H60zM2 66H34V84H2zM38 66H78V84H38zM82 66H98V84H82zM2 88H16V106H2zM20 88H56V106H20zM60 88H98V106H60zM2 110H34V128H2zM38 110H78V128H38zM82 110H98V128H82zM20 4H56V18H20zM60 4H90Q98 4 98 12V18H60zM2 18V12Q2 4 10 4H16V18z"/>"#;
const NO_ENTRY: &str = r#"<circle cx="58" cy="75" r="36" fill="$k" fill-opacity=".35"/><circle cx="56" cy="72" r="35" fill="$p" stroke="$k" stroke-width="2.5"/><circle cx="56" cy="72" r="30" fill="$Z"/><path fill="$p" stroke="$k" stroke-width="2" d="M34 64H78V80H34z"/>"#;
const CLOSED: &str = r#"<circle cx="16" cy="21" r="9.5" fill="$Z" stroke="$p" stroke-width="2.5"/><path fill="$p" d="M10 18.5H22V23.5H10z"/>"#;
/// The jaws of a trap.
const JAWS: &str = r#"<path fill="$k" d="M30 30H97V110H30z"/><path fill="$p" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M30 20H96V32L89.5 48L83 32L76 48L69.5 32L63 48L56.5 32L50 48L43 32L36.5 48L30 32zM30 120H96V108L89.5 92L83 108L76 92L69.5 108L63 92L56.5 108L50 92L43 108L36.5 92L30 108z"/><path fill="$x" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M27 12H97V24H27zM27 116H97V128H27z"/><path fill="none" stroke="$k" stroke-width="4" stroke-linecap="round" d="M35 18V18M89 18V18M35 122V122M89 122V122M62 18V18M62 122V122"/>"#;
const UP: &str = "M-10 14V0H-19L0-20L19 0H10V14z";
const DOWN: &str = "M-10-14V0H-19L0 20L19 0H10V-14z";
const DOOR: &str = r#"<path fill="$l" fill-opacity=".5" d="M44 117L32 138H90Q98 138 98 130V128L80 117z"/><path fill="$p" stroke="$k" stroke-width="2.5" stroke-linejoin="round" d="M36 117V22H88V117H80V30H44V117z"/><path fill="$l" d="M45 31H79V117H45z"/><path fill="$p" fill-opacity=".7" d="M53 117V62Q53 44 66 44T79 62V117z"/><path fill="$B" stroke="$k" stroke-width="2.5" stroke-linejoin="round" d="M80 30L96 21V126L80 117z"/><circle cx="85" cy="76" r="2.6" fill="$l" stroke="$k" stroke-width="1.5"/>"#;
/// Somebody who runs out.
const RUNNER: &str = r#"<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="$k" stroke-width="11" d="M61 72L56 88L63 98L60 112M56 88L46 96L36 93M61 72L70 82L78 78M60 73L50 77L46 87"/><circle cx="66" cy="59" r="7.5" fill="$k" stroke="none"/></g>"#;
const WAY_OUT: &str = r#"<path fill="$p" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M7 8H18V14H13V32H18V38H7z"/><path fill="$l" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M12 20H17V14L26 23L17 32V26H12z"/>"#;
const LESS: &str = r#"<g transform="rotate(-10 40 108)" stroke="$k" stroke-width="2.5"><rect x="20" y="82" width="40" height="50" rx="5" fill="$p"/></g>"#;
const DOOM: &str = r#"<path fill="$Z" fill-opacity=".55" d="M60 78L26 2H46zM60 78L76 2H92zM60 78L98 30V52zM60 78L98 104V126zM60 78L86 138H64zM60 78L44 138H22zM60 78L2 130V110z"/><g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><path fill="$P" d="M38 58Q20 48 26 20Q34 38 52 44zM82 58Q100 48 94 20Q86 38 68 44z"/><path fill="$X" d="M42 104L34 122L48 112zM78 104L86 122L72 112z"/><circle cx="60" cy="78" r="34" fill="$Z"/><circle cx="60" cy="78" r="26" fill="$p"/></g><path fill="$k" d="M44 66L57 73Q56 81 50 81T44 66zM76 66L63 73Q64 81 70 81T76 66z"/><path fill="none" stroke="$k" stroke-width="3" d="M60 54V59M36 78H41M79 78H84"/><path fill="$k" d="M43 88Q60 94 77 88Q72 101 60 101T43 88z"/><path fill="$p" d="M48 90.500L52 96L55 91.800zM65 91.800L68 96L72 90.500zM57 92L60 97L63 92z"/><path fill="$e" d="M48 74h4v4h-4zM68 74h4v4h-4z"/>"#;
const HORNS: &str = r#"<g transform="translate(3.4 9) scale(.84)"><path fill="$Z" stroke="$p" stroke-width="1.5" stroke-linejoin="round" d="M4 42Q4 51 9 54Q14 50 19 54Q24 51 24 42Q27 52 22 58Q22 68 14 68T6 58Q1 52 4 42z"/><path fill="$p" d="M9 58L13 60.500V62H9zM19 58L15 60.500V62H19z"/></g>"#;

/// Adds an arrow to a place.
fn arrow(out: &mut String, shape: &str, place: &str, colour: char, ink: Ink) {
    out.push_str("<path transform=\"");
    out.push_str(place);
    put_in(
        out,
        "\" fill=\"$*\" stroke=\"$k\" stroke-linejoin=\"round\" stroke-width=\"2.2\" d=\"",
        colour,
        ink,
    );
    out.push_str(shape);
    out.push_str("\"/>");
}

/// Adds what is seen of the whole card.
fn scene(out: &mut String, face: Face, ink: Ink) {
    const MIDDLE: &str = "translate(63 70) scale(1.2)";
    match face {
        Face::Suited(..) | Face::Start => {
            ink.put(out, START);
            glyph::put_wide(out, "7", "translate(51 70) scale(7.6)", "1.5", 'k', ink);
        }
        Face::Wisdom => ink.put(out, WISDOM),
        Face::DeadEnd => {
            ink.put(out, BRICKS);
            ink.put(out, NO_ENTRY);
        }
        Face::Plus3 => {
            ink.put(out, JAWS);
            glyph::put_wide(out, "+3", "translate(62.5 70) scale(7.8)", "1.3", 'l', ink);
        }
        Face::Up => {
            ink.put(out, JAWS);
            arrow(out, UP, MIDDLE, 'l', ink);
        }
        Face::Down => {
            ink.put(out, JAWS);
            arrow(out, DOWN, MIDDLE, 'l', ink);
        }
        Face::Escape => {
            ink.put(out, DOOR);
            ink.put(out, RUNNER);
        }
        Face::EscapeMinus => {
            ink.put(out, DOOR);
            ink.put(out, RUNNER);
            ink.put(out, LESS);
            glyph::put_wide(out, "-1", "translate(40 107) rotate(-10) scale(6)", "1.5", 'Z', ink);
        }
        Face::Doom(_) => ink.put(out, DOOM),
    }
}

/// Adds what is seen in the corner, in a fan.
fn mark(out: &mut String, face: Face, ink: Ink) {
    const CORNER: &str = "translate(15 23) scale(.5)";
    match face {
        Face::Suited(..) | Face::Start => corner(out, "7", 'p', ink),
        Face::Wisdom => ink.put(out, EYE),
        Face::DeadEnd => ink.put(out, CLOSED),
        Face::Plus3 => corner(out, "+3", 'p', ink),
        Face::Up => arrow(out, UP, CORNER, 'p', ink),
        Face::Down => arrow(out, DOWN, CORNER, 'p', ink),
        Face::Escape => ink.put(out, WAY_OUT),
        Face::EscapeMinus => corner(out, "-1", 'p', ink),
        Face::Doom(value) => {
            corner(out, rank(value.clamp(11, 13)), 'p', ink);
            ink.put(out, HORNS);
        }
    }
}

/// The face of a card without a tribe.
pub(super) fn card(face: Face, ink: Ink) -> String {
    let (ground, rim) = match face {
        Face::Suited(..) | Face::Start => ('y', 'p'),
        Face::Wisdom => ('b', 'p'),
        Face::DeadEnd => ('X', 'p'),
        Face::Plus3 | Face::Up | Face::Down => ('Z', 'p'),
        Face::Escape | Face::EscapeMinus => ('I', 'p'),
        Face::Doom(_) => ('k', 'Z'),
    };
    let mut out = String::with_capacity(3_000);
    put_in(&mut out, GROUND, ground, ink);
    scene(&mut out, face, ink);
    // The rim covers whatever reaches over the edge.
    put_in(&mut out, RIM, rim, ink);
    mark(&mut out, face, ink);
    out
}
