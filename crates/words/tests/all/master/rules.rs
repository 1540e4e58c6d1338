//! The rules page of the game, and the way there from a refusal.

use master::{Gift, LeaderMap, Level, Options, Refusal, Story, Tribe, anchor};
use table::{No, Time};
use words::{Language, Words};

use super::samples::refusals;

fn rules(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../../../locales/en/rules/master.md"),
        Language::De => include_str!("../../../../../locales/de/rules/master.md"),
        Language::Es => include_str!("../../../../../locales/es/rules/master.md"),
    }
}

/// Every refusal leads to a part of the rules, and what the rule behind it cites is named there.
#[test]
fn every_refusal_leads_into_the_rules() {
    let refused: Vec<No<Refusal>> =
        refusals().map(No::Because).chain([No::Early { until: Time::ms(5) }]).collect();
    for language in Language::ALL {
        let rules = rules(language);
        let named: Vec<&str> = rules.split(['*', '(', ')', ',', ' ', '\n']).collect();
        for why in &refused {
            let (part, code) = (anchor(why), &why.coded().code);
            assert!(rules.contains(&format!("{{#{part}}}")), "{code}: {part} in {}", language.code());
            let why = Words::new(language).label("master", "why", code);
            let cited: Vec<&str> = why
                .split(['(', ')', ',', ' '])
                .filter(|word| ["EM-", "R-", "§"].iter().any(|sign| word.starts_with(sign)))
                .collect();
            assert!(!cited.is_empty(), "{why}");
            for rule in cited {
                assert!(named.contains(&rule), "{code}: {rule} in {}", language.code());
            }
        }
    }
}

/// Tribes, gifts and levels are called here as they are on the rules page.
#[test]
fn the_rules_use_the_same_words() {
    for language in Language::ALL {
        let (text, words) = (rules(language), Words::new(language));
        for tribe in Tribe::ALL {
            let named = |key| words.text(key, &[("tribe", tribe.name().into())]);
            let gift = Gift::of(tribe, LeaderMap::Usual);
            let gift_name = words.text("master-gift", &[("gift", gift.name().into())]);
            let title = format!("### {}: {gift_name} {{#{}}}", named("master-tribe"), gift.name());
            assert!(text.contains(&title), "{title} in {}", language.code());
            let people = named("master-tribes");
            let people = people.split_whitespace().last().expect("a word");
            assert!(text.contains(people), "{people} in {}", language.code());
        }
        for option in ["combos", "specials", "leaders", "story", "doom", "teams", "calm_mode", "early_ending"]
        {
            let label = words.label("master", "option", option).to_lowercase();
            assert!(text.to_lowercase().contains(&label), "{label} in {}", language.code());
        }
    }
}

/// The numbers on the rules page are those of the game.
#[test]
fn the_rules_have_the_numbers_of_the_game() {
    for language in Language::ALL {
        let (text, code) = (rules(language), language.code());
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            let row = format!(" | {} |", Options { level, ..Options::default() }.deck().len());
            assert!(text.contains(&row), "{row} in {code}");
        }
        for story in Story::all() {
            assert!(text.contains(&format!("- **{}**: ", story.number())), "{story:?} in {code}");
        }
        let usual = Options::default();
        for number in [usual.min_gap_ms, usual.photo_finish_ms] {
            assert!(text.contains(&format!(": {number} ms |")), "{number} in {code}");
        }
        assert!(text.contains(&format!("**{}**", usual.breaking_point)), "the Breaking Point in {code}");
    }
}
