//! Guards: a peaked cap, a number and a lamp; seen from behind when they look up, from the front when they look down.

use super::gaze::Way;
use crate::glyph;
use crate::ink::Ink;

const SHADOW: &str =
    r#"<path fill="$k" fill-opacity=".3" d="M-4.1 4.9C-4.4 1.4-2.4-.4.2-.4S4.9 1.4 4.7 4.9z"/>"#;
const COAT: &str = r#"<path fill="$c" stroke="$k" stroke-width=".45" d="M-4.4 4.4C-4.6.9-2.6-.9 0-.9S4.6.9 4.4 4.4z"/>
<path fill="$C" d="M-4.2 4.2C-4.3 2-3.6.5-2.6 0C-3 1.4-3 2.8-2.8 4.2zM4.2 4.2C4.3 2 3.6.5 2.6 0C3 1.4 3 2.8 2.8 4.2z"/>"#;
const BACK: &str = r#"<path fill="$P" stroke="$k" stroke-width=".4" d="M-1.9-2.4V-.9Q-1.9.3 0 .3T1.9-.9V-2.4z"/>
<path fill="$c" stroke="$k" stroke-width=".45" stroke-linejoin="round" d="M-2.1-1.3L-3.2-2.9Q-3.4-4.8 0-4.8T3.2-2.9L2.1-1.3z"/>
<path fill="$b" stroke="$k" stroke-width=".3" d="M-2.6-2.3H2.6L2.1-1.3H-2.1z"/>"#;
const FRONT: &str = r#"<path fill="$p" stroke="$k" stroke-width=".4" d="M-1.9-2.4V-.9Q-1.9.6 0 .6T1.9-.9V-2.4z"/>
<path fill="$k" d="M-.95-.75h.6v.7h-.6zM.35-.75h.6v.7h-.6z"/>
<path fill="$c" stroke="$k" stroke-width=".45" stroke-linejoin="round" d="M-2.2-2L-3.2-3.1Q-3.4-4.8 0-4.8T3.2-3.1L2.2-2z"/>
<path fill="$b" stroke="$k" stroke-width=".3" d="M-2.7-2.7H2.7L2.2-1.9H-2.2z"/>
<path fill="$k" d="M-2.4-1.9H2.4Q2.2-.9 0-.9T-2.4-1.9z"/>
<circle cy="-3.6" r=".6" fill="$b"/>"#;
const ASLEEP: &str = r#"<path fill="$p" stroke="$k" stroke-width=".4" d="M-1.9-2.4V-.9Q-1.9.6 0 .6T1.9-.9V-2.4z"/>
<path fill="none" stroke="$k" stroke-width=".45" d="M-1.3-.6Q-.8-.1-.3-.6M.3-.6Q.8-.1 1.3-.6"/>
<path fill="$c" stroke="$k" stroke-width=".45" stroke-linejoin="round" d="M-2.2-1.8L-3.2-2.9Q-3.4-4.6 0-4.6T3.2-2.9L2.2-1.8z"/>
<path fill="$b" stroke="$k" stroke-width=".3" d="M-2.7-2.5H2.7L2.2-1.7H-2.2z"/>
<path fill="$k" d="M-2.3-1.7H2.3Q2.1-1 0-1T-2.3-1.7z"/>
<circle cy="-3.4" r=".6" fill="$b"/>"#;
const LAMP: &str = r#"<path fill="none" stroke="$k" stroke-width=".5" d="M2.8 0A.75.9 0 0 1 4.4 0"/>
<path fill="$l" stroke="$k" stroke-width=".4" d="M2.5.8H4.7V3.4H2.5z"/><path fill="$p" d="M3.2 1.2H4V3H3.2z"/>
<path fill="$k" d="M2.2 1L2.9-.1H4.3L5 1zM2.2 3.2H5V4.4H2.2z"/>"#;

/// A guard by its number, looking up, down, or nowhere while it stands on the line.
#[must_use]
pub fn guard(number: u8, looks: Option<Way>, ink: Ink) -> String {
    let mut out = ink.paint(SHADOW);
    ink.put(&mut out, COAT);
    let (head, lamp) = match looks {
        Some(Way::Up) => (BACK, LAMP),
        Some(Way::Down) => (FRONT, LAMP),
        None => (ASLEEP, ""),
    };
    ink.put(&mut out, head);
    ink.put(&mut out, lamp);
    glyph::put(&mut out, if number == 1 { "1" } else { "2" }, "translate(-.5 2.4) scale(.6)", 'o', ink);
    out
}
