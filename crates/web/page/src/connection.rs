//! The way to a house: over a socket to a server, or into a worker of this browser. The same texts travel both.

pub mod session;
pub mod sight;
#[cfg(target_arch = "wasm32")]
mod socket;
pub mod time;
#[cfg(target_arch = "wasm32")]
mod worker;

#[cfg(target_arch = "wasm32")]
pub(crate) use wire::{Connection, Event};

/// Where a house is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// On the server that the page came from.
    Server,
    /// In a worker of this browser, without a network.
    Worker,
}

#[cfg(target_arch = "wasm32")]
mod wire {
    use super::{End, socket, worker};

    /// What happens on a connection.
    pub(crate) enum Event {
        Opened,
        Heard(String),
        Closed,
    }

    /// A connection that is open or being opened. Once it is dropped nothing more comes from it.
    pub(crate) enum Connection {
        Socket(socket::Socket),
        Worker(worker::Worker),
    }

    impl Connection {
        /// Begins to open a connection; none if the browser does not even try.
        pub(crate) fn open(end: End, on: impl Fn(Event) + Clone + 'static) -> Option<Connection> {
            match end {
                End::Server => socket::Socket::open(on).map(Connection::Socket),
                End::Worker => worker::Worker::open(on).map(Connection::Worker),
            }
        }

        /// Sends a text. If that fails the connection is as good as closed, and will say so.
        pub(crate) fn send(&self, text: &str) {
            match self {
                Connection::Socket(socket) => socket.send(text),
                Connection::Worker(worker) => worker.send(text),
            }
        }
    }
}
