//! Everything that `plan` can tell, refuse, offer or ask has a sentence in every language. Samples come from the game
//! itself, through matches without a default, so a new fact without a sentence is found.

mod games;
mod samples;

use std::collections::BTreeSet;

use plan::{
    Asset, Contact, Equipment, Fact, Fixer, Group, Means, Move, Opener, Options, Plan, Refusal, Vault,
};
use serde_json::{Value, json};
use table::{Coded, Denied, No, Opening, Seats, Seed};
use words::{Language, Words};

use crate::saying::{distinct, good, good_sentence, quoted};
use samples::{
    at, facts, more_facts, more_moves, more_questions, more_refusals, moves, names, node, questions,
    refusals, seat, tiles,
};

#[test]
fn every_fact_has_a_sentence() {
    let facts: Vec<Value> = facts().chain(more_facts()).map(|fact| json!(fact)).collect();
    for fact in &facts {
        good_sentence(&fact.to_string(), |words| words.fact("plan", fact, &names()));
    }
    distinct(&facts, |words, fact| words.fact("plan", fact, &names()));
}

#[test]
fn every_move_has_words() {
    let moves: Vec<Value> = moves().chain(more_moves()).map(|mv| json!(mv)).collect();
    for mv in &moves {
        good(&mv.to_string(), |words| words.offer("plan", mv, seat(0), &names()));
    }
    distinct(&moves, |words, mv| words.offer("plan", mv, seat(0), &names()));
}

#[test]
fn every_question_has_words() {
    let questions: Vec<Value> = questions().chain(more_questions()).map(|question| json!(question)).collect();
    for question in &questions {
        good(&question.to_string(), |words| {
            let text = words.ask("plan", question, &names());
            assert!(text.contains('?'), "{text}");
            text
        });
    }
    distinct(&questions, |words, question| words.ask("plan", question, &names()));
}

/// Every refusal says why not and names the rule behind it, and what that cites is in the rules.
#[test]
fn every_refusal_has_a_sentence_and_a_rule() {
    let all: Vec<Coded> =
        refusals().chain(more_refusals()).map(|refusal| Denied::No(No::Because(refusal)).coded()).collect();
    for coded in &all {
        good_sentence(&coded.code, |words| words.refusal("plan", coded, &names()));
        good_sentence(&coded.code, |words| {
            let why = words.label("plan", "why", &coded.code);
            let cited: Vec<&str> =
                why.split(['(', ')', ',', ' ']).filter(|word| word.starts_with('§')).collect();
            assert!(!cited.is_empty(), "{why}");
            let rules = rules(words.language());
            assert!(cited.iter().all(|section| rules.contains(section)), "{why}");
            why
        });
    }
    distinct(&all, |words, coded| words.refusal("plan", coded, &names()));
    let codes: Vec<String> = refusals().map(|refusal| Coded::of(&refusal).code).collect();
    distinct(&codes, |words, code| words.label("plan", "why", code));
}

fn rules(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../../locales/en/rules/plan.md"),
        Language::De => include_str!("../../../../locales/de/rules/plan.md"),
        Language::Es => include_str!("../../../../locales/es/rules/plan.md"),
    }
}

/// Every refusal leads to a part of the rules.
#[test]
fn every_refusal_leads_into_the_rules() {
    for language in Language::ALL {
        for refusal in refusals() {
            let part = plan::anchor(&refusal);
            let is_there = rules(language).contains(&format!("{{#{part}}}"));
            assert!(is_there, "{refusal:?}: {part} in {}", language.code());
        }
    }
}

/// Buttons name prices; they are those of the game.
#[test]
fn prices_are_those_of_the_game() {
    let costs = |mv: Move, cost: u16| {
        for language in Language::ALL {
            let said = Words::new(language).offer("plan", &json!(mv), seat(0), &names());
            let mut parts = said.split(|letter: char| !letter.is_alphanumeric());
            assert!(parts.any(|part| part == cost.to_string()), "{said} costs {cost}");
        }
    };
    Fixer::ALL.into_iter().for_each(|name| costs(Move::BuyFixer { name }, name.cost()));
    Equipment::ALL.into_iter().for_each(|kind| costs(Move::BuyEquipment { kind }, kind.cost()));
    costs(Move::By { means: Means::Pilot(4) }, Contact::Pilot.cost());
    costs(Move::Key { with: Opener::Locksmith(4) }, Contact::Locksmith.cost());
}

#[test]
fn every_piece_has_a_name_and_says_what_it_does() {
    let named = |kind: &'static str, all: Vec<Value>| {
        let label =
            move |words: &Words, one: &Value| words.label("plan", kind, one.as_str().unwrap_or_default());
        distinct(&all, label);
        for one in &all {
            let does = format!("{}_does", one.as_str().unwrap_or_default());
            good(&does, |words| words.label("plan", kind, &does));
        }
    };
    named("contact", Contact::ALL.map(|one| json!(one)).to_vec());
    named("fixer", Fixer::ALL.map(|one| json!(one)).to_vec());
    named("equipment", Equipment::ALL.map(|one| json!(one)).to_vec());
    named("asset", Asset::ALL.map(|one| json!(one)).to_vec());
    named("group", [Group::Blue, Group::Purple, Group::Red].map(|one| json!(one)).to_vec());
    let vaults = Vault::ALL.map(|one| json!(one));
    distinct(&vaults, |words, one| words.label("plan", "vault", one.as_str().unwrap_or_default()));
}

/// Samples of what an option can be.
fn values(option: &str) -> Vec<Value> {
    match option {
        "max_radius" => vec![json!(3), json!(4)],
        "initial_cash_k" => vec![json!(0), json!(1), json!(8), json!(20)],
        "answer_s" => vec![json!(0), json!(10), json!(300)],
        _ => vec![json!(true), json!(false)],
    }
}

#[test]
fn every_option_has_a_label_a_help_and_names_for_its_values() {
    let options = serde_json::to_value(Options::default()).unwrap();
    for (option, default) in options.as_object().unwrap() {
        good(option, |words| words.label("plan", "option", option));
        good_sentence(option, |words| words.label("plan", "help", option));
        let values = values(option);
        assert!(values.contains(default), "{option}: {default} is not among the samples");
        distinct(&values, |words, value| words.option_value("plan", option, value, &names()));
    }
}

#[test]
fn bad_options_are_explained() {
    let usual = Options::default();
    let wrong = [
        (6, usual),
        (2, Options { max_radius: 5, ..usual }),
        (2, Options { initial_cash_k: 21, ..usual }),
        (2, Options { answer_s: 9, ..usual }),
    ];
    let bad = wrong.map(|(seats, options)| {
        let opening = Opening::<Plan>::new(options, Seats::of(seats), Seed::from_text("words"));
        opening.deal().expect_err("these options are wrong")
    });
    for bad in &bad {
        good_sentence(&bad.to_string(), |words| words.bad_options("plan", bad));
    }
    distinct(&bad, |words, bad| words.bad_options("plan", bad));
}

#[test]
fn every_invariant_has_words() {
    let invariants: Vec<&str> = quoted(include_str!("../../../games/plan/src/invariants.rs"))
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    assert!(invariants.len() >= 25, "{invariants:?}");
    distinct(&invariants, |words, invariant| words.label("plan", "invariant", invariant));
}

#[test]
fn the_game_has_a_name_and_says_what_it_is_about() {
    for key in ["plan-name", "plan-description"] {
        good(key, |words| words.text(key, &[]));
    }
}

fn spoken(language: Language) -> String {
    let words = Words::new(language);
    let names = names();
    let ana = seat(0);
    let facts = facts().chain([
        Fact::Stepped { seat: ana, to: node("C4.store"), left: tiles("S1"), way: plan::Few::NONE },
        Fact::Visited { seat: ana, at: at("C4.business") },
        Fact::Visited { seat: ana, at: at("C3.exit3") },
    ]);
    let facts = facts.map(|fact| words.fact("plan", &json!(fact), &names));
    let moves = moves().chain(more_moves()).map(|mv| words.offer("plan", &json!(mv), ana, &names));
    let questions = questions().chain(more_questions());
    let questions = questions.map(|question| words.ask("plan", &json!(question), &names));
    let counted = |refusal: &Refusal| !Coded::of(refusal).args.is_empty();
    let refusals = refusals().chain(more_refusals()).filter(counted);
    let refusals = refusals.map(|refusal| words.refusal("plan", &Coded::of(&refusal), &names));
    facts.chain(moves).chain(questions).chain(refusals).map(|line| line + "\n").collect()
}

/// `UPDATE=1` writes them anew.
#[test]
fn sentences_read_as_they_should() {
    let files = [
        (Language::En, include_str!("plan/spoken.en.txt")),
        (Language::De, include_str!("plan/spoken.de.txt")),
        (Language::Es, include_str!("plan/spoken.es.txt")),
    ];
    for (language, expected) in files {
        let spoken = spoken(language);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(format!("tests/all/plan/spoken.{}.txt", language.code()), &spoken).unwrap();
            continue;
        }
        for (said, expected) in spoken.lines().zip(expected.lines()) {
            assert_eq!(said, expected);
        }
        assert_eq!(spoken, expected);
    }
}
