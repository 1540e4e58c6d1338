//! Draws what a figure says.

use super::{Figure, InRow, Lying, Place, Spot};
use crate::cells::refused;
use crate::ink::Ink;
use crate::sign::sign;
use crate::svg::{at, number, placed, point};
use crate::temple::alliance::{beam, primed};
use crate::temple::chalice::{carried_chalice, chalice, planted_torch, spot};
use crate::temple::chamber::chamber;
use crate::temple::curse_card::curse_card;
use crate::temple::die::{broken_die, die, falling_die, gift_die};
use crate::temple::double::lit_half;
use crate::temple::illusion::{shards, shimmer};
use crate::temple::marks::{access, blocked, lit_doorway, lit_stones, secret_passage};
use crate::temple::pawn::{bars, locked_pawn, pawn, standing, standing_behind};
use crate::temple::side::Side;
use crate::temple::treasure::{treasure_picture, treasure_tile};

/// No figure is narrower, so that all of them are drawn about equally large.
const NARROW: i32 = 82;

impl Figure {
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

    pub(super) fn draw(&self, ink: Ink) -> String {
        let mut out = String::with_capacity(24_000);
        let map = self.map();
        let [mut left, top, mut right, mut bottom] = map.unwrap_or([0; 4]);
        let widest = self.dice.iter().map(|row| row_width(row)).max().unwrap_or(0).max(NARROW);
        let missing = (widest - (right - left)).max(0);
        left -= missing / 2;
        right += missing - missing / 2;
        let rows = if map.is_some() && !self.dice.is_empty() { bottom + 3 } else { bottom };
        bottom = rows + self.dice.iter().map(|row| row_height(row)).sum::<i32>();
        out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"");
        for (index, size) in [left, top, right - left, bottom - top].into_iter().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            number(&mut out, size * 10);
        }
        out.push_str("\">");
        self.draw_map(&mut out, ink);
        let mut y = rows;
        for row in &self.dice {
            let x = left + (right - left - row_width(row)) / 2;
            draw_row(&mut out, row, (x, y + row_height(row) / 2), ink);
            y += row_height(row);
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
        for (place, side) in &self.passages {
            at(out, tenths(*place), &secret_passage(*side, ink));
        }
        for (place, behind) in &self.halves {
            if let Some(room) = self.chamber(*place) {
                at(out, tenths(*place), &lit_half(*behind, room, ink));
            }
        }
        for place in &self.shimmers {
            at(out, tenths(*place), &(0..3).map(|part| shimmer(part, ink)).collect::<String>());
        }
        for place in &self.falls {
            at(out, tenths(*place), &Side::ALL.map(|side| shards(side, ink)).concat());
        }
        for (place, side) in &self.dark {
            at(out, tenths(*place), &access(*side, ink));
        }
        for (place, tier) in &self.stones {
            if let Some(room) = self.chamber(*place) {
                at(out, tenths(*place), &lit_stones(*tier, room, ink));
            }
        }
        for (place, side) in &self.doors {
            at(out, tenths(*place), &lit_doorway(*side, ink));
        }
        for beams in &self.beams {
            for place in beams {
                at(out, tenths(*place), &primed(ink));
            }
            for way in beams.windows(2) {
                let [from, to] = [way[0], way[1]];
                at(out, tenths(from), &beam(to.0 - from.0, from.1 - to.1, ink));
            }
        }
        for (lying, (place, behind)) in &self.lying {
            let Some(room) = self.chamber(*place) else { continue };
            let picture = match lying {
                Lying::Treasure(treasure) => treasure_tile(*treasure, ink),
                Lying::Chalice => chalice(ink),
                Lying::Torch => planted_torch(ink),
            };
            at(out, moved(*place, spot(lying.thing(), *behind, room)), &picture);
        }
        let mut heads = String::new();
        for path in &self.paths {
            draw_path(out, &mut heads, path, ink);
        }
        for (index, (seat, (place, behind))) in self.pawns.iter().enumerate() {
            let here = |pawns: &[(usize, Spot)]| {
                pawns.iter().filter(|(_, other)| *other == (*place, *behind)).count()
            };
            let Some(room) = self.chamber(*place) else { continue };
            let (earlier, all) = (here(&self.pawns[..index]), here(&self.pawns));
            let stand = if *behind { standing_behind } else { standing };
            let stands = moved(*place, stand(earlier, all, room));
            let mut picture =
                if self.locked.contains(seat) { locked_pawn(*seat, ink) } else { pawn(*seat, ink) };
            if self.carries.contains(seat) {
                picture.push_str(&carried_chalice(ink));
            }
            if self.trapped.contains(seat) {
                picture.push_str(&bars(ink));
            }
            placed(out, stands, if all > 3 { ".84" } else { "1" }, &picture);
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

/// A place in tenths, and so far from there.
fn moved(place: Place, (dx, dy): (i32, i32)) -> (i32, i32) {
    let (x, y) = tenths(place);
    (x + dx, y + dy)
}

/// How wide and how high one thing in a row is, with some air.
fn room(thing: InRow) -> (i32, i32) {
    match thing {
        InRow::Die(..) | InRow::Gift | InRow::Broken | InRow::Falling => (15, 16),
        InRow::Arrow | InRow::Sign(_) => (12, 16),
        InRow::Gap => (6, 16),
        InRow::Card(..) => (33, 46),
        InRow::Treasure(_) => (22, 22),
    }
}

fn row_height(row: &[InRow]) -> i32 {
    row.iter().map(|thing| room(*thing).1).max().unwrap_or_default()
}

fn row_width(row: &[InRow]) -> i32 {
    row.iter().map(|thing| room(*thing).0).sum()
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
            InRow::Broken => broken_die(ink),
            InRow::Falling => falling_die(ink),
            InRow::Card(curse, breaks) => curse_card(curse, breaks, ink),
            InRow::Treasure(treasure) => treasure_picture(treasure, ink),
        };
        let (wide, _) = room(*thing);
        at(out, (x * 10 + wide * 5, y * 10), &picture);
        x += wide;
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
