//! Searching whole turns: every way to make four moves, as far as it looks promising.

use search::{Nodes, best as best_of};
use table::{Facts, Luck, Rules, Seat, Time};

use crate::bots::CHOICE;
use crate::bots::evaluation::{Taste, WIN, value};
use crate::{Cells, Move, Piece};

/// A turn under way, or done.
#[derive(Clone)]
struct Line {
    moves: Vec<Move>,
    game: Cells,
    value: f32,
}

/// How many lines the expert follows, how many of the finished turns it looks at again, and how closely it looks at the
/// answer.
const EXPERT_WIDTH: usize = 160;
const EXPERT_REPLIES: usize = 14;
const REPLY_WIDTH: usize = 16;

/// A search for the best turn that can be broken off at any position and taken up again.
pub(super) struct Search {
    seat: Seat,
    taste: Taste,
    own: Turns,
    reply: Reply,
}

/// Whether the answer of the next seat is looked at, and how far that has come.
enum Reply {
    /// It is not.
    Ignored,
    /// The own turns come first.
    Later,
    /// The turns that are looked at again, the last one now, and those that were.
    Now { left: Vec<Line>, turns: Option<Turns>, done: Vec<(Vec<Move>, f32)> },
}

impl Search {
    /// For the best whole turn by value at its end, following so many lines at a time.
    pub(super) fn of_turn(game: &Cells, seat: Seat, taste: Taste, width: usize) -> Search {
        Search { seat, taste, own: Turns::new(game, seat, width), reply: Reply::Ignored }
    }

    /// For the best whole turn when the next seat answers as well as it can.
    pub(super) fn with_reply(game: &Cells, seat: Seat, taste: Taste) -> Search {
        Search { seat, taste, own: Turns::new(game, seat, EXPERT_WIDTH), reply: Reply::Later }
    }

    /// Goes on while there are nodes; the best turn, once it is found.
    pub(super) fn go_on(&mut self, nodes: &mut Nodes, luck: &mut Luck) -> Option<Vec<Move>> {
        loop {
            match &mut self.reply {
                Reply::Ignored => {
                    let done = self.own.go_on(&self.taste, nodes, luck)?;
                    let all = done.into_iter().map(|line| (line.moves, line.value));
                    return Some(best_of(all, CHOICE, luck).map(|(moves, _)| moves).unwrap_or_default());
                }
                Reply::Later => {
                    let mut left = self.own.go_on(&self.taste, nodes, luck)?;
                    table::sort_by(&mut left, |one, other| other.value.total_cmp(&one.value));
                    left.truncate(EXPERT_REPLIES);
                    left.reverse();
                    self.reply = Reply::Now { left, turns: None, done: Vec::new() };
                }
                Reply::Now { left, turns, done } => {
                    let Some(line) = left.last() else {
                        let all = std::mem::take(done);
                        return Some(best_of(all, CHOICE, luck).map(|(moves, _)| moves).unwrap_or_default());
                    };
                    let answered = match line.game.whose_turn().filter(|next| *next != self.seat) {
                        Some(next) => {
                            let turns =
                                turns.get_or_insert_with(|| Turns::new(&line.game, next, REPLY_WIDTH));
                            let replies = turns.go_on(&self.taste, nodes, luck)?;
                            let all = replies.into_iter().map(|line| (line.game, line.value));
                            let best = best_of(all, CHOICE, luck);
                            best.map_or(0.0, |(game, _)| value(&game, self.seat, &self.taste))
                        }
                        None => line.value,
                    };
                    *turns = None;
                    if let Some(line) = left.pop() {
                        done.push((line.moves, answered * 0.7 + line.value * 0.3));
                    }
                }
            }
        }
    }
}

/// Whole turns of a seat, move by move, none of which is known to be worse than what was dropped on the way.
struct Turns {
    seat: Seat,
    width: usize,
    /// How many moves the open lines have.
    depth: usize,
    open: Vec<Line>,
    /// How many of the open lines were gone on with.
    at: usize,
    next: Vec<Line>,
    done: Vec<Line>,
}

impl Turns {
    fn new(game: &Cells, seat: Seat, width: usize) -> Turns {
        let open = vec![Line { moves: Vec::new(), game: game.clone(), value: 0.0 }];
        Turns { seat, width, depth: 0, open, at: 0, next: Vec::new(), done: Vec::new() }
    }

    /// Goes on while there are nodes; the whole turns, once all were followed.
    fn go_on(&mut self, taste: &Taste, nodes: &mut Nodes, luck: &mut Luck) -> Option<Vec<Line>> {
        let mut facts = Facts::new();
        let mut offers = Vec::new();
        while self.depth < 4 {
            while let Some(line) = self.open.get(self.at) {
                if nodes.is_empty() {
                    return None;
                }
                offers.clear();
                line.game.open.offer(self.seat, &mut offers);
                nodes.take(offers.len() as u32 + 1);
                for mv in &offers {
                    let mut game = line.game.clone();
                    facts.clear();
                    game.play(Time::ZERO, self.seat, mv, luck, &mut facts);
                    let mut value = value(&game, self.seat, taste);
                    if value == -WIN {
                        continue;
                    }
                    let moves: Vec<Move> = line.moves.iter().chain([mv]).copied().collect();
                    if game.whose_turn() == Some(self.seat) {
                        // A pawn that may still move is worth more than one that may not.
                        value += if game.open.usable(Piece::Pawn) { 0.2 } else { 0.0 };
                        self.next.push(Line { moves, game, value });
                    } else {
                        self.done.push(Line { moves, game, value });
                    }
                }
                self.at += 1;
            }
            table::sort_by(&mut self.next, |one, other| other.value.total_cmp(&one.value));
            // The same position comes up by many orders of the same moves.
            self.next.dedup_by(|one, other| one.value == other.value && same_board(&one.game, &other.game));
            self.next.truncate(self.width);
            self.open = std::mem::take(&mut self.next);
            self.at = 0;
            self.depth += 1;
        }
        Some(std::mem::take(&mut self.done))
    }
}

fn same_board(one: &Cells, other: &Cells) -> bool {
    let (one, other) = (&one.open, &other.open);
    one.key == other.key
        && one.guard == other.guard
        && one.pawn == other.pawn
        && one.locked == other.locked
        && one.active == other.active
}
