//! Makes what wasm-bindgen has written smaller: its script is for people to read, and its names end in digests, which cannot be
//! compressed. Together that is 5 KB of what a visitor waits for.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// How many digits a digest has.
const DIGITS: usize = 16;

/// What the names begin with that the program and its script share.
const SHARED: &[u8] = b"__wb";

/// Numbers the names that the program and its script share, and leaves out of the script what only people read.
pub(crate) fn tidy(script: &Path, program: &Path) -> Result<()> {
    let text = fs::read(script).with_context(|| format!("could not read {}", script.display()))?;
    let wasm = fs::read(program).with_context(|| format!("could not read {}", program.display()))?;
    let numbers = numbers(&text);
    let text = String::from_utf8(numbered(&text, &numbers)).context("a script is text")?;
    fs::write(script, without_comments(&text))?;
    Ok(fs::write(program, numbered(&wasm, &numbers))?)
}

/// A number for each digest at the end of a shared name, in their order.
fn numbers(script: &[u8]) -> BTreeMap<Vec<u8>, Vec<u8>> {
    let mut numbers = BTreeMap::new();
    for name in script.split(|byte| !is_of_name(*byte)).filter(|name| name.starts_with(SHARED)) {
        let digest = name.len().checked_sub(DIGITS).and_then(|at| name.get(at..));
        if let Some(digest) = digest.filter(|digest| digest.iter().all(|digit| is_digit(*digit))) {
            let next = numbers.len();
            numbers.entry(digest.to_vec()).or_insert_with(|| format!("{next:0DIGITS$}").into_bytes());
        }
    }
    numbers
}

/// The same bytes with a number instead of each digest. It is as long, so that nothing else in the program moves.
fn numbered(bytes: &[u8], numbers: &BTreeMap<Vec<u8>, Vec<u8>>) -> Vec<u8> {
    let mut done = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((first, others)) = rest.split_first() {
        let is_end = done.last() == Some(&b'_');
        match rest.get(..DIGITS).filter(|_| is_end).and_then(|digest| numbers.get(digest)) {
            Some(number) => {
                done.extend_from_slice(number);
                rest = rest.get(DIGITS..).unwrap_or_default();
            }
            None => {
                done.push(*first);
                rest = others;
            }
        }
    }
    done
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn is_digit(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'a'..=b'f')
}

/// A script without comments that have lines of their own, and without indents.
fn without_comments(script: &str) -> String {
    let mut is_comment = false;
    let mut done = String::with_capacity(script.len());
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/**");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            done += line;
            done.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    done
}
