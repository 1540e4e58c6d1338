//! The tests of this crate in one program, one file for each subject.

// A test that cannot read its own files has failed, and may say so bluntly.
#![allow(clippy::unwrap_used)]

mod broken_positions;
mod command;
mod copies;
mod program;
mod serving;
mod transcripts;
