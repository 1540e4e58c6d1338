//! Which part of a map is seen: it follows the own pawn, unless somebody looks around.

use leptos::prelude::*;
use web_sys::PointerEvent;

use crate::erased::{effect, memo};

/// A place: on a map or a board in its units, on a screen in pixels.
pub(crate) type Point = (f64, f64);

/// So many units are seen in the smaller direction, if nobody comes closer.
pub(crate) const SPAN: f64 = 320.0;
/// How far away and how close one can go.
const ZOOM: (f64, f64) = (0.25, 1.8);
/// How far away what is to be touched can be.
const SMALL: f64 = 0.42;
/// How far a finger goes before it drags the map, in pixels.
const SHAKE: f64 = 7.0;

/// A finger on the map.
#[derive(Clone, Copy)]
struct Finger {
    pointer: i32,
    at: Point,
}

/// What is looked at. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Camera {
    frame: NodeRef<leptos::svg::Svg>,
    /// What is in the middle, if nobody has dragged the map, and how close.
    usual: Memo<(Point, f64)>,
    looks: RwSignal<Option<Point>>,
    zoom: RwSignal<Option<f64>>,
    fingers: StoredValue<Vec<Finger>>,
    /// How far the fingers have gone since the first one landed.
    gone: StoredValue<f64>,
    pub(crate) dragging: RwSignal<bool>,
}

impl Camera {
    /// It follows whoever looks, and where that is nobody it shows everything there is.
    pub(crate) fn new(own: Memo<Option<Point>>, all: Memo<Vec<Point>>, apart: f64) -> Camera {
        let usual = memo(move || match own.get() {
            Some(place) => (place, 1.0),
            None => all.with(|places| whole(places, apart)),
        });
        let looks = RwSignal::new(None);
        // Whoever walks on wants to see where.
        effect(move || {
            own.track();
            looks.set(None);
        });
        Camera {
            frame: NodeRef::new(),
            usual,
            looks,
            zoom: RwSignal::new(None),
            fingers: StoredValue::new(Vec::new()),
            gone: StoredValue::new(0.0),
            dragging: RwSignal::new(false),
        }
    }

    /// The map as it is looked at, for its `<svg>`.
    pub(crate) fn frame(self) -> NodeRef<leptos::svg::Svg> {
        self.frame
    }

    fn focus(self) -> Point {
        self.looks.get().unwrap_or_else(|| self.usual.get().0)
    }

    fn closeness(self) -> f64 {
        self.zoom.get().unwrap_or_else(|| self.usual.get().1)
    }

    /// Where everything is moved to.
    pub(crate) fn transform(self) -> String {
        let ((x, y), zoom) = (self.focus(), self.closeness());
        format!("scale({zoom:.3}) translate({:.1}px, {:.1}px)", -x, -y)
    }

    /// Goes closer or further away.
    pub(crate) fn zoom_by(self, factor: f64) {
        let zoom = untrack(|| self.closeness()) * factor;
        self.zoom.set(Some(zoom.clamp(ZOOM.0, ZOOM.1)));
    }

    /// Looks at the own pawn again.
    pub(crate) fn come_back(self) {
        self.looks.set(None);
        self.zoom.set(None);
    }

    /// Looks at all of these places, which are so far apart; only around the own one where they would be too small to be
    /// touched.
    pub(crate) fn show(self, places: &[Point], apart: f64) {
        let (middle, zoom) = whole(places, apart);
        self.looks.set((zoom >= SMALL).then_some(middle));
        self.zoom.set(Some(zoom.max(SMALL)));
    }

    /// Looks at some place.
    pub(crate) fn look_at(self, place: Point) {
        self.looks.set(Some(place));
    }

    /// How many units a pixel is, and where the middle of the map is on the screen.
    fn scale(self) -> Option<(f64, Point)> {
        let frame = self.frame.get_untracked()?.get_bounding_client_rect();
        let unit = SPAN / frame.width().min(frame.height()).max(1.0) / untrack(|| self.closeness());
        Some((unit, (frame.left() + frame.width() / 2.0, frame.top() + frame.height() / 2.0)))
    }

    pub(crate) fn down(self, event: &PointerEvent) {
        let finger = Finger { pointer: event.pointer_id(), at: at(event) };
        if event.is_primary() {
            self.fingers.set_value(Vec::new());
            self.gone.set_value(0.0);
        }
        self.fingers.update_value(|fingers| fingers.push(finger));
    }

    pub(crate) fn moves(self, event: &PointerEvent) {
        let mut before = Vec::new();
        let mut after = Vec::new();
        self.fingers.update_value(|fingers| {
            before = fingers.clone();
            if let Some(finger) = fingers.iter_mut().find(|finger| finger.pointer == event.pointer_id()) {
                finger.at = at(event);
            }
            after = fingers.clone();
        });
        let (Some(old), Some(new), Some((unit, _))) = (middle_of(&before), middle_of(&after), self.scale())
        else {
            return;
        };
        let (dx, dy) = (new.0 - old.0, new.1 - old.1);
        self.gone.update_value(|gone| *gone += dx.hypot(dy));
        if let ([a, b], [c, d]) = (before.as_slice(), after.as_slice()) {
            let apart = |one: &Finger, other: &Finger| (one.at.0 - other.at.0).hypot(one.at.1 - other.at.1);
            self.gone.update_value(|gone| *gone += SHAKE);
            self.zoom_by((apart(c, d).max(1.0) / apart(a, b).max(1.0)).clamp(0.8, 1.25));
        }
        if self.gone.get_value() > SHAKE {
            self.dragging.set(true);
            let (x, y) = untrack(|| self.focus());
            self.looks.set(Some((x - dx * unit, y - dy * unit)));
        }
    }

    /// The finger lifts; if it was a touch and no dragging, this is the place that was touched.
    pub(crate) fn up(self, event: &PointerEvent) -> Option<Point> {
        let known = self.drop(event);
        let touched = known && event.is_primary() && event.button() == 0 && self.gone.get_value() <= SHAKE;
        let (unit, (x, y)) = self.scale().filter(|_| touched)?;
        let (focus, at) = (untrack(|| self.focus()), at(event));
        Some((focus.0 + (at.0 - x) * unit, focus.1 + (at.1 - y) * unit))
    }

    /// The finger is gone. Says whether it was known.
    pub(crate) fn drop(self, event: &PointerEvent) -> bool {
        let mut known = false;
        self.fingers.update_value(|fingers| {
            let count = fingers.len();
            fingers.retain(|finger| finger.pointer != event.pointer_id());
            known = fingers.len() < count;
        });
        self.dragging.set(false);
        known
    }
}

fn at(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn middle_of(fingers: &[Finger]) -> Option<Point> {
    let count = fingers.len() as f64;
    let sum = fingers.iter().fold((0.0, 0.0), |sum, finger| (sum.0 + finger.at.0, sum.1 + finger.at.1));
    (count > 0.0).then(|| (sum.0 / count, sum.1 / count))
}

/// The whole map: its middle, and how close it is so that all of it is seen.
fn whole(places: &[Point], apart: f64) -> (Point, f64) {
    let bounds = |places: Vec<f64>| {
        let least = places.iter().copied().fold(0.0, f64::min);
        let most = places.iter().copied().fold(0.0, f64::max);
        ((least + most) / 2.0, most - least + apart)
    };
    let (x, wide) = bounds(places.iter().map(|place| place.0).collect());
    let (y, high) = bounds(places.iter().map(|place| place.1).collect());
    ((x, y), (SPAN / wide.max(high)).min(1.0))
}
