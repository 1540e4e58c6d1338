//! What the front page knows of a game. It is little, and comes with the page; the rest is fetched as [`GameViews`].
//!
//! [`GameViews`]: crate::game_views::GameViews

use std::ops::RangeInclusive;

use crate::app::Page;
use crate::game::Game;
use crate::{cells, master, plan, temple};

/// A game as the front page knows it.
pub(crate) struct GameCard {
    /// For how many it is.
    pub(crate) seats: RangeInclusive<u8>,
    /// For how many a table is, if nobody says anything else.
    pub(crate) usual_seats: u8,
    /// Against how many bots somebody plays who only wants to play.
    pub(crate) usual_bots: u8,
    /// And how well these play.
    pub(crate) usual_level: &'static str,
    /// How well bots can play, weakest first.
    pub(crate) levels: fn() -> Vec<String>,
    /// Whether a bot plays for those who drop out, if nobody says anything else.
    pub(crate) stand_ins: bool,
    /// Whether people race each other, so that it counts who was first.
    pub(crate) races: bool,
    /// Whether people can share a device: in games with turns.
    pub(crate) shares_device: bool,
    /// Whether somebody can give up alone: not where all win or lose together.
    pub(crate) gives_up: bool,
    /// Begins to practise in this browser, alone and without hurry, if there is something to practise.
    pub(crate) practice: Option<fn(Page)>,
    /// Whether it has a soundtrack for those who have the box.
    pub(crate) has_soundtrack: bool,
}

impl Game {
    /// Its card.
    pub(crate) fn card(self) -> &'static GameCard {
        match self {
            Game::Cells => &cells::CARD,
            Game::Temple => &temple::CARD,
            Game::Master => &master::CARD,
            Game::Plan => &plan::CARD,
        }
    }
}
