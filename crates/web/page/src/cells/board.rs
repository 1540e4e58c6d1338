//! The board, drawn from data.

use std::sync::Arc;
use std::time::Duration;

use cells::{CORNERS, Field, Kind, LOOP, Piece, Place, Way};
use leptos::prelude::*;
use table::Seat;

use super::geometry::{FIELD, HEIGHT, LINE, WIDTH, corner, middle};
use super::pieces::{Token, picture};
use super::sight::CellsSight;
use crate::app::Page;
use crate::erased::{classes, dynamic, shown, text, truth};
use crate::table_view::players::colour;

/// What the board shows, and what happens when somebody touches it.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) sight: Memo<Option<Arc<CellsSight>>>,
    /// The piece that was chosen.
    pub(crate) chosen: RwSignal<Option<Piece>>,
    /// Where it may go, as bits by field number.
    pub(crate) targets: Memo<u64>,
    pub(crate) on_field: Callback<Field>,
    pub(crate) on_piece: Callback<(Token, Option<Field>)>,
}

impl Hand {
    fn is_target(self, field: Field) -> bool {
        self.targets.get() & (1 << field.number()) != 0
    }

    fn is(self, look: impl FnOnce(&CellsSight) -> bool) -> bool {
        self.sight.with(|sight| sight.as_ref().is_some_and(|sight| look(sight)))
    }

    fn place(self, token: Token) -> Option<Place> {
        self.sight.with(|sight| sight.as_ref()?.position.place(token.seat, token.piece))
    }

    /// The chosen piece goes one field this way, if it may. From the line that is up or down.
    fn steer(self, key: &str) -> bool {
        let (way, rank) = match key {
            "ArrowUp" => (Way::North, Some(4)),
            "ArrowRight" => (Way::East, None),
            "ArrowDown" => (Way::South, Some(3)),
            "ArrowLeft" => (Way::West, None),
            _ => return false,
        };
        let place = self.sight.with_untracked(|sight| {
            let sight = sight.as_ref()?;
            sight.position.place(sight.seat?, self.chosen.get_untracked()?)
        });
        let to = place.and_then(|place| match place.field() {
            Some(field) => field.next(way),
            None => Some(Field::of(place.line_file()?, rank?)),
        });
        to.inspect(|to| self.on_field.run(*to)).is_some()
    }
}

/// How long a board takes to appear.
const SETTLES: Duration = Duration::from_millis(300);

/// The whole board.
#[component]
pub(crate) fn Board(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let fields: Vec<AnyView> = (0..64).filter_map(Field::new).map(|field| field_view(hand, field)).collect();
    let seats = Memo::new(move |_| {
        hand.sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.position.seats.count()))
    });
    let pieces = dynamic(move || {
        Token::all(seats.get())
            .into_iter()
            .map(|token| piece_view(hand, token))
            .collect::<Vec<_>>()
            .into_any()
    });
    // Pieces are where they are when the board appears; only afterwards do they move.
    let settled = RwSignal::new(false);
    let settle = move || {
        // The board may be gone by then.
        let _ = settled.try_set(true);
    };
    set_timeout(settle, SETTLES);
    let class = text(move || classes("board", [("settled", settled.get())]));
    let (wide, high) = (WIDTH + 2.0, HEIGHT + 2.0);
    view! {
        <svg
            class=class
            data-testid="board"
            viewBox=format!("-1 -1 {wide} {high}")
            role="group"
            aria-label=speech.say("page-board")
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    hand.chosen.set(None);
                } else if hand.steer(&event.key()) {
                    event.prevent_default();
                }
            }
        >
            <defs>
                <pattern id="watch" width="2" height="2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <path class="hatch" d="M0 0h.7v2h-.7z"></path>
                </pattern>
            </defs>
            <path class="frame" d=format!("M-1-1h{wide}v{high}h-{wide}z")></path>
            {fields}
            <g class="line" aria-hidden="true">
                <path class="band" d=format!("M0 {}h{WIDTH}v{LINE}h-{WIDTH}z", 4.0 * FIELD)></path>
                <path class="middle" d=format!("M0 {}h{WIDTH}", 4.0 * FIELD + LINE / 2.0)></path>
            </g>
            {pieces}
        </svg>
    }
    .into_any()
}

fn field_view(hand: Hand, field: Field) -> AnyView {
    let speech = Page::here().speech;
    let (x, y) = corner(field);
    let dark = (field.file() + field.rank()).is_multiple_of(2);
    let way = LOOP.contains(&field);
    let is_target = truth(move || hand.is_target(field));
    let watched = truth(move || hand.is(|sight| sight.position.watched() & (1 << field.number()) != 0));
    let class = text(move || {
        let on = [("dark", dark), ("way", way), ("watched", watched.get()), ("target", is_target.get())];
        classes("field", on)
    });
    let label = text(move || {
        let key = if watched.get() { "page-field-watched" } else { "page-field" };
        speech.text(key, &[("field", field.to_string().into())])
    });
    let bars = CORNERS.contains(&field).then(|| {
        let class = text(move || {
            let owner = hand.sight.with(|sight| {
                let cells = sight.as_ref()?.position.cell;
                cells.iter().position(|cell| *cell == Some(field)).and_then(|seat| Seat::new(seat as u8))
            });
            format!("bars {}", owner.map(colour).unwrap_or_default())
        });
        view! {
            <g class=class transform=format!("translate({x} {y})")>
                <path class="wall" d="M1 .7h8q.3 0 .3.3v8q0 .3-.3.3h-8q-.3 0-.3-.3v-8q0-.3.3-.3z"></path>
                <path class="bar" d="M2.8.7v8.6M5 .7v8.6M7.2.7v8.6"></path>
            </g>
        }
        .into_any()
    });
    let shade = shown(
        move || watched.get(),
        move || {
            view! { <path class="shade" d=format!("M{x} {y}h10v10h-10z") fill="url(#watch)"></path> }
                .into_any()
        },
    );
    let mark = shown(
        move || is_target.get(),
        move || {
            let (left, top) = (x + 0.6, y + 0.6);
            view! {
                <path class="mark" d=format!("M{left} {top}h8.8v8.8h-8.8z")></path>
                <circle class="dot" cx=(x + 5.0).to_string() cy=(y + 5.0).to_string() r="1.5"></circle>
            }
            .into_any()
        },
    );
    view! {
        <g
            class=class
            data-testid=format!("field-{field}")
            role=text(move || if is_target.get() { "button" } else { "img" }.to_owned())
            tabindex=text(move || if is_target.get() { "0" } else { "-1" }.to_owned())
            aria-label=label
            on:click=move |_| hand.on_field.run(field)
            on:keydown=move |event| if is_press(&event) { hand.on_field.run(field) }
        >
            <path class="ground" d=format!("M{x} {y}h10v10h-10z")></path>
            {bars}
            {shade}
            <text class="name" x=(x + 0.6).to_string() y=(y + 2.1).to_string()>{field.to_string()}</text>
            {mark}
        </g>
    }
    .into_any()
}

fn piece_view(hand: Hand, token: Token) -> AnyView {
    let speech = Page::here().speech;
    let Token { piece, seat } = token;
    let movable = truth(move || hand.is(|sight| sight.owns(piece, seat) && sight.can_move(piece)));
    let locked = truth(move || {
        hand.is(|sight| sight.is_my_turn() && sight.owns(piece, seat) && !sight.position.usable(piece))
    });
    let chosen = truth(move || hand.chosen.get() == Some(piece) && hand.is(|sight| sight.owns(piece, seat)));
    let field = move || hand.place(token).and_then(Place::field);
    let class = text(move || {
        // Where the chosen piece may go, the field is what is meant, not what stands on it.
        let passive = field().is_some_and(|field| hand.is_target(field));
        let away = hand.place(token).is_none();
        let on = [
            ("movable", movable.get()),
            ("locked", locked.get()),
            ("chosen", chosen.get()),
            ("passive", passive),
            ("away", away),
        ];
        classes("piece", on)
    });
    let moved = text(move || {
        let (x, y) = hand.place(token).map(middle).unwrap_or_default();
        let shares = hand.is(|sight| sight.shares_field(piece, seat));
        let ((aside_x, aside_y), size) = if shares { (token.aside(), 0.72) } else { ((0.0, 0.0), 1.0) };
        format!("translate({}px, {}px) scale({size})", x + aside_x, y + aside_y)
    });
    let place = text(move || hand.place(token).map(|place| place.to_string()).unwrap_or_default());
    let label = text(move || {
        let args = [
            ("piece", piece.name().into()),
            ("number", (seat.index() + 1).into()),
            ("place", place.get().into()),
        ];
        let name = speech.text(if piece.kind() == Kind::Pawn { "page-pawn" } else { "page-piece" }, &args);
        if locked.get() { speech.text("page-piece-locked", &[("piece", name.into())]) } else { name }
    });
    let touch = move || hand.on_piece.run((token, field()));
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
            on:click=move |_| touch()
            on:keydown=move |event| if is_press(&event) { touch() }
        >
            <path class="reach" d="M-4.8-4.8h9.6v9.6h-9.6z"></path>
            <circle class="halo" r="4.7"></circle>
            {picture(token)}
        </g>
    }
    .into_any()
}

/// Whether a key press means what a touch means.
fn is_press(event: &web_sys::KeyboardEvent) -> bool {
    let press = matches!(event.key().as_str(), "Enter" | " ");
    if press {
        event.prevent_default();
    }
    press
}
