//! The pictures as plain SVG, for page and print.
//!
//! One hand draws everything: flat shapes like cut paper in few layers, one dark ink for outlines, shadows that are
//! shapes, and the yellow of a lamp for whatever is light. A picture is markup to be put inside an `<svg>` or a `<g>`.
//! It has no styles, no scripts, no ids and no words; whoever shows it says what it is.
//!
//! Shapes are written with a letter for each colour: `fill="$k"`. [`Ink`] says what is put there, a variable of
//! `art.css` for the page or a fixed colour for print, and [`TONES`] is the one table of them.
//!
//! ```
//! use art::{Ink, cells};
//!
//! let pawn = cells::pawn(0, Ink::Page);
//! assert!(pawn.contains("var(--art-seat-0)"));
//! assert!(!cells::pawn(0, Ink::Print).contains("var("));
//!
//! let figure = cells::figure("part: a5 d8\npieces: 1=b6 G1=c5\npath: b6 b7 b8", Ink::Page);
//! assert!(figure.is_ok_and(|svg| svg.starts_with("<svg")));
//! ```

pub mod cells;
pub mod figure;
mod glyph;
pub mod home;
mod icon;
mod ink;
mod logo;
pub mod master;
pub mod plan;
mod sign;
mod svg;
pub mod temple;

pub use icon::{Icon, icon};
pub use ink::{Ink, TONES, Tone};
pub use logo::{app_icon, logo};
pub use sign::{SEATS, sign};
