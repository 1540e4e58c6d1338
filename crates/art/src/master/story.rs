//! Story cards: a picture of what happens, and stars for the experience it brings.

use super::badge::{BEAST, BLUNDER, EXPERIENCE};
use super::tribe::{Tribe, pip};
use crate::glyph;
use crate::ink::Ink;
use crate::svg::placed;

/// How many story cards there are.
pub const STORIES: u8 = 12;

const PAGE: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$Q" stroke="$k" stroke-width="2"/><path fill="$p" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M8 18L18 8H82L92 18V122L82 132H18L8 122z"/><path fill="none" stroke="$q" stroke-width="1.6" d="M12 20L20 12H80L88 20V120L80 128H20L12 120z"/><circle cx="50" cy="65" r="33" fill="$q" fill-opacity=".3"/>"#;
const BACK: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$p" stroke="$k" stroke-width="2"/><rect x="6" y="6" width="88" height="128" rx="6" fill="$Q" stroke="$k" stroke-width="2"/><path fill="none" stroke="$q" stroke-width="1.6" d="M12 20L20 12H80L88 20V120L80 128H20L12 120z"/><g stroke="$k" stroke-width="2.4" stroke-linejoin="round"><path fill="$b" d="M18 94V48H82V94L50 102z"/><path fill="$p" d="M50 52Q36 42 22 46V88Q36 84 50 94Q64 84 78 88V46Q64 42 50 52z"/><path fill="none" d="M50 52V94"/></g><path fill="none" stroke="$q" stroke-width="2.4" d="M28 55Q36 54 44 58M28 63Q36 62 44 66M28 71Q36 70 44 74M72 71Q64 70 56 74"/><path fill="$l" stroke="$k" stroke-width="1.6" stroke-linejoin="round" d="M64 22l2.5 7.500L74 32l-7.5 2.500L64 42l-2.5-7.500L54 32l7.5-2.500zM34 108l1.6 4.800l4.8 1.600l-4.8 1.600l-1.6 4.800l-1.6-4.800l-4.8-1.600l4.8-1.600z"/>"#;

const CARDS: &str = r#"<rect x="-27" y="-22" width="28" height="38" rx="4" fill="$P" transform="rotate(-10)"/><rect x="-6" y="-24" width="28" height="38" rx="4" fill="$p" transform="rotate(8)"/>"#;
const LEADERS: &str = r#"<g fill="$b"><rect x="-29" y="-15" width="24" height="32" rx="4"/><rect x="5" y="-15" width="24" height="32" rx="4"/></g><path fill="$8" d="M-25 17Q-25 7-17 7T-9 17z"/><path fill="$R" d="M9 17Q9 7 17 7T25 17z"/><g fill="$p"><circle cx="-17" r="6"/><circle cx="17" r="6"/></g>"#;
const SWAP: &str = r#"<path fill="$e" d="M-19-19Q0-34 16-22L20-27V-15H8L12-18.500Q0-26-15-15zM19 21Q0 36-16 24L-20 29V17H-8L-12 20.500Q0 28 15 17z"/>"#;
const LOOK: &str = r#"<rect x="-24" y="-25" width="34" height="46" rx="5" fill="$D" transform="rotate(-12)"/><rect x="-12" y="-24" width="34" height="46" rx="5" fill="$H" transform="rotate(6)"/><path fill="$p" d="M-23 0Q2-24 27 0Q2 24-23 0z"/><circle cx="2" r="9" fill="$l"/><circle cx="2" r="4" fill="$k"/>"#;
const GIVE: &str = r#"<rect x="-30" y="-22" width="28" height="38" rx="4" fill="$p" transform="rotate(-6)"/><path fill="$e" d="M-20-6H2V-15L16-2L2 11V2H-20z"/><path fill="$u" d="M8 28Q8 14 19 14T30 28z"/><circle cx="19" cy="6" r="8" fill="$6"/>"#;
const OFF: &str = r#"<rect x="-17" y="-27" width="34" height="46" rx="5" fill="$x"/><path fill="$P" d="M-12 19Q-12 5 0 5T12 19z"/><circle cy="-6" r="9" fill="$P"/><path fill="none" stroke-width="9" stroke-linecap="round" d="M-24 24L24-30"/><path fill="none" stroke="$r" stroke-width="5" stroke-linecap="round" d="M-24 24L24-30"/>"#;
const SHUFFLE: &str = r#"<g fill="$b"><rect x="-32" y="-28" width="14" height="19" rx="3"/><rect x="-32" y="11" width="14" height="19" rx="3"/></g><path fill="$e" d="M-18 25V17Q-11 17-6 10L6-7Q11-14 17-14V-22L31-10L17 2V-6Q15-6 12-2L0 15Q-7 25-18 25z"/><path fill="$l" d="M-18-23V-15Q-11-15-6-8L6 9Q11 16 17 16V24L31 12L17 0V8Q15 8 12 4L0-13Q-7-23-18-23z"/>"#;
const BALL: &str = r#"<path fill="$B" d="M-18 26L-12 12H12L18 26z"/><circle cy="-4" r="23" fill="$q"/><path fill="$l" d="M-12-10L-6-4L0-14L6-4L12-10L9 6H-9z"/><path fill="none" stroke="$p" stroke-width="2.6" stroke-linecap="round" d="M-16-12Q-13-20-6-22"/>"#;
const INSIGHT: &str = r#"<path fill="$p" d="M-26-12Q0-38 26-12Q0 14-26-12z"/><circle cy="-12" r="10" fill="$b"/><path fill="$k" stroke="none" d="M0-21L2-14L9-12L2-10L0-3L-2-10L-9-12L-2-14z"/><rect x="-8" y="8" width="16" height="22" rx="3" fill="$D" transform="rotate(14)"/><path fill="$e" d="M14 4H21V14H27L17.5 26L8 14H14z"/>"#;

/// What a story shows: shapes, a sign on a disc, and the tribe that has more of it.
fn shown(number: u8) -> (&'static str, &'static str, Option<Tribe>) {
    match number {
        0 | 1 => (CARDS, "+2", None),
        2 => (LEADERS, "", None),
        3 => (LOOK, "", Some(Tribe::Teen)),
        4 => (CARDS, "-1", Some(Tribe::Mouse)),
        5 => (GIVE, "", Some(Tribe::Lumberjack)),
        6 => (OFF, "", Some(Tribe::Robot)),
        7 => (CARDS, "-2", Some(Tribe::Ninja)),
        8 => (SHUFFLE, "", None),
        9 => (BLUNDER, "-1", Some(Tribe::Joe)),
        10 => (BALL, "", None),
        11 => (INSIGHT, "", None),
        _ => (BEAST, "", None),
    }
}

/// The face of a story, 1 to 12 (viewBox [`CARD`](super::CARD)). Whatever is less or more is shown as the first or last.
#[must_use]
pub fn story(number: u8, ink: Ink) -> String {
    let number = number.clamp(1, STORIES);
    let mut out = ink.paint(PAGE);
    let (shapes, sign, more) = shown(number);
    let scale = if matches!(number, 9 | 12) { "2.8" } else { "1" };
    let mut inside = ink.paint("<g stroke=\"$k\" stroke-width=\"2.2\" stroke-linejoin=\"round\">");
    ink.put(&mut inside, shapes);
    if number == 2 {
        ink.put(&mut inside, SWAP);
    }
    inside.push_str("</g>");
    placed(&mut out, (500, 650), scale, &inside);
    if !sign.is_empty() {
        ink.put(&mut out, r#"<circle cx="62" cy="82" r="15" fill="$l" stroke="$k" stroke-width="2.2"/>"#);
        glyph::put_wide(&mut out, sign, "translate(62 82) scale(3.3)", "1.3", 'k', ink);
    }
    let stars: &[i32] = if matches!(number, 1 | 8) { &[400, 600] } else { &[500] };
    for x in stars {
        placed(&mut out, (*x, 1140), "1", &ink.paint(EXPERIENCE));
    }
    if let Some(tribe) = more {
        placed(&mut out, (770, 1120), ".8", &pip(tribe, ink));
    }
    let (tens, ones) = (number / 10, number % 10);
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    if tens > 0 {
        glyph::put_wide(&mut out, DIGITS[usize::from(tens)], "translate(20 24) scale(2)", "1.4", 'Q', ink);
    }
    let place = if tens > 0 { "translate(28 24) scale(2)" } else { "translate(23 24) scale(2)" };
    glyph::put_wide(&mut out, DIGITS[usize::from(ones)], place, "1.4", 'Q', ink);
    out
}

/// The back of the story cards (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn story_back(ink: Ink) -> String {
    ink.paint(BACK)
}
