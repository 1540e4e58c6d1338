//! Real WebSocket players against a running server, and the bare relay to compare with.
//!
//! A [`Crowd`] is many tables of people, each with a socket of its own, who open tables, sit down and play lawful moves
//! that they work out from their documents. All live in one program, so one clock tells when a move was sent and when
//! each of them saw it. [`Served`] is a server in a process of its own, which can be killed and started again.
//!
//! | file | what it does |
//! |---|---|
//! | `crowd.rs` | many tables: gathered, told to play, sent home |
//! | `party.rs`, `party/hearing.rs` | the people of one table: they open it, sit, play, come back after a cut; what they hear |
//! | `link.rs`, `connect.rs` | one socket of a table; how it comes about |
//! | `mirror.rs`, `flight.rs` | what people know of their table; a move on its way to all of them |
//! | `ground.rs`, `histogram.rs` | what all parties share: orders, counters and times |
//! | `adventure.rs` | somebody in the temple |
//! | `audit.rs` | whether everything that was acknowledged is there |
//! | `idle.rs` | people who say hello and nothing more |
//! | `served.rs`, `process.rs`, `metrics.rs` | the server's process, what it uses, what it says of itself |
//! | `relay.rs` | the bare relay |
//! | `peak.rs` | the highest rate that can be kept up |
//! | `chance.rs`, `clock.rs` | what they say |

mod adventure;
mod audit;
mod chance;
mod clock;
mod connect;
mod crowd;
mod figures;
mod flight;
mod ground;
mod histogram;
mod idle;
mod link;
mod metrics;
mod mirror;
mod party;
mod peak;
mod process;
mod relay;
mod served;

pub use audit::Audit;
pub use crowd::{Crowd, Cutter, Faced, Settings, Trouble};
pub use figures::{Figures, Spread};
pub use ground::Pace;
pub use idle::Idle;
pub use metrics::{Bound, Metrics};
pub use mirror::Script;
pub use peak::{Peak, Step, peak};
pub use process::{Usage, listener, raise_file_limit};
pub use relay::Relay;
pub use served::{Served, Setup};
