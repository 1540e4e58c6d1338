//! Where things are on the board.

/// A field, or the middle line at a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// File and rank, both from 0.
    Field(u8, u8),
    /// On the line between ranks 5 and 4, at a file from 0.
    Line(u8),
}

impl Place {
    /// Reads `b3`, or `|c` for the line at file c.
    #[must_use]
    pub fn read(text: &str) -> Option<Place> {
        let file = |byte: u8| (b'a'..=b'h').contains(&byte).then(|| byte - b'a');
        match *text.as_bytes() {
            [b'|', letter] => Some(Place::Line(file(letter)?)),
            [letter, digit @ b'1'..=b'8'] => Some(Place::Field(file(letter)?, digit - b'1')),
            _ => None,
        }
    }

    /// The middle, in units of the board.
    #[must_use]
    pub fn middle(self) -> (i32, i32) {
        match self {
            Place::Field(file, rank) => {
                let band = if rank < 4 { 8 } else { 0 };
                (i32::from(file) * 10 + 5, (7 - i32::from(rank)) * 10 + 5 + band)
            }
            Place::Line(file) => (i32::from(file) * 10 + 5, 44),
        }
    }
}
