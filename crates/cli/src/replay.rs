//! `escapement replay`: a log in words.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::Path;

use serde_json::Value;
use shelf::Step;
use table::{Sitter, Verdict};
use words::{Names, Words};

use crate::{End, files};

pub(crate) fn run(
    file: &Path,
    upto: Option<NonZeroUsize>,
    state: bool,
    words: &Words,
    out: &mut impl Write,
) -> io::Result<End> {
    let record = match files::read_log(file, words) {
        Ok(record) => record,
        Err(sentence) => return Ok(End::BadFile(sentence)),
    };
    let Some(seed) = record.seed() else { return Ok(End::BadFile(words.text("cli-error-no-seed", &[]))) };
    let game = record.game();
    let names = Names::unnamed(record.seats().count());
    let title = [
        ("game", words.text(&format!("{game}-name"), &[]).into()),
        ("seats", record.seats().count().into()),
        ("entries", record.len().into()),
    ];
    writeln!(out, "{}", words.text("cli-replay-title", &title))?;
    let mut last_state = None;
    let mut written = Ok(());
    let ran = record.run(seed, upto.map_or(usize::MAX, NonZeroUsize::get), &mut |step| {
        if state {
            last_state = Some((step.state)());
        }
        if written.is_ok() {
            written = writeln!(
                out,
                "{:>5} {:>10}  {}",
                step.seq,
                step.at.to_string(),
                told(game, &step, words, &names)
            );
        }
    });
    written?;
    if let Err(breach) = ran {
        writeln!(out, "{}", breaks(game, &breach, words))?;
        return Ok(End::NotSound);
    }
    if let Some(state) = last_state {
        writeln!(out, "{state}")?;
    }
    Ok(End::Done)
}

/// What is wrong with a log, as a sentence.
pub(crate) fn breaks(game: &str, breach: &table::Breach, words: &Words) -> String {
    let why = words.flaw(game, &breach.why);
    words.text("cli-verify-breaks", &[("entry", breach.entry.into()), ("why", why.into())])
}

/// What an entry told, in one line.
fn told(game: &str, step: &Step<'_>, words: &Words, names: &Names) -> String {
    let name = |seat| Value::from(words.name(seat, names));
    let mut sentences: Vec<String> = step.facts.iter().map(|fact| words.fact(game, fact, names)).collect();
    match (step.what, step.seat, step.sitter) {
        ("undo", Some(seat), _) => sentences.push(words.text("cli-replay-undone", &[("name", name(seat))])),
        ("sit", Some(seat), Some(Sitter::Bot(bot))) => {
            sentences.push(
                words.text("cli-replay-bot-sits", &[("name", name(seat)), ("bot", bot.as_str().into())]),
            );
        }
        ("sit", Some(seat), _) => {
            sentences.push(words.text("cli-replay-person-sits", &[("name", name(seat))]))
        }
        (what, ..) if sentences.is_empty() => sentences.push(words.text(&format!("entry-{what}"), &[]) + "."),
        _ => {}
    }
    // After the end only the seed comes: say there who has won, where the eye stops.
    if let Some(outcome) = step.outcome.as_ref().filter(|_| step.what == "reveal") {
        let winners: Vec<Value> = outcome.winners().iter().map(name).collect();
        sentences.push(match outcome.verdict {
            Verdict::Lost => words.text("verdict-lost", &[]),
            _ => words.text("cli-replay-winner", &[("names", winners.into())]),
        });
    }
    sentences.join(" ")
}
