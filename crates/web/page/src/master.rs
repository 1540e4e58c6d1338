//! Escape Master on the page.

#[cfg(target_arch = "wasm32")]
mod about;
#[cfg(target_arch = "wasm32")]
mod asks;
#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
mod carry;
#[cfg(target_arch = "wasm32")]
mod fan;
#[cfg(target_arch = "wasm32")]
mod hand;
#[cfg(target_arch = "wasm32")]
mod keys;
pub mod lesson;
#[cfg(target_arch = "wasm32")]
mod lesson_view;
#[cfg(target_arch = "wasm32")]
mod moments;
pub mod naming;
pub mod notice;
#[cfg(target_arch = "wasm32")]
mod outcome;
pub mod pictures;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod refused;
#[cfg(target_arch = "wasm32")]
mod rivals;
#[cfg(target_arch = "wasm32")]
mod scores;
pub mod sight;
pub mod slots;
#[cfg(target_arch = "wasm32")]
mod sounds;
#[cfg(target_arch = "wasm32")]
mod stacks;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod strip;
#[cfg(target_arch = "wasm32")]
mod views;

#[cfg(target_arch = "wasm32")]
pub(crate) use card::CARD;
#[cfg(target_arch = "wasm32")]
pub(crate) use views::{MORE, VIEWS};
