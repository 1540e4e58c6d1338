//! The page: how people see a table and what they do there, in a browser.
//!
//! What can be tested without a browser (the [session](connection::session), the [chronicle], the paths, the games'
//! hints) is built everywhere; what can be seen is built for wasm only.

#![cfg_attr(target_arch = "wasm32", allow(unreachable_pub, reason = "Leptos makes every component public"))]

pub mod addresses;
pub mod cells;
pub mod chronicle;
pub mod connection;
pub mod decode;
pub mod film;
pub mod game;
pub mod game_sight;
pub mod hosting;
pub mod instrument;
pub mod lobby;
pub mod master;
pub mod notice;
pub mod options;
pub mod outline;
pub mod page_fact;
pub mod page_game;
pub mod page_refusal;
pub mod plan;
pub mod route;
pub mod sound;
pub mod speaker;
pub mod temple;
pub mod visits;
pub mod wav;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod at_table;
#[cfg(target_arch = "wasm32")]
mod attempts;
#[cfg(target_arch = "wasm32")]
mod back;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod bubble;
#[cfg(target_arch = "wasm32")]
mod camera;
#[cfg(target_arch = "wasm32")]
mod carrying;
#[cfg(target_arch = "wasm32")]
mod choice;
#[cfg(target_arch = "wasm32")]
mod client;
#[cfg(target_arch = "wasm32")]
mod clock;
#[cfg(target_arch = "wasm32")]
mod companions;
#[cfg(target_arch = "wasm32")]
mod company;
#[cfg(target_arch = "wasm32")]
mod conversation;
#[cfg(target_arch = "wasm32")]
mod erased;
#[cfg(target_arch = "wasm32")]
mod game_card;
#[cfg(target_arch = "wasm32")]
mod game_views;
#[cfg(target_arch = "wasm32")]
mod head;
#[cfg(target_arch = "wasm32")]
mod home;
#[cfg(target_arch = "wasm32")]
mod host_view;
#[cfg(target_arch = "wasm32")]
mod house;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod map_view;
#[cfg(target_arch = "wasm32")]
mod mixer;
#[cfg(target_arch = "wasm32")]
mod more_views;
#[cfg(target_arch = "wasm32")]
mod newer;
#[cfg(target_arch = "wasm32")]
mod news;
#[cfg(target_arch = "wasm32")]
mod nowhere;
#[cfg(target_arch = "wasm32")]
mod open;
#[cfg(target_arch = "wasm32")]
mod options_view;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod picture;
#[cfg(target_arch = "wasm32")]
mod qr;
#[cfg(target_arch = "wasm32")]
mod reach;
#[cfg(target_arch = "wasm32")]
mod recent;
#[cfg(target_arch = "wasm32")]
mod replay;
#[cfg(target_arch = "wasm32")]
mod replay_view;
#[cfg(target_arch = "wasm32")]
mod rules_view;
#[cfg(target_arch = "wasm32")]
mod screen;
#[cfg(target_arch = "wasm32")]
mod screens;
#[cfg(target_arch = "wasm32")]
mod seen;
#[cfg(target_arch = "wasm32")]
mod settings;
#[cfg(target_arch = "wasm32")]
mod settings_view;
#[cfg(target_arch = "wasm32")]
mod speech;
#[cfg(target_arch = "wasm32")]
mod table_door;
#[cfg(target_arch = "wasm32")]
mod table_view;
#[cfg(target_arch = "wasm32")]
mod table_way;
#[cfg(target_arch = "wasm32")]
mod title;
#[cfg(target_arch = "wasm32")]
mod tones;
#[cfg(target_arch = "wasm32")]
mod way;

/// Says in the console why the program has stopped.
#[cfg(target_arch = "wasm32")]
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}

/// Keeps the house, in a worker. `worker.js` calls it once the program is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn keep_house() {
    report_panics();
    wasm_bindgen_futures::spawn_local(house::keep());
}

/// Shows the page, below what was there to look at until now. `start.js` calls it once the program is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn show_page() {
    report_panics();
    leptos::mount::mount_to_body(app::App);
}
