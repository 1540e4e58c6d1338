//! Walks: games played at random from fixed seeds. Each line of `tests/data/walks.txt` pins one of them: how many moves were made
//! and offered, and a digest of every state, offer, fact and refusal on the way, as JSON. A digest that changes says that a
//! log would run differently than before, or that a client would be told something else.
//!
//! `UPDATE=1 cargo test -p temple --test all walks::` writes the file again. A line of it is
//! `seats | options | changes to the position | made offered digest`; the chambers of a position with changes are those of
//! the hall.

use std::fs;
use std::path::PathBuf;

use conformance::Exam;
use serde::Serialize;
use serde_json::Value;
use table::{Facts, Luck, No, Rules, Seat, Seated, Seed, Stream, Time};
use temple::{Move, Temple};

use crate::expedition_table::{HALL, laid, started};

const VERSION: &str = "rules version ";
const CHOICE: Stream = Stream(7);
const STEPS: u64 = 500;
const STEP_MS: u64 = 400;

fn file() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", "walks.txt"].iter().collect()
}

/// FNV-1a over everything that is written into it.
struct Digest(u64);

impl Digest {
    fn add(&mut self, what: &impl Serialize) {
        for byte in serde_json::to_vec(what).expect("plain data") {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Most throws are of all dice that can be thrown; other moves come before throws, so that something happens.
fn choose(moves: &[Move], luck: &mut Luck) -> Option<Move> {
    let acts: Vec<Move> = moves
        .iter()
        .filter(|mv| !matches!(mv, Move::Throw { .. } | Move::Share { .. } | Move::Goddess))
        .filter(|mv| !matches!(mv, Move::Hand { .. } | Move::Stand))
        .copied()
        .collect();
    match luck.below(CHOICE, 8) {
        0 => luck.pick(CHOICE, moves),
        1..=5 if !acts.is_empty() => luck.pick(CHOICE, &acts),
        _ => moves.iter().rfind(|mv| matches!(mv, Move::Throw { .. })).copied(),
    }
}

fn walk(seats: u8, options: &str, changes: &str) -> String {
    let json = |text: &str| -> Value {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    };
    let mut table = started(seats, json(options));
    if changes != "{}" {
        table = table.with(laid(&HALL, &[])).with(json(changes));
    }
    let mut state = table.referee.state().clone();
    let mut luck = Luck::new(&Seed::from_text("walks"), &[]);
    let mut facts = Facts::new();
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    let (mut made, mut offered) = (0_u64, 0);
    for step in 1..=STEPS {
        let at = Time::ms(step * STEP_MS);
        facts.clear();
        while let Some(alarm) = state.alarm().filter(|alarm| *alarm < at) {
            state.ring(alarm, &mut luck, &mut facts);
        }
        let seat = Seat::at(luck.below(CHOICE, seats.into()) as u8);
        let stray = Temple::stray(state.public(), &mut luck);
        let mut moves = Vec::new();
        let sight = Seated::new(seat, state.public(), &());
        Temple::moves(sight, at, &mut moves);
        digest.add(&moves);
        match Temple::judge(sight, at, &stray) {
            Ok(()) => digest.add(&"lawful"),
            Err(No::Early { until }) => digest.add(&until),
            Err(No::Because(refusal)) => digest.add(&refusal),
        }
        offered += moves.len();
        if let Some(mv) = choose(&moves, &mut luck) {
            state.play(at, seat, &mv, &mut luck, &mut facts);
            made += 1;
        }
        facts.told().iter().for_each(|told| digest.add(&told.fact));
        digest.add(&state);
    }
    format!("{made} {offered} {:016x}", digest.0)
}

#[test]
fn walks_go_as_they_went_before() {
    let text = fs::read_to_string(file()).expect("data/walks.txt can be read");
    let (version, lines) = text.split_once('\n').expect("the version, and then the walks");
    let update = std::env::var_os("UPDATE").is_some();
    let mut written = format!("{VERSION}{}\n", Temple::VERSION);
    let mut changed = Vec::new();
    for line in lines.lines() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [seats, options, changes, before] = parts[..] else { panic!("four parts: {line}") };
        let now = walk(seats.parse().expect("how many seats"), options, changes);
        written += &format!("{seats} | {options} | {changes} | {now}\n");
        if now != before {
            changed.push(format!("{seats} | {options}\n  was {before}, is {now}"));
        }
    }
    if update {
        fs::write(file(), written).expect("data/walks.txt can be written");
        return;
    }
    let this_version = Temple::VERSION.to_string();
    assert_eq!(version.strip_prefix(VERSION), Some(this_version.as_str()), "walks of other rules");
    assert!(
        changed.is_empty(),
        "The game runs differently than before, so old logs would too. If that is meant, it needs a new VERSION; then \
         write the walks again with UPDATE=1.\n{}",
        changed.join("\n"),
    );
}
