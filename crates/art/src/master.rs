//! Escape Master: the cards of six tribes, their leaders, and the marks of the table.
//!
//! A card is 100 × 140 units (viewBox [`CARD`]); what tells it apart stands in its left quarter, so that it is read in a
//! fan of cards that overlap. Emblems fit in ten units around their middle ([`PIP`]), badges too ([`BADGE`]), heads and
//! shoulders in forty ([`PORTRAIT`]).
//!
//! ```
//! use art::Ink;
//! use art::master::{Face, Tribe, card, figure};
//!
//! let six = card(Face::Suited(Tribe::Joe, 6), Ink::Page);
//! assert_ne!(six, card(Face::Suited(Tribe::Teen, 6), Ink::Page));
//! assert!(!card(Face::Wisdom, Ink::Print).contains("var("));
//!
//! let example = figure("stack: 7S A6\nhand: A5 T2\nplay: A5 > 1 yes", Ink::Page);
//! assert!(example.is_ok_and(|svg| svg.starts_with("<svg")));
//! ```

mod badge;
mod bust;
mod card;
mod figure;
mod leader;
mod special;
mod story;
mod tribe;

pub use badge::{Badge, badge};
pub use bust::portrait;
pub use card::{Face, back, card};
pub use figure::{BadFigure, Wanted, figure};
pub use leader::leader;
pub use story::{STORIES, story, story_back};
pub use tribe::{Tribe, pip};

/// The viewBox of a card.
pub const CARD: &str = "0 0 100 140";
/// The viewBox of an emblem.
pub const PIP: &str = "-10 -10 20 20";
/// The viewBox of head and shoulders.
pub const PORTRAIT: &str = "-40 -40 80 80";
/// The viewBox of a badge.
pub const BADGE: &str = "-10 -10 20 20";
