//! The tests of this crate in one program, one file for each subject.

mod colours;
mod figures;
mod markup;
mod master;
mod plan;
mod temple;
