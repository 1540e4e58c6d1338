//! The house in a Web Worker: tables without a server.
//!
//! The page speaks to it as it speaks to a server, over `postMessage`. [`shell`] is what a server is, for one guest and
//! without I/O; the rest gives it a clock, a database and a voice, in a browser only.

pub mod shell;

#[cfg(target_arch = "wasm32")]
mod database;
#[cfg(target_arch = "wasm32")]
mod scope;

/// Starts the house. The browser calls it once the wasm is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    wasm_bindgen_futures::spawn_local(scope::run());
}
