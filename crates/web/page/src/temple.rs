//! The Curse of the Temple on the page.

pub mod act;
#[cfg(target_arch = "wasm32")]
mod acts;
pub mod aim;
#[cfg(target_arch = "wasm32")]
mod around;
#[cfg(target_arch = "wasm32")]
mod bewitched;
#[cfg(target_arch = "wasm32")]
mod calls;
#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
mod cards;
#[cfg(target_arch = "wasm32")]
mod clock;
pub mod curve;
#[cfg(target_arch = "wasm32")]
mod hand;
pub mod heard;
pub mod lesson;
#[cfg(target_arch = "wasm32")]
mod lesson_view;
#[cfg(target_arch = "wasm32")]
mod looking;
#[cfg(target_arch = "wasm32")]
mod map;
#[cfg(target_arch = "wasm32")]
mod mates;
#[cfg(target_arch = "wasm32")]
mod music;
pub mod notice;
#[cfg(target_arch = "wasm32")]
mod outcome;
pub mod pictures;
#[cfg(target_arch = "wasm32")]
mod play;
pub mod possessions;
#[cfg(target_arch = "wasm32")]
mod practice;
#[cfg(target_arch = "wasm32")]
mod recording;
#[cfg(target_arch = "wasm32")]
mod refused;
pub mod score;
#[cfg(target_arch = "wasm32")]
mod shaking;
pub mod sight;
#[cfg(target_arch = "wasm32")]
mod sounds;
#[cfg(target_arch = "wasm32")]
mod soundtrack;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod story;
#[cfg(target_arch = "wasm32")]
mod tray;
#[cfg(target_arch = "wasm32")]
mod using;
#[cfg(target_arch = "wasm32")]
mod views;

#[cfg(target_arch = "wasm32")]
pub(crate) use card::CARD;
#[cfg(target_arch = "wasm32")]
pub(crate) use soundtrack::Soundtrack;
#[cfg(target_arch = "wasm32")]
pub(crate) use views::{MORE, VIEWS};
