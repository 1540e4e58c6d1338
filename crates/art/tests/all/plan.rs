//! Escape Plan: hexes that agree with the rules however they are turned, and pictures that must not be mistaken.

use art::Ink;
use art::plan::{
    self, Asset, BadFigure, Contact, Deck, Equipment, Fixer, Gate, HEXES, Lock, Mark, Officer, Place, Symbol,
    Terrain, Wanted,
};

/// A hex of the rules: name, edges, the terrain of each location, its symbol and the terrain of that.
type Ruled = (&'static str, &'static str, &'static str, Option<(Symbol, char)>);

/// The hexes of the rules, 3.2.
const RULES: [Ruled; 15] = [
    ("H", "CRRCII", "C", None),
    ("S1", "IICCRR", "IC", Some((Symbol::Subway, 'R'))),
    ("S2", "CCRRWW", "CR", Some((Symbol::Helipad, '?'))),
    ("C1", "IIICWR", "I", Some((Symbol::Helipad, '?'))),
    ("C2", "RRRWCC", "R", Some((Symbol::Subway, 'C'))),
    ("C3", "WWCCCI", "C", Some((Symbol::Ferry, 'W'))),
    ("C4", "CCCRRI", "CR", None),
    ("C5", "IIRRCC", "RI", None),
    ("C6", "RRCCIW", "CR", Some((Symbol::Subway, 'I'))),
    ("C7", "RRIICC", "IR", Some((Symbol::Helipad, '?'))),
    ("C8", "WWRRRI", "R", Some((Symbol::Ferry, 'W'))),
    ("C9", "IIICRR", "I", Some((Symbol::Subway, 'R'))),
    ("C10", "CCIRRW", "CI", None),
    ("C11", "ICRICR", "I", Some((Symbol::Helipad, '?'))),
    ("C12", "RWCCCI", "C", None),
];

fn terrain(letter: char) -> Terrain {
    Terrain::read(letter).expect("a letter of the rules")
}

fn all_differ(pictures: &[String]) {
    for (index, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..index].contains(picture), "{index} is drawn like another one");
    }
}

/// What is left of a picture when every colour is the same.
fn plain(markup: String) -> String {
    markup.split("var(").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect()
}

fn apart(one: (i32, i32), other: (i32, i32)) -> f64 {
    f64::from(one.0 - other.0).hypot(f64::from(one.1 - other.1))
}

/// How far a place is from the nearest edge of its hex, in tenths.
fn from_edge((x, y): (i32, i32)) -> f64 {
    let edges = (0..6).map(|edge| {
        let angle = f64::from(edge) * std::f64::consts::FRAC_PI_3;
        519.6 - f64::from(x) * angle.cos() - f64::from(y) * angle.sin()
    });
    edges.fold(f64::MAX, f64::min)
}

#[test]
fn edges_are_those_of_the_rules_and_turn_from_east_to_north_east() {
    for (hex, (name, edges, ..)) in RULES.into_iter().enumerate() {
        assert_eq!(HEXES[hex], name);
        for (edge, letter) in edges.chars().enumerate() {
            for rotation in 0..12 {
                assert_eq!(
                    plan::edge(hex, edge + rotation, rotation),
                    terrain(letter),
                    "{name} {edge} {rotation}"
                );
            }
        }
    }
}

#[test]
fn locations_and_symbols_stand_where_the_rules_have_them() {
    for (hex, (name, _, locations, symbol)) in RULES.into_iter().enumerate() {
        assert_eq!(plan::locations(hex), locations.len(), "{name}");
        for rotation in 0..6 {
            for (location, letter) in locations.chars().enumerate() {
                let spot = plan::spot(hex, location, rotation);
                assert_eq!(
                    plan::terrain(hex, spot, rotation),
                    terrain(letter),
                    "{name} {location} {rotation}"
                );
            }
            let found = plan::symbol_spot(hex, rotation);
            assert_eq!(found.map(|(kind, _)| kind), symbol.map(|(kind, _)| kind), "{name}");
            if let (Some((_, place)), Some((_, letter))) = (found, symbol)
                && letter != '?'
            {
                assert_eq!(plan::terrain(hex, place, rotation), terrain(letter), "{name} {rotation}");
            }
        }
    }
}

#[test]
fn nothing_covers_a_sign() {
    for hex in 0..HEXES.len() {
        for rotation in 0..6 {
            let mut signs: Vec<(i32, i32)> =
                (0..plan::locations(hex)).map(|location| plan::spot(hex, location, rotation)).collect();
            assert!(signs.iter().all(|spot| from_edge(*spot) >= 150.0), "{hex} {rotation}");
            signs.extend(plan::symbol_spot(hex, rotation).map(|(_, place)| place));
            for (index, one) in signs.iter().enumerate() {
                assert!(signs[..index].iter().all(|other| apart(*one, *other) >= 250.0), "{hex} {rotation}");
                for officer in 0..3 {
                    let found = apart(*one, plan::beat(hex, officer, rotation));
                    assert!(found >= 200.0, "officer {officer} on {hex} {rotation}: {found:.0}");
                }
            }
            for officer in 0..3 {
                let beat = plan::beat(hex, officer, rotation);
                assert_ne!(
                    plan::terrain(hex, beat, rotation),
                    Terrain::Water,
                    "officer {officer} on {hex} {rotation}"
                );
                let found = from_edge(plan::beat(hex, officer, rotation));
                assert!(found >= 70.0, "officer {officer} on {hex} {rotation}: {found:.0}");
            }
        }
    }
}

#[test]
fn whoever_is_on_the_way_stands_on_the_right_ground() {
    for hex in 0..HEXES.len() {
        for rotation in 0..6 {
            for edge in 0..6 {
                let place = plan::inside_region(hex, edge, rotation);
                let there = plan::terrain(hex, place, rotation);
                assert_eq!(there, plan::edge(hex, edge, rotation), "{hex} {edge} {rotation}");
                let edge_room = from_edge(place);
                assert!(edge_room >= 45.0, "{hex} {edge} {rotation}: {edge_room:.0}");
                for location in 0..plan::locations(hex) {
                    let found = apart(place, plan::spot(hex, location, rotation));
                    assert!(found >= 200.0, "{hex} {edge} {rotation}: {found:.0}");
                }
            }
        }
    }
}

/// The same region has the same outline from each of its edges, and regions of one hex differ.
#[test]
fn regions_are_runs_of_equal_edges_and_what_the_middle_joins() {
    let count = |hex: usize| {
        let mut regions: Vec<String> = (0..6).map(|edge| plan::region(hex, edge, 2)).collect();
        regions.sort();
        regions.dedup();
        regions.len()
    };
    let counts: Vec<usize> = (0..HEXES.len()).map(count).collect();
    assert_eq!(counts, [3, 3, 3, 4, 3, 3, 3, 3, 4, 3, 3, 3, 4, 5, 4]);
    // The middle of the Hospital's hex joins east and west.
    assert_eq!(plan::region(0, 0, 0), plan::region(0, 3, 0));
    assert_ne!(plan::region(13, 1, 0), plan::region(13, 4, 0));
}

#[test]
fn there_is_a_street_exactly_between_different_terrains() {
    for one in Terrain::ALL {
        for other in Terrain::ALL {
            assert_eq!(plan::border(0, one, other, Ink::Page).is_empty(), one == other);
        }
    }
}

#[test]
fn neighbours_lie_one_hex_apart() {
    for (q, r) in [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)] {
        let found = apart(plan::middle(q, r), (0, 0));
        assert!((found - 1039.2).abs() < 2.0, "{q} {r}: {found}");
    }
}

#[test]
fn every_hex_looks_different_however_it_is_turned() {
    let mut hexes = Vec::new();
    for hex in 0..HEXES.len() {
        hexes.extend((0..6).map(|rotation| plain(plan::hex(hex, rotation, Ink::Page))));
        assert_eq!(plan::hex(hex, 6, Ink::Page), plan::hex(hex, 0, Ink::Page));
    }
    all_differ(&hexes);
}

#[test]
fn nothing_is_told_by_its_colour_alone() {
    let ink = Ink::Page;
    let signs: Vec<String> = Place::all().map(|place| plain(plan::place(place, ink))).collect();
    all_differ(&signs);
    let mut people: Vec<String> = Officer::ALL.map(|officer| plain(plan::officer(officer, ink))).to_vec();
    people.push(plain(plan::sandra(ink)));
    people.extend((0..4).map(|gang| plain(plan::member(gang, ink))));
    people.extend((0..5).map(|seat| plain(plan::pawn(seat, ink))));
    people.extend((0..5).map(|seat| plain(plan::cube(seat, ink))));
    people.extend((0..5).map(|seat| plain(plan::control(seat, ink))));
    all_differ(&people);
    let mut tiles: Vec<String> = Fixer::ALL.map(|fixer| plain(plan::fixer(fixer, ink))).to_vec();
    tiles.extend(Equipment::ALL.map(|one| plain(plan::equipment(one, ink))));
    tiles.extend(Asset::ALL.map(|one| plain(plan::asset(one, ink))));
    tiles.extend(Lock::ALL.map(|one| plain(plan::locker(one, ink))));
    tiles.extend([false, true].map(|black| plain(plan::exit_tile(black, ink))));
    tiles.push(plain(plan::tile_back(ink)));
    all_differ(&tiles);
    let mut cards: Vec<String> = Contact::ALL.map(|one| plain(plan::contact(one, ink))).to_vec();
    cards.extend(Deck::ALL.map(|deck| plain(plan::back(deck, ink))));
    cards.extend((1..=3).map(|exit| plain(plan::patrol(exit, ink))));
    cards.push(plain(plan::handcuffs(ink)));
    all_differ(&cards);
    all_differ(&Mark::ALL.map(|mark| plain(plan::mark(mark, ink))));
    let keys = Lock::ALL.map(|lock| [false, true].map(|used| plain(plan::key(lock, used, ink))));
    all_differ(keys.as_flattened());
}

#[test]
fn a_card_shows_what_it_does() {
    for contact in Contact::ALL {
        let drawn = plan::contact(contact, Ink::Page);
        assert!(drawn.contains(&plan::mark(contact.effect(), Ink::Page)), "{contact:?}");
        let face = plan::portrait(contact, Ink::Page);
        let (_, inside) = face.split_once('>').expect("a group");
        assert!(drawn.contains(inside), "{contact:?}");
    }
    for asset in Asset::ALL {
        assert!(plan::asset(asset, Ink::Page).contains(&plan::mark(asset.effect(), Ink::Page)), "{asset:?}");
    }
}

/// The keys of safe houses 1, 2 and 3 are red, yellow and green (rules 3.5).
#[test]
fn a_safe_house_shows_its_key() {
    for (house, lock) in [(1, Lock::Red), (2, Lock::Yellow), (3, Lock::Green)] {
        assert_eq!(Lock::of_house(house), lock);
        let sign = plan::place(Place::SafeHouse(house), Ink::Page);
        assert!(sign.contains(&plan::key(lock, false, Ink::Page)));
    }
}

#[test]
fn numbers_that_do_not_exist_are_drawn_like_the_nearest() {
    let ink = Ink::Print;
    assert_eq!(plan::place(Place::SafeHouse(0), ink), plan::place(Place::SafeHouse(1), ink));
    assert_eq!(plan::place(Place::Exit(9, Gate::Open), ink), plan::place(Place::Exit(3, Gate::Open), ink));
    assert_eq!(plan::belt(0, ink), plan::belt(1, ink));
    assert_eq!(plan::belt(200, ink), plan::belt(5, ink));
    assert_eq!(plan::spot(3, 7, 1), (0, 0));
    assert_eq!(plan::hex(15, 0, ink), plan::hex(0, 0, ink));
}

fn drawn(text: &str) -> String {
    plan::figure(text, Ink::Page).unwrap_or_else(|bad| panic!("{bad}"))
}

#[test]
fn a_figure_shows_what_is_printed_and_what_lies_on_it() {
    let business = plan::place(Place::BusinessSpace, Ink::Page);
    let bar = plan::place(Place::Bar, Ink::Page);
    let empty = drawn("hexes: S1=0,0");
    assert!(empty.contains(&business) && empty.contains(&plan::place(Place::GangHq(0), Ink::Page)));
    let open = drawn("hexes: S1=0,0\nsigns: Bar=0,0,2");
    assert!(open.contains(&bar) && !open.contains(&business));
    let turned = drawn("hexes: S1=0,0,3");
    assert!(turned.contains(&plan::hex(1, 3, Ink::Page)) && turned.contains("translate(-34 6)"));
}

#[test]
fn a_figure_has_streets_where_the_terrain_changes() {
    // East of S1 is industrial ground; C4 shows it one residential edge, unless it is turned.
    let street = plan::border(0, Terrain::Industrial, Terrain::Residential, Ink::Page);
    assert!(drawn("hexes: S1=0,0 C4=1,0").contains(&street));
    let turns = (0..6).find(|turns| plan::edge(6, 3, *turns) == Terrain::Industrial).expect("an edge");
    assert!(!drawn(&format!("hexes: S1=0,0 C4=1,0,{turns}")).contains(&street));
}

#[test]
fn everything_can_stand_in_a_row() {
    let ink = Ink::Page;
    for (word, picture) in [
        ("SnitchSwat", plan::contact(Contact::Snitch(Officer::Swat), ink)),
        ("Lawyer", plan::contact(Contact::Lawyer, ink)),
        ("EnergyDrink", plan::fixer(Fixer::EnergyDrink, ink)),
        ("GasMask", plan::equipment(Equipment::GasMask, ink)),
        ("MoveSwat", plan::token(Mark::Move(Officer::Swat), ink)),
        ("Federal", plan::officer(Officer::Federal, ink)),
        ("Yellow", plan::key(Lock::Yellow, false, ink)),
        ("SafeHouse2", plan::place(Place::SafeHouse(2), ink)),
        ("Exit3", plan::place(Place::Exit(3, Gate::Open), ink)),
        ("Exit3Closing", plan::place(Place::Exit(3, Gate::Closing), ink)),
    ] {
        assert!(drawn(&format!("row: {word}")).contains(&picture), "{word}");
        assert!(plan::piece(word, ink).is_some_and(|piece| piece.contains(&picture)), "{word}");
    }
}

#[test]
fn every_piece_can_be_drawn_by_itself() {
    let ink = Ink::Page;
    for (word, class, picture) in [
        ("AssetHeal", "tile", plan::asset(plan::Asset::Heal, ink)),
        ("AssetMoveSwat", "tile", plan::asset(plan::Asset::Move(Officer::Swat), ink)),
        ("LockerGreen", "tile", plan::locker(Lock::Green, ink)),
        ("CaseBlack", "tile", plan::exit_tile(true, ink)),
        ("Belt5", "tile", plan::belt(5, ink)),
        ("BackTile", "tile", plan::tile_back(ink)),
        ("Member4", "mark", plan::member(3, ink)),
        ("Sandra", "mark", plan::sandra(ink)),
        ("Ferry", "mark", plan::symbol(plan::Symbol::Ferry, ink)),
        ("Cuffs", "card", plan::handcuffs(ink)),
        ("Patrol2", "card", plan::patrol(2, ink)),
        ("InspectorSafeHouse3", "card", plan::inspector(Place::SafeHouse(3), ink)),
        ("BackInspector", "card", plan::back(plan::Deck::Inspector, ink)),
        ("Exit1Closed", "sign", plan::place(Place::Exit(1, Gate::Closed), ink)),
        ("C12", "hex", plan::hex(14, 0, ink)),
        ("BackHex", "hex", plan::hex_back(ink)),
    ] {
        let piece = plan::piece(word, ink).unwrap_or_default();
        assert!(piece.contains(&picture) && piece.contains(&format!("piece-{class}")), "{word}");
    }
    for word in ["", "C13", "Member0", "Patrol4", "Asset", "InspectorPub", "CaseRed"] {
        assert_eq!(plan::piece(word, ink), None, "{word}");
    }
}

#[test]
fn what_is_not_a_figure_is_refused_with_its_line_and_word() {
    for (text, line, word, wanted) in [
        ("", 1, "", Wanted::Something),
        ("hexes S1", 1, "hexes S1", Wanted::Item),
        ("houses: S1=0,0", 1, "houses", Wanted::Item),
        ("hexes: S1", 1, "S1", Wanted::Pair),
        ("hexes: S3=0,0", 1, "S3", Wanted::Hex),
        ("hexes: S1=0", 1, "0", Wanted::Place),
        ("hexes: S1=0,0,6", 1, "0,0,6", Wanted::Place),
        ("hexes: S1=0,0 S2=0,0", 1, "0,0", Wanted::Free),
        ("hexes: S1=0,0\npawns: 1=1,0,1", 2, "1,0,1", Wanted::HexHere),
        ("hexes: S1=0,0\npawns: 1=0,0", 2, "0,0", Wanted::Spot),
        ("hexes: S1=0,0\npawns: 1=0,0,3", 2, "0,0,3", Wanted::Spot),
        ("hexes: S1=0,0\npawns: 1=0,0,r6", 2, "0,0,r6", Wanted::Spot),
        ("hexes: S1=0,0\npawns: 6=0,0,1", 2, "6", Wanted::Seat),
        ("hexes: S1=0,0\ncubes: 1=0,0,r1", 2, "0,0,r1", Wanted::Spot),
        ("hexes: S1=0,0\nsigns: Pub=0,0,2", 2, "Pub", Wanted::Sign),
        ("hexes: S1=0,0\nofficers: State=0,0", 2, "State", Wanted::Officer),
        ("hexes: S1=0,0\npath: 0,0,1", 2, "0,0,1", Wanted::Way),
        ("row: Vest Exit4", 1, "Exit4", Wanted::Picture),
    ] {
        let bad = BadFigure { line, word: word.to_owned(), wanted };
        assert_eq!(plan::figure(text, Ink::Page), Err(bad), "{text}");
    }
}
