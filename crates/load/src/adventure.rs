//! Somebody in the temple: does what the dice are good for, and else throws what is of no use.

use search::{Bot, Nodes, Plan};
use serde_json::Value;
use table::{SeatSet, Seated, Seed, Time};
use temple::bots::{Level, Player};
use temple::{Move, Question, Reply, Temple};

use crate::chance::Chance;
use crate::mirror::Choice;

/// What the first of these seats does that can do something now. It thinks as the best bots do, about what is seen at this
/// moment alone; how fast it is, is not its business.
pub(crate) fn adventure(
    public: &Value,
    _: &[Value],
    seats: SeatSet,
    at: Time,
    chance: &mut Chance,
) -> Choice {
    let Ok(temple) = table::read::<Temple>(public) else { return Choice::Wait };
    let open = temple.expedition();
    let seed = Seed::from_text(&chance.next().to_string());
    let act = seats.iter().find_map(|seat| {
        if let Some(ask) = open.asks.get(Question::Goddess).filter(|ask| ask.waits_for(seat)) {
            return Some((seat, Move::Answer { ask: ask.id, with: Reply::Yes }));
        }
        let mut mind = Player::new(Level::Expert, &seed);
        match mind.think(Seated::new(seat, open, &()), at, &mut Nodes::new(1)) {
            Some(Plan::Act { mv, .. }) => Some((seat, mv)),
            Some(Plan::Wake { .. } | Plan::Wait) | None => None,
        }
    });
    let written = act.and_then(|(seat, mv)| Some((seat, serde_json::to_value(mv).ok()?)));
    written.map_or(Choice::Wait, |(seat, mv)| Choice::Move(seat, mv))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Opening, Referee, Rules, Seat, Seats};
    use temple::Options;

    /// Everything that is chosen is lawful, and it leads somewhere.
    #[test]
    fn a_party_explores_the_temple() {
        let opening = Opening::<Temple>::new(Options::default(), Seats::of(3), Seed::from_text("adventure"));
        let mut game = opening.deal().unwrap();
        let mut chance = Chance::new(1);
        let (mut acts, mut walks) = (0, 0);
        // Before the first gong: nothing rings between what is seen and what is done.
        for second in 0..150 {
            let at = Time::ms(second * 1_000);
            for seat in 0..3 {
                let public = serde_json::to_value(game.state().public()).unwrap();
                let Choice::Move(seat, mv) =
                    adventure(&public, &[], SeatSet::one(Seat::at(seat)), at, &mut chance)
                else {
                    continue;
                };
                let mv: Move = serde_json::from_value(mv).unwrap();
                game.play(at, seat, &mv, &mut |_: &Referee<Temple>| ()).unwrap();
                acts += 1;
                walks += u32::from(matches!(mv, Move::Enter { .. } | Move::Discover { .. }));
            }
        }
        assert!(acts > 60 && walks > 5, "{acts} acts, {walks} steps");
    }
}
