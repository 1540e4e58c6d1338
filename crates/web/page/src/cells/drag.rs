//! Carrying a piece with a finger or a mouse. Whoever would rather touch twice does that: a short touch is no carrying.

use cells::{Field, Place};
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::board::Hand;
use super::geometry;
use super::pieces::Token;
use crate::camera::Point;
use crate::carrying::Carrying;

/// How far a finger goes before it carries something, in units of the board.
const SHAKE: f64 = 3.0;

/// The hand that carries. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    carrying: Carrying<Token>,
    board: RwSignal<Option<NodeRef<leptos::svg::Svg>>>,
}

impl Drag {
    pub(crate) fn new() -> Drag {
        Drag { carrying: Carrying::new(SHAKE), board: RwSignal::new(None) }
    }

    /// Says which board this is about.
    pub(crate) fn on_board(self, board: NodeRef<leptos::svg::Svg>) {
        self.board.set(Some(board));
    }

    /// Whether a piece is in the air.
    pub(crate) fn is_on(self) -> bool {
        self.carrying.in_the_air().is_some()
    }

    /// Whether a finger is on a piece that can be carried. The page must not be scrolled with it: inside a drawing the
    /// style `touch-action` does not see to that.
    pub(crate) fn holds(self) -> bool {
        self.carrying.holds()
    }

    /// Where this piece is carried, if it is.
    pub(crate) fn place_of(self, token: Token) -> Option<(f32, f32)> {
        let carried = self.carrying.in_the_air().filter(|carried| carried.what == token)?;
        Some((carried.at.0 as f32, carried.at.1 as f32))
    }

    /// Whether the click that follows belongs to a piece that was put down.
    pub(crate) fn was_drop(self) -> bool {
        self.carrying.was_drop()
    }

    /// A finger lands on a piece.
    pub(crate) fn grab(self, event: &PointerEvent, token: Token) {
        self.carrying.grab(event, token, || self.point(event));
    }

    /// The finger moves.
    pub(crate) fn carry(self, event: &PointerEvent) {
        self.carrying.carry(event, || self.point(event));
    }

    /// The finger lifts: the piece goes to the field below, if it may.
    pub(crate) fn drop(self, event: &PointerEvent, hand: Hand) {
        let Some(token) = self.carrying.drop().map(|carried| carried.what) else { return };
        let below = self.point(event).map(|(x, y)| (x as f32, y as f32));
        let Some(field) = below.and_then(geometry::field_at) else { return };
        let place = hand.sight.with_untracked(|sight| sight.as_ref()?.open.place(token.seat, token.piece));
        if place.and_then(Place::field) == Some(field) {
            return;
        }
        hand.chosen.set(Some(token.piece));
        hand.on_field.run(field);
    }

    /// Nothing is carried any more.
    pub(crate) fn let_go(self) {
        self.carrying.let_go();
    }

    /// Where a finger is, in units of the board.
    fn point(self, event: &PointerEvent) -> Option<Point> {
        let board = self.board.get_untracked()?.get_untracked()?;
        let frame = board.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()) - frame.left(), f64::from(event.client_y()) - frame.top());
        let (x, y) = geometry::inside((x / frame.width()) as f32, (y / frame.height()) as f32);
        Some((x.into(), y.into()))
    }
}

/// The field of a piece that can be carried.
pub(crate) fn field_of(hand: Hand, token: Token) -> Option<Field> {
    hand.place(token).and_then(Place::field)
}
