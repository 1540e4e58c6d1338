//! What the front page knows of Escape Master.

use master::Master;
use master::bots::Level;
use table::Rules;

use crate::game_card::GameCard;

/// Everything.
pub(crate) static CARD: GameCard = GameCard {
    seats: 2..=4,
    usual_seats: 4,
    usual_bots: 2,
    usual_level: Level::Novice.name(),
    levels: || Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    stand_ins: Master::REAL_TIME,
    races: true,
    shares_device: false,
    gives_up: true,
    practice: None,
    has_soundtrack: false,
};
