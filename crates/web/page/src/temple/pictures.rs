//! The pictures of the temple as plain SVG: one small function for each thing. The colours are classes of `temple.css`.

use std::fmt::Write as _;

use temple::{Cell, Dir, Kind, Room, Symbol};

/// How far apart the middles of two chambers are.
pub const CELL: i32 = 100;

/// What a die looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// To be thrown before it can be used.
    Blank,
    /// It shows a symbol.
    Shows(Symbol),
    /// The black mask has locked it.
    Locked,
    /// It is gone.
    Gone,
}

impl Side {
    /// The side by the sign that the rules write for it.
    pub fn of(sign: char) -> Side {
        match sign {
            'A' => Side::Shows(Symbol::A),
            'T' => Side::Shows(Symbol::T),
            'K' => Side::Shows(Symbol::K),
            'G' => Side::Shows(Symbol::G),
            'X' => Side::Locked,
            '_' => Side::Blank,
            _ => Side::Gone,
        }
    }
}

/// The middle of a cell, in units of the map.
pub fn middle((x, y): Cell) -> (i32, i32) {
    (i32::from(x) * CELL, -i32::from(y) * CELL)
}

/// A symbol, twelve units around the middle, in its own colour.
pub fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        // Somebody with a hat.
        Symbol::A => {
            "<g class=\"tp-a\"><path d=\"M-7.5 11Q-7.5 1 0 1T7.5 11z\"/><circle cy=\"-3.4\" r=\"4\"/>\
             <path d=\"M-8.5-5.2Q0-8 8.5-5.2L8.2-6.6Q5.4-7.6 4.6-8Q3.6-12.4 0-12.4T-4.6-8Q-5.4-7.6-8.2-6.6z\"/></g>"
        }
        Symbol::T => {
            "<g class=\"tp-t\"><path class=\"tp-stick\" d=\"M-3.6 0H3.6L1.6 12H-1.6z\"/>\
             <path d=\"M.6-12.5Q5.8-6.6 4.9-2.6Q4.2-.8 0-.8T-4.9-2.6Q-5.6-5.8-2.6-7.6Q-2.4-5.6-1-5.4Q-1.6-9.4.6-12.5z\"/></g>"
        }
        Symbol::K => {
            "<g class=\"tp-k\"><path fill-rule=\"evenodd\" d=\"M0-12.4a5.6 5.6 0 1 1-.01 0zM0-9.4a2.6 2.6 0 1 0 .01 0z\"/>\
             <path d=\"M-1.7-2h3.4v3.6h4.1v2.9h-4.1v1.8h4.1v2.9h-4.1v2.8h-3.4z\"/></g>"
        }
        Symbol::G => {
            "<g class=\"tp-g\"><path d=\"M-9.5-10.5Q0-14 9.5-10.5Q11.5 5 0 12.4Q-11.5 5-9.5-10.5z\"/>\
             <path class=\"tp-hollow\" d=\"M-7-3.6Q-4-6.4-1.4-3.6Q-4-1.6-7-3.6zM7-3.6Q4-6.4 1.4-3.6Q4-1.6 7-3.6zM-4 4.4Q0 7.4 4 4.4Q0 5.4-4 4.4z\"/></g>"
        }
    }
}

/// The black mask.
pub fn black_mask() -> &'static str {
    "<g class=\"tp-x\"><path d=\"M-12-13L-5.5-9H5.5L12-13Q13 4 0 12.6Q-13 4-12-13z\"/>\
     <path class=\"tp-hollow\" d=\"M-8.4-4.6L-1.8-1.4Q-5.4 1.4-8.4-4.6zM8.4-4.6L1.8-1.4Q5.4 1.4 8.4-4.6zM-4.6 6.6L-2.4 4.4L0 6.4L2.4 4.4L4.6 6.6L0 8.4z\"/></g>"
}

/// A die, thirty units around the middle. Blank, showing, kept and locked differ in shape.
pub fn die(side: Side, is_kept: bool) -> String {
    let face = |class: &str, inside: &str| {
        format!("<rect class=\"{class}\" x=\"-27\" y=\"-27\" width=\"54\" height=\"54\" rx=\"12\"/>{inside}")
    };
    match side {
        Side::Blank => face("tp-blank", "<path class=\"tp-blank-mark\" d=\"M0-7L7 0L0 7L-7 0z\"/>"),
        Side::Shows(shown) => {
            let big = format!("<g transform=\"scale(1.62)\">{}</g>", symbol(shown));
            let mut out = face(if is_kept { "tp-side tp-kept" } else { "tp-side" }, &big);
            if is_kept {
                // A clamp from below holds it.
                out.push_str(
                    "<path class=\"tp-clamp\" d=\"M-31 8V24Q-31 31-24 31H24Q31 31 31 24V8H26V22Q26 25 23 25H-23Q-26 25-26 22V8z\"/>",
                );
            }
            out
        }
        Side::Locked => format!(
            "<path class=\"tp-locked\" d=\"M-12-28H12L28-12V12L12 28H-12L-28 12V-12z\"/><g transform=\"scale(1.3)\">{}</g>",
            black_mask()
        ),
        Side::Gone => String::new(),
    }
}

/// A stone, six units around the middle.
pub fn stone(is_used: bool) -> &'static str {
    if is_used {
        "<path class=\"tp-stone tp-used\" d=\"M0-8L7-2.5L4.4 7H-4.4L-7-2.5z\"/>"
    } else {
        "<path class=\"tp-stone\" d=\"M0-8L7-2.5L4.4 7H-4.4L-7-2.5z\"/><path class=\"tp-facet\" d=\"M0-8L2.6-2H-2.6zM-7-2.5L-2.6-2L0 7z\"/>"
    }
}

/// A chamber where it lies: floor, walls, doors, stairs, what it costs to enter, and what is in it.
pub fn chamber(room: &Room) -> String {
    let (x, y) = middle(room.at);
    let tile = room.tile.chamber();
    let floor = match tile.kind {
        Kind::Start => "tp-floor tp-start",
        Kind::Exit => "tp-floor tp-exit",
        Kind::Stones(_) => "tp-floor tp-holy",
        _ => "tp-floor",
    };
    let mut out = format!(
        "<g transform=\"translate({x} {y})\"><rect class=\"{floor}\" x=\"-45\" y=\"-45\" width=\"90\" height=\"90\" rx=\"9\"/>"
    );
    let doors = tile.doors.turned(room.turned);
    let stairs = Dir::S.turned(room.turned);
    for dir in Dir::ALL.into_iter().filter(|dir| doors.has(*dir)) {
        let steps = tile.kind != Kind::Start && dir == stairs;
        let _ = write!(out, "<g transform=\"rotate({})\">{}</g>", 90 * dir as i32, door(steps));
    }
    // The price stands on a plate in the corner.
    let price = tile.entry.symbols().map(symbol);
    let _ = write!(
        out,
        "<rect class=\"tp-plate\" x=\"-42\" y=\"-42\" width=\"35\" height=\"21\" rx=\"6\"/>\
         <g transform=\"translate(-33.5 -31.5) scale(.66)\">{}</g><g transform=\"translate(-16 -31.5) scale(.66)\">{}</g>",
        price[0], price[1]
    );
    match tile.kind {
        Kind::Start => out.push_str(
            "<path class=\"tp-emblem\" d=\"M-17 15V-3Q-17-19 0-19T17-3V15H8V-2Q8-10 0-10T-8-2V15z\"/>",
        ),
        Kind::Exit => out.push_str(
            "<path class=\"tp-emblem\" d=\"M-12 15V-15H12V15zM-7-10V15H7V-10zM14-15L24-19M16-2H28M14 11L24 15M-14-15L-24-19M-16-2H-28M-14 11L-24 15\" fill-rule=\"evenodd\"/>",
        ),
        Kind::Stones(stones) => {
            let _ = write!(
                out,
                "<g transform=\"translate(31 -31) scale(.8)\" class=\"{}\">{}</g>",
                if room.used { "tp-dim" } else { "" },
                symbol(stones.symbol)
            );
            let count = stones.tiers.len() as i32;
            for (place, (cost, _)) in (0..).zip(stones.tiers) {
                let left = 20 * place - 10 * (count - 1);
                let _ = write!(out, "<g transform=\"translate({left} -6)\">{}</g>", stone(room.used));
                if !room.used {
                    let _ = write!(out, "<text class=\"tp-cost\" x=\"{left}\" y=\"14\">{cost}</text>");
                }
            }
        }
        _ => {}
    }
    out.push_str("</g>");
    out
}

/// An opening to the north, with stairs or without.
fn door(is_stairs: bool) -> &'static str {
    if is_stairs {
        "<path class=\"tp-door\" d=\"M-13-51H13V-43H-13z\"/><path class=\"tp-jamb\" d=\"M-14-50V-42M14-50V-42\"/>\
         <path class=\"tp-step\" d=\"M-11-40.5H11M-9-37H9M-7-33.5H7\"/>"
    } else {
        "<path class=\"tp-door\" d=\"M-13-51H13V-43H-13z\"/><path class=\"tp-jamb\" d=\"M-14-50V-42M14-50V-42\"/>"
    }
}

/// A place beyond a door where nobody has been.
pub fn unknown(cell: Cell) -> String {
    let (x, y) = middle(cell);
    format!(
        "<g transform=\"translate({x} {y})\"><rect class=\"tp-unknown\" x=\"-43\" y=\"-43\" width=\"86\" height=\"86\" rx=\"12\"/>\
         <path class=\"tp-riddle\" d=\"M-7-6Q-7-14 0-14T7-6Q7-1 0 1V6M0 12V12.6\"/></g>"
    )
}

/// The light around something that can be touched.
pub fn light() -> &'static str {
    "<rect class=\"tp-light\" x=\"-46\" y=\"-46\" width=\"92\" height=\"92\" rx=\"11\"/>"
}

/// Where the pawn of a seat stands in its chamber, among so many.
pub fn stand(place: usize, count: usize) -> (i32, i32) {
    let (place, count) = (place as i32, (count as i32).max(1));
    let gap = if count > 4 { 14 } else { 18 };
    (gap * place - gap * (count - 1) / 2, 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use temple::Map;

    #[test]
    fn north_is_up() {
        assert_eq!(middle((1, 2)), (100, -200));
    }

    #[test]
    fn dice_differ_in_more_than_colour() {
        let shown = die(Side::Shows(Symbol::K), false);
        let all = [
            shown.clone(),
            die(Side::Shows(Symbol::K), true),
            die(Side::Blank, false),
            die(Side::Locked, false),
        ];
        for (number, one) in all.iter().enumerate() {
            assert!(all.iter().skip(number + 1).all(|other| other != one));
        }
        assert!(die(Side::Gone, false).is_empty() && Side::of('.') == Side::Gone);
        assert!(Side::of('X') == Side::Locked && Side::of('_') == Side::Blank);
    }

    #[test]
    fn the_entrance_has_two_doors_and_a_price() {
        let map = Map::new();
        let drawn = chamber(&map.rooms()[0]);
        assert_eq!(drawn.matches("tp-door").count(), 2);
        assert_eq!(drawn.matches("class=\"tp-a\"").count(), 2);
        assert_eq!(drawn.matches("<g").count(), drawn.matches("</g>").count());
    }

    #[test]
    fn six_pawns_stand_in_a_chamber() {
        for count in 1..=6 {
            let places: Vec<i32> = (0..count).map(|place| stand(place, count).0).collect();
            assert!(places.iter().all(|x| x.abs() < 42), "{places:?}");
            assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= 14));
        }
    }
}
