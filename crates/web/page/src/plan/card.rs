//! What the front page knows of Escape Plan.

use plan::Plan;
use plan::bots::Level;
use table::Rules;

use crate::game_card::GameCard;

/// Everything.
pub(crate) static CARD: GameCard = GameCard {
    seats: 1..=5,
    usual_seats: 3,
    usual_bots: 2,
    usual_level: Level::Novice.name(),
    levels: || Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    stand_ins: Plan::REAL_TIME,
    races: false,
    shares_device: true,
    gives_up: true,
    practice: None,
    has_soundtrack: false,
};
