//! What a finger or a mouse carries from its place to another. A short touch is no carrying.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::PointerEvent;

use crate::browser;
use crate::camera::Point;

/// Something under a finger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Carried<T> {
    /// What it is.
    pub(crate) what: T,
    pointer: i32,
    /// Where the finger landed.
    pub(crate) from: Point,
    /// Where it is.
    pub(crate) at: Point,
    /// When it landed, in milliseconds.
    pub(crate) since: u64,
    /// Whether it has left its place.
    off: bool,
}

/// What is carried, if anything is. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Carrying<T: Copy + Send + Sync + 'static> {
    carried: RwSignal<Option<Carried<T>>>,
    /// A browser tells of a click after something was put down; that one means nothing.
    dropped: StoredValue<bool>,
    /// How far a finger goes before it carries something.
    shake: f64,
}

impl<T: Copy + Send + Sync + 'static> Carrying<T> {
    /// Nothing yet. A finger carries what it has moved farther than this.
    pub(crate) fn new(shake: f64) -> Carrying<T> {
        Carrying { carried: RwSignal::new(None), dropped: StoredValue::new(false), shake }
    }

    /// What is in the air.
    pub(crate) fn in_the_air(self) -> Option<Carried<T>> {
        self.carried.get().filter(|carried| carried.off)
    }

    /// Whether a finger is on something that can be carried.
    pub(crate) fn holds(self) -> bool {
        self.carried.with_untracked(Option::is_some)
    }

    /// Whether the click that follows belongs to something that was put down.
    pub(crate) fn was_drop(self) -> bool {
        self.dropped.get_value()
    }

    /// A finger lands on something, at this point. Says whether it can carry it.
    pub(crate) fn grab(self, event: &PointerEvent, what: T, at: impl FnOnce() -> Option<Point>) -> bool {
        self.dropped.set_value(false);
        if event.button() != 0 || !event.is_primary() {
            return false;
        }
        let Some(at) = at() else { return false };
        let (pointer, since) = (event.pointer_id(), browser::now());
        self.carried.set(Some(Carried { what, pointer, from: at, at, since, off: false }));
        true
    }

    /// The finger moves to this point.
    pub(crate) fn carry(self, event: &PointerEvent, at: impl FnOnce() -> Option<Point>) {
        let Some(carried) = self.carried.get_untracked().filter(|own| own.pointer == event.pointer_id())
        else {
            return;
        };
        let Some(at) = at() else { return };
        let off = carried.off || (at.0 - carried.from.0).hypot(at.1 - carried.from.1) > self.shake;
        if off {
            self.carried.set(Some(Carried { at, off, ..carried }));
        }
    }

    /// The finger lifts. What it carried is put down; what it only touched is not.
    pub(crate) fn drop(self) -> Option<Carried<T>> {
        let carried = self.carried.get_untracked()?;
        self.carried.set(None);
        if !carried.off {
            return None;
        }
        self.dropped.set_value(true);
        set_timeout(move || self.dropped.set_value(false), Duration::ZERO);
        Some(carried)
    }

    /// Nothing is carried any more.
    pub(crate) fn let_go(self) {
        self.carried.set(None);
    }
}
