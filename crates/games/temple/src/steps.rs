//! Steps: how far it is on foot. (Rules §1.1)

use crate::chamber::Dir;
use crate::map::Map;
use crate::node::{NodeId, NodeSet};

/// How many open passages lead from each node to one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    by_node: [Option<u8>; NodeId::COUNT],
}

impl Steps {
    /// From this node; nothing if there is no way.
    pub fn from(&self, node: NodeId) -> Option<u8> {
        self.by_node[node.index()]
    }
}

impl Map {
    /// How far it is to this node.
    pub fn steps_to(&self, to: NodeId) -> Steps {
        let mut by_node = [None; NodeId::COUNT];
        by_node[to.index()] = Some(0);
        let mut near = NodeSet::NONE.with(to);
        for steps in 1.. {
            let mut further = NodeSet::NONE;
            while let Some(node) = near.pop() {
                for dir in Dir::ALL {
                    if let Some(next) = self.passage(node, dir).filter(|next| by_node[next.index()].is_none())
                    {
                        by_node[next.index()] = Some(steps);
                        further = further.with(next);
                    }
                }
            }
            if further == NodeSet::NONE {
                break;
            }
            near = further;
        }
        Steps { by_node }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_through_open_passages() {
        let mut map = Map::new();
        let one = map.lay_beyond(NodeId::START, Dir::E, "B03".parse().unwrap());
        let two = map.lay_beyond(one, Dir::E, "B01".parse().unwrap());
        let steps = map.steps_to(two);
        assert_eq!([NodeId::START, one, two].map(|node| steps.from(node)), [Some(2), Some(1), Some(0)]);
        assert_eq!(steps.from(NodeId::EXIT), None, "it does not lie on the table");
    }
}
