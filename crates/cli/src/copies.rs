//! `escapement backup` and `escapement restore`: everything in one file, and the way back.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use server::store_file;
use store::{CopyError, Restored, StoreError};
use words::Words;

use crate::End;

/// What is to be copied.
#[derive(Args, Clone, Debug)]
pub(crate) struct BackUp {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// The folder in which everything is kept
    #[arg(long, value_name = "FOLDER", default_value = "escapement-data", env = "ESCAPEMENT_DATA")]
    data: PathBuf,
}

/// What is to be put in place.
#[derive(Args, Clone, Debug)]
pub(crate) struct Restore {
    /// The backup
    file: PathBuf,
    /// The folder in which everything is to be kept
    #[arg(long, value_name = "FOLDER", env = "ESCAPEMENT_DATA")]
    data: PathBuf,
    /// Overwrite what is kept in that folder
    #[arg(long)]
    force: bool,
}

/// Copies everything that is kept in a folder into one file.
pub(crate) fn back_up(wish: &BackUp, words: &Words, out: &mut impl Write) -> io::Result<End> {
    match store::back_up(&store_file(&wish.data), &wish.file) {
        Ok(tables) => {
            let args = [("tables", tables.into()), ("file", named(&wish.file).into())];
            writeln!(out, "{}", words.text("cli-backup-done", &args))?;
            Ok(End::Done)
        }
        Err(error) => {
            let key = match error {
                CopyError::Missing(_) => "cli-backup-nothing",
                CopyError::Store(StoreError::InUse { .. }) => "cli-backup-in-use",
                CopyError::Exists(_) => "cli-backup-exists",
                _ => "cli-backup-cannot",
            };
            Ok(End::BadFile(sentence(key, &wish.file, &wish.data, &error, words)))
        }
    }
}

/// Puts a backup where a server finds it.
pub(crate) fn restore(wish: &Restore, words: &Words, out: &mut impl Write) -> io::Result<End> {
    match store::restore(&wish.file, &store_file(&wish.data), wish.force) {
        Ok(Restored { tables, unfinished }) => {
            let data = named(&wish.data);
            let args = [("tables", tables.into()), ("unfinished", unfinished.into()), ("data", data.into())];
            writeln!(out, "{}", words.text("cli-restore-done", &args))?;
            Ok(End::Done)
        }
        Err(error) => {
            let key = match error {
                CopyError::Missing(_) => "cli-restore-missing",
                CopyError::Exists(_) => "cli-restore-exists",
                CopyError::Damaged { .. } => "cli-restore-damaged",
                CopyError::Store(StoreError::InUse { .. }) => "cli-restore-in-use",
                CopyError::Store(StoreError::NotAStore { .. }) => "cli-restore-foreign",
                CopyError::Store(StoreError::Newer { .. }) => "cli-restore-newer",
                CopyError::Store(_) | CopyError::File { .. } => "cli-restore-cannot",
            };
            Ok(End::BadFile(sentence(key, &wish.file, &wish.data, &error, words)))
        }
    }
}

fn sentence(key: &str, file: &Path, data: &Path, error: &CopyError, words: &Words) -> String {
    let why = match error {
        CopyError::Damaged { why, .. } => why.clone(),
        other => other.to_string(),
    };
    words.text(key, &[("file", named(file).into()), ("data", named(data).into()), ("why", why.into())])
}

fn named(path: &Path) -> String {
    path.display().to_string()
}
