//! Escape Plan in scenarios, named after the section of the rules they show and in its order.

mod street;

#[path = "scenarios/actions.rs"]
mod actions;
#[path = "scenarios/board.rs"]
mod board;
#[path = "scenarios/decisions.rs"]
mod decisions;
#[path = "scenarios/escape.rs"]
mod escape;
#[path = "scenarios/invariants.rs"]
mod invariants;
#[path = "scenarios/locations.rs"]
mod locations;
#[path = "scenarios/notoriety.rs"]
mod notoriety;
#[path = "scenarios/phases.rs"]
mod phases;
#[path = "scenarios/sandra.rs"]
mod sandra;
#[path = "scenarios/setup.rs"]
mod setup;
#[path = "scenarios/travel.rs"]
mod travel;
