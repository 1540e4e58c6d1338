//! How good a position is for a seat: how many turns everybody still needs.

use table::Seat;

use crate::board::CORNER_BITS;
use crate::bots::steps_between;
use crate::{Cells, Field, Key, Phase, Position};

/// What a bot cares about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// Turns of whoever is ahead among the others, against one's own.
    leader: f32,
    /// Turns of the others on average.
    others: f32,
    /// Somebody else could win with the next turn.
    danger: f32,
}

impl Taste {
    pub(super) const GOOD: Taste = Taste { leader: 0.15, others: 0.05, danger: 2.0 };
    pub(super) const EXPERT: Taste = Taste { leader: 0.2, others: 0.05, danger: 6.0 };
}

/// More than any difference in turns.
pub(super) const WIN: f32 = 1_000.0;

/// The value of a position for a seat: its own turns to go against those of the others.
pub(super) fn value(game: &Cells, seat: Seat, taste: &Taste) -> f32 {
    let open = &game.open;
    if open.phase == Phase::Over {
        return if open.winners.contains(seat) { WIN } else { -WIN };
    }
    let (mut least, mut sum, mut count, mut danger) = (f32::MAX, 0.0, 0.0, 0.0);
    for other in open.seats.iter().filter(|other| *other != seat) {
        let need = need(game, other);
        least = least.min(need.turns);
        sum += need.turns;
        count += 1.0;
        if need.missing == 1 && need.nearest <= 4 {
            danger += taste.danger;
        }
    }
    let own = need(game, seat);
    taste.leader * least + taste.others * sum / count - own.turns - danger
}

/// What a seat still needs.
struct Need {
    /// Turns, roughly: every letter takes one, because landing on a key ends the pawn's block.
    turns: f32,
    /// Letters.
    missing: u8,
    /// Steps to the nearest of them.
    nearest: u8,
}

fn need(game: &Cells, seat: Seat) -> Need {
    let open = &game.open;
    let letters = game.letters[seat.index()];
    let Some(pawn) = open.pawn[seat.index()] else { return Need { turns: 12.0, missing: 6, nearest: 9 } };
    let steps = walk(open, seat, pawn);
    // On the line a key has to be brought onto a field first; the nearer one is as good as the other here.
    let spot = |key: Key| {
        let place = open.key[key.index()];
        place.field().unwrap_or_else(|| place.neighbours()[usize::from(pawn.rank() < 4)])
    };
    let mut left: Vec<(Key, Field)> =
        Key::ALL.into_iter().filter(|key| !letters.contains(*key)).map(|key| (key, spot(key))).collect();
    let missing = left.len() as u8;
    let mut here = pawn;
    let (mut turns, mut nearest) = (0.0, u8::MAX);
    while !left.is_empty() {
        let first = turns == 0.0;
        let far = |field: Field| if first { steps(field) } else { steps_between(here, field) };
        let mut best = (0, f32::MAX);
        for (index, (key, field)) in left.iter().enumerate() {
            let on_line = open.key[key.index()].field().is_none();
            let away = f32::from(far(*field)) + if on_line { 1.0 } else { 0.0 };
            if away < best.1 {
                best = (index, away);
            }
        }
        let (_, field) = left.swap_remove(best.0);
        if first {
            nearest = best.1 as u8;
        }
        // A letter that is next door still takes a turn of its own, and what is not used of it is worth something.
        turns += (best.1 / 4.0).max(0.55 + best.1 * 0.1);
        here = field;
    }
    Need { turns, missing, nearest }
}

/// Steps of this seat's pawn to any field as the guards stand now; further where the way is shut.
fn walk(open: &Position, seat: Seat, from: Field) -> impl Fn(Field) -> u8 {
    let own = open.cell[seat.index()].map_or(0, Field::bit);
    let shut = open.scan.watched | open.scan.guards | CORNER_BITS & !own;
    let bars = u64::from(open.scan.barred);
    let (below, above) = (bars << 24, bars << 32);
    let mut reached = from.bit();
    let mut rings = [0_u64; 20];
    let mut fresh = reached;
    for ring in &mut rings {
        *ring = fresh;
        let sideways = (fresh & !0x8080_8080_8080_8080) << 1 | (fresh & !0x0101_0101_0101_0101) >> 1;
        let up_and_down = (fresh & !below) << 8 | (fresh & !above) >> 8;
        fresh = (sideways | up_and_down) & !shut & !reached;
        reached |= fresh;
        if fresh == 0 {
            break;
        }
    }
    move |field| match rings.iter().position(|ring| ring & field.bit() != 0) {
        Some(steps) => steps as u8,
        // A guard has to go first.
        None => steps_between(from, field) + 3,
    }
}
