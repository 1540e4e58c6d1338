//! The reach test: whether some way of travelling ends at a location. (Rules §3.1)

use crate::city::Map;
use crate::data::DRIVER;
use crate::node::Node;
use crate::tile::regions;

/// What somebody has for travelling besides movement points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Means {
    pub(crate) cash: u16,
    /// Gas cans that may still be used.
    pub(crate) cans: u8,
    pub(crate) drivers: u8,
    pub(crate) driver_cost: u16,
    /// What the cheapest means of a flight costs.
    pub(crate) flight: Option<u16>,
    /// What the cheapest key costs.
    pub(crate) key: Option<u16>,
}

/// Where a travel may end: locations, and closed businesses besides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Ends {
    pub(crate) open: u32,
    pub(crate) closed: u32,
}

/// Whether a travel that stands here comes to an end.
pub(crate) fn reaches(map: &Map, from: Node, mp: u8, ridden: bool, means: Means, ends: Ends) -> bool {
    // Nearly always a location is near.
    if let Some(region) = from.region() {
        let places = map.places[region.index()];
        if mp >= 1 && places & ends.open != 0 {
            return true;
        }
        let more = means.cans > 0 || (means.drivers > 0 && means.cash >= means.driver_cost);
        let rides = !ridden && map.stations & map.area[region.index()] != 0;
        if mp == 0 && !more && !rides {
            return false;
        }
    }
    (0..=means.drivers).any(|drivers| {
        let Some(cash) = means.cash.checked_sub(u16::from(drivers) * means.driver_cost) else { return false };
        let with = |cost: Option<u16>| cost.is_some_and(|cost| cost <= cash);
        let closed = |payable: bool| if payable { ends.closed } else { 0 };
        let both = means.flight.zip(means.key).map(|(flight, key)| flight + key);
        let walk = ends.open | closed(with(means.key));
        let fly = if with(means.flight) { ends.open | closed(with(both)) } else { 0 };
        comes_to(map, from, mp + means.cans + DRIVER * drivers, ridden, walk, fly)
    })
}

/// The same with so many movement points and no extras, to one of these on foot or one of these by air.
fn comes_to(map: &Map, from: Node, mp: u8, ridden: bool, walk: u32, fly: u32) -> bool {
    match (from.region(), from.location()) {
        (Some(region), _) => spreads_to(map, map.area[region.index()], mp, ridden, walk, fly),
        (_, Some(place)) => {
            let area = map.area[place.region().index()];
            let flies = map.flights[place.tile().index()] & fly != 0;
            mp >= 1 && (flies || spreads_to(map, area, mp - 1, ridden, walk, fly))
        }
        _ => false,
    }
}

fn spreads_to(map: &Map, from: u64, mut mp: u8, ridden: bool, walk: u32, fly: u32) -> bool {
    let (mut areas, mut stations) = (from, 0);
    loop {
        if mp >= 1 {
            let here = regions(areas).any(|region| map.places[region.index()] & walk != 0);
            let air = fly != 0
                && regions(areas & map.helipads).any(|region| map.flights[region.tile().index()] & fly != 0);
            if here || air {
                return true;
            }
        }
        let new = map.stations & areas & !stations;
        if !ridden && new != 0 {
            stations |= new;
            // From one station to every other; from several to all of them.
            let to = if stations.count_ones() > 1 { map.stations } else { map.stations & !stations };
            let there = regions(to).fold(0, |all, region| all | map.area[region.index()]);
            if there != 0 && spreads_to(map, there, mp + 1, true, walk, fly) {
                return true;
            }
        }
        let wider = map.wider(areas);
        if mp == 0 || wider == areas {
            return false;
        }
        (areas, mp) = (wider, mp - 1);
    }
}
