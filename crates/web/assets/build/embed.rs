//! The list of files that the library embeds, each plain and compressed.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files::{File, quoted};

/// Writes the files and the list of them, as Rust.
pub(crate) fn write(out: &Path, files: &[File]) -> Result<()> {
    let folder = out.join("files");
    fs::create_dir_all(&folder).context("could not make a folder for the page")?;
    let mut list = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        let kinds = [("plain", file.bytes.clone()), ("br", brotli(&file.bytes)?), ("gz", gzip(&file.bytes)?)];
        let etag = &blake3::hash(&file.bytes).to_hex()[..16];
        write!(
            list,
            "Embedded {{ path: {}, content_type: {}, etag: {}",
            quoted(&file.path),
            quoted(file.content_type),
            quoted(etag)
        )?;
        for (kind, bytes) in kinds {
            let place = folder.join(format!("{number}.{kind}"));
            fs::write(&place, bytes).with_context(|| format!("could not write {}", place.display()))?;
            write!(list, ", {kind}: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/files/{number}.{kind}\"))")?;
        }
        list.push_str(" },\n");
    }
    list.push_str("]\n");
    fs::write(out.join("list.rs"), list).context("could not write the list of files")
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
