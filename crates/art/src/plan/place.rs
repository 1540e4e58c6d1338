//! The signs of locations, and what stays when they are not there yet.

use super::people::{gang_colour, put_gang};
use super::things::{Lock, key};
use crate::glyph;
use crate::ink::Ink;
use crate::svg::placed;

/// How an exit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// No patrol card lies there.
    Open,
    /// One patrol card lies there.
    Closing,
    /// Locked down.
    Closed,
}

/// A location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says which")]
pub enum Place {
    Hospital,
    BusinessSpace,
    SafeHouseSpace,
    Bar,
    Restaurant,
    Cinema,
    Gym,
    Casino,
    Nightclub,
    /// 1 to 3.
    SafeHouse(u8),
    /// The headquarters of a gang, 0 to 3.
    GangHq(usize),
    Store,
    Clinic,
    Church,
    /// 1 to 3.
    Exit(u8, Gate),
}

impl Place {
    /// Every one of them.
    pub fn all() -> impl Iterator<Item = Place> {
        let plain = [
            Place::Hospital,
            Place::BusinessSpace,
            Place::SafeHouseSpace,
            Place::Bar,
            Place::Restaurant,
            Place::Cinema,
            Place::Gym,
            Place::Casino,
            Place::Nightclub,
            Place::Store,
            Place::Clinic,
            Place::Church,
        ];
        let gates = [Gate::Open, Gate::Closing, Gate::Closed];
        let exits = gates.into_iter().flat_map(|gate| (1..=3).map(move |exit| Place::Exit(exit, gate)));
        let houses = (1..=3).map(Place::SafeHouse);
        plain.into_iter().chain(houses).chain((0..4).map(Place::GangHq)).chain(exits)
    }
}

const COCKTAIL: &str =
    r#"<path d="M-8.5-8H8.5L1.3 1V7H5.5V9.2H-5.5V7H-1.3V1z"/><circle cx="4.8" cy="-8.5" r="2.4" fill="$Z"/>"#;
const CUTLERY: &str = r#"<path d="M-7.6-9V-3Q-7.6.4-5.2.8V9H-3V.8Q-.6.4-.6-3V-9H-2.2V-3.4H-3.3V-9H-4.9V-3.4H-6V-9zM3-9Q8-6.5 7 1.5H5.4V9H3z"/>"#;
const CAMERA: &str = r#"<path d="M-9.5-.5H4.5V8.5H-9.5zM5.5 2.5L9.8 0V8L5.5 5.5z"/><circle cx="-6" cy="-5" r="3.7"/><circle cx="1.6" cy="-5" r="3.7"/><path fill="$8" d="M-7.2-6.2h2.4v2.4h-2.4zM.4-6.2h2.4v2.4H.4z"/>"#;
const DUMBBELL: &str = r#"<path d="M-4-1.5H4V1.5H-4zM-7.6-7H-4V7H-7.6zM4-7H7.6V7H4zM-10.2-4.5H-8.2V4.5H-10.2zM8.2-4.5H10.2V4.5H8.2z"/>"#;
const SPADE: &str = r#"<path d="M0-9.5C3-5 9.3-2 9.3 2.5C9.3 6.2 5 7.2 2.4 4.8Q2.6 7.6 4.4 9.5H-4.4Q-2.6 7.6-2.4 4.8C-5 7.2-9.3 6.2-9.3 2.5C-9.3-2-3-5 0-9.5z"/>"#;
const NOTES: &str =
    r#"<path d="M-4.5-7.5L8.5-10V5A3.4 2.9 0 1 1 6 2.3V-5L-2-3.4V7.4A3.4 2.9 0 1 1-4.5 4.7z"/>"#;
const HOSPITAL: &str = r#"<g stroke="$k" stroke-width="1"><path fill="$P" d="M-12 12V-4H12V12z"/><path fill="$p" d="M-7.5 12V-10.5H7.5V12z"/></g><path fill="$Z" d="M-1.9-9H1.9V-5.6H5.3V-1.8H1.9V1.6H-1.9V-1.8H-5.3V-5.6H-1.9z"/><path fill="$N" d="M-2 12V6H2V12z"/><path fill="none" stroke="$u" stroke-width="2" stroke-dasharray="2 1.4" d="M-10.5 0H-8.5M8.5 0H10.5M-10.5 4.5H-8.5M8.5 4.5H10.5M-5.5 4H5.5"/>"#;
const STORE: &str = r#"<g stroke="$k" stroke-width="1" stroke-linejoin="round"><path fill="$x" d="M-10 0H10V10.5H-10z"/><path fill="$l" d="M-8 2.5H1V8H-8z"/><path fill="$N" d="M3.5 2.5H8V10.5H3.5z"/><path fill="$p" d="M-12 0L-9.5-8.5H9.5L12 0Q12 2.6 9.6 2.6T7.2 0Q7.2 2.6 4.8 2.6T2.4 0Q2.4 2.6 0 2.6T-2.4 0Q-2.4 2.6-4.8 2.6T-7.2 0Q-7.2 2.6-9.6 2.6T-12 0z"/><path fill="$e" d="M-7.2 0L-5.7-8.5H-1.9L-2.4 0Q-2.4 2.6-4.8 2.6T-7.2 0zM2.4 0L1.9-8.5H5.7L7.2 0Q7.2 2.6 4.8 2.6T2.4 0z"/></g>"#;
const CLINIC: &str = r#"<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="$k" stroke-width="3.8" d="M-8-8.5H-9.5V-3A5.6 5.6 0 0 0 1.7-3V-8.5H.2M-3.9 2.6V4A5.4 5.4 0 0 0 6.9 4V1"/><path stroke="$I" stroke-width="1.9" d="M-8-8.5H-9.5V-3A5.6 5.6 0 0 0 1.7-3V-8.5H.2M-3.9 2.6V4A5.4 5.4 0 0 0 6.9 4V1"/></g><circle cx="6.9" cy="-1.6" r="3.3" fill="$G" stroke="$k" stroke-width="1"/>"#;
const CHURCH: &str = r#"<g stroke="$k" stroke-width="1" stroke-linejoin="round"><path fill="$x" d="M-9.5 11V3L0-2L9.5 3V11z"/><path fill="$p" d="M-4 11V-3.5L0-8L4-3.5V11z"/><path fill="$N" d="M-1.8 11V7Q-1.8 5 0 5T1.8 7V11z"/></g><circle cy="0" r="1.9" fill="$l" stroke="$k" stroke-width=".8"/><path fill="none" stroke="$k" stroke-width="1.5" d="M0-7.5V-12.5M-1.9-10.6H1.9"/>"#;

const ROUND: &str = r#"<circle cx=".6" cy="1.2" r="13.4" fill="$k" fill-opacity=".35"/><circle r="13.2" fill="$8" stroke="$k" stroke-width="1.3"/><circle r="11.3" fill="none" stroke="$p" stroke-width=".8"/>"#;
const DIAMOND: &str = r#"<path fill="$k" fill-opacity=".35" d="M.6-14.3L16 1L.6 16.4L-14.8 1z"/><path fill="$Y" stroke="$k" stroke-width="1.3" stroke-linejoin="round" d="M0-15.4L15.4 0L0 15.4L-15.4 0z"/><path fill="none" stroke="$p" stroke-width=".8" stroke-linejoin="round" d="M0-12.7L12.7 0L0 12.7L-12.7 0z"/>"#;
const HOUSE: &str = r#"<path fill="$k" fill-opacity=".35" d="M-12.6 14.2V-1.5L.6-13.2L13.8-1.5V14.2z"/><path fill="$Z" stroke="$k" stroke-width="1.3" stroke-linejoin="round" d="M-12.8 13V-2.5L0-14.2L12.8-2.5V13z"/><path fill="none" stroke="$p" stroke-width=".8" d="M-10.8 11V-1.6L0-11.5L10.8-1.6V11z"/>"#;
const PLATE: &str = r#"<rect x="-12.9" y="-12.2" width="27" height="27" rx="4" fill="$k" fill-opacity=".35"/><rect x="-13.5" y="-13.5" width="27" height="27" rx="4" fill="$P" stroke="$k" stroke-width="1.3"/>"#;
const ROAD: &str = r#"<path fill="$k" fill-opacity=".35" d="M-12-12H14V10L1 16.5L-12 10z"/><path fill="$*" stroke="$k" stroke-width="1.3" stroke-linejoin="round" d="M-13-13.5H13V8.5L0 15L-13 8.5z"/><path fill="none" stroke="$p" stroke-width=".8" d="M-11-11.5H11V7.2L0 12.7L-11 7.2z"/>"#;
const ONWARD: &str = r#"<path fill="$p" d="M3 7.6V-.6H-.4L5-7.6L10.4-.6H7V6z"/>"#;
const BARRIER: &str = r#"<path fill="$p" stroke="$k" stroke-width="1" d="M-13.5 3.5H13.5V8.5H-13.5z"/><path fill="$Z" d="M-11 8L-8 4H-4L-7 8zM-3 8L0 4H4L1 8zM5 8L8 4H12L9 8z"/>"#;
const SHUT: &str = r#"<g stroke="$k" stroke-width="1"><path fill="$p" d="M-13.5-4.5H13.5V.5H-13.5z"/></g><path fill="$Z" d="M-11 0L-8-4H-4L-7 0zM-3 0L0-4H4L1 0zM5 0L8-4H12L9 0z"/><circle cx="-8" cy="-11.5" r="2.8" fill="$l" stroke="$k" stroke-width="1"/><circle cx="8" cy="-11.5" r="2.8" fill="$l" stroke="$k" stroke-width="1"/>"#;
const TORN: &str = r#"<path fill="$k" stroke="$p" stroke-width="1.2" stroke-linejoin="round" d="M-13.5-11.5L-8-13L-4-11.5L1-13.5L6-12L13-13.5L12-7L14-1L12.5 5L13.5 12L8 12L4 14L-2 12.5L-7 14L-13 12.5L-12 6L-14 0L-12.5-6z"/>"#;
const EMPTY_ROUND: &str = r#"<circle r="12.4" fill="$p" fill-opacity=".5" stroke="$i" stroke-width="1.3" stroke-dasharray="3.6 2.4"/><g fill="$k" fill-opacity=".6"><path d="M-7-2.5H7V7H-7z"/><path d="M-3-5.5H3V-2.5H1.4V-4H-1.4V-2.5H-3z"/></g>"#;
const EMPTY_HOUSE: &str = r#"<path fill="$p" fill-opacity=".5" stroke="$i" stroke-width="1.3" stroke-dasharray="3.6 2.4" stroke-linejoin="round" d="M-12 12V-2.5L0-13.5L12-2.5V12z"/><path fill="$k" fill-opacity=".6" d="M0-4A3.6 3.6 0 0 1 1.7 2.7L3 8H-3L-1.7 2.7A3.6 3.6 0 0 1 0-4z"/>"#;

/// Adds a plate with an emblem in paper.
fn on(out: &mut String, plate: &str, scale: &str, emblem: &str, ink: Ink) {
    ink.put(out, plate);
    out.push_str("<g transform=\"scale(");
    out.push_str(scale);
    ink.put(out, ")\" fill=\"$p\">");
    ink.put(out, emblem);
    out.push_str("</g>");
}

/// The number of a house or an exit.
fn number(value: u8) -> &'static str {
    ["1", "2", "3"][usize::from(value.clamp(1, 3)) - 1]
}

/// What is printed on the hexes where locations are: their spaces, not the tiles that come to lie there.
const PRINTED: [&[Place]; 15] = [
    &[Place::Hospital],
    &[Place::GangHq(0), Place::BusinessSpace],
    &[Place::Store, Place::BusinessSpace],
    &[Place::Exit(1, Gate::Open)],
    &[Place::Exit(2, Gate::Open)],
    &[Place::Exit(3, Gate::Open)],
    &[Place::BusinessSpace, Place::Store],
    &[Place::BusinessSpace, Place::GangHq(1)],
    &[Place::BusinessSpace, Place::Clinic],
    &[Place::BusinessSpace, Place::Church],
    &[Place::SafeHouseSpace],
    &[Place::SafeHouseSpace],
    &[Place::SafeHouseSpace, Place::Store],
    &[Place::GangHq(2)],
    &[Place::GangHq(3)],
];

/// What is printed on a hex where it has this location, counted in the order of the rules.
#[must_use]
pub fn printed(hex: usize, location: usize) -> Place {
    PRINTED[hex % PRINTED.len()].get(location).copied().unwrap_or(Place::BusinessSpace)
}

/// The sign of a location, fifteen units around its middle (viewBox [`SIGN`](super::SIGN)). Blue businesses are round,
/// purple ones have a corner above, safe houses have a roof and exits a point below; their numbers are part of them.
#[must_use]
pub fn place(place: Place, ink: Ink) -> String {
    let mut out = String::new();
    match place {
        Place::Bar => on(&mut out, ROUND, ".82", COCKTAIL, ink),
        Place::Restaurant => on(&mut out, ROUND, ".88", CUTLERY, ink),
        Place::Cinema => on(&mut out, ROUND, ".78", CAMERA, ink),
        Place::Gym => on(&mut out, DIAMOND, ".76", DUMBBELL, ink),
        Place::Casino => on(&mut out, DIAMOND, ".76", SPADE, ink),
        Place::Nightclub => on(&mut out, DIAMOND, ".74", NOTES, ink),
        Place::Hospital => on(&mut out, PLATE, ".98", HOSPITAL, ink),
        Place::Store => on(&mut out, PLATE, ".98", STORE, ink),
        Place::Clinic => on(&mut out, PLATE, "1", CLINIC, ink),
        Place::Church => on(&mut out, PLATE, ".98", CHURCH, ink),
        Place::BusinessSpace => ink.put(&mut out, EMPTY_ROUND),
        Place::SafeHouseSpace => ink.put(&mut out, EMPTY_HOUSE),
        Place::SafeHouse(house) => {
            ink.put(&mut out, HOUSE);
            glyph::put_wide(&mut out, number(house), "translate(-4.8 2.4) scale(2.3)", "1.5", 'p', ink);
            placed(&mut out, (60, 36), ".66", &key(Lock::of_house(house), false, ink));
        }
        Place::GangHq(gang) => {
            ink.put(&mut out, TORN);
            put_gang(&mut out, gang, "scale(1.8)", gang_colour(gang), ink);
        }
        Place::Exit(exit, way) => {
            let (tone, more, lift) = match way {
                Gate::Open => ('R', ONWARD, "translate(-5 -1.8) scale(2.2)"),
                Gate::Closing => ('B', BARRIER, "translate(0 -4.6) scale(2)"),
                Gate::Closed => ('E', SHUT, "translate(0 5.8) scale(1.5)"),
            };
            crate::svg::put_in(&mut out, ROAD, tone, ink);
            glyph::put_wide(&mut out, number(exit), lift, "1.5", 'p', ink);
            ink.put(&mut out, more);
        }
    }
    out
}
