//! Examples for the rules pages, drawn from a few lines of text.
//!
//! | line | what it shows |
//! |---|---|
//! | `hexes: S1=0,0 C4=1,0,2` | hexes of the city with their place (q, r) and how often they are turned |
//! | `signs: Bar=0,0,2` | a tile on a location; without it a location shows what is printed there |
//! | `officers: County=0,0 Sandra=1,0,1` | officers on a hex, Inspector Sandra at a location |
//! | `pawns: 1=0,0,2 2=1,0,r4` | pawns of the seats 1 to 5, at a location or in a region |
//! | `cubes: 1=0,0,2` | cubes on a business or a safe house |
//! | `members: 0,0,1` | two members of a gang at their headquarters |
//! | `lit: 0,0,1 0,0,r4 2,0` | light on a location, on a region, or on a hex or a gap |
//! | `path: 0,0,1 0,0,r0 1,0,r3` | an arrow |
//! | `no: 1,0,1` | a cross |
//! | `row: Boxer > Disc` | pictures side by side; there may be several rows |
//!
//! A location is counted from 1 in the order of the rules; a region is named by one of its edges as it lies, `r0` (east) to
//! `r5`. In a row stand pieces by the names that `piece.rs` lists, `yes`, `no`, `>` (an arrow), `+`, `=` and `|` (a gap).

use super::hex::{border, hex, lit_hex, lit_region, lit_spot, rim};
use super::lying::{edge, inside_region};
use super::people::{Officer, cube, member, officer, pawn, sandra};
use super::piece::{Shape, called, named, sign};
use super::place::{Place, place, printed};
use super::tiles::{HEXES, beat, cube_place, locations, member_place, middle, spot, standing};
use crate::glyph;
use crate::ink::Ink;
use crate::svg::{at, number, placed, point};

/// Why a text is not a figure.
pub type BadFigure = crate::figure::BadFigure<Wanted>;

/// What a text should have at some place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// One of the items, with a colon.
    Item,
    /// Two words with `=` between.
    Pair,
    /// A hex of the rules.
    Hex,
    /// A place: q and r, and what the item asks for.
    Place,
    /// A place without a hex yet.
    Free,
    /// A place with a hex.
    HexHere,
    /// A location of this hex, or a region where the item takes one.
    Spot,
    /// A sign.
    Sign,
    /// An officer.
    Officer,
    /// A seat from 1 to 5.
    Seat,
    /// Two places or more.
    Way,
    /// Something that can stand in a row.
    Picture,
    /// A hex or a row at all.
    Something,
}

/// On a hex: at a location, in a region, or nowhere in particular.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    Location(usize),
    Region(usize),
    Hex,
}

type Spotted = ((i32, i32), Spot);

struct Hex {
    hex: usize,
    place: (i32, i32),
    turns: usize,
}

/// All that a text says.
#[derive(Default)]
struct Figure {
    hexes: Vec<Hex>,
    signs: Vec<(Place, Spotted)>,
    officers: Vec<(Officer, (i32, i32))>,
    sandra: Vec<Spotted>,
    pawns: Vec<(usize, Spotted)>,
    cubes: Vec<(usize, Spotted)>,
    members: Vec<Spotted>,
    lit: Vec<Spotted>,
    paths: Vec<Vec<Spotted>>,
    no: Vec<Spotted>,
    rows: Vec<Vec<(InRow, i32)>>,
}

/// A picture for a row, ready but for its place; its height is 40 units at most.
enum InRow {
    /// In a box of its own size: how much it is scaled, and how far its middle is from its corner.
    Picture(String, &'static str, (i32, i32)),
    Gap,
}

type Read<T> = Result<T, (Wanted, String)>;

fn wanted<T>(found: Option<T>, wanted: Wanted, word: &str) -> Read<T> {
    found.ok_or_else(|| (wanted, word.to_owned()))
}

/// As far as a figure may reach.
const FAR: i32 = 6;

/// A place, and what comes after it.
fn place_and(word: &str) -> Option<((i32, i32), Option<&str>)> {
    let mut parts = word.splitn(3, ',');
    let mut coordinate = || parts.next()?.parse().ok().filter(|at: &i32| at.abs() <= FAR);
    Some(((coordinate()?, coordinate()?), parts.next()))
}

fn seat(word: &str) -> Option<usize> {
    ["1", "2", "3", "4", "5"].iter().position(|number| *number == word)
}

fn in_row(word: &str, ink: Ink) -> Option<(InRow, i32)> {
    let glyph = |sign: &str| {
        let mut out = String::new();
        glyph::put(&mut out, sign, "scale(2)", 'i', ink);
        (InRow::Picture(out, "1", (80, 0)), 18)
    };
    let known = match word {
        "|" => Some((InRow::Gap, 8)),
        ">" => Some((InRow::Picture(ink.paint(HEAD), "1.8", (90, 0)), 20)),
        "+" | "=" => Some(glyph(word)),
        "yes" => Some((InRow::Picture(ink.paint(YES), "1", (90, 0)), 20)),
        "no" => Some((InRow::Picture(ink.paint(NO), "1", (90, 0)), 20)),
        _ => None,
    };
    known.or_else(|| {
        let (picture, shape) = named(word, ink)?;
        let (scale, place, width) = match shape {
            Shape::Card => (".285", (0, -200), 32),
            Shape::Tile => (".8", (160, 0), 34),
            Shape::Mark => ("1.1", (120, 0), 26),
            Shape::Sign => ("1", (160, 0), 35),
            Shape::Hex => (".34", (190, 0), 38),
        };
        Some((InRow::Picture(picture, scale, place), width))
    })
}

impl Figure {
    fn read(text: &str, ink: Ink) -> Result<Figure, BadFigure> {
        let mut figure = Figure::default();
        for (index, line) in text.lines().enumerate() {
            let read = figure.read_line(line.trim(), ink);
            read.map_err(|(wanted, word)| BadFigure { line: index + 1, word, wanted })?;
        }
        if figure.hexes.is_empty() && figure.rows.is_empty() {
            return Err(BadFigure { line: 1, word: String::new(), wanted: Wanted::Something });
        }
        Ok(figure)
    }

    fn read_line(&mut self, line: &str, ink: Ink) -> Read<()> {
        if line.is_empty() {
            return Ok(());
        }
        let (item, rest) = wanted(line.split_once(':'), Wanted::Item, line)?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        match item {
            "path" => {
                let path = words.iter().map(|word| self.spotted(word)).collect::<Read<Vec<Spotted>>>()?;
                wanted((path.len() > 1).then_some(()), Wanted::Way, rest.trim())?;
                self.paths.push(path);
            }
            "row" => {
                let row = words.iter().map(|word| wanted(in_row(word, ink), Wanted::Picture, word));
                let row = row.collect::<Read<Vec<_>>>()?;
                wanted((!row.is_empty()).then_some(()), Wanted::Picture, "")?;
                self.rows.push(row);
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
        let pair = || wanted(word.split_once('='), Wanted::Pair, word);
        match item {
            "hexes" => {
                let (name, at) = pair()?;
                let hex = HEXES.iter().position(|known| *known == name);
                let hex = wanted(hex, Wanted::Hex, name)?;
                let (place, turns) = wanted(place_and(at), Wanted::Place, at)?;
                let turns = turns.map_or(Some(0), |turns| turns.parse().ok().filter(|turns| *turns < 6));
                let turns = wanted(turns, Wanted::Place, at)?;
                wanted(self.hex(place).is_none().then_some(()), Wanted::Free, at)?;
                self.hexes.push(Hex { hex, place, turns });
            }
            "signs" => {
                let (name, at) = pair()?;
                let sign = wanted(sign(name), Wanted::Sign, name)?;
                self.signs.push((sign, self.location(at)?));
            }
            "officers" => {
                let (name, at) = pair()?;
                if name == "Sandra" {
                    self.sandra.push(self.location(at)?);
                } else {
                    let found = Officer::ALL.into_iter().find(|one| called(one, name));
                    let found = wanted(found, Wanted::Officer, name)?;
                    let (place, spot) = self.spotted(at)?;
                    wanted((spot == Spot::Hex).then_some(()), Wanted::Place, at)?;
                    self.officers.push((found, place));
                }
            }
            "pawns" => {
                let (name, at) = pair()?;
                let seat = wanted(seat(name), Wanted::Seat, name)?;
                let spotted = self.spotted(at)?;
                wanted((spotted.1 != Spot::Hex).then_some(()), Wanted::Spot, at)?;
                self.pawns.push((seat, spotted));
            }
            "cubes" => {
                let (name, at) = pair()?;
                let seat = wanted(seat(name), Wanted::Seat, name)?;
                self.cubes.push((seat, self.location(at)?));
            }
            "members" => {
                let here = self.location(word)?;
                self.members.push(here);
            }
            "lit" => {
                // Light may fall where no hex is yet.
                let gap =
                    place_and(word).filter(|(place, more)| more.is_none() && self.hex(*place).is_none());
                let spotted = match gap {
                    Some((place, _)) => (place, Spot::Hex),
                    None => self.spotted(word)?,
                };
                self.lit.push(spotted);
            }
            "no" => {
                let spotted = self.spotted(word)?;
                self.no.push(spotted);
            }
            _ => return Err((Wanted::Item, item.to_owned())),
        }
        Ok(())
    }

    fn hex(&self, place: (i32, i32)) -> Option<&Hex> {
        self.hexes.iter().find(|hex| hex.place == place)
    }

    /// Somewhere on a hex of this figure.
    fn spotted(&self, word: &str) -> Read<Spotted> {
        let (place, more) = wanted(place_and(word), Wanted::Place, word)?;
        let here = wanted(self.hex(place), Wanted::HexHere, word)?;
        let spot = match more {
            None => Some(Spot::Hex),
            Some(more) => match more.strip_prefix('r') {
                Some(edge) => edge.parse().ok().filter(|edge| *edge < 6).map(Spot::Region),
                None => {
                    let known = 1..=locations(here.hex);
                    let found = more.parse().ok().filter(|location| known.contains(location));
                    found.map(|location: usize| Spot::Location(location - 1))
                }
            },
        };
        Ok((place, wanted(spot, Wanted::Spot, word)?))
    }

    fn location(&self, word: &str) -> Read<Spotted> {
        let spotted = self.spotted(word)?;
        wanted(matches!(spotted.1, Spot::Location(_)).then_some(spotted), Wanted::Spot, word)
    }

    /// The middle of a place, in tenths.
    fn at(&self, (place, spot): Spotted) -> (i32, i32) {
        let (x, y) = middle(place.0, place.1);
        let (dx, dy) = match (self.hex(place), spot) {
            (Some(here), Spot::Location(location)) => self::spot(here.hex, location, here.turns),
            (Some(here), Spot::Region(edge)) => inside_region(here.hex, edge, here.turns),
            _ => (0, 0),
        };
        (x + dx, y + dy)
    }

    /// Left, top, right and bottom of the map in units.
    fn map(&self) -> Option<[i32; 4]> {
        let gaps = self.lit.iter().map(|(place, _)| *place);
        let middles = self.hexes.iter().map(|hex| hex.place).chain(gaps).map(|(q, r)| middle(q, r));
        middles
            .map(|(x, y)| [x / 10 - 56, y / 10 - 63, x / 10 + 56, y / 10 + 68])
            .reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])])
    }

    fn draw(&self, ink: Ink) -> String {
        let mut out = String::with_capacity(60_000);
        let [mut left, top, mut right, mut bottom] = self.map().unwrap_or([0; 4]);
        let wide = |row: &[(InRow, i32)]| row.iter().map(|(_, width)| width).sum::<i32>();
        let widest = self.rows.iter().map(|row| wide(row)).max().unwrap_or(0).max(NARROW);
        let missing = (widest - (right - left)).max(0);
        left -= missing / 2;
        right += missing - missing / 2;
        let rows = bottom;
        bottom += ROW * self.rows.len() as i32;
        out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"");
        for (index, size) in [left, top, right - left, bottom - top].into_iter().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            number(&mut out, size * 10);
        }
        out.push_str("\">");
        self.draw_map(&mut out, ink);
        for (row, y) in self.rows.iter().zip((rows..).step_by(ROW as usize)) {
            let mut x = (left + right - wide(row)) * 5;
            for (thing, width) in row {
                if let InRow::Picture(picture, scale, (dx, dy)) = thing {
                    placed(&mut out, (x + dx, (y + ROW / 2) * 10 + dy), scale, picture);
                }
                x += width * 10;
            }
        }
        out.push_str("</svg>");
        out
    }

    fn draw_map(&self, out: &mut String, ink: Ink) {
        for here in &self.hexes {
            at(out, middle(here.place.0, here.place.1), &rim(ink));
        }
        for here in &self.hexes {
            at(out, middle(here.place.0, here.place.1), &hex(here.hex, here.turns, ink));
        }
        for here in &self.hexes {
            for (side, (q, r)) in [(1, 0), (1, -1), (0, -1)].into_iter().enumerate() {
                if let Some(next) = self.hex((here.place.0 + q, here.place.1 + r)) {
                    let one = edge(here.hex, side, here.turns);
                    let other = edge(next.hex, side + 3, next.turns);
                    if one != other {
                        at(out, middle(here.place.0, here.place.1), &border(side, one, other, ink));
                    }
                }
            }
        }
        for (place, spot) in &self.lit {
            let light = match (self.hex(*place), spot) {
                (Some(here), Spot::Region(edge)) => lit_region(here.hex, *edge, here.turns, ink),
                (_, Spot::Location(_)) => continue,
                _ => lit_hex(ink),
            };
            at(out, middle(place.0, place.1), &light);
        }
        self.draw_signs(out, ink);
        for (who, place) in &self.officers {
            let Some(here) = self.hex(*place) else { continue };
            let ((x, y), (dx, dy)) = (middle(place.0, place.1), beat(here.hex, *who as usize, here.turns));
            placed(out, (x + dx, y + dy), ".9", &officer(*who, ink));
        }
        for path in &self.paths {
            self.draw_path(out, path, ink);
        }
        for (index, (seat, spotted)) in self.pawns.iter().enumerate() {
            let here =
                |pawns: &[(usize, Spotted)]| pawns.iter().filter(|(_, other)| other == spotted).count();
            let before = here(&self.pawns[..index]);
            let stands = match spotted.1 {
                Spot::Region(_) => ((2 * before as i32 + 1 - here(&self.pawns) as i32) * 60, 0),
                _ => standing(before),
            };
            let (x, y) = self.at(*spotted);
            placed(out, (x + stands.0, y + stands.1), "1.4", &pawn(*seat, ink));
        }
        for spotted in &self.sandra {
            let ((x, y), (dx, dy)) = (self.at(*spotted), standing(5));
            placed(out, (x + dx, y + dy), ".8", &sandra(ink));
        }
        for spotted in &self.no {
            placed(out, self.at(*spotted), "1.4", &ink.paint(NO));
        }
    }

    fn draw_signs(&self, out: &mut String, ink: Ink) {
        for here in &self.hexes {
            for location in 0..locations(here.hex) {
                let spotted = (here.place, Spot::Location(location));
                if self.lit.contains(&spotted) {
                    at(out, self.at(spotted), &lit_spot(ink));
                }
                let sign = self.signs.iter().find(|(_, other)| *other == spotted);
                let sign = sign.map_or_else(|| printed(here.hex, location), |(sign, _)| *sign);
                at(out, self.at(spotted), &place(sign, ink));
                let (x, y) = self.at(spotted);
                if let (Place::GangHq(gang), true) = (sign, self.members.contains(&spotted)) {
                    for (dx, dy) in [0, 1].map(member_place) {
                        placed(out, (x + dx, y + dy), ".6", &member(gang, ink));
                    }
                }
                let here = self.cubes.iter().filter(|(_, other)| *other == spotted);
                for (index, (seat, _)) in here.enumerate() {
                    let (dx, dy) = cube_place(index);
                    placed(out, (x + dx, y + dy), ".8", &cube(*seat, ink));
                }
            }
        }
    }

    /// An arrow with a point at its end.
    fn draw_path(&self, out: &mut String, path: &[Spotted], ink: Ink) {
        let places: Vec<(i32, i32)> = path.iter().map(|spotted| self.at(*spotted)).collect();
        for layer in PATH {
            ink.put(out, layer);
            for (index, place) in places.iter().enumerate() {
                out.push(if index == 0 { 'M' } else { 'L' });
                point(out, *place);
            }
            out.push_str("\"/>");
        }
        let [.., from, to] = places[..] else { return };
        // Degrees are enough, and each is one of few directions.
        let turn = f64::from(to.1 - from.1).atan2(f64::from(to.0 - from.0)).to_degrees();
        out.push_str("<g transform=\"translate(");
        point(out, to);
        out.push_str(") rotate(");
        number(out, (turn * 10.0) as i32);
        out.push_str(") scale(1.7)\">");
        ink.put(out, HEAD);
        out.push_str("</g>");
    }
}

/// No figure is narrower, so that all of them are drawn about equally large.
const NARROW: i32 = 180;
/// The height of a row.
const ROW: i32 = 44;
const PATH: [&str; 2] = [
    r#"<path fill="none" stroke="$k" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round" d=""#,
    r#"<path fill="none" stroke="$l" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d=""#,
];
const HEAD: &str = r#"<path fill="$l" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M-4.6-1.3H.4V-3.8L4.8 0L.4 3.8V1.3H-4.6z"/>"#;
const YES: &str = r#"<path fill="none" stroke="$k" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M-6 .5L-2 5L6.5-5"/><path fill="none" stroke="$y" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M-6 .5L-2 5L6.5-5"/>"#;
const NO: &str = r#"<path fill="none" stroke="$p" stroke-width="5" stroke-linecap="round" d="M-6-6L6 6M6-6L-6 6"/><path fill="none" stroke="$r" stroke-width="3" stroke-linecap="round" d="M-6-6L6 6M6-6L-6 6"/>"#;

/// The figure that a text describes, as a whole `<svg>`.
///
/// # Errors
///
/// The first word that is not understood, and what should have been there.
pub fn figure(text: &str, ink: Ink) -> Result<String, BadFigure> {
    Ok(Figure::read(text, ink)?.draw(ink))
}
