//! The tests of this crate in one program, one file for each subject.
//!
//! `tests/allocations.rs` is a program of its own, because it brings an allocator that counts.

mod conformance;
mod golden;
mod naive;
mod paths;
mod reference;
mod scenarios;
mod table_top;
