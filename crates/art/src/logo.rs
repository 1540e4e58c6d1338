//! The mark of Escapement: the escape wheel of a clock, and in it somebody who runs, arms and legs set like its anchor.

use crate::ink::Ink;

const WHEEL: &str = r#"<path fill="$b" stroke="$k" stroke-width="2" stroke-linejoin="round" transform="translate(32 32)" d="M0-30.6L.7-24.5L6.3-23.7L15.3-26.5L12.9-20.8L17.3-17.3L26.5-15.3L21.6-11.6L23.7-6.3L30.6 0L24.5 .7L23.7 6.3L26.5 15.3L20.8 12.9L17.3 17.3L15.3 26.5L11.6 21.6L6.3 23.7L0 30.6L-.7 24.5L-6.3 23.7L-15.3 26.5L-12.9 20.8L-17.3 17.3L-26.5 15.3L-21.6 11.6L-23.7 6.3L-30.6 0L-24.5-.7L-23.7-6.3L-26.5-15.3L-20.8-12.9L-17.3-17.3L-15.3-26.5L-11.6-21.6L-6.3-23.7z"/>
<circle cx="32" cy="32" r="19.6" fill="$k"/>"#;
const RUNNER: &str = r#"<path fill="none" stroke="$p" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M30 35L39 38L38 46.5M30 36L25 42.5L16.5 42M34 25.5L41.5 31L47.5 28M33 25.5L24.5 25L20.5 31"/><path fill="none" stroke="$p" stroke-width="7" stroke-linecap="round" d="M33.5 26.5L30.5 34.5"/><circle cx="38.5" cy="18.5" r="4.7" fill="$l"/>"#;

/// The mark by itself (viewBox 0 0 64 64), readable from 32 pixels.
#[must_use]
pub fn logo(ink: Ink) -> String {
    let mut out = ink.paint(WHEEL);
    ink.put(&mut out, RUNNER);
    out
}

/// The mark on a night sky, for a home screen (viewBox 0 0 512 512): whatever is cut off at the edge is sky and beam.
#[must_use]
pub fn app_icon(ink: Ink) -> String {
    let mut out = ink.paint(
        r#"<path fill="$N" d="M0 0H512V512H0z"/><path fill="$D" d="M0 0H150L512 250V512H190z"/><path fill="$H" d="M0 0H70L512 350V512H300z"/>
<circle cx="264" cy="268" r="192" fill="$k" fill-opacity=".45"/><g transform="translate(64 64) scale(6)">"#,
    );
    out.push_str(&logo(ink));
    out.push_str("</g>");
    out
}
