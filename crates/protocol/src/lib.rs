//! The wire: what a client and a table say to each other, one JSON object per message.
//!
//! A client sends a [`Request`] and receives [`Answer`]s. It keeps three documents, `table` (who sits where), `public`
//! (what every eye may know) and `mine` (what only its seat may know), which come whole when it joins and are kept true
//! by merge patches, one message per entry. It needs no rules. The same messages travel over a socket to a server and
//! over `postMessage` to a worker.
//!
//! ```
//! use protocol::{Answer, Request};
//! let request = Request::read(r#"{"do":"ping","at":17}"#)?;
//! assert_eq!(request, Request::Ping { at: 17 });
//! let answer: Answer = serde_json::from_str(r#"{"ok":{"id":3,"seq":12}}"#).unwrap();
//! assert_eq!(answer, Answer::Ok { id: 3, seq: 12 });
//! # Ok::<(), protocol::Refusal>(())
//! ```

mod answer;
mod guest;
mod manners;
mod pass;
mod refusal;
mod request;
#[cfg(feature = "schema")]
mod schema;
mod table_id;

pub use answer::{
    Answer, Ended, EndedBy, Entry, GameOffer, Hello, Here, Keeps, Passage, Phase, Proposal, Said, SeatOf,
    TableDocument, Whole,
};
pub use guest::{BadName, GuestId, Name, Secret};
pub use manners::{BadLine, Line, Phrase, Sign, Wish};
pub use pass::{NoPassCode, PassCode};
pub use refusal::Refusal;
pub use request::{Request, limits};
#[cfg(feature = "schema")]
pub use schema::schema;
pub use table_id::{NoTableId, TableId};

/// The version of this protocol. A client says which one it speaks, and is refused if it is another.
pub const VERSION: u16 = 2;
