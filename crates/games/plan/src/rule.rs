//! Where the rules say why not: the parts of `locales/<language>/rules/plan.md`.

/// The part of the rules page that is behind the refusal of this code.
pub fn anchor(code: &str) -> Option<&'static str> {
    Some(match code {
        "over" => "end",
        "not_your_turn" | "not_asked" => "turn",
        "no_cash" => "prices",
        "no_such_contact" | "display_empty" => "display",
        "not_locked" | "nothing_locked" => "unlock",
        "empty_stack" | "occupied" | "too_far_out" | "touches_too_few" | "no_matching_edge"
        | "no_such_rotation" => "place",
        "site_taken" | "wrong_site" => "place",
        "rested_before" => "rest",
        "can_go" => "pass",
        "leads_nowhere" | "no_movement" | "not_a_step" | "wrong_tiles_left" => "travel",
        "too_early" | "not_at_open_exit" => "escape",
        "ridden_before" | "no_station" => "subway",
        "no_helipad" | "no_means" => "fly",
        "no_gas" | "too_many_cans" => "gas",
        "no_key" => "keys",
        "empty_slot" | "face_down" | "nothing_face_down" | "no_use" => "use",
        "not_now" => "windows",
        "handcuffed" | "no_handcuffs" => "handcuffs",
        "no_member" => "gang",
        "first_aid_used" => "first-aid",
        "not_wounded" => "wounds",
        "too_many_discs" => "discs",
        "low_enough" => "notoriety",
        "no_officer_to_move" | "no_such_officer" | "wrong_type" | "not_in_city" | "already_there"
        | "hospital_is_safe" => "move-officer",
        "not_closer" => "lines",
        "must_move" => "sandra-notoriety",
        "tile_not_left" | "does_not_avoid" | "wrong_number" => "avoid",
        "too_many_healed" => "visit-hospital",
        "not_for_sale" => "visit-store",
        "vault_empty" | "locker_needs" | "too_few_contacts" | "no_such_tile" => "lockers",
        "no_room" => "put",
        "slot_closed" => "slots",
        _ => return None,
    })
}
