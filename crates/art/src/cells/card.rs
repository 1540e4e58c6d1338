//! Escape cards, for the own hand.

use super::key::Letter;
use crate::glyph;
use crate::ink::Ink;

const HAVE: &str = r#"<path fill="$k" fill-opacity=".3" d="M1.4 3.2Q1.4 1.2 3.2 1.2H15.6Q17.6 1.2 17.6 3.2V21.8Q17.6 23.8 15.6 23.8H3.2Q1.4 23.8 1.4 21.8z"/>
<path fill="$b" stroke="$k" stroke-width=".6" d="M.6 2.6Q.6.6 2.6.6H14.9Q16.9.6 16.9 2.6V21Q16.9 23 14.9 23H2.6Q.6 23 .6 21z"/>
<path fill="$p" d="M2.3 3.2Q2.3 2.3 3.2 2.3H14.3Q15.2 2.3 15.2 3.2V15.6H2.3z"/>
<path fill="$B" d="M2.3 15.6H15.2V20.4Q15.2 21.3 14.3 21.3H3.2Q2.3 21.3 2.3 20.4z"/>
<circle cx="5.9" cy="18.45" r="1.5" fill="none" stroke="$p" stroke-width=".9"/>
<path fill="none" stroke="$p" stroke-width=".9" d="M7.4 18.45H12.9M10.6 18.45V20M12.4 18.45V20.3"/>"#;
const LACK: &str = r#"<path fill="$F" fill-opacity=".5" stroke="$x" stroke-width=".6" stroke-dasharray="1.6 1" d="M.6 2.6Q.6.6 2.6.6H14.9Q16.9.6 16.9 2.6V21Q16.9 23 14.9 23H2.6Q.6 23 .6 21z"/>
<path fill="$x" fill-opacity=".6" d="M8.75 16.6A1.6 1.6 0 0 1 9.5 19.6L10 21.3H7.5L8 19.6A1.6 1.6 0 0 1 8.75 16.6z"/>"#;

/// The escape card with this letter, 18 × 24 units: held, or still to be won.
#[must_use]
pub fn letter_card(letter: Letter, have: bool, ink: Ink) -> String {
    let mut out = ink.paint(if have { HAVE } else { LACK });
    glyph::put(&mut out, letter.text(), "translate(8.75 9) scale(1.7)", if have { 'k' } else { 'x' }, ink);
    out
}
