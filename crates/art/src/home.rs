//! A poster for each game (viewBox 0 0 320 200).

mod cells;
mod master;
mod plan;
mod temple;

use crate::ink::Ink;

/// ESCAPE!: a searchlight over the yard finds an open cell, and somebody on the run.
#[must_use]
pub fn cells(ink: Ink) -> String {
    ink.paint(cells::POSTER)
}

/// The Curse of the Temple: a gate in the jungle, dice, gems, and something that glows.
#[must_use]
pub fn temple(ink: Ink) -> String {
    ink.paint(temple::POSTER)
}

/// The Escape Master: cards fly out of a keyhole, and the stopwatch runs.
#[must_use]
pub fn master(ink: Ink) -> String {
    master::poster(ink)
}

/// The Great Escape Plan: a city at night, a bag full of loot, and a blue light behind.
#[must_use]
pub fn plan(ink: Ink) -> String {
    ink.paint(plan::POSTER)
}
