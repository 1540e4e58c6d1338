//! Buttons that come and go while a finger is on its way: a press is meant for what stood there when it was aimed.

/// How long a finger is on its way, and how quickly people press twice, in milliseconds.
const ON_ITS_WAY: u64 = 350;

/// Which button stands in which place, and when it took that place from another one.
#[derive(Clone, Debug)]
pub struct Places<B>(Vec<Place<B>>);

#[derive(Clone, Debug)]
struct Place<B> {
    button: B,
    taken: Option<u64>,
}

impl<B: Clone + PartialEq> Places<B> {
    /// No buttons yet.
    pub const fn none() -> Places<B> {
        Places(Vec::new())
    }

    /// From now on these buttons stand there, in this order.
    pub fn change(&mut self, buttons: &[B], now: u64) {
        let place = |(index, button): (usize, &B)| match self.0.get(index) {
            Some(before) if before.button == *button => before.clone(),
            before => Place { button: button.clone(), taken: before.map(|_| now) },
        };
        self.0 = buttons.iter().enumerate().map(place).collect();
    }

    /// Whether a press on this button is meant for it, and not for the one whose place it has just taken.
    pub fn is_meant(&self, button: &B, now: u64) -> bool {
        let taken = self.0.iter().find(|place| place.button == *button).and_then(|place| place.taken);
        taken.is_none_or(|taken| now.saturating_sub(taken) >= ON_ITS_WAY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_that_has_just_taken_the_place_of_another_is_not_meant() {
        let mut places = Places::none();
        places.change(&["share", "goddess", "free"], 1_000);
        assert!(places.is_meant(&"goddess", 1_000) && places.is_meant(&"free", 1_000), "nothing stood there");
        places.change(&["share", "free"], 5_000);
        assert!(places.is_meant(&"share", 5_001), "it stands where it stood");
        assert!(!places.is_meant(&"free", 5_001) && !places.is_meant(&"free", 5_349));
        assert!(places.is_meant(&"free", 5_350));
    }

    #[test]
    fn another_change_gives_no_more_time_to_what_stays() {
        let mut places = Places::none();
        places.change(&["goddess"], 0);
        places.change(&["free"], 100);
        places.change(&["free", "share"], 300);
        assert!(!places.is_meant(&"free", 449) && places.is_meant(&"free", 450));
        assert!(places.is_meant(&"share", 300));
    }
}
