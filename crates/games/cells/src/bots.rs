//! Players of ESCAPE!. They know what their seat knows, and nothing else.

use table::{Luck, Seated, Stream};

use crate::{Cells, Field, Move, Phase, Piece, Position};

const CHOICE: Stream = Stream(3);

/// The simplest player that gets anywhere: it walks its pawn towards the nearest letter that it lacks, and otherwise does
/// anything that is lawful. It blocks nobody and remembers nothing.
///
/// `lawful` are the moves that the seat is offered; none of none.
pub fn stroll(sight: Seated<'_, Cells>, lawful: &[Move], luck: &mut Luck) -> Option<Move> {
    let open = sight.public;
    let pawn = open.pawn[sight.seat.index()].filter(|_| open.phase == Phase::Play);
    let best = pawn.and_then(|here| {
        let away = |field: Field| distance_to_missing(open, sight, field);
        let steps = lawful.iter().filter_map(|mv| match mv {
            Move::Go { piece: Piece::Pawn, to } if away(*to) < away(here) => Some((away(*to), *mv)),
            _ => None,
        });
        steps.min().map(|(_, mv)| mv)
    });
    best.or_else(|| luck.pick(CHOICE, lawful))
}

/// Steps to the nearest key on a field whose letter this seat lacks, as if nothing stood in the way.
fn distance_to_missing(open: &Position, sight: Seated<'_, Cells>, from: Field) -> u8 {
    let missing = crate::Key::ALL.into_iter().filter(|key| !sight.private.letters.has(*key));
    let fields = missing.filter_map(|key| open.key[key.index()].field());
    fields
        .map(|field| field.file().abs_diff(from.file()) + field.rank().abs_diff(from.rank()))
        .min()
        .unwrap_or(u8::MAX)
}
