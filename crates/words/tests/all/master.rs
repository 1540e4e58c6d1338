//! Everything that `master` can tell, refuse or offer has a sentence in every language. Samples come from the game
//! itself, through matches without a default, so a new fact without a sentence is found.

mod games;
mod rules;
mod samples;

use std::collections::BTreeSet;

use master::{
    CapScope, Card, CardSet, Fact, Gift, Kind, LeaderMap, Level, Master, Modules, Move, On, Options,
    PoseLimit, Question, RaceMode, Refusal, ScoreFloor, Stage, Story, Tribe, Wrap,
};
use serde_json::{Value, json};
use table::{Coded, Denied, No, Opening, Seats, Seed, Time};
use words::{Language, Words};

use crate::saying::{distinct, good, good_sentence, quoted};
use samples::{
    card, cards, facts, few, more_facts, more_moves, more_refusals, moves, names, refusals, seat, seats,
    stories, story,
};

#[test]
fn every_fact_has_a_sentence() {
    let facts: Vec<Value> = facts().chain(more_facts()).map(|fact| json!(fact)).collect();
    for fact in &facts {
        good_sentence(&fact.to_string(), |words| words.fact("master", fact, &names()));
    }
    distinct(&facts, |words, fact| words.fact("master", fact, &names()));
}

/// What happens all the time is said in a few words: somebody listens to it while playing.
#[test]
fn what_is_said_in_a_hurry_is_short() {
    let often = [
        Fact::Placed { seat: seat(0), cards: few("L10"), stack: 11, fresh: true },
        Fact::Drew { seat: seat(0), card: card("LQ") },
        Fact::DrewACard { seat: seat(0) },
        Fact::Trapped { seat: seat(0), whose: seat(3), card: card("UPa") },
        Fact::Out { seat: seat(0) },
    ];
    for fact in often {
        for language in Language::ALL {
            let said = Words::new(language).fact("master", &json!(fact), &names());
            assert!(said.chars().count() <= 50, "{said}");
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_and_a_rule() {
    let all: Vec<Coded> = refusals()
        .chain(more_refusals())
        .map(|refusal| Denied::No(No::Because(refusal)).coded())
        .chain([Denied::<Refusal>::No(No::Early { until: Time::ms(1_200) }).coded()])
        .collect();
    for coded in &all {
        good_sentence(&coded.code, |words| words.refusal("master", coded, &names()));
        good_sentence(&coded.code, |words| words.label("master", "why", &coded.code));
    }
    // The game says by itself why something is too early.
    assert_ne!(
        Words::new(Language::En).refusal("master", &all[all.len() - 1], &names()),
        Words::new(Language::En).refusal("cells", &all[all.len() - 1], &names())
    );
    distinct(&all, |words, coded| words.refusal("master", coded, &names()));
}

#[test]
fn every_move_has_words() {
    let moves: Vec<Value> = moves().chain(more_moves()).map(|mv| json!(mv)).collect();
    for mv in &moves {
        good(&mv.to_string(), |words| words.offer("master", mv, seat(0), &names()));
    }
    distinct(&moves, |words, mv| words.offer("master", mv, seat(0), &names()));
}

#[test]
fn every_question_has_words() {
    for question in Question::ALL {
        good(question.name(), |words| {
            let text = words.label("master", "ask", question.name());
            assert!(text.contains('?'), "{text}");
            text
        });
    }
}

/// Cards that are alike have one name, all others have names of their own.
#[test]
fn every_card_has_a_name() {
    let alike = |card: Card| match card.kind() {
        Kind::Suited(..) | Kind::Doom(_) | Kind::DeadEnd => card.to_string(),
        Kind::Start
        | Kind::Wisdom
        | Kind::PlusThree
        | Kind::Up
        | Kind::Down
        | Kind::Escape
        | Kind::EscapeMinus => {
            format!("{:?}", card.kind())
        }
    };
    let kinds: BTreeSet<String> = CardSet::ALL.iter().map(alike).collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for short in [false, true] {
            let name = |card: Card| words.card("master", &card.to_string(), short);
            let named: BTreeSet<(String, String)> =
                CardSet::ALL.iter().map(|card| (name(card), alike(card))).collect();
            assert_eq!(named.len(), kinds.len(), "{named:?}");
            let names: BTreeSet<&String> = named.iter().map(|(name, _)| name).collect();
            assert_eq!(names.len(), kinds.len(), "{names:?}");
            assert!(names.iter().all(|name| !name.contains(['⟨', '{'])), "{names:?}");
        }
    }
}

#[test]
fn kinds_tribes_gifts_stories_and_stages_have_names() {
    let named = |key: &'static str, variable: &'static str, values: &[Value]| {
        distinct(values, move |words, value| words.text(key, &[(variable, value.clone())]));
    };
    let of = |names: &[&str]| names.iter().map(|name| json!(name)).collect::<Vec<_>>();
    let tribes = Tribe::ALL.map(|tribe| json!(tribe));
    named("master-tribe", "tribe", &tribes);
    named("master-tribes", "tribe", &tribes);
    for key in ["master-gift", "master-gift-help", "master-gift-beast"] {
        named(key, "gift", &Gift::ALL.map(|gift| json!(gift)));
    }
    let stories: Vec<Value> = Story::all().map(|story| json!(story)).collect();
    for key in ["master-story", "master-story-card", "master-story-help"] {
        named(key, "story", &stories);
    }
    let kinds = of(&[
        "number",
        "start",
        "wisdom",
        "dead_end",
        "plus_three",
        "up",
        "down",
        "escape",
        "escape_minus",
        "doom",
    ]);
    named("master-kind", "kind", &kinds);
    named("master-kind-help", "kind", &kinds);
    let until = Time::ZERO;
    let stages = [
        Stage::StoryDrawer,
        Stage::Stories,
        Stage::Beasts,
        Stage::Leaders,
        Stage::Hands,
        Stage::Ready,
        Stage::Countdown { until },
        Stage::Play,
        Stage::Photo { until },
        Stage::Over,
    ];
    let stages: Vec<Value> = stages
        .iter()
        .map(|stage| match stage {
            Stage::StoryDrawer
            | Stage::Stories
            | Stage::Beasts
            | Stage::Leaders
            | Stage::Hands
            | Stage::Ready
            | Stage::Countdown { .. }
            | Stage::Play
            | Stage::Photo { .. }
            | Stage::Over => Coded::of(stage).code.into(),
        })
        .collect();
    named("master-stage", "stage", &stages);
}

/// Samples of what an option can be: every value that has a name, and some numbers.
fn values(option: &str) -> Vec<Value> {
    match option {
        "level" => [Level::Easy, Level::Medium, Level::Hard, Level::Custom(Modules::default())]
            .map(|level| match level {
                Level::Easy | Level::Medium | Level::Hard | Level::Custom(_) => json!(level),
            })
            .to_vec(),
        "wrap_under_trap" => [Wrap::Numeric, Wrap::NoWrap]
            .map(|wrap| match wrap {
                Wrap::Numeric | Wrap::NoWrap => json!(wrap),
            })
            .to_vec(),
        "leader_map" => [LeaderMap::Usual, LeaderMap::PoseToNinja, LeaderMap::SwapRobotNinja]
            .map(|map| match map {
                LeaderMap::Usual | LeaderMap::PoseToNinja | LeaderMap::SwapRobotNinja => json!(map),
            })
            .to_vec(),
        "cap_scope" => [CapScope::Round, CapScope::Hand]
            .map(|scope| match scope {
                CapScope::Round | CapScope::Hand => json!(scope),
            })
            .to_vec(),
        "pose_limit" => [PoseLimit::None, PoseLimit::Once]
            .map(|limit| match limit {
                PoseLimit::None | PoseLimit::Once => json!(limit),
            })
            .to_vec(),
        "score_floor" => [ScoreFloor::None, ScoreFloor::Zero]
            .map(|floor| match floor {
                ScoreFloor::None | ScoreFloor::Zero => json!(floor),
            })
            .to_vec(),
        "race_mode" => [RaceMode::Revalidate, RaceMode::Strict]
            .map(|mode| match mode {
                RaceMode::Revalidate | RaceMode::Strict => json!(mode),
            })
            .to_vec(),
        "breaking_point" => vec![json!(5), json!(30), json!(200)],
        "set_rounds" | "turn_limit_s" | "start_countdown_s" => vec![json!(0), json!(1), json!(3), json!(12)],
        _ if option.ends_with("_ms") => [0, 1, 250, 2_000, 5_000, 20_000].map(Value::from).to_vec(),
        _ => vec![json!(true), json!(false)],
    }
}

#[test]
fn every_option_has_a_label_a_help_and_names_for_its_values() {
    let options = serde_json::to_value(Options::default()).unwrap();
    for (option, default) in options.as_object().unwrap() {
        good(option, |words| words.label("master", "option", option));
        good_sentence(option, |words| words.label("master", "help", option));
        let values = values(option);
        assert!(values.contains(default), "{option}: {default} is not among the samples");
        distinct(&values, |words, value| words.option_value("master", option, value, &names()));
    }
    let modules = serde_json::to_value(Modules::default()).unwrap();
    for module in modules.as_object().unwrap().keys() {
        good(module, |words| words.label("master", "option", module));
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
        (5, Options::default()),
        (2, with(|o| o.level = Level::Custom(Modules { story: true, ..Modules::default() }))),
        (2, with(|o| o.early_ending = true)),
        (3, with(|o| o.teams = true)),
        (2, with(|o| o.breaking_point = 4)),
        (2, with(|o| o.set_rounds = 51)),
        (2, with(|o| o.min_gap_ms = 2_001)),
        (2, with(|o| o.photo_finish_ms = 2_001)),
        (2, with(|o| o.call_gap_ms = 10_001)),
        (2, with(|o| o.plus3_window_ms = 499)),
        (2, with(|o| o.stall_ms = 20_001)),
        (2, with(|o| o.idle_ms = 999)),
        (2, with(|o| o.start_countdown_s = 11)),
        (2, with(|o| o.turn_limit_s = 4)),
    ];
    let bad = wrong.map(|(seats, options)| {
        let opening = Opening::<Master>::new(options, Seats::of(seats), Seed::from_text("words"));
        opening.deal().expect_err("these options are wrong")
    });
    for bad in &bad {
        good_sentence(&bad.to_string(), |words| words.bad_options("master", bad));
    }
    distinct(&bad, |words, bad| words.bad_options("master", bad));
    assert_eq!(Words::new(Language::En).bad_options("master", &bad[1]), "Stories need leaders.");
}

#[test]
fn every_invariant_has_words() {
    let invariants: BTreeSet<_> = quoted(include_str!("../../../games/master/src/invariants.rs")).collect();
    assert!(invariants.len() >= 20, "{invariants:?}");
    for invariant in invariants {
        good(invariant, |words| words.label("master", "invariant", invariant));
    }
}

#[test]
fn the_game_has_a_name_and_says_what_it_is_about() {
    for key in ["master-name", "master-description", "master-beast-mode"] {
        good(key, |words| words.text(key, &[]));
    }
}

fn spoken(language: Language) -> String {
    let words = Words::new(language);
    let names = names();
    let fact = |fact: Fact| words.fact("master", &json!(fact), &names);
    let offer = |mv: Move| words.offer("master", &json!(mv), seat(0), &names);
    let refusal = |refusal| words.refusal("master", &Denied::No(No::Because(refusal)).coded(), &names);
    let value = |option, value| words.option_value("master", option, &value, &names);
    let (ana, ben) = (seat(0), seat(1));
    let mut more = more_moves().into_iter();
    let mut answer = |at: usize| offer(more.nth(at).expect("there are more"));
    [
        fact(Fact::Placed { seat: ana, cards: few("RQ"), stack: 2, fresh: false }),
        fact(Fact::Placed { seat: ben, cards: few("7S4"), stack: 3, fresh: true }),
        fact(Fact::Placed { seat: ana, cards: few("M2 M4"), stack: 0, fresh: false }),
        fact(Fact::Hand { seat: ana, cards: cards("A6 TJ W1 DE DMK") }),
        fact(Fact::Trapped { seat: ana, whose: ben, card: card("UPa") }),
        fact(Fact::Escaped { seat: ana, whose: ana, card: card("EDa"), trap: card("P3b") }),
        fact(Fact::Out { seat: ben }),
        fact(Fact::Alliance { seats: seats(&[1, 3]) }),
        fact(Fact::Scored { seat: ana, cards: cards("A1 DMJ"), raw: 4, added: 4, total: 17 }),
        fact(Fact::StoryDrawn { seat: ana, story: story(9) }),
        fact(Fact::Beast { seat: ben, cards: stories(&[5, 9]) }),
        fact(Fact::Leader { seat: ben, tribe: Tribe::Mouse }),
        refusal(Refusal::DoesNotFit { value: 11, top: card("7S1") }),
        refusal(Refusal::NotInHand { card: card("N10") }),
        refusal(Refusal::StackClosed { stack: 0 }),
        refusal(Refusal::OnlyAsBeast { gift: Gift::Pose }),
        answer(0),
        answer(0),
        answer(5),
        answer(0),
        offer(Move::Place { cards: few("LK"), on: On::New, seen: None }),
        offer(Move::Place { cards: few("LK"), on: On::Stack(9), seen: Some(3) }),
        offer(Move::Trap { card: card("DNb"), target: seat(3) }),
        value("min_gap_ms", json!(250)),
        value("level", json!(Level::Custom(Modules::default()))),
        words.card("master", "TJ", true),
    ]
    .join("\n")
}

#[test]
fn sentences_read_as_they_should() {
    let files = [
        (Language::En, include_str!("master/spoken.en.txt")),
        (Language::De, include_str!("master/spoken.de.txt")),
        (Language::Es, include_str!("master/spoken.es.txt")),
    ];
    for (language, expected) in files {
        let spoken = spoken(language);
        for (said, expected) in spoken.lines().zip(expected.lines()) {
            assert_eq!(said, expected);
        }
        assert_eq!(spoken, expected.trim_end());
    }
}
