//! Where the rules say why not: the parts of `locales/<language>/rules/temple.md`.

use crate::moves::{Move, Reply};

/// The part of the rules page that is behind the refusal of this code, as far as it is known with the move that was tried.
/// Of the codes that every table has only `early` is a matter of these rules.
pub fn anchor(code: &str, tried: Option<&Move>) -> Option<&'static str> {
    Some(match code {
        "over" => "end",
        "ask_closed" | "no_answer" => match tried {
            Some(Move::Answer { with: Reply::Ready, .. }) => "start",
            _ => "vote",
        },
        "not_started" => "start",
        "escaped" | "gift_needed" | "no_gift" => "gift",
        "not_throwable" => "dice",
        "not_here" | "nothing_locked" => "gold",
        "no_passage" => "passages",
        "no_access" | "pile_empty" => "discover",
        "no_stones" | "stones_used" | "no_such_tier" | "ark_empty" => "stones",
        "not_at_exit" => "escape",
        "no_goddess" | "nobody_locked" => "goddess",
        "vote_open" => "vote",
        "no_change" => "share",
        // What something costs stands where it is explained.
        "too_few_symbols" => match tried {
            Some(Move::Free { .. }) => "gold",
            Some(Move::Enter { .. }) => "enter",
            Some(Move::Discover { .. }) => "discover",
            Some(Move::Activate { .. }) => "paying",
            Some(Move::Escape { .. }) => "escape",
            _ => "parts",
        },
        "early" => match tried {
            Some(Move::Goddess) => "vote",
            _ => "pace",
        },
        _ => return None,
    })
}
