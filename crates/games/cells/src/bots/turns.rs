//! Searching whole turns: every way to make four moves, as far as it looks promising.

use search::best as best_of;
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

/// The best whole turn by value at its end, following so many lines at a time.
pub(super) fn best(game: &Cells, seat: Seat, taste: &Taste, width: usize, luck: &mut Luck) -> Vec<Move> {
    let done = whole_turns(game, seat, taste, width, luck);
    let all = done.into_iter().map(|line| (line.moves, line.value));
    best_of(all, CHOICE, luck).map(|(moves, _)| moves).unwrap_or_default()
}

/// The best whole turn when the next seat answers as well as it can.
pub(super) fn best_after_reply(game: &Cells, seat: Seat, taste: &Taste, luck: &mut Luck) -> Vec<Move> {
    let mut done = whole_turns(game, seat, taste, EXPERT_WIDTH, luck);
    done.sort_by(|one, other| other.value.total_cmp(&one.value));
    done.truncate(EXPERT_REPLIES);
    let after: Vec<(Vec<Move>, f32)> = done
        .into_iter()
        .map(|line| {
            let answered = match line.game.whose_turn().filter(|next| *next != seat) {
                Some(next) => answer(&line.game, next, seat, taste, luck),
                None => line.value,
            };
            (line.moves, answered * 0.7 + line.value * 0.3)
        })
        .collect();
    best_of(after, CHOICE, luck).map(|(moves, _)| moves).unwrap_or_default()
}

/// What is left of a position for a seat after the next one has made its best turn.
fn answer(game: &Cells, next: Seat, seat: Seat, taste: &Taste, luck: &mut Luck) -> f32 {
    let replies = whole_turns(game, next, taste, REPLY_WIDTH, luck);
    let all = replies.into_iter().map(|line| (line.game, line.value));
    best_of(all, CHOICE, luck).map_or(0.0, |(game, _)| value(&game, seat, taste))
}

/// Whole turns, none of which is known to be worse than what was dropped on the way.
fn whole_turns(game: &Cells, seat: Seat, taste: &Taste, width: usize, luck: &mut Luck) -> Vec<Line> {
    let mut open = vec![Line { moves: Vec::new(), game: game.clone(), value: 0.0 }];
    let mut done: Vec<Line> = Vec::new();
    let mut facts = Facts::new();
    let mut offers = Vec::new();
    for _ in 0..4 {
        let mut next: Vec<Line> = Vec::new();
        for line in &open {
            offers.clear();
            line.game.open.offer(seat, &mut offers);
            for mv in &offers {
                let mut game = line.game.clone();
                facts.clear();
                game.play(Time::ZERO, seat, mv, luck, &mut facts);
                let mut value = value(&game, seat, taste);
                if value == -WIN {
                    continue;
                }
                let moves: Vec<Move> = line.moves.iter().chain([mv]).copied().collect();
                if game.whose_turn() == Some(seat) {
                    // A pawn that may still move is worth more than one that may not.
                    value += if game.open.usable(Piece::Pawn) { 0.2 } else { 0.0 };
                    next.push(Line { moves, game, value });
                } else {
                    done.push(Line { moves, game, value });
                }
            }
        }
        next.sort_by(|one, other| other.value.total_cmp(&one.value));
        // The same position comes up by many orders of the same moves.
        next.dedup_by(|one, other| one.value == other.value && same_board(&one.game, &other.game));
        next.truncate(width);
        open = next;
    }
    done
}

fn same_board(one: &Cells, other: &Cells) -> bool {
    let (one, other) = (&one.open, &other.open);
    one.key == other.key
        && one.guard == other.guard
        && one.pawn == other.pawn
        && one.locked == other.locked
        && one.active == other.active
}
