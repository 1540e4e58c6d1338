//! The key that makes somebody the host: made once, kept in a file that only the host can read.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use axum::http::{HeaderMap, header};
use subtle::ConstantTimeEq;

use crate::limits::Bucket;

/// The file in the folder.
const FILE: &str = "host.key";
/// Bytes of randomness.
const BYTES: usize = 16;
/// How many wrong keys are looked at one after the other, and in a minute in the long run.
const WRONG: u32 = 10;

/// The host's key, and how much patience is left with wrong ones.
pub(crate) struct Key {
    digits: String,
    patience: Mutex<Bucket>,
}

/// What becomes of somebody who shows a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// It is the host.
    Right,
    /// It is not.
    Wrong,
    /// It is not, and there were many of them lately.
    WrongAgain,
}

impl Key {
    /// The key in this folder; a new one, if there is none.
    pub(crate) fn of(folder: &Path) -> io::Result<Key> {
        let path = folder.join(FILE);
        let digits = match fs::read_to_string(&path) {
            Ok(text) => text.trim().to_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => make(&path)?,
            Err(error) => return Err(error),
        };
        if digits.len() < 2 * BYTES || !digits.bytes().all(|digit| digit.is_ascii_alphanumeric()) {
            let why = format!("{} holds no key; delete it, and a new one is made", path.display());
            return Err(io::Error::new(io::ErrorKind::InvalidData, why));
        }
        Ok(Key::new(digits))
    }

    fn new(digits: String) -> Key {
        Key { digits, patience: Mutex::new(Bucket::new(WRONG, f64::from(WRONG) / 60.0)) }
    }

    /// The key, to be shown to the host.
    pub(crate) fn digits(&self) -> &str {
        &self.digits
    }

    /// Whether the key in these headers is the right one. The right one always is: nobody can shut the host out by
    /// guessing. What protects the key is its length; the limit spares the log.
    pub(crate) fn shown(&self, headers: &HeaderMap) -> Shown {
        let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        // Takes as long for a wrong key as for the right one.
        if bool::from(given.as_bytes().ct_eq(self.digits.as_bytes())) {
            return Shown::Right;
        }
        let mut patience = self.patience.lock().unwrap_or_else(PoisonError::into_inner);
        if patience.take() { Shown::Wrong } else { Shown::WrongAgain }
    }
}

fn make(path: &Path) -> io::Result<String> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    let mut digits = String::new();
    for byte in bytes {
        let _ = write!(digits, "{byte:02x}");
    }
    let mut new = OpenOptions::new();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    let mut file = new.open(path)?;
    writeln!(file, "{digits}")?;
    file.sync_all()?;
    Ok(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn showing(text: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::AUTHORIZATION, text.parse().unwrap());
        headers
    }

    #[test]
    fn the_key_is_made_once_and_only_its_owner_can_read_it() {
        let folder = std::env::temp_dir().join(format!("escapement-key-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let key = Key::of(&folder).unwrap();
        assert_eq!(Key::of(&folder).unwrap().digits(), key.digits());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(folder.join(FILE)).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(folder.join(FILE), "short\n").unwrap();
        assert!(Key::of(&folder).is_err(), "an empty or spoilt file lets nobody in");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn only_the_whole_key_opens_and_it_always_does() {
        let key = Key::new("0123456789abcdef0123456789abcdef".to_owned());
        assert_eq!(key.shown(&HeaderMap::new()), Shown::Wrong);
        for wrong in
            ["Bearer", "Bearer ", "Bearer 0123456789abcdef", "Basic 0123456789abcdef0123456789abcdef"]
        {
            assert_eq!(key.shown(&showing(wrong)), Shown::Wrong, "{wrong}");
        }
        for _ in 0..20 {
            key.shown(&showing("Bearer x"));
        }
        assert_eq!(key.shown(&showing("Bearer x")), Shown::WrongAgain);
        assert_eq!(key.shown(&showing("Bearer 0123456789abcdef0123456789abcdef")), Shown::Right);
    }
}
