//! What the little languages of figures have in common.

use std::fmt;

/// Why a text is not a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadFigure<W> {
    /// The line, from 1.
    pub line: usize,
    /// The word that was not understood.
    pub word: String,
    /// What it should have been.
    pub wanted: W,
}

impl<W: fmt::Debug> fmt::Display for BadFigure<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}: {:?}", self.line, self.wanted, self.word)
    }
}

impl<W: fmt::Debug> std::error::Error for BadFigure<W> {}
