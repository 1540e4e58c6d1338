//! The rules page of the game, and the way there from a refusal.

use table::{No, Opening, Seats, Seed, Time};
use temple::{CHAMBERS, Move, Options, Refusal, Temple, Tile, Track, anchor};
use words::{Language, Words};

use super::samples::{moves, refusals};

/// Every refusal leads to a part of the rules, and what the rule behind it cites is named there.
#[test]
fn every_refusal_leads_into_the_rules() {
    let refused: Vec<No<Refusal>> =
        refusals().map(No::Because).chain([No::Early { until: Time::ms(5) }]).collect();
    let tried: Vec<Option<Move>> = moves().map(Some).chain([None]).collect();
    for language in Language::ALL {
        let rules = rules(language);
        for why in &refused {
            let code = &why.coded().code;
            for mv in &tried {
                let part = anchor(why, mv.as_ref());
                assert!(rules.contains(&format!("{{#{part}}}")), "{code}: {part} in {}", language.code());
            }
            let why = Words::new(language).label("temple", "why", code);
            let cited: Vec<&str> =
                why.split(['(', ')', ',', ' ']).filter(|word| word.starts_with('§')).collect();
            assert!(!cited.is_empty(), "{why}");
            for section in cited {
                assert!(rules.contains(section), "{code}: {section} in {}", language.code());
            }
        }
    }
}

fn rules(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../../../locales/en/rules/temple.md"),
        Language::De => include_str!("../../../../../locales/de/rules/temple.md"),
        Language::Es => include_str!("../../../../../locales/es/rules/temple.md"),
    }
}

/// The numbers on the rules page are those of the game.
#[test]
fn the_rules_have_the_numbers_of_the_game() {
    for language in Language::ALL {
        let (text, code) = (rules(language), language.code());
        for seats in 1..=6 {
            let opening =
                Opening::<Temple>::new(Options::default(), Seats::of(seats), Seed::from_text("rules"));
            let game = opening.deal().expect("the defaults are right");
            let open = game.state().expedition();
            let row = format!("| {seats} | {} | {} |", open.ark, open.adventurers[0].dice.all().len());
            assert!(text.contains(&row), "{row} in {code}");
        }
        for seconds in Track::A.seconds().expect("it has a clock") {
            let row = format!("| {}:{:02} |", seconds / 60, seconds % 60);
            assert!(text.contains(&row), "{row} in {code}");
        }
        let stones = CHAMBERS.iter().filter_map(|chamber| chamber.id.parse::<Tile>().ok()?.stones());
        for (cost, earned) in stones.flat_map(|stones| stones.tiers) {
            assert!(text.contains(&format!(" | {cost} | {earned} |")), "{cost} for {earned} in {code}");
        }
        let base = Tile::base().count() + 2;
        assert!(text.contains(&format!(" {base} ")), "the number of chambers in {code}");
    }
}
