//! A refusal as it came over the wire, decoded once into the type of its game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use protocol::Refusal;
use table::{Coded, No};

use crate::page_game::PageGame;

/// Why something was refused: by the rules of the game, at the table or on this page, or by the house. Copies share what
/// it holds.
#[derive(Clone)]
pub struct PageRefusal {
    coded: Arc<Coded>,
    known: Option<Arc<dyn Any + Send + Sync>>,
}

/// A lesson says no.
struct ByLesson;

impl PageRefusal {
    /// A refusal at a table of this game, as it came over the wire.
    pub fn read<G: PageGame>(coded: Coded) -> PageRefusal {
        match No::<G::Refusal>::read(&coded) {
            Some(why) => PageRefusal { coded: Arc::new(coded), known: Some(Arc::new(why)) },
            None => PageRefusal::unknown(coded),
        }
    }

    /// The rules of this game say no, without asking anybody.
    pub fn by_rules<G: PageGame>(why: No<G::Refusal>) -> PageRefusal {
        PageRefusal { coded: Arc::new(why.coded()), known: Some(Arc::new(why)) }
    }

    /// The house would say no.
    pub fn by_house(why: &Refusal) -> PageRefusal {
        PageRefusal::unknown(Coded::of(why))
    }

    /// A lesson waits for another move. It says itself for which, so this has no words.
    pub fn by_lesson() -> PageRefusal {
        PageRefusal { coded: Arc::new(Coded::plain("not_in_lesson")), known: Some(Arc::new(ByLesson)) }
    }

    /// Whether a lesson says no.
    pub fn is_by_lesson(&self) -> bool {
        self.known.as_deref().is_some_and(|known| known.is::<ByLesson>())
    }

    /// A refusal that is not of the rules of a game, or that this page does not know.
    pub fn unknown(coded: Coded) -> PageRefusal {
        PageRefusal { coded: Arc::new(coded), known: None }
    }

    /// Why the rules of this game say no; none if it is not they who do, or if this page does not know the reason.
    pub fn of<G: PageGame>(&self) -> Option<&No<G::Refusal>> {
        self.known.as_deref()?.downcast_ref()
    }

    /// How it is written: what the words are made from.
    pub fn coded(&self) -> &Coded {
        &self.coded
    }
}

impl PartialEq for PageRefusal {
    fn eq(&self, other: &PageRefusal) -> bool {
        self.coded == other.coded
    }
}

impl fmt::Debug for PageRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coded.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::{Seat, Time};
    use temple::Temple;

    #[test]
    fn what_the_rules_say_is_read_as_they_said_it() {
        let refusals =
            [No::Because(temple::Refusal::NotHere { seat: Seat::at(2) }), No::Early { until: Time::ms(900) }];
        for why in refusals {
            let read = PageRefusal::read::<Temple>(why.coded());
            assert_eq!(read.of::<Temple>(), Some(&why));
            assert_eq!(read, PageRefusal::by_rules::<Temple>(why));
        }
    }

    #[test]
    fn a_lesson_that_says_no_is_told_from_the_rules() {
        assert!(PageRefusal::by_lesson().is_by_lesson());
        assert_eq!(PageRefusal::by_lesson().of::<Temple>(), None);
        assert!(!PageRefusal::unknown(Coded::plain("not_in_lesson")).is_by_lesson());
    }

    #[test]
    fn what_the_page_does_not_know_is_only_said() {
        let house = Coded::of(&Refusal::NotYourSeat);
        let newer = Coded::plain("cursed").with("curse", json!("mute"));
        for coded in [house, newer] {
            let read = PageRefusal::read::<Temple>(coded.clone());
            assert_eq!(read.of::<Temple>(), None);
            assert_eq!(read.coded(), &coded);
        }
    }
}
