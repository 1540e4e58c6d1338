//! The Curse of the Temple on the page.

#[cfg(target_arch = "wasm32")]
mod acts;
#[cfg(target_arch = "wasm32")]
mod brings;
#[cfg(target_arch = "wasm32")]
mod camera;
#[cfg(target_arch = "wasm32")]
mod clock;
pub mod curve;
#[cfg(target_arch = "wasm32")]
mod hand;
#[cfg(target_arch = "wasm32")]
mod map;
#[cfg(target_arch = "wasm32")]
mod mates;
#[cfg(target_arch = "wasm32")]
mod outcome;
pub mod pictures;
#[cfg(target_arch = "wasm32")]
mod play;
pub mod sight;
#[cfg(target_arch = "wasm32")]
mod sounds;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod story;
#[cfg(target_arch = "wasm32")]
mod tray;

#[cfg(target_arch = "wasm32")]
pub(crate) use brings::BRINGS;
