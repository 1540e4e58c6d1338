//! The board as text, for shells and goldens: no words in it, only letters and signs.

use std::fmt;

use crate::board::{Field, Place};
use crate::piece::{Guard, Key};
use crate::position::Position;

/// Drawn like the board in the rules. A field shows its pawn (`0` to `3`), guard (`G1`, `G2`) or key; a pawn on a key shows
/// both; a free corner is `[]`, a watched field `:`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            if rank == 3 {
                write!(f, "  ")?;
                for file in 0..8 {
                    write!(f, " {:-<4}", self.signs(Place::line(file)))?;
                }
                writeln!(f)?;
            }
            write!(f, "{} ", rank + 1)?;
            let row: Vec<String> =
                (0..8).map(|file| format!(" {:<4}", self.field_signs(Field::of(file, rank)))).collect();
            writeln!(f, "{}", row.concat().trim_end())?;
        }
        writeln!(f, "   a    b    c    d    e    f    g    h")
    }
}

impl Position {
    fn signs(&self, place: Place) -> String {
        let guards = Guard::BOTH
            .iter()
            .filter(|guard| self.guard[guard.index()] == place)
            .map(|guard| format!("{guard:?}"));
        let keys =
            Key::ALL.iter().filter(|key| self.key[key.index()] == place).map(|key| key.letter().to_owned());
        guards.chain(keys).collect()
    }

    fn field_signs(&self, field: Field) -> String {
        let pawn = self.pawn_on(field).map(|seat| seat.to_string()).unwrap_or_default();
        let signs = pawn + &self.signs(Place::on(field));
        match signs.is_empty() {
            false => signs,
            true if crate::CORNERS.contains(&field) => "[]".to_owned(),
            true if self.watched() & field.bit() != 0 => ":".to_owned(),
            true => ".".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Cells, FirstSeat, Options};
    use table::{Facts, Luck, Rules, Seat, Seats, Seed};

    #[test]
    fn the_start_looks_like_the_picture_in_the_rules() {
        let options = Options { first_seat: FirstSeat::Seat(Seat::at(0)), ..Options::default() };
        let mut luck = Luck::new(&Seed::from_text("picture"), &[]);
        let game = Cells::deal(&options, Seats::of(2), &mut luck, &mut Facts::new()).unwrap();
        let picture = game.position().to_string();
        let wanted = "\
8  1    .    .    .    .    .    .    []
7  .    .    .    .    .    .    .    .
6  .    .    E    .    .    A    .    .
5  .    .    .    .    .    .    .    .
   G1-- ---- S--- ---- ---- P--- ---- G2--
4  .    .    .    .    .    .    .    .
3  .    .    C    .    .    E!   .    .
2  .    .    .    .    .    .    .    .
1  0    .    .    .    .    .    .    []
   a    b    c    d    e    f    g    h
";
        assert_eq!(picture, wanted);
    }
}
