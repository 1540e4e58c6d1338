//! Where the rules say why not: the parts of `locales/<language>/rules/master.md`.

/// The part of the rules page about the countdown before a round.
pub const START: &str = "start";

/// The part of the rules page that is behind the refusal of this code. Of the codes that every table has only `early` is a
/// matter of these rules; before the start of a round it means [`START`].
pub fn anchor(code: &str) -> Option<&'static str> {
    Some(match code {
        "over" => "breaking-point",
        "ask_closed" | "no_answer" => "before",
        "wrong_payment" => "beast",
        "wrong_seat" | "wrong_swap" | "wrong_gift" | "no_credit" => "stories",
        "not_started" => START,
        "not_in_round" => "ties",
        "you_are_out" => "out",
        "round_over" => "photo-finish",
        "answer_plus_three" => "plus-three",
        "not_your_turn" | "somebody_answers" | "not_calm" | "called_before" => "calm",
        "not_in_hand" | "no_such_stack" | "wrong_number" => "stacks",
        "no_combinations" => "levels",
        "not_a_combination" => "combinations",
        "cannot_start" => "new-stack",
        "sum_cannot_start" => "sum",
        "stack_closed" => "dead-end",
        "stack_changed" | "seen_not_asked" => "races",
        "does_not_fit" => "continue",
        "trap_forbids" | "already_trapped" => "direction",
        "seven_only_starts" => "seven",
        "wisdom_on_wisdom" => "wisdom",
        "not_on_stacks" => "specials",
        "not_a_trap" | "wrong_target" => "traps",
        "not_an_escape" | "no_such_trap" | "escape_needs_trap" | "plain_escape" => "escape",
        "escape_does_nothing" | "cannot_discard" => "escape-discard",
        "cannot_drop" | "nothing_to_drop" | "drop_by_name" => "drop",
        "can_play" | "pile_empty" => "drawing",
        "plus_three_open" => "draw-call",
        "no_such_gift" => "leaders",
        "too_many_cards" => "vanish",
        "only_as_beast" | "posed_before" => "pose",
        "early" => "min-gap",
        _ => return None,
    })
}
