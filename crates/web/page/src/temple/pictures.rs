//! The pictures of the temple, as large as the page needs them.

use art::Ink;
use art::temple::Look;
use temple::{Cell, Dir, Map, Node, Symbol};

/// How far apart the middles of two chambers are.
pub const CELL: i32 = 100;
/// A chamber is drawn forty units wide.
const SCALE: f32 = CELL as f32 / 40.0;

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

/// A symbol, twelve units around the middle.
pub fn symbol(symbol: Symbol) -> String {
    scaled(2.5, &art::temple::symbol(drawn(symbol), Ink::Page))
}

/// The black mask.
pub fn black_mask() -> String {
    scaled(2.5, &art::temple::symbol(art::temple::Symbol::Black, Ink::Page))
}

/// A die, thirty units around the middle. Blank, showing, kept and locked differ in shape.
pub fn die(side: Side, is_kept: bool) -> String {
    let (face, look) = match side {
        Side::Blank => (None, Look::Blank),
        Side::Shows(shown) => (Some(drawn(shown)), if is_kept { Look::Kept } else { Look::Showing }),
        Side::Locked => (None, Look::Locked),
        Side::Gone => return String::new(),
    };
    scaled(4.6, &art::temple::die(face, look, Ink::Page))
}

/// A stone, eight units around the middle.
pub fn stone() -> String {
    scaled(2.6, &art::temple::gem(Ink::Page))
}

/// A chamber where it lies: floor, walls, doors, stairs, what it costs to enter, and what is in it.
pub fn chamber(map: &Map, room: &Node) -> String {
    let Some(tile) = lying(room) else { return String::new() };
    let (x, y) = middle(room.at);
    let mut out = format!("<g transform=\"translate({x} {y}) scale({SCALE})\">");
    out.push_str(&art::temple::chamber(&tile, Ink::Page));
    for side in art::temple::Side::ALL.into_iter().filter(|side| tile.open(*side)) {
        let (right, down) = side.step();
        let beyond = (i32::from(room.at.0) + right, i32::from(room.at.1) - down);
        let found = map.chambers().find(|other| (i32::from(other.at.0), i32::from(other.at.1)) == beyond);
        let is_closed = found.and_then(lying).is_some_and(|other| !other.open(side.across()));
        if is_closed {
            out.push_str(&art::temple::blocked(side, Ink::Page));
        }
    }
    out.push_str("</g>");
    out
}

/// What a chamber looks like as it lies.
fn lying(room: &Node) -> Option<art::temple::Chamber> {
    let stairs = art::temple::Side::ALL[Dir::S.turned(room.turned) as usize];
    let tile = art::temple::tile(room.tile.chamber().id, stairs)?;
    Some(art::temple::Chamber { used: room.used, ..tile })
}

/// The name that the pictures have for a symbol.
fn drawn(symbol: Symbol) -> art::temple::Symbol {
    match symbol {
        Symbol::A => art::temple::Symbol::Adventurer,
        Symbol::T => art::temple::Symbol::Torch,
        Symbol::K => art::temple::Symbol::Key,
        Symbol::G => art::temple::Symbol::Gold,
    }
}

fn scaled(by: f32, picture: &str) -> String {
    format!("<g transform=\"scale({by})\">{picture}</g>")
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

/// Where a pawn stands in its chamber, among so many.
pub fn stand(room: &Node, place: usize, count: usize) -> (f32, f32) {
    let (x, y) = lying(room).map_or((0, 0), |tile| art::temple::standing(place, count, &tile));
    (x as f32 * SCALE / 10.0, y as f32 * SCALE / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use temple::NodeId;

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
    fn everything_on_the_map_is_drawn() {
        let map = Map::new();
        let drawn = chamber(&map, map.node(NodeId::START));
        assert!(drawn.contains("translate(0 0) scale(2.5)"));
        assert_eq!(drawn.matches("<g").count(), drawn.matches("</g>").count());
    }

    #[test]
    fn six_pawns_stand_in_a_chamber() {
        let map = Map::new();
        for count in 1..=6 {
            let places: Vec<(f32, f32)> =
                (0..count).map(|place| stand(map.node(NodeId::START), place, count)).collect();
            assert!(places.iter().all(|(x, y)| x.abs() < 42.0 && y.abs() < 42.0), "{places:?}");
            assert!(places.windows(2).all(|pair| pair[0] != pair[1]));
        }
    }
}
