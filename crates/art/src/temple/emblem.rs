//! What tells one special chamber from another.

use crate::ink::Ink;
use crate::svg::{at, placed};

/// What a chamber is besides a way through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A way through, with or without stones.
    Plain,
    /// The entrance, where everybody is safe.
    Start,
    /// The way out.
    Exit,
    /// It vanishes at the first and at the second slam, and may be found again. (Rules §1.12)
    Illusion,
    /// Two or three of them, each with somebody in it, show their symbols at the same moment: one stone in each. (Rules
    /// §1.13)
    Alliance,
    /// A front and a back half.
    Double,
    /// The treasure chamber with the chalice.
    Chalice,
    /// Quest: two dice are left on the altar.
    Altar,
    /// Quest: four tasks.
    Challenge,
    /// Quest: the ghost.
    Ghost,
    /// Quest: the tree of life.
    Tree,
    /// Quest: the obelisk.
    Obelisk,
    /// The abyss.
    Abyss,
    /// The fountain.
    Fountain,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 14] = [
        Kind::Plain,
        Kind::Start,
        Kind::Exit,
        Kind::Illusion,
        Kind::Alliance,
        Kind::Double,
        Kind::Chalice,
        Kind::Altar,
        Kind::Challenge,
        Kind::Ghost,
        Kind::Tree,
        Kind::Obelisk,
        Kind::Abyss,
        Kind::Fountain,
    ];

    fn shapes(self) -> &'static str {
        match self {
            Kind::Plain | Kind::Start | Kind::Exit => "",
            Kind::Illusion => ILLUSION,
            Kind::Alliance => ALLIANCE,
            Kind::Double => DOUBLE,
            Kind::Chalice => CHALICE,
            Kind::Altar => ALTAR,
            Kind::Challenge => CHALLENGE,
            Kind::Ghost => GHOST,
            Kind::Tree => TREE,
            Kind::Obelisk => OBELISK,
            Kind::Abyss => ABYSS,
            Kind::Fountain => FOUNTAIN,
        }
    }
}

pub(super) const CURSE: &str = r#"<path fill="$q" stroke="$k" stroke-width=".6" stroke-linejoin="round" d="M-4-4.4Q0-5.6 4-4.4L4.4-1Q4 4.6 0 4.8T-4.4-1z"/><path fill="$Q" d="M0-4.9Q2.2-4.9 3.7-4.2L4.1-1Q3.7 4.3 0 4.5z" fill-opacity=".45"/>
<path fill="$k" d="M-3.2-2.4L-.7-1.4Q-1 .2-2 .2T-3.2-2.4zM3.2-2.4L.7-1.4Q1 .2 2 .2T3.2-2.4zM-1.8 3.3Q0 1.2 1.8 3.3Q0 2.5-1.8 3.3z"/><path fill="$p" stroke="$k" stroke-width=".3" d="M-2 .4Q-2.9 1.9-2 2.2T-2 .4z"/>"#;
const TREASURE: &str = r#"<g stroke="$k" stroke-width=".6" stroke-linejoin="round"><path fill="$B" d="M-4.6-.6H4.6V4.2H-4.6z"/><path fill="$b" d="M-4.6-.6V-1.6Q-4.6-4.2-2.4-4.2H2.4Q4.6-4.2 4.6-1.6V-.6z"/><path fill="$l" d="M-1.2-1.6H1.2V1.4H-1.2z"/></g><path fill="none" stroke="$k" stroke-width=".5" d="M-3-4V4.2M3-4V4.2"/><path fill="$k" d="M-.4-.8H.4V.8H-.4z"/>"#;
const ILLUSION: &str = r#"<path fill="$y" fill-opacity=".35" stroke="$i" stroke-width=".7" stroke-dasharray="1.5 1" d="M-4.5-4.5H4.5V4.5H-4.5z"/><path fill="$p" stroke="$k" stroke-width=".6" stroke-linejoin="round" d="M-3.9 0Q0-4.4 3.9 0Q0 4.4-3.9 0z"/><circle r="1.6" fill="$A" stroke="$k" stroke-width=".4"/><circle r=".6" fill="$k"/>"#;
const ALLIANCE: &str = r#"<g stroke="$k" stroke-width=".6" stroke-linejoin="round"><path fill="$b" d="M-4.8 4.6Q-4.8 1-2.4 1T0 4.6z"/><circle cx="-2.4" cy="-.4" r="1.7" fill="$p"/><path fill="$u" d="M0 4.6Q0 1 2.4 1T4.8 4.6z"/><circle cx="2.4" cy="-.4" r="1.7" fill="$p"/><path fill="$G" d="M-1.1-5H1.1L2-3.8L0-1.6L-2-3.8z"/></g>"#;
const DOUBLE: &str = r#"<g stroke="$k" stroke-width=".6"><path fill="$U" d="M-1.4 3.2V-2Q-1.4-4.6 1.6-4.6T4.6-2V3.2z"/><path fill="$p" d="M-4.6 4.6V-.6Q-4.6-3.2-1.6-3.2T1.4-.6V4.6z"/><path fill="$N" d="M-3.2 4.6V.2Q-3.2-1.6-1.6-1.6T0 .2V4.6z"/></g>"#;
pub(super) const CHALICE: &str = r#"<g stroke="$k" stroke-width=".6" stroke-linejoin="round"><path fill="$b" d="M-3.8-4.4H3.8Q3.8.4.8 1V3.2L2.8 4.6H-2.8L-.8 3.2V1Q-3.8.4-3.8-4.4z"/><path fill="none" d="M-3.7-3.4Q-5.6-2.8-3 -.6M3.7-3.4Q5.6-2.8 3-.6"/><path fill="$r" d="M-1.2-2.6L0-3.6L1.2-2.6L0-1z"/></g><path fill="$l" d="M-3.1-3.9H-1.9Q-2-.8-1.2.2Q-3 -.8-3.1-3.9z"/>"#;
const ALTAR: &str = r#"<g stroke="$k" stroke-width=".6" stroke-linejoin="round"><path fill="$U" d="M-4.8 0H4.8L4 1.8H-4zM-3.2 1.8H3.2V4.6H-3.2z"/><path fill="$p" d="M-1.9-4.4H1.9V-.6H-1.9z"/></g><path fill="none" stroke="$l" stroke-width=".7" stroke-linecap="round" d="M-3-2.5H-4.2M3-2.5H4.2M-2.8-4.4L-3.6-5M2.8-4.4L3.6-5"/><circle cy="-2.5" r=".8" fill="$k"/>"#;
const CHALLENGE: &str = r#"<path fill="$U" stroke="$k" stroke-width=".6" d="M-4.6 4.6V-2.6Q-4.6-4.8-2.4-4.8H2.4Q4.6-4.8 4.6-2.6V4.6z"/><path fill="$p" stroke="$k" stroke-width=".5" d="M-3.4-3.2H-.5V-.3H-3.4zM.5-3.2H3.4V-.3H.5zM-3.4.7H-.5V3.6H-3.4zM.5.7H3.4V3.6H.5z"/><path fill="none" stroke="$k" stroke-width=".7" d="M-2.8-1.8L-2.1-1L-1-2.6"/>"#;
const GHOST: &str = r#"<path fill="$p" stroke="$k" stroke-width=".6" stroke-linejoin="round" d="M-3.8 4.6V-1Q-3.8-4.8 0-4.8T3.8-1V4.6L2.4 3.4L1.2 4.6L0 3.4L-1.2 4.6L-2.4 3.4z"/><path fill="$k" d="M-2.2-1.8h1.5v1.9h-1.5zM.7-1.8h1.5v1.9H.7zM-1 1.4H1V2.6H-1z"/>"#;
const TREE: &str = r#"<path fill="$B" stroke="$k" stroke-width=".6" d="M-.9 0H.9L1.8 4.6H-1.8z"/><path fill="$y" stroke="$k" stroke-width=".6" d="M-2 1.6Q-4.8 1.6-4.4-.8Q-5-3-2.6-3.4Q-1.6-5.2.4-4.7Q2.8-4.8 3.2-2.9Q5-2 4.4 0Q4 1.8 1.8 1.6Q0 2.4-2 1.6z"/><path fill="$l" d="M-2.4-.6h1v1h-1zM.6-2.6h1v1h-1zM1.8-.2h1v1h-1z"/>"#;
const OBELISK: &str = r#"<g stroke="$k" stroke-width=".6" stroke-linejoin="round"><path fill="$X" d="M-1.9 3.2L-1.3-3L0-5L1.3-3L1.9 3.2z"/><path fill="$x" stroke="none" d="M0-4.2L-1-2.8L-1.5 2.9H0z"/><path fill="$U" d="M-3.4 3.2H3.4V4.7H-3.4z"/></g><path fill="none" stroke="$G" stroke-width=".7" d="M-.7-1.4H.7M-.7.2H.7M-.7 1.8H.7"/>"#;
const ABYSS: &str = r#"<path fill="$U" stroke="$k" stroke-width=".5" d="M-4.9.4L-3.6-1.8L-3.8-3.4L-1.2-3.4L.4-4.8L2-3.2L4.2-2.8L4 -.6L4.9 1.2L3 2.4L2.6 4.2L.2 3.8L-1.6 4.8L-2.6 3L-4.4 2.8z"/><path fill="$k" d="M-3.7.4L-2.6-2.2L.4-3.4L3.2-1.8L3.7.9L.6 3.2L-2.4 2.6z"/><path fill="$Q" d="M-2.1.4L-1.4-1.2L.6-1.8L2.2-.6L2.2 1L.4 2.2L-1.4 1.6z"/><path fill="$k" d="M-.8.2L0-.8L1.2-.2L1.2.8L0 1.2z"/>"#;
const FOUNTAIN: &str = r#"<path fill="none" stroke="$k" stroke-width="1.5" stroke-linecap="round" d="M0 1V-4M0-3.6Q-2.8-4.4-2.8-.6M0-3.6Q2.8-4.4 2.8-.6"/><path fill="none" stroke="$H" stroke-width=".8" stroke-linecap="round" d="M0 1V-4M0-3.6Q-2.8-4.4-2.8-.6M0-3.6Q2.8-4.4 2.8-.6"/><g stroke="$k" stroke-width=".6" stroke-linejoin="round"><path fill="$U" d="M-4.8.4H4.8Q4.4 3.4 1.4 3.6V4.7H-1.4V3.6Q-4.4 3.4-4.8.4z"/><path fill="$H" d="M-4.8.4H4.8L4.5 1.5H-4.5z"/></g>"#;

/// The emblem of a chamber, within five units around its middle: for lists and for the chamber itself. Plain chambers,
/// the entrance and the exit have none.
#[must_use]
pub fn emblem(kind: Kind, ink: Ink) -> String {
    ink.paint(kind.shapes())
}

/// The mark of a chamber that brings a curse, a mask that weeps, within five units around its middle.
#[must_use]
pub fn curse(ink: Ink) -> String {
    ink.paint(CURSE)
}

/// The mark of a chamber that brings a treasure, a chest, within five units around its middle.
#[must_use]
pub fn treasure(ink: Ink) -> String {
    ink.paint(TREASURE)
}

/// Where the chalice stands until a pawn takes it along.
const PEDESTAL: &str = r#"<circle r="9.5" cy="-3" fill="$L" fill-opacity=".35"/><circle cx="1" cy="1.8" r="6.9" fill="$k" fill-opacity=".25"/><circle cy="1" r="6.8" fill="$U" stroke="$k" stroke-width=".5"/><circle r="6.2" fill="$p" stroke="$k" stroke-width=".4"/><circle r="4.3" fill="$h" stroke="$B" stroke-width=".7"/><circle r="2" fill="$k" fill-opacity=".35"/>"#;

/// Adds the emblem to a chamber: large in the middle, or small beside its stones. A double chamber shows what it is by
/// its wall.
pub(super) fn put_kind(out: &mut String, kind: Kind, beside: bool, used: bool, ink: Ink) {
    let shapes = kind.shapes();
    if shapes.is_empty() || kind == Kind::Double {
        return;
    }
    if kind == Kind::Chalice {
        at(out, (0, -14), &ink.paint(PEDESTAL));
        if used {
            return;
        }
    }
    let (place, scale) = if beside { ((112, -76), ".78") } else { ((0, -46), "1.6") };
    placed(out, place, scale, &ink.paint(shapes));
}
