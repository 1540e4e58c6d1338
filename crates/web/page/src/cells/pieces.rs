//! How the pieces look, each around its own middle.

use cells::{Guard, Key, Kind, Piece};
use leptos::prelude::*;
use table::Seat;

use crate::table_view::players::{colour, shape};

/// A piece on the board: for a pawn also whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) piece: Piece,
    pub(crate) seat: Seat,
}

impl Token {
    /// All pieces of a game with this many seats, those that lie below first.
    pub(crate) fn all(seats: u8) -> Vec<Token> {
        let nobody = Seat::at(0);
        let keys = Key::ALL.into_iter().map(|key| Token { piece: Piece::key(key), seat: nobody });
        let guards = Guard::BOTH.into_iter().map(|guard| Token { piece: Piece::guard(guard), seat: nobody });
        let pawns = (0..seats).filter_map(Seat::new).map(|seat| Token { piece: Piece::Pawn, seat });
        keys.chain(guards).chain(pawns).collect()
    }

    /// Its name in tests.
    pub(crate) fn testid(self) -> String {
        match self.piece.kind() {
            Kind::Pawn => format!("piece-pawn{}", self.seat),
            _ => format!("piece-{}", self.piece),
        }
    }

    /// How far it steps aside where two pieces share a field.
    pub(crate) fn aside(self) -> (f32, f32) {
        match self.piece.kind() {
            Kind::Pawn => (-2.0, 1.8),
            Kind::Guard(_) => (-1.8, 1.8),
            Kind::Key(_) => (2.2, -2.2),
        }
    }
}

/// The picture of a piece.
pub(crate) fn picture(token: Token) -> AnyView {
    match token.piece.kind() {
        Kind::Pawn => {
            let class = format!("pawn {}", colour(token.seat));
            let number = (token.seat.index() + 1).to_string();
            drawn(class, shape(token.seat), "", "1.4", number)
        }
        // A helmet with a visor.
        Kind::Guard(guard) => drawn(
            "guard".to_owned(),
            "M-3.4 3.4v-3.4a3.4 3.8 0 0 1 6.8 0v3.4q-3.4 1-6.8 0z",
            "M-2.5-.9h5v1.2h-5z",
            "3.3",
            (guard.index() + 1).to_string(),
        ),
        // The letter stands in the bow of the key.
        Kind::Key(key) => drawn(
            "key".to_owned(),
            "M-.8 2v2.5h2.9v-1.2h-1.3v-1.3a3 3 0 1 0-1.6 0z",
            "",
            ".4",
            key.letter().to_owned(),
        ),
    }
}

fn drawn(
    class: String,
    body: &'static str,
    detail: &'static str,
    line: &'static str,
    sign: String,
) -> AnyView {
    view! {
        <g class=class>
            <path class="body" d=body></path>
            <path class="detail" d=detail></path>
            <text y=line text-anchor="middle">{sign}</text>
        </g>
    }
    .into_any()
}
