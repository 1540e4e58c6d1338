//! The server as a process, with a folder of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

use crate::evidence;

/// A server process. It ends with the test, and its folder goes away.
pub struct Program {
    process: Child,
    addr: SocketAddr,
    folder: PathBuf,
    speed: u32,
}

static NUMBER: AtomicU32 = AtomicU32::new(0);

impl Program {
    /// Starts the program on a free port, its games so many times faster than a clock.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start(speed: u32) -> Result<Program> {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("escapement-e2e-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let (process, addr) = spawn(any, &folder, speed).await?;
        Ok(Program { process, addr, folder, speed })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The address of its page.
    pub fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// The address of its page as another machine has it: by a name, over plain http.
    pub fn url_elsewhere(&self) -> String {
        format!("http://house.test:{}", self.addr.port())
    }

    /// What opens the page of its host.
    ///
    /// # Errors
    /// When it has none.
    pub fn host_key(&self) -> Result<String> {
        let key = std::fs::read_to_string(self.folder.join("host.key")).context("the key of the host")?;
        Ok(key.trim().to_owned())
    }

    /// A folder for what the test keeps; it goes away with the program's own.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn shelf(&self) -> Result<PathBuf> {
        let shelf = self.folder.join("shelf");
        std::fs::create_dir_all(&shelf)?;
        Ok(shelf)
    }

    /// What it answers to a browser that opens an address and takes this encoding: the head in small letters, and the body.
    ///
    /// # Errors
    /// When it does not answer.
    pub async fn get(&self, path: &str, encoding: &str) -> Result<(String, Vec<u8>)> {
        let mut stream = TcpStream::connect(self.addr).await?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\naccept-encoding: {encoding}\r\nsec-fetch-dest: document\r\n\
             connection: close\r\n\r\n",
            self.addr
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").context("a head")?;
        let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
        Ok((head, answer.split_off(end + 4)))
    }

    /// The folder in which the files of its page lie, as the front page names it.
    ///
    /// # Errors
    /// When it shows no page.
    pub async fn folder_of_the_page(&self) -> Result<String> {
        let (_, page) = self.get("/", "identity").await?;
        let page = String::from_utf8_lossy(&page).into_owned();
        let link = page.split('"').find(|text| text.starts_with("/app-")).context("it names a folder")?;
        Ok(link.rsplit_once('/').context("a file in the folder")?.0.to_owned())
    }

    /// Ends it without a word, as a power cut does.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub async fn kill(&mut self) -> Result<()> {
        self.process.kill().await.context("kill -9")
    }

    /// Starts it again, where it was.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start_again(&mut self) -> Result<()> {
        (self.process, _) = spawn(self.addr, &self.folder, self.speed).await?;
        Ok(())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.start_kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

async fn spawn(addr: SocketAddr, folder: &Path, speed: u32) -> Result<(Child, SocketAddr)> {
    let program = std::env::var("ESCAPEMENT_PROGRAM")
        .context("ESCAPEMENT_PROGRAM names no program; run `cargo xtask test --only browser`")?;
    let mut process = Command::new(&program)
        .args(["serve", "--addr", &addr.to_string(), "--speed", &speed.to_string(), "--lang", "en", "--data"])
        .arg(folder)
        .env("ESCAPEMENT_LOG", "info")
        .stdout(Stdio::piped())
        .stderr(evidence::server_log()?)
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot run {program}"))?;
    let out = process.stdout.take().context("it has an output")?;
    let mut lines = BufReader::new(out).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some(addr) = line.trim().strip_prefix("http://") {
            let addr = addr.parse()?;
            // The rest is read too, or the program would wait for a reader some day.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok((process, addr));
        }
    }
    bail!("{program} has ended before it was ready")
}
