//! What the front page knows of ESCAPE!.

use cells::Cells;
use cells::bots::Level;
use table::Rules;

use crate::game_card::GameCard;

/// Everything.
pub(crate) static CARD: GameCard = GameCard {
    seats: 2..=4,
    usual_seats: 2,
    usual_bots: 1,
    usual_level: Level::Novice.name(),
    levels: || Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    stand_ins: Cells::REAL_TIME,
    races: false,
    shares_device: true,
    gives_up: true,
    practice: None,
    has_soundtrack: false,
};
