//! Everything that `temple` can tell, refuse or offer has a sentence in every language. Samples come from the game
//! itself, through matches without a default, so a new fact without a sentence is found.

mod games;
mod rules;
mod samples;
mod story;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::{Coded, Denied, No, Opening, Outcome, Seats, Seed, Time};
use temple::{
    CHAMBERS, Curse, Difficulty, Dir, Fact, Move, NodeId, Options, Pace, Pay, Question, Refusal, Remark,
    Reply, Symbol, Symbols, Temple, Track, Treasure,
};
use words::{Language, Words};

use crate::saying::{good, good_sentence, quoted};
use samples::{dice, faces, facts, more_facts, moves, names, refusals, remarks, seat, tile};

#[test]
fn every_fact_has_a_sentence() {
    let facts: Vec<Value> = facts().chain(more_facts()).map(|fact| json!(fact)).collect();
    for fact in &facts {
        good_sentence(&fact.to_string(), |words| words.fact("temple", fact, &names()));
    }
    // Nothing that differs reads the same.
    for language in Language::ALL {
        let words = Words::new(language);
        let told: BTreeSet<_> = facts.iter().map(|fact| words.fact("temple", fact, &names())).collect();
        assert_eq!(told.len(), facts.len(), "{told:#?}");
    }
}

#[test]
fn every_refusal_has_a_sentence_and_a_rule() {
    let more = Dir::ALL.map(|dir| Refusal::NoPassage { dir });
    let mut told = BTreeSet::new();
    for refusal in refusals().chain(more) {
        let coded = Denied::No(No::Because(refusal)).coded();
        good_sentence(&coded.code, |words| words.refusal("temple", &coded, &names()));
        good_sentence(&coded.code, |words| words.label("temple", "why", &coded.code));
        told.insert(Words::new(Language::En).refusal("temple", &coded, &names()));
    }
    // One of the four directions is there twice.
    assert_eq!(told.len(), refusals().count() + 3, "{told:#?}");
    // Too early: the game says it in its own words.
    let early = Denied::<Refusal>::No(No::Early { until: Time::ms(1_200) }).coded();
    good_sentence("early", |words| words.refusal("temple", &early, &names()));
    good_sentence("early", |words| words.label("temple", "why", &early.code));
    assert_ne!(
        Words::new(Language::En).refusal("temple", &early, &names()),
        Words::new(Language::En).refusal("cells", &early, &names())
    );
}

#[test]
fn every_move_has_words() {
    let more = [
        Move::Answer { ask: 2, with: Reply::Yes },
        Move::Answer { ask: 2, with: Reply::No },
        Move::Answer { ask: 2, with: Reply::Seat(seat(1)) },
        Move::Answer { ask: 2, with: Reply::Seat(seat(2)) },
        Move::Answer { ask: 2, with: Reply::Treasure(Treasure::Teleport) },
        Move::Answer { ask: 2, with: Reply::Treasure(Treasure::DoubleKey) },
        Move::Throw { dice: dice(1) },
        Move::Free { seat: seat(0) },
        Move::activate(2),
        Move::activate(3),
        Move::escape(None),
        Move::Share { on: false },
        Move::Break { curse: Curse::BewitchedHand, pay: Pay::DICE },
        Move::Hand { on: false },
        Move::Teleport { seat: seat(0), to: NodeId::START },
        Move::Enter { dir: Dir::N, carry: true, pay: Pay::DICE },
    ];
    let [_, paid @ ..] = Pay::ALL;
    let more = more.into_iter().chain(paid.into_iter().flat_map(|pay| {
        [
            Move::Enter { dir: Dir::N, carry: false, pay },
            Move::Enter { dir: Dir::N, carry: true, pay },
            Move::Link { pay },
            Move::Activate { tier: 2, pay },
            Move::Escape { gift: None, pay },
            Move::Escape { gift: Some(seat(1)), pay },
            Move::Break { curse: Curse::Trap, pay },
            Move::Take { pay },
        ]
    }));
    let moves: Vec<Value> = moves().chain(more).map(|mv| json!(mv)).collect();
    for mv in &moves {
        good(&mv.to_string(), |words| words.offer("temple", mv, seat(0), &names()));
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let said: BTreeSet<_> = moves.iter().map(|mv| words.offer("temple", mv, seat(0), &names())).collect();
        assert_eq!(said.len(), moves.len(), "{said:#?}");
    }
}

#[test]
fn every_question_has_words() {
    for question in Question::NAMES {
        good(question, |words| {
            let text = words.label("temple", "ask", question);
            assert!(text.contains('?'), "{text}");
            text
        });
    }
}

#[test]
fn every_remark_has_a_sentence() {
    let last = Remark::LockedUp { seat: seat(0), count: 1 };
    let facts: BTreeSet<String> = facts().map(|fact| Coded::of(&fact).code).collect();
    for remark in remarks().chain([last]) {
        let written = json!(remark);
        good_sentence(&written.to_string(), |words| words.fact("temple", &written, &names()));
        assert!(!facts.contains(&Coded::of(&remark).code), "{written} is the name of a fact");
    }
}

/// Samples of what an option can be: every value that has a name, and some numbers.
fn values(option: &str) -> Vec<Value> {
    match option {
        "difficulty" => [Difficulty::Pioneer, Difficulty::Seasoned, Difficulty::Born]
            .map(|difficulty| match difficulty {
                Difficulty::Pioneer | Difficulty::Seasoned | Difficulty::Born => json!(difficulty),
            })
            .to_vec(),
        "track" => [Track::A, Track::B, Track::Custom([10, 20, 30, 40, 50, 60]), Track::Off]
            .map(|track| match track {
                Track::A | Track::B | Track::Custom(_) | Track::Off => json!(track),
            })
            .to_vec(),
        "pace" => [Pace::Paced, Pace::Free, Pace::Custom { throw_ms: 300, act_ms: 40 }]
            .map(|pace| match pace {
                Pace::Paced | Pace::Free | Pace::Custom { .. } => json!(pace),
            })
            .to_vec(),
        "intro_ms" => vec![json!(0), json!(1), json!(2_000)],
        _ => vec![json!(true), json!(false)],
    }
}

/// Every option differs from what JSON leaves out.
fn everything() -> Options {
    Options {
        curses: true,
        treasures: true,
        illusions: true,
        alliance: true,
        double: true,
        treasure_chamber: true,
        abyss: true,
        doomed: true,
        extra_cards: Some(true),
        illusion_masks: false,
        ..Options::default()
    }
}

#[test]
fn every_option_has_a_label_a_help_and_names_for_its_values() {
    let options = serde_json::to_value(everything()).unwrap();
    for (option, default) in options.as_object().unwrap() {
        good(option, |words| words.label("temple", "option", option));
        good_sentence(option, |words| words.label("temple", "help", option));
        let values = values(option);
        assert!(values.contains(default), "{option}: {default} is not among the samples");
        let mut named = BTreeSet::new();
        for value in &values {
            good(option, |words| words.option_value("temple", option, value, &names()));
            named.insert(Words::new(Language::En).option_value("temple", option, value, &names()));
        }
        assert_eq!(named.len(), values.len(), "{named:?}");
    }
}

#[test]
fn bad_options_are_explained() {
    let with = |set: fn(&mut Options)| {
        let mut options = Options::default();
        set(&mut options);
        options
    };
    let wrong = [
        (7, Options::default()),
        (1, with(|o| o.alliance = true)),
        (2, with(|o| o.doomed = true)),
        (6, with(|o| o.difficulty = Difficulty::Born)),
        (2, with(|o| o.intro_ms = 60_001)),
        (2, with(|o| o.pace = Pace::Custom { throw_ms: 60_001, act_ms: 0 })),
        (2, with(|o| o.track = Track::Custom([1, 2, 3, 4, 5, 86_401]))),
        (2, with(|o| o.track = Track::Custom([0, 2, 3, 4, 5, 6]))),
        (2, with(|o| o.track = Track::Custom([1, 2, 3, 3, 5, 6]))),
    ];
    for (seats, options) in wrong {
        let opening = Opening::<Temple>::new(options, Seats::of(seats), Seed::from_text("words"));
        let bad = opening.deal().expect_err("these options are wrong");
        good_sentence(&bad.to_string(), |words| words.bad_options("temple", &bad));
    }
}

#[test]
fn every_invariant_and_rule_of_a_track_has_words() {
    let invariants: Vec<_> = quoted(include_str!("../../../games/temple/src/invariants.rs")).collect();
    assert!(invariants.len() >= 14, "{invariants:?}");
    for invariant in invariants {
        good(invariant, |words| words.label("temple", "invariant", invariant));
    }
    let rules: Vec<_> = include_str!("../../../games/temple/src/options.rs")
        .split("rule: \"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(!rules.is_empty());
    for rule in rules {
        good_sentence(rule, |words| words.label("temple", "rule", rule));
    }
}

/// A game that nobody does anything in.
fn lost() -> Outcome {
    let track = Track::Custom([1, 2, 3, 4, 5, 6]);
    let opening = Opening::<Temple>::new(
        Options { track, ..Options::default() },
        Seats::of(1),
        Seed::from_text("words"),
    );
    let mut game = opening.deal().expect("these options are right");
    game.play(Time::ZERO, seat(0), &Move::Answer { ask: 1, with: Reply::Ready }, &mut |_| ()).expect("asked");
    game.advance(Time::ms(7_000), &mut |_| ()).expect("six alarms");
    game.outcome().expect("the temple has collapsed")
}

#[test]
fn the_game_and_the_parts_of_its_outcome_have_names() {
    for key in ["temple-name", "temple-description"] {
        good(key, |words| words.text(key, &[]));
    }
    let parts: Vec<_> = lost().standings.into_iter().flat_map(|standing| standing.parts).collect();
    assert_eq!(parts.len(), 3, "{parts:?}");
    for part in parts {
        good(&part.name, |words| words.label("temple", "part", &part.name));
    }
}

#[test]
fn every_curse_has_a_name_and_says_what_it_does() {
    let names = Curse::ALL.map(Curse::name);
    distinct("temple-curse", "curse", &names);
    distinct("temple-curse-does", "curse", &names);
}

#[test]
fn every_treasure_has_a_name_and_says_what_it_does() {
    let names = Treasure::ALL.map(Treasure::name);
    distinct("temple-treasure", "treasure", &names);
    distinct("temple-treasure-does", "treasure", &names);
}

/// A symbol, a direction or a chamber: each has a name of its own.
fn distinct(key: &str, variable: &str, values: &[&str]) {
    for language in Language::ALL {
        let words = Words::new(language);
        let named: BTreeSet<_> =
            values.iter().map(|value| words.text(key, &[(variable, (*value).into())])).collect();
        assert_eq!(named.len(), values.len(), "{named:?}");
        assert!(named.iter().all(|name| !name.contains(['⟨', '{'])), "{named:?}");
    }
}

#[test]
fn symbols_directions_and_chambers_have_names() {
    let symbols = [Symbol::A, Symbol::T, Symbol::K, Symbol::G].map(|symbol| match symbol {
        Symbol::A => "A",
        Symbol::T => "T",
        Symbol::K => "K",
        Symbol::G => "G",
    });
    distinct("temple-symbol", "symbol", &[&symbols[..], &["X"]].concat());
    let dirs = Dir::ALL.map(|dir| match dir {
        Dir::N => "N",
        Dir::E => "E",
        Dir::S => "S",
        Dir::W => "W",
    });
    distinct("temple-dir", "dir", &dirs);
    let chambers: Vec<_> = CHAMBERS.iter().map(|chamber| chamber.id).collect();
    distinct("temple-chamber", "tile", &chambers);
    distinct("temple-chamber-inline", "tile", &chambers);
}

/// Chambers say what stones ask for; of a double one the half where they are.
#[test]
fn chambers_are_called_by_what_they_are() {
    let words = Words::new(Language::En);
    for chamber in CHAMBERS {
        let tile = tile(chamber.id);
        let node = NodeId::back_of(tile).unwrap_or(NodeId::of(tile));
        let name = words.text("temple-chamber", &[("tile", node.to_string().into())]);
        let stones = tile.stones();
        let wants = |symbol| stones.is_some_and(|stones| stones.symbol == symbol);
        assert_eq!(name.contains("keys"), wants(Symbol::K), "{name}");
        assert_eq!(name.contains("torches"), wants(Symbol::T), "{name}");
        let tiers = stones.map_or(&[][..], |stones| stones.tiers);
        assert_eq!(name.contains("one stone"), tiers == [(4, 1)], "{name}");
        assert_eq!(name.contains("two stones"), tiers == [(4, 2)], "{name}");
        assert_eq!(name.contains("Stone chamber"), tiers.len() == 3, "{name}");
    }
}

fn spoken(language: Language) -> String {
    let words = Words::new(language);
    let names = names();
    let fact = |fact: Fact| words.fact("temple", &json!(fact), &names);
    let remark = |remark: Remark| words.fact("temple", &json!(remark), &names);
    let offer = |mv: Move| words.offer("temple", &json!(mv), seat(0), &names);
    let refusal = |refusal| words.refusal("temple", &Denied::No(No::Because(refusal)).coded(), &names);
    let value = |option, value| words.option_value("temple", option, &value, &names);
    [
        fact(Fact::Thrown { seat: seat(0), faces: faces("A-ATX") }),
        fact(Fact::Freed { seat: seat(0), whose: seat(1), dice: dice(2) }),
        fact(Fact::Discovered { seat: seat(2), tile: tile("S03"), at: (1, 1), turned: 0 }),
        fact(Fact::Entered { seat: seat(1), tile: NodeId::EXIT }),
        fact(Fact::Activated { seat: seat(1), tile: tile("B11"), stones: 1 }),
        fact(Fact::Gave { seat: seat(0), whose: seat(2) }),
        fact(Fact::Gong { times: 1 }),
        fact(Fact::Ended { won: false }),
        remark(Remark::LockedUp { seat: seat(1), count: 5 }),
        offer(Move::Free { seat: seat(1) }),
        offer(Move::Free { seat: seat(0) }),
        offer(Move::enter(Dir::N)),
        offer(Move::Discover { dir: Dir::W }),
        offer(Move::escape(Some(seat(2)))),
        refusal(Refusal::NoPassage { dir: Dir::E }),
        refusal(Refusal::NothingLocked { seat: seat(1) }),
        refusal(Refusal::TooFewSymbols { faces: Symbols::pair([Symbol::A, Symbol::K]) }),
        refusal(Refusal::TooFewSymbols { faces: Symbols::of(Symbol::T, 7) }),
        value("track", json!([60, 70, 90, 100, 120, 150])),
        value("pace", json!(Pace::Custom { throw_ms: 300, act_ms: 40 })),
        value("intro_ms", json!(2_000)),
    ]
    .join("\n")
}

const ENGLISH: &str = "\
Ana throws 2 adventurers, a torch and a black mask.
Ana uses a gold mask: Ben gets 2 dice back.
Cleo discovers stone chamber S03 (torches).
Ben enters the exit chamber.
Ben activates a stone in chamber B11 (one stone, keys).
Ana leaves a die for Cleo.
The gong sounds: hurry back to the entrance!
Not everybody got out: you have lost.
Ben is locked up: all 5 dice!
Free Ben with a gold mask
Free your own dice with a gold mask
Walk north
Discover what lies to the west
Escape and leave a die for Cleo
There is no way through to the east.
Ben has no locked die.
That costs an adventurer and a key, and the dice do not show it yet. Keep throwing!
That costs 7 torches, and the dice do not show it yet. Keep throwing!
Your own, in seconds: 60, 70, 90, 100, 120 and 150
Your own times
2000 milliseconds";

const GERMAN: &str = "\
Ana würfelt 2 Abenteurer, eine Fackel und eine schwarze Maske.
Ana setzt eine goldene Maske ein: Ben bekommt 2 Würfel zurück.
Cleo entdeckt die Steinkammer S03 (Fackeln).
Ben betritt die Ausgangskammer.
Ben aktiviert einen magischen Stein: Kammer B11 (ein Stein, Schlüssel).
Ana lässt Cleo einen Würfel da.
Der Gong ertönt: schnell zurück zum Eingang!
Nicht alle sind herausgekommen: Ihr habt verloren.
Ben sitzt fest: alle 5 Würfel!
Ben mit einer goldenen Maske befreien
Eigene Würfel mit einer goldenen Maske befreien
Nach Norden gehen
Im Westen eine Kammer entdecken
Entkommen und Cleo einen Würfel dalassen
Im Osten ist kein Durchgang.
Ben hat keinen gesperrten Würfel.
Das kostet einen Abenteurer und einen Schlüssel, und das zeigen die Würfel noch nicht. Würfle weiter!
Das kostet 7 Fackeln, und das zeigen die Würfel noch nicht. Würfle weiter!
Eigene, in Sekunden: 60, 70, 90, 100, 120 und 150
Eigene Zeiten
2000 Millisekunden";

const SPANISH: &str = "\
Ana saca 2 aventureros, una antorcha y una máscara negra.
Ana usa una máscara dorada: Ben recupera 2 dados.
Cleo descubre la cámara de piedras S03 (antorchas).
Ben entra en la cámara de salida.
Ben activa una piedra en la cámara B11 (una piedra, llaves).
Ana le deja un dado a Cleo.
Suena el gong: ¡rápido, de vuelta a la entrada!
No todo el mundo ha salido: habéis perdido.
Ben no puede seguir: ¡sus 5 dados están bloqueados!
Liberar a Ben con una máscara dorada
Liberar tus dados con una máscara dorada
Ir al norte
Descubrir qué hay al oeste
Escapar y dejarle un dado a Cleo
Al este no hay ningún paso.
Ben no tiene ningún dado bloqueado.
Eso cuesta un aventurero y una llave, y los dados aún no lo muestran. ¡Sigue lanzando!
Eso cuesta 7 antorchas, y los dados aún no lo muestran. ¡Sigue lanzando!
Propia, en segundos: 60, 70, 90, 100, 120 y 150
Tiempos propios
2000 milisegundos";

#[test]
fn sentences_read_as_they_should() {
    for (language, expected) in [(Language::En, ENGLISH), (Language::De, GERMAN), (Language::Es, SPANISH)] {
        let spoken = spoken(language);
        for (said, expected) in spoken.lines().zip(expected.lines()) {
            assert_eq!(said, expected);
        }
        assert_eq!(spoken, expected);
    }
}
