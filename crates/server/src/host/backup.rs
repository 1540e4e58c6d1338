//! A copy of everything, made while people play and sent as it is.

use std::io;
use std::path::{Path, PathBuf};

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use futures_util::stream::try_unfold;
use store::StoreError;
use tokio::fs::File;
use tokio::io::AsyncReadExt;
use tokio::sync::oneshot;

use crate::keeper::Keeper;

const BEGINS: &str = "download-";
const ENDS: &str = ".part";
/// How much is read at once.
const PIECE: usize = 64 * 1024;

/// A file that goes away with this.
struct Passing(PathBuf);

impl Drop for Passing {
    fn drop(&mut self) {
        // If it cannot be removed now, it is at the next start.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Why there is no copy.
#[derive(Debug)]
pub(crate) enum NoCopy {
    /// One is being made for somebody else.
    Busy,
    /// The disk does not take it.
    Failed(String),
}

/// Makes a copy in this folder, and an answer that brings it.
pub(crate) async fn download(keeper: &Keeper, folder: &Path) -> Result<Response, NoCopy> {
    let failed = |error: io::Error| NoCopy::Failed(error.to_string());
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| NoCopy::Failed(error.to_string()))?;
    let path = folder.join(format!("{BEGINS}{:016x}{ENDS}", u64::from_le_bytes(bytes)));
    let (reply, answer) = oneshot::channel();
    let passing = Passing(path.clone());
    let asked = keeper.writer.back_up(path.clone(), move |copied| {
        // If nobody waits any more, the file goes with the answer.
        let _ = reply.send(copied.map(|()| passing));
    });
    asked.map_err(|closed| NoCopy::Failed(closed.to_string()))?;
    let passing = match answer.await {
        Ok(Ok(passing)) => passing,
        Ok(Err(StoreError::Copying)) => return Err(NoCopy::Busy),
        Ok(Err(error)) => return Err(NoCopy::Failed(error.to_string())),
        Err(_) => return Err(NoCopy::Failed("no answer".to_owned())),
    };
    let file = File::open(&path).await.map_err(failed)?;
    let length = file.metadata().await.map_err(failed)?.len();
    // The file is closed before it is removed: some systems want it so.
    let pieces = try_unfold((file, passing), |(mut file, passing)| async move {
        let mut piece = Vec::with_capacity(PIECE);
        let read = (&mut file).take(PIECE as u64).read_to_end(&mut piece).await?;
        Ok::<_, io::Error>((read > 0).then(|| (Bytes::from(piece), (file, passing))))
    });
    let mut response = Response::new(Body::from_stream(pieces));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/vnd.sqlite3"));
    headers.insert(header::CONTENT_LENGTH, length.into());
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let named = HeaderValue::from_static("attachment; filename=\"escapement.sqlite\"");
    headers.insert(header::CONTENT_DISPOSITION, named);
    Ok(response)
}

/// Removes what a crash left of copies that were never sent to the end.
pub(crate) fn clear(folder: &Path) {
    for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = file.file_name();
        let copy = name.to_str().is_some_and(|name| name.starts_with(BEGINS) && name.contains(ENDS));
        if copy && let Err(error) = std::fs::remove_file(file.path()) {
            tracing::warn!(file = %file.path().display(), %error, "left over");
        }
    }
}
