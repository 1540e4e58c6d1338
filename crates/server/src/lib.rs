//! Sockets around the house.
//!
//! A thin shell: every table is a [`house::House`] in a task of its own, the store lives on one writer thread, bots think
//! on threads of their own, and a socket only carries messages to and fro. Nothing that must survive lives here.
//!
//! | file | what it does |
//! |---|---|
//! | `serve.rs` | start, stop |
//! | `routes.rs` | what can be asked for, and who answers |
//! | `lobby.rs`, `addresses.rs` | which tables are open to all, and where the program can be reached |
//! | `host.rs` | what only the host may ask for: lists, closing, forgetting, copies |
//! | `socket.rs` | one socket: hello, open, join, and what goes on at a table |
//! | `outbox.rs`, `echo.rs` | the way to a socket, who writes to it, and how long the way is |
//! | `keeper.rs` | which tables are awake, and how one is found |
//! | `table_task.rs` | one table: events in, effects out; what happens when it panics or its append is refused |
//! | `minds.rs` | the threads on which bots think |
//! | `pages.rs` | files and headers |
//! | `tls.rs` | the same port, encrypted |
//! | `cookie.rs`, `limits.rs`, `clock.rs`, `metrics.rs` | what they say |

mod addresses;
mod clock;
mod cookie;
mod echo;
mod host;
mod keeper;
mod limits;
mod lobby;
mod metrics;
mod minds;
mod outbox;
mod pages;
mod routes;
mod serve;
mod socket;
mod table_task;
mod tls;

pub use addresses::FindAddresses;
pub use limits::Limits;
pub use pages::{File, Pages};
pub use serve::{GameList, Server, Settings, StartError, store_file};
pub use tls::{Tls, TlsError};
