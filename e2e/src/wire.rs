//! A socket without a browser.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Somebody who speaks the protocol by hand.
pub struct Wire {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Wire {
    /// Connects, as the guest of this cookie if there is one, and says hello.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn connect(server: SocketAddr, cookie: Option<&str>) -> Result<Wire> {
        let mut request = format!("ws://{server}/api/socket").into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        let (socket, _) = connect_async(request).await?;
        let mut wire = Wire { socket };
        wire.send(&json!({"do": "hello", "protocol": 2, "name": "Mallory"})).await?;
        Ok(wire)
    }

    /// Sends a request.
    ///
    /// # Errors
    /// When the socket is closed.
    pub async fn send(&mut self, request: &Value) -> Result<()> {
        self.send_text(&request.to_string()).await
    }

    /// Sends anything.
    ///
    /// # Errors
    /// When the socket is closed.
    pub async fn send_text(&mut self, text: &str) -> Result<()> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Everything that has been said meanwhile.
    ///
    /// # Errors
    /// When the socket is broken.
    pub async fn hear_all(&mut self) -> Result<Vec<Value>> {
        let mut heard = Vec::new();
        while let Ok(Some(next)) = tokio::time::timeout(Duration::from_millis(1), self.socket.next()).await {
            if let Message::Text(text) = next? {
                heard.push(serde_json::from_str(&text)?);
            }
        }
        Ok(heard)
    }

    /// The next answer of this kind; none if the socket was closed.
    ///
    /// # Errors
    /// When nothing comes.
    pub async fn hear(&mut self, kind: &str) -> Result<Option<Value>> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(10), self.socket.next());
            match next.await.with_context(|| format!("no {kind} within ten seconds"))? {
                Some(Ok(Message::Text(text))) => {
                    let answer: Value = serde_json::from_str(&text)?;
                    if let Some(body) = answer.get(kind) {
                        return Ok(Some(body.clone()));
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(None),
                Some(Ok(_)) => {}
            }
        }
    }
}
