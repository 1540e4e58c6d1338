//! Escape Plan: a city at dusk, and everybody who is after money in it.
//!
//! A hex has its corners above and below, 60 units from its middle (viewBox [`HEX`]); [`middle`] says where it lies in the
//! city. The order from below: all [`rim`]s, all [`hex`]es, a [`border`] wherever two hexes meet, then the signs of
//! [`place`]s at their [`spot`]s, [`officer`]s at their [`beat`]s, and pawns, cubes and gangs around the signs
//! ([`standing`], [`cube_place`], [`member_place`]). Who is on the way and at no location stands [`inside_region`]. Everything stays upright when a hex is turned.
//!
//! Signs reach fifteen units around their middle ([`SIGN`]), tokens, effects, officers, gangs and keys ten ([`MARK`]),
//! pawns and cubes five, tiles twenty ([`TILE`]), portraits forty ([`PORTRAIT`]). A card is 100 × 140 ([`CARD`]).
//!
//! ```
//! use art::Ink;
//! use art::plan::{self, Contact, Place, Terrain};
//!
//! let hospital = plan::hex(0, 1, Ink::Page);
//! assert_ne!(hospital, plan::hex(0, 2, Ink::Page));
//! assert_eq!(plan::edge(0, 1, 1), Terrain::Commercial);
//! assert_eq!(plan::spot(1, 0, 3), (-340, 60));
//! assert!(!plan::place(Place::Casino, Ink::Print).contains("var("));
//! assert_ne!(plan::contact(Contact::Boxer, Ink::Page), plan::contact(Contact::Pilot, Ink::Page));
//!
//! let example = plan::figure("hexes: S1=0,0 C4=1,0,2\npawns: 1=0,0,1\npath: 0,0,1 0,0,r0 1,0,r3", Ink::Page);
//! assert!(example.is_ok_and(|svg| svg.starts_with("<svg")));
//! assert!(plan::piece("LockerRed", Ink::Page).is_some() && plan::piece("LockerBlue", Ink::Page).is_none());
//! ```

mod card;
mod contact;
mod figure;
mod hex;
mod lying;
mod mark;
mod people;
mod piece;
mod place;
mod roofs;
mod things;
mod tiles;

pub use card::{Deck, back, belt, card_slot, handcuffs, hex_back, inspector, patrol};
pub use contact::{Contact, contact, portrait};
pub use figure::{BadFigure, Wanted, figure};
pub use hex::{HEX, border, hex, lit_hex, lit_region, lit_spot, rim, symbol};
pub use lying::{edge, inside_region, region, terrain};
pub use mark::{Mark, mark, token};
pub use people::{Officer, control, cube, member, officer, pawn, sandra};
pub use piece::piece;
pub use place::{Gate, Place, place, printed};
pub use things::{
    Asset, Equipment, Fixer, Lock, amount, asset, equipment, exit_tile, fixer, key, locker, slot, tile_back,
};
pub use tiles::{
    HEXES, Symbol, Terrain, beat, cube_place, locations, member_place, middle, spot, standing, symbol_spot,
};

/// The viewBox of the sign of a location.
pub const SIGN: &str = "-16 -16 32 32";
/// The viewBox of tokens, effects, officers, gangs and keys.
pub const MARK: &str = "-11 -11 22 22";
/// The viewBox of a tile.
pub const TILE: &str = "-20 -20 40 40";
/// The viewBox of head and shoulders.
pub const PORTRAIT: &str = "-40 -40 80 80";
/// The viewBox of a card.
pub const CARD: &str = "0 0 100 140";
