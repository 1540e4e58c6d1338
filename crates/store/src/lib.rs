//! Where tables are kept.
//!
//! A [`Store`] keeps what the house hands it, durably and in order, and gives it back after whatever happened. [`Sqlite`]
//! is one file, [`Memory`] is for tests and simulation; [`suite`] is what every store has to pass. A [`Writer`] is the one
//! thread that a store lives on: it commits everything that waits at once.
//!
//! ```
//! use house::{Append, Mark, NotKept};
//! use store::{Memory, Store};
//!
//! let mut store = Memory::new();
//! let table = "K7QF2M".parse().unwrap();
//! let first = Append {
//!     table,
//!     epoch: 1,
//!     expected_seq: 0,
//!     entries: vec![b"header".to_vec()],
//!     mark: Mark::default(),
//!     finished: false,
//! };
//! assert_eq!(store.append(std::slice::from_ref(&first)).unwrap(), [Ok(())]);
//!
//! // Whoever loads the table may write from now on, and nobody else.
//! let kept = store.load(table).unwrap().unwrap();
//! assert_eq!((kept.epoch, kept.entries.len()), (2, 1));
//! let late = Append { expected_seq: 1, ..first };
//! assert_eq!(store.append(&[late]).unwrap(), [Err(NotKept::Fenced)]);
//! ```

mod contract;
mod copying;
mod error;
mod hosting;
mod memory;
mod packed;
mod schema;
mod sqlite;
pub mod suite;
mod sweeping;
mod writer;

pub use contract::{LATEST, Store};
pub use copying::{CopyError, Restored, back_up, restore};
pub use error::{AppendError, Closed, StoreError};
pub use hosting::{Hosting, Room, Row};
pub use memory::Memory;
pub use sqlite::Sqlite;
pub use writer::{Answer, Commit, Figures, Settings, Writer};
