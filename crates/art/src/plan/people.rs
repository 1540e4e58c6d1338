//! Who is in the city: officers, Inspector Sandra, robbers and gangs.

use super::mark::OUTLINED;
use crate::ink::Ink;
use crate::sign::{colour, outline, portrait};
use crate::svg::put_in;

/// A type of police.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Officer {
    /// Blue, with a broad hat.
    County,
    /// Red, bare-headed with sunglasses and a vest.
    Federal,
    /// Black, with a helmet.
    Swat,
}

impl Officer {
    /// All three, in the order of their places on a hex.
    pub const ALL: [Officer; 3] = [Officer::County, Officer::Federal, Officer::Swat];
}

/// What is light around somebody, so that they are seen on any ground: their outline, drawn wide.
const COUNTY: &str = r#"<path fill="$p" stroke="$p" stroke-width="3.4" d="M-8 9.5Q-8 3.5-3 3L-4-2L-9.5-3.5L-4-5.5L-3-9Q0-10.5 3-9L4-5.5L9.5-3.5L4-2L3 3Q8 3.5 8 9.5z"/><path fill="$u" d="M-8 9.5Q-8 3.6-3 3H3Q8 3.6 8 9.5z"/><path fill="$6" d="M-4-3.5H4V0Q4 4 0 4T-4 0z"/><path fill="$k" stroke="none" d="M-2.6-1h1.7v2h-1.7zM.9-1h1.7v2H.9z"/><path fill="$u" d="M-9.5-3.2Q-4.5-4-4-5.5L-3.2-8.8Q0-10.5 3.2-8.8L4-5.5Q4.5-4 9.5-3.2Q0-.6-9.5-3.2z"/><path fill="$l" stroke-width=".7" d="M0-8.2L.9-6.6L2.6-6.3L1.4-5L1.6-3.2L0-4L-1.6-3.2L-1.4-5L-2.6-6.3L-.9-6.6zM3.4 5.4l1.8 0l-.3 2l-.6.6l-.6-.6z"/>"#;
const FEDERAL: &str = r#"<path fill="$p" stroke="$p" stroke-width="3.4" d="M-9.5 9.5V5L-3.5 2.5L-4.8-6Q-3.5-9.5 0-9.5T4.8-6L3.5 2.5L9.5 5V9.5z"/><path fill="$Z" d="M-9.5 9.5V6.4Q-9.5 4.2-6.6 3.6L-2.5 2.8H2.5L6.6 3.6Q9.5 4.2 9.5 6.4V9.5z"/><path fill="$p" stroke-width=".9" d="M-2.6 2.8L0 6L2.6 2.8L3.4 4.4L1 9.5H-1L-3.4 4.4z"/><path fill="$k" stroke="none" d="M-.8 5.8H.8L1.2 9.5H-1.2z"/><path fill="$6" d="M-4.3-5.5H4.3V-1Q4.3 4 0 4T-4.3-1z"/><path fill="$B" d="M-4.8-2.2L-5-6Q-4-9.6.4-9.6T5-5.8L4.8-2.2L4-5Q1-4.6-1.5-6.5Q-2.5-5-4-5z"/><path fill="$k" stroke="none" d="M-4.6-3.4H4.6V-1.5Q4-.2 2.5-.2T.5-1.9H-.5Q-.8-.2-2.5-.2T-4.6-1.5z"/><path fill="none" stroke-width=".9" d="M-1.5 2H1.5"/>"#;
const SWAT: &str = r#"<path fill="$p" stroke="$p" stroke-width="3.4" d="M-9.5 9.5V5L-5 2.5V-4.5Q-5-9.5 0-9.5T5-4.5V2.5L9.5 5V9.5z"/><path fill="$k" d="M-9.5 9.5V6Q-9.5 3.8-6 3.4H6Q9.5 3.8 9.5 6V9.5z"/><path fill="$X" stroke-width=".8" d="M-5.4 9.5V5H-2V9.5zM5.4 9.5V5H2V9.5z"/><path fill="$k" d="M-5.6-1.5V-4.2Q-5.6-9.5 0-9.5T5.6-4.2V-1.5L4.8 3Q3 5 0 5T-4.8 3z"/><path fill="$H" stroke-width=".9" d="M-4.6-3.6Q0-5.4 4.6-3.6V-.8Q0 1-4.6-.8z"/><path fill="none" stroke="$p" stroke-width="1" d="M-2.9-2.8L-1.6-3.1M-3.2-7Q-1.5-8.4.4-8.2M-1.8 2.8H1.8"/>"#;

/// An officer, ten units around the middle: told apart by the hat as well as by the colour.
#[must_use]
pub fn officer(officer: Officer, ink: Ink) -> String {
    let mut out = ink.paint(OUTLINED);
    ink.put(
        &mut out,
        match officer {
            Officer::County => COUNTY,
            Officer::Federal => FEDERAL,
            Officer::Swat => SWAT,
        },
    );
    out.push_str("</g>");
    out
}

const SANDRA: &str = r#"<path fill="$k" fill-opacity=".3" stroke="none" transform="translate(.7 1.2)" d="M0-10L3-7.6L8-8.6Q7.6-4 8.6-1Q8 6 0 10Q-8 6-8.6-1Q-7.6-4-8-8.6L-3-7.6z"/><path fill="$l" d="M0-10L3-7.6L8-8.6Q7.6-4 8.6-1Q8 6 0 10Q-8 6-8.6-1Q-7.6-4-8-8.6L-3-7.6z"/><g stroke-width=".8"><path fill="$Q" d="M-4 3.5Q-6.5-6.5 0-6.6T4 3.5z"/><path fill="$P" d="M-5.6 6.4Q-5.4 3-2 2.6H2Q5.4 3 5.6 6.4Q3 8.6 0 9.6Q-3 8.6-5.6 6.4z"/><path fill="$7" d="M-2.6-2.6Q0-4.4 2.6-2.6V.6Q2.6 3.4 0 3.4T-2.6.6z"/><path fill="$Q" d="M-3.2-.4Q-3.6-5.2 0-5.2T3.2-.4Q2.6-2.6.6-3.2Q-1.6-2.6-3.2-.4z"/><path fill="$P" d="M-3.6 2.4L0 5.2L-1.6 7.6zM3.6 2.4L0 5.2L1.6 7.6z"/></g><path fill="$k" stroke="none" d="M-1.7-.9h1v1.3h-1zM.7-.9h1v1.3h-1z"/><circle cx="5" cy="4.2" r="2.3" fill="$G" fill-opacity=".8" stroke-width=".9"/><path fill="none" stroke-width="1.4" d="M6.6 5.9L8.4 7.8"/>"#;

/// Inspector Sandra on a badge, ten units around the middle.
#[must_use]
pub fn sandra(ink: Ink) -> String {
    let mut out = ink.paint(OUTLINED);
    ink.put(&mut out, SANDRA);
    out.push_str("</g>");
    out
}

/// A woollen cap, a mask over the eyes and a striped jersey.
const ROBBER: &str = r#"<path fill="$p" stroke="$k" stroke-width=".4" d="M-3.1 3.3C-3.1 1.4-1.9.8 0 .8S3.1 1.4 3.1 3.3z"/><path fill="none" stroke="$k" stroke-width=".55" d="M-2.6 1.8H2.6M-3 2.8H3"/><path fill="$6" stroke="$k" stroke-width=".4" d="M-1.8-1.8V-.7C-1.8 1.7 1.8 1.7 1.8-.7V-1.8z"/><path fill="$k" d="M-2.1-1.4H2.1V0Q1.2.5.3-.2H-.3Q-1.2.5-2.1 0z"/><path fill="$p" d="M-1.3-.9h.8v.6h-.8zM.5-.9h.8v.6H.5z"/><path fill="$N" stroke="$k" stroke-width=".4" d="M-2.2-1.5Q-2.2-4.1 0-4.1T2.2-1.5z"/><path fill="$D" stroke="$k" stroke-width=".35" d="M-2.4-2.2H2.4V-1.2H-2.4z"/>"#;

/// Where the portrait has its room on each plate.
const ROOM: [&str; 6] = [
    "translate(0 .2) scale(.98)",
    "translate(0 .2) scale(.96)",
    "translate(0 1) scale(.8)",
    "translate(0 .2) scale(.88)",
    "translate(0 .2) scale(.82)",
    "translate(0 .3) scale(.7)",
];

/// The pawn of a seat, within six units around its middle, with a light edge for the crowded city.
#[must_use]
pub fn pawn(seat: usize, ink: Ink) -> String {
    let mut out =
        ink.paint("<path fill=\"$p\" stroke=\"$p\" stroke-width=\"1.5\" stroke-linejoin=\"round\" d=\"");
    out.push_str(outline(seat));
    out.push_str("\"/>");
    out + &portrait(seat, ROOM[seat % ROOM.len()], ROBBER, ink)
}

/// A cube of a seat, within five units around its middle: what marks a visited business or safe house. On its face is
/// the shape of the seat.
#[must_use]
pub fn cube(seat: usize, ink: Ink) -> String {
    let mut out = String::new();
    put_in(&mut out, CUBE, colour(seat), ink);
    ink.put(&mut out, "<path fill=\"$o\" transform=\"translate(-.9 .9) scale(.5)\" d=\"");
    out.push_str(outline(seat));
    out.push_str("\"/>");
    out
}

const CUBE: &str = r#"<g stroke="$k" stroke-width=".5" stroke-linejoin="round"><path fill="$*" d="M-4.6-2.6L-2.4-4.8H4.6V2.4L2.6 4.6H-4.6z"/><path fill="$p" fill-opacity=".45" d="M-4.6-2.6L-2.4-4.8H4.6L2.6-2.6z"/><path fill="$k" fill-opacity=".3" d="M2.6-2.6L4.6-4.8V2.4L2.6 4.6z"/></g>"#;

/// The emblems of the four gangs, five units around the middle: crown, bolt, skull, claw.
const GANGS: [(&str, char); 4] = [
    ("M-4.8-3L-2.2-.2L0-4.6L2.2-.2L4.8-3L3.8 3.6H-3.8z", 'l'),
    ("M1.6-5L-3.6 1H-.4L-1.6 5L3.6-1.2H.4z", 'G'),
    (
        "M-4.2-.4Q-4.2-4.8 0-4.8T4.2-.4Q4.2 1.2 2.6 2V4.4H-2.6V2Q-4.2 1.2-4.2-.4zM-2.8-1.4V.6H-.8V-1.4zM.8-1.4V.6H2.8V-1.4zM-.8 2.6V4.4H-.2V2.6z",
        'p',
    ),
    (
        "M-3.6-4.8Q-5-.4-3.2 4.6Q-2.2-.6-1.4-4.8zM-.6-4.8Q-1.4 0-.2 5Q1-.4 1.6-4.8zM2.4-4.8Q2 0 3.2 4.6Q4.6-.4 4.6-4.8z",
        'e',
    ),
];

/// The letter of a gang's colour.
pub(super) fn gang_colour(gang: usize) -> char {
    GANGS[gang % GANGS.len()].1
}

/// Adds the emblem of a gang.
pub(super) fn put_gang(out: &mut String, gang: usize, transform: &str, tone: char, ink: Ink) {
    let (path, _) = GANGS[gang % GANGS.len()];
    out.push_str("<path fill-rule=\"evenodd\" stroke=\"none\" fill=\"");
    out.push_str(ink.colour(tone).unwrap_or_default());
    out.push_str("\" transform=\"");
    out.push_str(transform);
    out.push_str("\" d=\"");
    out.push_str(path);
    out.push_str("\"/>");
}

const MEMBER: &str = r#"<path fill="$p" stroke="$p" stroke-width="3" d="M-7.5 9.5Q-7.5 4-4.5 2.5Q-6-9.5 0-9.5T4.5 2.5Q7.5 4 7.5 9.5z"/><path fill="$v" d="M-7.5 9.5Q-7.5 4-4.8 2.5H4.8Q7.5 4 7.5 9.5z"/><path fill="$v" d="M-5 3.5Q-6.5-9.5 0-9.5T5 3.5z"/><path fill="$7" d="M-3.6-4.5Q0-6.4 3.6-4.5V-1H-3.6z"/><path fill="$k" stroke="none" d="M-2.6-3.6h1.8v1.7h-1.8zM.8-3.6h1.8v1.7H.8z"/><path fill="$*" d="M-6-1.2H6L5.6 4.4L0 9.6L-5.6 4.4z"/>"#;

/// A member of a gang, 0 to 3, ten units around the middle: a hood, and over the mouth a cloth with the emblem of the gang.
#[must_use]
pub fn member(gang: usize, ink: Ink) -> String {
    let mut out = ink.paint(OUTLINED);
    put_in(&mut out, MEMBER, gang_colour(gang), ink);
    put_gang(&mut out, gang, "translate(0 2.8) scale(.8)", 'k', ink);
    out.push_str("</g>");
    out
}

/// The marker with which a seat controls a gang, within five units around its middle.
#[must_use]
pub fn control(seat: usize, ink: Ink) -> String {
    let mut out = String::new();
    put_in(
        &mut out,
        r#"<path fill="none" stroke="$i" stroke-width="1.5" stroke-linecap="round" d="M-3.6-4.6V4.8"/><path fill="$*" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M-3.6-4.8H4.9L3.2-1.6L4.9 1.6H-3.6z"/>"#,
        colour(seat),
        ink,
    );
    ink.put(&mut out, "<path fill=\"$o\" transform=\"translate(-.4 -1.6) scale(.48)\" d=\"");
    out.push_str(outline(seat));
    out.push_str("\"/>");
    out
}
