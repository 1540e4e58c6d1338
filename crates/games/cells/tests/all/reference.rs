//! The game against a naive model of its rules, move by move in random play, and the random play of B-30.

use std::collections::BTreeMap;

use cells::{Cells, Fact, Field, Move, Options, Phase, Piece};
use serde_json::{Value, json};
use table::{Facts, Luck, Rules, Seat, Seated, Seats, Seed, Stream, Time, patch};

use crate::naive::{Naive, Offer};
use crate::table_top::{spell, words_of};

const SEED: &str = "reference";
const OPTIONS: Stream = Stream(0);
const CHOICE: Stream = Stream(1);
const DEAL: Stream = Stream(2);

/// Every option with its values, or with some of its range; the default first.
fn values() -> Vec<(&'static str, Vec<Value>)> {
    let inner_lines = json!({"custom": {
        "keys": ["c5", "d5", "|e", "a4", "h4", "d6"], "guards": ["|d", "b4"]
    }});
    let crowded = json!({"custom": {
        "keys": ["b2", "c2", "d2", "e3", "d3", "c3"], "guards": ["|d", "|e"]
    }});
    vec![
        ("layout", vec![json!("classic"), json!("wide"), json!("tight"), inner_lines, crowded]),
        ("first_seat", vec![json!("random"), json!(0), json!(1)]),
        ("cell_choice", vec![json!("auto"), json!("pick")]),
        ("first_turn_moves", vec![json!(4), json!(1), json!(2), json!(3)]),
        ("resume", vec![json!("never"), json!("after_two")]),
        ("jump_cost", vec![json!("per_field"), json!("one")]),
        ("jump_several", vec![json!(true), json!(false)]),
        ("guard_reverse", vec![json!(false), json!(true)]),
        ("owned_key_stops", vec![json!(true), json!(false)]),
        ("capture_stops", vec![json!(false), json!(true)]),
        ("key_onto_pawn", vec![json!("none"), json!("own_turn"), json!("always")]),
        ("open_letters", vec![json!(false), json!(true)]),
        ("turn_limit", vec![json!("off"), json!(1), json!(5), json!(200)]),
        ("turn_seconds", vec![json!("off"), json!(10), json!(600)]),
        ("undo", vec![json!(true), json!(false)]),
    ]
}

/// The defaults; every other value alone; and mixtures of everything.
fn combinations(mixtures: usize, luck: &mut Luck) -> Vec<Value> {
    let mut all = vec![json!({})];
    for (option, values) in values() {
        all.extend(values[1..].iter().map(|value| json!({ option: value })));
    }
    for _ in 0..mixtures {
        let mut mixture = json!({});
        for (option, values) in values() {
            mixture[option] = values[luck.below(OPTIONS, values.len() as u32) as usize].clone();
        }
        all.push(mixture);
    }
    all
}

/// The game and the model of it, side by side.
struct Pair {
    game: Cells,
    model: Naive,
    at: u64,
    /// What has happened, for the message of a failure.
    told: String,
}

impl Pair {
    fn deal(options: &Value, seats: u8, luck: &mut Luck) -> Pair {
        let options: Options = serde_json::from_value(options.clone()).expect("options of the rules");
        let mut first = Luck::scripted([luck.below(DEAL, seats.into())]);
        let game =
            Cells::deal(&options, Seats::of(seats), &mut first, &mut Facts::new()).expect("good options");
        let all = serde_json::to_value(options).expect("plain data");
        let model = Naive::deal(&all, seats.into(), game.position().first.index());
        Pair { game, model, at: 0, told: String::new() }
    }

    /// Some letters for everybody, or nobody would ever win by playing at random.
    fn give_letters(&mut self, luck: &mut Luck) {
        for letters in &mut self.model.letters {
            letters.extend(["E", "S", "C", "A", "P", "E!"].map(str::to_owned));
            while letters.len() == 6 || (!letters.is_empty() && luck.below(DEAL, 3) == 0) {
                letters.remove(luck.below(DEAL, letters.len() as u32) as usize);
            }
        }
        let letters = json!({ "letters": self.model.letters });
        self.game = self.altered(&letters);
    }

    /// Pawns and keys close together, where they meet, in a block of fields or in a row.
    fn crowd(&mut self, luck: &mut Luck) {
        if self.game.position().phase != Phase::Play {
            return;
        }
        let (files, ranks) = luck.pick(DEAL, &[(4, 4), (8, 2), (2, 8), (8, 1)]).expect("there are some");
        let (left, low) = (luck.below(DEAL, 9 - files), luck.below(DEAL, 9 - ranks));
        // Until it is a position of the game: nobody watched, nothing in a cell, nothing on the same field.
        for _ in 0..1_000 {
            let mut field = || {
                let (file, rank) = (left + luck.below(DEAL, files), low + luck.below(DEAL, ranks));
                format!("{}{}", char::from(b'a' + file as u8), rank + 1)
            };
            let mut document = serde_json::to_value(&self.game).expect("plain data");
            document["pawn"] = self.model.pawn.iter().map(|_| field()).collect();
            for key in ["E", "S", "C", "A", "P", "E!"] {
                document["key"][key] = json!(field());
            }
            if let Ok(game) = serde_json::from_value::<Cells>(document.clone())
                && game.check().is_ok()
            {
                self.model = serde_json::from_value(document).expect("the words of the rules");
                self.game = game;
                return;
            }
        }
    }

    fn altered(&self, changes: &Value) -> Cells {
        let mut document = serde_json::to_value(&self.game).expect("plain data");
        patch(&mut document, changes);
        serde_json::from_value(document).expect("a state of the game")
    }

    /// The same position, whole: letters, locks, deadline, and who has won.
    fn compare_positions(&self) {
        let mut document = serde_json::to_value(&self.game).expect("plain data");
        // It follows from the rest; that the same asks are open is seen by the moves offered.
        patch(&mut document, &json!({"ask": null}));
        let model = serde_json::to_value(&self.model).expect("plain data");
        assert_eq!(document, model, "the position after {}", self.told);
    }

    /// The same moves, at the same cost. Gives them with what they would lead to.
    fn compare_offers(&self) -> Vec<(Offer, Vec<Fact>)> {
        let mut moves = Vec::new();
        let seat = self.game.position().turn;
        let private = self.game.private(seat);
        Cells::moves(Seated::new(seat, self.game.public(), &private), Time::ms(self.at), &mut moves);
        let mut offered: Vec<_> = moves.into_iter().map(|mv| (words_of(mv), mv)).collect();
        offered.sort();
        let mut expected = self.model.offers();
        expected.sort();
        let words: Vec<&String> = offered.iter().map(|(words, _)| words).collect();
        let model: Vec<&String> = expected.iter().map(|offer| &offer.words).collect();
        assert_eq!(words, model, "offered after {}", self.told);

        let mut tried = Vec::new();
        for (offer, (_, mv)) in expected.into_iter().zip(offered) {
            let mut after = self.game.clone();
            let facts =
                play(&mut after, self.at, |game, at, luck, facts| game.play(at, seat, &mv, luck, facts));
            let left = match facts.iter().any(|fact| matches!(fact, Fact::TurnEnded { .. })) {
                true => 0,
                false => after.position().left,
            };
            // A move that wins uses nothing up; a pick is no move of a turn.
            if after.position().phase == Phase::Play && self.game.position().phase == Phase::Play {
                let cost = self.game.position().left - left;
                assert_eq!(u64::from(cost), offer.cost, "the cost of {} after {}", offer.words, self.told);
            }
            tried.push((offer, facts));
        }
        tried
    }

    /// Of all moves that can be written, exactly those are lawful that are offered.
    fn judge_everything(&self) {
        let offered: Vec<String> = self.model.offers().into_iter().map(|offer| offer.words).collect();
        let seat = self.game.position().turn;
        let private = self.game.private(seat);
        for to in (0..64).filter_map(Field::new) {
            let goes = Piece::ALL.into_iter().map(|piece| Move::Go { piece, to });
            for mv in goes.chain((0..5).map(|ask| Move::PickCell { ask, cell: to })) {
                let sight = Seated::new(seat, self.game.public(), &private);
                let judged = Cells::judge(sight, Time::ms(self.at), &mv);
                let lawful = offered.contains(&words_of(mv));
                assert_eq!(judged.is_ok(), lawful, "{mv:?} is judged {judged:?} after {}", self.told);
            }
        }
    }

    fn make(&mut self, offer: &Offer) -> Vec<Fact> {
        self.told = format!("{}, {}", self.told, offer.words);
        let mv = spell(&offer.words);
        let seat = self.game.position().turn;
        self.model.play(offer, self.at);
        let facts =
            play(&mut self.game, self.at, |game, at, luck, facts| game.play(at, seat, &mv, luck, facts));
        self.compare_facts(&facts);
        facts
    }

    fn ring(&mut self, due: u64) -> Vec<Fact> {
        self.told = format!("{}, ring", self.told);
        self.at = due;
        self.model.ring(due);
        let facts = play(&mut self.game, due, Cells::ring);
        self.compare_facts(&facts);
        facts
    }

    fn compare_facts(&self, facts: &[Fact]) {
        let mut facts =
            facts.iter().map(|fact| serde_json::to_value(fact).expect("plain data")).collect::<Vec<_>>();
        let won = facts.last_mut().and_then(|fact| fact.get_mut("won"));
        if let Some(Value::Array(letters)) = won.and_then(|won| won.get_mut("letters")) {
            // The fact has room for four seats; the rules speak of those at the table.
            letters.truncate(self.model.letters.len());
        }
        assert_eq!(facts, self.model.facts, "the facts of {}", self.told);
    }
}

/// Does something to the game and gives the facts. Nothing after the deal uses luck.
fn play(
    game: &mut Cells,
    at: u64,
    act: impl FnOnce(&mut Cells, Time, &mut Luck, &mut Facts<Fact>),
) -> Vec<Fact> {
    let (mut luck, mut facts) = (Luck::scripted([]), Facts::new());
    act(game, Time::ms(at), &mut luck, &mut facts);
    facts.told().iter().map(|told| told.fact).collect()
}

fn name_of(fact: &Fact) -> String {
    let written = serde_json::to_value(fact).expect("plain data");
    let (name, args) = written.as_object().and_then(|fact| fact.iter().next()).expect("a fact has a name");
    match name.as_str() {
        "moved" | "jumped" if args["piece"] == "pawn" => format!("{name} by a pawn"),
        "jumped" => format!("{name} by a guard"),
        "sent_home" => format!("{name} by {}", args["by"]),
        "reached" => format!("{name}, taken {}", args["taken"]),
        "won" if args["letters"].to_string().contains(r#"["E","S","C","A","P","E!"]"#) => {
            "won by a sixth letter".to_owned()
        }
        _ => name.clone(),
    }
}

// Everything of §8 at once: the moves offered and their costs, the facts, the position and who has won.
#[test]
fn the_game_agrees_with_a_naive_model_of_the_rules() {
    const MOVES: usize = 60_000;
    /// The longest game: a new one is more of a surprise.
    const GAME: usize = 250;
    let mut luck = Luck::new(&Seed::from_text(SEED), &[]);
    let combinations = combinations(60, &mut luck);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut step = 0;
    for (number, options) in combinations.iter().enumerate() {
        let seats = 2 + luck.below(OPTIONS, 3) as u8;
        let until = MOVES * (number + 1) / combinations.len();
        while step < until {
            let mut pair = Pair::deal(options, seats, &mut luck);
            pair.told = format!("seed {SEED:?}, from step {step}, {seats} seats with {options}");
            pair.compare_positions();
            if luck.below(DEAL, 2) == 0 {
                pair.give_letters(&mut luck);
            }
            if luck.below(DEAL, 2) == 0 {
                pair.crowd(&mut luck);
            }
            pair.compare_positions();
            let end = until.min(step + GAME);
            while pair.game.position().phase != Phase::Over && step < end {
                if step % 8 == 0 {
                    pair.judge_everything();
                }
                let facts = random_step(&mut pair, &mut luck);
                pair.compare_positions();
                for fact in &facts {
                    *seen.entry(name_of(fact)).or_default() += 1;
                }
                step += 1;
            }
        }
    }
    println!("{seen:?}");
    // Random play has been everywhere.
    for (what, least) in [
        ("cell_picked", 100),
        ("jumped by a guard", 100),
        ("jumped by a pawn", 1_000),
        ("reached, taken false", 500),
        ("reached, taken true", 500),
        ("sent_home by \"guard\"", 500),
        ("sent_home by \"pawn\"", 200),
        ("time_up", 500),
        ("won", 100),
        ("won by a sixth letter", 100),
    ] {
        assert!(seen.get(what).is_some_and(|times| *times >= least), "{what} too seldom: {seen:?}");
    }
    assert_eq!(seen.get("stuck"), None);
}

/// The deadline passes, or a move is made: any, one of the pawn, or one at which something happens.
fn random_step(pair: &mut Pair, luck: &mut Luck) -> Vec<Fact> {
    let offers = pair.compare_offers();
    if let Some(due) = pair.model.due {
        if luck.below(CHOICE, 12) == 0 {
            return pair.ring(due);
        }
        pair.at += u64::from(luck.below(CHOICE, (due - pair.at) as u32 / 2 + 1));
    }
    let happens =
        |fact: &Fact| matches!(fact, Fact::Jumped { .. } | Fact::SentHome { .. } | Fact::Reached { .. });
    let kind = luck.below(CHOICE, 3);
    let wanted = |(offer, facts): &&(Offer, Vec<Fact>)| match kind {
        0 => true,
        1 => offer.piece == "pawn",
        _ => facts.iter().any(happens),
    };
    let mut choice: Vec<&Offer> = offers.iter().filter(wanted).map(|(offer, _)| offer).collect();
    if choice.is_empty() {
        choice = offers.iter().map(|(offer, _)| offer).collect();
    }
    let offer = luck.pick(CHOICE, &choice).expect("there is always a move").clone();
    pair.make(&offer)
}

// B-30: 300 000 random moves with 2, 3 and 4 players: invariants of §8 hold, a legal move always exists (no `stuck`).
#[test]
fn b_30_random_play_keeps_the_invariants_and_is_never_stuck() {
    for seats in 2..=4 {
        let mut luck = Luck::new(&Seed::from_text(SEED), &[]);
        let mut moves = Vec::new();
        let mut step = 0;
        while step < 100_000 {
            let at = |step: usize| format!("seed {SEED:?}, {seats} seats, step {step}");
            let options = Options::default();
            let mut game =
                Cells::deal(&options, Seats::of(seats), &mut luck, &mut Facts::new()).expect("defaults");
            assert_eq!(game.check(), Ok(()), "{}", at(step));
            let mut letters = 0;
            while game.position().phase != Phase::Over && step < 100_000 {
                step += 1;
                let seat = game.position().turn;
                moves.clear();
                Cells::moves(Seated::new(seat, game.public(), &game.private(seat)), Time::ZERO, &mut moves);
                let mv = luck.pick(CHOICE, &moves).unwrap_or_else(|| panic!("{}: no legal move", at(step)));
                let facts = play(&mut game, 0, |game, at, luck, facts| game.play(at, seat, &mv, luck, facts));

                assert_eq!(game.check(), Ok(()), "{}: {mv:?}", at(step));
                let stuck = facts.iter().any(|fact| matches!(fact, Fact::Stuck { .. }));
                assert!(!stuck, "{}: {mv:?}", at(step));
                // "`sum(letters taken)` only grows".
                let sum = (0..seats).map(|seat| game.letters(Seat::at(seat)).len()).sum::<u8>();
                assert!(sum >= letters, "{}: {mv:?}", at(step));
                letters = sum;
            }
        }
    }
}
