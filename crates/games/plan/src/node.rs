//! Where a pawn can be: at a location, or while it travels in a region. (Rules §3.1)

use std::fmt;

use crate::named::named;
use crate::site::Location;
use crate::tile::{Region, Tile};

named!(
    /// A region or a location.
    Node,
    73,
    "place"
);

impl Node {
    /// The region it is.
    pub fn region(self) -> Option<Region> {
        Region::new(self.0)
    }

    /// The location it is.
    pub fn location(self) -> Option<Location> {
        Location::new(self.0.checked_sub(Region::COUNT as u8)?)
    }

    /// Its tile.
    pub fn tile(self) -> Tile {
        match (self.region(), self.location()) {
            (Some(region), _) => region.tile(),
            (_, Some(location)) => location.tile(),
            _ => Tile::HOSPITAL,
        }
    }

    fn write_name(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.region(), self.location()) {
            (Some(region), _) => write!(f, "{region}"),
            (_, Some(location)) => write!(f, "{location}"),
            _ => Ok(()),
        }
    }
}

impl From<Region> for Node {
    fn from(region: Region) -> Node {
        Node(region.index() as u8)
    }
}

impl From<Location> for Node {
    fn from(location: Location) -> Node {
        Node((Region::COUNT + location.index()) as u8)
    }
}
