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
const ADVENTURER: &str = r#"<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="$p" stroke-width="3.1" d="M.6-1L-.5 1.2L2 2L1.8 4.2M-.5 1.2L-1.8 3.2L-4.2 3.1M.6-1L2.3.6L4.1-.4M.6-1L-2-1.2L-3.2.5"/>
<path stroke="$p" stroke-width="1.4" d="M-1-3.4L.3-3.6Q.3-4.8 1.6-4.8T2.9-3.5L3.8-3.3Q1.5-2.6-1-3.4zM1.5-1.7h0"/><path stroke="$k" stroke-width="2.3" d="M.6-1L-.5 1.2L2 2L1.8 4.2M-.5 1.2L-1.8 3.2L-4.2 3.1M.6-1L2.3.6L4.1-.4M.6-1L-2-1.2L-3.2.5"/><path stroke="$A" stroke-width="1.4" d="M.6-1L-.5 1.2L2 2L1.8 4.2M-.5 1.2L-1.8 3.2L-4.2 3.1M.6-1L2.3.6L4.1-.4M.6-1L-2-1.2L-3.2.5"/><path stroke="$A" stroke-width="2" d="M.5-.7L-.4 1"/></g>
<circle cx="1.5" cy="-2.9" r="1.3" fill="$P" stroke="$k" stroke-width=".5"/><path fill="$B" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M-1-3.4L.3-3.6Q.3-4.8 1.6-4.8T2.9-3.5L3.8-3.3Q1.5-2.6-1-3.4z"/>"#;
const TORCH: &str = r#"<path fill="$p" stroke="$p" stroke-width="1.4" stroke-linejoin="round" d="M0-.4C-3-.4-4.2-1.6-2.9-3.5C-2.5-2.8-2-2.7-1.5-2.9C-2-3.9-.8-4.7.8-4.9C.4-4.1 1.5-3.6 2.4-2.9C3.6-1.9 3.2-.4 0-.4zM-2.9-.5H2.9L1.9 1.3H1.4L.9 4.7H-.9L-1.4 1.3H-1.9z"/>
<g stroke="$k" stroke-width=".5" stroke-linejoin="round"><path fill="$B" d="M-1.4 1L-.9 4.7H.9L1.4 1z"/><path fill="$e" d="M0-.4C-3-.4-4.2-1.6-2.9-3.5C-2.5-2.8-2-2.7-1.5-2.9C-2-3.9-.8-4.7.8-4.9C.4-4.1 1.5-3.6 2.4-2.9C3.6-1.9 3.2-.4 0-.4z"/><path fill="$b" d="M-2.9-.5H2.9L1.9 1.3H-1.9z"/></g>
<path fill="$l" d="M0-.8C-1.7-.8-2-1.6-1.1-2.2C-.7-1.9-.2-2.2.2-3.1C1.1-2.3 2-1.9 1.6-1.3Q1.2-.8 0-.8z"/>"#;
const KEY: &str = r#"<g fill="none" stroke="$p" stroke-width="3.2" stroke-linecap="square"><circle cx="-2.1" cy="-2.1" r="1.7"/><path d="M-.8-.8L3.5 3.5M1.5 1.5L2.7.3M3.1 3.1L3.9 2.3"/></g>
<g fill="none" stroke="$k" stroke-width="2.3" stroke-linecap="square"><circle cx="-2.1" cy="-2.1" r="1.7"/><path d="M-.8-.8L3.5 3.5M1.5 1.5L2.7.3M3.1 3.1L3.9 2.3"/></g>
<g fill="none" stroke="$u" stroke-width="1.4" stroke-linecap="square"><circle cx="-2.1" cy="-2.1" r="1.7"/><path d="M-.8-.8L3.5 3.5M1.5 1.5L2.7.3M3.1 3.1L3.9 2.3"/></g>"#;
const GOLD: &str = r#"<path fill="$p" stroke="$p" stroke-width="1.3" stroke-linejoin="round" d="M0-4.7L1.1-3.5L2.8-3.8L2.9-2.1L4.5-1.4L3.6 0L4.5 1.4L2.9 2.1L2.8 3.8L1.1 3.5L0 4.7L-1.1 3.5L-2.8 3.8L-2.9 2.1L-4.5 1.4L-3.6 0L-4.5-1.4L-2.9-2.1L-2.8-3.8L-1.1-3.5z"/><path fill="$b" stroke="$k" stroke-width=".5" stroke-linejoin="round" d="M0-4.7L1.1-3.5L2.8-3.8L2.9-2.1L4.5-1.4L3.6 0L4.5 1.4L2.9 2.1L2.8 3.8L1.1 3.5L0 4.7L-1.1 3.5L-2.8 3.8L-2.9 2.1L-4.5 1.4L-3.6 0L-4.5-1.4L-2.9-2.1L-2.8-3.8L-1.1-3.5z"/>
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
