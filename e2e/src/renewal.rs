//! A server that is updated while pages are open.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::Program;

/// Where the files of a build lie, without the digest that follows.
const FOLDER: &str = "/app-";

/// How long the beginning of a name is held back. If nothing follows it is no name: the sender waits for an answer.
const SILENCE: Duration = Duration::from_millis(20);

/// A way to a server that can be updated: from then on its build has another name, and it has no files of the build before.
///
/// The program behind it stays the same. Its name is exchanged in everything that passes, for one of the same length.
pub struct Renewal {
    addr: SocketAddr,
    is_updated: watch::Sender<bool>,
    before: String,
    after: String,
}

impl Renewal {
    /// A way to this server.
    ///
    /// # Errors
    /// When the server shows no page, or no port is free.
    pub async fn of(program: &Program) -> Result<Renewal> {
        let before = program.folder_of_the_page().await?;
        let digest = before.strip_prefix(FOLDER).context("a folder with a digest")?;
        let other: String = digest.chars().rev().collect();
        ensure!(digest != other, "{digest} has no other name");
        let (server, after) = (program.addr(), format!("{FOLDER}{other}"));
        let names = Arc::new(Names::new(digest, &other));

        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let addr = listener.local_addr()?;
        let (is_updated, state) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (mut state, names) = (state.clone(), Arc::clone(&names));
                tokio::spawn(async move {
                    let Ok(far) = TcpStream::connect(server).await else { return };
                    let is_updated = *state.borrow_and_update();
                    tokio::select! {
                        () = carry(near, far, is_updated.then_some(&*names)) => {}
                        // A server that is updated ends, and every connection with it.
                        _ = state.changed() => {}
                    }
                });
            }
        });
        Ok(Renewal { addr, is_updated, before, after })
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// The address of the page as another machine has it: by a name, over plain http.
    pub fn url_elsewhere(&self) -> String {
        format!("http://house.test:{}", self.addr.port())
    }

    /// The server is updated.
    pub fn update(&self) {
        let _ = self.is_updated.send(true);
    }

    /// The folder with the files of the first build.
    pub fn before(&self) -> &str {
        &self.before
    }

    /// The folder with the files of the second build.
    pub fn after(&self) -> &str {
        &self.after
    }
}

/// What is exchanged on the way to the server, and on the way back.
struct Names {
    there: Vec<(Vec<u8>, Vec<u8>)>,
    back: Vec<(Vec<u8>, Vec<u8>)>,
}

impl Names {
    fn new(before: &str, after: &str) -> Names {
        let pair = |from: String, to: String| (from.into_bytes(), to.into_bytes());
        let gone = "0".repeat(before.len());
        let header = |name: &str| pair(name.to_owned(), format!("X{}", name.get(1..).unwrap_or_default()));
        Names {
            there: vec![
                pair(format!("{FOLDER}{before}"), format!("{FOLDER}{gone}")),
                pair(format!("{FOLDER}{after}"), format!("{FOLDER}{before}")),
                // What is compressed cannot be read on the way, and what a browser knows already would have the old name.
                header("Accept-Encoding:"),
                header("If-None-Match:"),
            ],
            back: vec![pair(before.to_owned(), after.to_owned())],
        }
    }
}

async fn carry(near: TcpStream, far: TcpStream, names: Option<&Names>) {
    let (near, far) = (near.into_split(), far.into_split());
    let (there, back) = names.map_or((&[][..], &[][..]), |names| (&names.there, &names.back));
    tokio::select! {
        () = exchange(near.0, far.1, there) => {}
        () = exchange(far.0, near.1, back) => {}
    }
}

/// Carries bytes and exchanges names among them.
async fn exchange(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    names: &[(Vec<u8>, Vec<u8>)],
) {
    if names.is_empty() {
        let _ = tokio::io::copy(&mut from, &mut to).await;
        return;
    }
    let (mut buffer, mut waiting) = (vec![0; 16_384], Vec::new());
    loop {
        let silence = if waiting.is_empty() { Duration::MAX } else { SILENCE };
        let done = match timeout(silence, from.read(&mut buffer)).await {
            Ok(Ok(count @ 1..)) => {
                waiting.extend_from_slice(buffer.get(..count).unwrap_or_default());
                exchanged(&mut waiting, names)
            }
            Ok(_) => break,
            Err(_) => std::mem::take(&mut waiting),
        };
        if to.write_all(&done).await.is_err() {
            return;
        }
    }
    let _ = to.write_all(&waiting).await;
}

/// Takes everything out of `waiting` but what may be the beginning of a name, and exchanges names in it.
fn exchanged(waiting: &mut Vec<u8>, names: &[(Vec<u8>, Vec<u8>)]) -> Vec<u8> {
    let mut done = Vec::with_capacity(waiting.len());
    let mut at = 0;
    while let Some(rest) = waiting.get(at..).filter(|rest| !rest.is_empty()) {
        if let Some((from, to)) = names.iter().find(|(from, _)| rest.starts_with(from)) {
            done.extend_from_slice(to);
            at += from.len();
        } else if names.iter().any(|(from, _)| from.starts_with(rest)) {
            break;
        } else {
            done.extend(rest.first());
            at += 1;
        }
    }
    waiting.drain(..at);
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_exchanged_wherever_the_bytes_are_cut() {
        let text = b"GET /app-abcde/a.js\r\nAccept-Encoding: br\r\n/app-abcd /app-edcba/ab";
        let names = Names::new("abcde", "edcba").there;
        for cut in 0..text.len() {
            let mut waiting = text[..cut].to_vec();
            let mut done = exchanged(&mut waiting, &names);
            waiting.extend_from_slice(&text[cut..]);
            done.extend(exchanged(&mut waiting, &names));
            done.extend(waiting);
            let wanted = "GET /app-00000/a.js\r\nXccept-Encoding: br\r\n/app-abcd /app-abcde/ab";
            assert_eq!(String::from_utf8_lossy(&done), wanted, "cut at {cut}");
        }
    }
    #[tokio::test]
    async fn what_may_begin_a_name_is_sent_when_nothing_follows() {
        let names = Names::new("abcde", "edcba").there;
        let (mut sender, from) = tokio::io::duplex(64);
        let (to, mut receiver) = tokio::io::duplex(64);
        let carried = tokio::spawn(async move { exchange(from, to, &names).await });
        let mut seen = async |count: usize| {
            let mut bytes = vec![0; count];
            let read = timeout(Duration::from_secs(5), receiver.read_exact(&mut bytes)).await;
            read.expect("it is sent").unwrap();
            String::from_utf8(bytes).unwrap()
        };
        sender.write_all(b"a /app-").await.unwrap();
        assert_eq!(seen(7).await, "a /app-");
        sender.write_all(b"/app-abcde ").await.unwrap();
        assert_eq!(seen(11).await, "/app-00000 ");
        // The end of the connection is passed on too, with what was held back.
        sender.write_all(b"/a").await.unwrap();
        drop(sender);
        assert_eq!(seen(2).await, "/a");
        carried.await.unwrap();
    }
}
