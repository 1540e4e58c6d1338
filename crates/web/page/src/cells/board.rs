//! The board, in layers from below: the yard, cells, the guards' gaze, fields, pieces, what a jump costs.

use std::time::Duration;

use art::Ink;
use cells::{CORNERS, Cells, Field, Guard, Piece, Place, Way};
use leptos::prelude::*;
use table::Seat;

use super::drag::Drag;
use super::fields::field_view;
use super::geometry::{corner, middle};
use super::pieces::{Token, piece_view};
use super::sight::CellsSight;
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, text, truth};
use crate::seen;

/// What is seen of the game, once there is something to see.
pub(crate) type Seen = seen::Seen<Cells>;

/// What the board shows, and what happens when somebody touches it.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) sight: Seen,
    /// The sign of each seat: its colour and shape.
    pub(crate) signs: Signal<Vec<usize>>,
    /// The piece that was chosen.
    pub(crate) chosen: RwSignal<Option<Piece>>,
    /// Where it may go, as bits by field number.
    pub(crate) targets: Memo<u64>,
    /// Where somebody wanted to go and could not.
    pub(crate) refused: RwSignal<Option<Field>>,
    pub(crate) drag: Drag,
    pub(crate) on_field: Callback<Field>,
    pub(crate) on_piece: Callback<(Token, Option<Field>)>,
}

impl Hand {
    pub(crate) fn is_target(self, field: Field) -> bool {
        self.targets.get() & (1 << field.number()) != 0
    }

    pub(crate) fn is(self, look: impl FnOnce(&CellsSight) -> bool) -> bool {
        self.sight.with(|sight| sight.as_ref().is_some_and(|sight| look(sight)))
    }

    pub(crate) fn place(self, token: Token) -> Option<Place> {
        self.sight.with(|sight| sight.as_ref()?.open.place(token.seat, token.piece))
    }

    /// The sign of a seat.
    pub(crate) fn sign(self, seat: Seat) -> usize {
        self.signs.with(|signs| signs.get(seat.index()).copied().unwrap_or(seat.index()))
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
            sight.open.place(sight.seat?, self.chosen.get_untracked()?)
        });
        // Where the next field cannot be entered, a jump over it may be meant.
        let next = place.and_then(|place| match place.field() {
            Some(field) => {
                let ahead = std::iter::successors(field.next(way), |field| field.next(way));
                let targets = self.targets.get_untracked();
                ahead.clone().find(|field| targets & (1 << field.number()) != 0).or(ahead.take(1).next())
            }
            None => Some(Field::of(place.line_file()?, rank?)),
        });
        next.inspect(|to| self.on_field.run(*to)).is_some()
    }

    /// A piece is chosen by what stands on it: 1 and 2 for the guards, its letter for a key, 0 for the own pawn.
    fn pick(self, key: &str) -> bool {
        let name = match key {
            "0" => "pawn".to_owned(),
            "1" | "2" => format!("G{key}"),
            "!" => "E!".to_owned(),
            letter => letter.to_ascii_uppercase(),
        };
        let Some(piece) = Piece::ALL.into_iter().find(|piece| piece.name() == name) else { return false };
        let seat = self.sight.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat));
        let Some(seat) = seat else { return false };
        self.chosen.set(None);
        let token = Token { piece, seat };
        let place = self.sight.with_untracked(|sight| sight.as_ref()?.open.place(seat, piece));
        self.on_piece.run((token, place.and_then(Place::field)));
        true
    }

    fn key(self, event: &web_sys::KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let key = event.key();
        if key == "Escape" {
            self.chosen.set(None);
        } else if self.steer(&key) || self.pick(&key) {
            event.prevent_default();
        }
    }
}

/// How long a board takes to appear.
const SETTLES: Duration = Duration::from_millis(300);

/// The whole board.
#[component]
pub(crate) fn Board(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let fields: Vec<AnyView> = (0..64).filter_map(Field::new).map(|field| field_view(hand, field)).collect();
    let seats =
        memo(move || hand.sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.seats.count())));
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
    let class = text(move || {
        let on = [("settled", settled.get()), ("dragging", hand.drag.is_on())];
        classes("board", on)
    });
    let frame = NodeRef::<leptos::svg::Svg>::new();
    hand.drag.on_board(frame);
    view! {
        <svg
            node_ref=frame
            class=class
            data-testid="board"
            viewBox=art::cells::VIEW
            role="group"
            aria-label=speech.say("page-board")
            on:keydown=move |event| hand.key(&event)
            on:pointermove=move |event| hand.drag.carry(&event)
            on:pointerup=move |event| hand.drag.drop(&event, hand)
            on:touchmove=move |event| {
                if hand.drag.holds() {
                    event.prevent_default();
                }
            }
            on:pointercancel=move |_| hand.drag.let_go()
        >
            <g class="yard" aria-hidden="true" inner_html=art::cells::yard(Ink::Page)></g>
            <g class="cells" aria-hidden="true">{Vec::from(CORNERS.map(|field| cell_view(hand, field)))}</g>
            <g class="gazes" aria-hidden="true">{Vec::from(Guard::BOTH.map(|guard| gaze_view(hand, guard)))}</g>
            {fields}
            {pieces}
            <Costs hand />
        </svg>
    }
    .into_any()
}

/// A cell, in the colour of whoever lives there.
fn cell_view(hand: Hand, field: Field) -> AnyView {
    let (x, y) = corner(field);
    let owner = memo(move || {
        let seat = hand.sight.with(|sight| {
            let cells = sight.as_ref()?.open.cell;
            cells.iter().position(|cell| *cell == Some(field)).and_then(|seat| Seat::new(seat as u8))
        });
        seat.map(|seat| hand.sign(seat))
    });
    let picture = text(move || art::cells::cell(owner.get(), Ink::Page));
    view! { <g transform=format!("translate({} {})", x + 5.0, y + 5.0) prop:innerHTML=picture></g> }
        .into_any()
}

/// What a guard sees: it walks with the guard, and is gone while the guard is on the line.
fn gaze_view(hand: Hand, guard: Guard) -> AnyView {
    let place =
        memo(move || hand.sight.with(|sight| sight.as_ref().map(|sight| sight.open.guard[guard.index()])));
    let moved = text(move || {
        let (x, y) = place.get().map(middle).unwrap_or_default();
        format!("translate({x}px, {y}px)")
    });
    let looks = move |way| truth(move || place.get().and_then(looks_of) == Some(way));
    let beam = |way| {
        let on = looks(way);
        let class = text(move || classes("gaze", [("on", on.get())]));
        view! { <g class=class inner_html=art::cells::gaze(way, Ink::Page)></g> }.into_any()
    };
    view! { <g class="walk" style:transform=moved>{beam(art::cells::Way::Up)}{beam(art::cells::Way::Down)}</g> }
        .into_any()
}

/// Where a guard looks from here: nowhere from the line.
pub(crate) fn looks_of(place: Place) -> Option<art::cells::Way> {
    let up = place.field()?.rank() >= 4;
    Some(if up { art::cells::Way::Up } else { art::cells::Way::Down })
}

/// What a move costs where it costs more than one.
#[component]
fn Costs(hand: Hand) -> AnyView {
    let costs = memo(move || {
        hand.sight.with(|sight| {
            let piece = hand.chosen.get();
            sight.as_ref().zip(piece).map(|(sight, piece)| sight.jumps(piece)).unwrap_or_default()
        })
    });
    let badges = dynamic(move || {
        let badge = |(field, cost): (Field, u8)| {
            let (x, y) = corner(field);
            let picture = art::cells::cost(cost, Ink::Page);
            view! { <g transform=format!("translate({} {})", x + 5.0, y + 5.0) inner_html=picture></g> }
                .into_any()
        };
        costs.get().into_iter().map(badge).collect::<Vec<_>>().into_any()
    });
    view! { <g class="costs" aria-hidden="true">{badges}</g> }.into_any()
}
