//! What this eye sees of the temple, and what it may do: the rules themselves, asked about the documents.

use serde_json::Value;
use table::{No, Rules, Seat, Seated, Time};
use temple::{
    Adventurer, Cell, DiceSet, Dir, Expedition, Fact, Move, NodeId, Refusal, Temple, Tile, Treasure,
};

use super::heard::Heard;
use super::notice::notice;
use crate::decode::decode;
use crate::game_sight::GameSight;
use crate::notice::Notice;
use crate::page_game::PageGame;

/// What one eye sees.
pub type TempleSight = GameSight<Temple>;

/// A place on the map that means something now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lit {
    /// Where.
    pub cell: Cell,
    /// What touching it does.
    pub act: Move,
}

/// What the clock brings next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// A gong.
    Gong,
    /// The doors slam.
    Slam,
    /// The temple collapses.
    Collapse,
}

/// What a door leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beyond {
    /// A chamber that can be entered.
    Chamber(Tile),
    /// What nobody has seen yet.
    Dark,
}

/// What somebody may be looking for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The entrance.
    Start,
    /// The way out.
    Exit,
    /// A door into the dark.
    Dark,
    /// Stones that can still be activated.
    Stones,
}

impl Aim {
    /// All of them.
    pub const ALL: [Aim; 4] = [Aim::Start, Aim::Exit, Aim::Dark, Aim::Stones];

    /// Its name, as the texts know it.
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Start => "start",
            Aim::Exit => "exit",
            Aim::Dark => "dark",
            Aim::Stones => "stones",
        }
    }
}

impl PageGame for Temple {
    type Sound = Heard;
    type Extra = ();

    fn notice(fact: &Fact, me: Option<Seat>) -> Notice<Heard> {
        notice(fact, me)
    }

    fn read_public(written: &Value) -> Option<Expedition> {
        let temple: Temple = decode(written)?;
        Some(temple.expedition().clone())
    }

    fn turn(_open: &Expedition) -> Option<Seat> {
        None
    }

    fn is_over(open: &Expedition) -> bool {
        open.end.is_some()
    }

    fn look(seated: Seated<'_, Temple>, at: Time, moves: &mut Vec<Move>) {
        let open = seated.public;
        let me = &open.adventurers[seated.seat.index() % open.adventurers.len()];
        // What can be paid for is shown also while the hands are still busy, and the goddess while she does not listen.
        let at = at.max(me.busy).max(open.cool).max(open.began.unwrap_or(at));
        Temple::moves(seated, at, moves);
        // The dice have a place of their own.
        moves.retain(|mv| !matches!(mv, Move::Throw { .. }));
    }
}

impl TempleSight {
    /// The sight of this seat, or of a watcher, at this time.
    pub fn new(seat: Option<Seat>, open: Expedition, is_over: bool, at: Time) -> TempleSight {
        TempleSight::at(seat, open, Some(()), is_over, at)
    }

    /// Somebody in the temple.
    pub fn of(&self, seat: Seat) -> &Adventurer {
        &self.open.adventurers[seat.index() % self.open.adventurers.len()]
    }

    /// Whoever looks, if they play.
    pub fn me(&self) -> Option<&Adventurer> {
        self.seat.map(|seat| self.of(seat))
    }

    /// Where somebody stands; nowhere once they have escaped.
    pub fn node_of(&self, seat: Seat) -> Option<NodeId> {
        self.open.node_of(seat)
    }

    /// Where the pawn of the person who looks stands, if they play and have not escaped.
    pub fn node(&self) -> Option<NodeId> {
        self.node_of(self.seat?)
    }

    /// The dice that can be thrown, less those that are kept.
    pub fn throwable(&self, kept: DiceSet) -> DiceSet {
        self.me().map_or(DiceSet::NONE, |me| me.dice.free().difference(kept))
    }

    /// Where somebody stands.
    pub fn cell_of(&self, seat: Seat) -> Option<Cell> {
        self.node_of(seat).map(|room| self.open.map.node(room).at)
    }

    /// What touching the map does: a chamber next door is entered, a dark place beyond a door is discovered, and in the own
    /// chamber as many stones as possible are activated, or its treasure is taken.
    pub fn lit(&self) -> Vec<Lit> {
        let Some((x, y)) = self.seat.and_then(|seat| self.cell_of(seat)) else { return Vec::new() };
        let beyond = |dir: Dir| {
            let (dx, dy) = dir.step();
            (x + dx, y + dy)
        };
        let mut lit: Vec<Lit> = Vec::new();
        // Of the ways to pay the one that dice alone can pay comes first.
        let most = |act: &&Move| match act {
            Move::Activate { tier, pay } => Some((*tier, pay.is_dice())),
            _ => None,
        };
        let stones = self.moves().iter().filter(|act| most(act).is_some()).max_by_key(|act| most(act));
        let is_way_out = |act: &&Move| matches!(act, Move::Escape { .. }) && self.is_cheapest(**act);
        let mut ways_out = self.moves().iter().filter(is_way_out);
        // Who gets the die has to be said where there is a choice.
        let out = ways_out.next().filter(|_| ways_out.next().is_none());
        let treasure = self.moves().iter().find(|act| matches!(act, Move::Take { .. }));
        lit.extend(stones.or(out).or(treasure).map(|act| Lit { cell: (x, y), act: *act }));
        for act in self.moves() {
            if let Move::Enter { dir, .. } | Move::Discover { dir } = *act
                && !lit.iter().any(|other| other.cell == beyond(dir))
            {
                lit.push(Lit { cell: beyond(dir), act: *act });
            }
        }
        lit
    }

    /// What going this way means, if it means anything.
    pub fn way(&self, dir: Dir) -> Option<Move> {
        let room = self.node()?;
        if self.open.map.is_access(room, dir) {
            return Some(Move::Discover { dir });
        }
        Some(self.cheapest(Move::enter(dir)).unwrap_or(Move::enter(dir)))
    }

    /// The treasure that lies in the own chamber.
    pub fn treasure_here(&self) -> Option<Treasure> {
        self.open.map.node(self.node()?).treasure
    }

    /// Where doors lead into the dark.
    pub fn unknown(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for room in self.open.map.nodes() {
            for dir in Dir::ALL.into_iter().filter(|dir| self.open.map.is_access(room.id, *dir)) {
                let ((x, y), (dx, dy)) = (room.at, dir.step());
                if !cells.contains(&(x + dx, y + dy)) {
                    cells.push((x + dx, y + dy));
                }
            }
        }
        cells
    }

    /// Whether the move can be made now; if it is only too early, when.
    pub fn judge(&self, mv: &Move, at: Time) -> Result<(), No<Refusal>> {
        let judged = self.judge_at(mv, at).filter(|_| !self.is_over);
        judged.unwrap_or(Err(No::Because(Refusal::Over)))
    }

    /// What the clock brings next, and when.
    pub fn coming(&self) -> Option<(Coming, Time)> {
        let what = match self.open.events {
            0 | 2 | 4 => Coming::Gong,
            1 | 3 => Coming::Slam,
            _ => Coming::Collapse,
        };
        self.open.next_event().filter(|_| !self.is_over).map(|at| (what, at))
    }

    /// How many chambers somebody has to walk through to reach whoever looks; none if there is no way.
    pub fn steps_to(&self, seat: Seat) -> Option<u8> {
        self.open.map.steps_to(self.node()?).from(self.node_of(seat)?)
    }

    /// While the doors are about to slam: the door to take on the way to safety, and how many steps it is. Before the
    /// collapse the same for the exit, once it is known.
    pub fn way_home(&self) -> Option<(Dir, u8)> {
        match self.coming()?.0 {
            Coming::Gong => None,
            Coming::Slam => self.towards(self.open.safe_node()),
            Coming::Collapse => self.towards(self.open.map.exit()?),
        }
    }

    /// What the doors of the own chamber lead to.
    pub fn ways(&self) -> Vec<(Dir, Beyond)> {
        let Some(here) = self.node() else { return Vec::new() };
        let map = &self.open.map;
        let beyond = |dir: Dir| match map.passage(here, dir) {
            Some(next) => Some((dir, Beyond::Chamber(map.node(next).tile))),
            None => self.is_dark(here, dir).then_some((dir, Beyond::Dark)),
        };
        Dir::ALL.into_iter().filter_map(beyond).collect()
    }

    fn is_dark(&self, room: NodeId, dir: Dir) -> bool {
        self.open.map.is_access(room, dir) && !self.open.pile.is_empty()
    }

    /// The door to take to the nearest chamber of this kind, and how many steps it is; none if one is there or there is no
    /// way.
    pub fn way_to(&self, aim: Aim) -> Option<(Dir, u8)> {
        let map = &self.open.map;
        let is_wanted = |room: NodeId| {
            let there = map.node(room);
            match aim {
                Aim::Start => room == NodeId::START,
                Aim::Exit => room == NodeId::EXIT,
                Aim::Dark => Dir::ALL.into_iter().any(|dir| self.is_dark(room, dir)),
                Aim::Stones => there.stones().is_some() && !there.used && self.open.ark > 0,
            }
        };
        let steps = map.steps_to(self.node()?);
        let rooms = map.nodes().map(|room| room.id).filter(|room| is_wanted(*room));
        let (_, nearest) =
            rooms.filter_map(|room| Some((steps.from(room)?, room))).min_by_key(|(far, _)| *far)?;
        self.towards(nearest)
    }

    /// The door to take on the way to a chamber, and how many steps it is; none if whoever looks is there, or cannot get
    /// there.
    pub fn towards(&self, to: NodeId) -> Option<(Dir, u8)> {
        let map = &self.open.map;
        let here = self.node()?;
        let steps = map.steps_to(to);
        let far = steps.from(here).filter(|far| *far > 0)?;
        let nearer = |dir: &Dir| map.passage(here, *dir).and_then(|next| steps.from(next)) == Some(far - 1);
        Some((Dir::ALL.into_iter().find(nearer)?, far))
    }

    /// Whether it may be wise to call the goddess: somebody inside can do nothing, or a third of all dice are locked.
    pub fn needs_goddess(&self) -> bool {
        let dice = || self.open.inside().iter().map(|seat| self.of(seat).dice);
        let (all, locked) = dice().fold((0, 0), |(all, locked), dice| {
            (all + u32::from(dice.all().len()), locked + u32::from(dice.locked.len()))
        });
        3 * locked >= all || self.open.inside().iter().any(|seat| !self.open.can_throw(seat))
    }

    /// For how many more milliseconds the ask of this number is open; none if it is closed.
    pub fn ms_left(&self, number: u32, now: Time) -> u64 {
        let ask = self.open.asks.iter().find(|(_, ask)| ask.id == number);
        ask.and_then(|(_, ask)| ask.until).map_or(0, |until| until.since(now))
    }

    /// Whether somebody stands in the entrance.
    pub fn is_at_start(&self, seat: Seat) -> bool {
        self.node_of(seat) == Some(NodeId::START)
    }

    /// Whether somebody stands at the exit.
    pub fn is_at_exit(&self, seat: Seat) -> bool {
        self.node_of(seat) == Some(NodeId::EXIT)
    }

    /// Whether somebody stands where whoever looks stands.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.seat.is_some_and(|me| me != seat && self.open.together(me, seat))
    }

    /// Whether sharing dice matters now: others are here, and there are stones.
    pub fn could_share(&self) -> bool {
        let Some((me, room)) = self.seat.zip(self.node()) else { return false };
        let here = self.open.map.node(room);
        here.stones().is_some() && !here.used && self.open.mates_here(me).next().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::{Opening, Referee, Seats, Seed};
    use temple::{Options, Reply};

    use super::super::act::Act;

    /// The game after everybody was ready, as JSON.
    fn begun() -> Value {
        let mut game =
            Opening::<Temple>::new(Options::default(), Seats::of(2), Seed::from_text("page")).deal().unwrap();
        for seat in [0, 1] {
            let ready = Move::Answer { ask: 1, with: Reply::Ready };
            game.play(Time::ms(10), Seat::at(seat), &ready, &mut |_: &Referee<Temple>| ()).unwrap();
        }
        serde_json::to_value(game.state().public()).unwrap()
    }

    /// The same with these dice in seat 0.
    fn with(dice: &str) -> TempleSight {
        let mut written = begun();
        written["dice"][0] = json!(dice);
        let temple: Temple = serde_json::from_value(written).unwrap();
        TempleSight::new(Some(Seat::at(0)), temple.expedition().clone(), false, Time::ms(20))
    }

    #[test]
    fn what_the_dice_pay_for_lights_up() {
        assert!(with("_____").lit().is_empty());
        // Both chambers beside the entrance can be entered with any pair.
        let lit = with("AATKG").lit();
        assert_eq!(lit.len(), 2);
        assert_eq!(lit[0], Lit { cell: (1, 0), act: Move::enter(Dir::E) });
        assert_eq!(lit[1].cell, (-1, 0));
        assert_eq!(with("AATKG").way(Dir::N), Some(Move::enter(Dir::N)));
    }

    #[test]
    fn kept_and_locked_dice_are_not_thrown() {
        let sight = with("AX_KG");
        let kept = DiceSet::from_bits(0b00001);
        assert_eq!(sight.throwable(kept), DiceSet::from_bits(0b11100));
        assert!(sight.moves().contains(&Move::Free { seat: Seat::at(0) }));
        assert!(!sight.moves().iter().any(|act| matches!(act, Move::Throw { .. })));
    }

    #[test]
    fn what_is_shown_while_hands_are_busy_is_judged_when_they_are_free() {
        let mut written = begun();
        written["dice"][0] = json!("AATKG");
        written["busy"][0] = json!(900);
        let temple: Temple = serde_json::from_value(written).unwrap();
        let sight = TempleSight::new(Some(Seat::at(0)), temple.expedition().clone(), false, Time::ms(20));
        let act = sight.lit()[0].act;
        assert_eq!(sight.judge(&act, Time::ms(20)), Err(No::Early { until: Time::ms(900) }));
        assert_eq!(sight.judge(&act, Time::ms(900)), Ok(()));
    }

    #[test]
    fn a_watcher_and_the_end_light_nothing() {
        let sight = with("AATKG");
        let over = TempleSight::new(sight.seat, sight.open.clone(), true, Time::ms(20));
        let watcher = TempleSight::new(None, sight.open.clone(), false, Time::ms(20));
        assert!(over.lit().is_empty() && watcher.lit().is_empty() && watcher.moves().is_empty());
        assert_eq!(sight.coming().map(|(what, _)| what), Some(Coming::Gong));
        assert_eq!(over.coming(), None);
        assert_eq!(sight.steps_to(Seat::at(1)), Some(0));
        assert!(sight.is_here(Seat::at(1)) && sight.is_at_start(Seat::at(1)) && !sight.could_share());
    }

    #[test]
    fn the_way_home_is_shown_while_the_doors_are_about_to_slam() {
        let written = begun();
        let at = |events: u8, written: &Value| {
            let temple: Temple = serde_json::from_value(written.clone()).unwrap();
            let mut open = temple.expedition().clone();
            open.events = events;
            open.pawns.put(Seat::at(0), open.map.passage(NodeId::START, Dir::E).unwrap());
            TempleSight::new(Some(Seat::at(0)), open, false, Time::ms(20))
        };
        assert_eq!(at(0, &written).way_home(), None, "no gong yet");
        assert_eq!(at(1, &written).way_home(), Some((Dir::W, 1)));
        let mut home = at(1, &written);
        home.open.pawns.put(Seat::at(0), NodeId::START);
        assert_eq!(home.way_home(), None, "there already");
        assert_eq!(at(5, &written).way_home(), None, "nobody knows the exit");
        assert_eq!(home.towards(home.open.map.passage(NodeId::START, Dir::E).unwrap()), Some((Dir::E, 1)));
    }

    #[test]
    fn what_is_around_can_be_said() {
        let mut sight = with("_____");
        let chamber = |sight: &TempleSight, dir| {
            let next = sight.open.map.passage(NodeId::START, dir).unwrap();
            Beyond::Chamber(sight.open.map.node(next).tile)
        };
        let ways = [(Dir::E, chamber(&sight, Dir::E)), (Dir::W, chamber(&sight, Dir::W))];
        assert_eq!(sight.ways(), ways);
        assert_eq!((sight.way_to(Aim::Start), sight.way_to(Aim::Exit)), (None, None), "there, and not found");
        let (door, steps) = sight.way_to(Aim::Dark).unwrap();
        assert_eq!(steps, 1);
        let beyond = sight.open.map.passage(NodeId::START, door).unwrap();
        sight.open.pawns.put(Seat::at(0), beyond);
        assert_eq!(sight.way_to(Aim::Start), Some((door.back(), 1)));
        assert!(sight.ways().iter().any(|(_, beyond)| *beyond == Beyond::Dark));
        assert_eq!(sight.way_to(Aim::Dark), None, "here it is");
        sight.open.ark = 0;
        assert_eq!(sight.way_to(Aim::Stones), None, "none are needed");
    }

    // The call for the goddess is open for 5 s, in practice for 60 s.
    #[test]
    fn the_bar_of_a_vote_runs_out_over_its_whole_length() {
        for (track, length) in [("A", 5_000), ("off", 60_000)] {
            let options: Options = serde_json::from_value(json!({ "track": track })).unwrap();
            let mut game =
                Opening::<Temple>::new(options, Seats::of(2), Seed::from_text("page")).deal().unwrap();
            let looks = &mut |_: &Referee<Temple>| ();
            for seat in [0, 1] {
                let ready = Move::Answer { ask: 1, with: Reply::Ready };
                game.play(Time::ms(10), Seat::at(seat), &ready, looks).unwrap();
            }
            let mut written = serde_json::to_value(game.state().public()).unwrap();
            written["dice"][0] = json!("X____");
            let temple: Temple = serde_json::from_value(written).unwrap();
            let mut game = game.suppose(temple);
            game.play(Time::ms(1_000), Seat::at(0), &Move::Goddess, looks).unwrap();
            let open = game.state().public().clone();
            let sight = TempleSight::new(Some(Seat::at(1)), open, false, Time::ms(1_000));
            let vote = Move::Answer { ask: 2, with: Reply::Yes };
            assert_eq!(Act::of(vote, &sight).answers.unwrap().bar_ms, Some(length), "track {track}");
            let left = [0, 1, 2, 4].map(|quarters| sight.ms_left(2, Time::ms(1_000 + quarters * length / 4)));
            assert_eq!(left, [4, 3, 2, 0].map(|quarters| quarters * length / 4), "track {track}");
            assert_eq!(sight.ms_left(1, Time::ms(1_000)), 0, "everybody is ready");
        }
    }

    #[test]
    fn the_dark_begins_where_doors_lead_nowhere() {
        let unknown = with("_____").unknown();
        assert!(!unknown.is_empty() && !unknown.contains(&(0, 0)) && !unknown.contains(&(1, 0)));
    }
}
