//! People who say hello and nothing more.

use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use protocol::Request;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::connect::{ConnectError, connect};

/// Open sockets without a table. They give signs of life when they are asked for, and close when this is dropped.
pub struct Idle {
    sockets: JoinSet<()>,
    /// Why some did not come.
    pub trouble: Option<String>,
}

impl Idle {
    /// As many as can be had of so many.
    pub async fn gather(address: SocketAddr, wanted: usize) -> Idle {
        let knocking = Arc::new(Semaphore::new(128));
        let mut coming = JoinSet::new();
        for _ in 0..wanted {
            let knocking = Arc::clone(&knocking);
            coming.spawn(async move {
                let _permit = knocking.acquire().await;
                let (mut socket, _) = connect(address, "/api/socket", None).await?;
                let refused = |error: &dyn std::fmt::Display| ConnectError::Upgrade(error.to_string());
                let hello = Request::Hello { protocol: protocol::VERSION, name: None, sign: None };
                socket.send(Message::text(hello.write())).await.map_err(|error| refused(&error))?;
                match socket.next().await {
                    Some(Ok(_)) => Ok(socket),
                    _ => Err(refused(&"no hello")),
                }
            });
        }
        let mut idle = Idle { sockets: JoinSet::new(), trouble: None };
        while let Some(came) = coming.join_next().await {
            match came {
                Ok(Ok(mut socket)) => {
                    idle.sockets.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
                }
                Ok(Err(error)) => idle.trouble = Some(error.to_string()),
                Err(error) => idle.trouble = Some(error.to_string()),
            }
        }
        idle
    }

    /// How many came.
    pub fn count(&self) -> usize {
        self.sockets.len()
    }
}
