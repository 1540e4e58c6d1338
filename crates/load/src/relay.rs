//! The bare relay: whatever one socket of a room says goes to all sockets of that room. What a server without rules,
//! order, disk and secrets would cost.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::SinkExt;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{Sender, channel};

/// How many messages a socket may be behind, as in our server.
const QUEUE: usize = 64;

type Room = Arc<Mutex<Vec<Sender<Utf8Bytes>>>>;
type Rooms = Arc<Mutex<BTreeMap<u64, Room>>>;

#[derive(Deserialize)]
struct Number {
    number: u64,
}

/// The bare relay.
pub struct Relay;

impl Relay {
    /// Relays for ever.
    ///
    /// # Errors
    /// When the address cannot be had.
    pub async fn serve(address: SocketAddr) -> io::Result<()> {
        let listener = TcpListener::bind(address).await?.tap_io(|stream| {
            // Slower, and no worse.
            let _ = stream.set_nodelay(true);
        });
        let router = Router::new().route("/room", get(enter)).with_state(Rooms::default());
        axum::serve(listener, router).await
    }
}

async fn enter(
    State(rooms): State<Rooms>,
    Query(Number { number }): Query<Number>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let room = {
        let mut rooms = rooms.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(rooms.entry(number).or_default())
    };
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .on_upgrade(move |socket| relay(room, socket))
}

async fn relay(room: Room, mut socket: WebSocket) {
    let (texts, mut inbox) = channel::<Utf8Bytes>(QUEUE);
    room.lock().unwrap_or_else(PoisonError::into_inner).push(texts);
    loop {
        tokio::select! {
            read = socket.recv() => match read {
                Some(Ok(Message::Text(text))) => {
                    let mut room = room.lock().unwrap_or_else(PoisonError::into_inner);
                    // Whoever reads nothing, or is gone, misses it.
                    room.retain(|member| !member.is_closed());
                    for member in room.iter() {
                        let _ = member.try_send(text.clone());
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            text = inbox.recv() => {
                let Some(text) = text else { return };
                let written = async {
                    socket.feed(Message::Text(text)).await?;
                    while let Ok(text) = inbox.try_recv() {
                        socket.feed(Message::Text(text)).await?;
                    }
                    socket.flush().await
                };
                if written.await.is_err() {
                    return;
                }
            }
        }
    }
}
