//! The four games, as the page knows them before it has met any house.

/// A game with a place on the front page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Game {
    /// ESCAPE!, the game of cells, guards and keys.
    Cells,
    /// The Curse of the Temple.
    Temple,
    /// Escape Master.
    Master,
    /// Escape Plan.
    Plan,
}

impl Game {
    /// All of them, as they stand on the front page.
    pub const ALL: [Game; 4] = [Game::Cells, Game::Temple, Game::Master, Game::Plan];

    /// Its name in paths, messages and files.
    pub fn name(self) -> &'static str {
        match self {
            Game::Cells => "cells",
            Game::Temple => "temple",
            Game::Master => "master",
            Game::Plan => "plan",
        }
    }

    /// The game of this name.
    pub fn of(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.name() == name)
    }
}
