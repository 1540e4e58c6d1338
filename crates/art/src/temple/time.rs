//! What the clock has to say.

use crate::ink::Ink;
use crate::svg::placed;

const GONG: &str = r#"<g stroke="$k" stroke-linejoin="round"><path fill="$B" stroke-width=".6" d="M-10.8-11.4H10.8V-9.2H9.6V6.6H7.6V-9.2H-7.6V6.6H-9.6V-9.2H-10.8z"/><path fill="none" stroke-width=".6" d="M-3-9.2L-2.6-7M3-9.2L2.6-7"/><circle cy="-1.2" r="6.3" fill="$b" stroke-width=".6"/><circle cy="-1.2" r="4.5" fill="none" stroke="$B" stroke-width=".6"/><circle cy="-1.2" r="1.9" fill="$l" stroke-width=".5"/></g>"#;
const MALLET: &str = r#"<path fill="none" stroke="$k" stroke-width="1.7" stroke-linecap="round" d="M3 .6L9.6 5.6"/><path fill="none" stroke="$P" stroke-width=".9" stroke-linecap="round" d="M3 .6L9.6 5.6"/><circle cx="2.8" cy=".4" r="2" fill="$e" stroke="$k" stroke-width=".6"/>"#;
const STRUCK: &str = r#"<circle r="2.3" fill="$l" stroke="$k" stroke-width=".6"/><circle r=".9" fill="$k"/>"#;
const SILENT: &str = r#"<circle r="2" fill="none" stroke="$x" stroke-width=".7" stroke-dasharray="1.2 .8"/>"#;

/// The gong, with a light for each time of three that it was struck (viewBox -12 -12 24 24).
#[must_use]
pub fn gong(times: u8, ink: Ink) -> String {
    let mut out = ink.paint(GONG);
    if times > 0 {
        ink.put(&mut out, MALLET);
    }
    for light in 0..3u8 {
        let x = (i32::from(light) - 1) * 64;
        placed(&mut out, (x, 93), "1", &ink.paint(if light < times { STRUCK } else { SILENT }));
    }
    out
}

const GLASS: &str = r#"<path fill="$p" stroke="$k" stroke-width=".5" d="M-3.6-4.4H3.6Q3.6-1.2.7 0Q3.6 1.2 3.6 4.4H-3.6Q-3.6 1.2-.7 0Q-3.6-1.2-3.6-4.4z"/>"#;
const FRAME: &str =
    r#"<path fill="$B" stroke="$k" stroke-width=".5" d="M-4.6-5H4.6V-3.9H-4.6zM-4.6 3.9H4.6V5H-4.6z"/>"#;
/// The sand above and below, from an empty top to a full one.
const SAND: [&str; 5] = [
    "M-3.2 3.9Q-3 1.6-.9 .7Q0 .3.9.7Q3 1.6 3.2 3.9z",
    "M-.9-.6Q0-.9.9-.6L0 0zM-3.2 3.9Q-2.6 2.2-.3 1.4V0H.3V1.4Q2.6 2.2 3.2 3.9z",
    "M-2-1.4H2Q1.4-.6.3-.1V2.2Q2.6 2.6 3.2 3.9H-3.2Q-2.6 2.6-.3 2.2V-.1Q-1.4-.6-2-1.4z",
    "M-2.8-2.4H2.8Q2-.8.3-.1V2.9Q2 3.2 2.8 3.9H-2.8Q-2 3.2-.3 2.9V-.1Q-2-.8-2.8-2.4z",
    "M-3.2-3.6H3.2Q2.8-1.2 0 0Q-2.8-1.2-3.2-3.6z",
];

/// An hourglass with so many quarters of its sand left, from 0 to 4, within five units around its middle.
#[must_use]
pub fn hourglass(quarters: u8, ink: Ink) -> String {
    let mut out = ink.paint(GLASS);
    ink.put(&mut out, "<path fill=\"$e\" d=\"");
    out.push_str(SAND[usize::from(quarters).min(SAND.len() - 1)]);
    out.push_str("\"/>");
    ink.put(&mut out, FRAME);
    out
}
