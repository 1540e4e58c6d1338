//! Small marks of the table.

use crate::glyph;
use crate::ink::Ink;

/// What a small mark says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    /// A trap of three cards lies here.
    Plus3,
    /// A trap lies here: higher only.
    Up,
    /// A trap lies here: lower only.
    Down,
    /// The cards somebody is rid of, face down.
    History,
    /// The stack is closed.
    Closed,
    /// Escape Master: somebody has no card left.
    Master,
    /// Escape Alliance: both of a team have no card left.
    Alliance,
    /// The dealer of this round.
    Dealer,
    /// Cards in somebody's hand.
    Hand,
    /// Beast Mode.
    Beast,
    /// A point of experience.
    Experience,
    /// A point nobody wants: a Blunder.
    Blunder,
    /// Doom Masters that were left in a hand.
    Doom,
}

impl Badge {
    /// Every badge.
    pub const ALL: [Badge; 13] = [
        Badge::Plus3,
        Badge::Up,
        Badge::Down,
        Badge::History,
        Badge::Closed,
        Badge::Master,
        Badge::Alliance,
        Badge::Dealer,
        Badge::Hand,
        Badge::Beast,
        Badge::Experience,
        Badge::Blunder,
        Badge::Doom,
    ];

    fn shapes(self) -> &'static str {
        match self {
            Badge::Plus3 | Badge::Up | Badge::Down => TEETH,
            Badge::History => HISTORY,
            Badge::Closed => CLOSED,
            Badge::Master => MASTER,
            Badge::Alliance => ALLIANCE,
            Badge::Dealer => DEALER,
            Badge::Hand => HAND,
            Badge::Beast => CLAW,
            Badge::Experience => STAR,
            Badge::Blunder => PEEL,
            Badge::Doom => HORNS,
        }
    }
}

const TEETH: &str = r#"<path fill="$p" stroke="$k" stroke-width="1" stroke-linejoin="round" d="M0-9.500L2.2-7.200L4.8-8.200L5.5-5.500L8.2-4.800L7.2-2.200L9.5 0L7.2 2.200L8.2 4.800L5.5 5.500L4.8 8.200L2.2 7.200L0 9.500L-2.2 7.200L-4.8 8.200L-5.5 5.500L-8.2 4.800L-7.2 2.200L-9.5 0L-7.2-2.200L-8.2-4.800L-5.5-5.500L-4.8-8.200L-2.2-7.200z"/><circle r="6.9" fill="$Z" stroke="$k"/>"#;
const HISTORY: &str = r#"<g stroke="$k" stroke-width="1.2" stroke-linejoin="round"><rect x="-7.5" y="-8.5" width="11" height="15" rx="1.8" fill="$P"/><rect x="-3.5" y="-6.5" width="11" height="15" rx="1.8" fill="$D"/></g><path fill="none" stroke="$l" stroke-width="1.6" d="M-.5-1.500L2 1L-.5 3.500M4.5-1.500L2 1L4.5 3.5"/>"#;
const CLOSED: &str = r#"<rect x="-9.4" y="-7.4" width="18.8" height="14.8" rx="1.5" fill="$X" stroke="$k" stroke-width="1.2"/><path fill="none" stroke="$k" stroke-width="1.1" d="M-9-2.500H9M-9 2.500H9M-3-7V-2.500M4-7V-2.500M-6 2.500V7M6 2.500V7M-7-2.500V2.500M7-2.500V2.5"/><circle r="5" fill="$Z" stroke="$p" stroke-width="1.2"/><path fill="$p" d="M-3.2-1.200H3.200V1.200H-3.200z"/>"#;
const MASTER: &str = r#"<path fill="$e" d="M0-10L2.3-6L6.4-7.700L6-3.200L10 0L6-.5L9.5 5.500L-9.5 5.500L-6-.5L-10 0L-6-3.200L-6.4-7.700L-2.3-6z"/><path fill="$l" stroke="$k" stroke-width="1.2" stroke-linejoin="round" d="M-7.5-3.500L-3.6 0L0-6L3.6 0L7.5-3.500L6 7.500H-6z"/><path fill="none" stroke="$k" stroke-width="1.2" d="M-6.3 4.500H6.3"/><path fill="$Z" d="M-1.5 1.500L0-.5L1.5 1.500L0 3.500z"/>"#;
const ALLIANCE: &str = r#"<path fill="$l" stroke="$k" stroke-width="1.2" stroke-linejoin="round" d="M-5-6.500L-2.5-4.500L0-9L2.5-4.500L5-6.500L4-1.500H-4z"/><g stroke="$k" stroke-width="1.2"><path fill="$u" d="M-9.5 9Q-9.5 3.5-5 3.500T-.5 9z"/><circle cx="-5" cy="1.5" r="2.8" fill="$p"/><path fill="$e" d="M.5 9Q.5 3.5 5 3.500T9.5 9z"/><circle cx="5" cy="1.5" r="2.8" fill="$p"/></g>"#;
const DEALER: &str = r#"<circle r="9.3" fill="$b" stroke="$k" stroke-width="1.2"/><circle r="7.2" fill="$N"/><g stroke="$k" stroke-width="1"><rect x="-5.2" y="-4.6" width="6" height="8.4" rx="1" fill="$P" transform="rotate(-14)"/><rect x="-1" y="-4.2" width="6" height="8.4" rx="1" fill="$p" transform="rotate(12)"/></g>"#;
const HAND: &str = r#"<g stroke="$k" stroke-width="1.2" stroke-linejoin="round"><rect x="-4" y="-8" width="8" height="13" rx="1.4" fill="$P" transform="rotate(-28 0 9)"/><rect x="-4" y="-8" width="8" height="13" rx="1.4" fill="$p"/><rect x="-4" y="-8" width="8" height="13" rx="1.4" fill="$p" transform="rotate(28 0 9)"/></g>"#;
const CLAW: &str = r#"<path fill="$e" stroke="$k" stroke-width="1.2" stroke-linejoin="round" d="M-4.5-9.500Q-9-1-8.5 8Q-4-1-1-9zM2-9.500Q-3 0-2.5 9.500Q2.5 0 5.5-9zM8.5-8.500Q3.5 0 3.5 8Q7.5 1 9.8-7z"/>"#;
const STAR: &str = r#"<path fill="$l" stroke="$k" stroke-width="1.3" stroke-linejoin="round" d="M0-9.200L2.8-3.200L9.3-2.500L4.5 1.900L5.8 8.300L0 5L-5.8 8.300L-4.5 1.900L-9.3-2.500L-2.8-3.200z"/>"#;
const PEEL: &str = r#"<g stroke="$k" stroke-width="1.2" stroke-linejoin="round"><path fill="$b" d="M-1.6-3Q-7-4-9.6 3Q-9.6 5-8.6 5.6Q-5 3.6-2 3.4zM1.6-3Q7-4 9.6 3Q9.6 5 8.6 5.6Q5 3.6 2 3.4z"/><path fill="$l" d="M-1.4-9.4H1.4L2-4Q5.4 1 3.4 8.4Q0 6.6-3.4 8.4Q-5.4 1-2-4z"/></g><path fill="$k" d="M-1.4-9.4H1.4V-7.6H-1.4z"/><path fill="none" stroke="$B" d="M0-4V6"/>"#;
const HORNS: &str = r#"<path fill="$k" stroke="$p" stroke-width="1.2" stroke-linejoin="round" d="M-8.5-9.500Q-8.5-4-4.5-2.500Q0-5 4.5-2.500Q8.5-4 8.5-9.500Q11-2 7-.5Q8 9.3 0 9.300T-7-.5Q-11-2-8.5-9.500z"/><path fill="$e" d="M-5 .500L-1 2.500Q-2 5-3.5 4.500T-5 .500zM5 .500L1 2.500Q2 5 3.5 4.500T5 .500z"/>"#;

/// A small mark (viewBox [`BADGE`](super::BADGE)).
#[must_use]
pub fn badge(badge: Badge, ink: Ink) -> String {
    let mut out = ink.paint(badge.shapes());
    match badge {
        Badge::Plus3 => glyph::put_wide(&mut out, "+3", "scale(1.7)", "1.2", 'p', ink),
        Badge::Up => ink.put(&mut out, r#"<path fill="$p" d="M-2 4.600V0H-5L0-5.400L5 0H2V4.600z"/>"#),
        Badge::Down => ink.put(&mut out, r#"<path fill="$p" d="M-2-4.600V0H-5L0 5.400L5 0H2V-4.600z"/>"#),
        _ => {}
    }
    out
}

/// The claw of Beast Mode, for others to put somewhere.
pub(super) const BEAST: &str = CLAW;
/// A star of experience, for others to put somewhere.
pub(super) const EXPERIENCE: &str = STAR;
/// A Blunder, for others to put somewhere.
pub(super) const BLUNDER: &str = PEEL;
