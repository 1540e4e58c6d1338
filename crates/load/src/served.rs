//! A server in a process of its own, which can be killed and started again.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::watch;

use crate::clock::Moment;
use crate::crowd::Trouble;

/// How long a server may take to start.
const STARTING: Duration = Duration::from_secs(20);

/// What is to be started.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The program.
    pub program: PathBuf,
    /// What it is told; `{addr}` stands for the address and `{data}` for the folder.
    pub arguments: Vec<String>,
}

/// A server that was started here. When this is dropped it is killed, and its folder is removed.
pub struct Served {
    setup: Setup,
    address: SocketAddr,
    data: PathBuf,
    child: Child,
    up: watch::Sender<bool>,
}

impl Served {
    /// Starts it on a free port, with an empty folder.
    ///
    /// # Errors
    /// When it cannot be started, or does not listen.
    pub async fn start(setup: Setup) -> Result<Served, Trouble> {
        let trouble = |error: io::Error| Trouble::Server(error.to_string());
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.map_err(trouble)?;
        let name = format!("escapement-load-{}-{}", std::process::id(), address.port());
        let data = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&data).map_err(trouble)?;
        let child = spawn(&setup, address, &data).map_err(trouble)?;
        let mut served = Served { setup, address, data, child, up: watch::channel(true).0 };
        served.wait_until_it_listens().await?;
        Ok(served)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its process.
    pub fn pid(&self) -> Option<u32> {
        self.child.id()
    }

    /// Whether it is there, for those who want to come back when it is.
    pub fn up(&self) -> watch::Receiver<bool> {
        self.up.subscribe()
    }

    /// Bytes in its folder.
    pub fn bytes_on_disk(&self) -> u64 {
        let files = std::fs::read_dir(&self.data).into_iter().flatten().flatten();
        files.filter_map(|file| file.metadata().ok()).map(|about| about.len()).sum()
    }

    /// Kills it without warning, and starts it again at once on the same port and data; how long it was away.
    ///
    /// # Errors
    /// When it does not start again.
    pub async fn kill_and_restart(&mut self) -> Result<Duration, Trouble> {
        let since = Moment::now();
        let trouble = |error: io::Error| Trouble::Server(error.to_string());
        self.up.send_replace(false);
        self.child.kill().await.map_err(trouble)?;
        self.child = spawn(&self.setup, self.address, &self.data).map_err(trouble)?;
        self.wait_until_it_listens().await?;
        self.up.send_replace(true);
        Ok(since.elapsed())
    }

    async fn wait_until_it_listens(&mut self) -> Result<(), Trouble> {
        let since = Moment::now();
        while TcpStream::connect(self.address).await.is_err() {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Err(Trouble::Server(format!("ended with {status}")));
            }
            if since.elapsed() > STARTING {
                return Err(Trouble::Server("does not listen".to_owned()));
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ok(())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may be gone already, and the folder with it.
        let _ = self.child.start_kill();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn spawn(setup: &Setup, address: SocketAddr, data: &std::path::Path) -> io::Result<Child> {
    let filled = setup.arguments.iter().map(|argument| {
        argument.replace("{addr}", &address.to_string()).replace("{data}", &data.display().to_string())
    });
    Command::new(&setup.program)
        .args(filled)
        .env("ESCAPEMENT_LOG", "error")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .kill_on_drop(true)
        .spawn()
}
