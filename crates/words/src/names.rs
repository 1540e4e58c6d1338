//! Who sits where.

/// The names of the seats of one table, in the order of the seats. A seat without one is called by its number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// These names; an empty one is none.
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Names {
        Names(names.into_iter().map(Into::into).collect())
    }

    /// No names, for a table of this many seats.
    pub fn unnamed(seats: u8) -> Names {
        Names(vec![String::new(); seats.into()])
    }

    /// How many seats there are, as far as it is known.
    pub(crate) fn seats(&self) -> usize {
        self.0.len()
    }

    /// The name of a seat, if it has one.
    pub(crate) fn get(&self, seat: u64) -> Option<&str> {
        let index = usize::try_from(seat).ok()?;
        self.0.get(index).map(|name| name.trim()).filter(|name| !name.is_empty())
    }
}
