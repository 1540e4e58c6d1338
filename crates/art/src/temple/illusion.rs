//! Illusion chambers: what shimmers over them, and what they fall into when they vanish. (Rules §1.12)
//!
//! Nothing moves here. Each part is one group, so that the page can move, fade and scale it.

use super::side::{Side, put_at};
use crate::ink::Ink;

const VEIL: &str = r#"<path fill="$q" fill-opacity=".16" d="M-15.7-15.7H15.7V15.7H-15.7z"/><path fill="$p" fill-opacity=".3" d="M-15.7-8Q-8-13 0-8T15.7-9V-5Q8-1 0-4.4T-15.7-4zM-15.7 6Q-8 1 0 6T15.7 5V8.4Q8 12.4 0 9T-15.7 9.4z"/>"#;
/// Stars with four points, at other places in each phase.
const SPARKS: [&str; 2] = [
    r#"<path fill="$p" stroke="$Q" stroke-width=".5" stroke-linejoin="round" d="M-11.5-15.4l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM12 .6l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1zM-9.4 8.4l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z"/>"#,
    r#"<path fill="$p" stroke="$Q" stroke-width=".5" stroke-linejoin="round" d="M3.4-16l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM-12.4-3.4l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1zM5.6 6.4l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z"/>"#,
];

/// One of the three parts of what shimmers over an illusion chamber, around its middle: 0 is a veil, 1 and 2 are sparks
/// that take turns.
#[must_use]
pub fn shimmer(part: usize, ink: Ink) -> String {
    match part.checked_sub(1).and_then(|part| SPARKS.get(part)) {
        Some(sparks) => ink.paint(sparks),
        None => ink.paint(VEIL),
    }
}

const SHARDS: &str = r#"<g stroke="$k" stroke-width=".5" stroke-linejoin="round"><path fill="$T" d="M-12.4 17L-7.6 15.6L-6.4 20H-12zM2.6 16.4L8 15L9.6 19.4L4.2 20.2z"/><path fill="$P" d="M-4.6 9.6L-.4 8.4L.6 12.4L-3.4 13.4zM5.4 9.2L8.8 10.2L7.8 13.4L4.8 12.4z"/><path fill="$h" d="M-9 10.2L-6.6 9.8L-6.4 12.4L-8.6 12.6zM-3 4.4L-.2 4L.2 6.6L-2.6 7z"/><path fill="$q" d="M1.6 5.4L3.8 4.8L4.2 7L2.2 7.4zM-2.2 15.6L-.2 15.2L.2 17.4L-1.8 17.8z"/></g><path fill="none" stroke="$q" stroke-width="1" stroke-linecap="round" d="M-5.4 6.6h0M4 14.8h0M-5.6 15h0M1.6 10.6h0M10.6 13h0M-11.4 13.6h0"/>"#;

/// The shards of one side of a chamber that vanishes, around the middle of that chamber: the page moves each to its side
/// and lets it fade.
#[must_use]
pub fn shards(side: Side, ink: Ink) -> String {
    let mut out = String::new();
    put_at(&mut out, side, SHARDS, ink);
    out
}
