//! Examples for the rules pages, drawn from a few lines of text.
//!
//! | line | what it shows |
//! |---|---|
//! | `stack: 7S A6 T5` | a stack from below to the top; several stand side by side and are numbered from 1 |
//! | `seat: 2 UP P3` | a player, 1 to 6, with the traps that lie before them; they sit beside the stacks |
//! | `hand: A4 T2 R9` | the cards in a hand, below |
//! | `play: A4 > 1` | an arrow from a card of the hand to a stack |
//! | `play: T2+T4 > 1` | a combination, the upper card last |
//! | `play: 7S > new` | the arrow goes to a new place |
//! | `play: UP > s2` | the arrow goes to a player |
//! | `play: A4 > 1 yes` | with a tick at its end; with a cross for `no` |
//! | `row: A6 > W` | pictures side by side; there may be several rows |
//!
//! A card is a tribe (A, T, M, R, L, N) with a rank (1 to 6, 8 to 10, J, Q, K), or `7S` (Start), `W` (Wisdom), `DE` (Dead
//! End), `P3`, `UP`, `DN` (traps), `ES`, `ED` (Escape, Escape −1), `DMJ`, `DMQ`, `DMK` (Doom Masters) or `back`.
//!
//! A row has cards, cards laid on each other (`A2/A4`), `leader-A`, `beast-A`, `story-1` to `story-12`, `story-back`,
//! `pip-A`, a number from 1 to 6 for the sign of a seat, `yes`, `no`, `>` (an arrow), `+`, `=`, and `|` (a gap).

use super::badge::{Badge, badge};
use super::card::{Face, back, card};
use super::leader::leader;
use super::story::{STORIES, story, story_back};
use super::tribe::{Tribe, pip};
use crate::glyph;
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
    /// A card.
    Card,
    /// A seat from 1 to 6.
    Seat,
    /// A trap.
    Trap,
    /// One hand, not two.
    OneHand,
    /// A card of the hand that is not played yet.
    InHand,
    /// One card or two, an arrow, and where they go.
    Play,
    /// A stack or a seat of this figure, or a new place.
    Target,
    /// `yes` or `no`.
    Mark,
    /// Something that can stand in a row.
    Picture,
    /// A stack, a hand, a seat or a row at all.
    Something,
}

/// A card, or the back of one.
type Lying = Option<Face>;

/// Where cards are played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Stack(usize),
    Seat(usize),
    New,
}

/// What can stand in a row.
enum InRow {
    Cards(Vec<Lying>),
    Leader(Tribe),
    Beast(Tribe),
    Story(u8),
    StoryBack,
    Pip(Tribe),
    Sign(usize),
    Mark(bool),
    Arrow,
    Plus,
    Equals,
    Gap,
}

struct Play {
    /// Places in the hand.
    cards: Vec<usize>,
    target: Target,
    mark: Option<bool>,
}

/// All that a text says.
#[derive(Default)]
struct Figure {
    stacks: Vec<Vec<Lying>>,
    seats: Vec<(usize, Vec<Badge>)>,
    hand: Vec<Lying>,
    plays: Vec<Play>,
    rows: Vec<Vec<InRow>>,
}

type Read<T> = Result<T, (Wanted, String)>;

fn wanted<T>(found: Option<T>, wanted: Wanted, word: &str) -> Read<T> {
    found.ok_or_else(|| (wanted, word.to_owned()))
}

fn face(word: &str) -> Option<Lying> {
    Some(Some(match word {
        "back" => return Some(None),
        "7S" => Face::Start,
        "W" => Face::Wisdom,
        "DE" => Face::DeadEnd,
        "P3" => Face::Plus3,
        "UP" => Face::Up,
        "DN" => Face::Down,
        "ES" => Face::Escape,
        "ED" => Face::EscapeMinus,
        "DMJ" => Face::Doom(11),
        "DMQ" => Face::Doom(12),
        "DMK" => Face::Doom(13),
        _ => {
            let (tribe, rank) = word.split_at_checked(1)?;
            let rank = match rank {
                "1" => 1,
                "2" => 2,
                "3" => 3,
                "4" => 4,
                "5" => 5,
                "6" => 6,
                "8" => 8,
                "9" => 9,
                "10" => 10,
                "J" => 11,
                "Q" => 12,
                "K" => 13,
                _ => return None,
            };
            Face::Suited(Tribe::read(tribe)?, rank)
        }
    }))
}

fn faces(words: &[&str]) -> Read<Vec<Lying>> {
    wanted((!words.is_empty()).then_some(()), Wanted::Card, "")?;
    words.iter().map(|word| wanted(face(word), Wanted::Card, word)).collect()
}

fn seat(word: &str) -> Option<usize> {
    ["1", "2", "3", "4", "5", "6"].iter().position(|number| *number == word)
}

fn trap(word: &str) -> Option<Badge> {
    Some(match word {
        "P3" => Badge::Plus3,
        "UP" => Badge::Up,
        "DN" => Badge::Down,
        _ => return None,
    })
}

fn mark(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn in_row(word: &str) -> Option<InRow> {
    Some(match word {
        ">" => InRow::Arrow,
        "+" => InRow::Plus,
        "=" => InRow::Equals,
        "|" => InRow::Gap,
        "story-back" => InRow::StoryBack,
        _ => match (mark(word), seat(word), word.split_once('-')) {
            (Some(mark), ..) => InRow::Mark(mark),
            (_, Some(seat), _) => InRow::Sign(seat),
            (.., Some(("leader", tribe))) => InRow::Leader(Tribe::read(tribe)?),
            (.., Some(("beast", tribe))) => InRow::Beast(Tribe::read(tribe)?),
            (.., Some(("pip", tribe))) => InRow::Pip(Tribe::read(tribe)?),
            (.., Some(("story", number))) => {
                InRow::Story(number.parse().ok().filter(|number| (1..=STORIES).contains(number))?)
            }
            _ => InRow::Cards(word.split('/').map(face).collect::<Option<Vec<Lying>>>()?),
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
        let nothing = figure.stacks.is_empty()
            && figure.seats.is_empty()
            && figure.hand.is_empty()
            && figure.rows.is_empty();
        if nothing {
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
            "stack" => self.stacks.push(faces(&words)?),
            "hand" => {
                wanted(self.hand.is_empty().then_some(()), Wanted::OneHand, rest.trim())?;
                self.hand = faces(&words)?;
            }
            "seat" => {
                let (name, traps) = wanted(words.split_first(), Wanted::Seat, "")?;
                let seat = wanted(seat(name), Wanted::Seat, name)?;
                let traps = traps.iter().map(|word| wanted(trap(word), Wanted::Trap, word));
                self.seats.push((seat, traps.collect::<Read<Vec<Badge>>>()?));
            }
            "play" => {
                let play = self.read_play(&words, rest.trim())?;
                self.plays.push(play);
            }
            "row" => {
                let row = words.iter().map(|word| wanted(in_row(word), Wanted::Picture, word));
                let row = row.collect::<Read<Vec<InRow>>>()?;
                wanted((!row.is_empty()).then_some(()), Wanted::Picture, "")?;
                self.rows.push(row);
            }
            _ => return Err((Wanted::Item, item.to_owned())),
        }
        Ok(())
    }

    fn read_play(&self, words: &[&str], line: &str) -> Read<Play> {
        let (cards, to, end) = match words {
            [cards, ">", to] => (cards, to, None),
            [cards, ">", to, end] => (cards, to, Some(*end)),
            _ => return Err((Wanted::Play, line.to_owned())),
        };
        let mark = end.map(|word| wanted(mark(word), Wanted::Mark, word)).transpose()?;
        let mut places = Vec::new();
        for word in cards.split('+') {
            let face = wanted(face(word), Wanted::Card, word)?;
            let free = |place: &usize| {
                self.hand[*place] == face
                    && !places.contains(place)
                    && !self.plays.iter().any(|play| play.cards.contains(place))
            };
            let place = (0..self.hand.len()).find(free);
            places.push(wanted(place, Wanted::InHand, word)?);
        }
        wanted((places.len() < 3).then_some(()), Wanted::Play, line)?;
        let stack = || to.parse().ok().filter(|number: &usize| (1..=self.stacks.len()).contains(number));
        let sits =
            || seat(to.strip_prefix('s')?).filter(|seat| self.seats.iter().any(|(other, _)| other == seat));
        let target =
            if *to == "new" { Some(Target::New) } else { stack().map(|number| Target::Stack(number - 1)) };
        let target = target.or_else(|| sits().map(Target::Seat));
        Ok(Play { cards: places, target: wanted(target, Wanted::Target, to)?, mark })
    }

    /// What lies on the table from left to right, with its width.
    fn table(&self) -> Vec<(Target, i32)> {
        let stacks =
            self.stacks.iter().enumerate().map(|(index, stack)| (Target::Stack(index), laid(stack.len())));
        let new = self.plays.iter().any(|play| play.target == Target::New).then_some((Target::New, WIDE));
        let seats =
            self.seats.iter().map(|(seat, traps)| (Target::Seat(*seat), 12 + 13 * traps.len() as i32));
        stacks.chain(new).chain(seats).collect()
    }

    /// How far each card of the hand lies from the one before.
    fn step(&self) -> i32 {
        if self.hand.len() > 7 { 10 } else { 16 }
    }

    fn draw(&self, ink: Ink) -> String {
        let table = self.table();
        let table_width = table.iter().map(|(_, width)| width + BETWEEN).sum::<i32>() - BETWEEN;
        let hand_width = self.step() * (self.hand.len().max(1) as i32 - 1) + WIDE;
        let rows = self.rows.iter().map(|row| row_width(row)).max().unwrap_or(0);
        let width = NARROW.max(table_width + 2).max(hand_width + 2).max(rows + 2);
        let mut out = String::with_capacity(40_000);
        let mut y = 1;
        let mut body = String::new();
        let table_at = y;
        if !table.is_empty() {
            y += HIGH + 2;
        }
        let hand_at = y + if table.is_empty() || self.hand.is_empty() { RAISED } else { 16 };
        if !self.hand.is_empty() {
            y = hand_at + HIGH + 2;
        }
        let hand_left = (width - hand_width) / 2;
        self.draw_hand(&mut body, (hand_left, hand_at), ink);
        self.draw_table(&mut body, &table, ((width - table_width) / 2, table_at), (hand_left, hand_at), ink);
        for row in &self.rows {
            draw_row(&mut body, row, ((width - row_width(row)) / 2, y + 1), ink);
            y += HIGH + 4;
        }
        out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 ");
        point(&mut out, (width * 10, y * 10));
        out.push_str("\">");
        out.push_str(&body);
        out.push_str("</svg>");
        out
    }

    fn draw_hand(&self, out: &mut String, (left, top): (i32, i32), ink: Ink) {
        for (index, face) in self.hand.iter().enumerate() {
            let played = self.plays.iter().any(|play| play.cards.contains(&index));
            let raised = if played { RAISED } else { 0 };
            let place = ((left + self.step() * index as i32) * 10, (top - raised) * 10);
            put_card(out, *face, place, ink);
            if played {
                at(out, place, &ink.paint(r#"<rect x=".2" y=".2" width="19.6" height="27.6" rx="1.9" fill="none" stroke="$l" stroke-width="1.2"/>"#));
            }
        }
    }

    fn draw_table(
        &self,
        out: &mut String,
        table: &[(Target, i32)],
        (left, top): (i32, i32),
        (hand_left, hand_top): (i32, i32),
        ink: Ink,
    ) {
        let mut heads = String::new();
        let mut x = left;
        for (target, width) in table {
            match target {
                Target::Stack(index) => put_laid(out, &self.stacks[*index], (x, top), ink),
                Target::New => at(out, (x * 10, top * 10), &ink.paint(r#"<rect x=".7" y=".7" width="18.6" height="26.6" rx="1.8" fill="none" stroke="$i" stroke-opacity=".6" stroke-dasharray="2 1.4"/>"#)),
                Target::Seat(seat) => {
                    let traps = self.seats.iter().find(|(other, _)| other == seat).map(|(_, traps)| traps);
                    placed(out, (x * 10 + 60, top * 10 + 140), "1.2", &sign(*seat, ink));
                    for (trap, right) in traps.into_iter().flatten().zip((19..).step_by(13)) {
                        placed(out, ((x + right) * 10, top * 10 + 140), ".62", &badge(*trap, ink));
                    }
                }
            }
            let here: Vec<&Play> = self.plays.iter().filter(|play| play.target == *target).collect();
            for (index, play) in here.iter().enumerate() {
                // The upper card of a stack is its last; several arrows come side by side.
                let aside = 9 * index as i32 * 2 - 9 * (here.len() as i32 - 1);
                let (middle, bottom) = match target {
                    Target::Seat(_) => (x + 6, top + 21),
                    _ => (x + width - WIDE / 2, top + HIGH - 2),
                };
                let head = (middle * 10 + aside * 10 / 2, bottom * 10);
                for card in &play.cards {
                    let from = hand_left + self.step() * *card as i32 + self.step() / 2;
                    draw_tail(out, (from * 10, (hand_top - RAISED - 1) * 10), head, ink);
                }
                at(&mut heads, head, &ink.paint(HEAD));
                if let Some(mark) = play.mark {
                    let place = (head.0, head.1 - 48);
                    at(&mut heads, place, &ink.paint(if mark { YES } else { NO }));
                }
            }
            x += width + BETWEEN;
        }
        out.push_str(&heads);
    }
}

/// How wide and how high a card is here.
const WIDE: i32 = 20;
const HIGH: i32 = 28;
/// How much of a card is seen that another one lies on.
const SEEN: i32 = 9;
/// Between two things on the table.
const BETWEEN: i32 = 8;
/// How far a played card stands out of the hand.
const RAISED: i32 = 4;
/// No figure is narrower, so that all of them are drawn about equally large.
const NARROW: i32 = 96;

const HEAD: &str =
    r#"<path fill="$l" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M-3.6 5L0-1L3.6 5z"/>"#;
const ARROW: &str = r#"<path fill="$l" stroke="$k" stroke-width=".7" stroke-linejoin="round" d="M-4.6-1.3H.4V-3.8L4.8 0L.4 3.8V1.3H-4.6z"/>"#;
const YES: &str = r#"<circle r="4.6" fill="$p" stroke="$k" stroke-width=".7"/><path fill="none" stroke="$A" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M-2.4.2L-.6 2.1L2.5-1.9"/>"#;
const NO: &str = r#"<circle r="4.6" fill="$p" stroke="$k" stroke-width=".7"/><path fill="none" stroke="$Z" stroke-width="1.6" stroke-linecap="round" d="M-1.9-1.9L1.9 1.9M1.9-1.9L-1.9 1.9"/>"#;

/// Room for cards laid on each other.
fn laid(count: usize) -> i32 {
    WIDE + SEEN * (count.max(1) as i32 - 1)
}

fn put_card(out: &mut String, face: Lying, place: (i32, i32), ink: Ink) {
    placed(out, place, ".2", &face.map_or_else(|| back(ink), |face| card(face, ink)));
}

fn put_laid(out: &mut String, cards: &[Lying], (left, top): (i32, i32), ink: Ink) {
    for (card, x) in cards.iter().zip((left..).step_by(SEEN as usize)) {
        put_card(out, *card, (x * 10, top * 10), ink);
    }
}

/// An arrow without its head, up from a card.
fn draw_tail(out: &mut String, from: (i32, i32), head: (i32, i32), ink: Ink) {
    let end = (head.0, head.1 + 45);
    let half = (from.1 - end.1) / 2;
    let mut line = String::from("M");
    point(&mut line, from);
    line.push('C');
    point(&mut line, (from.0, from.1 - half));
    line.push(' ');
    point(&mut line, (end.0, end.1 + half));
    line.push(' ');
    point(&mut line, end);
    for (colour, width) in [("$k", "3"), ("$l", "1.7")] {
        out.push_str("<path fill=\"none\" stroke-linecap=\"round\" stroke=\"");
        ink.put(out, colour);
        out.push_str("\" stroke-width=\"");
        out.push_str(width);
        out.push_str("\" d=\"");
        out.push_str(&line);
        out.push_str("\"/>");
    }
}

/// Room for one thing in a row.
fn width(thing: &InRow) -> i32 {
    match thing {
        InRow::Cards(cards) => laid(cards.len()),
        InRow::Leader(_) | InRow::Story(_) | InRow::StoryBack => WIDE,
        InRow::Beast(_) => HIGH,
        InRow::Pip(_) | InRow::Sign(_) | InRow::Arrow => 12,
        InRow::Mark(_) => 10,
        InRow::Plus | InRow::Equals => 7,
        InRow::Gap => 4,
    }
}

fn row_width(row: &[InRow]) -> i32 {
    row.iter().map(|thing| width(thing) + 2).sum::<i32>() - 2
}

fn draw_row(out: &mut String, row: &[InRow], (mut x, y): (i32, i32), ink: Ink) {
    for thing in row {
        let corner = (x * 10, y * 10);
        let middle = (x * 10 + width(thing) * 5, y * 10 + HIGH * 5);
        match thing {
            InRow::Cards(cards) => put_laid(out, cards, (x, y), ink),
            InRow::Leader(tribe) => placed(out, corner, ".2", &leader(*tribe, false, ink)),
            InRow::Beast(tribe) => {
                let mut lying = String::from("<g transform=\"rotate(90)translate(-50 -70)\">");
                lying.push_str(&leader(*tribe, true, ink));
                lying.push_str("</g>");
                placed(out, middle, ".2", &lying);
            }
            InRow::Story(number) => placed(out, corner, ".2", &story(*number, ink)),
            InRow::StoryBack => placed(out, corner, ".2", &story_back(ink)),
            InRow::Pip(tribe) => placed(out, middle, ".6", &pip(*tribe, ink)),
            InRow::Sign(seat) => placed(out, middle, "1.1", &sign(*seat, ink)),
            InRow::Mark(mark) => at(out, middle, &ink.paint(if *mark { YES } else { NO })),
            InRow::Arrow => at(out, middle, &ink.paint(ARROW)),
            InRow::Plus | InRow::Equals => {
                let mut place = String::from("translate(");
                number(&mut place, middle.0);
                place.push(' ');
                number(&mut place, middle.1);
                place.push(')');
                let sign = if matches!(thing, InRow::Plus) { "+" } else { "=" };
                glyph::put(out, sign, &place, 'i', ink);
            }
            InRow::Gap => {}
        }
        x += width(thing) + 2;
    }
}

/// Draws an example as a complete picture.
///
/// # Errors
/// When the text says something that cannot be drawn.
pub fn figure(text: &str, ink: Ink) -> Result<String, BadFigure> {
    Ok(Figure::read(text)?.draw(ink))
}
