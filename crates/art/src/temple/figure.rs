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
//! | `half: 2,0 2,0,b` | light on the front or the back half of a double chamber |
//! | `lying: 1,0=double_key 2,0=chalice 0,0=torch` | a treasure by its name in the rules, the chalice, a giant torch |
//! | `passages: 0,0,N` | secret passages to the chamber beyond |
//! | `shimmer: 1,0` | illusion chambers |
//! | `falls: 1,0` | chambers that vanish |
//! | `beams: 0,0 2,0 2,1` | alliance chambers that are ready, with a beam from each to the next |
//! | `pawns: 1=0,0 2=1,0 3=2,0,b` | adventurers 1 to 6; `b` is the back half of a double chamber, for what lies there too |
//! | `locked: 2` | adventurers who have no die left to throw |
//! | `trapped: 2` | adventurers behind bars |
//! | `carries: 2` | who has the chalice |
//! | `path: 0,0 1,0 1,1` | an arrow from chamber to chamber; there may be several |
//! | `no: 1,1` | where somebody may not go |
//! | `dice: 1 A A+ T X - ? > K` | a row of dice; there may be several |
//!
//! In a row of dice A, T, K, G and X are what they show, `X` is locked, `+` after a symbol is kept, `-` is blank, `?` is
//! in the air, `*` is a gift, `>` is an arrow, `|` is a gap, and a number from 1 to 6 is the sign of a seat. `broken` is a
//! die set aside and `falling` one that rolls off the table. Curses and treasures stand there by their names in the rules:
//! `trap=ATK` is a card with the symbols that break it, `lost_treasure` one without any, `double_key` a treasure.

use super::chalice::Thing;
use super::chamber::Chamber;
use super::curse::Curse;
use super::die::Look;
use super::emblem::Kind;
use super::side::Side;
use super::symbol::Symbol;
use super::tiles::tile;
use super::treasure::Treasure;
use crate::ink::Ink;

mod drawing;

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
    /// A die, an arrow, a gap, a curse or a treasure.
    Die,
    /// A double chamber, and `b` for its back half.
    Half,
    /// A treasure by its name in the rules, `chalice` or `torch`.
    Thing,
    /// A chamber or a die at all.
    Something,
}

/// On the table: x to the east, y to the north.
type Place = (i32, i32);

/// As far as a figure may reach from the entrance.
const FAR: i32 = 20;

/// What can stand in a row of dice.
#[derive(Clone, Copy)]
enum InRow {
    Die(Option<Symbol>, Look),
    Gift,
    Arrow,
    Gap,
    Sign(usize),
    Broken,
    Falling,
    Card(Curse, Option<[Symbol; 3]>),
    Treasure(Treasure),
}

/// What lies in a chamber.
#[derive(Clone, Copy)]
enum Lying {
    Treasure(Treasure),
    Chalice,
    Torch,
}

impl Lying {
    fn read(name: &str) -> Option<Lying> {
        match name {
            "chalice" => Some(Lying::Chalice),
            "torch" => Some(Lying::Torch),
            _ => Treasure::read(name).map(Lying::Treasure),
        }
    }

    fn thing(self) -> Thing {
        match self {
            Lying::Treasure(_) => Thing::Treasure,
            Lying::Chalice => Thing::Chalice,
            Lying::Torch => Thing::Torch,
        }
    }
}

/// A place, and whether the back half of a double chamber is meant.
type Spot = (Place, bool);

/// All that a text says.
#[derive(Default)]
struct Figure {
    tiles: Vec<(Chamber, Place)>,
    dark: Vec<(Place, Side)>,
    doors: Vec<(Place, Side)>,
    stones: Vec<(Place, usize)>,
    halves: Vec<Spot>,
    lying: Vec<(Lying, Spot)>,
    passages: Vec<(Place, Side)>,
    shimmers: Vec<Place>,
    falls: Vec<Place>,
    beams: Vec<Vec<Place>>,
    pawns: Vec<(usize, Spot)>,
    locked: Vec<usize>,
    trapped: Vec<usize>,
    carries: Vec<usize>,
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
        "broken" => InRow::Broken,
        "falling" => InRow::Falling,
        _ if Curse::read(word).is_some() => InRow::Card(Curse::read(word)?, None),
        _ if Treasure::read(word).is_some() => InRow::Treasure(Treasure::read(word)?),
        _ if word.contains('=') => {
            let (name, breaks) = word.split_once('=')?;
            let breaks: Option<Vec<Symbol>> = breaks.split_inclusive(|_| true).map(Symbol::read).collect();
            InRow::Card(Curse::read(name)?, Some(breaks?.try_into().ok()?))
        }
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
            "path" | "beams" => {
                let path = words.iter().map(|word| self.place(word)).collect::<Read<Vec<Place>>>()?;
                wanted((path.len() > 1).then_some(()), Wanted::Way, rest.trim())?;
                if item == "path" { self.paths.push(path) } else { self.beams.push(path) }
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
                self.pawns.push((wanted(seat(name), Wanted::Seat, name)?, self.spot(at)?));
            }
            "locked" | "trapped" | "carries" => {
                let seat = wanted(seat(word), Wanted::Seat, word)?;
                let here = self.pawns.iter().any(|(other, _)| *other == seat);
                let seat = wanted(here.then_some(seat), Wanted::PawnHere, word)?;
                match item {
                    "locked" => self.locked.push(seat),
                    "trapped" => self.trapped.push(seat),
                    _ => self.carries.push(seat),
                }
            }
            "half" => {
                let (place, behind) = self.spot(word)?;
                let is_double = self.chamber(place).is_some_and(|room| room.kind == Kind::Double);
                self.halves.push(wanted(is_double.then_some((place, behind)), Wanted::Half, word)?);
            }
            "lying" => {
                let (at, name) = wanted(word.split_once('='), Wanted::Pair, word)?;
                let spot = self.spot(at)?;
                self.lying.push((wanted(Lying::read(name), Wanted::Thing, name)?, spot));
            }
            "passages" => {
                let (place, side) = self.edge(word)?;
                let beyond = self.behind(place, side).map(|_| (place, side));
                self.passages.push(wanted(beyond, Wanted::TileHere, word)?);
            }
            "shimmer" => {
                let place = self.place(word)?;
                self.shimmers.push(place);
            }
            "falls" => {
                let place = self.place(word)?;
                self.falls.push(place);
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
        self.chamber((x + right, y - down))
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

    fn chamber(&self, place: Place) -> Option<&Chamber> {
        self.index(place).map(|index| &self.tiles[index].0)
    }

    /// A place with a chamber, or the back half of one.
    fn spot(&self, word: &str) -> Read<Spot> {
        let (place, more) = wanted(place_and(word), Wanted::Place, word)?;
        let room = wanted(self.chamber(place), Wanted::TileHere, word)?;
        match more {
            None => Ok((place, false)),
            Some("b") if room.kind == Kind::Double => Ok((place, true)),
            Some(_) => Err((Wanted::Half, word.to_owned())),
        }
    }

    /// A side of a chamber.
    fn edge(&self, word: &str) -> Read<(Place, Side)> {
        let (place, side) = wanted(place_and(word), Wanted::Place, word)?;
        let side = wanted(side.and_then(Side::read), Wanted::Doorway, word)?;
        wanted(self.index(place), Wanted::TileHere, word)?;
        Ok((place, side))
    }

    /// An opening of a chamber.
    fn doorway(&self, word: &str) -> Read<(Place, Side)> {
        let (place, side) = self.edge(word)?;
        let is_open = self.chamber(place).is_some_and(|room| room.open(side));
        wanted(is_open.then_some((place, side)), Wanted::Doorway, word)
    }
}

/// Draws an example as a complete picture.
///
/// # Errors
/// When the text says something that cannot be drawn.
pub fn figure(text: &str, ink: Ink) -> Result<String, BadFigure> {
    Ok(Figure::read(text)?.draw(ink))
}
