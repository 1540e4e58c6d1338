//! Everything that is drawn is well-formed, carries no styles and no scripts, and stays small.

use art::cells::{Letter, Way};
use art::master::{Badge, Face, Tribe};
use art::plan::{
    Asset, Contact, Deck, Equipment, Fixer, Lock, Mark, Officer, Place, Symbol as OnMap, Terrain,
};
use art::temple::{Chamber, Curse, IDS, Kind, Look, Side, Symbol, Treasure};
use art::{Icon, Ink, cells, home, master, plan, temple};

/// Every picture with a name to find it by.
fn all(ink: Ink) -> Vec<(String, String)> {
    let mut all = board(ink);
    all.extend(inside_the_temple(ink));
    all.extend(modules(ink));
    all.extend(cards(ink));
    all.extend(city(ink));
    for (name, poster) in [
        ("cells", home::cells(ink)),
        ("temple", home::temple(ink)),
        ("master", home::master(ink)),
        ("plan", home::plan(ink)),
    ] {
        all.push((format!("home {name}"), poster));
    }
    all.push(("logo".to_owned(), art::logo(ink)));
    all.push(("app icon".to_owned(), art::app_icon(ink)));
    all.extend((0..art::SEATS).map(|seat| (format!("sign {seat}"), art::sign(seat, ink))));
    all.extend(Icon::ALL.map(|icon| (format!("{icon:?}"), art::icon(icon))));
    all
}

fn board(ink: Ink) -> Vec<(String, String)> {
    let mut all = vec![
        ("yard".to_owned(), cells::yard(ink)),
        ("closed cell".to_owned(), cells::cell(None, ink)),
        ("halo".to_owned(), cells::halo(ink)),
        ("chosen".to_owned(), cells::chosen(ink)),
        ("target".to_owned(), cells::target(ink)),
        ("locked".to_owned(), cells::locked(ink)),
        ("refused".to_owned(), cells::refused(ink)),
    ];
    for way in [Way::Up, Way::Down] {
        all.push((format!("gaze {way:?}"), cells::gaze(way, ink)));
    }
    for number in [1, 2] {
        for looks in [None, Some(Way::Up), Some(Way::Down)] {
            all.push((format!("guard {number} {looks:?}"), cells::guard(number, looks, ink)));
        }
    }
    for letter in Letter::ALL {
        all.push((format!("key {letter:?}"), cells::key(letter, ink)));
        all.push((format!("card {letter:?}"), cells::letter_card(letter, true, ink)));
        all.push((format!("no card {letter:?}"), cells::letter_card(letter, false, ink)));
    }
    for seat in 0..art::SEATS {
        all.push((format!("pawn {seat}"), cells::pawn(seat, ink)));
        all.push((format!("cell {seat}"), cells::cell(Some(seat), ink)));
    }
    all.extend((1..=8).map(|moves| (format!("cost {moves}"), cells::cost(moves, ink))));
    let whole = "cells: 1=a1 2=a8 3=h8 4=h1\npieces: 1=b2 G1=c5 G2=|h E=b2 E!=f3\nmarks: b3\nno: c6\npath: b2 b3\ncost: b3=1\nlocked: E";
    all.push(("figure".to_owned(), cells::figure(whole, ink).expect("a figure")));
    all
}

fn inside_the_temple(ink: Ink) -> Vec<(String, String)> {
    let mut all = vec![
        ("gift".to_owned(), temple::gift_die(ink)),
        ("gem".to_owned(), temple::gem(ink)),
        ("curse".to_owned(), temple::curse(ink)),
        ("treasure".to_owned(), temple::treasure(ink)),
        ("goddess stone".to_owned(), temple::goddess_stone(ink)),
        ("arrow home".to_owned(), temple::arrow_home(ink)),
    ];
    for face in Symbol::ALL {
        all.push((format!("symbol {face:?}"), temple::symbol(face, ink)));
        for look in [Look::Blank, Look::Showing, Look::Kept, Look::Locked, Look::Spinning] {
            all.push((format!("die {face:?} {look:?}"), temple::die(Some(face), look, ink)));
        }
    }
    for seat in 0..art::SEATS {
        all.push((format!("adventurer {seat}"), temple::pawn(seat, ink)));
        all.push((format!("locked adventurer {seat}"), temple::locked_pawn(seat, ink)));
    }
    for side in Side::ALL {
        all.push((format!("access {side:?}"), temple::access(side, ink)));
        all.push((format!("blocked {side:?}"), temple::blocked(side, ink)));
        all.push((format!("lit doorway {side:?}"), temple::lit_doorway(side, ink)));
    }
    let stones = temple::tile("S01", Side::South).expect("a chamber");
    all.extend((0..3).map(|tier| (format!("lit stones {tier}"), temple::lit_stones(tier, &stones, ink))));
    all.extend((0..5).map(|quarters| (format!("hourglass {quarters}"), temple::hourglass(quarters, ink))));
    all.extend((0..4).map(|times| (format!("gong {times}"), temple::gong(times, ink))));
    let emblems =
        Kind::ALL.into_iter().filter(|kind| !matches!(kind, Kind::Plain | Kind::Start | Kind::Exit));
    all.extend(emblems.map(|kind| (format!("emblem {kind:?}"), temple::emblem(kind, ink))));
    all.push(("ark".to_owned(), temple::ark(27, 2, ink)));
    for (id, stairs) in IDS.iter().flat_map(|id| Side::ALL.map(|stairs| (id, stairs))) {
        let room = temple::tile(id, stairs).expect("a chamber");
        all.push((format!("chamber {id} {stairs:?}"), temple::chamber(&room, ink)));
        let room = Chamber { used: true, glow: true, ..room };
        all.push((format!("chamber {id} {stairs:?}, used"), temple::chamber(&room, ink)));
    }
    let whole = "tiles: START=0,0 S01=1,0,W\nused: 1,0\nglow: 0,0\ndark: 1,0,S\ndoors: 0,0,E\nstones: 1,0,2\npawns: 1=0,0\nlocked: 1\npath: 0,0 1,0\nno: 1,0\ndice: 1 A A+ T X - ? > * | K";
    all.push(("figure of the temple".to_owned(), temple::figure(whole, ink).expect("a figure")));
    all
}

/// Curses, treasures, illusions and special chambers.
fn modules(ink: Ink) -> Vec<(String, String)> {
    let mut all = vec![
        ("card back".to_owned(), temple::curse_back(ink)),
        ("lit card".to_owned(), temple::lit_card(ink)),
        ("soul swap".to_owned(), temple::soul_swap(2, 3, ink)),
        ("bars".to_owned(), temple::bars(ink)),
        ("broken die".to_owned(), temple::broken_die(ink)),
        ("falling die".to_owned(), temple::falling_die(ink)),
        ("closed mouth".to_owned(), temple::closed_mouth(ink)),
        ("hold".to_owned(), temple::hold(false, ink)),
        ("hold, held".to_owned(), temple::hold(true, ink)),
        ("upright".to_owned(), temple::upright(ink)),
        ("chalice".to_owned(), temple::chalice(ink)),
        ("carried chalice".to_owned(), temple::carried_chalice(ink)),
        ("planted torch".to_owned(), temple::planted_torch(ink)),
        ("primed".to_owned(), temple::primed(ink)),
    ];
    for curse in Curse::ALL {
        all.push((format!("picture {curse:?}"), temple::curse_picture(curse, ink)));
        all.push((format!("sign {curse:?}"), temple::curse_sign(curse, ink)));
        let breaks = [Symbol::Adventurer, Symbol::Torch, Symbol::Key];
        all.push((format!("card {curse:?}"), temple::curse_card(curse, Some(breaks), ink)));
        all.push((format!("card {curse:?} alone"), temple::curse_card(curse, None, ink)));
    }
    for treasure in Treasure::ALL {
        all.push((format!("picture {treasure:?}"), temple::treasure_picture(treasure, ink)));
        all.push((format!("tile {treasure:?}"), temple::treasure_tile(treasure, ink)));
    }
    for side in Side::ALL {
        all.push((format!("passage {side:?}"), temple::secret_passage(side, ink)));
        all.push((format!("shards {side:?}"), temple::shards(side, ink)));
        for behind in [false, true] {
            let room = temple::tile("D2", side).expect("a chamber");
            all.push((format!("half {side:?} {behind}"), temple::lit_half(behind, &room, ink)));
        }
    }
    for part in 0..3 {
        all.push((format!("break {part}"), temple::lit_break(part, ink)));
        all.push((format!("shimmer {part}"), temple::shimmer(part, ink)));
    }
    let whole = "tiles: D1=0,0 TC=1,0,W L1=0,1 L2=2,0\nhalf: 0,0 0,0,b\nlying: 0,0,b=torch 1,0=teleport 0,1=chalice\npassages: 0,0,E\nshimmer: 1,0\nfalls: 1,0\nbeams: 0,1 2,0\npawns: 1=0,0,b 2=0,0\ntrapped: 2\ncarries: 1\ndice: trap=ATK broken falling lost_treasure double_key";
    all.push(("figure of the modules".to_owned(), temple::figure(whole, ink).expect("a figure")));
    let ways = [(1, 0), (0, -2), (-3, 2)];
    all.extend(ways.map(|(right, down)| (format!("beam {right} {down}"), temple::beam(right, down, ink))));
    all
}

fn cards(ink: Ink) -> Vec<(String, String)> {
    let mut all =
        vec![("back".to_owned(), master::back(ink)), ("story back".to_owned(), master::story_back(ink))];
    let special = [
        Face::Start,
        Face::Wisdom,
        Face::DeadEnd,
        Face::Plus3,
        Face::Up,
        Face::Down,
        Face::Escape,
        Face::EscapeMinus,
    ];
    let mut faces = special.to_vec();
    faces.extend([11, 12, 13].map(Face::Doom));
    for tribe in Tribe::ALL {
        faces.extend((1..=13).map(|value| Face::Suited(tribe, value)));
        all.push((format!("pip {tribe:?}"), master::pip(tribe, ink)));
        all.push((format!("portrait {tribe:?}"), master::portrait(tribe, ink)));
        for beast in [false, true] {
            all.push((format!("leader {tribe:?} {beast}"), master::leader(tribe, beast, ink)));
        }
    }
    all.extend(faces.into_iter().map(|face| (format!("card {face:?}"), master::card(face, ink))));
    all.extend((1..=master::STORIES).map(|number| (format!("story {number}"), master::story(number, ink))));
    all.extend(Badge::ALL.map(|badge| (format!("badge {badge:?}"), master::badge(badge, ink))));
    let whole = "stack: 7S A6 back\nstack: W DE\nseat: 2 UP P3\nhand: A4 T2 T4 7S DN\nplay: A4 > 1 yes\nplay: T2+T4 > 2 no\nplay: 7S > new\nplay: DN > s2\nrow: A2/A4 > ED | leader-M beast-N story-12 story-back pip-R + = yes no 6 DMQ ES";
    all.push(("figure of cards".to_owned(), master::figure(whole, ink).expect("a figure")));
    all
}

fn city(ink: Ink) -> Vec<(String, String)> {
    let mut all = vec![
        ("rim".to_owned(), plan::rim(ink)),
        ("back of a hex".to_owned(), plan::hex_back(ink)),
        ("lit hex".to_owned(), plan::lit_hex(ink)),
        ("lit spot".to_owned(), plan::lit_spot(ink)),
        ("street".to_owned(), plan::border(1, Terrain::Industrial, Terrain::Commercial, ink)),
        ("quay".to_owned(), plan::border(2, Terrain::Water, Terrain::Commercial, ink)),
        ("Sandra".to_owned(), plan::sandra(ink)),
        ("amount".to_owned(), plan::amount(ink)),
        ("back of a tile".to_owned(), plan::tile_back(ink)),
        ("handcuffs".to_owned(), plan::handcuffs(ink)),
        ("patrol".to_owned(), plan::patrol(2, ink)),
        ("inspector".to_owned(), plan::inspector(Place::Casino, ink)),
    ];
    for (hex, rotation) in (0..plan::HEXES.len()).flat_map(|hex| (0..6).map(move |rotation| (hex, rotation)))
    {
        all.push((format!("hex {hex} {rotation}"), plan::hex(hex, rotation, ink)));
        for edge in 0..6 {
            let name = format!("lit region {hex} {rotation} {edge}");
            all.push((name, plan::lit_region(hex, edge, rotation, ink)));
        }
    }
    for lit in [false, true] {
        all.push((format!("slot {lit}"), plan::slot(lit, ink)));
        all.push((format!("card slot {lit}"), plan::card_slot(lit, ink)));
        all.push((format!("exit tile {lit}"), plan::exit_tile(lit, ink)));
    }
    for seat in 0..art::SEATS {
        all.push((format!("robber {seat}"), plan::pawn(seat, ink)));
        all.push((format!("cube {seat}"), plan::cube(seat, ink)));
        all.push((format!("control {seat}"), plan::control(seat, ink)));
    }
    for place in Place::all() {
        all.push((format!("place {place:?}"), plan::place(place, ink)));
    }
    for lock in Lock::ALL {
        all.push((format!("locker {lock:?}"), plan::locker(lock, ink)));
        all.push((format!("key {lock:?}"), plan::key(lock, false, ink)));
        all.push((format!("used key {lock:?}"), plan::key(lock, true, ink)));
    }
    all.extend((0..4).map(|gang| (format!("member {gang}"), plan::member(gang, ink))));
    all.extend((1..=5).map(|price| (format!("belt {price}"), plan::belt(price, ink))));
    all.extend(Officer::ALL.map(|one| (format!("officer {one:?}"), plan::officer(one, ink))));
    all.extend(Mark::ALL.map(|one| (format!("mark {one:?}"), plan::mark(one, ink))));
    all.extend(Mark::ALL.map(|one| (format!("token {one:?}"), plan::token(one, ink))));
    all.extend(Fixer::ALL.map(|one| (format!("fixer {one:?}"), plan::fixer(one, ink))));
    all.extend(Equipment::ALL.map(|one| (format!("equipment {one:?}"), plan::equipment(one, ink))));
    all.extend(Asset::ALL.map(|one| (format!("asset {one:?}"), plan::asset(one, ink))));
    all.extend(Contact::ALL.map(|one| (format!("contact {one:?}"), plan::contact(one, ink))));
    all.extend(Contact::ALL.map(|one| (format!("face {one:?}"), plan::portrait(one, ink))));
    all.extend(Deck::ALL.map(|one| (format!("back {one:?}"), plan::back(one, ink))));
    let whole = "hexes: S1=0,0 C5=1,0,2\nsigns: Bar=0,0,2\nofficers: County=0,0 Sandra=1,0,1\npawns: 1=0,0,2 2=1,0,r4\ncubes: 1=0,0,2\nmembers: 0,0,1\nlit: 0,0,2 0,0,r4 2,0\npath: 0,0,1 0,0,r0\nno: 1,0,1\nrow: Boxer Safe Vest Disc Swat Green Exit1 yes no > + = |";
    all.push(("figure of the city".to_owned(), plan::figure(whole, ink).expect("a figure")));
    all.extend(
        [OnMap::Subway, OnMap::Helipad, OnMap::Ferry].map(|one| (format!("{one:?}"), plan::symbol(one, ink))),
    );
    all
}

/// The names of what is open at the end, or what does not fit.
fn unbalanced(markup: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        let between = &rest[..start];
        if !between.trim().is_empty() {
            return Err(format!("text: {between}"));
        }
        let end = rest.find('>').ok_or("a tag without an end")?;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if !tag.matches('"').count().is_multiple_of(2) || tag.contains('<') {
            return Err(format!("quotes: {tag}"));
        }
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("not open: {name}"));
            }
        } else if !tag.ends_with('/') {
            open.push(tag.split_whitespace().next().unwrap_or_default());
        }
    }
    if open.is_empty() && rest.trim().is_empty() { Ok(()) } else { Err(format!("open: {open:?}")) }
}

#[test]
fn everything_is_well_formed() {
    for ink in [Ink::Page, Ink::Print] {
        for (name, markup) in all(ink) {
            assert!(!markup.is_empty(), "{name}");
            assert_eq!(unbalanced(&markup), Ok(()), "{name}");
        }
    }
}

#[test]
fn nothing_needs_more_than_the_policy_allows() {
    for ink in [Ink::Page, Ink::Print] {
        for (name, markup) in all(ink) {
            for bad in
                ["<style", "style=", "<script", " on", " id=", "url(", "href", "<text", "filter", "NaN", "$"]
            {
                assert!(!markup.contains(bad), "{name} has {bad}");
            }
            let empty = ["=\"\"", "d=\"\""].iter().any(|empty| markup.contains(empty));
            assert!(!empty, "{name} has an empty attribute");
        }
    }
}

#[test]
fn each_ink_writes_its_own_colours() {
    for (name, markup) in all(Ink::Print) {
        assert!(!markup.contains("var("), "{name}");
    }
    for (name, markup) in all(Ink::Page) {
        assert!(!markup.contains("=\"#"), "{name}");
    }
}

#[test]
fn attributes_stand_once_in_a_tag() {
    for (name, markup) in all(Ink::Page) {
        for tag in markup.split('<') {
            let mut names: Vec<&str> =
                tag.split('"').step_by(2).filter_map(|part| part.trim().strip_suffix('=')).collect();
            names.sort_unstable();
            let count = names.len();
            names.dedup();
            assert_eq!(names.len(), count, "{name}: {tag}");
        }
    }
}

#[test]
fn pictures_stay_small() {
    let sizes = board(Ink::Page);
    assert!(cells::yard(Ink::Print).len() < 16_000);
    for (name, markup) in sizes.iter().filter(|(name, _)| name != "yard" && name != "figure") {
        assert!(markup.len() < 2_500, "{name}: {}", markup.len());
    }
    for (name, markup) in inside_the_temple(Ink::Page).iter().filter(|(name, _)| !name.starts_with("figure"))
    {
        let most = match name.split(' ').next() {
            Some("chamber") => 14_000,
            Some("ark") => 16_000,
            Some("access") => 4_000,
            _ => 2_800,
        };
        assert!(markup.len() < most, "{name}: {}", markup.len());
    }
    for (name, markup) in modules(Ink::Page) {
        let most = match name.split(' ').next() {
            Some("card") => 9_000,
            Some("picture" | "tile" | "soul") => 5_500,
            Some("sign") => 900,
            Some("figure") => 60_000,
            _ => 2_800,
        };
        assert!(markup.len() < most, "{name}: {}", markup.len());
    }
    for (name, markup) in cards(Ink::Page).iter().filter(|(name, _)| !name.starts_with("figure")) {
        let most = match name.split(' ').next() {
            Some("pip" | "badge") => 700,
            Some("portrait") => 1_300,
            Some("story") => 2_000,
            _ => 3_200,
        };
        assert!(markup.len() < most, "{name}: {}", markup.len());
    }
    for (name, markup) in city(Ink::Page) {
        let most = match name.split(' ').next() {
            Some("figure") => 60_000,
            Some("hex") => 12_000,
            Some("contact") => 4_600,
            Some("asset" | "face" | "patrol") => 3_200,
            _ => 2_600,
        };
        assert!(markup.len() < most, "{name}: {}", markup.len());
    }
    for (name, markup) in all(Ink::Print).iter().filter(|(name, _)| name.starts_with("home")) {
        assert!(markup.len() < 12_000, "{name}: {}", markup.len());
    }
}

/// What the board adds to the page: the text of its sources is more than the strings in it.
#[test]
fn the_sources_of_the_board_stay_small() {
    let sources = [
        include_str!("../../src/cells/card.rs"),
        include_str!("../../src/cells/gaze.rs"),
        include_str!("../../src/cells/guard.rs"),
        include_str!("../../src/cells/key.rs"),
        include_str!("../../src/cells/marks.rs"),
        include_str!("../../src/cells/pawn.rs"),
        include_str!("../../src/cells/yard.rs"),
        include_str!("../../src/glyph.rs"),
        include_str!("../../src/sign.rs"),
    ];
    assert!(sources.iter().map(|source| source.len()).sum::<usize>() <= 40_000);
}

/// The same for the temple.
#[test]
fn the_sources_of_the_temple_stay_small() {
    let sources = [
        include_str!("../../src/temple/ark.rs"),
        include_str!("../../src/temple/chamber.rs"),
        include_str!("../../src/temple/die.rs"),
        include_str!("../../src/temple/emblem.rs"),
        include_str!("../../src/temple/marks.rs"),
        include_str!("../../src/temple/pawn.rs"),
        include_str!("../../src/temple/side.rs"),
        include_str!("../../src/temple/stones.rs"),
        include_str!("../../src/temple/symbol.rs"),
        include_str!("../../src/temple/time.rs"),
    ];
    assert!(sources.iter().map(|source| source.len()).sum::<usize>() <= 50_000);
}

/// And for its first modules.
#[test]
fn the_sources_of_the_modules_stay_small() {
    let sources = [
        include_str!("../../src/temple/alliance.rs"),
        include_str!("../../src/temple/chalice.rs"),
        include_str!("../../src/temple/curse.rs"),
        include_str!("../../src/temple/curse_card.rs"),
        include_str!("../../src/temple/double.rs"),
        include_str!("../../src/temple/illusion.rs"),
        include_str!("../../src/temple/ordeal.rs"),
        include_str!("../../src/temple/treasure.rs"),
    ];
    assert!(sources.iter().map(|source| source.len()).sum::<usize>() <= 50_000);
}

/// And for the cards.
#[test]
fn the_sources_of_the_cards_stay_small() {
    let sources = [
        include_str!("../../src/master/badge.rs"),
        include_str!("../../src/master/bust.rs"),
        include_str!("../../src/master/card.rs"),
        include_str!("../../src/master/leader.rs"),
        include_str!("../../src/master/special.rs"),
        include_str!("../../src/master/story.rs"),
        include_str!("../../src/master/tribe.rs"),
    ];
    assert!(sources.iter().map(|source| source.len()).sum::<usize>() <= 50_000);
}

/// And for the city.
#[test]
fn the_sources_of_the_city_stay_small() {
    let sources = [
        include_str!("../../src/plan/card.rs"),
        include_str!("../../src/plan/contact.rs"),
        include_str!("../../src/plan/hex.rs"),
        include_str!("../../src/plan/lying.rs"),
        include_str!("../../src/plan/mark.rs"),
        include_str!("../../src/plan/people.rs"),
        include_str!("../../src/plan/place.rs"),
        include_str!("../../src/plan/roofs.rs"),
        include_str!("../../src/plan/things.rs"),
        include_str!("../../src/plan/tiles.rs"),
    ];
    assert!(sources.iter().map(|source| source.len()).sum::<usize>() <= 95_000);
}

#[test]
fn every_letter_and_number_is_drawn() {
    let keys = Letter::ALL.map(|letter| cells::key(letter, Ink::Page));
    for (index, key) in keys.iter().enumerate() {
        assert!(!keys[..index].contains(key));
    }
    assert_ne!(cells::guard(1, None, Ink::Page), cells::guard(2, None, Ink::Page));
}
