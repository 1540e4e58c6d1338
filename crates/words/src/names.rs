//! Who sits where, and what stands where.

/// The names of the seats of one table, in the order of the seats. A seat without one is called by its number. Places that
/// got a name in the game can be called by it too.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    seats: Vec<String>,
    places: Vec<(String, String)>,
}

impl Names {
    /// These names; an empty one is none.
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Names {
        Names { seats: names.into_iter().map(Into::into).collect(), places: Vec::new() }
    }

    /// No names, for a table of this many seats.
    pub fn unnamed(seats: u8) -> Names {
        Names::new(vec![String::new(); seats.into()])
    }

    /// The same, and what stands at these places: `("C4.business", "bar")`.
    #[must_use]
    pub fn with_places<N: Into<String>>(mut self, places: impl IntoIterator<Item = (N, N)>) -> Names {
        self.places = places.into_iter().map(|(place, what)| (place.into(), what.into())).collect();
        self
    }

    /// How many seats there are, as far as it is known.
    pub(crate) fn seats(&self) -> usize {
        self.seats.len()
    }

    /// The name of a seat, if it has one.
    pub(crate) fn get(&self, seat: u64) -> Option<&str> {
        let index = usize::try_from(seat).ok()?;
        self.seats.get(index).map(|name| name.trim()).filter(|name| !name.is_empty())
    }

    /// What stands at a place, if it is known.
    pub(crate) fn at(&self, place: &str) -> Option<&str> {
        self.places.iter().find(|(known, _)| known == place).map(|(_, what)| what.as_str())
    }
}
