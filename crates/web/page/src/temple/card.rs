//! What the front page knows of the Temple.

use table::Rules;
use temple::Temple;
use temple::bots::Level;

use super::practice;
use crate::game_card::GameCard;

/// Everything.
pub(crate) static CARD: GameCard = GameCard {
    seats: 1..=6,
    usual_seats: 4,
    usual_bots: 3,
    usual_level: Level::Normal.name(),
    levels: || Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    stand_ins: Temple::REAL_TIME,
    races: false,
    shares_device: false,
    gives_up: false,
    practice: Some(practice::begin),
    has_soundtrack: true,
};
