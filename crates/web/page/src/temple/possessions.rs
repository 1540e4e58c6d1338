//! What lies before those in the temple, curses and treasures, and what they mean to the own seat. (Rules §1.10, §1.11)

use table::Seat;
use temple::{Card, Curse, Lying, Move, Pay, Question, Symbol, Treasure};

use super::sight::{Lit, TempleSight};

/// A move without what pays besides dice, and that.
fn unpaid(mv: Move) -> (Move, Pay) {
    match mv {
        Move::Enter { dir, carry, pay } => (Move::Enter { dir, carry, pay: Pay::DICE }, pay),
        Move::Activate { tier, pay } => (Move::activate(tier), pay),
        Move::Escape { gift, pay } => (Move::escape(gift), pay),
        Move::Break { curse, pay } => (Move::Break { curse, pay: Pay::DICE }, pay),
        Move::Link { pay } => (Move::Link { pay: Pay::DICE }, pay),
        Move::Take { pay } => (Move::Take { pay: Pay::DICE }, pay),
        _ => (mv, Pay::DICE),
    }
}

/// What pays for a move besides dice.
pub fn paid_with(mv: Move) -> Pay {
    unpaid(mv).1
}

/// Whether a treasure does nothing without a target on the map.
pub const fn needs_target(treasure: Treasure) -> bool {
    matches!(treasure, Treasure::SecretPassage | Treasure::Teleport)
}

impl TempleSight {
    /// The cheapest way to do this now: with dice alone if they are enough.
    pub fn cheapest(&self, mv: Move) -> Option<Move> {
        // Each move is listed with the ways to pay for it one after another, dice alone first.
        self.moves().iter().find(|other| unpaid(**other).0 == unpaid(mv).0).copied()
    }

    /// Whether nothing cheaper does the same.
    pub fn is_cheapest(&self, mv: Move) -> bool {
        self.cheapest(mv).is_none_or(|cheapest| cheapest == mv)
    }

    /// The curses that lie before a seat.
    pub fn curses_of(&self, seat: Seat) -> Vec<Lying> {
        self.open.curses.all_lying().filter(|lying| lying.seat == seat).collect()
    }

    /// Whether the own seat suffers from this curse.
    pub fn suffers(&self, curse: Curse) -> bool {
        !self.is_over && self.seat.is_some_and(|me| self.open.is_cursed(me, curse))
    }

    /// The symbols that break a card, and whether the own dice show each of them.
    pub fn breaks(&self, card: Card) -> Vec<(Symbol, bool)> {
        let (need, mut out) = (card.breaks(), Vec::new());
        for symbol in Symbol::ALL {
            let shown = self.me().map_or(0, |me| me.dice.symbols().count(symbol));
            out.extend((0..need.count(symbol)).map(|number| (symbol, number < shown)));
        }
        out
    }

    /// The treasures that a seat holds, each kind once, and how many it holds.
    pub fn treasures_of(&self, seat: Seat) -> Vec<(Treasure, usize)> {
        let count = |treasure| (treasure, self.open.treasures.count(seat, treasure));
        Treasure::ALL.into_iter().map(count).filter(|(_, count)| *count > 0).collect()
    }

    /// Where a treasure that needs a target can be used now: the walls that a secret passage can open, or the chambers that
    /// a teleport can take this pawn to.
    pub fn targets(&self, treasure: Treasure, whose: Option<Seat>) -> Vec<Lit> {
        let target = |act: &Move| match (treasure, *act) {
            (Treasure::SecretPassage, Move::OpenWall { cell, .. }) => Some(cell),
            (Treasure::Teleport, Move::Teleport { seat, to }) if Some(seat) == whose => {
                Some(self.open.map.node(to).at)
            }
            _ => None,
        };
        self.moves().iter().filter_map(|act| Some(Lit { cell: target(act)?, act: *act })).collect()
    }

    /// Whose pawns a teleport of the own seat can move now, the own one first.
    pub fn can_be_teleported(&self) -> Vec<Seat> {
        let can = |seat: &Seat| !self.targets(Treasure::Teleport, Some(*seat)).is_empty();
        let mut seats: Vec<Seat> = self.open.seats.iter().filter(can).collect();
        table::sort_by_key(&mut seats, |seat| self.seat != Some(*seat));
        seats
    }

    /// The offers of the own seat to teleport a mate that are not answered yet: the number of each, and the mate.
    pub fn offers(&self) -> Vec<(u32, Seat)> {
        let open = self.open.asks.iter();
        let own = open.filter(
            |(question, _)| matches!(question, Question::Consent { by, .. } if self.seat == Some(*by)),
        );
        own.filter_map(|(_, ask)| Some((ask.id, ask.waiting.iter().next()?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::{Opening, Referee, Rules, Seats, Seed, Time};
    use temple::{Dir, Options, Reply, Temple};

    use super::super::act::Act;

    /// Two in the temple, seat 0 with these dice, this card before it and these treasures.
    fn with(dice: &str, cards: serde_json::Value, held: serde_json::Value) -> TempleSight {
        let options: Options = serde_json::from_value(json!({ "curses": true, "treasures": true })).unwrap();
        let mut game = Opening::<Temple>::new(options, Seats::of(2), Seed::from_text("page")).deal().unwrap();
        for seat in [0, 1] {
            let ready = Move::Answer { ask: 1, with: Reply::Ready };
            game.play(Time::ms(10), Seat::at(seat), &ready, &mut |_: &Referee<Temple>| ()).unwrap();
        }
        let mut written = serde_json::to_value(game.state().public()).unwrap();
        written["dice"][0] = json!(dice);
        written["curses"]["lying"] = cards;
        written["treasures"]["held"][0] = held;
        let temple: Temple = serde_json::from_value(written).unwrap();
        TempleSight::new(Some(Seat::at(0)), temple.expedition().clone(), false, Time::ms(20))
    }

    fn trap() -> serde_json::Value {
        json!([{ "curse": "trap", "faces": "AAT", "seat": 0 }])
    }

    #[test]
    fn a_card_shows_which_of_its_symbols_the_dice_show() {
        let sight = with("AKKG_", trap(), json!([]));
        let card = sight.curses_of(Seat::at(0))[0].card;
        assert_eq!(sight.breaks(card), [(Symbol::A, true), (Symbol::A, false), (Symbol::T, false)]);
        assert!(sight.suffers(Curse::Trap) && !sight.suffers(Curse::Silence));
        assert!(sight.curses_of(Seat::at(1)).is_empty());
    }

    #[test]
    fn treasures_pay_only_where_dice_do_not() {
        let breaks = |sight: &TempleSight| {
            sight.cheapest(Move::Break { curse: Curse::Trap, pay: Pay::DICE }).map(paid_with)
        };
        assert_eq!(breaks(&with("AATKG", trap(), json!(["double_torch"]))), Some(Pay::DICE));
        let torch = Pay { double_torch: true, double_key: false };
        let short = with("AAKKG", trap(), json!(["double_torch", "double_key"]));
        assert_eq!(breaks(&short), Some(torch));
        let paid = Move::Break { curse: Curse::Trap, pay: torch };
        assert!(short.is_cheapest(paid) && !with("AATKG", trap(), json!(["double_torch"])).is_cheapest(paid));
        assert_eq!(breaks(&with("AKKGG", trap(), json!(["double_torch"]))), None);
    }

    #[test]
    fn nothing_is_shown_beside_the_dice_that_costs_more_than_needed() {
        let sight = with("KKAAG", json!([]), json!(["double_key"]));
        let key = Pay { double_torch: false, double_key: true };
        // Nothing lies here, so no such move is offered, and nothing cheaper does the same.
        assert!(sight.is_cheapest(Move::Take { pay: key }));
        assert_eq!(Act::of(Move::Enter { dir: Dir::E, carry: false, pay: key }, &sight).beside_dice, None);
    }

    #[test]
    fn a_teleport_needs_somebody_far_away() {
        let sight = with("AATKG", json!([]), json!(["teleport", "secret_passage", "teleport"]));
        assert_eq!(sight.treasures_of(Seat::at(0)), [(Treasure::SecretPassage, 1), (Treasure::Teleport, 2)]);
        assert!(sight.can_be_teleported().is_empty(), "both are at the entrance");
        assert!(
            sight.targets(Treasure::SecretPassage, None).is_empty(),
            "three chambers in a row have doors"
        );
        assert!(sight.offers().is_empty());
    }
}
