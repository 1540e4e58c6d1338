//! The temple: dice and their symbols, chambers, and all that is found in them.
//!
//! A chamber is 40 × 40 units around its middle (viewBox [`VIEW`]), so the one beside it is 40 further. Walls are four
//! units thick, doorways twelve wide. What belongs to one side of a chamber ([`access`], [`blocked`], [`lit_doorway`]) is drawn
//! around the middle of that chamber too. Symbols, pawns and small things fit in ten units around their middle, dice in
//! fourteen. The order from below: [`chamber`], [`access`] and [`blocked`], [`lit_doorway`] and [`lit_stones`], pawns at the places
//! that [`standing`] names.
//!
//! ```
//! use art::Ink;
//! use art::temple::{Look, Side, Symbol, chamber, die, figure, tile};
//!
//! let kept = die(Some(Symbol::Torch), Look::Kept, Ink::Page);
//! assert_ne!(kept, die(Some(Symbol::Torch), Look::Showing, Ink::Page));
//!
//! let room = tile("B08", Side::West).expect("a chamber of the base game");
//! assert!(room.open(Side::West) && !chamber(&room, Ink::Print).contains("var("));
//!
//! let example = figure("tiles: START=0,0 B08=1,0,W\npawns: 1=0,0\npath: 0,0 1,0\ndice: A K > - -", Ink::Page);
//! assert!(example.is_ok_and(|svg| svg.starts_with("<svg")));
//! ```

mod alliance;
mod ark;
mod chalice;
mod chamber;
mod curse;
mod curse_card;
mod die;
mod double;
mod emblem;
mod figure;
mod illusion;
mod marks;
mod ordeal;
mod pawn;
mod side;
mod stones;
mod symbol;
mod tiles;
mod time;
mod treasure;

pub use alliance::{beam, primed};
pub use ark::{ark, gem, goddess_stone};
pub use chalice::{Thing, carried_chalice, chalice, planted_torch, spot};
pub use chamber::{Chamber, VIEW, chamber};
pub use curse::{Curse, curse_picture, curse_sign, soul_swap};
pub use curse_card::{CARD_VIEW, curse_back, curse_card, lit_break, lit_card};
pub use die::{Look, broken_die, die, falling_die, gift_die};
pub use double::lit_half;
pub use emblem::{Kind, curse, emblem, treasure};
pub use figure::{BadFigure, Wanted, figure};
pub use illusion::{shards, shimmer};
pub use marks::{access, arrow_home, blocked, lit_doorway, lit_stones, secret_passage};
pub use ordeal::{closed_mouth, hold, upright};
pub use pawn::{bars, locked_pawn, pawn, standing, standing_behind};
pub use side::Side;
pub use stones::Stones;
pub use symbol::{Symbol, symbol};
pub use tiles::{IDS, tile};
pub use time::{gong, hourglass};
pub use treasure::{Treasure, treasure_picture, treasure_tile};
