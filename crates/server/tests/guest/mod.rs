//! A server of its own for every test, and guests with real sockets.

#![allow(dead_code, reason = "every test file uses what it needs of it")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Answer, TableId, Whole};
use serde_json::{Value, json};
use server::{Server, Settings};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async};

/// A folder that goes away with the test.
pub(crate) struct Folder(pub(crate) PathBuf);

static NUMBER: AtomicU32 = AtomicU32::new(0);

impl Folder {
    pub(crate) fn new() -> Folder {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("escapement-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings for a server in this folder, on a free port, with games that run fast.
pub(crate) fn settings(folder: &Folder) -> Settings {
    let mut settings = Settings::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder.0.clone());
    settings.speed = 20;
    settings.limits.rate = 10_000;
    settings.limits.burst = 10_000;
    settings
}

/// Somebody with a socket.
pub(crate) struct Guest {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) cookie: String,
    next_id: u64,
}

impl Guest {
    /// Comes for the first time.
    pub(crate) async fn new(server: &Server, name: &str) -> Guest {
        Guest::with_cookie(server, name, None).await.unwrap()
    }

    /// Comes back.
    pub(crate) async fn with_cookie(
        server: &Server,
        name: &str,
        cookie: Option<&str>,
    ) -> Result<Guest, Error> {
        Guest::through(server.addr(), name, cookie).await
    }

    /// Comes by this way.
    pub(crate) async fn through(addr: SocketAddr, name: &str, cookie: Option<&str>) -> Result<Guest, Error> {
        let mut request = format!("ws://{addr}/api/socket").into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        // Some systems hold tens of megabytes for a reader who does not read; a test must not have to send as many.
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(64 * 1024)?;
        let stream = MaybeTlsStream::Plain(socket.connect(addr).await?);
        let (socket, response) = client_async(request, stream).await?;
        let given = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let given = given.and_then(|cookie| cookie.split(';').next()).map(ToOwned::to_owned);
        let cookie = given.or(cookie.map(ToOwned::to_owned)).unwrap();
        // Never a number twice, not even after coming back.
        let next_id = u64::from(NUMBER.fetch_add(1, Ordering::Relaxed)) << 20;
        let mut guest = Guest { socket, cookie, next_id };
        guest.send(json!({"do": "hello", "protocol": 2, "name": name})).await;
        assert!(matches!(guest.hear().await, Answer::Hello(_)));
        Ok(guest)
    }

    /// The bare socket.
    pub(crate) fn into_socket(self) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
        self.socket
    }

    pub(crate) async fn send(&mut self, request: Value) {
        self.send_text(&request.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message).await
    }

    /// The next answer, or none when the socket was closed.
    pub(crate) async fn next(&mut self) -> Option<Answer> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            match message.expect("an answer within twenty seconds") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Answer {
        self.next().await.expect("the socket is open")
    }

    /// Waits for something.
    pub(crate) async fn hear_until<T>(&mut self, mut wanted: impl FnMut(&Answer) -> Option<T>) -> T {
        loop {
            let answer = self.hear().await;
            if let Some(found) = wanted(&answer) {
                return found;
            }
        }
    }

    /// Asks, and waits for the answer: the number of the entry, or the code of the refusal.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Result<u64, String> {
        self.next_id += 1;
        let mine = self.next_id;
        request["id"] = mine.into();
        self.send(request).await;
        self.hear_until(|answer| match answer {
            Answer::Ok { id, seq } if *id == mine => Some(Ok(*seq)),
            Answer::No { id: Some(id), code, .. } if *id == mine => Some(Err(code.clone())),
            _ => None,
        })
        .await
    }

    pub(crate) async fn open(&mut self, game: &str, seats: u8, options: Value) -> TableId {
        self.send(json!({"do": "open", "id": 1, "game": game, "seats": seats, "options": options})).await;
        self.hear_until(|answer| if let Answer::Opened { table, .. } = answer { Some(*table) } else { None })
            .await
    }

    pub(crate) async fn join(&mut self, table: TableId) -> Whole {
        self.send(json!({"do": "join", "table": table})).await;
        self.whole().await
    }

    pub(crate) async fn whole(&mut self) -> Whole {
        self.hear_until(|answer| if let Answer::Whole(whole) = answer { Some(*whole.clone()) } else { None })
            .await
    }

    pub(crate) async fn moves(&mut self) -> (u64, Vec<Value>) {
        self.next_id += 1;
        let mine = self.next_id;
        self.send(json!({"do": "moves", "id": mine})).await;
        self.hear_until(|answer| match answer {
            Answer::Moves { id, seq, moves } if *id == mine => Some((*seq, moves.clone())),
            _ => None,
        })
        .await
    }

    /// Asks for the moves. False if everything comes instead, as for a reader that had fallen behind.
    pub(crate) async fn gets_moves(&mut self) -> bool {
        self.next_id += 1;
        let mine = self.next_id;
        self.send(json!({"do": "moves", "id": mine})).await;
        self.hear_until(|answer| match answer {
            Answer::Moves { id, .. } if *id == mine => Some(true),
            Answer::Whole(_) => Some(false),
            _ => None,
        })
        .await
    }

    /// Makes some lawful move, if there is one.
    pub(crate) async fn play(&mut self) -> Option<Result<u64, String>> {
        let (on, moves) = self.moves().await;
        let mv = moves.get(on as usize % moves.len().max(1))?.clone();
        Some(self.ask(json!({"do": "move", "on": on, "move": mv})).await)
    }
}

/// Ana and Ben at a table of cells, Ana to begin.
pub(crate) async fn table_of_two(server: &Server) -> (Guest, Guest, TableId) {
    let mut ana = Guest::new(server, "Ana").await;
    let mut ben = Guest::new(server, "Ben").await;
    let table = ana.open("cells", 2, json!({"first_seat": 0})).await;
    ana.join(table).await;
    ben.join(table).await;
    ana.ask(json!({"do": "sit", "seat": 0})).await.unwrap();
    ben.ask(json!({"do": "sit", "seat": 1})).await.unwrap();
    ana.ask(json!({"do": "start"})).await.unwrap();
    (ana, ben, table)
}
