//! The guided first game in the temple: real positions and the real rules, with one thing to do at a time. Only the dice
//! are prepared: they come up with what the step is about.

use serde_json::{Value, json};
use table::{Facts, Luck, Rules, Seat, Time, patch};
use temple::{DiceSet, Dir, Face, Fact, Move, NodeId, Question, Reply, Symbol, Temple, Tile};

use super::sight::TempleSight;

use crate::decode::decode;

/// How many steps there are.
pub const STEPS: usize = 11;

/// The pupil, and the one who helps.
const ME: Seat = Seat::at(0);
const MATE: Seat = Seat::at(1);

/// When the gong has sounded there are twenty seconds left; in a real game there are thirty.
const GONG: Time = Time::ms(180_000);
const HEARD: Time = Time::ms(190_000);

/// A lesson that is going on.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    game: Temple,
    at: Time,
    step: usize,
    /// Whether the doors slammed before the pupil was back.
    late: bool,
    done: bool,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson::new()
    }
}

/// These chambers lie on the table, each with its place and its quarters turned; these lie on top of the pile.
fn laid(rooms: &[(&str, i8, i8, u8)], top: &[&str]) -> Value {
    let map: Vec<Value> = [("START", 0, 0, 0)]
        .iter()
        .chain(rooms)
        .map(|(tile, x, y, turned)| match *tile {
            // Its stones were used in the step before.
            "B13" => json!({"tile": tile, "at": [x, y], "turned": turned, "used": true}),
            _ => json!({"tile": tile, "at": [x, y], "turned": turned}),
        })
        .collect();
    let named = |id: &str| id == "START" || rooms.iter().any(|room| room.0 == id) || top.contains(&id);
    let all = [Tile::START, Tile::EXIT].into_iter().chain(Tile::base());
    let rest: Vec<&str> = all.map(|tile| tile.chamber().id).filter(|id| !named(id)).collect();
    let mut segments: Vec<Value> = top.iter().map(|id| json!({"Fix": id})).collect();
    segments.push(json!({"Mix": {"draws": rest.len(), "adds": []}}));
    json!({"map": map, "pile": {"pool": rest, "segments": segments}})
}

impl Lesson {
    /// The beginning: two in the entrance, and nothing thrown yet.
    pub fn new() -> Lesson {
        let mut position = json!({
            "options": {"pace": "free"}, "asks": 1, "began": 0, "events": 0, "ark": 7, "goddess": 2, "cool": 0,
            "pawn": ["START", "START"], "dice": ["_____", "_____"], "share": [true, true], "lost": [0, 0],
            "busy": [0, 0],
        });
        patch(&mut position, &laid(&[("B04", 1, 0, 1), ("B03", -1, 0, 3)], &["B13"]));
        let game = decode(&position).expect("it is a position, as a test shows");
        Lesson { game, at: Time::ms(60_000), step: 1, late: false, done: false }
    }

    /// Which step it is, from 1.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Whether all is done.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether the doors slammed before the pupil was back.
    pub fn was_late(&self) -> bool {
        self.late
    }

    /// How late it is.
    pub fn at(&self) -> Time {
        self.at
    }

    /// Whether the clock runs: only after the gong.
    pub fn runs(&self) -> bool {
        self.step == 9
    }

    /// What the pupil sees, and what of it can be done in this step.
    pub fn sight(&self) -> TempleSight {
        let sight = TempleSight::new(Some(ME), self.game.expedition().clone(), false, self.at);
        sight.only(|mv| self.wants(mv))
    }

    fn room(&self) -> Option<NodeId> {
        self.game.expedition().node_of(ME)
    }

    fn is_in(&self, tile: &str) -> bool {
        let map = &self.game.expedition().map;
        self.room().is_some_and(|room| map.node(room).tile.to_string() == tile)
    }

    /// Whether a move belongs to this step.
    fn wants(&self, mv: &Move) -> bool {
        match (self.step, *mv) {
            (1 | 3..=9 | 11, Move::Throw { .. }) => true,
            (3, Move::Enter { dir, .. }) | (4, Move::Discover { dir }) => dir == Dir::E,
            (6, Move::Free { .. }) | (10, Move::Goddess) | (11, Move::Escape { .. }) => true,
            (7, Move::Enter { dir, .. }) => dir == Dir::E && !self.is_in("B13"),
            (7, Move::Activate { .. }) => true,
            (8, Move::Activate { tier, .. }) => tier == 2,
            (9, Move::Enter { dir, .. }) => dir == if self.is_in("B04") { Dir::W } else { Dir::S },
            _ => false,
        }
    }

    /// What the step is about: the dice come up with it, as far as it does not lie there already.
    fn needs(&self) -> &'static [Face] {
        const A: Face = Face::Shows(Symbol::A);
        const T: Face = Face::Shows(Symbol::T);
        const K: Face = Face::Shows(Symbol::K);
        const G: Face = Face::Shows(Symbol::G);
        match self.step {
            1 => &[A],
            3 => &[A, T],
            4 => &[A, A],
            5 => &[Face::Black, Face::Black],
            6 => &[G],
            7 if self.is_in("B13") => &[K, K, K, K],
            7 => &[A, A],
            8 => &[K, K, K],
            9 if self.is_in("B04") => &[A, A],
            9 => &[A, T],
            _ => &[K, K],
        }
    }

    /// What these dice come up with.
    fn faces(&self, thrown: DiceSet) -> Vec<Face> {
        let dice = &self.game.expedition().adventurers[ME.index()].dice;
        let mut missing = self.needs().to_vec();
        for index in dice.all().difference(thrown).iter() {
            if let Some(place) = missing.iter().position(|face| shown(*face) == dice.sign(index)) {
                missing.remove(place);
            }
        }
        // What else comes up is of no use here, but does no harm. A gold mask comes when it is wanted.
        let other = if self.step == 5 { Symbol::T } else { Symbol::G };
        let rest = [Face::Shows(Symbol::K), Face::Shows(other)].into_iter().cycle();
        missing.into_iter().chain(rest).take(thrown.len().into()).collect()
    }

    /// These dice are kept now.
    pub fn kept(&mut self, kept: DiceSet) {
        let adventurers = self.game.expedition().adventurers[ME.index()].dice.showing(Symbol::A);
        if self.step == 2 && !kept.is_empty() && adventurers.is_subset(kept) {
            self.step = 3;
        }
    }

    /// A lawful move at this time; false if it is not what this step is about.
    pub fn play(&mut self, now: Time, mv: &Move) -> bool {
        if self.done || !self.wants(mv) {
            return false;
        }
        // No two moves at the same time.
        self.at = self.at.max(now).after(1);
        let told = self.make(ME, mv);
        let has = |is: fn(&Fact) -> bool| told.iter().any(is);
        match self.step {
            1 => self.step = 2,
            3 if has(|fact| matches!(fact, Fact::Entered { .. })) => self.step = 4,
            4 if has(|fact| matches!(fact, Fact::Discovered { .. })) => self.step = 5,
            5 => self.step = 6,
            6 if has(|fact| matches!(fact, Fact::Freed { .. })) => self.step = 7,
            7 if has(|fact| matches!(fact, Fact::Activated { .. })) => self.meet(),
            8 if has(|fact| matches!(fact, Fact::Activated { .. })) => self.hear_the_gong(),
            9 if self.room() == Some(NodeId::START) => self.slam(),
            11 if has(|fact| matches!(fact, Fact::Escaped { .. })) => self.done = true,
            _ => {}
        }
        true
    }

    /// Whether the doors slam at this time.
    pub fn is_due(&self, at: Time) -> bool {
        self.runs() && self.game.alarm().is_some_and(|alarm| alarm <= at)
    }

    /// Time has come to this: perhaps the doors slam.
    pub fn tick(&mut self, at: Time) {
        if self.is_due(at) {
            self.late = true;
            self.slam();
        }
    }

    /// The mate answers if she is asked; false if she is not.
    pub fn mate(&mut self) -> bool {
        let Some(ask) = self.game.expedition().asks.get(Question::Goddess).filter(|ask| ask.waits_for(MATE))
        else {
            return false;
        };
        self.make(MATE, &Move::Answer { ask: ask.id, with: Reply::Yes });
        if self.step == 10 {
            let dice = self.dice("_____");
            self.suppose(json!({"pawn": ["EXIT", "B04"], "dice": [dice], "ark": 1}));
            self.step = 11;
        }
        true
    }

    /// Step 8: both in a stone chamber, and the mate has thrown well.
    fn meet(&mut self) {
        let rooms =
            [("B04", 1, 0, 1), ("B03", -1, 0, 3), ("B13", 2, 0, 1), ("S01", 1, 1, 0), ("EXIT", 1, -1, 2)];
        self.suppose(laid(&rooms, &[]));
        self.suppose(json!({"pawn": ["S01", "S01"], "dice": ["_____", "KKKK_"]}));
        self.step = 8;
    }

    /// Step 9: two steps from the entrance when the gong sounds.
    fn hear_the_gong(&mut self) {
        self.game.ring(GONG, &mut Luck::scripted([]), &mut Facts::new());
        self.at = HEARD;
        self.suppose(json!({"pawn": ["S01", "START"]}));
        self.step = 9;
    }

    /// Step 10: the doors slam, and then everything goes wrong.
    fn slam(&mut self) {
        if let Some(at) = self.game.alarm() {
            self.at = at;
            self.game.ring(at, &mut Luck::scripted([]), &mut Facts::new());
        }
        let dice = self.dice("XXXXX");
        self.suppose(json!({"dice": [dice]}));
        self.step = 10;
    }

    /// The pupil's dice, showing this; a die that was lost stays away.
    fn dice(&self, signs: &str) -> String {
        let dice = &self.game.expedition().adventurers[ME.index()].dice;
        signs.chars().zip(0..).map(|(sign, index)| if dice.sign(index) == '.' { '.' } else { sign }).collect()
    }

    /// Goes on with another position. A list that is shorter than the number of seats changes the first of them only.
    fn suppose(&mut self, mut changes: Value) {
        let Ok(mut position) = table::write(&self.game) else { return };
        if let Some([dice]) = changes["dice"].as_array().map(Vec::as_slice) {
            changes["dice"] = json!([dice, position["dice"][MATE.index()]]);
        }
        if changes["dice"].is_null() {
            changes.as_object_mut().map(|changes| changes.remove("dice"));
        }
        patch(&mut position, &changes);
        if let Some(game) = decode(&position) {
            self.game = game;
        }
    }

    fn make(&mut self, seat: Seat, mv: &Move) -> Vec<Fact> {
        let faces = if let Move::Throw { dice } = mv { self.faces(*dice) } else { Vec::new() };
        let side = |face: &Face| Face::SIDES.iter().position(|side| side == face).unwrap_or_default() as u32;
        let mut luck = Luck::scripted(faces.iter().map(side));
        let mut facts = Facts::new();
        self.game.play(self.at, seat, mv, &mut luck, &mut facts);
        facts.told().iter().map(|told| told.fact).collect()
    }
}

/// How a face is written.
fn shown(face: Face) -> char {
    match face {
        Face::Shows(Symbol::A) => 'A',
        Face::Shows(Symbol::T) => 'T',
        Face::Shows(Symbol::K) => 'K',
        Face::Shows(Symbol::G) => 'G',
        Face::Black => 'X',
        Face::Fell => '.',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Throws everything that is not kept, as the button does.
    fn throw(lesson: &mut Lesson, kept: DiceSet) -> bool {
        let dice = lesson.sight().throwable(kept);
        lesson.play(lesson.at(), &Move::Throw { dice })
    }

    fn dice(lesson: &Lesson) -> String {
        serde_json::to_value(lesson.game.expedition().adventurers[0].dice)
            .unwrap()
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// Does the only thing that lights up, which the rules allow.
    fn only(lesson: &mut Lesson) -> Move {
        let sight = lesson.sight();
        let [act] = sight.moves() else { panic!("{}: {:?}", lesson.step(), sight.moves()) };
        assert_eq!(sight.judge(act, lesson.at()), Ok(()));
        assert!(lesson.play(lesson.at(), act));
        assert_eq!(lesson.game.check(), Ok(()), "step {}", lesson.step());
        *act
    }

    /// As far as the gong.
    fn up_to_the_gong() -> Lesson {
        let mut lesson = Lesson::new();
        assert_eq!(lesson.game.check(), Ok(()));
        assert!(!lesson.play(Time::ZERO, &Move::enter(Dir::E)), "not yet");
        assert!(throw(&mut lesson, DiceSet::NONE));
        assert_eq!((lesson.step(), dice(&lesson).as_str()), (2, "AKGKG"));
        assert!(!throw(&mut lesson, DiceSet::NONE), "first one is kept");
        lesson.kept(DiceSet::from_bits(0b10));
        assert_eq!(lesson.step(), 2, "a key is of no use");
        let first = DiceSet::from_bits(1);
        lesson.kept(first);
        assert_eq!(lesson.step(), 3);
        assert!(lesson.sight().lit().is_empty());
        assert!(throw(&mut lesson, first));
        assert_eq!(only(&mut lesson), Move::enter(Dir::E));
        assert_eq!(lesson.step(), 4);
        assert!(throw(&mut lesson, DiceSet::NONE));
        assert_eq!(only(&mut lesson), Move::Discover { dir: Dir::E });
        assert!(throw(&mut lesson, DiceSet::NONE));
        assert_eq!((lesson.step(), dice(&lesson).matches('X').count()), (6, 2));
        assert!(lesson.sight().moves().is_empty(), "no gold mask yet");
        assert!(throw(&mut lesson, DiceSet::NONE));
        assert_eq!(only(&mut lesson), Move::Free { seat: ME });
        assert_eq!((lesson.step(), dice(&lesson).matches('X').count()), (7, 0));
        assert!(throw(&mut lesson, DiceSet::NONE));
        assert_eq!(only(&mut lesson), Move::enter(Dir::E));
        assert!(throw(&mut lesson, DiceSet::NONE));
        assert_eq!(only(&mut lesson), Move::activate(1));
        assert_eq!((lesson.step(), lesson.game.expedition().ark), (8, 6));
        assert!(throw(&mut lesson, DiceSet::NONE));
        assert_eq!(only(&mut lesson), Move::activate(2));
        assert_eq!((lesson.step(), lesson.game.expedition().ark), (9, 4));
        assert!(lesson.runs() && lesson.sight().way_home().is_some());
        lesson
    }

    /// From the goddess to the end.
    fn to_the_end(lesson: &mut Lesson) {
        assert_eq!(lesson.step(), 10);
        assert!(lesson.sight().throwable(DiceSet::NONE).is_empty() && !lesson.runs());
        assert_eq!(only(lesson), Move::Goddess);
        assert!(lesson.mate() && !lesson.mate());
        assert_eq!((lesson.step(), lesson.game.expedition().goddess), (11, 1));
        assert_eq!(lesson.game.check(), Ok(()));
        assert!(throw(lesson, DiceSet::NONE));
        assert_eq!(only(lesson), Move::escape(Some(MATE)));
        assert!(lesson.is_done());
        assert_eq!(lesson.game.expedition().adventurers[1].dice.all().len(), 6, "the die is handed on");
    }

    #[test]
    fn it_is_a_real_game_from_beginning_to_end() {
        let mut lesson = up_to_the_gong();
        for dir in [Dir::S, Dir::W] {
            assert!(throw(&mut lesson, DiceSet::NONE));
            assert_eq!(only(&mut lesson), Move::enter(dir));
        }
        assert!(!lesson.was_late());
        assert_eq!(dice(&lesson), "XXXXX", "no die was lost");
        to_the_end(&mut lesson);
    }

    #[test]
    fn whoever_is_late_loses_a_die_and_goes_on() {
        let mut lesson = up_to_the_gong();
        lesson.tick(Time::ms(209_999));
        assert_eq!(lesson.step(), 9);
        lesson.tick(Time::ms(210_000));
        assert!(lesson.was_late());
        assert_eq!(dice(&lesson).matches('.').count(), 1);
        to_the_end(&mut lesson);
    }

    #[test]
    fn whoever_keeps_the_wrong_dice_can_let_them_go() {
        let mut lesson = Lesson::new();
        throw(&mut lesson, DiceSet::NONE);
        lesson.kept(DiceSet::from_bits(1));
        // Everything but one is kept: the torch comes, and the adventurer lies there.
        assert!(throw(&mut lesson, DiceSet::from_bits(0b01111)));
        assert_eq!(lesson.sight().moves().len(), 1);
    }

    #[test]
    fn every_step_has_its_words() {
        let text = include_str!("../../../../../locales/en/temple-lesson.ftl");
        for step in 1..=STEPS {
            for key in [String::new(), "-well".to_owned(), "-hint".to_owned()] {
                assert!(text.contains(&format!("\ntemple-lesson-{step}{key} =")), "{step}{key}");
            }
        }
    }
}
