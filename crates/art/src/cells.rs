//! The board of ESCAPE! and all that stands on it.
//!
//! A field is 10 × 10 units, file a is on the left, rank 8 on top, and between ranks 5 and 4 lies a band 8 units high:
//! 80 × 88 in all. The yard with its walls is three units wider on every side (viewBox [`VIEW`]). Everything else is
//! drawn around the middle of its field and moved there with a transform. The order from below: [`yard`], [`cell`],
//! [`gaze`], [`target`] and [`refused`], [`halo`] and [`chosen`], the pieces, [`locked`], [`cost`].

mod card;
mod figure;
mod gaze;
mod guard;
mod key;
mod marks;
mod pawn;
mod place;
mod yard;

pub use card::letter_card;
pub use figure::{BadFigure, Wanted, figure};
pub use gaze::{Way, gaze};
pub use guard::guard;
pub use key::{Letter, key};
pub use marks::{chosen, cost, halo, locked, refused, target};
pub use pawn::pawn;
pub use place::Place;
pub use yard::{VIEW, cell, yard};
