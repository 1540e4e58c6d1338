//! What one eye sees of a game, and what it may do: the rules themselves, asked about the documents.

use table::{No, Seat, Seated, Time};

use crate::connection::sight::TableSight;
use crate::decode::decode;
use crate::page_game::PageGame;
use crate::page_refusal::PageRefusal;

/// What one eye sees.
#[derive(Clone, PartialEq, Debug)]
pub struct GameSight<G: PageGame> {
    /// Whose eyes these are; none for a watcher.
    pub seat: Option<Seat>,
    /// What everybody sees.
    pub open: G::Public,
    /// What only this seat sees; nothing for a watcher.
    pub own: Option<G::Private>,
    /// Whether it is over, by the rules or because people ended it.
    pub is_over: bool,
    /// What is worked out for this seat besides its moves.
    pub(crate) extra: G::Extra,
    moves: Vec<G::Move>,
}

impl<G: PageGame> GameSight<G> {
    /// Read from the documents; none before the game, or if they are not of this game.
    pub fn read(table: &TableSight) -> Option<GameSight<G>> {
        GameSight::read_for(table.seat, table)
    }

    /// The same for a whole room, which sees what a watcher sees even where this browser has a seat.
    pub fn read_for_a_room(table: &TableSight) -> Option<GameSight<G>> {
        GameSight::read_for(None, table)
    }

    fn read_for(seat: Option<Seat>, table: &TableSight) -> Option<GameSight<G>> {
        let is_over = table.table.phase == protocol::Phase::Over;
        let mut open = G::read_public(table.public.as_ref()?)?;
        if is_over {
            G::end(&mut open);
        }
        // A game without secrets writes nothing here, and reads it as nothing.
        let mine = table.mine.as_ref().filter(|_| seat.is_some());
        let own = decode(mine.unwrap_or(&serde_json::Value::Null));
        Some(GameSight::at(seat, open, own, is_over, table.at))
    }

    /// The sight of this seat, or of a watcher, at this time.
    pub fn at(
        seat: Option<Seat>,
        open: G::Public,
        own: Option<G::Private>,
        is_over: bool,
        at: Time,
    ) -> GameSight<G> {
        let is_over = is_over || G::is_over(&open);
        let mut sight = GameSight { seat, open, own, is_over, extra: G::Extra::default(), moves: Vec::new() };
        if let Some(seated) = sight.seated().filter(|_| !is_over) {
            let mut moves = Vec::new();
            let extra = G::look(seated, at, &mut moves);
            (sight.moves, sight.extra) = (moves, extra);
        }
        sight
    }

    fn seated(&self) -> Option<Seated<'_, G>> {
        Some(Seated::new(self.seat?, &self.open, self.own.as_ref()?))
    }

    /// The same with only those moves that are meant, as a lesson has them.
    #[must_use]
    pub fn only(mut self, meant: impl Fn(&G::Move) -> bool) -> GameSight<G> {
        self.moves.retain(meant);
        self
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        G::turn(&self.open)
    }

    /// Whether it is the turn of this seat.
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.turn() == Some(seat)
    }

    /// Whether it is the turn of this eye.
    pub fn is_my_turn(&self) -> bool {
        !self.is_over && self.seat.is_some_and(|seat| self.is_turn_of(seat))
    }

    /// All that this eye is shown as what it can do.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Whether the move is lawful at this time, and if not, why. A watcher has no moves to ask about.
    pub fn judge_at(&self, mv: &G::Move, at: Time) -> Option<Result<(), No<G::Refusal>>> {
        self.seated().map(|seated| G::judge(seated, at, mv))
    }

    /// Why a move would be refused, in a game in which that does not depend on the time.
    ///
    /// # Errors
    /// The reason.
    pub fn judge_untimed(&self, mv: &G::Move) -> Result<(), PageRefusal> {
        match self.judge_at(mv, Time::ZERO) {
            Some(judged) => judged.map_err(PageRefusal::by_rules::<G>),
            None => Err(PageRefusal::by_house(&protocol::Refusal::NotYourSeat)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cells::{Cells, FirstSeat, Options};
    use protocol::Whole;
    use serde_json::json;
    use table::{Opening, Rules, Seats, Seed};

    /// A table in the middle of a game, as it is told to the seat on turn.
    fn table() -> TableSight {
        let options = Options { first_seat: FirstSeat::Seat(Seat::at(0)), ..Options::default() };
        let game = Opening::<Cells>::new(options, Seats::of(2), Seed::from_text("page")).deal().unwrap();
        let seat = json!({"bot": {"level": "good", "sign": 1}});
        let whole = json!({
            "seq": 1, "at": 5, "running": true, "seat": 0,
            "public": game.state().public(), "mine": game.state().private(Seat::at(0)),
            "table": {
                "id": "K7QF2M", "game": "cells", "rules": 1, "options": {}, "host": "0011223344556677",
                "commitment": "00".repeat(32), "public": false, "watchers": true, "phase": "playing",
                "seats": [seat, seat],
            },
        });
        TableSight::of(serde_json::from_value::<Whole>(whole).unwrap()).0
    }

    #[test]
    fn a_room_sees_what_a_watcher_sees() {
        let own = GameSight::<Cells>::read(&table()).unwrap();
        assert!(own.is_my_turn() && own.own.is_some() && !own.moves().is_empty());
        let room = GameSight::<Cells>::read_for_a_room(&table()).unwrap();
        assert_eq!(room.open, own.open);
        assert_eq!(room.turn(), Some(Seat::at(0)));
        assert!(room.seat.is_none() && !room.is_my_turn() && room.own.is_none() && room.moves().is_empty());
    }
}
