//! Figures: what is drawn from a text, and what is refused with its line and word.

use art::Ink;
use art::cells::{BadFigure, Place, Wanted, figure};

fn drawn(text: &str) -> String {
    figure(text, Ink::Page).unwrap_or_else(|bad| panic!("{bad}"))
}

#[test]
fn an_empty_text_is_the_whole_board() {
    assert!(
        drawn("")
            .starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"-3 -3 86 94\">")
    );
}

#[test]
fn a_part_is_cut_out_with_the_wall_where_it_touches_one() {
    for (part, view) in [
        ("a5 d8", "-3 -3 43 43"),
        ("d8 a5", "-3 -3 43 43"),
        ("b1 f4", "10 48 50 43"),
        ("c3 f6", "20 20 40 48"),
        ("h1 h1", "70 78 13 13"),
        ("a1 h8", "-3 -3 86 94"),
    ] {
        let svg = drawn(&format!("part: {part}"));
        assert!(svg.contains(&format!("viewBox=\"{view}\"")), "{part}");
    }
}

#[test]
fn guards_look_from_their_rows_and_not_from_the_line() {
    let gazes = |text: &str| drawn(text).matches("var(--art-beam)").count();
    assert_eq!(gazes("pieces: G1=|a G2=|h"), 0);
    let one = gazes("pieces: G1=d5");
    assert!(one > 0);
    assert_eq!(gazes("pieces: G1=d5 G2=e4"), 2 * one);
    assert!(drawn("pieces: G1=d4").contains("scale(1 -1)"));
    assert!(!drawn("pieces: G1=d5").contains("scale(1 -1)"));
}

#[test]
fn two_on_a_field_stand_aside() {
    assert_eq!(drawn("pieces: 1=b3 E=b3").matches("scale(.68)\"><").count(), 2);
    assert_eq!(drawn("pieces: 1=b3 E=b4").matches("scale(.68)\"><").count(), 0);
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    for (text, line, word, wanted) in [
        ("hello", 1, "hello", Wanted::Item),
        ("pieces: 1=b3\nroute: b3", 2, "route", Wanted::Item),
        ("\n\nmarks: b9", 3, "b9", Wanted::Field),
        ("marks: |c", 1, "|c", Wanted::Field),
        ("no: i1", 1, "i1", Wanted::Place),
        ("pieces: 5=b3", 1, "5", Wanted::Piece),
        ("pieces: G3=b5", 1, "G3", Wanted::Piece),
        ("pieces: 1b3", 1, "1b3", Wanted::Pair),
        ("pieces: 1=é3", 1, "é3", Wanted::Place),
        ("cells: 1=b1", 1, "b1", Wanted::Corner),
        ("cells: E=a1", 1, "E", Wanted::Seat),
        ("cost: b5=9", 1, "9", Wanted::Moves),
        ("cost: b5=x", 1, "x", Wanted::Moves),
        ("part: a5", 1, "a5", Wanted::TwoFields),
        ("part: a5 |c", 1, "|c", Wanted::Field),
        ("path: b3", 1, "b3", Wanted::Way),
        ("pieces: E=b3\nlocked: S", 2, "S", Wanted::PieceHere),
    ] {
        let bad = BadFigure { line, word: word.to_owned(), wanted };
        assert_eq!(figure(text, Ink::Page), Err(bad), "{text}");
    }
}

#[test]
fn a_refusal_says_where() {
    let bad = figure("marks: b9", Ink::Page).expect_err("there is no b9");
    assert_eq!(bad.to_string(), "1: Field: \"b9\"");
}

#[test]
fn places_are_where_the_rules_say() {
    for (text, middle) in [
        ("a8", (5, 5)),
        ("h1", (75, 83)),
        ("a5", (5, 35)),
        ("a4", (5, 53)),
        ("|c", (25, 44)),
        ("|h", (75, 44)),
    ] {
        assert_eq!(Place::read(text).map(Place::middle), Some(middle), "{text}");
    }
    for text in ["", "a", "a0", "a9", "i1", "|", "|i", "|cc", "a10"] {
        assert_eq!(Place::read(text), None, "{text}");
    }
}
