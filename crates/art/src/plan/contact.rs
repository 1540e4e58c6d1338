//! Contacts: people who know something, can do something, or look away.

use super::mark::{Mark, mark};
use super::people::Officer;
use crate::ink::Ink;
use crate::svg::placed;

/// A contact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says which")]
pub enum Contact {
    /// Tells on officers of one type.
    Snitch(Officer),
    Fighter,
    Boxer,
    Ninja,
    DirtyCop,
    Hacker,
    Driver,
    Pilot,
    Fixer,
    Informant,
    Mule,
    Doctor,
    Broker,
    Locksmith,
    Lawyer,
}

impl Contact {
    /// All seventeen, in the order of the rules.
    pub const ALL: [Contact; 17] = [
        Contact::Snitch(Officer::Federal),
        Contact::Snitch(Officer::County),
        Contact::Snitch(Officer::Swat),
        Contact::Fighter,
        Contact::Boxer,
        Contact::Ninja,
        Contact::DirtyCop,
        Contact::Hacker,
        Contact::Driver,
        Contact::Pilot,
        Contact::Fixer,
        Contact::Informant,
        Contact::Mule,
        Contact::Doctor,
        Contact::Broker,
        Contact::Locksmith,
        Contact::Lawyer,
    ];

    /// What they do.
    #[must_use]
    pub fn effect(self) -> Mark {
        match self {
            Contact::Snitch(officer) => Mark::Remove(officer),
            Contact::Fighter | Contact::Boxer | Contact::Ninja => Mark::AvoidAll,
            Contact::DirtyCop => Mark::AvoidTwo,
            Contact::Hacker => Mark::MoveAny,
            Contact::Driver => Mark::MovePoints,
            Contact::Pilot => Mark::Flight,
            Contact::Fixer => Mark::Disc,
            Contact::Informant => Mark::LessNotoriety,
            Contact::Mule => Mark::Income,
            Contact::Doctor => Mark::Heal,
            Contact::Broker => Mark::Unlock,
            Contact::Locksmith => Mark::MasterKey,
            Contact::Lawyer => Mark::Uncuff,
        }
    }

    /// The colour behind them, which says when they help: any time, against officers, on the way, at a lock.
    fn ground(self) -> char {
        match self {
            Contact::Fighter | Contact::Boxer | Contact::Ninja | Contact::DirtyCop => 'E',
            Contact::Driver | Contact::Pilot => 'I',
            Contact::Locksmith => 'B',
            _ => 'H',
        }
    }

    /// Skin and coat, what is behind the head, and what is before it.
    fn looks(self) -> (char, char, &'static str, &'static str) {
        match self {
            Contact::Snitch(Officer::County) => ('6', 'u', "", SNITCH),
            Contact::Snitch(Officer::Federal) => ('6', 'Z', "", SNITCH),
            Contact::Snitch(Officer::Swat) => ('6', 'k', "", SNITCH),
            Contact::Fighter => ('7', 'p', FIGHTER_HAIR, FIGHTER),
            Contact::Boxer => ('6', 'u', "", BOXER),
            Contact::Ninja => ('6', 'N', "", NINJA),
            Contact::DirtyCop => ('6', 'c', "", COP),
            Contact::Hacker => ('7', 'Q', HOOD, HACKER),
            Contact::Driver => ('7', 'B', "", DRIVER),
            Contact::Pilot => ('6', 'B', "", PILOT),
            Contact::Fixer => ('7', 'k', "", FIXER),
            Contact::Informant => ('6', 'P', "", INFORMANT),
            Contact::Mule => ('6', 'R', BAG, MULE),
            Contact::Doctor => ('7', 'p', BUN, DOCTOR),
            Contact::Broker => ('6', 'D', "", BROKER),
            Contact::Locksmith => ('7', 'j', "", LOCKSMITH),
            Contact::Lawyer => ('6', 'k', BOB, LAWYER),
        }
    }
}

/// Shoulders, neck, ears and head; `$(` is the coat and `$)` the skin.
const BUST: &str = r#"<path fill="$(" d="M-32 40Q-32 23-13 19H13Q32 23 32 40z"/><path fill="$)" d="M-7 9H7V19Q0 25-7 19z"/><circle cx="-16.5" cy="-5" r="4.5" fill="$)"/><circle cx="16.5" cy="-5" r="4.5" fill="$)"/><path fill="$)" d="M-16-18Q-16-30 0-30T16-18V-3Q16 14 0 14T-16-3z"/>"#;
const EYES: &str = r#"<path fill="$k" stroke="none" d="M-9-8h4v5h-4zM5-8h4v5H5z"/>"#;

const SNITCH: &str = r#"<path fill="$N" d="M-17-14Q-18-33 0-33T17-14z"/><path fill="$D" d="M-19-19H19V-11H-19z"/><path fill="none" d="M-11-11L-4-9.5M11-11L4-9.5"/><path fill="$(" d="M-15 12Q0 24 15 12L18 21Q0 33-18 21z"/><path fill="$6" d="M-3 35V11Q-3 7 0 7T3 11V22H9Q13 22 13 27T9 35z"/>"#;
const FIGHTER_HAIR: &str = r#"<path fill="$k" d="M10-26L28-34L24-24L32-18L20-14z"/>"#;
const FIGHTER: &str = r#"<path fill="$p" d="M-13 19L0 34L13 19L19 22L0 40H-4L-19 22z"/><path fill="$k" d="M-17-14Q-19-33 0-34T17-14L12-18H-12z"/><path fill="$Z" d="M-17-20Q0-25 17-20V-13Q0-18-17-13z"/><path fill="none" d="M-5 8H6M-12-11L-4-8M12-11L4-8M8 2L12 7"/><path fill="$p" d="M-34 40V28Q-34 22-28 22H-22Q-17 22-17 28V40z"/><path fill="none" stroke-width="1.5" d="M-34 29L-17 33M-34 35L-17 28"/>"#;
const BOXER: &str = r#"<path fill="$Z" d="M-19 4V-16Q-18-34 0-34T19-16V4L13 10V-12Q0-20-13-12V10z"/><path fill="$E" d="M-13-12Q0-20 13-12L12-22Q0-27-12-22z"/><path fill="none" d="M-10-10L-4-9M10-10L4-9M-5 9Q0 6 5 9"/><path fill="$Z" d="M-37 38Q-38 22-27 20T-12 28Q-8 28-8 33T-13 38V40H-37zM37 38Q38 22 27 20T12 28Q8 28 8 33T13 38V40H37z"/><path fill="$p" d="M-36 35H-14V40H-36zM36 35H14V40H36z"/>"#;
const NINJA: &str = r#"<path fill="$N" d="M-20-10Q-20-35 0-35T20-10Q22 18 0 20Q-22 18-20-10z"/><path fill="$6" d="M-17-9Q0-15 17-9Q19-1 15 2Q0 6-15 2Q-19-1-17-9z"/><path fill="$q" d="M-20-17Q0-24 20-17V-10Q0-17-20-10zM17-14L32-22L29-13L33-7L17-9z"/><path fill="$k" stroke="none" d="M-13-6L-4-3Q-5 1-9 1T-13-6zM13-6L4-3Q5 1 9 1T13-6z"/><path fill="none" stroke="$D" d="M-13 8Q0 12 13 8"/><path fill="$x" d="M18 40L30 8L34 10L25 40z"/>"#;
const COP: &str = r#"<path fill="$b" d="M-26 24L-20 22L-18 28L-22 33L-27 29z"/><path fill="$k" d="M0 5Q-4 2-9 5Q-10 9-5 10Q-1 10 0 8Q1 10 5 10Q10 9 9 5Q4 2 0 5z"/><path fill="$C" d="M-17-15L-23-26Q-10-37 0-37T23-26L17-15Q0-21-17-15z"/><path fill="$k" d="M-19-13Q0-21 19-13Q14-8 0-11Q-14-8-19-13z"/><path fill="$l" stroke-width="1.5" d="M0-33L2-29L6-28.5L3-25.5L4-21.5L0-23.5L-4-21.5L-3-25.5L-6-28.5L-2-29z"/><path fill="$y" d="M6 24L30 16L34 30L10 38z"/><circle cx="20" cy="27" r="4" fill="$p"/>"#;
const HOOD: &str = r#"<path fill="$Y" d="M-25 23Q-29-38 0-38T25 23z"/>"#;
const HACKER: &str = r#"<path fill="$Q" d="M-25 22Q-28-38 0-38T25 22Q16 20 12 12Q19-2 16-16Q12-27 0-27T-16-16Q-19-2-12 12Q-16 20-25 22z"/><path fill="$G" d="M-13-10H-2V-2H-13zM2-10H13V-2H2z"/><path fill="none" d="M-2-7H2M-4 8H4"/><path fill="$X" d="M-26 40L-22 22H22L26 40z"/><path fill="none" stroke="$G" d="M-5 30L-9 33L-5 36M5 30L9 33L5 36"/>"#;
const DRIVER: &str = r#"<path fill="$X" d="M-18-14Q-20-33 0-33T18-14L25-10Q10-16-18-14z"/><path fill="none" d="M-16-19Q0-25 17-19M-6 7Q1 11 7 6M10 20L0 29L-10 20"/><path fill="none" stroke-width="8" stroke-linecap="butt" d="M-20 40A20 18 0 0 1 20 40"/><path fill="none" stroke="$x" stroke-width="4" stroke-linecap="butt" d="M-20 40A20 18 0 0 1 20 40"/><g fill="$k"><circle cx="-18" cy="32" r="5"/><circle cx="18" cy="32" r="5"/></g>"#;
const PILOT: &str = r#"<path fill="$7" d="M-20 8V-12Q-20-35 0-35T20-12V8L14 12V-12Q0-18-14-12V12z"/><path fill="$x" d="M-20-22H20V-15H-20z"/><g fill="$G"><path d="M-17-26H-2V-14H-13Q-17-16-17-26zM17-26H2V-14H13Q17-16 17-26z"/></g><path fill="none" d="M-5 7Q0 10 5 7"/><path fill="$p" d="M-15 15Q0 24 15 15L18 24Q0 33-18 24zM8 26L22 30L18 40H8z"/>"#;
const FIXER: &str = r#"<path fill="$p" d="M-8 18L0 30L8 18L6 40H-6z"/><path fill="$Z" d="M-3 25H3L5 40H-5z"/><path fill="$k" d="M-17-10Q-20-33 2-34T17-10L14-20Q2-18-6-26Q-14-24-14-18z"/><path fill="none" d="M-11-12L-4-11M11-12L4-11M-4 8Q3 9 6 5"/><path fill="$k" d="M12 40L19 17H30L36 40z"/><path fill="$p" d="M17.5 14H31V19H17.5z"/><path fill="$X" d="M16-9H23V10H16z"/><path fill="$7" d="M18 14V3Q18 0 22 0H28Q31 0 31 4V14z"/><path fill="none" stroke-width="1.5" d="M18 5H26M18 9H26"/>"#;
const INFORMANT: &str = r#"<path fill="$P" d="M-26 22L-13 10L0 22L13 10L26 22L10 40H-10z"/><path fill="none" d="M0 22V40"/><path fill="$X" d="M-29-13Q-16-16-15-20L-12-32Q0-39 12-32L15-20Q16-16 29-13Q0-3-29-13z"/><path fill="$k" d="M-15.5-19Q0-13 15.5-19L14.5-24Q0-18-14.5-24z"/><path fill="none" d="M-4 8H5"/>"#;
const BAG: &str = r#"<path fill="$B" d="M-38 40V2Q-38-12-26-12H26Q38-12 38 2V40z"/><path fill="none" d="M-38 10H-22M38 10H22"/>"#;
const MULE: &str = r#"<path fill="none" stroke-width="7" d="M-20 20V40M20 20V40"/><path fill="none" stroke="$b" stroke-width="3.4" d="M-20 20V40M20 20V40"/><path fill="$e" d="M-16-15Q-17-34 0-34T16-15z"/><path fill="$e" d="M-20-17H16V-11H-26Q-26-16-20-17z"/><path fill="none" d="M-5 8Q0 10 5 8"/>"#;
const BUN: &str = r#"<circle cy="-35" r="8" fill="$k"/>"#;
const DOCTOR: &str = r#"<path fill="$k" d="M-18-3Q-22-34 0-34T18-3Q16-20 4-24Q-14-20-18-3z"/><path fill="none" stroke-width="1.6" d="M-17-20Q0-26 17-20"/><circle cx="0" cy="-24" r="6" fill="$p"/><circle cx="0" cy="-24" r="2" fill="$G"/><path fill="none" d="M-5 7Q0 11 5 7"/><path fill="none" stroke="$I" stroke-width="3" d="M-13 20Q-13 34 0 34T13 20"/><circle cx="0" cy="35" r="4" fill="$G"/>"#;
const BROKER: &str = r#"<path fill="$p" d="M-8 18L0 28L8 18L7 40H-7z"/><path fill="$Z" d="M0 24L-9 19V30zM0 24L9 19V30z"/><path fill="$B" d="M-17-6Q-19-18-15-23Q-9-34 2-33Q16-32 17-6L14-18Q0-26-13-19z"/><circle cx="7" cy="-5" r="7" fill="$p" fill-opacity=".5"/><path fill="none" d="M14-4Q18 10 12 20M-11-12L-4-11M-4 9Q0 6 4 9"/><path fill="$B" stroke-width="1.6" d="M-7 4Q0 1 7 4Q4 7 0 5.5Q-4 7-7 4z"/>"#;
const LOCKSMITH: &str = r#"<path fill="$x" d="M-17-2Q-15 6-8 4T8 4Q15 6 17-2Q19 20 0 22Q-19 20-17-2z"/><path fill="none" stroke="$p" d="M-4 10Q0 12 4 10"/><path fill="$x" d="M-17-12Q-18-22-14-24L-12-16zM17-12Q18-22 14-24L12-16z"/><path fill="$k" d="M2-13H15V-1H2z"/><circle cx="8.5" cy="-7" r="4" fill="$G"/><path fill="none" d="M-17-14L2-9M15-9L17-14"/><circle cx="22" cy="27" r="7" fill="none" stroke-width="5"/><circle cx="22" cy="27" r="7" fill="none" stroke="$b" stroke-width="2"/><path fill="$l" d="M14 31L20 34L17 40H12.5L10 39zM24 34H29V40H24z"/>"#;
const BOB: &str = r#"<path fill="$E" d="M-22 12Q-26-36 0-36T22 12z"/>"#;
const LAWYER: &str = r#"<path fill="$p" d="M-9 17L0 22L9 17L5 38H1L0 26L-1 38H-5z"/><path fill="$E" d="M-18 6Q-22-34 0-34T18 6Q17-14 8-23Q-8-22-14-14Q-17-8-18 6z"/><path fill="$p" fill-opacity=".7" d="M-14-9H-2V-2Q-2 1-5 1H-11Q-14 1-14-2zM2-9H14V-2Q14 1 11 1H5Q2 1 2-2z"/><path fill="none" d="M-2-6H2M-4 8Q0 9 4 7.5"/>"#;

/// Adds somebody, forty units to each side; below they are cut straight.
fn put(out: &mut String, contact: Contact, transform: &str, ink: Ink) {
    let (skin, coat, behind, before) = contact.looks();
    out.push_str("<g transform=\"");
    out.push_str(transform);
    ink.put(out, "\" stroke=\"$k\" stroke-width=\"2.2\" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
    let tone = |code| ink.colour(code).unwrap_or_default();
    for shapes in [behind, BUST, EYES, before] {
        ink.put(out, &shapes.replace("$(", tone(coat)).replace("$)", tone(skin)));
    }
    out.push_str("</g>");
}

/// Head and shoulders of a contact (viewBox [`PORTRAIT`](super::PORTRAIT)).
#[must_use]
pub fn portrait(contact: Contact, ink: Ink) -> String {
    let mut out = String::new();
    put(&mut out, contact, "scale(1)", ink);
    out
}

const FACE: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$p" stroke="$k" stroke-width="2"/><path fill="$*" d="M6 12Q6 6 12 6H88Q94 6 94 12V104H6z"/>"#;
/// Roofs at night behind everybody.
const SKYLINE: &str = r#"<path fill="$k" fill-opacity=".28" d="M6 104V62H16V48H28V66H34V40H48V58H54V30H60V24H66V30H70V62H78V46H88V70H94V104z"/><path fill="none" stroke="$l" stroke-opacity=".8" stroke-width="3" stroke-dasharray="3 3" d="M38 46V58M20 56V68M82 54V68"/>"#;
const LEDGE: &str = r#"<path fill="none" stroke="$k" stroke-width="2" d="M6 104H94"/>"#;

/// The card of a contact (viewBox [`CARD`](super::CARD)): room for its price in the upper left corner and for a star in
/// the upper right one; below is what the contact does.
#[must_use]
pub fn contact(contact: Contact, ink: Ink) -> String {
    let mut out = String::new();
    crate::svg::put_in(&mut out, FACE, contact.ground(), ink);
    ink.put(&mut out, SKYLINE);
    put(&mut out, contact, "translate(50 59.2) scale(1.12)", ink);
    ink.put(&mut out, LEDGE);
    placed(&mut out, (500, 1215), "1.45", &mark(contact.effect(), ink));
    out
}
