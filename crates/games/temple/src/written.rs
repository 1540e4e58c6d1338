//! The expedition as it is written in JSON: chambers by their names, dice by what they show.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Ask, Pile, Seat, SeatSet, Seats, Time};

use crate::Temple;
use crate::asks::{Asks, Question};
use crate::chalice::Chalice;
use crate::chamber::Tile;
use crate::curses::{Curses, WrittenCurses};
use crate::dice::Dice;
use crate::expedition::{Adventurer, End, Expedition, PLACES, SEATS};
use crate::map::{Cell, Map};
use crate::node::{Node, NodeId};
use crate::options::Options;
use crate::pawn::Pawns;
use crate::treasures::{Treasure, Treasures, WrittenTreasures};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    options: Options,
    asks: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Ask>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    began: Option<Time>,
    events: u8,
    map: Vec<WrittenNode>,
    pile: Pile<Tile>,
    ark: u8,
    goddess: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    vote: Option<Ask>,
    cool: Time,
    /// Where the pawn of each seat stands; `null` once it has escaped.
    pawn: Vec<Option<NodeId>>,
    /// Which pawn each seat steers, if not all steer their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    steers: Vec<Seat>,
    dice: Vec<Dice>,
    share: Vec<bool>,
    lost: Vec<u8>,
    busy: Vec<Time>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    curses: Option<WrittenCurses>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    treasures: Option<WrittenTreasures>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    linked: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chalice: Option<Chalice>,
    /// Open asks besides the start and the vote, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    questions: Vec<WrittenQuestion>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<End>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenNode {
    tile: Tile,
    at: Cell,
    turned: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    used: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    treasure: Option<Treasure>,
}

impl WrittenNode {
    /// A chamber; of a double one the front half, and whether the stones in the back were used.
    fn of(map: &Map, front: &Node) -> WrittenNode {
        let Node { tile, at, turned, used, treasure, .. } = *front;
        let back = NodeId::back_of(tile).map(|back| map.node(back));
        WrittenNode { tile, at, turned, used: back.map_or(used, |back| back.used), treasure }
    }
}

/// A question with what it is about.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenQuestion {
    question: String,
    id: u32,
    waiting: SeatSet,
    until: Time,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<NodeId>,
    /// A second curse is drawn after it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    more: bool,
}

impl WrittenQuestion {
    /// None of the start and the vote, which have keys of their own.
    fn of((question, ask): (Question, Ask)) -> Option<WrittenQuestion> {
        let written = WrittenQuestion {
            question: question.name().to_owned(),
            id: ask.id,
            waiting: ask.waiting,
            until: ask.until?,
            by: None,
            to: None,
            more: false,
        };
        match question {
            Question::Start | Question::Goddess => None,
            Question::Consent { by, to } => Some(WrittenQuestion { by: Some(by), to: Some(to), ..written }),
            Question::Partner { more } | Question::GiveUp { more } => {
                Some(WrittenQuestion { more, ..written })
            }
        }
    }

    fn read(&self) -> Result<(Question, Ask), &'static str> {
        let more = self.more;
        let question = match (self.question.as_str(), self.by, self.to) {
            ("consent", Some(by), Some(to)) if !more => Question::Consent { by, to },
            ("partner", None, None) => Question::Partner { more },
            ("give_up", None, None) => Question::GiveUp { more },
            _ => return Err("questions: consent by a seat to a chamber, partner or give_up"),
        };
        Ok((question, Ask::new(self.id, self.waiting, Some(self.until))))
    }
}

impl Serialize for Expedition {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let each = || self.seats.iter().map(|seat| self.of(seat));
        Written {
            options: self.options,
            asks: self.asks.last(),
            start: self.asks.get(Question::Start),
            began: self.began,
            events: self.events,
            map: self.map.chambers().map(|node| WrittenNode::of(&self.map, node)).collect(),
            pile: self.pile.clone(),
            ark: self.ark,
            goddess: self.goddess,
            vote: self.asks.get(Question::Goddess),
            cool: self.cool,
            pawn: self.seats.iter().map(|seat| self.node_of(seat)).collect(),
            steers: match self.pawns.are_own() {
                true => Vec::new(),
                false => self.seats.iter().map(|seat| self.pawns.steered_by(seat)).collect(),
            },
            dice: each().map(|one| one.dice).collect(),
            share: each().map(|one| one.share).collect(),
            lost: each().map(|one| one.lost).collect(),
            busy: each().map(|one| one.busy).collect(),
            curses: self.options.curses.then(|| WrittenCurses::from(&self.curses)),
            treasures: self.options.treasures.then(|| WrittenTreasures::of(self)),
            linked: self.options.alliance.then_some(self.linked),
            chalice: self.chalice,
            questions: self.asks.iter().filter_map(WrittenQuestion::of).collect(),
            outcome: self.end,
        }
        .serialize(to)
    }
}

impl Written {
    fn read(self) -> Result<Temple, &'static str> {
        let count = self.pawn.len();
        let seats = u8::try_from(count).ok().and_then(Seats::new).filter(|_| count <= SEATS);
        let seats = seats.ok_or("pawn: one for each of 1 to 6 seats")?;
        if [self.dice.len(), self.share.len(), self.lost.len(), self.busy.len()] != [count; 4] {
            return Err("dice, share, lost and busy: as many as pawns");
        }
        let mut map = read_map(&self.map)?;
        let mut adventurers = [Adventurer::NOBODY; PLACES];
        for (index, adventurer) in adventurers.iter_mut().enumerate().take(count) {
            let (dice, share) = (self.dice[index], self.share[index]);
            *adventurer = Adventurer { dice, share, lost: self.lost[index], busy: self.busy[index] };
        }
        let open = [(Question::Start, self.start), (Question::Goddess, self.vote)];
        let open = open.into_iter().filter_map(|(question, ask)| Some(Ok((question, ask?))));
        let open = open.chain(self.questions.iter().map(WrittenQuestion::read));
        let asks = Asks::read(self.asks, open.collect::<Result<_, _>>()?)
            .map_err(|_| "more asks are open than there can be")?;
        if self.curses.is_some() != self.options.curses {
            return Err("curses: if, and only if, they are in the game");
        }
        let curses = self.curses.map_or(Ok(Curses::NONE), WrittenCurses::read)?;
        if self.treasures.is_some() != self.options.treasures {
            return Err("treasures: if, and only if, they are in the game");
        }
        let treasures =
            self.treasures.map_or(Ok(Treasures::NONE), |treasures| treasures.read(seats, &mut map))?;
        if self.linked.is_some() != self.options.alliance {
            return Err("linked: if, and only if, there are alliance chambers");
        }
        let mut pawns = Pawns::default();
        for (seat, stands) in seats.iter().zip(&self.pawn) {
            if let Some(node) = *stands {
                map.get(node).ok_or("pawn: in a chamber of the map")?;
                pawns.put(seat, node);
            }
        }
        if !self.steers.is_empty() {
            let steers = (self.steers.len() == count).then(|| pawns.steer(&self.steers)).flatten();
            steers.ok_or("steers: each pawn by one seat")?;
        }
        Ok(Temple {
            open: Expedition {
                options: self.options,
                seats,
                asks,
                began: self.began,
                events: self.events,
                map,
                pile: self.pile,
                ark: self.ark,
                goddess: self.goddess,
                cool: self.cool,
                pawns,
                adventurers,
                curses,
                treasures,
                linked: self.linked.unwrap_or(false),
                chalice: self.chalice,
                end: self.outcome,
            },
        })
    }
}

/// More chambers than there are: how long a map may be, and how far from START a chamber may lie.
const MOST_NODES: usize = 60;

fn read_map(nodes: &[WrittenNode]) -> Result<Map, &'static str> {
    let mut map = Map::new();
    let Some(([start], rest)) = nodes.split_first_chunk() else { return Err("map: begins with START") };
    if start.tile != Tile::START
        || start.at != (0, 0)
        || start.turned != 0
        || start.used
        || nodes.len() > MOST_NODES
    {
        return Err("map: begins with START at [0, 0]");
    }
    for node in rest {
        let far = |place: i8| place.unsigned_abs() as usize > MOST_NODES;
        if far(node.at.0)
            || far(node.at.1)
            || node.turned > 3
            || map.chambers().any(|other| other.at == node.at)
        {
            return Err("map: chambers on distinct cells, turned by 0 to 3 quarters");
        }
        if map.contains(node.tile) {
            return Err("map: every chamber in one place");
        }
        let id = map.lay(node.tile, node.at, node.turned);
        map.node_mut(NodeId::back_of(node.tile).unwrap_or(id)).used = node.used;
        map.node_mut(id).treasure = node.treasure;
    }
    Ok(map)
}

impl Serialize for Temple {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.open.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Temple {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Temple, D::Error> {
        Written::deserialize(from)?.read().map_err(serde::de::Error::custom)
    }
}
