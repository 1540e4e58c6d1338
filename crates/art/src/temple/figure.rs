//! Examples for the rules pages, drawn from a few lines of text.
//!
//! Places are as in the rules: the entrance is `0,0`, x grows to the east and y to the north.
//!
//! | line | what it shows |
//! |---|---|
//! | `tiles: START=0,0 B08=1,0,W` | chambers by their name, with the side where the stairs are (south if nothing is said) |
//! | | a doorway that meets a wall is bricked up by itself |
//! | `used: 1,0` | chambers whose stones were used |
//! | `glow: 1,0` | chambers with light on them |
//! | `dark: 1,0,N` | doorways into the dark |
//! | `doors: 0,0,E` | doorways that can be paid for |
//! | `stones: 1,0 2,0,3` | stones that can be paid for; the last number is the row of the price list, else the first |
//! | `pawns: 1=0,0 2=1,0` | adventurers 1 to 6 |
//! | `locked: 2` | adventurers who have no die left to throw |
//! | `path: 0,0 1,0 1,1` | an arrow from chamber to chamber; there may be several |
//! | `no: 1,1` | where somebody may not go |
//! | `dice: 1 A A+ T X - ? > K` | a row of dice; there may be several |
//!
//! In a row of dice A, T, K, G and X are what they show, `X` is locked, `+` after a symbol is kept, `-` is blank, `?` is
//! in the air, `*` is a gift, `>` is an arrow, `|` is a gap, and a number from 1 to 6 is the sign of a seat.

use super::chamber::{Chamber, chamber};
use super::die::{Look, die, gift_die};
use super::marks::{access, blocked, lit_doorway, lit_stones};
use super::pawn::{locked_pawn, pawn, standing};
use super::side::Side;
use super::symbol::Symbol;
use super::tiles::tile;
use crate::cells::refused;
use crate::ink::Ink;
use crate::sign::sign;
use crate::svg::{at, number, placed, point};

/// Why a text is not a figure.
pub type BadFigure = crate::figure::BadFigure<Wanted>;

/// What a text should have at some place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// One of the items, with a colon.
    Item,
    /// Two words with an equals sign between.
    Pair,
    /// The name of a chamber.
    Tile,
    /// A place, two numbers with a comma between.
    Place,
    /// A place where no chamber lies yet.
    Free,
    /// A place where a chamber lies in this figure.
    TileHere,
    /// A place and a side.
    Doorway,
    /// A row of the price list of this chamber.
    Tier,
    /// A seat from 1 to 6.
    Seat,
    /// A seat whose pawn stands in this figure.
    PawnHere,
    /// Two places or more.
    Way,
    /// A die, an arrow or a gap.
    Die,
    /// A chamber or a die at all.
    Something,
}

/// On the table: x to the east, y to the north.
type Place = (i32, i32);

/// As far as a figure may reach from the entrance.
const FAR: i32 = 20;

/// No figure is narrower, so that all of them are drawn about equally large.
const NARROW: i32 = 82;

/// What can stand in a row of dice.
#[derive(Clone, Copy)]
enum InRow {
    Die(Option<Symbol>, Look),
    Gift,
    Arrow,
    Gap,
    Sign(usize),
}

/// All that a text says.
#[derive(Default)]
struct Figure {
    tiles: Vec<(Chamber, Place)>,
    dark: Vec<(Place, Side)>,
    doors: Vec<(Place, Side)>,
    stones: Vec<(Place, usize)>,
    pawns: Vec<(usize, Place)>,
    locked: Vec<usize>,
    paths: Vec<Vec<Place>>,
    no: Vec<Place>,
    dice: Vec<Vec<InRow>>,
}

type Read<T> = Result<T, (Wanted, String)>;

fn wanted<T>(found: Option<T>, wanted: Wanted, word: &str) -> Read<T> {
    found.ok_or_else(|| (wanted, word.to_owned()))
}

/// A place, and what comes after it.
fn place_and(word: &str) -> Option<(Place, Option<&str>)> {
    let mut parts = word.splitn(3, ',');
    let mut coordinate = || parts.next()?.parse().ok().filter(|at: &i32| at.abs() <= FAR);
    let place = (coordinate()?, coordinate()?);
    Some((place, parts.next()))
}

fn seat(word: &str) -> Option<usize> {
    ["1", "2", "3", "4", "5", "6"].iter().position(|number| *number == word)
}

fn in_row(word: &str) -> Option<InRow> {
    Some(match word {
        "-" => InRow::Die(None, Look::Blank),
        "?" => InRow::Die(None, Look::Spinning),
        "X" => InRow::Die(None, Look::Locked),
        "*" => InRow::Gift,
        ">" => InRow::Arrow,
        "|" => InRow::Gap,
        _ => match (seat(word), word.strip_suffix('+')) {
            (Some(seat), _) => InRow::Sign(seat),
            (_, Some(kept)) => InRow::Die(Some(Symbol::read(kept)?), Look::Kept),
            _ => InRow::Die(Some(Symbol::read(word)?), Look::Showing),
        },
    })
}

impl Figure {
    fn read(text: &str) -> Result<Figure, BadFigure> {
        let mut figure = Figure::default();
        for (index, line) in text.lines().enumerate() {
            let read = figure.read_line(line.trim());
            read.map_err(|(wanted, word)| BadFigure { line: index + 1, word, wanted })?;
        }
        if figure.tiles.is_empty() && figure.dice.is_empty() {
            return Err(BadFigure { line: 1, word: String::new(), wanted: Wanted::Something });
        }
        Ok(figure)
    }

    fn read_line(&mut self, line: &str) -> Read<()> {
        if line.is_empty() {
            return Ok(());
        }
        let (item, rest) = wanted(line.split_once(':'), Wanted::Item, line)?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        match item {
            "path" => {
                let path = words.iter().map(|word| self.place(word)).collect::<Read<Vec<Place>>>()?;
                wanted((path.len() > 1).then_some(()), Wanted::Way, rest.trim())?;
                self.paths.push(path);
            }
            "dice" => {
                let row = words.iter().map(|word| wanted(in_row(word), Wanted::Die, word));
                let row = row.collect::<Read<Vec<InRow>>>()?;
                wanted((!row.is_empty()).then_some(()), Wanted::Die, "")?;
                self.dice.push(row);
            }
            _ => {
                for word in words {
                    self.read_word(item, word)?;
                }
            }
        }
        Ok(())
    }

    fn read_word(&mut self, item: &str, word: &str) -> Read<()> {
        match item {
            "tiles" => {
                let (name, at) = wanted(word.split_once('='), Wanted::Pair, word)?;
                let (place, side) = wanted(place_and(at), Wanted::Place, at)?;
                let side = side.map_or(Some(Side::South), Side::read);
                let side = wanted(side, Wanted::Doorway, at)?;
                wanted(self.index(place).is_none().then_some(()), Wanted::Free, at)?;
                self.tiles.push((wanted(tile(name, side), Wanted::Tile, name)?, place));
            }
            "used" => {
                let tile = self.tile(word)?;
                tile.used = true;
            }
            "glow" => {
                let tile = self.tile(word)?;
                tile.glow = true;
            }
            "dark" => {
                let doorway = self.doorway(word)?;
                self.dark.push(doorway);
            }
            "doors" => {
                let doorway = self.doorway(word)?;
                self.doors.push(doorway);
            }
            "stones" => {
                let (place, tier) = wanted(place_and(word), Wanted::Place, word)?;
                let index = wanted(self.index(place), Wanted::TileHere, word)?;
                let of = self.tiles[index].0.stones.map_or(0, |stones| stones.tiers.len());
                let tier = tier.map_or(Some(1), |tier| tier.parse().ok());
                let tier = tier.filter(|tier| (1..=of).contains(tier));
                self.stones.push((place, wanted(tier, Wanted::Tier, word)? - 1));
            }
            "pawns" => {
                let (name, at) = wanted(word.split_once('='), Wanted::Pair, word)?;
                self.pawns.push((wanted(seat(name), Wanted::Seat, name)?, self.place(at)?));
            }
            "locked" => {
                let seat = wanted(seat(word), Wanted::Seat, word)?;
                let here = self.pawns.iter().any(|(other, _)| *other == seat);
                self.locked.push(wanted(here.then_some(seat), Wanted::PawnHere, word)?);
            }
            "no" => {
                let (place, more) = wanted(place_and(word), Wanted::Place, word)?;
                self.no.push(wanted(more.is_none().then_some(place), Wanted::Place, word)?);
            }
            _ => return Err((Wanted::Item, item.to_owned())),
        }
        Ok(())
    }

    fn index(&self, place: Place) -> Option<usize> {
        self.tiles.iter().position(|(_, other)| *other == place)
    }

    /// The chamber beyond a side of this place.
    fn behind(&self, (x, y): Place, side: Side) -> Option<&Chamber> {
        let (right, down) = side.step();
        self.index((x + right, y - down)).map(|index| &self.tiles[index].0)
    }

    /// A place with a chamber.
    fn place(&self, word: &str) -> Read<Place> {
        let (place, more) = wanted(place_and(word), Wanted::Place, word)?;
        wanted(more.is_none().then_some(()), Wanted::Place, word)?;
        wanted(self.index(place).map(|_| place), Wanted::TileHere, word)
    }

    fn tile(&mut self, word: &str) -> Read<&mut Chamber> {
        let place = self.place(word)?;
        let index = wanted(self.index(place), Wanted::TileHere, word)?;
        Ok(&mut self.tiles[index].0)
    }

    /// An opening of a chamber.
    fn doorway(&self, word: &str) -> Read<(Place, Side)> {
        let (place, side) = wanted(place_and(word), Wanted::Place, word)?;
        let side = wanted(side.and_then(Side::read), Wanted::Doorway, word)?;
        let index = wanted(self.index(place), Wanted::TileHere, word)?;
        let open = self.tiles[index].0.open(side);
        wanted(open.then_some((place, side)), Wanted::Doorway, word)
    }

    /// Left, top, right and bottom of the map: a unit around the chambers, and the dark where it is shown.
    fn map(&self) -> Option<[i32; 4]> {
        let middles = self.tiles.iter().map(|(_, place)| (middle(*place), 21, 21));
        let beyond = self.dark.iter().map(|(place, side)| {
            let ((x, y), (right, down)) = (middle(*place), side.step());
            ((x + right * 28, y + down * 28), 10, 10)
        });
        let marks = self.no.iter().map(|place| (middle(*place), 8, 8));
        let boxes = middles.chain(beyond).chain(marks);
        boxes
            .map(|((x, y), wide, high)| [x - wide, y - high, x + wide, y + high])
            .reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])])
    }

    fn draw(&self, ink: Ink) -> String {
        let mut out = String::with_capacity(24_000);
        let map = self.map();
        let [mut left, top, mut right, mut bottom] = map.unwrap_or([0; 4]);
        let widest = self.dice.iter().map(|row| row_width(row)).max().unwrap_or(0).max(NARROW);
        let missing = (widest - (right - left)).max(0);
        left -= missing / 2;
        right += missing - missing / 2;
        let rows = if map.is_some() && !self.dice.is_empty() { bottom + 3 } else { bottom };
        bottom = rows + 16 * self.dice.len() as i32;
        out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"");
        for (index, size) in [left, top, right - left, bottom - top].into_iter().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            number(&mut out, size * 10);
        }
        out.push_str("\">");
        self.draw_map(&mut out, ink);
        for (row, y) in self.dice.iter().zip((rows..).step_by(16)) {
            let x = left + (right - left - row_width(row)) / 2;
            draw_row(&mut out, row, (x, y + 8), ink);
        }
        out.push_str("</svg>");
        out
    }

    fn draw_map(&self, out: &mut String, ink: Ink) {
        for (room, place) in &self.tiles {
            at(out, tenths(*place), &chamber(room, ink));
        }
        for (room, place) in &self.tiles {
            for side in Side::ALL {
                if room.open(side)
                    && self.behind(*place, side).is_some_and(|other| !other.open(side.across()))
                {
                    at(out, tenths(*place), &blocked(side, ink));
                }
            }
        }
        for (place, side) in &self.dark {
            at(out, tenths(*place), &access(*side, ink));
        }
        for (place, tier) in &self.stones {
            if let Some(index) = self.index(*place) {
                at(out, tenths(*place), &lit_stones(*tier, &self.tiles[index].0, ink));
            }
        }
        for (place, side) in &self.doors {
            at(out, tenths(*place), &lit_doorway(*side, ink));
        }
        let mut heads = String::new();
        for path in &self.paths {
            draw_path(out, &mut heads, path, ink);
        }
        for (index, (seat, place)) in self.pawns.iter().enumerate() {
            let here = |pawns: &[(usize, Place)]| pawns.iter().filter(|(_, other)| other == place).count();
            let Some(room) = self.index(*place).map(|index| &self.tiles[index].0) else { continue };
            let all = here(&self.pawns);
            let stands = standing(here(&self.pawns[..index]), all, room);
            let (x, y) = tenths(*place);
            let locked = self.locked.contains(seat);
            let picture = if locked { locked_pawn(*seat, ink) } else { pawn(*seat, ink) };
            placed(out, (x + stands.0, y + stands.1), if all > 3 { ".84" } else { "1" }, &picture);
        }
        out.push_str(&heads);
        for place in &self.no {
            placed(out, tenths(*place), "1.6", &refused(ink));
        }
    }
}

fn middle((x, y): Place) -> (i32, i32) {
    (x * 40, -y * 40)
}

fn tenths(place: Place) -> (i32, i32) {
    let (x, y) = middle(place);
    (x * 10, y * 10)
}

/// Room for one thing in a row.
fn width(thing: InRow) -> i32 {
    match thing {
        InRow::Die(..) | InRow::Gift => 15,
        InRow::Arrow | InRow::Sign(_) => 12,
        InRow::Gap => 6,
    }
}

fn row_width(row: &[InRow]) -> i32 {
    row.iter().map(|thing| width(*thing)).sum()
}

const HEAD: &str = r#"<path fill="$l" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M-4.6-1.3H.4V-3.8L4.8 0L.4 3.8V1.3H-4.6z"/>"#;

fn draw_row(out: &mut String, row: &[InRow], (mut x, y): (i32, i32), ink: Ink) {
    for thing in row {
        let picture = match *thing {
            InRow::Die(face, look) => die(face, look, ink),
            InRow::Gift => gift_die(ink),
            InRow::Arrow => ink.paint(HEAD),
            InRow::Sign(seat) => sign(seat, ink),
            InRow::Gap => String::new(),
        };
        at(out, (x * 10 + width(*thing) * 5, y * 10), &picture);
        x += width(*thing);
    }
}

/// An arrow from chamber to chamber: it leaves the first one through its doorway and ends where the last one begins, so
/// that it covers neither stones nor pawns.
fn draw_path(out: &mut String, heads: &mut String, path: &[Place], ink: Ink) {
    const FROM: i32 = 110;
    const TO: i32 = 120;
    let mut points: Vec<(i32, i32)> = path.iter().map(|place| tenths(*place)).collect();
    let towards = |from: (i32, i32), to: (i32, i32)| ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let [first, second, ..] = points[..] else { return };
    let [.., before, last] = points[..] else { return };
    let (leaves, comes) = (towards(first, second), towards(before, last));
    let end = points.len() - 1;
    points[0] = (first.0 + leaves.0 * FROM, first.1 + leaves.1 * FROM);
    points[end] = (last.0 - comes.0 * TO, last.1 - comes.1 * TO);
    let last = points[end];
    let mut line = String::new();
    for (index, place) in points.iter().enumerate() {
        line.push(if index == 0 { 'M' } else { 'L' });
        point(&mut line, *place);
    }
    for (colour, width) in [("$k", "3"), ("$l", "1.8")] {
        out.push_str("<path fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\" stroke=\"");
        ink.put(out, colour);
        out.push_str("\" stroke-width=\"");
        out.push_str(width);
        out.push_str("\" d=\"");
        out.push_str(&line);
        out.push_str("\"/>");
    }
    let turn = match comes {
        (-1, _) => "180",
        (0, 1) => "90",
        (0, -1) => "270",
        _ => "0",
    };
    let mut head = String::from("<g transform=\"rotate(");
    head.push_str(turn);
    head.push_str(")\">");
    ink.put(&mut head, r#"<path fill="$l" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M-3-4.2L4 0L-3 4.2z"/></g>"#);
    at(heads, last, &head);
}

/// Draws an example as a complete picture.
///
/// # Errors
/// When the text says something that cannot be drawn.
pub fn figure(text: &str, ink: Ink) -> Result<String, BadFigure> {
    Ok(Figure::read(text)?.draw(ink))
}
