//! The pieces on the board.

use art::Ink;
use art::cells::Letter;
use cells::{Guard, Key, Kind, Piece};
use leptos::prelude::*;
use table::Seat;

use super::board::{Hand, looks_of};
use super::drag::field_of;
use super::geometry::middle;
use crate::app::Page;
use crate::erased::{classes, shown, text, truth};
use crate::keys::is_press;

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
            Kind::Pawn => (-1.8, 1.6),
            Kind::Guard(_) => (-1.8, 1.6),
            Kind::Key(_) => (2.2, -2.2),
        }
    }
}

/// The letter of a key as it is drawn.
pub(crate) fn letter(key: Key) -> Letter {
    Letter::ALL[key.index()]
}

/// A piece, where it is.
pub(crate) fn piece_view(hand: Hand, token: Token) -> AnyView {
    let speech = Page::here().speech;
    let Token { piece, seat } = token;
    let movable = truth(move || hand.is(|sight| sight.owns(piece, seat) && sight.can_move(piece)));
    let locked = truth(move || hand.is(|sight| sight.owns_in_turn(piece, seat) && !sight.open.usable(piece)));
    let chosen = truth(move || hand.chosen.get() == Some(piece) && hand.is(|sight| sight.owns(piece, seat)));
    let on_turn = truth(move || piece == Piece::Pawn && hand.is(|sight| sight.is_turn_of(seat)));
    let class = text(move || {
        // Where the chosen piece may go, the field is what is meant, not what stands on it.
        let passive = field_of(hand, token).is_some_and(|field| hand.is_target(field));
        let on = [
            ("movable", movable.get()),
            ("locked", locked.get()),
            ("chosen", chosen.get()),
            ("passive", passive),
            ("away", hand.place(token).is_none()),
            ("carried", hand.drag.place_of(token).is_some()),
            ("on-turn", on_turn.get()),
        ];
        classes("piece walk", on)
    });
    let moved = text(move || {
        if let Some((x, y)) = hand.drag.place_of(token) {
            return format!("translate({x}px, {y}px) scale(1.25)");
        }
        let (x, y) = hand.place(token).map(middle).unwrap_or_default();
        let shares = hand.is(|sight| sight.shares_field(piece, seat));
        let ((aside_x, aside_y), size) = if shares { (token.aside(), 0.72) } else { ((0.0, 0.0), 1.0) };
        format!("translate({}px, {}px) scale({size})", x + aside_x, y + aside_y)
    });
    let place = text(move || hand.place(token).map(|place| place.to_string()).unwrap_or_default());
    let label = text(move || {
        let where_ = hand.place(token).map(|place| match place.line_file() {
            Some(file) => {
                let file = char::from(b'a' + file).to_string();
                speech.text("cells-line", &[("file", file.into())])
            }
            None => place.to_string(),
        });
        let args = [
            ("piece", piece.name().into()),
            ("number", (seat.index() + 1).into()),
            ("place", where_.unwrap_or_default().into()),
        ];
        let name = speech.text(if piece.kind() == Kind::Pawn { "page-pawn" } else { "page-piece" }, &args);
        if locked.get() { speech.text("page-piece-locked", &[("piece", name.into())]) } else { name }
    });
    let touch = move || hand.on_piece.run((token, field_of(hand, token)));
    let ring = move |when: Memo<bool>, picture: fn(Ink) -> String| {
        shown(move || when.get(), move || view! { <g inner_html=picture(Ink::Page)></g> }.into_any())
    };
    let halo = ring(truth(move || movable.get() && !chosen.get()), art::cells::halo);
    view! {
        <g
            class=class
            data-testid=token.testid()
            data-place=place
            role="button"
            tabindex=text(move || if movable.get() { "0" } else { "-1" }.to_owned())
            aria-pressed=text(move || chosen.get().to_string())
            aria-label=label
            style:transform=moved
            on:pointerdown=move |event| {
                if movable.get_untracked() {
                    hand.drag.grab(&event, token);
                }
            }
            on:click=move |_| {
                if !hand.drag.was_drop() {
                    touch();
                }
            }
            on:keydown=move |event| if is_press(&event) { touch() }
        >
            <path class="reach" d="M-4.8-4.8h9.6v9.6h-9.6z"></path>
            {halo}
            {ring(chosen, art::cells::chosen)}
            <g class="body" prop:innerHTML=text(move || picture(hand, token))></g>
            {ring(locked, art::cells::locked)}
        </g>
    }
    .into_any()
}

/// How a piece looks.
fn picture(hand: Hand, token: Token) -> String {
    match token.piece.kind() {
        Kind::Pawn => art::cells::pawn(hand.sign(token.seat), Ink::Page),
        Kind::Guard(guard) => {
            let looks = hand.place(token).and_then(looks_of);
            art::cells::guard(guard.index() as u8 + 1, looks, Ink::Page)
        }
        Kind::Key(key) => art::cells::key(letter(key), Ink::Page),
    }
}
