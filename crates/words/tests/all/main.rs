//! The tests of this crate in one program, one file for each subject.

mod cells;
mod locales;
mod master;
mod plan;
mod rules;
mod saying;
mod sentences;
mod table;
mod temple;
