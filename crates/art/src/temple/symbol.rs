//! What a die can show, each with a silhouette of its own.

use crate::ink::Ink;

/// What a die can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// Somebody running: a way.
    Adventurer,
    /// A burning torch.
    Torch,
    /// A key.
    Key,
    /// The gold mask with its rays, which frees dice.
    Gold,
    /// The black mask with its horns, which locks a die.
    Black,
}

impl Symbol {
    /// All five.
    pub const ALL: [Symbol; 5] =
        [Symbol::Adventurer, Symbol::Torch, Symbol::Key, Symbol::Gold, Symbol::Black];

    /// The symbol with this letter: A, T, K, G, or X for the black mask.
    #[must_use]
    pub fn read(text: &str) -> Option<Symbol> {
        ["A", "T", "K", "G", "X"].iter().position(|letter| *letter == text).map(|index| Symbol::ALL[index])
    }
}

// Around each one lies a rim of paper, so that it keeps its shape on a dark ground.
const ADVENTURER: &str = r#"<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="$p" stroke-width="3.4"><path d="M.5-1L-.6 1.4L1.9 2.1L1.6 4M-.6 1.4L-1.9 3.3L-4 3.2M.5-1L2.2.4L3.8-.5M.5-1L-1.9-.9L-2.8.7"/><circle cx="1.3" cy="-3.1" r="1.2"/></g>
<g stroke="$k" stroke-width="2.5"><path d="M.5-1L-.6 1.4L1.9 2.1L1.6 4M-.6 1.4L-1.9 3.3L-4 3.2M.5-1L2.2.4L3.8-.5M.5-1L-1.9-.9L-2.8.7"/></g>
<path stroke="$A" stroke-width="1.5" d="M-.6 1.4L1.9 2.1L1.6 4M-.6 1.4L-1.9 3.3L-4 3.2M.5-1L2.2.4L3.8-.5M.5-1L-1.9-.9L-2.8.7M.5-1L-.6 1.4"/><path stroke="$A" stroke-width="2" d="M.4-.7L-.5 1.2"/></g>
<circle cx="1.4" cy="-2.9" r="1.35" fill="$P" stroke="$k" stroke-width=".5"/><path fill="$B" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M-1.1-3.4L.2-3.6Q.2-4.8 1.5-4.8T2.8-3.5L3.7-3.3Q1.4-2.6-1.1-3.4z"/>"#;
const TORCH: &str = r#"<path fill="$p" stroke="$p" stroke-width="1.4" stroke-linejoin="round" d="M-.8 4.6L-1.5 1.2L-2.2-.4C-3.4-2.4-1.9-4.2.5-4.8C2.4-3.6 3.2-2.2 2.2-.4L1.5 1.2L.8 4.6z"/>
<g stroke="$k" stroke-width=".5" stroke-linejoin="round"><path fill="$B" d="M-1.1 1L-.7 4.7H.7L1.1 1z"/><path fill="$e" d="M0-.4C-2.4-.4-3.4-1.6-2.3-3.4C-2-2.8-1.7-2.7-1.2-2.9C-1.6-3.9-.6-4.7.6-4.9C.3-4.1 1.2-3.6 1.9-2.9C2.9-1.9 2.6-.4 0-.4z"/><path fill="$b" d="M-2.3-.5H2.3L1.5 1.3H-1.5z"/></g>
<path fill="$l" d="M0-.8C-1.4-.8-1.6-1.6-.9-2.2C-.6-1.9-.2-2.2.2-3C.9-2.3 1.6-1.9 1.3-1.3Q1-.8 0-.8z"/>"#;
const KEY: &str = r#"<g fill="none" stroke="$p" stroke-width="3.5" stroke-linecap="round"><circle cx="-2" cy="-2" r="1.9"/><path d="M-.6-.6L4 4M1.9 1.9L3.2.6M3.6 3.6L4.4 2.8"/></g>
<g fill="none" stroke="$k" stroke-width="2.6" stroke-linecap="square"><circle cx="-2" cy="-2" r="1.9"/><path d="M-.6-.6L4 4M1.9 1.9L3.1.7M3.6 3.6L4.3 2.9"/></g>
<g fill="none" stroke="$u" stroke-width="1.5" stroke-linecap="square"><circle cx="-2" cy="-2" r="1.9"/><path d="M-.6-.6L4 4M1.9 1.9L3.1.7M3.6 3.6L4.3 2.9"/></g>"#;
const GOLD: &str = r#"<circle r="4.7" fill="$p"/><path fill="$b" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M0-4.9L1.2-3.6L2.9-4L3-2.2L4.7-1.5L3.8 0L4.7 1.5L3 2.2L2.9 4L1.2 3.6L0 4.9L-1.2 3.6L-2.9 4L-3 2.2L-4.7 1.5L-3.8 0L-4.7-1.5L-3-2.2L-2.9-4L-1.2-3.6z"/>
<path fill="$l" stroke="$k" stroke-width=".5" d="M-2.6-2.2Q0-3.4 2.6-2.2V.2Q2.4 2.9 0 2.9T-2.6.2z"/><path fill="$k" d="M-2-.7Q-1.2-1.7-.5-.7V0H-2zM2-.7Q1.2-1.7.5-.7V0H2zM-1.5 1.1H1.5Q1.1 2.2 0 2.2T-1.5 1.1z"/>"#;
const BLACK: &str = r#"<path fill="$k" stroke="$p" stroke-width=".6" stroke-linejoin="round" d="M-4.6-4.7Q-3.4-2.7-2-2.8Q0-3.3 2-2.8Q3.4-2.7 4.6-4.7Q5.3-1 3.6 1Q2.9 4.6 0 4.7Q-2.9 4.6-3.6 1Q-5.3-1-4.6-4.7z"/>
<path fill="$p" d="M-3.1-1.5L-.6.1Q-1 1.2-2.1.8T-3.1-1.5zM3.1-1.5L.6.1Q1 1.2 2.1.8T3.1-1.5zM-2.1 2.1H2.1L1.6 3.4L1 2.5L.5 3.5L0 2.5L-.5 3.5L-1 2.5L-1.6 3.4z"/>"#;

/// A symbol, within five units around its middle.
#[must_use]
pub fn symbol(symbol: Symbol, ink: Ink) -> String {
    ink.paint(match symbol {
        Symbol::Adventurer => ADVENTURER,
        Symbol::Torch => TORCH,
        Symbol::Key => KEY,
        Symbol::Gold => GOLD,
        Symbol::Black => BLACK,
    })
}
