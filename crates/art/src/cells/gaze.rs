//! What a guard watches: its own field and the three towards the nearer edge.

use crate::ink::Ink;

/// Where a guard looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// From rank 5 to rank 8.
    Up,
    /// From rank 4 to rank 1.
    Down,
}

/// A sheet of light over exactly four fields, brighter where the lamp throws its cone; chevrons that run away from the
/// guard tell it from any other field without colour.
const UP: &str = r#"<path fill="$L" fill-opacity=".38" d="M-5-35H5V5H-5z"/>
<path fill="$L" fill-opacity=".5" d="M-1.4 0L-5-11V-35H5V-11L1.4 0z"/>
<path fill="none" stroke="$a" stroke-width=".6" stroke-opacity=".55" d="M-4.7-6.5L0-9.5L4.7-6.5M-4.7-11.5L0-14.5
L4.7-11.5M-4.7-16.5L0-19.5L4.7-16.5M-4.7-21.5L0-24.5L4.7-21.5M-4.7-26.5L0-29.5L4.7-26.5M-4.7-31.5L0-34.5L4.7-31.5"/>
<path fill="none" stroke="$a" stroke-width=".6" d="M-4.7-34.7H4.7V4.7H-4.7z"/>"#;

/// The gaze of a guard, around the guard's middle; it moves with the guard.
#[must_use]
pub fn gaze(way: Way, ink: Ink) -> String {
    let mut out = String::from(match way {
        Way::Up => "<g>",
        Way::Down => "<g transform=\"scale(1 -1)\">",
    });
    ink.put(&mut out, UP);
    out.push_str("</g>");
    out
}
