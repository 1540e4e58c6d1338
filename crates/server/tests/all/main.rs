//! The tests of this crate in one program, one file for each subject.
//!
//! Two are programs of their own: `tests/races.rs` looks at milliseconds and wants nothing beside it, and in `tests/panic.rs`
//! a table panics on purpose.
#![allow(clippy::unwrap_used)]

#[path = "../guest/mod.rs"]
mod guest;

mod host;
mod manners;
mod protocol;
mod python;
mod sockets;
mod tls;
