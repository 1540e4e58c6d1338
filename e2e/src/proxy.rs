//! A network that can be cut, and one that takes its time.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

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
        Proxy::slow(server, Duration::ZERO, Duration::ZERO).await
    }

    /// A way on which everything takes so long in either direction, and up to so much longer.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn slow(server: SocketAddr, way: Duration, jitter: Duration) -> Result<Proxy> {
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
                    let carried = async {
                        if way.is_zero() {
                            let _ = copy_bidirectional(&mut near, &mut far).await;
                            return;
                        }
                        let _ = (near.set_nodelay(true), far.set_nodelay(true));
                        let (near, far) = (near.split(), far.split());
                        tokio::select! {
                            () = carry(near.0, far.1, way, jitter) => {}
                            () = carry(far.0, near.1, way, jitter) => {}
                        }
                    };
                    tokio::select! {
                        () = carried => {}
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

/// Carries what comes, each piece late and none before another.
async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    way: Duration,
    jitter: Duration,
) {
    let (send, mut pieces) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    let read = async {
        let (mut buffer, mut luck) = (vec![0; 16_384], 7_u32);
        while let Ok(count) = from.read(&mut buffer).await {
            luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let late = jitter.mul_f64(f64::from(luck >> 16) / 65_536.0);
            let piece = buffer.get(..count).unwrap_or_default().to_vec();
            if count == 0 || send.send((Instant::now() + way + late, piece)).is_err() {
                break;
            }
        }
    };
    let write = async {
        while let Some((due, piece)) = pieces.recv().await {
            sleep_until(due).await;
            if to.write_all(&piece).await.is_err() {
                break;
            }
        }
    };
    tokio::select! {
        () = read => {}
        () = write => {}
    }
}
