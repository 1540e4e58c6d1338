//! The Curse of the Temple on the page.

#[cfg(target_arch = "wasm32")]
mod acts;
#[cfg(target_arch = "wasm32")]
mod brings;
#[cfg(target_arch = "wasm32")]
mod camera;
#[cfg(target_arch = "wasm32")]
mod clock;
#[cfg(target_arch = "wasm32")]
mod hand;
pub mod heard;
#[cfg(target_arch = "wasm32")]
mod map;
#[cfg(target_arch = "wasm32")]
mod mates;
#[cfg(target_arch = "wasm32")]
mod music;
#[cfg(target_arch = "wasm32")]
mod outcome;
pub mod pictures;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod recording;
pub mod score;
pub mod sight;
#[cfg(target_arch = "wasm32")]
mod sounds;
#[cfg(target_arch = "wasm32")]
mod soundtrack;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod tray;

#[cfg(target_arch = "wasm32")]
pub(crate) use brings::BRINGS;
