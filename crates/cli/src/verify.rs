//! `escapement verify`: is this the game that was played, and was its luck fair?

use std::io::{self, Write};
use std::path::Path;

use table::Commitment;
use words::Words;

use crate::{End, files, replay};

pub(crate) fn run(
    file: &Path,
    shown: Option<Commitment>,
    words: &Words,
    out: &mut impl Write,
) -> io::Result<End> {
    let record = match files::read_log(file, words) {
        Ok(record) => record,
        Err(sentence) => return Ok(End::BadFile(sentence)),
    };
    let found = record.commitment();
    if let Some(expected) = shown.filter(|expected| *expected != found) {
        let args = [("expected", expected.to_hex().into()), ("found", found.to_hex().into())];
        writeln!(out, "{}", words.text("cli-verify-other-commitment", &args))?;
        return Ok(End::NotSound);
    }
    let Some(seed) = record.seed() else { return Ok(End::BadFile(words.text("cli-error-no-seed", &[]))) };
    if let Err(breach) = record.run(seed, usize::MAX, &mut |_| ()) {
        writeln!(out, "{}", replay::breaks(record.game(), &breach, words))?;
        return Ok(End::NotSound);
    }
    let game = words.text(&format!("{}-name", record.game()), &[]);
    let args = [("entries", record.len().into()), ("game", game.into())];
    writeln!(out, "{}", words.text("cli-verify-good", &args))?;
    writeln!(out, "{}", words.text("cli-verify-luck", &[]))?;
    Ok(End::Done)
}
