//! The tests of this crate in one program, one file for each subject.
//!
//! `tests/allocations.rs` is a program of its own, because it brings an allocator that counts.

mod conformance;
mod earlier;
mod expedition_table;
mod golden;
mod scenarios;
mod stories;
mod walks;
