//! Tokens, and what cards do: one small picture for each.

use super::people::{self, Officer};
use crate::glyph;
use crate::ink::Ink;
use crate::svg::placed;

/// A token or an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// An Extra Action disc.
    Disc,
    /// A step of notoriety.
    Notoriety,
    /// One step of notoriety less.
    LessNotoriety,
    /// Money in the hand.
    Money,
    /// Income is received.
    Income,
    /// A wound is healed.
    Heal,
    /// A wound.
    Wound,
    /// The First Aid token.
    FirstAid,
    /// The First Aid token that was used.
    FirstAidUsed,
    /// The Rest token: not rested yet.
    Sun,
    /// The Rest token: rested.
    Moon,
    /// A gas can.
    Gas,
    /// Handcuffs.
    Handcuffs,
    /// Handcuffs are taken off.
    Uncuff,
    /// An asset is unlocked.
    Unlock,
    /// A key for every lock.
    MasterKey,
    /// All officers on one hex are avoided.
    AvoidAll,
    /// Two officers are avoided.
    AvoidTwo,
    /// Two movement points more.
    MovePoints,
    /// A flight from a helipad.
    Flight,
    /// Something a gang can do.
    GangAbility,
    /// A contact is taken.
    TakeContact,
    /// Contacts and equipment are turned up again.
    Refresh,
    /// An officer of any type is moved.
    MoveAny,
    /// An officer is moved.
    Move(Officer),
    /// An officer leaves the city.
    Remove(Officer),
    /// An officer is avoided.
    Avoid(Officer),
}

impl Mark {
    /// Every mark.
    pub const ALL: [Mark; 33] = [
        Mark::Disc,
        Mark::Notoriety,
        Mark::LessNotoriety,
        Mark::Money,
        Mark::Income,
        Mark::Heal,
        Mark::Wound,
        Mark::FirstAid,
        Mark::FirstAidUsed,
        Mark::Sun,
        Mark::Moon,
        Mark::Gas,
        Mark::Handcuffs,
        Mark::Uncuff,
        Mark::Unlock,
        Mark::MasterKey,
        Mark::AvoidAll,
        Mark::AvoidTwo,
        Mark::MovePoints,
        Mark::Flight,
        Mark::GangAbility,
        Mark::TakeContact,
        Mark::Refresh,
        Mark::MoveAny,
        Mark::Move(Officer::County),
        Mark::Move(Officer::Federal),
        Mark::Move(Officer::Swat),
        Mark::Remove(Officer::County),
        Mark::Remove(Officer::Federal),
        Mark::Remove(Officer::Swat),
        Mark::Avoid(Officer::County),
        Mark::Avoid(Officer::Federal),
        Mark::Avoid(Officer::Swat),
    ];

    fn shapes(self) -> &'static str {
        match self {
            Mark::Disc => DISC,
            Mark::Notoriety | Mark::LessNotoriety => STAR,
            Mark::Money | Mark::Income => MONEY,
            Mark::Heal => HEART,
            Mark::Wound => WOUND,
            Mark::FirstAid | Mark::FirstAidUsed => PLASTER,
            Mark::Sun => SUN,
            Mark::Moon => MOON,
            Mark::Gas => GAS,
            Mark::Handcuffs | Mark::Uncuff => CUFFS,
            Mark::Unlock => PADLOCK,
            Mark::MasterKey => RING,
            Mark::AvoidAll | Mark::AvoidTwo => UNSEEN,
            Mark::MovePoints => CAR,
            Mark::Flight => ROTOR,
            Mark::GangAbility => FIST,
            Mark::TakeContact => CONTACT,
            Mark::Refresh => REFRESH,
            Mark::MoveAny => BADGE,
            Mark::Move(_) | Mark::Remove(_) | Mark::Avoid(_) => "",
        }
    }

    /// What is added to the shapes.
    fn addition(self) -> &'static str {
        match self {
            Mark::LessNotoriety => LESS,
            Mark::Income => INTO,
            Mark::FirstAidUsed | Mark::Uncuff | Mark::Remove(_) => CROSSED,
            Mark::MoveAny | Mark::Move(_) => AWAY,
            Mark::Avoid(_) => PAST,
            _ => "",
        }
    }
}

const DISC: &str = r#"<circle r="9.2" fill="$e"/><circle r="6.6" fill="$N"/><path fill="$l" stroke="none" d="M1-5A5.1 5.1 0 1 0 4.6 2.4A4.2 4.2 0 0 1 1-5z"/><path fill="none" stroke="$p" stroke-width="1.7" d="M3.8-4.6V-.6M1.8-2.6H5.8"/>"#;
const STAR: &str = r#"<path fill="$Z" d="M0-9.2L2.8-3.2L9.3-2.5L4.5 1.9L5.8 8.3L0 5L-5.8 8.3L-4.5 1.9L-9.3-2.5L-2.8-3.2z"/><path fill="$p" fill-opacity=".35" stroke="none" d="M0-7L-2-2.3L-7-1.8L0 1z"/>"#;
const LESS: &str = r#"<path fill="$p" d="M2.8 1.2H6.8V4.6H9.6L4.8 9.8L0 4.6H2.8z"/>"#;
const MONEY: &str = r#"<path fill="$j" d="M-8-7.5H9.5V1.5H-8z"/><path fill="$y" d="M-9.5-4.5H8V4.5H-9.5z"/><circle cx="-.8" r="2.9" fill="$p"/><path fill="none" d="M-7.5-2.5V2.5M6-2.5V2.5"/>"#;
const INTO: &str = r#"<path fill="$l" d="M-2.2 1.5H2.2V4.6H5L0 9.8L-5 4.6H-2.2z"/>"#;
const HEART: &str = r#"<path fill="$Z" d="M0 8.8C-6 4.4-9.4 1-9.4-3C-9.4-8.2-3-9.6 0-4.6C3-9.6 9.4-8.2 9.4-3C9.4 1 6 4.4 0 8.8z"/><path fill="none" stroke="$p" stroke-width="2.6" d="M0-3.2V4.4M-3.8.6H3.8"/>"#;
const WOUND: &str = r#"<path fill="$Z" d="M0 8.8C-6 4.4-9.4 1-9.4-3C-9.4-8.2-3-9.6 0-4.6C3-9.6 9.4-8.2 9.4-3C9.4 1 6 4.4 0 8.8z"/><path fill="none" stroke="$p" stroke-width="1.8" d="M0-4.4L-2.4-1L2-.2L-1 3.4L.6 7.4"/>"#;
const PLASTER: &str = r#"<g transform="rotate(-38)"><rect x="-9.6" y="-4.4" width="19.2" height="8.8" rx="4.4" fill="$6"/><path fill="$p" d="M-4-4.4H4V4.4H-4z"/></g><path fill="none" stroke="$Z" stroke-width="2" d="M0-2.4V2.4M-2.4 0H2.4"/>"#;
const SUN: &str = r#"<path fill="$e" d="M0-9.7L2.3-6.2L6.4-7.4L6.2-3.1L9.9-1L6.8 2L8.2 6.2L4 6.2L2 9.7L-.9 6.7L-5 8.6L-5.4 4.4L-9.4 2.9L-6.8-.6L-8.7-4.4L-4.5-5.2L-3.6-9.2z"/><circle r="5.4" fill="$l"/>"#;
const MOON: &str = r#"<circle r="9.4" fill="$N"/><path fill="$l" d="M2.5-7A7.4 7.4 0 1 0 7 4A6.3 6.3 0 0 1 2.5-7z"/><path fill="$p" stroke="none" d="M5.4-4.8l.7 1.7l1.7.7l-1.7.7l-.7 1.7l-.7-1.7l-1.7-.7l1.7-.7z"/>"#;
const GAS: &str = r#"<path fill="$Z" d="M-7.5-3.5L-4-6.5H6.5L7.5-5V9H-7.5z"/><path fill="none" d="M-2.5-6.5V-9H5.5V-6.5"/><path fill="$b" d="M-9.5-6.5L-6.5-9L-4-6.5L-7.5-3.5z"/><path fill="none" stroke="$p" stroke-width="1.8" d="M-4.5-1L4.5 6.5M4.5-1L-4.5 6.5"/>"#;
const CUFFS: &str = r#"<g fill="none"><circle cx="-4.7" cy="2.8" r="4" stroke-width="4"/><circle cx="4.7" cy="2.8" r="4" stroke-width="4"/><circle cx="-4.7" cy="2.8" r="4" stroke="$x" stroke-width="1.8"/><circle cx="4.7" cy="2.8" r="4" stroke="$x" stroke-width="1.8"/><path stroke-width="3.4" d="M-3.6-2.8Q0-9 3.6-2.8"/><path stroke="$p" stroke-width="1.3" stroke-dasharray="1.6 1.6" stroke-linecap="butt" d="M-3.6-2.8Q0-9 3.6-2.8"/></g>"#;
const PADLOCK: &str = r#"<path fill="none" stroke-width="4" d="M-4.5-1V-4.5A4 4 0 0 1 2.6-7"/><path fill="none" stroke="$x" stroke-width="1.8" d="M-4.5-1V-4.5A4 4 0 0 1 2.6-7"/><path fill="$b" d="M-7.5-1H5.5V8.8H-7.5z"/><path fill="$k" d="M-1.6 3V5.8H-.4V3z"/><path fill="none" stroke="$l" stroke-width="1.5" d="M6-4L8.6-5M5.5-7.5L7-9.5M7.5-.8L9.6-.4"/>"#;
const RING: &str = r#"<circle cy="-4.5" r="4.2" fill="none" stroke-width="3.2"/><circle cy="-4.5" r="4.2" fill="none" stroke="$x" stroke-width="1.2"/><g fill="$l"><path d="M-4.6-3.4L-2-2L-5.6 6.2L-7.8 9L-9-7.2z" fill="none" stroke="none"/><path d="M-5.4-1.8L-2.4-.4L-5.2 5.6L-3.6 6.4L-4.4 8.2L-9 6z"/><path d="M-1.5 0H1.5V5H3.2V7H1.5V9.6H-1.5z"/><path d="M2.4-.4L5.4-1.8L9 6L6.6 7.2L5.8 5.4L4.4 6L3.6 4.2z"/></g>"#;
const UNSEEN: &str = r#"<path fill="$l" d="M0-9.7L8.4-4.8V4.8L0 9.7L-8.4 4.8V-4.8z"/><path fill="$p" d="M-6.6 0Q0-6.4 6.6 0Q0 6.4-6.6 0z"/><circle r="2.4" fill="$k"/><path fill="none" stroke-width="3.6" d="M-6 6L6-6"/><path fill="none" stroke="$Z" stroke-width="1.8" d="M-6 6L6-6"/>"#;
const CAR: &str = r#"<path fill="$e" d="M-9.5 4.5V1Q-9.5-1-7-1.4L-5.5-5.6Q-5-7-3.5-7H3.5Q5-7 5.5-5.6L7-1.4Q9.5-1 9.5 1V4.5z"/><path fill="$p" d="M-4.6-2L-3.4-5H3.4L4.6-2z"/><path fill="$k" d="M-8 4.5H-4V8H-8zM4 4.5H8V8H4z"/><path fill="$l" stroke="none" d="M-8 .4h3v2h-3zM5 .4h3v2H5z"/>"#;
const ROTOR: &str = r#"<path fill="none" stroke-width="1.5" d="M-9.5-6.5H9.5M0-6.5V-3"/><path fill="$u" d="M-6.5 1.5Q-6.5-3 0-3Q3-3 4.5 0L9.5-1.5V-4.5V1.5L3.5 3.5Q2 6-1.5 6Q-6.5 6-6.5 1.5z"/><path fill="$p" d="M-5 1.5Q-5-1.6-1.5-1.6V1.5z"/><path fill="none" d="M-3.5 6V8.5M1.5 6V8.5M-6.5 8.5H4.5"/>"#;
const FIST: &str = r#"<path fill="$7" d="M-6.5-5Q-6.5-7-4.5-7T-2.5-5.6Q-2.5-8-.4-8T1.7-6Q2-7.6 4-7.6T6-5.4V3Q6 6 3.5 7V9.5H-4.5V6.5Q-7.5 4-7.5.5V-1.5Q-7.5-3-6.5-3z"/><path fill="none" d="M-6.5-3H-1Q1-3 1-1T-1 1H-4M-2.5-5.6V-3M1.7-6V-2"/><path fill="$Z" d="M-5.5 7.5H4.5V9.8H-5.5z"/>"#;
const CONTACT: &str = r#"<rect x="-8" y="-9.5" width="13" height="18" rx="2" fill="$p"/><path fill="$u" stroke-width="1" d="M-6 5Q-6 .5-1.5.5T3 5z"/><circle cx="-1.5" cy="-2.5" r="2.7" fill="$6" stroke-width="1"/><path fill="$l" d="M2 9.5V3.5H-.8L4.5-1.5L9.8 3.5H7V9.5z"/>"#;
const REFRESH: &str = r#"<path fill="$G" d="M-8.8.5A8.8 8.8 0 0 1 5-7.3L7-9.5L8.5-2.5L1.5-2.3L3.3-4.7A5.5 5.5 0 0 0-5.5.3zM8.8-.5A8.8 8.8 0 0 1-5 7.3L-7 9.5L-8.5 2.5L-1.5 2.3L-3.3 4.7A5.5 5.5 0 0 0 5.5-.3z"/>"#;
/// The badge of any police.
const BADGE: &str = r#"<path fill="$b" d="M0-9L2.6-6.5L7-7.5Q6.5-4 7.5-1Q7 5 0 9Q-7 5-7.5-1Q-6.5-4-7-7.5L-2.6-6.5z"/><path fill="$p" stroke-width=".8" d="M0-4L1.2-1.5L4-1.2L2 .7L2.5 3.5L0 2.1L-2.5 3.5L-2 .7L-4-1.2L-1.2-1.5z"/>"#;
const AWAY: &str = r#"<path fill="$l" d="M-4 4.6H3V2L9.6 6.2L3 10.4V7.8H-4z"/>"#;
const PAST: &str = r#"<path fill="none" stroke-width="4.4" d="M-8.5 8Q-9.5-8.5 5.5-8.5"/><path fill="$G" d="M-9.4 9Q-11-9.5 4-9.7V-12L9.8-8L4-4.2V-6.4Q-8-6.3-6.8 9z" transform="translate(0 1) scale(.97 .92)"/>"#;
const CROSSED: &str = r#"<path fill="none" stroke-width="4.4" d="M-8 8L8-8"/><path fill="none" stroke="$r" stroke-width="2.2" d="M-8 8L8-8"/>"#;

/// Outlines for whatever is drawn within ten units.
pub(super) const OUTLINED: &str =
    "<g stroke=\"$k\" stroke-width=\"1.2\" stroke-linejoin=\"round\" stroke-linecap=\"round\">";

/// A token or an effect on a light disc, to be seen on any ground (viewBox [`MARK`](super::MARK)).
#[must_use]
pub fn token(token: Mark, ink: Ink) -> String {
    let mut out = ink.paint(r#"<circle r="10.4" fill="$p" stroke="$k" stroke-width=".8"/>"#);
    placed(&mut out, (0, 0), ".76", &mark(token, ink));
    out
}

/// A token or an effect, for paper (viewBox [`MARK`](super::MARK)).
#[must_use]
pub fn mark(mark: Mark, ink: Ink) -> String {
    let mut out = String::new();
    if let Mark::Move(who) | Mark::Remove(who) | Mark::Avoid(who) = mark {
        placed(&mut out, (0, -4), ".92", &people::officer(who, ink));
    }
    ink.put(&mut out, OUTLINED);
    ink.put(&mut out, mark.shapes());
    ink.put(&mut out, mark.addition());
    if let Mark::MovePoints | Mark::AvoidTwo = mark {
        ink.put(&mut out, "<circle cx=\"4.8\" cy=\"5\" r=\"5\" fill=\"$p\"/>");
        let sign = if mark == Mark::AvoidTwo { "2" } else { "+2" };
        glyph::put_wide(&mut out, sign, "translate(4.8 4.8) scale(1.1)", "1.4", 'k', ink);
    }
    out.push_str("</g>");
    out
}
