//! Where a bubble goes: beside what it speaks of, without hiding it, and always on the screen.

/// A part of the screen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[allow(missing_docs)]
pub struct Rect {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    fn right(&self) -> f64 {
        self.left + self.width
    }

    fn bottom(&self) -> f64 {
        self.top + self.height
    }

    fn middle(&self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    fn around(&self, more: f64) -> Rect {
        Rect {
            left: self.left - more,
            top: self.top - more,
            width: self.width + 2.0 * more,
            height: self.height + 2.0 * more,
        }
    }
}

/// On which side of something a bubble is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Side {
    Above,
    Below,
    Left,
    Right,
}

/// Where everything is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pointed {
    /// The ring around what is spoken of; without a size if there is nothing.
    pub ring: Rect,
    /// The left upper corner of the bubble.
    pub bubble: (f64, f64),
    /// The middle of its tail.
    pub tail: (f64, f64),
    /// Where the bubble is; nothing if it does not point, for want of a thing or of room.
    pub side: Option<Side>,
}

/// Between the bubble and what it must not hide.
const GAP: f64 = 14.0;
/// From the edge of the screen.
const EDGE: f64 = 8.0;
/// Of the tail from the corners of the bubble.
const CORNER: f64 = 20.0;
/// Of the ring from what it is around.
const RING: f64 = 4.0;

/// Puts a bubble of this size beside a thing, and clear of this room around it.
pub fn beside(screen: (f64, f64), bubble: (f64, f64), thing: Option<Rect>, clear: Option<Rect>) -> Pointed {
    let (width, height) = screen;
    // On the screen even where there is little room.
    let across = |left: f64| left.min(width - bubble.0 - EDGE).max(EDGE);
    let down = |top: f64| top.min(height - bubble.1 - EDGE).max(EDGE);
    let seen = |thing: &Rect| thing.bottom() > 0.0 && thing.top < height && thing.width + thing.height > 0.0;
    let Some(thing) = thing.filter(seen) else {
        let middle = (across((width - bubble.0) / 2.0), down((height - bubble.1) / 2.0));
        return Pointed { bubble: middle, ..Pointed::default() };
    };
    let clear = clear.unwrap_or(thing);
    let (x, y) = thing.middle();
    let fits = |side: &Side| match side {
        Side::Right => clear.right() + GAP + bubble.0 + EDGE <= width,
        Side::Left => clear.left - GAP - bubble.0 - EDGE >= 0.0,
        Side::Above => clear.top - GAP - bubble.1 - EDGE >= 0.0,
        Side::Below => clear.bottom() + GAP + bubble.1 + EDGE <= height,
    };
    let side = [Side::Above, Side::Below, Side::Right, Side::Left].into_iter().find(fits);
    let place = match side {
        Some(Side::Above) => (across(x - bubble.0 / 2.0), clear.top - GAP - bubble.1),
        Some(Side::Below) => (across(x - bubble.0 / 2.0), clear.bottom() + GAP),
        Some(Side::Right) => (clear.right() + GAP, down(y - bubble.1 / 2.0)),
        Some(Side::Left) => (clear.left - GAP - bubble.0, down(y - bubble.1 / 2.0)),
        // No room at all: at the end of the screen that is farther away.
        None => (across(x - bubble.0 / 2.0), down(if y < height / 2.0 { height } else { 0.0 })),
    };
    let along = |at: f64, from: f64, size: f64| at.max(from + CORNER).min(from + size - CORNER);
    let tail = match side {
        Some(Side::Above) => (along(x, place.0, bubble.0), place.1 + bubble.1),
        Some(Side::Below) => (along(x, place.0, bubble.0), place.1),
        Some(Side::Right) => (place.0, along(y, place.1, bubble.1)),
        Some(Side::Left) => (place.0 + bubble.0, along(y, place.1, bubble.1)),
        None => (0.0, 0.0),
    };
    Pointed { ring: thing.around(RING), bubble: place, tail, side }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: (f64, f64) = (390.0, 844.0);
    const BUBBLE: (f64, f64) = (340.0, 150.0);

    fn at(left: f64, top: f64, width: f64, height: f64) -> Option<Rect> {
        Some(Rect { left, top, width, height })
    }

    /// What a bubble may never hide, and where it has to be.
    fn is_clear(pointed: &Pointed, screen: (f64, f64), room: Rect) {
        let (left, top) = pointed.bubble;
        let beside = left >= room.right() || left + BUBBLE.0 <= room.left;
        let above_or_below = top >= room.bottom() || top + BUBBLE.1 <= room.top;
        assert!(beside || above_or_below, "{pointed:?}");
        assert!(left >= 0.0 && left + BUBBLE.0 <= screen.0, "{pointed:?}");
        assert!(top >= 0.0 && top + BUBBLE.1 <= screen.1, "{pointed:?}");
    }

    #[test]
    fn a_bubble_is_beside_what_it_speaks_of() {
        for (screen, thing, side) in [
            (PHONE, at(12.0, 520.0, 366.0, 260.0), Side::Above),
            (PHONE, at(12.0, 64.0, 366.0, 50.0), Side::Below),
            ((1280.0, 800.0), at(20.0, 60.0, 560.0, 730.0), Side::Right),
            ((1280.0, 800.0), at(700.0, 60.0, 560.0, 730.0), Side::Left),
        ] {
            let pointed = beside(screen, BUBBLE, thing, None);
            assert_eq!(pointed.side, Some(side), "{thing:?}");
            is_clear(&pointed, screen, thing.unwrap());
        }
    }

    #[test]
    fn a_bubble_about_a_pawn_leaves_the_city_alone() {
        let city = at(12.0, 180.0, 366.0, 360.0);
        let pointed = beside(PHONE, BUBBLE, at(300.0, 400.0, 20.0, 20.0), city);
        assert_eq!(pointed.side, Some(Side::Above));
        is_clear(&pointed, PHONE, city.unwrap());
        assert_eq!(pointed.ring.width, 28.0);
        assert_eq!(pointed.tail.0, 310.0);
    }

    #[test]
    fn a_bubble_stays_on_the_screen() {
        let all = at(0.0, 0.0, 390.0, 844.0);
        let pointed = beside(PHONE, BUBBLE, at(190.0, 700.0, 10.0, 10.0), all);
        assert_eq!((pointed.side, pointed.bubble.1), (None, EDGE));
        let lost = beside(PHONE, BUBBLE, None, None);
        assert_eq!((lost.side, lost.ring), (None, Rect::default()));
        assert_eq!(lost.bubble, (25.0, 347.0));
        assert_eq!(beside(PHONE, BUBBLE, at(10.0, -400.0, 100.0, 100.0), None).side, None);
    }
}
