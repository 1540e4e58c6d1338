//! The six tribes: a colour and an emblem for each, so that nobody needs the colour.

use crate::ink::Ink;
use crate::svg::put_in;

/// A tribe, which is the suit of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tribe {
    /// Average Joe, with glasses and a tie.
    Joe,
    /// Teen, with headphones.
    Teen,
    /// Mouse, with a scarf.
    Mouse,
    /// Robot, with a bulb on its head.
    Robot,
    /// Lumberjack, with a beard.
    Lumberjack,
    /// Vapor Ninja, with nothing to see but eyes.
    Ninja,
}

impl Tribe {
    /// Every tribe, in the order of the rules.
    pub const ALL: [Tribe; 6] =
        [Tribe::Joe, Tribe::Teen, Tribe::Mouse, Tribe::Robot, Tribe::Lumberjack, Tribe::Ninja];

    /// The tribe with this letter of the rules.
    #[must_use]
    pub fn read(letter: &str) -> Option<Tribe> {
        let index = ["A", "T", "M", "R", "L", "N"].iter().position(|known| *known == letter)?;
        Some(Tribe::ALL[index])
    }

    /// The letter of its colour.
    pub(super) fn colour(self) -> char {
        match self {
            Tribe::Joe => '8',
            Tribe::Teen => '9',
            Tribe::Mouse => 'K',
            Tribe::Robot => 'O',
            Tribe::Lumberjack => 'R',
            Tribe::Ninja => 'Y',
        }
    }

    /// The tones of sleeves, hands and legs.
    pub(super) fn dress(self) -> [&'static str; 3] {
        match self {
            Tribe::Joe => ["$p", "$6", "$D"],
            Tribe::Teen => ["$Q", "$7", "$D"],
            Tribe::Mouse => ["$p", "$x", "$X"],
            Tribe::Robot => ["$b", "$X", "$X"],
            Tribe::Lumberjack => ["$Z", "$6", "$D"],
            Tribe::Ninja => ["$N", "$6", "$N"],
        }
    }

    fn pip(self) -> &'static str {
        match self {
            Tribe::Joe => TIE,
            Tribe::Teen => HEADPHONES,
            Tribe::Mouse => MOUSE,
            Tribe::Robot => ROBOT,
            Tribe::Lumberjack => AXE,
            Tribe::Ninja => STAR,
        }
    }
}

const TIE: &str =
    r#"<path d="M-5-9.5H5L2.8-4.6L6.6 4.4L0 9.6L-6.6 4.4L-2.8-4.6z"/><path fill="none" d="M-2.8-4.6H2.8"/>"#;
const HEADPHONES: &str = r#"<path fill="none" d="M-7 3V-1A7 7 0 0 1 7-1V3" stroke-width="4.6"/><path fill="none" d="M-7 3V-1A7 7 0 0 1 7-1V3" stroke="$9" stroke-width="2"/><path d="M-9.4 1Q-9.4 0-8 0H-4.6V9.4H-8Q-9.4 9.4-9.4 8zM9.4 1Q9.4 0 8 0H4.6V9.4H8Q9.4 9.4 9.4 8z"/><path fill="$p" d="M-4.6 1H-2.4V8.4H-4.6zM4.6 1H2.4V8.4H4.6z"/>"#;
const MOUSE: &str = r#"<path d="M-6.4-.6A4.6 4.6 0 1 1-1.9-5.2H1.9A4.6 4.6 0 1 1 6.4-.6Q5.6 5.8 0 9.4Q-5.6 5.8-6.4-.6z"/><path fill="$k" stroke="none" d="M-3.8-1.2h2.4v3h-2.4zM1.4-1.2h2.4v3H1.4zM-1.9 6H1.9L0 9.2z"/>"#;
const ROBOT: &str = r#"<path d="M-8.8-3.6H-1.2V-5.6A2.3 2.3 0 1 1 1.2-5.6V-3.6H8.8V8.8H-8.8z"/><path fill="$k" stroke="none" d="M-6-.8H-1.6V3H-6zM1.6-.8H6V3H1.6zM-4.6 5H4.6V6.6H-4.6z"/>"#;
const AXE: &str = r#"<g transform="translate(-1) rotate(24) scale(.92)"><path fill="$B" d="M-1.5-9.5H1.5V9.8H-1.5z"/><path d="M-3.4-7.6H1.4Q5.4-8 8-9.8Q10.4-4 8 1.6Q5.4-.4 1.4-.8H-3.4z"/></g>"#;
const STAR: &str =
    r#"<path d="M0-9.8L3.4-3.4L9.8 0L3.4 3.4L0 9.8L-3.4 3.4L-9.8 0L-3.4-3.4z"/><circle r="2.2" fill="$p"/>"#;

/// The emblem of a tribe, for corners and lists (viewBox [`PIP`](super::PIP)).
#[must_use]
pub fn pip(tribe: Tribe, ink: Ink) -> String {
    let mut out = String::new();
    put_in(
        &mut out,
        r#"<g fill="$*" stroke="$k" stroke-width="1.3" stroke-linejoin="round">"#,
        tribe.colour(),
        ink,
    );
    ink.put(&mut out, tribe.pip());
    out.push_str("</g>");
    out
}
