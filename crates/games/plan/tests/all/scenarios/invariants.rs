//! Positions that break an invariant are refused by its name.

use serde_json::{Value, json};

use crate::street::street;

/// What seat 0 is still asked in its turn, the last first.
fn todo(asked: &[Value]) -> Value {
    let asked = asked.iter().map(|what| json!({"ask": {"seat": 0, "what": what}}));
    let todo: Vec<Value> = [json!({"turn": 1})].into_iter().chain(asked).collect();
    json!({ "todo": todo })
}

// §1.7: in a turn one acts once and travels once. A second window would find nothing to do in it.
#[test]
fn every_window_opens_once_in_a_turn() {
    let twice: [&[Value]; 8] = [
        &[json!("act"), json!("act")],
        &[json!("end"), json!("travel"), json!("travel")],
        &[json!("end"), json!("travel"), json!("act")],
        &[json!("end"), json!("act")],
        &[json!("end"), json!("end")],
        &[json!("end"), json!("avoid"), json!("avoid")],
        &[json!("end"), json!("avoid"), json!("key"), json!("key")],
        &[json!("end"), json!({"by": "S1.business"}), json!({"by": "S2.business"})],
    ];
    for asked in twice {
        let broken = street(3).with(todo(asked)).breaks();
        assert_eq!(broken, Some("every window opens once in a turn"), "{asked:?}");
    }
}

#[test]
fn a_turn_in_its_order_is_a_position_of_the_game() {
    assert_eq!(street(3).breaks(), None);
    assert_eq!(street(3).travelling("S1.C2", 2).breaks(), None);
    assert_eq!(street(3).avoiding(&[]).breaks(), None);
}
