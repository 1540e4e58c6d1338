//! The list of files that the library embeds, each plain and compressed.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result};

use crate::files::{File, quoted};

/// Writes the files and the list of them, as Rust.
pub(crate) fn write(out: &Path, files: &[File]) -> Result<()> {
    let folder = out.join("files");
    fs::create_dir_all(&folder).context("could not make a folder for the page")?;
    pack(&folder, files)?;
    let mut list = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        let etag = &blake3::hash(&file.bytes).to_hex()[..16];
        write!(
            list,
            "Embedded {{ path: {}, content_type: {}, etag: {}",
            quoted(&file.path),
            quoted(file.content_type),
            quoted(etag)
        )?;
        for kind in ["plain", "br", "gz"] {
            write!(list, ", {kind}: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/files/{number}.{kind}\"))")?;
        }
        list.push_str(" },\n");
    }
    list.push_str("]\n");
    fs::write(out.join("list.rs"), list).context("could not write the list of files")
}

/// Writes every file plain and compressed, by its number. The largest takes the longest and comes first, so that the
/// others are done beside it.
fn pack(folder: &Path, files: &[File]) -> Result<()> {
    let mut order: Vec<usize> = (0..files.len()).collect();
    order.sort_by_key(|&number| Reverse(files[number].bytes.len()));
    let queue = Mutex::new(order.into_iter());
    let work = || -> Result<()> {
        loop {
            let next = queue.lock().expect("no thread panics while it takes a file").next();
            let Some(number) = next else { return Ok(()) };
            let bytes = &files[number].bytes;
            for (kind, bytes) in [("plain", bytes), ("br", &brotli(bytes)?), ("gz", &gzip(bytes)?)] {
                let place = folder.join(format!("{number}.{kind}"));
                fs::write(&place, bytes).with_context(|| format!("could not write {}", place.display()))?;
            }
        }
    };
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a thread that packs does not panic"))
    })
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: if crate::is_set(crate::QUICK) { 2 } else { 11 },
        lgwin: 24,
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters).context("brotli")?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(bytes)?;
    packer.finish().context("gzip")
}
