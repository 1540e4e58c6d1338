//! Escape Plan in scenarios, named after the section of the rules they show and in its order.

mod actions;
mod board;
mod decisions;
mod escape;
mod invariants;
mod locations;
mod notoriety;
mod phases;
mod sandra;
mod setup;
mod travel;
