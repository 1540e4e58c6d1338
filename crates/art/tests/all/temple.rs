//! The temple: chambers as the game has them, things that must not be mistaken for each other, and figures.

use art::Ink;
use art::temple::{
    BadFigure, Chamber, Curse, IDS, Kind, Look, Side, Symbol, Thing, Treasure, Wanted, bars, beam, blocked,
    carried_chalice, chamber, curse_card, curse_picture, curse_sign, die, emblem, figure, gong, hold,
    hourglass, lit_break, lit_half, lit_stones, locked_pawn, pawn, planted_torch, secret_passage, shimmer,
    spot, standing, standing_behind, symbol, tile, treasure_picture, treasure_tile,
};

fn drawn(text: &str) -> String {
    figure(text, Ink::Page).unwrap_or_else(|bad| panic!("{bad}"))
}

fn all_differ(pictures: &[String]) {
    for (index, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..index].contains(picture), "{index} is drawn like another one");
    }
}

fn room(id: &str, stairs: Side) -> Chamber {
    tile(id, stairs).unwrap_or_else(|| panic!("there is no {id}"))
}

#[test]
fn what_differs_looks_different() {
    let ink = Ink::Page;
    all_differ(&Symbol::ALL.map(|face| symbol(face, ink)));
    let mut dice: Vec<String> = Symbol::ALL.map(|face| die(Some(face), Look::Showing, ink)).to_vec();
    dice.extend(Symbol::ALL.map(|face| die(Some(face), Look::Kept, ink)));
    dice.extend([Look::Blank, Look::Locked, Look::Spinning].map(|look| die(None, look, ink)));
    all_differ(&dice);
    let mut pawns: Vec<String> = (0..art::SEATS).map(|seat| pawn(seat, ink)).collect();
    pawns.extend((0..art::SEATS).map(|seat| locked_pawn(seat, ink)));
    all_differ(&pawns);
    all_differ(&[0, 1, 2, 3].map(|times| gong(times, ink)));
    all_differ(&[0, 1, 2, 3, 4].map(|quarters| hourglass(quarters, ink)));
    all_differ(&Kind::ALL[3..].iter().map(|kind| emblem(*kind, ink)).collect::<Vec<_>>());
}

/// What is left of a picture when every colour is the same.
fn plain(markup: String) -> String {
    let parts = markup.split("var(").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
    parts.collect()
}

/// Without colours, too.
#[test]
fn seats_and_symbols_differ_in_shape() {
    all_differ(&Symbol::ALL.map(|face| plain(symbol(face, Ink::Page))));
    all_differ(&[0, 1, 2, 3, 4, 5].map(|seat| plain(pawn(seat, Ink::Page))));
    let states = [Look::Blank, Look::Showing, Look::Kept, Look::Locked, Look::Spinning];
    all_differ(&states.map(|look| plain(die(Some(Symbol::Black), look, Ink::Page))));
}

#[test]
fn a_locked_die_shows_the_mask_whatever_is_said() {
    let locked = die(None, Look::Locked, Ink::Page);
    assert_eq!(locked, die(Some(Symbol::Torch), Look::Locked, Ink::Page));
    assert!(locked.contains(&symbol(Symbol::Black, Ink::Page)));
    assert_eq!(die(None, Look::Blank, Ink::Page), die(Some(Symbol::Key), Look::Blank, Ink::Page));
}

/// The rules name them so in §3.2.
#[test]
fn every_curse_has_a_name_and_a_picture() {
    let names = "trap silence broken_die lost_die masquerade bewitched_hand soul_swap lost_treasure double_curse doomed upright poisoned strangling_vines";
    let found: Vec<Option<Curse>> = names.split(' ').map(Curse::read).collect();
    assert_eq!(found, Curse::ALL.map(Some));
    assert_eq!((Curse::read("Trap"), Curse::read("")), (None, None));
    all_differ(&Curse::ALL.map(|curse| plain(curse_picture(curse, Ink::Page))));
    all_differ(&Curse::ALL.map(|curse| plain(curse_sign(curse, Ink::Page))));
}

/// The rules name them so in §3.3.
#[test]
fn every_treasure_has_a_name_and_a_picture() {
    let names = "restoring_mask secret_passage double_torch double_key teleport stone_conjurer giant_torch counterspell";
    let found: Vec<Option<Treasure>> = names.split(' ').map(Treasure::read).collect();
    assert_eq!(found, Treasure::ALL.map(Some));
    assert_eq!(Treasure::read("torch"), None);
    all_differ(&Treasure::ALL.map(|treasure| plain(treasure_picture(treasure, Ink::Page))));
    all_differ(&Treasure::ALL.map(|treasure| plain(treasure_tile(treasure, Ink::Page))));
}

#[test]
fn a_card_shows_what_it_does_and_what_breaks_it() {
    let ink = Ink::Page;
    let breaks = [Symbol::Torch, Symbol::Torch, Symbol::Key];
    let card = curse_card(Curse::Silence, Some(breaks), ink);
    assert!(card.contains(&curse_picture(Curse::Silence, ink)));
    assert_eq!(card.matches(&symbol(Symbol::Torch, ink)).count(), 2);
    assert_eq!(card.matches(&symbol(Symbol::Key, ink)).count(), 1);
    // A card that is discarded after it was read has nothing to pay.
    let read = curse_card(Curse::LostTreasure, None, ink);
    assert!(Symbol::ALL.iter().all(|face| !read.contains(&symbol(*face, ink))));
    all_differ(&[0, 1, 2].map(|index| lit_break(index, ink)));
    assert_eq!(lit_break(9, ink), lit_break(2, ink));
    assert_ne!(plain(hold(true, ink)), plain(hold(false, ink)));
}

/// A side as the game names it.
fn side(dir: ::temple::Dir) -> Side {
    Side::ALL[dir as usize]
}

fn sign(symbol: ::temple::Symbol) -> Symbol {
    match symbol {
        ::temple::Symbol::A => Symbol::Adventurer,
        ::temple::Symbol::T => Symbol::Torch,
        ::temple::Symbol::K => Symbol::Key,
        ::temple::Symbol::G => Symbol::Gold,
    }
}

#[test]
fn chambers_are_drawn_as_they_are_played() {
    for played in ::temple::CHAMBERS {
        for quarters in 0..4 {
            // The game counts quarters clockwise; what lay in the south lies there now.
            let stairs = side(::temple::Dir::S.turned(quarters));
            let room = room(played.id, stairs);
            for dir in ::temple::Dir::ALL {
                // Of a double chamber both halves.
                let [front, back] = [played.doors, played.back].map(|doors| doors.turned(quarters));
                let is_open = front.contains(dir) || back.contains(dir);
                assert_eq!(room.open(side(dir)), is_open, "{} {dir:?}", played.id);
            }
            assert_eq!(room.entry, Some(played.entry.symbols().map(sign)), "{}", played.id);
            let has = |feature| played.features.contains(feature);
            // The abyss asks for black masks, which nothing is paid with.
            if !has(::temple::Feature::Abyss) {
                let stones = played.stones.map(|stones| (sign(stones.symbol), stones.tiers));
                assert_eq!(room.stones.map(|stones| (stones.symbol, stones.tiers)), stones, "{}", played.id);
            }
            assert_eq!(room.curse, has(::temple::Feature::Mask), "{}", played.id);
            assert_eq!(room.treasure, has(::temple::Feature::Treasure), "{}", played.id);
            let kinds = [
                (Kind::Illusion, ::temple::Feature::Illusion),
                (Kind::Alliance, ::temple::Feature::Alliance),
                (Kind::Double, ::temple::Feature::Double),
                (Kind::Chalice, ::temple::Feature::Chalice),
                (Kind::Abyss, ::temple::Feature::Abyss),
            ];
            for (kind, feature) in kinds {
                assert_eq!(room.kind == kind, has(feature), "{} {kind:?}", played.id);
            }
            assert_eq!(room.kind == Kind::Start, played.features.contains(::temple::Feature::Entrance));
            assert_eq!(room.kind == Kind::Exit, played.features.contains(::temple::Feature::Exit));
            assert_eq!(room.stairs, (played.id != "START").then_some(stairs));
        }
    }
}

/// Box contents: so many chambers of each kind. (Rules §3.1)
#[test]
fn every_chamber_of_the_box_is_there() {
    assert_eq!(IDS.len(), 2 + 4 + 13 + 13 + 6 + 3 + 2 + 1 + 5 + 2);
    let rooms = IDS.map(|id| room(id, Side::South));
    assert_eq!(rooms.iter().filter(|room| room.curse).count(), 8 + 6);
    assert_eq!(rooms.iter().filter(|room| room.treasure).count(), 7);
    assert_eq!(tile("B14", Side::South), None);
}

#[test]
fn used_stones_have_no_price_and_no_glow() {
    let fresh = room("S01", Side::North);
    let used = Chamber { used: true, ..fresh };
    let gems = |room: &Chamber| chamber(room, Ink::Page).matches("var(--art-gem)").count();
    assert!(gems(&fresh) > 6);
    assert_eq!(gems(&used), 0);
}

#[test]
fn pawns_stand_in_different_places_inside_the_walls() {
    for id in ["START", "S01", "EXIT"] {
        for stairs in Side::ALL {
            let room = room(id, stairs);
            for of in 1..=6 {
                let places: Vec<(i32, i32)> = (0..of).map(|index| standing(index, of, &room)).collect();
                for (index, place) in places.iter().enumerate() {
                    assert!(!places[..index].contains(place), "{id} {stairs:?} {of}");
                    assert!(place.0.abs() <= 130 && place.1.abs() <= 145, "{id} {stairs:?}: {place:?}");
                }
            }
        }
    }
}

/// The half with the stairs is in front, the half with the stones and the other doorway behind. (Rules §1.13)
#[test]
fn pawns_stand_in_their_half_of_a_double_chamber() {
    for (id, stairs) in ["D1", "D2"].into_iter().flat_map(|id| Side::ALL.map(|stairs| (id, stairs))) {
        let room = room(id, stairs);
        let (right, down) = stairs.step();
        let towards_the_stairs = |(x, y): (i32, i32)| x * right + y * down;
        for of in 1..=6 {
            let front: Vec<(i32, i32)> = (0..of).map(|index| standing(index, of, &room)).collect();
            let behind: Vec<(i32, i32)> = (0..of).map(|index| standing_behind(index, of, &room)).collect();
            for (index, place) in front.iter().enumerate() {
                assert!(
                    !front[..index].contains(place) && towards_the_stairs(*place) > 40,
                    "{id} {stairs:?}"
                );
            }
            for (index, place) in behind.iter().enumerate() {
                assert!(
                    !behind[..index].contains(place) && towards_the_stairs(*place) < -10,
                    "{id} {stairs:?}"
                );
            }
            assert!(front.iter().chain(&behind).all(|(x, y)| x.abs() <= 145 && y.abs() <= 145));
        }
        // The light lies on the stones, wherever they are.
        assert_ne!(
            lit_stones(0, &room, Ink::Page),
            lit_stones(0, &tile("B08", stairs).expect("a chamber"), Ink::Page)
        );
    }
}

#[test]
fn things_lie_inside_the_walls_and_apart() {
    for (id, stairs) in IDS.iter().flat_map(|id| Side::ALL.map(|stairs| (id, stairs))) {
        let room = room(id, stairs);
        for behind in [false, true] {
            let places =
                [Thing::Treasure, Thing::Chalice, Thing::Torch].map(|thing| spot(thing, behind, &room));
            assert!(
                places.iter().all(|(x, y)| x.abs() <= 125 && y.abs() <= 125),
                "{id} {stairs:?}: {places:?}"
            );
            let [_, chalice, torch] = places;
            let apart = (chalice.0 - torch.0).abs().max((chalice.1 - torch.1).abs());
            assert!(apart >= 60, "{id} {stairs:?}: {places:?}");
        }
    }
}

#[test]
fn a_chalice_that_was_carried_away_is_not_drawn() {
    let fresh = room("TC", Side::South);
    let empty = Chamber { used: true, ..fresh };
    let shown = emblem(Kind::Chalice, Ink::Page);
    assert!(chamber(&fresh, Ink::Page).contains(&shown));
    assert!(!chamber(&empty, Ink::Page).contains(&shown));
}

#[test]
fn the_parts_of_a_shimmer_differ() {
    all_differ(&[0, 1, 2].map(|part| plain(shimmer(part, Ink::Page))));
}

#[test]
fn a_beam_joins_two_chambers() {
    // From the rim of one to the rim of the other, forty units to each cell.
    assert!(beam(3, 0, Ink::Page).contains("d=\"M16.5 0L103.5 0\""));
    assert!(beam(0, -2, Ink::Page).contains("d=\"M0 -16.5L0 -63.5\""));
    assert_eq!(beam(0, 0, Ink::Page), "");
}

#[test]
fn a_figure_is_as_large_as_what_it_shows() {
    for (text, view) in [
        ("tiles: START=0,0", "-41 -21 82 42"),
        ("tiles: START=0,0 B01=1,0,W", "-21 -21 82 42"),
        ("tiles: B01=0,0\ndark: 0,0,N", "-41 -38 82 59"),
        ("dice: A A", "-41 0 82 16"),
        ("dice: A\ndice: 1 > | T", "-41 0 82 32"),
        ("dice: A T K > trap=ATK\ndice: broken falling", "-45 0 90 62"),
        ("dice: double_key > lost_treasure", "-41 0 82 46"),
        ("dice: A A A A A A A", "-52 0 105 16"),
        ("tiles: START=0,0\ndice: A", "-41 -21 82 61"),
    ] {
        assert!(drawn(text).contains(&format!("viewBox=\"{view}\"")), "{text}: {}", &drawn(text)[..120]);
    }
}

#[test]
fn a_figure_shows_what_the_modules_bring() {
    let ink = Ink::Page;
    let text = "tiles: D1=0,0 TC=1,0,W L1=0,1 IT1=1,1\nhalf: 0,0,b\nlying: 0,0=torch 1,0=teleport\npassages: 0,0,W\n";
    // There is no chamber in the west.
    assert!(figure(text, ink).is_err());
    let text = text.replace(
        "0,0,W\n",
        "0,0,E\nshimmer: 1,1\nbeams: 0,1 1,0\npawns: 1=0,0 2=0,0,b\ntrapped: 1\ncarries: 2",
    );
    let shown = drawn(&text);
    let double = room("D1", Side::South);
    for (name, picture) in [
        ("light", lit_half(true, &double, ink)),
        ("passage", secret_passage(Side::East, ink)),
        ("torch", planted_torch(ink)),
        ("treasure", treasure_tile(Treasure::Teleport, ink)),
        ("shimmer", shimmer(1, ink)),
        // One cell to the right, and one down: y grows to the north in the rules.
        ("beam", beam(1, 1, ink)),
        ("bars", bars(ink)),
        ("chalice", carried_chalice(ink)),
    ] {
        assert!(shown.contains(&picture), "{name}");
    }
    let at = |(x, y): (i32, i32)| {
        format!("translate({} {})", f64::from(x) / 10.0, f64::from(y) / 10.0).replace("0.", ".")
    };
    assert!(shown.contains(&at(standing_behind(0, 1, &double))));
    let card = curse_card(Curse::Trap, Some([Symbol::Adventurer, Symbol::Torch, Symbol::Key]), ink);
    assert!(drawn("dice: trap=ATK").contains(&card));
}

#[test]
fn a_doorway_that_meets_a_wall_is_bricked_up() {
    let bricks = |side: Side| blocked(side, Ink::Page);
    // B03 has its stairs in the west and a doorway in the east; START is open to the east, and walled to the south.
    assert!(!drawn("tiles: START=0,0 B03=1,0,W").contains(&bricks(Side::East)));
    assert!(drawn("tiles: START=0,0 B03=1,0,S").contains(&bricks(Side::East)));
    assert!(drawn("tiles: START=0,0 B03=0,-1,S").contains(&bricks(Side::North)));
    for side in Side::ALL {
        assert_eq!(side.across().across(), side);
        assert_eq!(side.across().step(), (-side.step().0, -side.step().1));
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    for (text, line, word, wanted) in [
        ("", 1, "", Wanted::Something),
        ("hello", 1, "hello", Wanted::Item),
        ("tiles: B01=0,0\nroute: 0,0", 2, "route", Wanted::Item),
        ("tiles: B14=0,0", 1, "B14", Wanted::Tile),
        ("tiles: B01", 1, "B01", Wanted::Pair),
        ("tiles: B01=0", 1, "0", Wanted::Place),
        ("tiles: B01=0,99", 1, "0,99", Wanted::Place),
        ("tiles: B01=0,0,X", 1, "0,0,X", Wanted::Doorway),
        ("tiles: B01=0,0 B02=0,0", 1, "0,0", Wanted::Free),
        ("tiles: B01=0,0\nused: 1,0", 2, "1,0", Wanted::TileHere),
        ("tiles: B01=0,0\nused: 0,0,N", 2, "0,0,N", Wanted::Place),
        ("tiles: B03=0,0\ndark: 0,0,E", 2, "0,0,E", Wanted::Doorway),
        ("tiles: B03=0,0\ndoors: 0,0", 2, "0,0", Wanted::Doorway),
        ("tiles: B03=0,0\nstones: 0,0", 2, "0,0", Wanted::Tier),
        ("tiles: S01=0,0\nstones: 0,0,4", 2, "0,0,4", Wanted::Tier),
        ("tiles: B03=0,0\npawns: 7=0,0", 2, "7", Wanted::Seat),
        ("tiles: B03=0,0\npawns: 1=1,0", 2, "1,0", Wanted::TileHere),
        ("tiles: B03=0,0\npawns: 1=0,0\nlocked: 2", 3, "2", Wanted::PawnHere),
        ("tiles: B03=0,0\npath: 0,0", 2, "0,0", Wanted::Way),
        ("tiles: L1=0,0\nbeams: 0,0", 2, "0,0", Wanted::Way),
        ("tiles: B03=0,0\npawns: 1=0,0,b", 2, "0,0,b", Wanted::Half),
        ("tiles: D1=0,0\npawns: 1=0,0,f", 2, "0,0,f", Wanted::Half),
        ("tiles: B03=0,0\nhalf: 0,0", 2, "0,0", Wanted::Half),
        ("tiles: B03=0,0\nlying: 0,0=goblet", 2, "goblet", Wanted::Thing),
        ("tiles: B03=0,0\npassages: 0,0,E", 2, "0,0,E", Wanted::TileHere),
        ("tiles: B03=0,0\npawns: 1=0,0\ntrapped: 1 2", 3, "2", Wanted::PawnHere),
        ("dice: trap=AT", 1, "trap=AT", Wanted::Die),
        ("dice: trap=ATé", 1, "trap=ATé", Wanted::Die),
        ("dice: teleport=ATK", 1, "teleport=ATK", Wanted::Die),
        ("dice: A é", 1, "é", Wanted::Die),
        ("dice: X+ +", 1, "+", Wanted::Die),
        ("dice:", 1, "", Wanted::Die),
    ] {
        let bad = BadFigure { line, word: word.to_owned(), wanted };
        assert_eq!(figure(text, Ink::Page), Err(bad), "{text}");
    }
}

#[test]
fn a_refusal_says_where() {
    let bad = figure("tiles: B14=0,0", Ink::Page).expect_err("there is no B14");
    assert_eq!(bad.to_string(), "1: Tile: \"B14\"");
}
