//! A fact as it came over the wire, decoded once into the type of its game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde_json::Value;
use table::Seat;

use crate::decode::decode;
use crate::notice::Notice;
use crate::page_game::PageGame;

/// A fact that the page was told. Copies share what it holds.
///
/// A page that is older than the server may be told facts that it does not know. It says them in the words that the
/// server has for them, and does nothing else with them.
#[derive(Clone)]
pub struct PageFact {
    written: Arc<Value>,
    known: Option<Arc<dyn Any + Send + Sync>>,
    notice: Notice<()>,
}

impl PageFact {
    /// A fact of this game, as it came over the wire.
    pub fn read<G: PageGame>(written: Value) -> PageFact {
        match decode::<G::Fact>(&written) {
            Some(fact) => {
                let notice = G::notice(&fact, None).without_sound();
                PageFact { written: Arc::new(written), known: Some(Arc::new(fact)), notice }
            }
            None => PageFact::unknown(written),
        }
    }

    /// Something that can be said in words, and is no fact that this page knows.
    pub fn unknown(written: Value) -> PageFact {
        PageFact { written: Arc::new(written), known: None, notice: Notice::PLAIN }
    }

    /// The fact as its game has it; none if this page does not know it, or if it is of another game.
    pub fn of<G: PageGame>(&self) -> Option<&G::Fact> {
        self.known.as_deref()?.downcast_ref()
    }

    /// What is heard of it by whoever looks, and its weight.
    pub fn sound<G: PageGame>(&self, me: Option<Seat>) -> Option<(u8, G::Sound)> {
        G::notice(self.of::<G>()?, me).sound
    }

    /// What the page does with it, whoever looks.
    pub fn notice(&self) -> Notice<()> {
        self.notice
    }

    /// How it is written: what the words are made from.
    pub fn written(&self) -> &Value {
        &self.written
    }
}

impl PartialEq for PageFact {
    fn eq(&self, other: &PageFact) -> bool {
        self.written == other.written
    }
}

impl fmt::Debug for PageFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cells::Cells;
    use master::Master;
    use plan::Plan;
    use serde_json::json;
    use table::{Opening, Referee, Seats, Seed};
    use temple::Temple;

    /// Plays a game with the moves that are offered, and reads every fact as it comes over the wire.
    fn every_fact_is_known<G: PageGame>(options: G::Options) {
        let mut told: Vec<G::Fact> = Vec::new();
        let mut keep =
            |game: &Referee<G>| told.extend(game.facts().told().iter().map(|told| told.fact.clone()));
        let mut game = Opening::<G>::new(options, Seats::of(2), Seed::from_text("page")).deal().unwrap();
        keep(&game);
        for number in 0..600_usize {
            let awaited = game.awaited();
            let Some(seat) = awaited.iter().nth(number % awaited.len().max(1)) else { break };
            // Hands are free after a moment.
            game.advance(game.now().after(400), &mut keep).unwrap();
            let mut moves = Vec::new();
            game.moves(seat, game.now(), &mut moves);
            if let Some(mv) = moves.get(number * 7 % moves.len().max(1)) {
                game.play(game.now(), seat, mv, &mut keep).unwrap();
            }
        }
        assert!(told.len() > 20, "{} facts", told.len());
        for fact in told {
            let read = PageFact::read::<G>(serde_json::to_value(&fact).unwrap());
            assert_eq!(read.of::<G>(), Some(&fact));
        }
    }

    #[test]
    fn whatever_a_game_tells_is_known() {
        every_fact_is_known::<Cells>(Default::default());
        every_fact_is_known::<Temple>(Default::default());
        every_fact_is_known::<Master>(Default::default());
        every_fact_is_known::<Plan>(Default::default());
    }

    #[test]
    fn a_fact_that_the_page_does_not_know_is_only_said() {
        for written in [json!({"cursed": {"seat": 0, "curse": "mute"}}), json!("quake"), json!({"ended": {}})]
        {
            let fact = PageFact::read::<Temple>(written.clone());
            assert_eq!(fact.of::<Temple>(), None);
            assert_eq!(fact.sound::<Temple>(Some(Seat::at(0))), None);
            assert_eq!(fact.notice(), Notice::PLAIN);
            assert!(fact.notice().is_said_to(None, true));
            assert_eq!(fact.written(), &written);
        }
    }

    #[test]
    fn a_fact_is_of_one_game() {
        let fact = PageFact::read::<Temple>(json!({"ended": {"won": true}}));
        assert_eq!(fact.of::<Temple>(), Some(&temple::Fact::Ended { won: true }));
        assert_eq!(fact.of::<Cells>(), None);
    }
}
