//! The tests of this crate in one program, one file for each subject.
#![allow(clippy::unwrap_used)]

mod copies;
mod crash;
mod folder;
mod hosting;
mod sqlite;
mod suite;
mod writer;
