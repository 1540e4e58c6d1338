//! Carrying a piece with a finger or a mouse. Whoever would rather touch twice does that: a short touch is no carrying.

use cells::{Field, Place};
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::board::Hand;
use super::geometry;
use super::pieces::Token;

/// How far a finger goes before it carries something, in units of the board.
const SHAKE: f32 = 3.0;

/// What is being carried.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Carried {
    token: Token,
    pointer: i32,
    from: (f32, f32),
    at: (f32, f32),
    /// Whether it has left its place.
    off: bool,
}

/// The hand that carries. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    carried: RwSignal<Option<Carried>>,
    board: RwSignal<Option<NodeRef<leptos::svg::Svg>>>,
    /// A browser tells of a click after a piece was put down; that one means nothing.
    dropped: StoredValue<bool>,
}

impl Drag {
    pub(crate) fn new() -> Drag {
        Drag { carried: RwSignal::new(None), board: RwSignal::new(None), dropped: StoredValue::new(false) }
    }

    /// Says which board this is about.
    pub(crate) fn on_board(self, board: NodeRef<leptos::svg::Svg>) {
        self.board.set(Some(board));
    }

    /// Whether a piece is in the air.
    pub(crate) fn is_on(self) -> bool {
        self.carried.get().is_some_and(|carried| carried.off)
    }

    /// Whether a finger is on a piece that can be carried. The page must not be scrolled with it: inside a drawing the
    /// style `touch-action` does not see to that.
    pub(crate) fn holds(self) -> bool {
        self.carried.with_untracked(Option::is_some)
    }

    /// Where this piece is carried, if it is.
    pub(crate) fn place_of(self, token: Token) -> Option<(f32, f32)> {
        self.carried.get().filter(|carried| carried.off && carried.token == token).map(|carried| carried.at)
    }

    /// Whether the click that follows belongs to a piece that was put down.
    pub(crate) fn was_drop(self) -> bool {
        self.dropped.get_value()
    }

    /// A finger lands on a piece.
    pub(crate) fn grab(self, event: &PointerEvent, token: Token) {
        self.dropped.set_value(false);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(at) = self.point(event) else { return };
        let carried = Carried { token, pointer: event.pointer_id(), from: at, at, off: false };
        self.carried.set(Some(carried));
    }

    /// The finger moves.
    pub(crate) fn carry(self, event: &PointerEvent) {
        let Some(carried) = self.carried.get_untracked().filter(|own| own.pointer == event.pointer_id())
        else {
            return;
        };
        let Some(at) = self.point(event) else { return };
        let (dx, dy) = (at.0 - carried.from.0, at.1 - carried.from.1);
        let off = carried.off || dx.hypot(dy) > SHAKE;
        if off {
            self.carried.set(Some(Carried { at, off, ..carried }));
        }
    }

    /// The finger lifts: the piece goes to the field below, if it may.
    pub(crate) fn drop(self, event: &PointerEvent, hand: Hand) {
        let Some(carried) = self.carried.get_untracked() else { return };
        self.carried.set(None);
        if !carried.off {
            return;
        }
        self.dropped.set_value(true);
        set_timeout(move || self.dropped.set_value(false), std::time::Duration::ZERO);
        let Some(field) = self.point(event).and_then(geometry::field_at) else { return };
        let token = carried.token;
        let place = hand.sight.with_untracked(|sight| sight.as_ref()?.open.place(token.seat, token.piece));
        if place.and_then(Place::field) == Some(field) {
            return;
        }
        hand.chosen.set(Some(token.piece));
        hand.on_field.run(field);
    }

    /// Nothing is carried any more.
    pub(crate) fn let_go(self) {
        self.carried.set(None);
    }

    /// Where a finger is, in units of the board.
    fn point(self, event: &PointerEvent) -> Option<(f32, f32)> {
        let board = self.board.get_untracked()?.get_untracked()?;
        let frame = board.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()) - frame.left(), f64::from(event.client_y()) - frame.top());
        Some(geometry::inside((x / frame.width()) as f32, (y / frame.height()) as f32))
    }
}

/// The field of a piece that can be carried.
pub(crate) fn field_of(hand: Hand, token: Token) -> Option<Field> {
    hand.place(token).and_then(Place::field)
}
