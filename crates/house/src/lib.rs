//! The table as a machine without I/O.
//!
//! A [`House`] keeps one table, from the moment it is opened until its seed is revealed. Events go in with the time of
//! the service, effects come out: [`House::step`]. It reads no clock, writes no file and knows no socket, so a server, a
//! worker in a browser and a seeded simulation are thin shells around the very same thing.
//!
//! # The order of the table
//!
//! 1. An input is stamped by the shell when it is read ([`Event::Request`]).
//! 2. The gate puts inputs in order: by arrival, or, where a table wants fair races, by when they were played, as far as
//!    the round trips tell ([`Event::Trip`]). Stamps never run backwards. What the rules and bots do by themselves waits
//!    as long as an input that was played before could still come.
//! 3. Before an input stamped *t* every alarm earlier than *t* rings; inputs stamped *t* come before the alarm at *t*.
//! 4. The input is judged and played at once, in memory; its entry goes out as [`Effect::Append`]. One append is on its
//!    way at a time; what happens meanwhile goes out together with the next.
//! 5. Whatever follows, refusals and what bots observe included, is held back until the last entry that it may follow
//!    from is on disk ([`Event::Kept`]).
//! 6. If an append fails, the shell drops the house and loads it anew; everybody gets whole documents.
//! 7. Game time is the time of the service less pauses and outages. A stalled disk stops it after half a second; a table
//!    whose clock runs writes its time about once a second.
//! 8. If `step` panics, the shell loads the house anew; twice at the same entry, and it calls the table
//!    [frozen](protocol::Refusal::Frozen).

mod absence;
mod agreement;
mod arranging;
mod asking;
mod bots;
mod clock;
mod done;
mod event;
mod fault;
mod gathering;
mod house;
mod keep;
mod loading;
mod open;
mod passing;
mod playing;
mod racing;
mod record;
mod rematch;
mod summary;
mod talking;
mod telling;

pub use event::{Effect, Event, Link, Text};
pub use fault::Fault;
pub use house::{Games, House};
pub use keep::{Append, Kept, Mark, NotKept};
pub use loading::game_of;
pub use open::{hello, open};
pub use record::{Opening, Taken, Unreadable};
pub use rematch::NextTable;
pub use summary::Summary;
