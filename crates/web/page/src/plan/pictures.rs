//! The pictures of the city and of what one has, from `art`, and where everything stands.

use art::Ink;
use art::plan::{self as drawn, Gate};
use plan::{
    Asset, Contact, Equipment, Fixer, Goods, Heist, Hex, Kind, Location, Node, Officer, Officers, Placed,
    Region, Site, Tile, TileSet, Vault,
};

/// How far apart the middles of two hexes are.
pub const APART: f64 = 104.0;

const INK: Ink = Ink::Page;

/// A place in the city, in units of the map.
pub type Point = (f64, f64);

/// The middle of a hex.
pub fn middle(at: Hex) -> Point {
    units(drawn::middle(at.q.into(), at.r.into()))
}

fn units((x, y): (i32, i32)) -> Point {
    (f64::from(x) / 10.0, f64::from(y) / 10.0)
}

fn plus((x, y): Point, (dx, dy): Point) -> Point {
    (x + dx, y + dy)
}

/// The hex in which a place lies.
pub fn hex_at((x, y): Point) -> Hex {
    let r = y / 90.0;
    let q = x / 103.92 - r / 2.0;
    // Rounded so that the three coordinates still add up to nothing.
    let (s, mut q0, mut r0) = (-q - r, q.round(), r.round());
    let s0 = s.round();
    let (dq, dr, ds) = ((q0 - q).abs(), (r0 - r).abs(), (s0 - s).abs());
    if dq > dr && dq > ds {
        q0 = -r0 - s0;
    } else if dr > ds {
        r0 = -q0 - s0;
    }
    Hex::at(q0 as i8, r0 as i8)
}

fn lies(open: &Heist, tile: Tile) -> Option<(Placed, Point)> {
    open.city.lies(tile).map(|placed| (placed, middle(placed.at)))
}

/// Which location of its tile it is.
fn number_on_tile(place: Location) -> usize {
    Location::on(place.tile()).position(|one| one == place).unwrap_or(0)
}

/// Where the sign of a location stands.
pub fn spot(open: &Heist, place: Location) -> Option<Point> {
    let (placed, at) = lies(open, place.tile())?;
    let turned = placed.rotation.into();
    Some(plus(at, units(drawn::spot(place.tile().index(), number_on_tile(place), turned))))
}

/// An edge of a region, as its tile is turned.
fn edge_of(region: Region, rotation: u8) -> usize {
    let edge = region.edges().trailing_zeros() as usize;
    (edge + usize::from(rotation)) % 6
}

/// Where somebody stands who is there.
pub fn standing(open: &Heist, node: Node) -> Option<Point> {
    if let Some(place) = node.location() {
        return spot(open, place);
    }
    let region = node.region()?;
    let (placed, at) = lies(open, region.tile())?;
    let edge = edge_of(region, placed.rotation);
    Some(plus(at, units(drawn::inside_region(region.tile().index(), edge, placed.rotation.into()))))
}

/// The outline of a region, around the middle of its tile.
pub fn outline(open: &Heist, region: Region) -> Option<(Point, String)> {
    let (placed, at) = lies(open, region.tile())?;
    let edge = edge_of(region, placed.rotation);
    Some((at, drawn::lit_region(region.tile().index(), edge, placed.rotation.into(), INK)))
}

/// The place of one of several pawns around a sign.
pub fn beside(index: usize) -> Point {
    units(drawn::standing(index))
}

fn at(out: &mut String, (x, y): Point, scale: f64, inside: &str) {
    out.push_str(&format!("<g transform=\"translate({x:.1} {y:.1}) scale({scale})\">{inside}</g>"));
}

/// The ground: rims, hexes, and streets between them.
pub fn ground(open: &Heist) -> String {
    let mut out = String::new();
    let tiles: Vec<(Tile, Placed, Point)> = open
        .city
        .tiles()
        .iter()
        .filter_map(|tile| lies(open, tile).map(|(placed, at)| (tile, placed, at)))
        .collect();
    for (_, _, middle) in &tiles {
        at(&mut out, *middle, 1.0, &drawn::rim(INK));
    }
    for (tile, placed, middle) in &tiles {
        at(&mut out, *middle, 1.0, &drawn::hex(tile.index(), placed.rotation.into(), INK));
    }
    for (tile, placed, middle) in &tiles {
        // Each border once.
        for edge in 0..3 {
            let Some(other) = open.city.tile_at(placed.at.beyond(edge)) else { continue };
            let turned = open.city.lies(other).map_or(0, |placed| placed.rotation);
            let here = drawn::edge(tile.index(), edge, placed.rotation.into());
            let there = drawn::edge(other.index(), edge + 3, turned.into());
            at(&mut out, *middle, 1.0, &drawn::border(edge, here, there, INK));
        }
    }
    out
}

/// The dark over tiles that do not lie there yet.
pub fn unbuilt(open: &Heist, later: TileSet) -> String {
    let mut out = String::new();
    for (_, middle) in later.iter().filter_map(|tile| lies(open, tile)) {
        at(&mut out, middle, 1.0, r#"<path class="pl-unbuilt" d="M0-62L54-31V34L0 68L-54 34V-31z"/>"#);
    }
    out
}

/// A tile by itself, as it lies in a stack or shall be placed.
pub fn tile(tile: Tile, rotation: u8) -> String {
    let mut out = drawn::rim(INK);
    out.push_str(&drawn::hex(tile.index(), rotation.into(), INK));
    for place in Location::on(tile) {
        let number = number_on_tile(place);
        let place = units(drawn::spot(tile.index(), number, rotation.into()));
        at(&mut out, place, 1.0, &drawn::place(drawn::printed(tile.index(), number), INK));
    }
    out
}

/// The officers of a tile that does not lie in the city yet.
pub fn squad(tile: Tile, rotation: u8, police: Officers) -> String {
    let mut out = String::new();
    for officer in police.iter() {
        at(&mut out, units(beat(tile, officer, rotation)), 1.0, &officer_picture(officer));
    }
    out
}

fn beat(tile: Tile, officer: Officer, rotation: u8) -> (i32, i32) {
    let number = match officer {
        Officer::County => 0,
        Officer::Federal => 1,
        Officer::Swat => 2,
        Officer::Sandra => 3,
    };
    drawn::beat(tile.index(), number, rotation.into())
}

/// Where an officer stands.
pub fn beat_of(open: &Heist, officer: Officer, tile: Tile) -> Option<Point> {
    let (placed, middle) = lies(open, tile)?;
    Some(plus(middle, units(beat(tile, officer, placed.rotation))))
}

/// What stands at a location now.
pub fn place(open: &Heist, place: Location) -> drawn::Place {
    match (place.kind(), open.sites.at(place), place.kind().exit()) {
        (Kind::Business | Kind::SafeHouse, Some(site), _) => site_place(site),
        (_, _, Some(exit)) => {
            let gate = match (open.exits[exit].closed, open.exits[exit].patrols) {
                (Some(_), _) => Gate::Closed,
                (None, 0) => Gate::Open,
                (None, _) => Gate::Closing,
            };
            drawn::Place::Exit(exit as u8 + 1, gate)
        }
        _ => drawn::printed(place.tile().index(), number_on_tile(place)),
    }
}

/// The sign of a business or Safe House.
pub fn site_place(site: Site) -> drawn::Place {
    match site {
        Site::Bar => drawn::Place::Bar,
        Site::Restaurant => drawn::Place::Restaurant,
        Site::Cinema => drawn::Place::Cinema,
        Site::Gym => drawn::Place::Gym,
        Site::Casino => drawn::Place::Casino,
        Site::Nightclub => drawn::Place::Nightclub,
        Site::SafeHouse1 => drawn::Place::SafeHouse(1),
        Site::SafeHouse2 => drawn::Place::SafeHouse(2),
        Site::SafeHouse3 => drawn::Place::SafeHouse(3),
    }
}

/// The sign of a location.
pub fn sign(open: &Heist, at: Location) -> String {
    drawn::place(place(open, at), INK)
}

/// The sign of a business or Safe House.
pub fn site(site: Site) -> String {
    drawn::place(site_place(site), INK)
}

/// All signs, with the cubes on them and the gangs before them; `colour` says which sign a seat has.
pub fn signs(open: &Heist, colour: impl Fn(usize) -> usize) -> String {
    let mut out = String::new();
    for place in open.city.locations() {
        let Some(here) = spot(open, place) else { continue };
        at(&mut out, here, 1.0, &sign(open, place));
        if let Some(site) = open.sites.at(place) {
            let cubes = open.seats().iter().filter(|seat| open.player(*seat).has_cube(site));
            let cubes = cubes.map(|seat| colour(seat.index()));
            let sandra = open.sandra.is_some_and(|sandra| sandra.cubes.contains(site)).then_some(5);
            for (index, seat) in cubes.chain(sandra).enumerate() {
                at(&mut out, plus(here, units(drawn::cube_place(index))), 1.0, &drawn::cube(seat, INK));
            }
        }
        if let Some(gang) = open.gang_at(place) {
            let home = 2 - usize::from(open.gangs[gang].hired.min(2));
            for index in 0..home {
                at(&mut out, plus(here, units(drawn::member_place(index))), 0.7, &drawn::member(gang, INK));
            }
            if let Some(owner) = open.gangs[gang].owner {
                at(&mut out, plus(here, (0.0, -14.0)), 1.0, &drawn::control(colour(owner.index()), INK));
            }
        }
    }
    out
}

/// An officer, or the Inspector.
pub fn officer_picture(officer: Officer) -> String {
    match officer {
        Officer::Sandra => drawn::sandra(INK),
        officer => drawn::officer(officer_drawn(officer), INK),
    }
}

fn officer_drawn(officer: Officer) -> drawn::Officer {
    match officer {
        Officer::Federal => drawn::Officer::Federal,
        Officer::Swat => drawn::Officer::Swat,
        Officer::County | Officer::Sandra => drawn::Officer::County,
    }
}

/// A contact as a card.
pub fn contact(contact: Contact) -> String {
    drawn::contact(drawn::Contact::ALL[contact as usize], INK)
}

/// Something of the stash.
pub fn goods(goods: Goods) -> String {
    match goods {
        Goods::Equipment(kind) => equipment(kind),
        Goods::Fixer(kind) => fixer(kind),
        Goods::Loot(pile) => vault(pile),
    }
}

/// A piece of equipment.
pub fn equipment(kind: Equipment) -> String {
    drawn::equipment(drawn::Equipment::ALL[kind as usize], INK)
}

/// A fixer.
pub fn fixer(kind: Fixer) -> String {
    drawn::fixer(drawn::Fixer::ALL[kind as usize], INK)
}

/// A locker or an exit tile.
pub fn vault(pile: Vault) -> String {
    match pile {
        Vault::Green => drawn::locker(drawn::Lock::Green, INK),
        Vault::Yellow => drawn::locker(drawn::Lock::Yellow, INK),
        Vault::Red => drawn::locker(drawn::Lock::Red, INK),
        Vault::GreyExit => drawn::exit_tile(false, INK),
        Vault::BlackExit => drawn::exit_tile(true, INK),
    }
}

/// A key.
pub fn key(colour: Vault, used: bool) -> String {
    let lock = match colour {
        Vault::Yellow => drawn::Lock::Yellow,
        Vault::Red => drawn::Lock::Red,
        _ => drawn::Lock::Green,
    };
    drawn::key(lock, used, INK)
}

/// An asset.
pub fn asset(asset: Asset) -> String {
    drawn::asset(drawn::Asset::ALL[asset as usize], INK)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plan::{Options, Plan};
    use table::{Opening, Seats, Seed};

    fn city() -> Heist {
        let game =
            Opening::<Plan>::new(Options::default(), Seats::of(3), Seed::from_text("city")).deal().unwrap();
        game.state().heist().clone()
    }

    #[test]
    fn the_middle_of_a_hex_lies_in_it() {
        for q in -4..=4 {
            for r in -4..=4 {
                let (x, y) = middle(Hex::at(q, r));
                for (dx, dy) in [(0.0, 0.0), (40.0, 0.0), (-30.0, 25.0), (0.0, -50.0)] {
                    assert_eq!(hex_at((x + dx, y + dy)), Hex::at(q, r));
                }
            }
        }
    }

    #[test]
    fn everything_of_the_city_is_drawn() {
        let open = city();
        let ground = ground(&open);
        assert_eq!(ground.matches(&drawn::rim(INK)).count(), 3, "the hospital and two start tiles");
        for tile in open.city.tiles().iter() {
            let rotation = open.city.lies(tile).map_or(0, |placed| placed.rotation);
            assert!(ground.contains(&drawn::hex(tile.index(), rotation.into(), INK)), "{tile}");
        }
        let signs = signs(&open, |seat| seat);
        assert!(open.city.locations().all(|place| spot(&open, place).is_some()));
        assert!(signs.len() > 1_000);
    }

    #[test]
    fn signs_stand_on_their_tiles() {
        let open = city();
        for place in open.city.locations() {
            let tile = open.city.tile_at(hex_at(spot(&open, place).unwrap()));
            assert_eq!(tile, Some(place.tile()), "{place}");
        }
    }

    #[test]
    fn the_order_of_the_pictures_is_that_of_the_rules() {
        assert_eq!(drawn::Contact::ALL[Contact::DirtyCop as usize], drawn::Contact::DirtyCop);
        assert_eq!(drawn::Contact::ALL[Contact::Lawyer as usize], drawn::Contact::Lawyer);
        assert_eq!(
            drawn::Contact::ALL[Contact::SnitchBlack as usize],
            drawn::Contact::Snitch(drawn::Officer::Swat)
        );
        assert_eq!(drawn::Asset::ALL[Asset::MasterKey as usize], drawn::Asset::MasterKey);
        assert_eq!(drawn::Asset::ALL[Asset::MoveCounty as usize], drawn::Asset::Move(drawn::Officer::County));
        assert_eq!(drawn::Fixer::ALL[Fixer::Telephone as usize], drawn::Fixer::Telephone);
        assert_eq!(drawn::Equipment::ALL[Equipment::GasMask as usize], drawn::Equipment::GasMask);
    }
}
