//! Where things are drawn. A field is ten units wide; between the fourth and the fifth rank lies the middle line, wide
//! enough to hold a piece and a finger.

use cells::{Field, Place};

/// The side of a field.
pub const FIELD: f32 = 10.0;
/// The height of the middle line.
pub const LINE: f32 = 8.0;
/// The width of the walls.
pub const WALL: f32 = 3.0;
/// The width of the board.
pub const WIDTH: f32 = 8.0 * FIELD;
/// The height of the board.
pub const HEIGHT: f32 = 8.0 * FIELD + LINE;

/// The upper left corner of a field.
pub fn corner(field: Field) -> (f32, f32) {
    let down = f32::from(7 - field.rank()) * FIELD;
    (f32::from(field.file()) * FIELD, if field.rank() < 4 { down + LINE } else { down })
}

/// A point of the board, from how far it is across and down what is shown of it. Around the fields lie walls.
pub fn inside(across: f32, down: f32) -> (f32, f32) {
    (across * (WIDTH + 2.0 * WALL) - WALL, down * (HEIGHT + 2.0 * WALL) - WALL)
}

/// The field at a point.
pub fn field_at((x, y): (f32, f32)) -> Option<Field> {
    let upper = 4.0 * FIELD;
    let down = match y {
        _ if y < upper => y,
        _ if y >= upper + LINE => y - LINE,
        _ => return None,
    };
    let (file, row) = ((x / FIELD).floor(), (down / FIELD).floor());
    let lies = |number: f32| (0.0..8.0).contains(&number);
    (lies(file) && lies(row)).then(|| Field::of(file as u8, 7 - row as u8))
}

/// The middle of a place.
pub fn middle(place: Place) -> (f32, f32) {
    match (place.field(), place.line_file()) {
        (Some(field), _) => {
            let (x, y) = corner(field);
            (x + FIELD / 2.0, y + FIELD / 2.0)
        }
        (None, file) => (f32::from(file.unwrap_or(0)) * FIELD + FIELD / 2.0, 4.0 * FIELD + LINE / 2.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(place: &str) -> (f32, f32) {
        middle(place.parse().unwrap())
    }

    #[test]
    fn a_finger_finds_the_field_below_it() {
        for field in (0..64).filter_map(Field::new) {
            let (x, y) = corner(field);
            assert_eq!(field_at((x + 1.0, y + 9.0)), Some(field));
        }
        assert_eq!(field_at((5.0, 44.0)), None);
        assert_eq!(field_at((-1.0, 5.0)), None);
        assert_eq!(field_at((5.0, HEIGHT + 1.0)), None);
        assert_eq!(inside(0.0, 0.0), (-WALL, -WALL));
        assert_eq!(inside(1.0, 1.0), (WIDTH + WALL, HEIGHT + WALL));
    }

    #[test]
    fn the_line_lies_between_the_fourth_and_the_fifth_rank() {
        assert_eq!(at("a8"), (5.0, 5.0));
        assert_eq!(at("a5"), (5.0, 35.0));
        assert_eq!(at("|a"), (5.0, 44.0));
        assert_eq!(at("a4"), (5.0, 53.0));
        assert_eq!(at("h1"), (75.0, HEIGHT - 5.0));
    }
}
