//! Reading logs from files, and saying what is wrong with them.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use shelf::Record;
use table::BadLog;
use words::Words;

/// The largest file that is read: a real log has some kilobytes.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// Reads a log of any game.
///
/// # Errors
/// The sentence that says what is wrong with the file.
pub(crate) fn read_log(path: &Path, words: &Words) -> Result<Box<dyn Record>, String> {
    let file = path.display().to_string();
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes));
    if let Err(error) = read {
        let args = [("file", file.into()), ("why", error.to_string().into())];
        return Err(words.text("cli-error-cannot-read", &args));
    }
    let game = table::game_of(&bytes).map_err(|bad| sentence(&bad, &file, words))?;
    match shelf::tools(&game) {
        Some(game) => game.read_log(&bytes).map_err(|bad| sentence(&bad, &file, words)),
        None => Err(unknown_game(&game, words)),
    }
}

/// That there is no such game, and which there are.
pub(crate) fn unknown_game(name: &str, words: &Words) -> String {
    let games: Vec<&str> = shelf::games().iter().map(|game| game.name()).collect();
    words.text("cli-error-unknown-game", &[("name", name.into()), ("games", games.into())])
}

fn sentence(bad: &BadLog, file: &str, words: &Words) -> String {
    match bad {
        BadLog::NotALog => words.text("cli-error-not-a-log", &[("file", file.into())]),
        BadLog::Form(_) => words.text("cli-error-log-form", &[]),
        BadLog::OtherGame(game) => words.text("cli-error-log-other-game", &[("game", game.as_str().into())]),
        BadLog::Header(why) => words.text("cli-error-log-header", &[("why", why.as_str().into())]),
        BadLog::Truncated { entry } => words.text("cli-error-log-truncated", &[("entry", (*entry).into())]),
        BadLog::Entry { entry, why } => {
            words.text("cli-error-log-entry", &[("entry", (*entry).into()), ("why", why.as_str().into())])
        }
        BadLog::TooLong => words.text("cli-error-log-too-long", &[]),
    }
}
