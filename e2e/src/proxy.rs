//! A network that can be cut.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Carries bytes to a server, until it is cut.
pub struct Proxy {
    addr: SocketAddr,
    open: watch::Sender<bool>,
}

impl Proxy {
    /// A way to this server.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn to(server: SocketAddr) -> Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let addr = listener.local_addr()?;
        let (open, state) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut state = state.clone();
                if !*state.borrow_and_update() {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(server).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = state.wait_for(|open| !*open) => {}
                    }
                });
            }
        });
        Ok(Proxy { addr, open })
    }

    /// The address of the page, by this way.
    pub fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Everything under way is lost, and nobody gets through.
    pub fn cut(&self) {
        let _ = self.open.send(false);
    }

    /// The way is open again.
    pub fn mend(&self) {
        let _ = self.open.send(true);
    }
}
