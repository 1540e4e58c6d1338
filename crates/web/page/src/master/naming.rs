//! How cards are called: the arguments of `master-card`.

use master::{Card, Kind};
use serde_json::Value;

/// What the words for a card need to know.
pub fn arguments(card: Card) -> [(&'static str, Value); 3] {
    let name = card.to_string();
    let (what, sign, rank) = match card.kind() {
        Kind::Suited(tribe, _) => ("other", tribe.letter().to_string(), name[1..].to_owned()),
        Kind::Start => ("other", "start".to_owned(), "7".to_owned()),
        Kind::Wisdom => ("other", "W".to_owned(), String::new()),
        Kind::DeadEnd => ("DE", String::new(), String::new()),
        Kind::PlusThree => ("P3", String::new(), String::new()),
        Kind::Up => ("UP", String::new(), String::new()),
        Kind::Down => ("DN", String::new(), String::new()),
        Kind::Escape => ("ES", String::new(), String::new()),
        Kind::EscapeMinus => ("ED", String::new(), String::new()),
        Kind::Doom(11) => ("DMJ", String::new(), String::new()),
        Kind::Doom(12) => ("DMQ", String::new(), String::new()),
        Kind::Doom(_) => ("DMK", String::new(), String::new()),
    };
    [("card", what.into()), ("sign", sign.into()), ("rank", rank.into())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use master::CardSet;
    use words::{Language, Words};

    #[test]
    fn every_card_has_a_name_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for card in CardSet::ALL.iter() {
                let name = words.text("master-card", &arguments(card));
                assert!(
                    !name.is_empty() && !name.contains("master-") && !name.contains('{'),
                    "{card}: {name}"
                );
            }
        }
    }
}
