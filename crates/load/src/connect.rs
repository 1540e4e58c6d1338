//! How a socket comes about.

use std::io;
use std::net::SocketAddr;

use thiserror::Error;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A socket to the server.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Why there is no socket.
#[derive(Debug, Error)]
pub(crate) enum ConnectError {
    #[error("cannot connect: {0}")]
    Tcp(#[from] io::Error),
    #[error("no socket: {0}")]
    Upgrade(String),
}

/// Buffers as small as the server's: a load generator has as many sockets as a server.
fn config() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0).max_write_buffer_size(1 << 20)
}

/// Opens a socket as the guest with this cookie; without one, the cookie that the server gives.
pub(crate) async fn connect(
    address: SocketAddr,
    path: &str,
    cookie: Option<&str>,
) -> Result<(Socket, Option<String>), ConnectError> {
    let upgrade = |error: &dyn std::fmt::Display| ConnectError::Upgrade(error.to_string());
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut request =
        format!("ws://{address}{path}").into_client_request().map_err(|error| upgrade(&error))?;
    if let Some(cookie) = cookie {
        let value = HeaderValue::from_str(cookie).map_err(|error| upgrade(&error))?;
        request.headers_mut().insert(header::COOKIE, value);
    }
    let (socket, response) =
        client_async_with_config(request, stream, Some(config())).await.map_err(|error| upgrade(&error))?;
    let given = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
    // Only the pair itself comes back, not how long it is good for.
    let given = given.and_then(|value| value.split(';').next()).map(ToOwned::to_owned);
    Ok((socket, given.or_else(|| cookie.map(ToOwned::to_owned))))
}
