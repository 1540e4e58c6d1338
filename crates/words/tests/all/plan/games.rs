//! Whole games, put into words.

use std::collections::BTreeSet;

use plan::{Fact, Move, Options, Plan};
use serde_json::json;
use table::{Coded, Luck, Opening, Referee, Seats, Seed, Stream, Time};
use words::{Language, Words};

use super::samples::{self, names, seat};

/// Words that only English has.
const ENGLISH: [&str; 24] = [
    "the",
    "of",
    "to",
    "and",
    "with",
    "from",
    "for",
    "officer",
    "locker",
    "key",
    "tile",
    "gang",
    "store",
    "business",
    "house",
    "exit",
    "contact",
    "equipment",
    "wound",
    "wounds",
    "slot",
    "you",
    "your",
    "notoriety",
];

/// Every sentence that was said, in each language.
#[derive(Default)]
struct Said([BTreeSet<String>; 3]);

impl Said {
    fn add(&mut self, words: &[Words; 3], what: &dyn std::fmt::Debug, say: impl Fn(&Words) -> String) {
        let texts = words.each_ref().map(say);
        for text in &texts {
            assert!(!text.is_empty() && !text.contains(['⟨', '{', '}', '_']), "{what:?}: {text}");
        }
        let [english, german, spanish] = &texts;
        assert!(english != german && english != spanish && german != spanish, "{what:?}: {english}");
        for text in [german, spanish] {
            let mut parts = text.split(|letter: char| !letter.is_alphanumeric());
            assert!(!parts.any(|part| ENGLISH.contains(&part)), "{what:?}: {text}");
        }
        for (all, text) in self.0.iter_mut().zip(texts) {
            all.insert(text);
        }
    }
}

/// Whole games at random: everything offered, asked, told and refused on the way has words, and what counts at the end.
#[test]
fn nothing_in_a_game_is_left_without_words() {
    let words = Language::ALL.map(Words::new);
    let stray: Vec<Move> = samples::moves().chain(samples::more_moves()).collect();
    let (mut told, mut refused, mut asked) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut parts = BTreeSet::new();
    let mut said = Said::default();
    for (seats, seed) in [(1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five")] {
        let opening = Opening::<Plan>::new(Options::default(), Seats::of(seats), Seed::from_text(seed));
        let mut game = opening.deal().expect("these options are right");
        let mut luck = Luck::new(&Seed::from_text(seed), &[]);
        let mut pick = |below: usize| luck.below(Stream(9), below as u32) as usize;
        let mut moves = Vec::new();
        while let Some((by, question)) = game.state().heist().asked() {
            let at = Time::ms(game.now().as_ms() + 100);
            let asks = json!(question);
            said.add(&words, &question, |words| words.ask("plan", &asks, &names()));
            asked.insert(Coded::of(&question).code);
            moves.clear();
            game.moves(by, at, &mut moves);
            let texts = moves.iter().map(|mv| words[0].offer("plan", &json!(mv), by, &names()));
            assert_eq!(texts.collect::<BTreeSet<_>>().len(), moves.len(), "not to be told apart: {moves:?}");
            let offered = moves[pick(moves.len())];
            let mut facts: Vec<Fact> = Vec::new();
            let mut gather = |game: &Referee<Plan>| {
                facts.extend(game.facts().told().iter().map(|told| told.fact));
            };
            for (who, mv) in [(seat(pick(seats.into()) as u8), stray[pick(stray.len())]), (by, offered)] {
                said.add(&words, &mv, |words| words.offer("plan", &json!(mv), who, &names()));
                if let Err(denied) = game.play(at, who, &mv, &mut gather) {
                    let coded = denied.coded();
                    said.add(&words, &denied, |words| words.refusal("plan", &coded, &names()));
                    refused.insert(coded.code);
                }
            }
            for fact in &facts {
                said.add(&words, fact, |words| words.fact("plan", &json!(fact), &names()));
            }
            told.extend(facts.iter().map(|fact| Coded::of(fact).code));
        }
        let outcome = game.outcome().expect("nobody is asked any more");
        parts.extend(outcome.standings.into_iter().flat_map(|standing| standing.parts).map(|part| part.name));
    }
    assert!(told.len() > 50 && refused.len() > 10 && asked.len() > 20, "{told:?}, {refused:?}, {asked:?}");
    assert!(said.0.iter().all(|all| all.len() > 500));
    for part in parts {
        said.add(&words, &part, |words| words.label("plan", "part", &part));
    }
}
