//! Escape Master: cards that must not be mistaken for each other, and figures.

use art::Ink;
use art::master::{
    BadFigure, Badge, Face, STORIES, Tribe, Wanted, back, badge, card, figure, leader, pip, portrait, story,
    story_back,
};

fn drawn(text: &str) -> String {
    figure(text, Ink::Page).unwrap_or_else(|bad| panic!("{bad}"))
}

fn all_differ(pictures: &[String]) {
    for (index, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..index].contains(picture), "{index} is drawn like another one");
    }
}

/// What is left of a picture when every colour is the same.
fn plain(markup: &str) -> String {
    markup.split("var(").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect()
}

/// A card of the game as it is drawn.
fn drawn_as(kind: ::master::Kind) -> Face {
    use ::master::Kind;
    match kind {
        Kind::Suited(tribe, value) => Face::Suited(Tribe::ALL[tribe as usize], value),
        Kind::Start => Face::Start,
        Kind::Wisdom => Face::Wisdom,
        Kind::DeadEnd => Face::DeadEnd,
        Kind::PlusThree => Face::Plus3,
        Kind::Up => Face::Up,
        Kind::Down => Face::Down,
        Kind::Escape => Face::Escape,
        Kind::EscapeMinus => Face::EscapeMinus,
        Kind::Doom(value) => Face::Doom(value),
    }
}

/// Every face of the deck that is played, once.
fn faces() -> Vec<Face> {
    let mut faces: Vec<Face> = Vec::new();
    for card in ::master::CardSet::ALL.iter() {
        let face = drawn_as(card.kind());
        if !faces.contains(&face) {
            faces.push(face);
        }
    }
    faces
}

#[test]
fn tribes_have_the_letters_of_the_game() {
    for (tribe, played) in Tribe::ALL.into_iter().zip(::master::Tribe::ALL) {
        assert_eq!(Tribe::read(&played.letter().to_string()), Some(tribe));
        assert_eq!(format!("{tribe:?}"), format!("{played:?}"));
    }
    assert_eq!(Tribe::read("B"), None);
}

/// Copies are told apart in the game (`7S1`, `P3a`) and look the same.
#[test]
fn figures_call_cards_what_the_game_calls_them() {
    for played in ::master::CardSet::ALL.iter() {
        let face = drawn_as(played.kind());
        let name = played.to_string();
        let name = match face {
            Face::Suited(..) | Face::DeadEnd | Face::Doom(_) => &name[..],
            _ => &name[..name.len() - 1],
        };
        assert!(drawn(&format!("row: {name}")).contains(&card(face, Ink::Page)), "{name}");
    }
}

#[test]
fn every_card_looks_different_even_without_colours() {
    let mut cards: Vec<String> = faces().iter().map(|face| plain(&card(*face, Ink::Page))).collect();
    assert_eq!(cards.len(), 6 * 12 + 8 + 3);
    cards.push(plain(&back(Ink::Page)));
    cards.push(plain(&story_back(Ink::Page)));
    cards.extend((1..=STORIES).map(|number| plain(&story(number, Ink::Page))));
    for tribe in Tribe::ALL {
        cards.extend([false, true].map(|beast| plain(&leader(tribe, beast, Ink::Page))));
    }
    all_differ(&cards);
    all_differ(&Tribe::ALL.map(|tribe| plain(&pip(tribe, Ink::Page))));
    all_differ(&Tribe::ALL.map(|tribe| plain(&portrait(tribe, Ink::Page))));
    all_differ(&Badge::ALL.map(|mark| plain(&badge(mark, Ink::Page))));
}

#[test]
fn a_card_of_a_tribe_bears_its_emblem_and_its_character() {
    for tribe in Tribe::ALL {
        for value in [1, 10, 11, 12, 13] {
            let card = card(Face::Suited(tribe, value), Ink::Page);
            assert!(card.contains(&pip(tribe, Ink::Page)), "{tribe:?} {value}");
            let character = portrait(tribe, Ink::Page);
            let (_, inside) = character.split_once('>').expect("a group");
            assert!(card.contains(inside.trim_end_matches("</g>")), "{tribe:?} {value}");
        }
    }
}

#[test]
fn numbers_that_do_not_exist_are_drawn_like_the_nearest() {
    let ink = Ink::Print;
    assert_eq!(card(Face::Suited(Tribe::Teen, 0), ink), card(Face::Suited(Tribe::Teen, 1), ink));
    assert_eq!(card(Face::Suited(Tribe::Teen, 255), ink), card(Face::Suited(Tribe::Teen, 13), ink));
    assert_eq!(card(Face::Doom(0), ink), card(Face::Doom(11), ink));
    assert_eq!(card(Face::Doom(200), ink), card(Face::Doom(13), ink));
    assert_eq!(story(0, ink), story(1, ink));
    assert_eq!(story(13, ink), story(12, ink));
}

#[test]
fn stories_have_as_many_stars_as_they_bring_experience() {
    let star = badge(Badge::Experience, Ink::Page);
    for played in ::master::Story::all() {
        let stars = story(played.number(), Ink::Page).matches(&star).count();
        assert_eq!(stars, usize::from(played.experience()), "{played:?}");
    }
    assert_eq!(::master::Story::all().count(), usize::from(STORIES));
}

/// A story bears the emblem of the tribe it is better or worse for. (Rules §8.1)
#[test]
fn stories_name_the_tribe_they_mean() {
    for number in 1..=STORIES {
        let meant: Vec<Tribe> = Tribe::ALL
            .into_iter()
            .filter(|tribe| story(number, Ink::Page).contains(&pip(*tribe, Ink::Page)))
            .collect();
        let wanted: &[Tribe] = match number {
            3 => &[Tribe::Teen],
            4 => &[Tribe::Mouse],
            5 => &[Tribe::Lumberjack],
            6 => &[Tribe::Robot],
            7 => &[Tribe::Ninja],
            9 => &[Tribe::Joe],
            _ => &[],
        };
        assert_eq!(meant, wanted, "{number}");
    }
}

#[test]
fn a_figure_is_as_large_as_what_it_shows() {
    for (text, view) in [
        ("stack: 7S", "0 0 96 31"),
        ("stack: 7S A6 T5\nstack: W", "0 0 96 31"),
        ("hand: A6", "0 0 96 35"),
        ("stack: 7S\nhand: A6", "0 0 96 77"),
        ("row: A6\nrow: W", "0 0 96 65"),
        ("row: A6 A6 A6 A6 A6 A6", "0 0 132 33"),
        ("hand: A6 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6", "0 0 132 35"),
    ] {
        assert!(drawn(text).contains(&format!("viewBox=\"{view}\"")), "{text}: {}", &drawn(text)[..120]);
    }
}

#[test]
fn a_figure_shows_the_cards_it_names() {
    let text = "stack: A6 back\nhand: DMK\nrow: N10/W leader-T story-3";
    let drawn = drawn(text);
    for picture in [
        card(Face::Suited(Tribe::Joe, 6), Ink::Page),
        back(Ink::Page),
        card(Face::Doom(13), Ink::Page),
        card(Face::Suited(Tribe::Ninja, 10), Ink::Page),
        card(Face::Wisdom, Ink::Page),
        leader(Tribe::Teen, false, Ink::Page),
        story(3, Ink::Page),
    ] {
        assert!(drawn.contains(&picture));
    }
}

#[test]
fn two_cards_alike_are_played_one_after_the_other() {
    let text = "stack: W\nhand: 7S 7S\nplay: 7S > 1\nplay: 7S > new";
    assert!(figure(text, Ink::Page).is_ok());
    let third = format!("{text}\nplay: 7S > 1");
    let bad = BadFigure { line: 5, word: "7S".to_owned(), wanted: Wanted::InHand };
    assert_eq!(figure(&third, Ink::Page), Err(bad));
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    for (text, line, word, wanted) in [
        ("", 1, "", Wanted::Something),
        ("hello", 1, "hello", Wanted::Item),
        ("stack: 7S\npile: 3", 2, "pile", Wanted::Item),
        ("stack:", 1, "", Wanted::Card),
        ("stack: A7", 1, "A7", Wanted::Card),
        ("stack: é", 1, "é", Wanted::Card),
        ("hand: B3", 1, "B3", Wanted::Card),
        ("hand: A3\nhand: A4", 2, "A4", Wanted::OneHand),
        ("seat: 7", 1, "7", Wanted::Seat),
        ("seat:", 1, "", Wanted::Seat),
        ("seat: 1 DE", 1, "DE", Wanted::Trap),
        ("hand: A3\nplay: A3", 2, "A3", Wanted::Play),
        ("hand: A3\nplay: A4 > new", 2, "A4", Wanted::InHand),
        ("hand: A3\nplay: A3+A3 > new", 2, "A3", Wanted::InHand),
        ("hand: A1 A2 A3\nplay: A1+A2+A3 > new", 2, "A1+A2+A3 > new", Wanted::Play),
        ("hand: A3\nplay: A3 > 1", 2, "1", Wanted::Target),
        ("hand: A3\nplay: A3 > s1", 2, "s1", Wanted::Target),
        ("hand: A3\nplay: A3 > new maybe", 2, "maybe", Wanted::Mark),
        ("row:", 1, "", Wanted::Picture),
        ("row: story-13", 1, "story-13", Wanted::Picture),
        ("row: leader-B", 1, "leader-B", Wanted::Picture),
        ("row: A2/", 1, "A2/", Wanted::Picture),
    ] {
        let bad = BadFigure { line, word: word.to_owned(), wanted };
        assert_eq!(figure(text, Ink::Page), Err(bad), "{text}");
    }
}
