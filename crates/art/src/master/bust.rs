//! The characters, head and shoulders.

use super::tribe::Tribe;
use crate::ink::Ink;

const JOE: &str = r#"<path fill="$p" d="M-32 40Q-32 23-13 20H13Q32 23 32 40z"/><path fill="$8" d="M-4 24H4L6.5 40H-6.5zM-5 19H5L4 25H-4z"/><path fill="$6" d="M-7 10H7V18L0 24L-7 18z"/><path fill="$p" d="M-7 17L0 24L-8 28L-13 20zM7 17L0 24L8 28L13 20z"/><circle cx="-18" cy="-4" r="5" fill="$6"/><circle cx="18" cy="-4" r="5" fill="$6"/><path fill="$6" d="M-17-18Q-17-31 0-31T17-18V-2Q17 15 0 15T-17-2z"/><path fill="$B" d="M-18-9Q-23-33-2-35Q4-40 9-35Q22-33 18-9Q16-12 15-20Q2-17-5-24Q-9-18-15-17Q-16-12-18-9z"/><path fill="$p" fill-opacity=".75" d="M-14-8H-2V-1Q-2 4-8 4T-14-1zM2-8H14V-1Q14 4 8 4T2-1z"/><path fill="none" d="M-2-5H2M-5 9.5Q0 12 6 9"/><path fill="$k" stroke="none" d="M-9-4h3v4h-3zM6-4h3v4h-3z"/>"#;
const TEEN: &str = r#"<path fill="$Q" d="M-32 40Q-33 23-14 19H14Q33 23 32 40z"/><path fill="$q" d="M-17 17Q0 9 17 17Q20 26 0 30Q-20 26-17 17z"/><path fill="none" stroke="$p" d="M-5 29V38M5 29V36"/><path fill="$7" d="M-8 8H8V20Q0 26-8 20z"/><path fill="$k" d="M-17-4Q-26-14-20-22Q-24-32-13-32Q-9-41 1-36Q9-42 14-33Q25-32 21-22Q26-13 17-4z"/><path fill="$7" d="M-16-14Q-8-16-2-21Q6-14 16-15V-1Q16 16 0 16T-16-1z"/><path fill="none" stroke-width="7" d="M-21-4V-12A21 21 0 0 1 21-12V-4"/><path fill="none" stroke="$l" stroke-width="3.4" d="M-21-4V-12A21 21 0 0 1 21-12V-4"/><path fill="$l" d="M-27-10H-19Q-16-10-16-7V3Q-16 6-19 6H-24Q-27 6-27 3zM27-10H19Q16-10 16-7V3Q16 6 19 6H24Q27 6 27 3z"/><path fill="$k" stroke="none" d="M-9-7h4v6h-4zM5-7h4v6H5z"/><path fill="none" d="M-11-11L-4-10M11-12L4-10M-4 8Q3 10 7 5"/>"#;
const MOUSE: &str = r#"<path fill="$p" d="M-26 40Q-27 24-12 20H12Q27 24 26 40z"/><path fill="none" stroke-width="4" d="M-22 31H22M-25 38H25"/><circle cx="-19.5" cy="-22" r="13" fill="$x"/><circle cx="19.5" cy="-22" r="13" fill="$x"/><g stroke="none"><circle cx="-20" cy="-22" r="7.5" fill="$6"/><circle cx="20" cy="-22" r="7.5" fill="$6"/></g><path fill="$x" d="M-20-8Q-20-28 0-28T20-8Q20 4 8 14Q0 22-8 14Q-20 4-20-8z"/><path fill="$p" stroke="none" d="M0 0Q11 4 8 12Q0 21-8 12Q-11 4 0 0z"/><path fill="$p" stroke-width="1.4" d="M-3 13H3V19H-3zM0 13V19"/><path fill="$e" d="M-17 17Q0 30 17 17L19 25Q0 36-19 25zM10 27L20 29L14 39L7 33z"/><path fill="$e" d="M-4.5 6Q0 3 4.5 6Q3 10 0 11Q-3 10-4.5 6z"/><path fill="none" stroke-width="1.4" d="M-9 7L-27 3M-9 10L-27 12M9 7L27 3M9 10L27 12"/><path fill="$k" stroke="none" d="M-13-9A4 5 0 1 1-5-9A4 5 0 1 1-13-9zM5-9A4 5 0 1 1 13-9A4 5 0 1 1 5-9z"/><path fill="$p" stroke="none" d="M-11-12h3v3h-3zM7-12h3v3H7z"/>"#;
const ROBOT: &str = r#"<path fill="$b" d="M-31 40V29Q-31 22-24 22H24Q31 22 31 29V40z"/><path fill="$X" d="M-9 14H9V23H-9z"/><circle cy="33" r="5" fill="$e"/><path fill="none" d="M0-28V-34"/><circle cy="-36" r="4" fill="$e"/><path fill="$X" d="M-29-12H-22V4H-29zM22-12H29V4H22z"/><path fill="$b" d="M-23-22Q-23-28-17-28H17Q23-28 23-22V9Q23 15 17 15H-17Q-23 15-23 9z"/><path fill="$B" stroke="none" d="M12-27H17Q22-27 22-22V9Q22 14 17 14H12z"/><path fill="$k" d="M-17-20H17V0H-17z"/><path fill="$G" stroke="none" d="M-12-15H-4V-5H-12zM4-15H12V-5H4z"/><path fill="$p" d="M-11 4H11V11H-11z"/><path fill="none" d="M-4 4V11M4 4V11"/>"#;
const LUMBERJACK: &str = r#"<path fill="$Z" d="M-32.5 40Q-32.5 20-14 17H14Q32.5 20 32.5 40z"/><path fill="none" stroke-opacity=".55" stroke-width="3.6" d="M-24 23V40M24 23V40M-31 33H31"/><path fill="$6" d="M-18-16H18V4H-18z"/><path fill="$e" d="M-20-7L-14-2Q-7 3 0 1T14-2L20-7Q24 12 15 22L10 20L7 29L0 24L-7 29L-10 20L-15 22Q-24 12-20-7z"/><path fill="$E" stroke="none" d="M0 4Q-9 2-14 9Q-6 12 0 8Q6 12 14 9Q9 2 0 4z"/><path fill="$p" stroke-width="1.6" d="M-6 11H6Q5 16 0 16T-6 11z"/><path fill="$6" d="M-4-5Q0-9 4-5Q6 1 0 2Q-6 1-4-5z"/><path fill="$k" stroke="none" d="M-11-9h4v5h-4zM7-9h4v5H7z"/><path fill="none" stroke="$E" stroke-width="3.4" d="M-14-13L-5-12M14-13L5-12"/><path fill="$l" d="M-20-16Q-21-37 0-37T20-16z"/><path fill="$b" d="M-23-22H23V-13H-23z"/><path fill="none" stroke-width="1.6" d="M-13-22V-13M-4-22V-13M5-22V-13M14-22V-13"/>"#;
const NINJA: &str = r#"<path fill="$q" stroke="none" d="M-32 40Q-35 31-29 29Q-32 19-24 19Q-22 10-15 14H15Q22 10 24 19Q32 19 29 29Q35 31 32 40z"/><path fill="$N" d="M-26 40Q-26 22-11 18H11Q26 22 26 40z"/><path fill="$D" d="M-11 18L0 30L11 18L15 22L0 38L-15 22z"/><path fill="$Z" d="M17-14L32-21L28-13L33-6L17-8z"/><path fill="$N" d="M-20-10Q-20-35 0-35T20-10Q22 18 0 20Q-22 18-20-10z"/><path fill="$6" d="M-17-9Q0-15 17-9Q19-1 15 2Q0 6-15 2Q-19-1-17-9z"/><path fill="$Z" d="M-20-17Q0-24 20-17V-9Q0-16-20-9z"/><path fill="$k" stroke="none" d="M-14-6L-4-3Q-5 2-9 2T-14-6zM14-6L4-3Q5 2 9 2T14-6z"/><path fill="$p" stroke="none" d="M-9-3h2v2h-2zM8-3h2v2H8z"/><path fill="none" stroke="$D" d="M-13 8Q0 12 13 8M-8 14Q0 17 8 14"/>"#;

impl Tribe {
    /// Head and shoulders, forty units to each side; below they are cut straight.
    pub(super) fn bust(self) -> &'static str {
        match self {
            Tribe::Joe => JOE,
            Tribe::Teen => TEEN,
            Tribe::Mouse => MOUSE,
            Tribe::Robot => ROBOT,
            Tribe::Lumberjack => LUMBERJACK,
            Tribe::Ninja => NINJA,
        }
    }
}

/// Adds somebody of a tribe, and what they hold before them, moved to a place.
pub(super) fn put(out: &mut String, tribe: Tribe, transform: &str, more: &str, ink: Ink) {
    out.push_str("<g transform=\"");
    out.push_str(transform);
    ink.put(out, "\" stroke=\"$k\" stroke-width=\"2.2\" stroke-linejoin=\"round\">");
    ink.put(out, tribe.bust());
    ink.put(out, more);
    out.push_str("</g>");
}

/// Head and shoulders of somebody of a tribe (viewBox [`PORTRAIT`](super::PORTRAIT)).
#[must_use]
pub fn portrait(tribe: Tribe, ink: Ink) -> String {
    let mut out = String::new();
    ink.put(&mut out, "<g stroke=\"$k\" stroke-width=\"2.2\" stroke-linejoin=\"round\">");
    ink.put(&mut out, tribe.bust());
    out.push_str("</g>");
    out
}
