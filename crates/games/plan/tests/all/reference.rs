//! The steps of a travel against a search over whole routes that knows nothing of areas: it walks region by region, on a map
//! of its own, and keeps every set of tiles left.

use std::collections::{BTreeMap, BTreeSet};

use plan::{
    City, Heist, Kind, Location, Means, Move, Node, Options, Plan, Question, Region, Route, Tile, TileSet,
    routes,
};
use table::{Facts, Luck, Rules, Seat, Seated, Seats, Seed, Stream, Time};

const CHOICE: Stream = Stream(12);

/// Every border of two regions: whether it is one of two tiles.
fn borders(city: &City) -> Vec<(Region, Region, bool)> {
    let mut all = Vec::new();
    for tile in city.tiles().iter() {
        let lies = city.lies(tile).expect("it is in the city");
        for edge in 0..6 {
            let here = tile.region_at(edge + 6 - usize::from(lies.rotation));
            if let Some(other) = city.tile_at(lies.at.beyond(edge)) {
                let turned = usize::from(city.lies(other).expect("it is in the city").rotation);
                all.push((here, other.region_at(edge + 3 + 6 - turned), true));
            }
        }
        for edge in 0..6 {
            let (one, next) = (tile.region_at(edge), tile.region_at(edge + 1));
            let middle = Region::all().find(|region| region.tile() == tile && region.is_centre());
            for other in [Some(next), middle].into_iter().flatten().filter(|other| *other != one) {
                all.extend([(one, other, false), (other, one, false)]);
            }
        }
    }
    all
}

/// Water that a ferry crosses.
fn ferried(city: &City, borders: &[(Region, Region, bool)]) -> BTreeSet<Region> {
    let ferries = ["C3", "C8"].map(|name| name.parse::<Tile>().expect("a tile"));
    let mut wet: BTreeSet<Region> = Region::all()
        .filter(|region| {
            region.is_water() && ferries.contains(&region.tile()) && city.contains(region.tile())
        })
        .collect();
    loop {
        let more: Vec<Region> = borders
            .iter()
            .filter(|(from, to, outside)| {
                *outside && wet.contains(from) && to.is_water() && !wet.contains(to)
            })
            .map(|(_, to, _)| *to)
            .collect();
        if more.is_empty() {
            return wet;
        }
        wet.extend(more);
    }
}

type At = (Node, TileSet, u8, bool);

/// For every location the smallest sets of tiles left by any whole route, on foot and by subway.
fn search(open: &Heist, seat: Seat) -> BTreeMap<Location, BTreeSet<TileSet>> {
    let city = &open.city;
    let borders = borders(city);
    let wet = ferried(city, &borders);
    let dry = |region: &Region| !region.is_water() || wet.contains(region);
    let start = open.player(seat).pawn;
    let heed = open.watched().without(Tile::HOSPITAL);
    let leave = |left: TileSet, tile: Tile| if heed.contains(tile) { left.with(tile) } else { left };
    let mut seen: BTreeSet<At> = BTreeSet::new();
    let mut todo: Vec<At> = vec![(start.into(), TileSet::NONE, 3, false)];
    let mut ends: BTreeMap<Location, BTreeSet<TileSet>> = BTreeMap::new();
    while let Some(at) = todo.pop() {
        if !seen.insert(at) {
            continue;
        }
        let (node, left, mp, ridden) = at;
        if node == start.into() {
            todo.push((start.region().into(), left, mp - 1, ridden));
            continue;
        }
        let region = node.region().expect("travels go on in regions");
        for (_, to, outside) in borders.iter().filter(|(from, to, _)| *from == region && dry(to)) {
            let cost = u8::from(!outside || to.terrain() != region.terrain());
            let left = if *outside { leave(left, region.tile()) } else { left };
            if mp >= cost {
                todo.push(((*to).into(), left, mp - cost, ridden));
            }
        }
        if region.tile().station() == Some(region) && !ridden {
            let others = city.tiles().iter().filter(|tile| *tile != region.tile()).filter_map(Tile::station);
            todo.extend(others.map(|to| (to.into(), leave(left, region.tile()), mp + 1, true)));
        }
        if mp >= 1 {
            for place in city.locations().filter(|place| place.region() == region && *place != start) {
                ends.entry(place).or_default().insert(left);
            }
        }
    }
    for sets in ends.values_mut() {
        let all = sets.clone();
        sets.retain(|set| !all.iter().any(|other| other != set && other.is_subset(*set)));
    }
    ends
}

/// The same by the steps of the rules.
fn by_steps(routes: &[Route]) -> BTreeMap<Location, BTreeSet<TileSet>> {
    let mut ends: BTreeMap<Location, BTreeSet<TileSet>> = BTreeMap::new();
    for route in routes.iter().filter(|route| route.cans == 0 && route.drivers == 0 && !route.flies) {
        ends.entry(route.to).or_default().insert(route.left);
    }
    for sets in ends.values_mut() {
        let all = sets.clone();
        sets.retain(|set| !all.iter().any(|other| other != set && other.is_subset(*set)));
    }
    ends
}

fn moves_of(game: &Plan, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    Plan::moves(Seated::new(seat, game.public(), &game.private(seat)), Time::ZERO, &mut moves);
    moves
}

#[test]
fn steps_yield_the_smallest_sets_of_a_search_over_whole_routes() {
    let mut luck = Luck::new(&Seed::from_text("reference"), &[]);
    let (mut starts, mut pairs, mut several) = (0, 0, 0);
    for number in 0..60 {
        let count = 1 + number % 5;
        let options = Options { max_radius: 3 + number / 5 % 2, ..Options::default() };
        let mut game =
            Plan::deal(&options, Seats::of(count), &mut luck, &mut Facts::new()).expect("lawful options");
        while let Some((seat, what)) = game.heist().asked() {
            let moves = moves_of(&game, seat);
            if what == Question::Act && luck.below(CHOICE, 4) == 0 {
                let open = game.heist();
                let found = routes(Seated::new(seat, game.public(), &game.private(seat)));
                let (mut naive, mut steps) = (search(open, seat), by_steps(&found));
                naive.retain(|place, _| !open.is_closed(*place));
                steps.retain(|place, _| !open.is_closed(*place));
                assert_eq!(steps, naive, "from {} on day {}", open.player(seat).pawn, open.day);
                starts += 1;
                pairs += naive.len();
                several += naive.values().filter(|sets| sets.len() > 1).count();
            }
            let mv = luck.pick(CHOICE, &moves).expect("whoever is asked can answer");
            game.play(Time::ZERO, seat, &mv, &mut luck, &mut Facts::new());
        }
    }
    println!("{starts} starts, {pairs} locations, {several} of them with several smallest sets");
    assert!(starts > 500 && several * 20 > pairs, "{starts} {pairs} {several}");
}

/// A route can be played as it is, and leads where it says with what it says.
#[test]
fn every_route_can_be_played() {
    let mut luck = Luck::new(&Seed::from_text("routes"), &[]);
    let mut played = 0;
    for number in 0..12 {
        let options = Options { initial_cash_k: 20, ..Options::default() };
        let seats = Seats::of(2 + number % 4);
        let mut game = Plan::deal(&options, seats, &mut luck, &mut Facts::new()).expect("lawful options");
        while let Some((seat, what)) = game.heist().asked() {
            if what == Question::Act {
                for route in routes(Seated::new(seat, game.public(), &game.private(seat))) {
                    let mut trial = game.clone();
                    let mut moves = vec![Move::Travel];
                    moves.extend(&route.moves);
                    for mv in moves {
                        let own = trial.private(seat);
                        let judged = Plan::judge(Seated::new(seat, trial.public(), &own), Time::ZERO, &mv);
                        assert!(judged.is_ok(), "{mv:?} of {route:?}: {judged:?}");
                        trial.play(Time::ZERO, seat, &mv, &mut luck.clone(), &mut Facts::new());
                    }
                    assert_eq!(trial.heist().player(seat).pawn, route.to);
                    if route.flies {
                        assert!(
                            matches!(trial.heist().asked(), Some((_, Question::By(to))) if to == route.to)
                        );
                        let by = |mv: &Move| {
                            matches!(
                                mv,
                                Move::By {
                                    means: Means::Gang(_)
                                        | Means::Pilot(_)
                                        | Means::Helicopter
                                        | Means::Motorcycle
                                }
                            )
                        };
                        assert!(moves_of(&trial, seat).iter().all(by));
                    }
                    played += 1;
                }
            }
            let mv = luck.pick(CHOICE, &moves_of(&game, seat)).expect("whoever is asked can answer");
            game.play(Time::ZERO, seat, &mv, &mut luck, &mut Facts::new());
        }
    }
    println!("{played} routes");
    assert!(played > 5_000, "{played}");
}

/// §1.15: how long the lists are, question by question; and no travel gets stuck.
#[test]
fn lists_are_as_short_as_the_rules_say() {
    let mut luck = Luck::new(&Seed::from_text("lists"), &[]);
    let (mut place, mut travel, mut officer, mut avoid, mut other) = (0, 0, 0, 0, 0);
    let (mut travels, mut escapes) = (0, 0);
    for number in 0..250 {
        let options = Options { max_radius: 3 + number / 5 % 2, initial_cash_k: 20, ..Options::default() };
        let seats = Seats::of(1 + number % 5);
        let mut game = Plan::deal(&options, seats, &mut luck, &mut Facts::new()).expect("lawful options");
        while let Some((seat, what)) = game.heist().asked() {
            let moves = moves_of(&game, seat);
            let most = match what {
                Question::PlaceTile => &mut place,
                Question::Travel => &mut travel,
                Question::MoveOfficer { .. } | Question::Officer(_) => &mut officer,
                Question::Avoid => &mut avoid,
                _ => &mut other,
            };
            *most = moves.len().max(*most);
            if let Err(broken) = game.check() {
                panic!("{broken}");
            }
            // People leave when they can, or fees would never be due.
            let out = moves.iter().copied().find(|mv| *mv == Move::Escape);
            let mv = out.or_else(|| luck.pick(CHOICE, &moves)).expect("whoever is asked can answer");
            travels += u32::from(mv == Move::Travel);
            escapes += u32::from(mv == Move::Escape);
            game.play(Time::ZERO, seat, &mv, &mut luck, &mut Facts::new());
        }
    }
    println!(
        "placing {place}, travel {travel}, officers {officer}, avoiding {avoid}, anything else {other}; {travels} travels, {escapes} escapes"
    );
    assert!(place <= 200 && travel <= 69 && officer <= 148 && avoid <= 327 && other <= 40);
    assert!(travels > 2_000 && escapes > 50);
}

#[test]
fn the_hospital_is_where_it_says() {
    assert_eq!(Location::HOSPITAL.kind(), Kind::Hospital);
    assert_eq!(Location::HOSPITAL.region().to_string(), "H.C0");
    assert_eq!(
        "C6.clinic".parse::<Node>().expect("a place").location(),
        Some("C6.clinic".parse().expect("a location"))
    );
}
