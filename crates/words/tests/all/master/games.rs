//! Whole games, put into words.

use std::collections::BTreeSet;

use master::{Fact, Level, Master, Move, Options};
use serde_json::json;
use table::{Coded, Luck, Opening, Referee, Seats, Seed, Stream, Time};
use words::{Language, Words};

use super::samples::{self, names, seat};

/// Whole games at random: everything offered, told and refused on the way has words, and what counts at the end.
#[test]
fn nothing_in_a_game_is_left_without_words() {
    let words = Language::ALL.map(Words::new);
    let fine = |what: &dyn std::fmt::Debug, text: String| {
        assert!(!text.is_empty() && !text.contains(['⟨', '{', '}']), "{what:?}: {text}");
    };
    let stray: Vec<Move> = samples::moves().chain(samples::more_moves()).collect();
    let mut told = BTreeSet::new();
    let mut parts = BTreeSet::new();
    for (seats, seed) in [(2, "two"), (3, "three"), (4, "four"), (4, "teams")] {
        let teams = seed == "teams";
        let options = Options { level: Level::Hard, teams, set_rounds: 4, ..Options::default() };
        let opening = Opening::<Master>::new(options, Seats::of(seats), Seed::from_text(seed));
        let mut game = opening.deal().expect("these options are right");
        let mut luck = Luck::new(&Seed::from_text(seed), &[]);
        let mut pick = |below: usize| luck.below(Stream(9), below as u32) as usize;
        let mut moves = Vec::new();
        for _ in 0..20_000 {
            if game.outcome().is_some() {
                break;
            }
            let by = seat(pick(seats.into()) as u8);
            let at = Time::ms(game.now().as_ms() + pick(400) as u64);
            moves.clear();
            game.moves(by, at, &mut moves);
            let mv = match moves.is_empty() || pick(9) == 0 {
                true => stray[pick(stray.len())],
                false => moves[pick(moves.len())],
            };
            let mut facts: Vec<Fact> = Vec::new();
            let mut gather = |game: &Referee<Master>| {
                facts.extend(game.facts().told().iter().map(|told| told.fact));
            };
            game.advance(at, &mut gather).expect("time goes on");
            let played = game.play(at, by, &mv, &mut gather);
            for words in &words {
                fine(&mv, words.offer("master", &json!(mv), by, &names()));
                if let Err(denied) = &played {
                    fine(denied, words.refusal("master", &denied.coded(), &names()));
                }
                for fact in &facts {
                    fine(fact, words.fact("master", &json!(fact), &names()));
                }
                for asked in game.state().contest().asks.iter() {
                    fine(&asked, words.label("master", "ask", asked.question.name()));
                }
            }
            told.extend(facts.iter().map(|fact| Coded::of(fact).code));
        }
        let outcome = game.outcome().expect("no game goes on for ever");
        parts.extend(outcome.standings.into_iter().flat_map(|standing| standing.parts).map(|part| part.name));
    }
    assert!(told.len() > 30, "too little happened: {told:?}");
    assert_eq!(parts.len(), 1, "{parts:?}");
    for part in parts {
        words.iter().for_each(|words| fine(&part, words.label("master", "part", &part)));
    }
}
