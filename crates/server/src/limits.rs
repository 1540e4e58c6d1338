//! Limits on everything that somebody could have too much of.

use std::time::Duration;

use crate::clock::Since;

/// What nobody may exceed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Sockets in all.
    pub sockets: usize,
    /// Tables that are not over.
    pub tables: u64,
    /// Requests of one socket at once.
    pub burst: u32,
    /// Requests of one socket a second, in the long run.
    pub rate: u32,
    /// Tables that one socket may open a minute.
    pub opens: u32,
    /// For how long a socket may be silent before it has to give a sign of life.
    pub silence: Duration,
    /// For how long somebody on whom others wait may leave a ping unanswered.
    pub unanswered: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sockets: 19_500,
            tables: 50_000,
            burst: protocol::limits::BURST,
            rate: protocol::limits::RATE,
            opens: 12,
            silence: Duration::from_secs(75),
            unanswered: Duration::from_secs(8),
        }
    }
}

/// How many more requests somebody may make: it fills up with time, and only so far.
#[derive(Debug)]
pub(crate) struct Bucket {
    /// In thousandths.
    left: u64,
    most: u64,
    per_second: u64,
    since: Since,
}

impl Bucket {
    pub(crate) fn new(burst: u32, per_second: f64) -> Bucket {
        let most = u64::from(burst) * 1_000;
        Bucket { left: most, most, per_second: (per_second * 1_000.0) as u64, since: Since::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let elapsed = self.since.elapsed();
        let gained = elapsed.as_millis() as u64 * self.per_second / 1_000;
        if gained > 0 {
            self.left = (self.left + gained).min(self.most);
            self.since = Since::now();
        }
        let enough = self.left >= 1_000;
        if enough {
            self.left -= 1_000;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::new(5, 0.001);
        assert_eq!((0..20).filter(|_| bucket.take()).count(), 5);
    }
}
