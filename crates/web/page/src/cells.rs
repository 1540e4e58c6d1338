//! ESCAPE!, the game of cells, guards and keys, on the page.

#[cfg(target_arch = "wasm32")]
mod board;
pub mod geometry;
#[cfg(target_arch = "wasm32")]
mod outcome;
#[cfg(target_arch = "wasm32")]
mod pieces;
#[cfg(target_arch = "wasm32")]
mod play;
pub mod sight;
#[cfg(target_arch = "wasm32")]
mod touch;

#[cfg(target_arch = "wasm32")]
pub(crate) use play::Play;
