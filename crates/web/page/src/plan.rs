//! Escape Plan on the page.

#[cfg(target_arch = "wasm32")]
mod ask;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
mod city;
#[cfg(any(target_arch = "wasm32", test))]
mod film;
#[cfg(target_arch = "wasm32")]
mod hand;
pub mod lesson;
#[cfg(target_arch = "wasm32")]
mod lesson_view;
#[cfg(target_arch = "wasm32")]
mod naming;
pub mod notice;
#[cfg(target_arch = "wasm32")]
mod outcome;
pub mod pictures;
#[cfg(target_arch = "wasm32")]
mod play;
pub mod pointing;
#[cfg(target_arch = "wasm32")]
mod robbers;
pub mod sight;
#[cfg(target_arch = "wasm32")]
mod sounds;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod trip;
#[cfg(target_arch = "wasm32")]
mod views;

#[cfg(target_arch = "wasm32")]
pub(crate) use card::CARD;
#[cfg(target_arch = "wasm32")]
pub(crate) use views::{MORE, VIEWS};
