//! ESCAPE!, the game of cells, guards and keys, on the page.

#[cfg(target_arch = "wasm32")]
mod big_board;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
mod clock;
#[cfg(target_arch = "wasm32")]
mod drag;
#[cfg(target_arch = "wasm32")]
mod fields;
pub mod geometry;
#[cfg(target_arch = "wasm32")]
mod layout_picture;
pub mod lesson;
#[cfg(target_arch = "wasm32")]
mod lesson_view;
#[cfg(target_arch = "wasm32")]
mod move_list;
pub mod notice;
#[cfg(target_arch = "wasm32")]
mod outcome;
#[cfg(target_arch = "wasm32")]
mod pieces;
#[cfg(target_arch = "wasm32")]
mod play;
pub mod sight;
#[cfg(target_arch = "wasm32")]
mod sounds;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod touch;
#[cfg(target_arch = "wasm32")]
mod views;
#[cfg(target_arch = "wasm32")]
mod why_not;

#[cfg(target_arch = "wasm32")]
pub(crate) use card::CARD;
#[cfg(target_arch = "wasm32")]
pub(crate) use views::{MORE, VIEWS};
