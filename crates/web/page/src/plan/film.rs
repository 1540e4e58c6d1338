//! The city at a moment of the past, as the facts tell it: who stood where, and which tiles did not lie there yet.

use plan::{Fact, Heist, Node, Officer, Officers, Plan, Tile, TileSet};
use table::Seat;

use crate::page_fact::PageFact;

/// The city at a moment of the past.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Past {
    /// The last place of each seat that is told of: nowhere once they were out.
    stood: Vec<(Seat, Option<Node>)>,
    /// Tiles that were placed only afterwards.
    pub(super) unbuilt: TileSet,
    /// What officers did afterwards: who left which tile, and where to. First things first.
    beats: Vec<(Officer, Tile, Option<Tile>)>,
}

impl Past {
    /// How it was, by what was told until then and what was told after.
    pub(crate) fn told<'a>(
        until: impl Iterator<Item = &'a PageFact>,
        after: impl Iterator<Item = &'a PageFact>,
    ) -> Past {
        let mut past = Past::default();
        for fact in until.filter_map(|fact| fact.of::<Plan>()) {
            past.go(fact);
        }
        for fact in after.filter_map(|fact| fact.of::<Plan>()) {
            match *fact {
                Fact::TilePlaced { tile, .. } => past.unbuilt = past.unbuilt.with(tile),
                Fact::OfficerMoved { officer, from, to } => past.beats.push((officer, from, Some(to))),
                Fact::OfficerRemoved { officer, from } => past.beats.push((officer, from, None)),
                _ => {}
            }
        }
        past
    }

    fn go(&mut self, fact: &Fact) {
        let (seat, to) = match *fact {
            Fact::Stepped { seat, to, .. } | Fact::Rode { seat, to, .. } => (seat, Some(to)),
            Fact::Flew { seat, to, .. } | Fact::Visited { seat, at: to } => (seat, Some(to.into())),
            Fact::Escaped { seat, .. } | Fact::Arrested { seat } => (seat, None),
            _ => return,
        };
        match self.stood.iter_mut().find(|(one, _)| *one == seat) {
            Some(place) => place.1 = to,
            None => self.stood.push((seat, to)),
        }
    }

    /// Where somebody stood; nowhere once they were out, and where all begin if nothing is told of them.
    pub(super) fn whereabouts(&self, seat: Seat) -> Option<Node> {
        let told = self.stood.iter().find(|(one, _)| *one == seat);
        told.map_or(Some(plan::Location::HOSPITAL.into()), |(_, at)| *at)
    }

    /// Who guarded this tile, by who guards the city now.
    pub(super) fn police(&self, open: &Heist, tile: Tile) -> Officers {
        if self.unbuilt.contains(tile) {
            return Officers::NONE;
        }
        let mut here = open.city.police(tile);
        for (officer, from, to) in self.beats.iter().rev() {
            if *to == Some(tile) {
                here = here.without(*officer);
            }
            if *from == tile {
                here = here.with(*officer);
            }
        }
        here
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plan::{Location, Options};
    use serde_json::{Value, json};
    use table::{Opening, Rules, Seats, Seed};

    fn fact(written: Value) -> PageFact {
        PageFact::read::<Plan>(written)
    }

    #[test]
    fn everybody_stands_where_they_went_last() {
        let visited = |seat: u8, at: Location| fact(json!({"visited": {"seat": seat, "at": at}}));
        let other: Location = serde_json::from_value(json!("C4.store")).unwrap();
        let nonsense = fact(json!("what is this"));
        let arrested = fact(json!({"arrested": {"seat": 2}}));
        let facts =
            [visited(0, Location::HOSPITAL), visited(1, other), nonsense, arrested, visited(0, other)];
        let past = Past::told(facts.iter(), [].iter());
        let (there, start) = (Some(other.into()), Some(Location::HOSPITAL.into()));
        let stood = [0, 1, 2, 3].map(|seat| past.whereabouts(Seat::at(seat)));
        assert_eq!(stood, [there, there, None, start]);
    }

    #[test]
    fn tiles_and_officers_are_where_they_were() {
        let dealt = Opening::<Plan>::new(Options::default(), Seats::of(3), Seed::from_text("film"));
        let referee = dealt.deal().unwrap();
        let open = referee.state().public();
        let tiles: Vec<Tile> = open.city.tiles().iter().collect();
        let guarded = *tiles.iter().find(|tile| !open.city.police(**tile).is_empty()).unwrap();
        let officer = open.city.police(guarded).iter().next().unwrap();
        let elsewhere = *tiles.iter().find(|tile| !open.city.police(**tile).contains(officer)).unwrap();
        let moved = |from: Tile, to: Tile| {
            fact(json!({"officer_moved": {"officer": officer, "from": from, "to": to}}))
        };
        // There, back and there again: before that the officer was elsewhere.
        let later = [moved(elsewhere, guarded), moved(guarded, elsewhere), moved(elsewhere, guarded)];
        let past = Past::told([].iter(), later.iter());
        assert!(
            past.police(open, elsewhere).contains(officer) && !past.police(open, guarded).contains(officer)
        );
        let removed = fact(json!({"officer_removed": {"officer": officer, "from": elsewhere}}));
        let past = Past::told([].iter(), [removed].iter());
        assert!(
            past.police(open, elsewhere).contains(officer) && past.police(open, guarded).contains(officer)
        );
        let at = json!({"q": 0, "r": 1});
        let placed = fact(json!({"tile_placed": {"seat": 0, "tile": guarded, "at": at, "rotation": 0}}));
        let past = Past::told([].iter(), [placed].iter());
        assert!(past.unbuilt.contains(guarded) && past.police(open, guarded).is_empty());
    }
}
