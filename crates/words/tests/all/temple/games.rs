//! Whole games, put into words.

use std::collections::BTreeSet;

use serde_json::json;
use table::{Coded, Luck, Opening, Referee, Seats, Seed, Stream, Time};
use temple::{Fact, Move, Options, Pace, Remark, Temple, Track};
use words::{Language, Words};

use super::samples::{self, names, seat};

/// Whole games at random: everything offered, told, remarked and refused on the way has words.
#[test]
fn nothing_in_a_game_is_left_without_words() {
    let words = Language::ALL.map(Words::new);
    let fine = |what: &dyn std::fmt::Debug, text: String| {
        assert!(!text.is_empty() && !text.contains(['⟨', '{', '}']), "{what:?}: {text}");
    };
    let stray: Vec<Move> = samples::moves().collect();
    let mut told = BTreeSet::new();
    let seeds = ["one", "two", "three", "four", "five", "six"];
    for (seats, seed, modules) in
        (1..=6).zip(seeds).flat_map(|(seats, seed)| [(seats, seed, false), (seats, seed, true)])
    {
        let options = Options {
            track: Track::Custom([10, 20, 30, 40, 50, 60]),
            pace: if modules { Pace::Free } else { Pace::Paced },
            curses: modules,
            treasures: modules,
            illusions: modules,
            alliance: modules && seats > 1,
            double: modules,
            treasure_chamber: modules,
            abyss: modules,
            doomed: modules,
            ..Options::default()
        };
        let opening = Opening::<Temple>::new(options, Seats::of(seats), Seed::from_text(seed));
        let mut game = opening.deal().expect("these options are right");
        let mut luck = Luck::new(&Seed::from_text(seed), &[]);
        let mut pick = |below: usize| luck.below(Stream(9), below as u32) as usize;
        let mut moves = Vec::new();
        while game.outcome().is_none() {
            let by = seat(pick(seats.into()) as u8);
            let at = Time::ms(game.now().as_ms() + pick(60) as u64);
            moves.clear();
            game.moves(by, at, &mut moves);
            // Throws are most of what can be done: without this there would be nothing else.
            let is_throw = |mv: &Move| matches!(mv, Move::Throw { .. });
            if pick(3) > 0 && moves.iter().any(|mv| !is_throw(mv)) {
                moves.retain(|mv| !is_throw(mv));
            }
            let mv = match moves.is_empty() || pick(9) == 0 {
                true => stray[pick(stray.len())],
                false => moves[pick(moves.len())],
            };
            let mut facts: Vec<Fact> = Vec::new();
            let mut gather = |game: &Referee<Temple>| {
                facts.extend(game.facts().told().iter().map(|told| told.fact));
            };
            game.advance(at, &mut gather).expect("time goes on");
            let played = game.play(at, by, &mv, &mut gather);
            for words in &words {
                fine(&mv, words.offer("temple", &json!(mv), by, &names()));
                if let Err(denied) = &played {
                    fine(denied, words.refusal("temple", &denied.coded(), &names()));
                }
                for fact in &facts {
                    fine(fact, words.fact("temple", &json!(fact), &names()));
                    if let Some(remark) = Remark::on(fact, game.state().expedition()) {
                        assert!(Remark::may_follow(fact), "{fact:?}");
                        fine(&remark, words.fact("temple", &json!(remark), &names()));
                    }
                }
                if let Some((question, _)) = game.state().expedition().asks.to(by).last() {
                    fine(&question, words.label("temple", "ask", question.name()));
                }
            }
            told.extend(facts.iter().map(|fact| Coded::of(fact).code));
        }
    }
    assert!(told.len() > 30, "too little happened: {told:?}");
}
