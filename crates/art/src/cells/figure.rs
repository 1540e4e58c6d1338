//! Examples for the rules pages, drawn from a few lines of text.
//!
//! | line | what it shows |
//! |---|---|
//! | `part: a5 d8` | the rectangle between two fields; without it the whole board |
//! | `pieces: 1=b3 E=b5 G1=d5 S=\|c E!=f3` | pawns 1 to 4, keys, guards; `\|c` is the middle line at file c |
//! | `cells: 1=a1 2=a8` | who lives in which corner |
//! | `marks: c3 c4` | where a piece may go |
//! | `no: d6` | where it may not |
//! | `path: b3 b4 b5` | an arrow along the middles; there may be several |
//! | `cost: b5=2` | how many moves it takes |
//! | `locked: E` | pieces that are locked |

use super::gaze::{Way, gaze};
use super::guard::guard;
use super::key::{Letter, key};
use super::marks::{cost, locked, refused, target};
use super::pawn::pawn;
use super::place::Place;
use super::yard::{cell, yard};
use crate::ink::Ink;
use crate::svg::{at, number, point};

/// Why a text is not a figure.
pub type BadFigure = crate::figure::BadFigure<Wanted>;

/// What a text should have at some place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// One of the items, with a colon.
    Item,
    /// A field.
    Field,
    /// A field, or the middle line at a file.
    Place,
    /// A corner of the board.
    Corner,
    /// A piece.
    Piece,
    /// A piece that stands in this figure.
    PieceHere,
    /// A seat from 1 to 4.
    Seat,
    /// A number from 1 to 8.
    Moves,
    /// Two words with an equals sign between.
    Pair,
    /// Two fields.
    TwoFields,
    /// Two places or more.
    Way,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Piece {
    Key(Letter),
    Guard(u8),
    Pawn(usize),
}

impl Piece {
    fn read(word: &str) -> Option<Piece> {
        match word {
            "G1" => Some(Piece::Guard(1)),
            "G2" => Some(Piece::Guard(2)),
            _ => seat(word).map(Piece::Pawn).or_else(|| Letter::read(word).map(Piece::Key)),
        }
    }

    /// What lies below comes first.
    fn layer(self) -> u8 {
        match self {
            Piece::Key(_) => 0,
            Piece::Guard(_) => 1,
            Piece::Pawn(_) => 2,
        }
    }
}

fn seat(word: &str) -> Option<usize> {
    ["1", "2", "3", "4"].iter().position(|number| *number == word)
}

/// All that a text says.
#[derive(Default)]
struct Figure {
    part: Option<(Place, Place)>,
    pieces: Vec<(Piece, Place)>,
    cells: Vec<(usize, Place)>,
    marks: Vec<Place>,
    no: Vec<Place>,
    paths: Vec<Vec<Place>>,
    costs: Vec<(Place, u8)>,
    locked: Vec<Piece>,
}

type Read<T> = Result<T, (Wanted, String)>;

fn wanted<T>(found: Option<T>, wanted: Wanted, word: &str) -> Read<T> {
    found.ok_or_else(|| (wanted, word.to_owned()))
}

fn place(word: &str) -> Read<Place> {
    wanted(Place::read(word), Wanted::Place, word)
}

fn field(word: &str) -> Read<Place> {
    wanted(Place::read(word).filter(|place| matches!(place, Place::Field(..))), Wanted::Field, word)
}

fn corner(word: &str) -> Read<Place> {
    let is_corner = |place: &Place| matches!(place, Place::Field(0 | 7, 0 | 7));
    wanted(Place::read(word).filter(is_corner), Wanted::Corner, word)
}

fn pair(word: &str) -> Read<(&str, &str)> {
    wanted(word.split_once('='), Wanted::Pair, word)
}

impl Figure {
    fn read(text: &str) -> Result<Figure, BadFigure> {
        let mut figure = Figure::default();
        for (index, line) in text.lines().enumerate() {
            let read = figure.read_line(line.trim());
            read.map_err(|(wanted, word)| BadFigure { line: index + 1, word, wanted })?;
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
            "part" => {
                let [one, other] = words[..] else { return Err((Wanted::TwoFields, rest.trim().to_owned())) };
                self.part = Some((field(one)?, field(other)?));
            }
            "path" => {
                let path = words.iter().map(|word| place(word)).collect::<Read<Vec<Place>>>()?;
                wanted((path.len() > 1).then_some(()), Wanted::Way, rest.trim())?;
                self.paths.push(path);
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
            "pieces" => {
                let (name, at) = pair(word)?;
                self.pieces.push((wanted(Piece::read(name), Wanted::Piece, name)?, place(at)?));
            }
            "cells" => {
                let (owner, at) = pair(word)?;
                self.cells.push((wanted(seat(owner), Wanted::Seat, owner)?, corner(at)?));
            }
            "marks" => self.marks.push(field(word)?),
            "no" => self.no.push(place(word)?),
            "cost" => {
                let (at, moves) = pair(word)?;
                let count = moves.parse().ok().filter(|moves| (1..=8).contains(moves));
                self.costs.push((field(at)?, wanted(count, Wanted::Moves, moves)?));
            }
            "locked" => {
                let piece = wanted(Piece::read(word), Wanted::Piece, word)?;
                let here = self.pieces.iter().any(|(other, _)| *other == piece);
                self.locked.push(wanted(here.then_some(piece), Wanted::PieceHere, word)?);
            }
            _ => return Err((Wanted::Item, item.to_owned())),
        }
        Ok(())
    }

    /// Left, top, width and height of what is shown: at the edge of the board the wall belongs to it.
    fn view(&self) -> [i32; 4] {
        let Some((Place::Field(file, rank), Place::Field(other_file, other_rank))) = self.part else {
            return [-3, -3, 86, 94];
        };
        let (west, east) = (file.min(other_file), file.max(other_file));
        let (south, north) = (rank.min(other_rank), rank.max(other_rank));
        let (x, y) = Place::Field(west, north).middle();
        let (right, bottom) = Place::Field(east, south).middle();
        let left = if west == 0 { -3 } else { x - 5 };
        let top = if north == 7 { -3 } else { y - 5 };
        let right = if east == 7 { 83 } else { right + 5 };
        let bottom = if south == 0 { 91 } else { bottom + 5 };
        [left, top, right - left, bottom - top]
    }

    fn holds(&self, place: Place) -> bool {
        self.pieces.iter().any(|(_, other)| *other == place)
    }

    fn draw(&mut self, ink: Ink) -> String {
        let mut out = String::with_capacity(24_000);
        out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"");
        for (index, size) in self.view().into_iter().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            number(&mut out, size * 10);
        }
        out.push_str("\">");
        out.push_str(&yard(ink));
        for (seat, corner) in &self.cells {
            at(&mut out, tenths(*corner), &cell(Some(*seat), ink));
        }
        for (piece, place) in &self.pieces {
            if let Some(way) = looks(*piece, *place) {
                at(&mut out, tenths(*place), &gaze(way, ink));
            }
        }
        let target = target(ink);
        for mark in &self.marks {
            at(&mut out, tenths(*mark), &target);
        }
        // The shaft of an arrow runs below the pieces, so that nobody's face is crossed out; its head is above them.
        let mut heads = String::new();
        for path in &self.paths {
            self.draw_path(&mut out, &mut heads, path, ink);
        }
        self.pieces.sort_by_key(|(piece, _)| piece.layer());
        for index in 0..self.pieces.len() {
            self.draw_piece(&mut out, index, ink);
        }
        let refused = refused(ink);
        for place in &self.no {
            at(&mut out, tenths(*place), &refused);
        }
        out.push_str(&heads);
        for (place, moves) in &self.costs {
            at(&mut out, tenths(*place), &cost(*moves, ink));
        }
        out.push_str("</svg>");
        out
    }

    fn draw_piece(&self, out: &mut String, index: usize, ink: Ink) {
        let (piece, place) = self.pieces[index];
        let mut picture = match piece {
            Piece::Key(letter) => key(letter, ink),
            Piece::Guard(number) => guard(number, looks(piece, place), ink),
            Piece::Pawn(seat) => pawn(seat, ink),
        };
        if self.locked.contains(&piece) {
            picture.push_str(&locked(ink));
        }
        // Two on one field stand aside, each a little smaller.
        let shares = |range: &[(Piece, Place)]| range.iter().any(|(_, other)| *other == place);
        let (x, y) = tenths(place);
        let aside = match (shares(&self.pieces[..index]), shares(&self.pieces[index + 1..])) {
            (false, false) => return at(out, (x, y), &picture),
            (false, true) => -15,
            (true, _) => 15,
        };
        let mut small = String::from("<g transform=\"scale(.68)\">");
        small.push_str(&picture);
        small.push_str("</g>");
        at(out, (x + aside, y - aside), &small);
    }

    /// An arrow from middle to middle, which ends before a piece.
    fn draw_path(&self, out: &mut String, heads: &mut String, path: &[Place], ink: Ink) {
        let mut points: Vec<(i32, i32)> = path.iter().map(|place| tenths(*place)).collect();
        let Some(&to) = path.last() else { return };
        let last = points.len() - 1;
        let end = towards(points[last - 1], points[last]);
        let back = if self.holds(to) { 44 } else { 6 };
        points[last] = (points[last].0 - end.0 * back, points[last].1 - end.1 * back);
        let mut line = String::new();
        for (index, place) in points.iter().enumerate() {
            line.push(if index == 0 { 'M' } else { 'L' });
            point(&mut line, *place);
        }
        let mut head = String::from("<g transform=\"rotate(");
        number(&mut head, turn(end) * 10);
        head.push_str(")\">");
        ink.put(
            &mut head,
            "<path fill=\"$l\" stroke=\"$k\" stroke-width=\".5\" stroke-linejoin=\"round\" d=\"M-1.4-2.2L2.2 0L-1.4 2.2z\"/></g>",
        );
        for (colour, width) in [("$k", "1.9"), ("$l", "1")] {
            out.push_str("<path fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\" stroke=\"");
            ink.put(out, colour);
            out.push_str("\" stroke-width=\"");
            out.push_str(width);
            out.push_str("\" d=\"");
            out.push_str(&line);
            out.push_str("\"/>");
        }
        at(heads, points[last], &head);
    }
}

fn tenths(place: Place) -> (i32, i32) {
    let (x, y) = place.middle();
    (x * 10, y * 10)
}

/// The direction from one point to another, each part -1, 0 or 1.
fn towards(from: (i32, i32), to: (i32, i32)) -> (i32, i32) {
    ((to.0 - from.0).signum(), (to.1 - from.1).signum())
}

/// The angle of a direction, clockwise from the right.
fn turn(direction: (i32, i32)) -> i32 {
    match direction {
        (1, 1) => 45,
        (0, 1) => 90,
        (-1, 1) => 135,
        (-1, 0) => 180,
        (-1, -1) => 225,
        (0, -1) => 270,
        (1, -1) => 315,
        _ => 0,
    }
}

/// A guard on rank 5 looks up, on rank 4 down, on the line nowhere.
fn looks(piece: Piece, place: Place) -> Option<Way> {
    match (piece, place) {
        (Piece::Guard(_), Place::Field(_, 4)) => Some(Way::Up),
        (Piece::Guard(_), Place::Field(_, 3)) => Some(Way::Down),
        _ => None,
    }
}

/// Draws an example as a complete picture.
///
/// # Errors
/// When the text says something that cannot be drawn.
pub fn figure(text: &str, ink: Ink) -> Result<String, BadFigure> {
    Ok(Figure::read(text)?.draw(ink))
}
