//! The map: chambers laid on a grid, passages and accesses. (Rules §1.1, §1.4, §1.8.4)

use crate::chamber::{Dir, Feature, Tile};
use crate::node::{Node, NodeId, NodeSet};

/// A place on the grid. START is at (0, 0).
pub type Cell = (i8, i8);

/// The nodes on the table. START is always there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// By name.
    nodes: [Option<Node>; NodeId::COUNT],
    /// In the order in which they were laid.
    order: Vec<NodeId>,
}

impl Map {
    /// Only the entrance.
    pub fn new() -> Map {
        let mut map = Map { nodes: [None; NodeId::COUNT], order: Vec::with_capacity(NodeId::COUNT) };
        map.lay(Tile::START, (0, 0), 0);
        map
    }

    /// All nodes, in the order in which they were laid.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = &Node> + DoubleEndedIterator + Clone {
        self.order.iter().map(|id| self.node(*id))
    }

    /// All chambers, in the order in which they were laid: their nodes, of a double one the front half.
    pub fn chambers(&self) -> impl Iterator<Item = &Node> + Clone {
        self.nodes().filter(|node| !node.id.is_back())
    }

    /// The node of this name, if it lies on the table.
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes[id.index()].as_ref()
    }

    /// The node of this name, which lies on the table.
    pub fn node(&self, id: NodeId) -> &Node {
        self.get(id).expect("names of nodes are taken from the table")
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        self.nodes[id.index()].as_mut().expect("names of nodes are taken from the table")
    }

    /// The exit, once it lies on the table.
    pub fn exit(&self) -> Option<NodeId> {
        self.get(NodeId::EXIT).map(|node| node.id)
    }

    /// Whether this chamber lies on the table.
    pub(crate) fn contains(&self, tile: Tile) -> bool {
        self.nodes().any(|node| node.tile == tile)
    }

    /// The nodes of the chamber in this cell: one, or two halves.
    fn halves(&self, cell: Cell) -> [Option<NodeId>; 2] {
        let tile = self.chambers().find(|node| node.at == cell).map(|node| node.tile);
        [tile.map(NodeId::of), tile.and_then(NodeId::back_of)]
    }

    /// The node that a neighbour on this side of a cell meets: of a double chamber the half that owns the opening there.
    fn facing(&self, cell: Cell, side: Dir) -> Option<NodeId> {
        let [front, back] = self.halves(cell);
        back.filter(|back| self.node(*back).doors.contains(side)).or(front)
    }

    /// Where an open passage on this side leads to: both chambers have an opening there, or a secret passage leads through
    /// the wall.
    #[inline]
    pub fn passage(&self, from: NodeId, dir: Dir) -> Option<NodeId> {
        let node = self.node(from);
        let next = node.next[dir as usize]?;
        let is_open = node.doors.contains(dir) && self.node(next).doors.contains(dir.back());
        (is_open || node.secret.contains(dir)).then_some(next)
    }

    /// Whether this side is an access: an opening onto an empty cell.
    pub fn is_access(&self, from: NodeId, dir: Dir) -> bool {
        let node = self.node(from);
        node.doors.contains(dir) && node.next[dir as usize].is_none()
    }

    /// The openings of a node, clockwise from the north, each with the node that lies beyond it, if one does.
    pub(crate) fn openings(&self, from: NodeId) -> impl Iterator<Item = (Dir, Option<NodeId>)> {
        let Node { doors, secret, next, .. } = *self.node(from);
        let is_open = move |dir: &Dir| doors.contains(*dir) || secret.contains(*dir);
        Dir::ALL.into_iter().filter(is_open).map(move |dir| (dir, next[dir as usize]))
    }

    /// Whether two nodes are of the same chamber or of chambers side by side, walls or not.
    pub(crate) fn is_near(&self, one: NodeId, other: NodeId) -> bool {
        let ((x, y), (far_x, far_y)) = (self.node(one).at, self.node(other).at);
        x.abs_diff(far_x) + y.abs_diff(far_y) <= 1
    }

    // ----- secret passages (§1.11) --------------------------------------------------------------------------------

    /// The two nodes on both sides of an edge between chambers.
    fn edge(&self, cell: Cell, dir: Dir) -> Option<(NodeId, NodeId)> {
        let one = self.facing(cell, dir)?;
        Some((one, self.node(one).next[dir as usize]?))
    }

    /// Whether there are chambers on both sides of this edge, and a wall that a secret passage could open. §1.13: not where
    /// a double chamber has no opening itself, nor inside it.
    pub(crate) fn is_walled(&self, cell: Cell, dir: Dir) -> bool {
        let Some((one, other)) = self.edge(cell, dir) else { return false };
        let can_open = |node: &Node, side| !node.tile.has(Feature::Double) || node.doors.contains(side);
        let both = can_open(self.node(one), dir) && can_open(self.node(other), dir.back());
        both && self.passage(one, dir).is_none()
    }

    /// A secret passage belongs to the edge, until one of the chambers is taken away.
    pub(crate) fn open_wall(&mut self, cell: Cell, dir: Dir) {
        if let Some((one, other)) = self.edge(cell, dir) {
            let opened = |node: &Node, dir| node.secret.with(dir);
            self.node_mut(one).secret = opened(self.node(one), dir);
            self.node_mut(other).secret = opened(self.node(other), dir.back());
        }
    }

    /// All secret passages, each by its southern or western cell.
    pub fn secret_passages(&self) -> impl Iterator<Item = (Cell, Dir)> + '_ {
        let of = |node: &Node| {
            let (at, secret) = (node.at, node.secret);
            [Dir::N, Dir::E].into_iter().filter(move |dir| secret.contains(*dir)).map(move |dir| (at, dir))
        };
        self.nodes().flat_map(of)
    }

    /// Lays a chamber. The caller knows that the cell is empty, and that the chamber lies nowhere else.
    pub(crate) fn lay(&mut self, tile: Tile, at: Cell, turned: u8) -> NodeId {
        let is_free = !self.contains(tile) && self.chambers().all(|node| node.at != at);
        debug_assert!(is_free, "{tile} cannot be laid at {at:?}");
        let (front, back) = Node::laid(tile, at, turned);
        for node in [Some(front), back].into_iter().flatten() {
            self.nodes[node.id.index()] = Some(node);
            self.order.push(node.id);
        }
        Dir::ALL.into_iter().for_each(|dir| self.link(at, front.beyond(dir), dir));
        front.id
    }

    /// Every node of two neighbouring cells learns what it meets in the other.
    fn link(&mut self, cell: Cell, beyond: Cell, dir: Dir) {
        let (here, there) = (self.facing(cell, dir), self.facing(beyond, dir.back()));
        for (cell, dir, next) in [(cell, dir, there), (beyond, dir.back(), here)] {
            for id in self.halves(cell).into_iter().flatten() {
                let node = self.node_mut(id);
                node.next[dir as usize] = next;
                if next.is_none() {
                    node.secret = node.secret.without(dir);
                }
            }
        }
    }

    /// Lays a chamber beyond an access, its stairs against it.
    pub(crate) fn lay_beyond(&mut self, from: NodeId, dir: Dir, tile: Tile) -> NodeId {
        // The stairs are on side S; a chamber laid to the north is not turned, to the east by one quarter, …
        self.lay(tile, self.node(from).beyond(dir), dir as u8)
    }

    /// Takes a chamber away. The caller knows that nothing stands there.
    pub(crate) fn take(&mut self, tile: Tile) {
        let Some(front) = self.nodes[NodeId::of(tile).index()] else { return };
        for id in [Some(front.id), NodeId::back_of(tile)].into_iter().flatten() {
            self.nodes[id.index()] = None;
            self.order.retain(|other| *other != id);
        }
        Dir::ALL.into_iter().for_each(|dir| self.link(front.at, front.beyond(dir), dir));
    }

    /// The nodes that can be reached on foot.
    pub(crate) fn reachable(&self, from: NodeId) -> NodeSet {
        let mut reached = NodeSet::NONE.with(from);
        let mut fresh = reached;
        while let Some(node) = fresh.pop() {
            for dir in Dir::ALL {
                if let Some(next) = self.passage(node, dir).filter(|next| !reached.contains(*next)) {
                    reached = reached.with(next);
                    fresh = fresh.with(next);
                }
            }
        }
        reached
    }

    /// Whether a pawn in this node could still get to an access.
    pub(crate) fn is_open_from(&self, from: NodeId) -> bool {
        let reached = self.reachable(from);
        let has_access = |id: NodeId| Dir::ALL.iter().any(|&dir| self.is_access(id, dir));
        self.order.iter().any(|id| reached.contains(*id) && has_access(*id))
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
        let east = map.lay_beyond(NodeId::START, Dir::E, tile("B03"));
        assert_eq!(map.node(east).at, (1, 0));
        assert_eq!(map.passage(NodeId::START, Dir::E), Some(east));
        assert_eq!(map.passage(east, Dir::W), Some(NodeId::START));
        assert!(map.is_access(east, Dir::E) && !map.is_access(east, Dir::N));
        assert!(map.is_access(NodeId::START, Dir::W) && !map.is_access(NodeId::START, Dir::N));
    }

    #[test]
    fn chambers_side_by_side_are_closed_unless_both_have_an_opening() {
        let mut map = Map::new();
        let east = map.lay_beyond(NodeId::START, Dir::E, tile("B01")); // doors on all sides
        let north = map.lay_beyond(east, Dir::N, tile("B03")); // stairs S, door N
        let west_of_it = map.lay(tile("B04"), (0, 1), 0);
        assert_eq!(map.passage(north, Dir::W), None, "B03 has a wall there");
        assert_eq!(map.passage(west_of_it, Dir::S), None, "START has a wall there");
        assert!(!map.reachable(NodeId::START).contains(west_of_it));
    }

    #[test]
    fn a_chamber_that_is_taken_away_leaves_accesses_and_every_other_name() {
        let mut map = Map::new();
        let west = map.lay_beyond(NodeId::START, Dir::W, tile("B05"));
        let before = map.clone();
        map.lay_beyond(NodeId::START, Dir::E, tile("B01"));
        map.take(tile("B01"));
        assert_eq!(map, before);
        let east = map.lay_beyond(NodeId::START, Dir::E, tile("B01"));
        map.take(tile("B05"));
        assert_eq!(map.get(west), None);
        assert!(map.is_access(NodeId::START, Dir::W) && !map.contains(tile("B05")));
        assert_eq!(map.passage(NodeId::START, Dir::E), Some(east));
        assert_eq!(map.nodes().map(|node| node.id).collect::<Vec<_>>(), [NodeId::START, east]);
    }

    /// D1 has stairs and a door to the right in front, and the door opposite in the back.
    #[test]
    fn a_double_chamber_is_two_nodes() {
        let mut map = Map::new();
        let front = map.lay_beyond(NodeId::START, Dir::E, tile("D1"));
        let back = NodeId::back_of(tile("D1")).unwrap();
        let east = map.lay(tile("B01"), (2, 0), 0);
        let south = map.lay(tile("B02"), (1, -1), 2);
        assert_eq!(map.passage(NodeId::START, Dir::E), Some(front));
        assert_eq!((map.passage(east, Dir::W), map.passage(back, Dir::E)), (Some(back), Some(east)));
        assert_eq!((map.passage(south, Dir::N), map.passage(front, Dir::S)), (Some(front), Some(south)));
        assert_eq!((map.passage(front, Dir::E), map.passage(back, Dir::S)), (None, None));
        assert!(!map.reachable(front).contains(back), "an inner wall");
        assert!(map.is_near(front, back) && map.is_near(front, east));
        map.take(tile("D1"));
        assert!(
            map.is_access(east, Dir::W) && map.is_access(NodeId::START, Dir::E) && map.get(back).is_none()
        );
    }

    #[test]
    fn a_dead_end_closes_the_temple() {
        let mut map = Map::new();
        map.lay_beyond(NodeId::START, Dir::W, Tile::EXIT);
        let east = map.lay_beyond(NodeId::START, Dir::E, tile("B03")); // doors east and west
        assert!(map.is_open_from(NodeId::START));
        map.lay(tile("B09"), map.node(east).beyond(Dir::E), 0); // doors north and south
        assert!(!map.is_open_from(NodeId::START));
    }
}
