//! Where the rules say why not.

/// The part of the rules page that is behind a refusal.
pub fn anchor(code: &str) -> Option<&'static str> {
    Some(match code {
        "over" => "end",
        "not_your_turn" | "not_in_reach" => "turn",
        "wrong_phase" | "ask_closed" | "cell_taken" => "setup",
        "piece_locked" => "blocks",
        "cell_closed" => "cells",
        "watched" => "watched",
        "guard_in_the_way" => "in-the-way",
        "key_there" => "moving-keys",
        "guard_may_not_reverse" => "guards",
        "too_few_moves" => "jump",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODES: [&str; 13] = [
        "over",
        "not_your_turn",
        "wrong_phase",
        "ask_closed",
        "cell_taken",
        "piece_locked",
        "not_in_reach",
        "cell_closed",
        "watched",
        "guard_in_the_way",
        "key_there",
        "guard_may_not_reverse",
        "too_few_moves",
    ];

    #[test]
    fn the_rules_have_every_part_that_is_named() {
        for rules in [
            include_str!("../../../../../locales/en/rules/cells.md"),
            include_str!("../../../../../locales/de/rules/cells.md"),
            include_str!("../../../../../locales/es/rules/cells.md"),
        ] {
            for code in CODES {
                let part = anchor(code).expect("every refusal has its rule");
                assert!(rules.contains(&format!("{{#{part}}}")), "{code}: {part}");
            }
        }
        assert_eq!(anchor("too_fast"), None);
    }
}
