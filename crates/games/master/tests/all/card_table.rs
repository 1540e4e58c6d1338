//! A table with cards on it, set up, moved and asked in words: `place A6 0`, `place A2+A5 new`, `trap P3a 1`, `escape EDa
//! UPa T9`, `drop all`, `burden 1`.
//!
//! [`given`] is §14: a round that runs at time 0, everything by default, with combinations, special cards and Doom Masters
//! but no leaders; [`Given::hard`] has those too. Cards that are named nowhere are the draw pile, unless that is named:
//! then they lie in the History pile of the last seat.

use master::{
    Card, CardSet, Chosen, Contest, Fact, Few, Master, Move, NewLeader, On, Options, Refusal, Reply, Story,
};
use serde_json::{Value, json};
use table::{
    BadOptions, Denied, Eye, Facts, No, Opening, Outcome, Referee, Rules, Seat, Seated, Seats, Seed, Time,
    patch,
};

/// A round to be set up.
pub(crate) struct Given {
    seats: u8,
    options: Value,
    hands: Vec<Vec<Card>>,
    stacks: Vec<Vec<Card>>,
    pile: Option<Vec<Card>>,
    top: Vec<Card>,
    leaders: Vec<&'static str>,
    stories: Vec<u8>,
    changes: Vec<Value>,
}

/// A round that runs.
pub(crate) struct Table {
    pub(crate) referee: Referee<Master>,
    /// The facts of the last input.
    pub(crate) told: Value,
}

/// The deal, which may refuse the options.
pub(crate) fn deal(seats: u8, options: &Value) -> Result<Referee<Master>, BadOptions> {
    let options: Options =
        serde_json::from_value(options.clone()).expect("options in the words of the rules");
    Opening::new(options, Seats::of(seats), Seed::from_text("card table")).deal()
}

/// A round between so many.
pub(crate) fn given(seats: u8) -> Given {
    let modules = json!({"combos": true, "specials": true, "doom": true});
    Given {
        seats,
        options: json!({"level": {"custom": modules}}),
        hands: vec![Vec::new(); usize::from(seats)],
        stacks: Vec::new(),
        pile: None,
        top: Vec::new(),
        leaders: Vec::new(),
        stories: Vec::new(),
        changes: Vec::new(),
    }
}

/// The last moment of a round of the hard level with these leaders: [`Given::opens`] leads to the time before the next one,
/// which seat 0 deals. All totals are 0 then. A story is drawn by the seat beside it, if one is named.
pub(crate) fn before_a_round(leaders: &[&'static str], story: Option<(u8, u8)>) -> Given {
    let mut given = given(leaders.len() as u8).hard().leaders(leaders).pile("");
    let last = given.seats - 1;
    for seat in 0..given.seats {
        let drawer = story.is_some_and(|(number, _)| number == seat);
        let cards = ["A9 T9", "L9 N9", "M9 R9", "A10 T10"][usize::from(seat)];
        given = given.hand(seat, if drawer { cards } else { &cards[..cards.len() / 2] }.trim());
        given = given.total(seat, if drawer { -2 } else { -1 });
    }
    if let Some((_, number)) = story {
        given = given.next_story(number);
    }
    // Nobody can play, and the countdown is at its end.
    given.with(json!({"dealer": last, "idle": null, "stall": {"until": 0, "why": "blocked"}}))
}

pub(crate) fn cards(words: &str) -> Vec<Card> {
    words.split_whitespace().map(|word| word.parse().expect("a card")).collect()
}

fn set(words: &str) -> CardSet {
    cards(words).into_iter().collect()
}

fn written(facts: &Facts<Fact>) -> Value {
    facts.told().iter().map(|told| serde_json::to_value(told.fact).expect("a fact is plain data")).collect()
}

impl Given {
    /// Other options than the default.
    pub(crate) fn options(mut self, options: Value) -> Given {
        patch(&mut self.options, &options);
        self
    }

    /// The hard level, with leaders that do nothing by themselves before a round.
    pub(crate) fn hard(mut self) -> Given {
        self.options["level"] = "hard".into();
        self.leaders(&["joe", "ninja", "robot", "teen"])
    }

    pub(crate) fn leaders(mut self, leaders: &[&'static str]) -> Given {
        self.leaders = leaders.to_vec();
        self
    }

    pub(crate) fn hand(mut self, seat: u8, words: &str) -> Given {
        self.hands[usize::from(seat)] = cards(words);
        self
    }

    pub(crate) fn stack(mut self, words: &str) -> Given {
        self.stacks.push(cards(words));
        self
    }

    /// Only these can be drawn.
    pub(crate) fn pile(mut self, words: &str) -> Given {
        self.pile = Some(cards(words));
        self
    }

    /// These are drawn first, in this order.
    pub(crate) fn top(mut self, words: &str) -> Given {
        self.top = cards(words);
        self
    }

    /// The story on top of its deck.
    pub(crate) fn next_story(mut self, number: u8) -> Given {
        self.stories.push(number);
        self
    }

    pub(crate) fn player(self, seat: u8, changes: Value) -> Given {
        self.with(json!({"players": {seat.to_string(): changes}}))
    }

    pub(crate) fn total(self, seat: u8, total: i16) -> Given {
        self.player(seat, json!({"total": total}))
    }

    /// In an ascending or descending trap.
    pub(crate) fn trapped(self, seat: u8, card: &str) -> Given {
        self.player(seat, json!({"trap": card}))
    }

    /// The story of this round.
    pub(crate) fn story(self, seat: u8, number: u8) -> Given {
        self.player(seat, json!({"story": number}))
    }

    pub(crate) fn experience(self, seat: u8, stories: &[u8]) -> Given {
        self.player(seat, json!({"experience": stories}))
    }

    pub(crate) fn beast(self, seat: u8) -> Given {
        self.player(seat, json!({"beast": true}))
    }

    /// Any change of the position, in the words of the rules.
    pub(crate) fn with(mut self, changes: Value) -> Given {
        self.changes.push(changes);
        self
    }

    /// Sets it up, and the round ends.
    pub(crate) fn opens(self) -> Table {
        let mut table = self.table();
        table.wait(0);
        table
    }

    /// Sets it up.
    pub(crate) fn table(self) -> Table {
        let referee = deal(self.seats, &self.options).expect("options that a game can be dealt with");
        let options = referee.state().contest().options;
        let mut document = serde_json::to_value(referee.state()).expect("a state is plain data");
        let mut start = json!({"stage": "play", "asks": null, "dealer": 0, "round": 1});
        match options.calm_mode {
            true => start["turn"] = json!({"seat": 0, "passes": 0}),
            false => start["idle"] = json!(options.idle_ms),
        }
        patch(&mut document, &start);
        for (seat, hand) in self.hands.iter().enumerate() {
            document["secret"]["hands"][seat] = json!(hand);
            document["players"][seat.to_string()]["hand"] = hand.len().into();
            document["players"][seat.to_string()].as_object_mut().expect("a player").remove("extra");
            if let Some(leader) = self.leaders.get(seat) {
                document["players"][seat.to_string()]["leader"] = json!(leader);
            }
        }
        document["stacks"] =
            self.stacks.iter().enumerate().map(|(stack, cards)| (stack.to_string(), json!(cards))).collect();
        for changes in &self.changes {
            patch(&mut document, changes);
        }
        self.put_the_rest(&mut document, &options);
        let state: Master = serde_json::from_value(document).expect("a state in the words of the rules");
        if let Err(broken) = state.check() {
            panic!("not a position of the game: {broken}");
        }
        Table { referee: referee.suppose(state), told: json!([]) }
    }

    /// Every card, leader and story that is named nowhere gets its place.
    fn put_the_rest(&self, document: &mut Value, options: &Options) {
        let players = document["players"].clone();
        let players: Vec<&Value> = players.as_object().expect("players").values().collect();
        let mut used: CardSet = self.hands.iter().chain(&self.stacks).flatten().copied().collect();
        let named = |value: &Value| -> CardSet {
            match value {
                Value::String(_) => serde_json::from_value::<Card>(value.clone()).into_iter().collect(),
                Value::Array(_) => serde_json::from_value(value.clone()).expect("cards"),
                _ => CardSet::NONE,
            }
        };
        for player in &players {
            used = used.union(named(&player["trap"])).union(named(&player["history"]));
        }
        for plus in document["plus"].as_array().into_iter().flatten() {
            used = used.union(named(&plus["card"]));
        }
        used = used.union(named(&document["doom"])).union(self.top.iter().copied().collect());
        for dropped in document["secret"]["dropped"].as_array().expect("one for each seat") {
            used = used.union(named(dropped));
        }
        let left = options.deck().difference(used);
        let pile = self.pile.as_ref().map_or(left, |pile| pile.iter().copied().collect());
        document["secret"]["pile"] = json!({"rest": pile});
        if !self.top.is_empty() {
            document["secret"]["pile"]["top"] = json!(self.top);
            document["secret"]["pile"]["seen_by"] = json!(0);
        }
        document["pile"] = json!(usize::from(pile.len()) + self.top.len());
        let last = &mut document["players"][(self.seats - 1).to_string()];
        let away = left.difference(pile).union(named(&last["history"]));
        last["history"] = json!(away);
        if options.modules().leaders {
            let tribes = ["joe", "teen", "mouse", "robot", "lumberjack", "ninja"];
            let taken = &self.leaders[..usize::from(self.seats)];
            let rest: Vec<&str> = tribes.into_iter().filter(|tribe| !taken.contains(tribe)).collect();
            document["leaders"] = mixed(&[], &json!(rest));
        }
        if options.modules().story {
            let has = |number: u8| {
                let learned = |player: &&Value| {
                    player["experience"].as_array().is_some_and(|all| all.contains(&json!(number)))
                };
                self.stories.contains(&number)
                    || players.iter().any(|player| player["story"] == json!(number) || learned(player))
            };
            let rest: Vec<u8> = (1..=12).filter(|number| !has(*number)).collect();
            document["stories"] = mixed(&self.stories, &json!(rest));
        }
    }
}

fn mixed(top: &[u8], rest: &Value) -> Value {
    let mut segments: Vec<Value> = top.iter().map(|one| json!({"Fix": one})).collect();
    match rest.as_array().map_or(0, Vec::len) {
        0 => {}
        draws => segments.push(json!({"Mix": {"draws": draws, "adds": []}})),
    }
    json!({"pool": rest, "segments": segments})
}

impl Table {
    pub(crate) fn document(&self) -> Value {
        serde_json::to_value(self.referee.state()).expect("a state is plain data")
    }

    pub(crate) fn open(&self) -> &Contest {
        self.referee.state().contest()
    }

    // ----- moving -------------------------------------------------------------------------------------------------

    /// A move in words. An answer is to the ask that waits for the seat, or to the last one.
    pub(crate) fn spell(&self, seat: u8, words: &str) -> Move {
        let card = |word: &str| -> Card { word.parse().unwrap_or_else(|_| panic!("{words}: {word}")) };
        let maybe = |word: &str| if word == "-" { None } else { Some(card(word)) };
        let number = |word: &str| -> u8 { word.parse().unwrap_or_else(|_| panic!("{words}: {word}")) };
        let at = |word: &str| Seat::at(number(word));
        let whom = |word: &str| if word == "none" { None } else { Some(at(word)) };
        let answer = |with| {
            let asked = self.open().question_to(Seat::at(seat));
            Move::Answer { ask: asked.map_or(self.open().asked, |asked| asked.ask.id), with }
        };
        let place = |cards: &str, on: &str, seen| Move::Place {
            cards: Few::new(cards.split('+').map(card)).expect("one card or two"),
            on: if on == "new" { On::New } else { On::Stack(number(on)) },
            seen,
        };
        let all: Vec<&str> = words.split(' ').collect();
        match all[..] {
            ["place", cards, on] => place(cards, on, None),
            ["place", cards, on, "seen", seen] => place(cards, on, Some(number(seen))),
            ["dead_end", stack] => Move::DeadEnd { stack: number(stack), seen: None },
            ["dead_end", stack, "seen", seen] => {
                Move::DeadEnd { stack: number(stack), seen: Some(number(seen)) }
            }
            ["trap", one, target] => Move::Trap { card: card(one), target: at(target) },
            ["escape", one, trap] => Move::Escape { card: card(one), trap: maybe(trap), discard: None },
            ["escape", one, trap, discard] => {
                Move::Escape { card: card(one), trap: maybe(trap), discard: maybe(discard) }
            }
            ["drop", "all"] => Move::Drop { card: None },
            ["drop", one] => Move::Drop { card: Some(card(one)) },
            ["draw"] => Move::Draw,
            ["call"] => Move::CallDraw,
            ["take", trap] => Move::TakeThree { trap: card(trap) },
            ["vanish"] => Move::Vanish,
            ["pose", trap] => Move::Pose { trap: card(trap) },
            ["story11", "none"] => Move::Story11 { card: None },
            ["story11", one] => Move::Story11 { card: Some(card(one)) },
            ["pass"] => Move::Pass,
            ["start"] => answer(Reply::Start),
            ["burden", whose] => answer(Reply::Burden { seat: whom(whose) }),
            ["lean", whose] => answer(Reply::LeanPartner { seat: whom(whose) }),
            ["beast", "none"] => answer(Reply::Beast { cards: Few::NONE }),
            ["beast", ..] => {
                let stories = all[1..].iter().map(|word| Story::new(number(word)).expect("a story"));
                answer(Reply::Beast { cards: Few::new(stories).expect("one or two") })
            }
            ["drawer", whose] => answer(Reply::StoryDrawer { seat: at(whose) }),
            ["story2", "swap", whose] => answer(Reply::Story2(NewLeader::Swap(at(whose)))),
            ["story2", "redraw"] => answer(Reply::Story2(NewLeader::Redraw)),
            ["story2", "keep"] => answer(Reply::Story2(NewLeader::Keep)),
            ["story3", ..] => {
                let swaps = all[1..].iter().filter_map(|word| word.split_once(':'));
                let swaps = Few::new(swaps.map(|(place, one)| (number(place), card(one))));
                answer(Reply::Story3 { swaps: swaps.expect("at most three") })
            }
            ["story5", ..] => {
                let gifts = all[1..].iter().filter_map(|word| word.split_once(':'));
                let gifts = Few::new(gifts.map(|(one, whose)| (card(one), at(whose))));
                answer(Reply::Story5 { gifts: gifts.expect("at most two") })
            }
            ["story6", ..] => {
                answer(Reply::Story6 { seats: Chosen(all[1..].iter().map(|word| at(word)).collect()) })
            }
            ["story10", whose] => answer(Reply::Story10 { seat: at(whose) }),
            _ => panic!("no move is written {words:?}"),
        }
    }

    /// The seat makes this move, now.
    pub(crate) fn go(&mut self, seat: u8, words: &str) -> &mut Table {
        self.go_at(self.now(), seat, words)
    }

    /// The seat makes this move at this time, in milliseconds.
    pub(crate) fn go_at(&mut self, at: u64, seat: u8, words: &str) -> &mut Table {
        let mv = self.spell(seat, words);
        if let Err(denied) = self.referee.play(Time::ms(at), Seat::at(seat), &mv, &mut |_| ()) {
            panic!("{words}: {denied:?}");
        }
        self.told = written(self.referee.facts());
        self.check(words);
        self
    }

    /// Lets time pass, and gives every ring: when, and what was told.
    pub(crate) fn wait(&mut self, until: u64) -> Vec<(u64, Value)> {
        let mut rings = Vec::new();
        let told = &mut |referee: &Referee<Master>| {
            rings.push((referee.last().at.as_ms(), written(referee.facts())));
        };
        self.referee.advance(Time::ms(until), told).expect("time goes on");
        self.check("time");
        self.told = rings.iter().flat_map(|(_, told)| told.as_array().cloned().unwrap_or_default()).collect();
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
        let mv = self.spell(seat, words);
        let mut offered = Vec::new();
        self.referee.moves(Seat::at(seat), Time::ms(at), &mut offered);
        let times = offered.iter().filter(|offer| **offer == mv).count();
        let judged = self.referee.judge(Time::ms(at), Seat::at(seat), &mv);
        assert_eq!(times, usize::from(judged.is_ok()), "{words} is judged {judged:?}");
        times == 1
    }

    /// All that is offered to the seat now.
    pub(crate) fn offers(&self, seat: u8) -> Vec<Move> {
        let mut offered = Vec::new();
        self.referee.moves(Seat::at(seat), self.referee.now(), &mut offered);
        offered
    }

    fn no(&self, at: u64, seat: u8, words: &str) -> No<Refusal> {
        assert!(!self.legal_at(at, seat, words), "{words} is legal");
        let judged = self.referee.judge(Time::ms(at), Seat::at(seat), &self.spell(seat, words));
        judged.expect_err("what is not legal is refused")
    }

    /// The code of the refusal that the seat gets.
    pub(crate) fn why_not(&self, seat: u8, words: &str) -> String {
        Denied::No(self.no(self.now(), seat, words)).coded().code
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
        let (seat, state) = (Seat::at(seat), self.referee.state());
        Master::wake(Seated::new(seat, self.open(), &state.private(seat)), Time::ms(at)).map(Time::as_ms)
    }

    /// Whether something of this name was told by the last input.
    pub(crate) fn tells(&self, name: &str) -> bool {
        self.times(name) > 0
    }

    /// How often.
    pub(crate) fn times(&self, name: &str) -> usize {
        let told = self.told.as_array().into_iter().flatten();
        told.filter(|fact| fact.as_str() == Some(name) || fact.get(name).is_some()).count()
    }

    /// The first of this name that was told, or nothing.
    pub(crate) fn fact(&self, name: &str) -> Value {
        let told = self.told.as_array().into_iter().flatten();
        told.filter_map(|fact| fact.get(name)).next().cloned().unwrap_or(Value::Null)
    }

    /// What an eye was told by the last input.
    pub(crate) fn told_to(&self, eye: Eye) -> Value {
        let told = self.referee.facts().told().iter().filter(|told| told.to.contains(eye));
        told.map(|told| serde_json::to_value(told.fact).expect("a fact is plain data")).collect()
    }

    /// The hand of a seat, as words in the order of the deck.
    pub(crate) fn hand(&self, seat: u8) -> String {
        words_of(self.referee.state().hand(Seat::at(seat)))
    }

    pub(crate) fn hand_size(&self, seat: u8) -> u8 {
        self.open().player(Seat::at(seat)).hand
    }

    /// The top of a stack.
    pub(crate) fn top(&self, stack: u8) -> String {
        self.open().stacks.top(stack).expect("a stack").to_string()
    }

    pub(crate) fn is_out(&self, seat: u8) -> bool {
        self.open().player(Seat::at(seat)).out
    }

    pub(crate) fn total(&self, seat: u8) -> i16 {
        self.open().player(Seat::at(seat)).total
    }

    /// What all saw go to the History pile of a seat.
    pub(crate) fn history(&self, seat: u8) -> String {
        words_of(self.open().player(Seat::at(seat)).history)
    }

    /// The trap that a seat is in.
    pub(crate) fn trap(&self, seat: u8) -> Option<String> {
        self.open().player(Seat::at(seat)).trap.map(|card| card.to_string())
    }

    pub(crate) fn leader(&self, seat: u8) -> &'static str {
        self.open().player(Seat::at(seat)).leader.map_or("none", |tribe| tribe.name())
    }

    /// The experience of a seat, oldest first.
    pub(crate) fn experience(&self, seat: u8) -> Vec<u8> {
        self.open().player(Seat::at(seat)).experience.iter().map(Story::number).collect()
    }

    /// What is asked now, and of whom.
    pub(crate) fn asks(&self) -> Vec<(&'static str, Vec<usize>)> {
        let whom = |asked: &master::Asked| asked.ask.waiting.iter().map(Seat::index).collect();
        self.open().asks.iter().map(|asked| (asked.question.name(), whom(&asked))).collect()
    }

    /// The stage in the words of the rules.
    pub(crate) fn stage(&self) -> String {
        match serde_json::to_value(self.open().stage).expect("plain data") {
            Value::String(name) => name,
            Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// What the last round brought: Blunders in hand, and all that was received.
    pub(crate) fn tally(&self) -> (Vec<u8>, Vec<u8>) {
        let tally = self.open().last.expect("a round has ended");
        let count = usize::from(self.referee.seats().count());
        (tally.raw[..count].to_vec(), tally.received[..count].to_vec())
    }

    /// The places by seat, once it is over.
    pub(crate) fn places(&self) -> Vec<u8> {
        let outcome: Outcome = self.referee.outcome().expect("it is over");
        let mut places: Vec<_> = outcome.standings.iter().map(|one| (one.seat, one.place)).collect();
        places.sort_unstable();
        places.into_iter().map(|(_, place)| place).collect()
    }

    /// The same position with these changes.
    pub(crate) fn changed(&self, changes: &Value) -> Table {
        let mut document = self.document();
        patch(&mut document, changes);
        let state: Master = serde_json::from_value(document).expect("a state in the words of the rules");
        if let Err(broken) = state.check() {
            panic!("not a position of the game: {broken}");
        }
        Table { referee: self.referee.suppose(state), told: json!([]) }
    }
}

fn words_of(cards: CardSet) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Whether these are the same cards.
pub(crate) fn same(words: &str, others: &str) -> bool {
    set(words) == set(others)
}
