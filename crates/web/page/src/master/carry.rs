//! Carrying a card with a finger or a mouse, and throwing it. Whoever would rather touch twice does that.

use leptos::prelude::*;
use master::{Card, On};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::hand::Hand;
use crate::browser;
use crate::camera::Point;
use crate::carrying::{Carried, Carrying};

/// How far a finger goes before it carries something, in pixels.
const SHAKE: f64 = 9.0;
/// A throw is shorter than this, in milliseconds, and goes upwards at least so far, in pixels.
const THROW: (u64, f64) = (260, 34.0);

/// The hand that carries. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Carry(Carrying<Card>);

impl Carry {
    pub(crate) fn new() -> Carry {
        Carry(Carrying::new(SHAKE))
    }

    /// How far this card is from its place, if it is carried.
    pub(crate) fn shift_of(self, card: Card) -> Option<Point> {
        let carried = self.0.in_the_air().filter(|carried| carried.what == card)?;
        Some((carried.at.0 - carried.from.0, carried.at.1 - carried.from.1))
    }

    /// The card in the air.
    pub(crate) fn card(self) -> Option<Card> {
        self.0.in_the_air().map(|carried| carried.what)
    }

    pub(crate) fn was_drop(self) -> bool {
        self.0.was_drop()
    }

    pub(crate) fn grab(self, event: &PointerEvent, card: Card) {
        if self.0.grab(event, card, || Some(point(event)))
            && let Some(target) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok())
        {
            let _ = target.set_pointer_capture(event.pointer_id());
        }
    }

    pub(crate) fn carry(self, event: &PointerEvent) {
        self.0.carry(event, || Some(point(event)));
    }

    /// The finger lifts: the card goes to what lies below, or where it was thrown.
    pub(crate) fn drop(self, event: &PointerEvent, hand: Hand) {
        let Some(Carried { what: card, from, since, .. }) = self.0.drop() else { return };
        let at = point(event);
        let chosen = hand.chosen.get_untracked();
        let pair = chosen.len() == 2 && chosen.contains(&card);
        let cards = if pair { chosen } else { vec![card] };
        if let Some(on) = place_at(at) {
            return hand.lay(&cards, on);
        }
        let (dx, dy) = (at.0 - from.0, at.1 - from.1);
        if browser::now().saturating_sub(since) < THROW.0 && -dy > THROW.1 {
            hand.throw(card, |places| nearest(places, at, (dx, dy)));
        }
    }

    pub(crate) fn let_go(self) {
        self.0.let_go();
    }
}

fn point(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn place_of(element: &Element) -> Option<On> {
    let place = element.closest("[data-place]").ok().flatten()?.get_attribute("data-place")?;
    match place.as_str() {
        "new" => Some(On::New),
        number => number.parse().ok().map(On::Stack),
    }
}

/// The stack below a point.
fn place_at((x, y): Point) -> Option<On> {
    let below = document().elements_from_point(x as f32, y as f32);
    below.iter().find_map(|element| place_of(element.unchecked_ref()))
}

/// Of these places the one that lies closest to the line of the throw.
fn nearest(places: &[On], (x, y): Point, (dx, dy): Point) -> Option<On> {
    let length = dx.hypot(dy).max(1.0);
    let far = |on: &On| {
        let name = match on {
            On::New => "new".to_owned(),
            On::Stack(stack) => stack.to_string(),
        };
        let element = document().query_selector(&format!("[data-place=\"{name}\"]")).ok().flatten();
        let frame = element.map(|element| element.get_bounding_client_rect());
        // A new stack is the last choice: what fits on a stack that is there is meant for it.
        let late = if *on == On::New { 2_000.0 } else { 0.0 };
        frame.map_or(f64::MAX, |frame| {
            let (cx, cy) = (frame.left() + frame.width() / 2.0 - x, frame.top() + frame.height() / 2.0 - y);
            late + ((cx * dy - cy * dx) / length).abs()
        })
    };
    places.iter().copied().min_by(|one, other| far(one).total_cmp(&far(other)))
}
