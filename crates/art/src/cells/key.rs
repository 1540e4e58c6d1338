//! Keys: an old key whose bow is a plate with the letter.

use crate::glyph;
use crate::ink::Ink;

/// The letters of the word, in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letter {
    /// The first E.
    E,
    /// S.
    S,
    /// C.
    C,
    /// A.
    A,
    /// P.
    P,
    /// The last E, with its exclamation mark.
    Last,
}

impl Letter {
    /// All six.
    pub const ALL: [Letter; 6] = [Letter::E, Letter::S, Letter::C, Letter::A, Letter::P, Letter::Last];

    /// As it is written.
    #[must_use]
    pub fn text(self) -> &'static str {
        ["E", "S", "C", "A", "P", "E!"][self as usize]
    }

    /// The letter that is written so.
    #[must_use]
    pub fn read(text: &str) -> Option<Letter> {
        Letter::ALL.into_iter().find(|letter| letter.text() == text)
    }
}

const KEY: &str = r#"<g fill="$k" fill-opacity=".3" transform="translate(.4 .6) rotate(-45)"><circle cy="-1.4" r="3.8"/><path d="M-.7 2H1.7V5.8H-.7z"/></g>
<g stroke="$k" stroke-width=".45" stroke-linejoin="round" fill="$b" transform="rotate(-45)">
<path d="M-.65 2V5.5Q-.65 6.1 0 6.1T.65 5.6H1.9V4.7H.65V3.8H1.9V2.9H.65V2z"/>
<path fill="none" stroke-width="1.3" d="M-.9-4.9A1.1 1.1 0 1 1 .9-4.9"/>
<path fill="none" stroke="$b" stroke-width=".6" d="M-.9-4.9A1.1 1.1 0 1 1 .9-4.9"/>
<circle cy="-1.4" r="3.65"/></g>"#;
const PLATE: &str = r#"<circle cx="-1" cy="-1" r="3" fill="$p"/>"#;
const LAST_PLATE: &str = r#"<circle cx="-1" cy="-1" r="3.05" fill="$k"/>"#;

/// The key with this letter.
#[must_use]
pub fn key(letter: Letter, ink: Ink) -> String {
    const MIDDLE: &str = "translate(-1 -1) scale(.68)";
    let mut out = ink.paint(KEY);
    // The two E are different keys: the last one is dark with a bright mark, so nobody has to look for it.
    if letter == Letter::Last {
        ink.put(&mut out, LAST_PLATE);
        glyph::put(&mut out, "E!", MIDDLE, 'p', ink);
        glyph::put(&mut out, "!", MIDDLE, 'l', ink);
    } else {
        ink.put(&mut out, PLATE);
        glyph::put(&mut out, letter.text(), MIDDLE, 'k', ink);
    }
    out
}
