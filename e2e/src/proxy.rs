//! A network that can be cut, and one that takes its time.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until};

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

    /// A way over one line that all connections share, each of which takes a round trip before anything is said on it.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn over(server: SocketAddr, line: Line) -> Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let addr = listener.local_addr()?;
        let (open, _) = watch::channel(true);
        let (up, down) = (Arc::new(Mutex::new(Instant::now())), Arc::new(Mutex::new(Instant::now())));
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (up, down) = (Arc::clone(&up), Arc::clone(&down));
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(server).await else { return };
                    let _ = (near.set_nodelay(true), far.set_nodelay(true));
                    sleep(line.round_trip).await;
                    let (near, far) = (near.split(), far.split());
                    tokio::join!(squeeze(near.0, far.1, line, up), squeeze(far.0, near.1, line, down));
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

/// A line with a bottleneck.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// How many bits it carries in a second, in either direction.
    pub bits_per_second: f64,
    /// How long something takes there and back.
    pub round_trip: Duration,
}

/// How much travels in one piece.
const PIECE: usize = 1_400;

/// Carries what comes through the bottleneck, behind everything that is there already.
async fn squeeze(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    line: Line,
    free: Arc<Mutex<Instant>>,
) {
    // So much is on its way at most; the rest waits where it comes from.
    let (send, mut pieces) = mpsc::channel::<(Instant, Vec<u8>)>(256);
    let read = async {
        let mut buffer = vec![0; PIECE];
        while let Ok(count @ 1..) = from.read(&mut buffer).await {
            let takes = Duration::from_secs_f64(count as f64 * 8.0 / line.bits_per_second);
            let through = {
                let mut free = free.lock().await;
                *free = (*free).max(Instant::now()) + takes;
                *free
            };
            sleep_until(through).await;
            if send.send((through + line.round_trip / 2, buffer[..count].to_vec())).await.is_err() {
                break;
            }
        }
        drop(send);
    };
    let write = async {
        while let Some((due, piece)) = pieces.recv().await {
            sleep_until(due).await;
            if to.write_all(&piece).await.is_err() {
                break;
            }
        }
        let _ = to.shutdown().await;
    };
    tokio::join!(read, write);
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
