//! The map: chambers laid on a grid, passages and accesses. (Rules §1.1, §1.4, §1.8.4)

use crate::chamber::{Dir, Doors, Tile};

/// A place on the grid. START is at (0, 0).
pub type Cell = (i8, i8);

/// A chamber on the table, by its place in the list of rooms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RoomId(pub(crate) u8);

impl RoomId {
    /// The entrance.
    pub const START: RoomId = RoomId(0);

    /// Its place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A chamber on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Which chamber.
    pub tile: Tile,
    /// Where it lies.
    pub at: Cell,
    /// How many quarters it is turned clockwise.
    pub turned: u8,
    /// Whether its stones were used.
    pub used: bool,
    /// Its openings as it lies.
    doors: Doors,
    /// The rooms next to it, walls or not.
    next: [Option<RoomId>; 4],
}

/// The chambers on the table; the first is START.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    rooms: Vec<Room>,
}

impl Map {
    /// Only the entrance.
    pub fn new() -> Map {
        let mut map = Map { rooms: Vec::with_capacity(24) };
        map.lay(Tile::START, (0, 0), 0);
        map
    }

    /// All rooms, in the order in which they were laid.
    pub fn rooms(&self) -> &[Room] {
        &self.rooms
    }

    /// A room.
    pub fn room(&self, id: RoomId) -> &Room {
        &self.rooms[id.index()]
    }

    pub(crate) fn room_mut(&mut self, id: RoomId) -> &mut Room {
        &mut self.rooms[id.index()]
    }

    /// The room with this chamber, if it lies on the table.
    pub fn find(&self, tile: Tile) -> Option<RoomId> {
        self.rooms.iter().position(|room| room.tile == tile).map(|index| RoomId(index as u8))
    }

    fn at(&self, cell: Cell) -> Option<RoomId> {
        self.rooms.iter().position(|room| room.at == cell).map(|index| RoomId(index as u8))
    }

    /// Where an open passage on this side leads to: both chambers have an opening there.
    pub fn passage(&self, from: RoomId, dir: Dir) -> Option<RoomId> {
        let room = self.room(from);
        let next = room.next[dir as usize].filter(|_| room.doors.contains(dir))?;
        self.room(next).doors.contains(dir.back()).then_some(next)
    }

    /// Whether this side is an access: an opening onto an empty cell.
    pub fn is_access(&self, from: RoomId, dir: Dir) -> bool {
        let room = self.room(from);
        room.doors.contains(dir) && room.next[dir as usize].is_none()
    }

    /// Lays a chamber. The caller knows that the cell is empty.
    pub(crate) fn lay(&mut self, tile: Tile, at: Cell, turned: u8) -> RoomId {
        let id = RoomId(self.rooms.len() as u8);
        let mut next = [None; 4];
        for dir in Dir::ALL {
            let (dx, dy) = dir.step();
            let neighbour = self.at((at.0 + dx, at.1 + dy));
            next[dir as usize] = neighbour;
            if let Some(neighbour) = neighbour {
                self.room_mut(neighbour).next[dir.back() as usize] = Some(id);
            }
        }
        let turned = turned % 4;
        let doors = tile.chamber().doors.turned(turned);
        self.rooms.push(Room { tile, at, turned, used: false, doors, next });
        id
    }

    /// Lays a chamber beyond an access, its stairs against it.
    pub(crate) fn lay_beyond(&mut self, from: RoomId, dir: Dir, tile: Tile) -> RoomId {
        let (x, y) = self.room(from).at;
        let (dx, dy) = dir.step();
        // The stairs are on side S; a chamber laid to the north is not turned, to the east by one quarter, …
        self.lay(tile, (x + dx, y + dy), dir as u8)
    }

    /// Takes the chamber laid last away again.
    pub(crate) fn take_last(&mut self) {
        if let Some(room) = self.rooms.pop() {
            for dir in Dir::ALL {
                if let Some(neighbour) = room.next[dir as usize] {
                    self.room_mut(neighbour).next[dir.back() as usize] = None;
                }
            }
        }
    }

    /// The rooms that can be reached on foot, as bits by index.
    pub fn reachable(&self, from: RoomId) -> u64 {
        let mut reached = 1_u64 << from.0;
        let mut fresh = reached;
        while fresh != 0 {
            let room = RoomId(fresh.trailing_zeros() as u8);
            fresh &= fresh - 1;
            for dir in Dir::ALL {
                if let Some(next) = self.passage(room, dir).filter(|next| reached & (1 << next.0) == 0) {
                    reached |= 1 << next.0;
                    fresh |= 1 << next.0;
                }
            }
        }
        reached
    }

    /// Whether somebody in this room could still get to an access.
    pub(crate) fn is_open_from(&self, from: RoomId) -> bool {
        let reached = self.reachable(from);
        let has_access = |index: usize| Dir::ALL.iter().any(|&dir| self.is_access(RoomId(index as u8), dir));
        (0..self.rooms.len()).any(|index| reached & (1 << index) != 0 && has_access(index))
    }

    /// Open passages from every room to this one; `u8::MAX` where there is no way.
    pub fn distances_to(&self, to: RoomId, out: &mut Vec<u8>) {
        out.clear();
        out.resize(self.rooms.len(), u8::MAX);
        out[to.index()] = 0;
        let mut near = 1_u64 << to.0;
        let mut steps = 0;
        while near != 0 {
            steps += 1;
            let mut further = 0;
            while near != 0 {
                let room = RoomId(near.trailing_zeros() as u8);
                near &= near - 1;
                for dir in Dir::ALL {
                    if let Some(next) = self.passage(room, dir).filter(|next| out[next.index()] == u8::MAX) {
                        out[next.index()] = steps;
                        further |= 1 << next.0;
                    }
                }
            }
            near = further;
        }
    }
}

impl Default for Map {
    fn default() -> Map {
        Map::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(id: &str) -> Tile {
        id.parse().unwrap()
    }

    #[test]
    fn a_chamber_is_laid_with_its_stairs_to_the_access() {
        let mut map = Map::new();
        // B03 has stairs and the door opposite.
        let east = map.lay_beyond(RoomId::START, Dir::E, tile("B03"));
        assert_eq!(map.room(east).at, (1, 0));
        assert_eq!(map.passage(RoomId::START, Dir::E), Some(east));
        assert_eq!(map.passage(east, Dir::W), Some(RoomId::START));
        assert!(map.is_access(east, Dir::E) && !map.is_access(east, Dir::N));
        assert!(map.is_access(RoomId::START, Dir::W) && !map.is_access(RoomId::START, Dir::N));
    }

    #[test]
    fn chambers_side_by_side_are_closed_unless_both_have_an_opening() {
        let mut map = Map::new();
        let east = map.lay_beyond(RoomId::START, Dir::E, tile("B01")); // doors on all sides
        let north = map.lay_beyond(east, Dir::N, tile("B03")); // stairs S, door N
        let west_of_it = map.lay(tile("B01"), (0, 1), 0);
        assert_eq!(map.passage(north, Dir::W), None, "B03 has a wall there");
        assert_eq!(map.passage(west_of_it, Dir::S), None, "START has a wall there");
        assert_eq!(map.reachable(RoomId::START) & (1 << west_of_it.0), 0);
    }

    #[test]
    fn what_was_laid_last_can_be_taken_away() {
        let mut map = Map::new();
        let before = map.clone();
        map.lay_beyond(RoomId::START, Dir::W, tile("B05"));
        map.take_last();
        assert_eq!(map, before);
    }

    #[test]
    fn a_dead_end_closes_the_temple() {
        let mut map = Map::new();
        map.lay_beyond(RoomId::START, Dir::E, Tile::EXIT);
        assert!(map.is_open_from(RoomId::START));
        map.lay_beyond(RoomId::START, Dir::W, Tile::EXIT);
        assert!(!map.is_open_from(RoomId::START));
    }

    #[test]
    fn distances() {
        let mut map = Map::new();
        let one = map.lay_beyond(RoomId::START, Dir::E, tile("B03"));
        let two = map.lay_beyond(one, Dir::E, tile("B01"));
        let mut steps = Vec::new();
        map.distances_to(two, &mut steps);
        assert_eq!(steps, [2, 1, 0]);
    }
}
