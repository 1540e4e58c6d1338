//! The pictures of the temple, as large as the page needs them.

use art::Ink;
use art::temple::{Look, Thing, spot};
use temple::{Card, Cell, Curse, Dir, Expedition, Node, Pay, Symbol, Treasure};

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
    /// A curse has set it aside.
    Aside,
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
            '/' => Side::Aside,
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
    scaled(2.5, &art::temple::symbol(drawn_symbol(symbol), Ink::Page))
}

/// The black mask.
pub fn black_mask() -> String {
    scaled(2.5, &art::temple::symbol(art::temple::Symbol::Black, Ink::Page))
}

/// A die, thirty units around the middle. Blank, showing, kept and locked differ in shape.
pub fn die(side: Side, is_kept: bool) -> String {
    let (face, look) = match side {
        Side::Blank => (None, Look::Blank),
        Side::Shows(shown) => (Some(drawn_symbol(shown)), if is_kept { Look::Kept } else { Look::Showing }),
        Side::Locked => (None, Look::Locked),
        Side::Aside => return scaled(4.6, &art::temple::broken_die(Ink::Page)),
        Side::Gone => return String::new(),
    };
    scaled(4.6, &art::temple::die(face, look, Ink::Page))
}

/// A die that rolls off the tray, thirty units around the middle.
pub fn falling_die() -> String {
    scaled(4.6, &art::temple::falling_die(Ink::Page))
}

/// A stone, eight units around the middle.
pub fn stone() -> String {
    scaled(2.6, &art::temple::gem(Ink::Page))
}

/// A chamber where it lies: floor, walls, doors, stairs, what it costs to enter, and what is in it.
pub fn chamber(open: &Expedition, room: &Node) -> String {
    let Some(tile) = lying(room) else { return String::new() };
    // What a module that is not played would bring is not shown, nor where a treasure was.
    let tile = art::temple::Chamber { curse: tile.curse && open.options.curses, treasure: false, ..tile };
    let mut out = at(room.at);
    out.push_str(&art::temple::chamber(&tile, Ink::Page));
    let map = &open.map;
    for side in art::temple::Side::ALL.into_iter().filter(|side| tile.open(*side)) {
        let (right, down) = side.step();
        let beyond = (i32::from(room.at.0) + right, i32::from(room.at.1) - down);
        let found = map.chambers().find(|other| (i32::from(other.at.0), i32::from(other.at.1)) == beyond);
        let is_closed = found.and_then(lying).is_some_and(|other| !other.open(side.across()));
        // A secret passage leads through.
        if is_closed && map.passage(room.id, Dir::ALL[side as usize]).is_none() {
            out.push_str(&art::temple::blocked(side, Ink::Page));
        }
    }
    if let Some(lying) = room.treasure.and_then(|treasure| art::temple::Treasure::read(treasure.name())) {
        let (x, y) = spot(Thing::Treasure, false, &tile);
        let (x, y) = (x as f32 / 10.0, y as f32 / 10.0);
        out.push_str(&format!("<g transform=\"translate({x} {y})\">"));
        out.push_str(&art::temple::treasure_tile(lying, Ink::Page));
        out.push_str("</g>");
    }
    out.push_str("</g>");
    out
}

/// The secret passages, which lie over the walls of both chambers.
pub fn passages(open: &Expedition) -> String {
    let drawn = open.map.secret_passages().map(|(cell, dir)| {
        let side = art::temple::Side::ALL[dir as usize];
        at(cell) + &art::temple::secret_passage(side, Ink::Page) + "</g>"
    });
    drawn.collect()
}

/// Opens a group in which a chamber in this cell is drawn.
fn at(cell: Cell) -> String {
    let (x, y) = middle(cell);
    format!("<g transform=\"translate({x} {y}) scale({SCALE})\">")
}

/// What a curse does, ten units around the middle.
pub fn curse(curse: Curse) -> String {
    let drawn = art::temple::Curse::read(curse.name());
    drawn.map_or_else(String::new, |curse| art::temple::curse_picture(curse, Ink::Page))
}

/// A curse beside a name, five units around the middle.
pub fn curse_sign(curse: Curse) -> String {
    let drawn = art::temple::Curse::read(curse.name());
    drawn.map_or_else(String::new, |curse| art::temple::curse_sign(curse, Ink::Page))
}

/// What is seen of a card's lower part: the symbols that break it, those with a tick that dice show.
pub const BREAKS: &str = "-13.4 7.2 26.8 14.6";

/// The card in the frame of [`BREAKS`].
pub fn breaks(card: Card, paid: &[(Symbol, bool)]) -> String {
    let drawn = art::temple::Curse::read(card.curse().name());
    let Some((curse, [one, two, three])) = drawn.zip(<[_; 3]>::try_from(paid).ok()) else {
        return String::new();
    };
    let symbols = [drawn_symbol(one.0), drawn_symbol(two.0), drawn_symbol(three.0)];
    let mut out = art::temple::curse_card(curse, Some(symbols), Ink::Page);
    for (index, _) in paid.iter().enumerate().filter(|(_, (_, is_shown))| *is_shown) {
        out.push_str(&art::temple::lit_break(index, Ink::Page));
    }
    out
}

/// A treasure, ten units around the middle.
pub fn treasure(treasure: Treasure) -> String {
    let drawn = art::temple::Treasure::read(treasure.name());
    drawn.map_or_else(String::new, |treasure| art::temple::treasure_picture(treasure, Ink::Page))
}

/// What a chamber looks like as it lies.
fn lying(room: &Node) -> Option<art::temple::Chamber> {
    let stairs = art::temple::Side::ALL[Dir::S.turned(room.turned) as usize];
    let tile = art::temple::tile(room.tile.chamber().id, stairs)?;
    Some(art::temple::Chamber { used: room.used, ..tile })
}

/// The name that the pictures have for a symbol.
fn drawn_symbol(symbol: Symbol) -> art::temple::Symbol {
    match symbol {
        Symbol::A => art::temple::Symbol::Adventurer,
        Symbol::T => art::temple::Symbol::Torch,
        Symbol::K => art::temple::Symbol::Key,
        Symbol::G => art::temple::Symbol::Gold,
    }
}

/// A picture so many times larger.
pub fn scaled(by: f32, picture: &str) -> String {
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

/// The light around something that can be touched, with the treasures that pay.
pub fn light(pay: Pay) -> String {
    let mut out =
        String::from("<rect class=\"tp-light\" x=\"-46\" y=\"-46\" width=\"92\" height=\"92\" rx=\"11\"/>");
    for (place, (paid, _)) in pay.treasures().enumerate() {
        let y = 26 * place as i32 - 32;
        out.push_str(&format!("<g transform=\"translate(-32 {y}) scale(1.2)\">{}</g>", treasure(paid)));
    }
    out
}

/// The light on a wall that a secret passage can open, with room for a finger around it.
pub fn wall_light() -> String {
    format!(
        "<circle fill=\"none\" r=\"46\"/><circle class=\"tp-light\" r=\"21\"/><g transform=\"scale(1.5)\">{}</g>",
        treasure(Treasure::SecretPassage)
    )
}

/// Where a pawn stands in its chamber, among so many.
pub fn stand(room: &Node, place: usize, count: usize) -> (f32, f32) {
    let (x, y) = lying(room).map_or((0, 0), |tile| art::temple::standing(place, count, &tile));
    (x as f32 * SCALE / 10.0, y as f32 * SCALE / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Opening, Seats, Seed};
    use temple::{NodeId, Options};

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
        let opening =
            Opening::<temple::Temple>::new(Options::default(), Seats::of(2), Seed::from_text("page"));
        let game = opening.deal().unwrap();
        let open = game.state().expedition();
        let drawn = chamber(open, open.map.node(NodeId::START));
        assert!(drawn.contains("translate(0 0) scale(2.5)"));
        assert_eq!(drawn.matches("<g").count(), drawn.matches("</g>").count());
    }

    #[test]
    fn six_pawns_stand_in_a_chamber() {
        let map = temple::Map::new();
        for count in 1..=6 {
            let places: Vec<(f32, f32)> =
                (0..count).map(|place| stand(map.node(NodeId::START), place, count)).collect();
            assert!(places.iter().all(|(x, y)| x.abs() < 42.0 && y.abs() < 42.0), "{places:?}");
            assert!(places.windows(2).all(|pair| pair[0] != pair[1]));
        }
    }
}
