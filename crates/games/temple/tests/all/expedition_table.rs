//! A table with an expedition on it, set up, moved and asked in words: `throw 012`, `enter N`, `activate 2`, `escape 1`.
//!
//! Chambers are laid as `B01 1 0 1`: which one, x, y, quarters turned clockwise, and `used` if its stones are. Dice are
//! written by what they show: `AATXK`, `_` for blank, `.` for gone.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{
    BadOptions, Coded, Denied, Facts, Luck, No, Opening, Referee, Rules, Seat, Seated, Seats, Seed, Time,
    patch,
};
use temple::{DiceSet, Dir, Expedition, Fact, Move, Options, Pay, Refusal, Reply, Temple, Tile};

/// Where most scenarios happen. S01 lies north of B01, B09 south, EXIT east; S01 has accesses N and E, B09 has one to the
/// S, B03 one to the W. S01 takes keys, B09 torches.
pub(crate) const HALL: [&str; 5] = ["B01 1 0 1", "B03 -1 0 3", "S01 1 1 0", "B09 1 -1 2", "EXIT 2 0 1"];

/// The same place with the chambers of curses and treasures. C01 has a mask and a treasure, C03 a treasure, C09 a mask.
pub(crate) const DARK_HALL: [&str; 5] = ["C01 1 0 1", "C03 -1 0 3", "S01 1 1 0", "C09 1 -1 2", "EXIT 2 0 1"];

/// An expedition under way.
pub(crate) struct Table {
    pub(crate) referee: Referee<Temple>,
    /// The facts of the last input.
    pub(crate) told: Value,
}

/// The deal, which may refuse the options.
pub(crate) fn deal(seats: u8, options: Value, seed: &str) -> Result<Referee<Temple>, BadOptions> {
    let options: Options = serde_json::from_value(options).expect("options in the words of the rules");
    Opening::new(options, Seats::of(seats), Seed::from_text(seed)).deal()
}

/// A new table: everybody is asked whether they are ready.
pub(crate) fn dealt(seats: u8, options: Value) -> Table {
    let referee = deal(seats, options, "expedition").expect("options that a game can be dealt with");
    let told = written(referee.facts());
    Table { referee, told }
}

/// The same, and everybody was ready at once: the start word falls at 0, or `intro_ms` later.
pub(crate) fn started(seats: u8, options: Value) -> Table {
    let mut table = dealt(seats, options);
    for seat in 0..seats {
        table.go(seat, "ready");
    }
    table
}

/// An expedition in the [`HALL`], everybody in START, without the brake on how fast one can act; and these changes.
pub(crate) fn given(seats: u8, changes: Value) -> Table {
    given_with(seats, json!({}), changes)
}

/// The same with these options.
pub(crate) fn given_with(seats: u8, options: Value, changes: Value) -> Table {
    let mut all = json!({"pace": "free"});
    patch(&mut all, &options);
    started(seats, all).with(laid(&HALL, &[])).with(changes)
}

/// Every chamber of the base game.
fn base() -> Vec<&'static str> {
    [Tile::START, Tile::EXIT].into_iter().chain(Tile::base()).map(|tile| tile.chamber().id).collect()
}

/// An expedition with modules: these chambers lie on the table, these on top of the pile, and the rest of the game's in no
/// order. Everybody is in START, and there is no brake on how fast one can act.
pub(crate) fn with_modules(seats: u8, options: Value, rooms: &[&str], top: &[&str]) -> Table {
    let mut all = json!({"pace": "free"});
    patch(&mut all, &options);
    let table = started(seats, all);
    let open = table.open();
    let in_game = open.map.nodes().map(|node| node.tile).chain(open.pile.contents());
    let mut ids: Vec<&str> = in_game.map(|tile| tile.chamber().id).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut position = laid_of(&ids, rooms, top);
    let treasures = &mut table.document()["treasures"];
    if let Some(pile) = treasures["pile"].as_array_mut() {
        // What lay in the first two chambers goes back.
        pile.extend(open.map.nodes().filter_map(|node| node.treasure).map(|treasure| json!(treasure)));
        position["treasures"] = treasures.clone();
    }
    if rooms.iter().any(|room| room.starts_with("TC")) {
        position["chalice"] = json!({"at": "TC"});
    }
    table.with(position)
}

/// These chambers lie on the table; of the others these lie on top of the pile, in this order, and the rest in no order.
pub(crate) fn laid(rooms: &[&str], top: &[&str]) -> Value {
    laid_of(&base(), rooms, top)
}

/// The same in a game with these chambers, entrance and exit included.
pub(crate) fn laid_of(all: &[&str], rooms: &[&str], top: &[&str]) -> Value {
    let map: Vec<Value> = ["START 0 0 0"].iter().chain(rooms).map(|words| room(words)).collect();
    let on_map = |id: &str| map.iter().any(|room| room["tile"] == id);
    let rest: Vec<&str> = all.iter().copied().filter(|id| !on_map(id) && !top.contains(id)).collect();
    let mut segments: Vec<Value> = top.iter().map(|id| json!({"Fix": id})).collect();
    if !rest.is_empty() {
        segments.push(json!({"Mix": {"draws": rest.len(), "adds": []}}));
    }
    json!({"map": map, "pile": {"pool": rest, "segments": segments}})
}

/// Like [`laid`], but every chamber that is named nowhere lies out of reach, so that the pile is only this.
pub(crate) fn laid_with_pile(rooms: &[&str], pile: &[&str]) -> Value {
    let named = |id: &str| rooms.iter().any(|words| words.starts_with(id)) || pile.contains(&id);
    let apart = base().into_iter().filter(|id| *id != "START" && !named(id));
    let apart: Vec<String> = apart.enumerate().map(|(x, id)| format!("{id} {x} 20 0")).collect();
    let all: Vec<&str> = rooms.iter().copied().chain(apart.iter().map(String::as_str)).collect();
    laid(&all, pile)
}

fn room(words: &str) -> Value {
    let words: Vec<&str> = words.split(' ').collect();
    let number = |index: usize| words[index].parse::<i8>().expect("a number");
    let mut room = json!({"tile": words[0], "at": [number(1), number(2)], "turned": number(3)});
    if words.get(4) == Some(&"used") {
        room["used"] = true.into();
    }
    room
}

fn dir(word: &str) -> Dir {
    named(word)
}

/// What is called so in the rules.
fn named<T: DeserializeOwned>(word: &str) -> T {
    serde_json::from_value(word.into()).expect("a name of the rules")
}

fn written(facts: &Facts<Fact>) -> Value {
    facts.told().iter().map(|told| serde_json::to_value(told.fact).expect("a fact is plain data")).collect()
}

/// What kinds of facts were told.
pub(crate) fn names(told: &Value) -> Vec<String> {
    told.as_array().into_iter().flatten().map(|fact| Coded::of(fact).code).collect()
}

impl Table {
    /// The same table with another position on it, which must be one of the game.
    pub(crate) fn with(&self, changes: Value) -> Table {
        let mut document = self.document();
        patch(&mut document, &changes);
        let state: Temple = serde_json::from_value(document).expect("a state in the words of the rules");
        if let Err(broken) = state.check() {
            panic!("not a position of the game: {broken}");
        }
        Table { referee: self.referee.suppose(state), told: json!([]) }
    }

    /// The same table with these cards before these seats.
    pub(crate) fn under(&self, cards: &[(u8, &str)]) -> Table {
        let mut curses = self.document()["curses"].clone();
        let mut lying = curses["lying"].as_array().expect("a list").clone();
        for (seat, card) in cards {
            let (curse, faces) = card.split_once(' ').expect("kind and combination");
            lying.push(json!({"curse": curse, "faces": faces, "seat": seat}));
            if curse == "upright" {
                lying.last_mut().expect("just pushed")["until"] = 0.into();
            }
            curses["pile"].as_array_mut().expect("a list").retain(|other| other != card);
        }
        curses["lying"] = lying.into();
        self.with(json!({"curses": curses}))
    }

    /// The same table, and these seats hold these treasures.
    pub(crate) fn holding(&self, treasures: &[(u8, &str)]) -> Table {
        let mut written = self.document()["treasures"].clone();
        for (seat, treasure) in treasures {
            let pile = written["pile"].as_array_mut().expect("a list");
            let index = pile.iter().position(|other| other == treasure).expect("one of the game");
            pile.remove(index);
            written["held"][usize::from(*seat)].as_array_mut().expect("a list").push((*treasure).into());
        }
        self.with(json!({"treasures": written}))
    }

    /// What this seat holds, the treasure held longest first.
    pub(crate) fn treasures_of(&self, seat: usize) -> Value {
        self.document()["treasures"]["held"][seat].clone()
    }

    /// The kinds of curses that lie before this seat.
    pub(crate) fn curses_of(&self, seat: u8) -> Vec<String> {
        let document = self.document();
        let lying = document["curses"]["lying"].as_array().expect("a list").clone();
        let own = lying.iter().filter(|card| card["seat"] == seat);
        own.map(|card| card["curse"].as_str().expect("a name").to_owned()).collect()
    }

    /// The whole state, written out.
    pub(crate) fn document(&self) -> Value {
        serde_json::to_value(self.referee.state()).expect("a state is plain data")
    }

    pub(crate) fn open(&self) -> &Expedition {
        self.referee.state().expedition()
    }

    // ----- moving -------------------------------------------------------------------------------------------------

    /// A move in words. An answer is to the ask that was opened first; `with torch`, `with key` and `with both` name the
    /// treasures that pay.
    pub(crate) fn spell(&self, words: &str) -> Move {
        let seat = |word: &str| Seat::at(word.parse().expect("a seat"));
        let answer = |with| {
            let asks = &self.open().asks;
            let asked = asks.iter().next();
            Move::Answer { ask: asked.map_or(asks.last(), |(_, ask)| ask.id), with }
        };
        let (words, pay) = match words.split_once(" with ") {
            None => (words, Pay::DICE),
            Some((words, "torch")) => (words, Pay { double_torch: true, double_key: false }),
            Some((words, "key")) => (words, Pay { double_torch: false, double_key: true }),
            Some((words, _)) => (words, Pay { double_torch: true, double_key: true }),
        };
        match words.split(' ').collect::<Vec<_>>()[..] {
            ["ready"] => answer(Reply::Ready),
            ["yes"] => answer(Reply::Yes),
            ["no"] => answer(Reply::No),
            ["throw"] => Move::Throw { dice: DiceSet::NONE },
            ["throw", dice] => {
                let bits =
                    dice.chars().filter_map(|c| c.to_digit(10)).fold(0, |bits, index| bits | 1 << index);
                Move::Throw { dice: DiceSet::from_bits(bits) }
            }
            ["free", whose] => Move::Free { seat: seat(whose) },
            ["enter", way] => Move::Enter { dir: dir(way), carry: false, pay },
            ["carry", way] => Move::Enter { dir: dir(way), carry: true, pay },
            ["discover", way] => Move::Discover { dir: dir(way) },
            ["activate", tier] => Move::Activate { tier: tier.parse().expect("a row"), pay },
            ["escape"] => Move::Escape { gift: None, pay },
            ["escape", to] => Move::Escape { gift: Some(seat(to)), pay },
            ["goddess"] => Move::Goddess,
            ["share", on] => Move::Share { on: on == "on" },
            ["break", curse] => Move::Break { curse: named(curse), pay },
            ["hand", on] => Move::Hand { on: on == "on" },
            ["take"] => Move::Take { pay },
            ["restore"] => Move::Restore,
            ["conjure"] => Move::Conjure,
            ["open", x, y, way] => {
                let place = |word: &str| word.parse().expect("a number");
                Move::OpenWall { cell: (place(x), place(y)), dir: dir(way) }
            }
            ["link"] => Move::Link { pay },
            ["plant"] => Move::PlantTorch,
            ["counter", curse] => Move::Counterspell { curse: named(curse) },
            ["stand"] => Move::Stand,
            ["choose", mate] => answer(Reply::Seat(seat(mate))),
            ["give", treasure] => answer(Reply::Treasure(named(treasure))),
            ["teleport", whose, to] => Move::Teleport { seat: seat(whose), to: named(to) },
            _ => panic!("no move is written {words:?}"),
        }
    }

    /// The seat makes this move, now.
    pub(crate) fn go(&mut self, seat: u8, words: &str) -> &mut Table {
        self.go_at(self.now(), seat, words)
    }

    /// The seat makes this move at this time, in milliseconds.
    pub(crate) fn go_at(&mut self, at: u64, seat: u8, words: &str) -> &mut Table {
        let mv = self.spell(words);
        if let Err(denied) = self.referee.play(Time::ms(at), Seat::at(seat), &mv, &mut |_| ()) {
            panic!("{words}: {denied:?}");
        }
        self.told = written(self.referee.facts());
        self.check(words);
        self
    }

    /// The seat throws these dice, and this is what comes up.
    pub(crate) fn throws(&mut self, seat: u8, dice: &str, faces: &str) -> &mut Table {
        assert_eq!(dice.len(), faces.len(), "a face for each die");
        let words = format!("throw {dice}");
        assert!(self.legal(seat, &words), "{words}");
        let side = |face| "AATKGX".rfind(face).expect("a face") as u32;
        self.lets(seat, &words, faces.chars().map(side))
    }

    /// The seat makes this move, and this is drawn, one after another.
    pub(crate) fn lets(&mut self, seat: u8, words: &str, draws: impl IntoIterator<Item = u32>) -> &mut Table {
        let (mut luck, mut facts) = (Luck::scripted(draws), Facts::new());
        let mut state = self.referee.state().clone();
        state.play(self.referee.now(), Seat::at(seat), &self.spell(words), &mut luck, &mut facts);
        self.referee = self.referee.suppose(state);
        self.told = written(&facts);
        self.check(words);
        self
    }

    /// Lets time pass, and gives every ring: when, and what was told.
    pub(crate) fn wait(&mut self, until: u64) -> Vec<(u64, Value)> {
        let mut rings = Vec::new();
        let told = &mut |referee: &Referee<Temple>| {
            rings.push((referee.last().at.as_ms(), written(referee.facts())));
        };
        self.referee.advance(Time::ms(until), told).expect("time goes on");
        self.check("time");
        rings
    }

    fn check(&self, what: &str) {
        if let Err(broken) = self.referee.state().check() {
            panic!("{what}: {broken}");
        }
    }

    // ----- asking -------------------------------------------------------------------------------------------------

    pub(crate) fn now(&self) -> u64 {
        self.referee.now().as_ms()
    }

    /// Whether the move is offered to the seat now. What is offered is judged lawful, and nothing else is.
    pub(crate) fn legal(&self, seat: u8, words: &str) -> bool {
        self.legal_at(self.now(), seat, words)
    }

    /// Whether it would be at that time.
    pub(crate) fn legal_at(&self, at: u64, seat: u8, words: &str) -> bool {
        let mv = self.spell(words);
        let mut offered = Vec::new();
        self.referee.moves(Seat::at(seat), Time::ms(at), &mut offered);
        let times = offered.iter().filter(|offer| **offer == mv).count();
        let judged = self.referee.judge(Time::ms(at), Seat::at(seat), &mv);
        assert_eq!(times, usize::from(judged.is_ok()), "{words} is judged {judged:?}");
        times == 1
    }

    /// All that is offered to the seat now, except throws and Share: what the dice can be used for.
    pub(crate) fn offers(&self, seat: u8) -> Vec<Move> {
        let mut offered = Vec::new();
        self.referee.moves(Seat::at(seat), self.referee.now(), &mut offered);
        offered.retain(|mv| !matches!(mv, Move::Throw { .. } | Move::Share { .. }));
        offered
    }

    /// How many dice the seat may throw at most, now.
    pub(crate) fn throwable(&self, seat: u8) -> u8 {
        let mut offered = Vec::new();
        self.referee.moves(Seat::at(seat), self.referee.now(), &mut offered);
        let count = |mv: &Move| if let Move::Throw { dice } = mv { dice.len() } else { 0 };
        offered.iter().map(count).max().unwrap_or(0)
    }

    fn no(&self, at: u64, seat: u8, words: &str) -> No<Refusal> {
        assert!(!self.legal_at(at, seat, words), "{words} is legal");
        let judged = self.referee.judge(Time::ms(at), Seat::at(seat), &self.spell(words));
        judged.expect_err("what is not legal is refused")
    }

    /// The refusal that the seat gets, with its arguments.
    pub(crate) fn refusal(&self, seat: u8, words: &str) -> Coded {
        Denied::No(self.no(self.now(), seat, words)).coded()
    }

    /// The code of that refusal.
    pub(crate) fn why_not(&self, seat: u8, words: &str) -> String {
        self.refusal(seat, words).code
    }

    /// Until when the move is too early, at this time.
    pub(crate) fn early(&self, at: u64, seat: u8, words: &str) -> u64 {
        match self.no(at, seat, words) {
            No::Early { until } => until.as_ms(),
            No::Because(reason) => panic!("{words}: {reason:?}"),
        }
    }

    /// When the lawful moves of the seat change by time alone.
    pub(crate) fn wake(&self, at: u64, seat: u8) -> Option<u64> {
        Temple::wake(Seated::new(Seat::at(seat), self.open(), &()), Time::ms(at)).map(Time::as_ms)
    }

    pub(crate) fn dice(&self, seat: usize) -> String {
        self.document()["dice"][seat].as_str().expect("dice are written").to_owned()
    }

    /// The chamber that the pawn stands in, or `out`.
    pub(crate) fn pawn(&self, seat: usize) -> String {
        self.document()["pawn"][seat].as_str().unwrap_or("out").to_owned()
    }

    pub(crate) fn ark(&self) -> u8 {
        self.open().ark
    }

    pub(crate) fn goddess(&self) -> u8 {
        self.open().goddess
    }

    /// Whether it is over, and won.
    pub(crate) fn won(&self) -> Option<bool> {
        self.open().end.map(|end| end.won)
    }
}
