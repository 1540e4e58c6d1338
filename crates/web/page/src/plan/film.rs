//! Where everybody stood at a moment of the past, as the facts tell it.

use plan::{Fact, Node};
use serde_json::Value;
use table::Seat;

/// Where somebody was: nowhere once they were out.
pub(crate) type Stood = (Seat, Option<Node>);

/// The last place of each seat that is told of.
pub(crate) fn stood<'a>(facts: impl Iterator<Item = &'a Value>) -> Vec<Stood> {
    let mut places: Vec<Stood> = Vec::new();
    for fact in facts {
        let Some((seat, to)) = goes(fact) else { continue };
        match places.iter_mut().find(|(one, _)| *one == seat) {
            Some(place) => place.1 = to,
            None => places.push((seat, to)),
        }
    }
    places
}

/// Who goes where.
fn goes(fact: &Value) -> Option<Stood> {
    match serde_json::from_value(fact.clone()).ok()? {
        Fact::Stepped { seat, to, .. } | Fact::Rode { seat, to, .. } => Some((seat, Some(to))),
        Fact::Flew { seat, to, .. } | Fact::Visited { seat, at: to } => Some((seat, Some(to.into()))),
        Fact::Escaped { seat, .. } | Fact::Arrested { seat } => Some((seat, None)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plan::Location;
    use serde_json::json;

    #[test]
    fn everybody_stands_where_they_went_last() {
        let visited = |seat: u8, at: Location| json!({"visited": {"seat": seat, "at": at}});
        let other: Location = serde_json::from_value(json!("C4.store")).unwrap();
        let nonsense = json!("what is this");
        let arrested = json!({"arrested": {"seat": 2}});
        let facts =
            [visited(0, Location::HOSPITAL), visited(1, other), nonsense, arrested, visited(0, other)];
        let there = Some(other.into());
        assert_eq!(stood(facts.iter()), [(Seat::at(0), there), (Seat::at(1), there), (Seat::at(2), None)]);
    }
}
