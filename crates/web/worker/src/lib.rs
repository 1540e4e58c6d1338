//! The house in a Web Worker: tables without a server.
//!
//! The page speaks to it as it speaks to a server, over `postMessage`. [`shell`] is what a server is, for one guest and
//! without I/O; the rest gives it a clock, a database and a voice, in a browser only. It is a part of the same program as
//! the page, so what both need of a game is fetched once.

pub mod shell;

#[cfg(target_arch = "wasm32")]
mod database;
#[cfg(target_arch = "wasm32")]
mod games;
#[cfg(target_arch = "wasm32")]
mod scope;

#[cfg(target_arch = "wasm32")]
pub use scope::run;
