//! A city laid out by hand, and a table in the middle of a turn, set up and moved in the words of the game's own JSON.
//!
//! [`street`] is the afternoon of the second day: all tiles lie in the city, without police; everybody is at the Hospital
//! with 20 k$, seat 0 has the turn, and the only contact still to come is the Lawyer.

use plan::{Location, Move, Options, Plan};
use serde_json::{Value, json};
use table::{Denied, Eye, LuckMark, No, Opening, Outcome, Referee, Rules, Seat, Seats, Seed, Time, patch};

/// Where the tiles lie, all of them as they are printed.
const CITY: [(&str, i8, i8); 15] = [
    ("H", 0, 0),
    ("S1", -1, 0),
    ("S2", 1, 0),
    ("C1", 1, -1),
    ("C2", 0, -1),
    ("C3", -1, 1),
    ("C4", 0, 1),
    ("C5", 2, -1),
    ("C6", 2, 0),
    ("C7", 2, -2),
    ("C8", 1, 1),
    ("C9", -1, 2),
    ("C10", -2, 1),
    ("C11", -2, 0),
    ("C12", 1, -2),
];

/// A game to be set up.
pub(crate) struct Street {
    state: Value,
    seats: u8,
}

/// A game that runs.
pub(crate) struct Table {
    pub(crate) referee: Referee<Plan>,
    /// The facts of the last move, to whoever may know them.
    pub(crate) told: Vec<Value>,
}

/// The deal itself.
pub(crate) fn deal(seats: u8, options: Value) -> Table {
    let options: Options = serde_json::from_value(options).expect("options in the words of the rules");
    let referee = Opening::new(options, Seats::of(seats), Seed::from_text("street")).deal().expect("lawful");
    let told = written(&referee);
    Table { referee, told }
}

/// The second day, all tiles placed, seat 0's turn.
pub(crate) fn street(seats: u8) -> Street {
    let dealt = deal(seats, json!({}));
    let mut state = serde_json::to_value(dealt.referee.state()).expect("plain data");
    let lots = CITY.map(|(tile, q, r)| (tile.to_owned(), json!({"q": q, "r": r, "rotation": 0})));
    state["city"] = Value::Object(lots.into_iter().collect());
    let order: Vec<Value> = (0..seats).map(|seat| json!({"seat": seat})).collect();
    patch(
        &mut state,
        &json!({
            "day": 2, "period": "afternoon", "below": [], "bag": [2, 2, 2],
            "stacks": vec![json!({"police": [], "below": 0}); 4],
            "sites": {
                "bar": "S1.business", "restaurant": "S2.business", "cinema": "C4.business", "gym": "C5.business",
                "casino": "C6.business", "nightclub": "C7.business", "safe_house1": "C8.safe_house",
                "safe_house2": "C9.safe_house", "safe_house3": "C10.safe_house"
            },
            "display": ["mule", "doctor", "broker", "informant", "hacker", "driver", "pilot"],
            "deck": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
            "todo": [{"turn": 1}, {"ask": {"seat": 0, "what": "act"}}],
            "turn": {"seat": 0, "node": "H.hospital", "mp": 3},
        }),
    );
    let sandra = (seats <= 2).then(|| json!("sandra"));
    state["order"] = order.into_iter().chain(sandra).collect();
    for seat in 0..seats {
        state["secret"]["own"][usize::from(seat)] = json!({"plan": format!("P{}", seat + 1), "cash": 20});
    }
    Street { state, seats }
}

impl Street {
    pub(crate) fn with(mut self, change: Value) -> Street {
        patch(&mut self.state, &change);
        self
    }

    pub(crate) fn options(self, options: Value) -> Street {
        self.with(json!({"options": options}))
    }

    pub(crate) fn player(self, seat: u8, change: Value) -> Street {
        self.with(json!({"players": {seat.to_string(): change}}))
    }

    pub(crate) fn own(mut self, seat: u8, change: Value) -> Street {
        patch(&mut self.state["secret"]["own"][usize::from(seat)], &change);
        self
    }

    pub(crate) fn cash(self, seat: u8, cash: u16) -> Street {
        self.own(seat, json!({"cash": cash}))
    }

    /// Contacts of a seat, from the left; assets that cover their slots are gone.
    pub(crate) fn contacts(self, seat: u8, names: &[&str]) -> Street {
        let mut slots: Vec<Value> = names.iter().map(|name| json!({"contact": name})).collect();
        slots.resize(5, Value::Null);
        let locked = ["move_federal", "move_county", "move_swat", "heal", "master_key", "avoid_all"];
        let locked: Vec<&str> = locked.into_iter().skip(names.len().saturating_sub(2)).collect();
        self.player(seat, json!({"contacts": slots, "locked": locked}))
    }

    /// Tiles in the stash of a seat, from the left.
    pub(crate) fn stash(self, seat: u8, goods: &[Value]) -> Street {
        let mut slots: Vec<Value> = goods.iter().map(|what| json!({"what": what})).collect();
        slots.resize(5, Value::Null);
        self.player(seat, json!({"stash": slots}))
    }

    pub(crate) fn police(self, tile: &str, officers: &[&str]) -> Street {
        self.with(json!({"city": {tile: {"police": officers}}}))
    }

    pub(crate) fn pawn(self, seat: u8, at: &str) -> Street {
        let street = self.player(seat, json!({"pawn": at}));
        if seat == 0 { street.with(json!({"turn": {"node": at}})) } else { street }
    }

    /// Seat 0 travels and stands in this region.
    pub(crate) fn travelling(self, region: &str, mp: u8) -> Street {
        let ask = |what| json!({"ask": {"seat": 0, "what": what}});
        let todo = [
            json!({"turn": 1}),
            ask("end"),
            json!({"visit": 0}),
            json!({"wounds": 0}),
            ask("avoid"),
            ask("travel"),
        ];
        self.with(json!({"todo": todo, "turn": {"seat": 0, "node": region, "mp": mp}}))
    }

    /// Seat 0 has left these tiles and is asked whom it avoids; it has arrived at the Hospital.
    pub(crate) fn avoiding(self, left: &[&str]) -> Street {
        let ask = |what| json!({"ask": {"seat": 0, "what": what}});
        let todo = [json!({"turn": 1}), ask("end"), json!({"wounds": 0}), ask("avoid")];
        self.with(json!({"todo": todo, "turn": {"seat": 0, "node": "H.hospital", "mp": 0, "left": left}}))
    }

    /// A seat is asked this, and then it is the end of the turn of seat 0, unless its turn begins or ends with this.
    pub(crate) fn asks(self, seat: u8, what: Value) -> Street {
        let end = (what != "act" && what != "end").then(|| json!({"ask": {"seat": 0, "what": "end"}}));
        let asked = json!({"ask": {"seat": seat, "what": what}});
        let todo: Vec<Value> = [json!({"turn": 1})].into_iter().chain(end).chain([asked]).collect();
        self.with(json!({ "todo": todo }))
    }

    /// The period is over, and notoriety is booked.
    pub(crate) fn books(self) -> Table {
        let street = self.with(json!({"todo": [{"book": 0}, {"ask": {"seat": 0, "what": "end"}}]}));
        let mut table = street.table();
        table.plays(0, json!("end_turn"));
        table
    }

    /// Seat 0 arrives there and visits it.
    pub(crate) fn visits(self, place: &str) -> Table {
        let at: Location = place.parse().expect("a location");
        let mut table = self.travelling(&at.region().to_string(), 1).table();
        table.plays(0, json!({"step": {"to": place, "left": []}}));
        table
    }

    /// The invariant that the game breaks; none if it is a position of the game.
    pub(crate) fn breaks(self) -> Option<&'static str> {
        let state: Plan = serde_json::from_value(self.state).expect("a game in the words of its JSON");
        state.check().err().map(|broken| broken.invariant)
    }

    pub(crate) fn table(self) -> Table {
        let state: Plan = serde_json::from_value(self.state).expect("a game in the words of its JSON");
        assert_eq!(state.heist().seats().count(), self.seats);
        let referee = Referee::set_up(state, Seed::from_text("street"), Time::ZERO, &LuckMark::default());
        Table { referee: referee.expect("a position of the game"), told: Vec::new() }
    }
}

fn written(referee: &Referee<Plan>) -> Vec<Value> {
    referee.facts().told().iter().map(|told| serde_json::to_value(told.fact).expect("plain data")).collect()
}

fn read(mv: Value) -> Move {
    serde_json::from_value(mv.clone()).unwrap_or_else(|error| panic!("{mv}: {error}"))
}

#[allow(dead_code)]
impl Table {
    /// A move that is lawful.
    pub(crate) fn plays(&mut self, seat: u8, mv: Value) -> &mut Table {
        let now = self.referee.now();
        let mut told = Vec::new();
        let answer =
            self.referee.play(now, Seat::at(seat), &read(mv.clone()), &mut |game| told = written(game));
        assert!(
            answer.is_ok(),
            "seat {seat}, {mv}: {answer:?}; asked: {:?}",
            self.referee.state().heist().asked()
        );
        self.told = told;
        self
    }

    /// A move that is not, and why.
    pub(crate) fn refused(&mut self, seat: u8, mv: Value) -> String {
        let before = self.referee.seq();
        let answer = self.referee.play(self.referee.now(), Seat::at(seat), &read(mv.clone()), &mut |_| ());
        assert_eq!(self.referee.seq(), before, "{mv} was taken");
        match answer {
            Err(Denied::No(No::Because(why))) => table::Coded::of(&why).code,
            other => panic!("{mv}: {other:?}"),
        }
    }

    pub(crate) fn moves(&self, seat: u8) -> Vec<Value> {
        let mut moves = Vec::new();
        self.referee.moves(Seat::at(seat), self.referee.now(), &mut moves);
        moves.iter().map(|mv| serde_json::to_value(mv).expect("plain data")).collect()
    }

    pub(crate) fn offers(&self, seat: u8, mv: Value) -> bool {
        self.moves(seat).contains(&mv)
    }

    pub(crate) fn open(&self) -> Value {
        serde_json::to_value(self.referee.state().heist()).expect("plain data")
    }

    pub(crate) fn player(&self, seat: u8) -> Value {
        self.open()["players"][seat.to_string()].clone()
    }

    pub(crate) fn own(&self, seat: u8) -> Value {
        self.referee.with_sight(Eye::Seat(Seat::at(seat)), |sight| {
            serde_json::to_value(sight.own.expect("a seat").1).expect("plain data")
        })
    }

    pub(crate) fn cash(&self, seat: u8) -> u64 {
        self.own(seat)["cash"].as_u64().expect("a number")
    }

    /// The question as it is written, with the seat it is put to.
    pub(crate) fn asked(&self) -> (u64, Value) {
        let todo = self.open()["todo"].clone();
        let ask = todo.as_array().and_then(|tasks| tasks.last()).expect("somebody is asked")["ask"].clone();
        (ask["seat"].as_u64().expect("a seat"), ask["what"].clone())
    }

    /// The facts of this name.
    pub(crate) fn facts(&self, name: &str) -> Vec<Value> {
        let named = |fact: &Value| match fact {
            Value::String(plain) if plain == name => Some(json!(true)),
            Value::Object(map) => map.get(name).cloned(),
            _ => None,
        };
        self.told.iter().filter_map(named).collect()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.referee.outcome().expect("it is over")
    }

    pub(crate) fn can_undo(&self, seat: u8) -> bool {
        self.referee.can_undo(Seat::at(seat))
    }
}
