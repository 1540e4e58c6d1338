//! What every game must pass, for free; and [`specimen`], a small game with every mechanism in it.
//!
//! A game implements [`Exam`] and is then played at random under every check of the kit:
//!
//! ```
//! use conformance::{Budget, examine, specimen::{Fault, Options, Specimen}, Case};
//! use table::Seats;
//!
//! let report = examine::<Specimen>(&Budget::small()).expect("the specimen is sound");
//! assert!(report.pairs > 0);
//!
//! // And with a fault planted in it, the check made for that fault finds it.
//! let options = Options { fault: Some(Fault::LosesACard) };
//! let case = Case::new("a card is lost", options, Seats::of(2));
//! let finding = conformance::examine_case::<Specimen>(&case, &Budget::small()).unwrap_err();
//! assert_eq!(finding.check, "invariants");
//! ```

mod kit;
mod laws;
mod record;
mod reveals;
mod secrecy;
pub mod specimen;
mod twin;
mod walk;

pub use kit::{Budget, Case, Exam, Finding, Report, Variant, examine, examine_case, pairwise};
pub use reveals::{Reveal, Reveals};
pub use twin::{digest, digest_case};
pub use walk::{Input, Walk};
