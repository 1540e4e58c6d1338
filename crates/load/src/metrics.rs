//! What a server says of itself at `/metrics`.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A reading of the counters.
#[derive(Clone, Debug, Default)]
pub struct Metrics(String);

/// Between which times a quantile lies, in microseconds. Without an upper one it is longer than any bucket.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Bound {
    /// Where it would be if times were spread evenly in their bucket.
    pub about_us: f64,
    /// The upper end of its bucket.
    pub at_most_us: Option<f64>,
    /// How many times there were.
    pub count: u64,
}

impl Metrics {
    /// Reads them; nothing if the server does not answer.
    pub async fn read(address: SocketAddr) -> Option<Metrics> {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let request = format!("GET /metrics HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await.ok()?;
        Some(Metrics(text))
    }

    /// A counter.
    pub fn value(&self, name: &str) -> Option<f64> {
        self.0.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.trim().parse().ok())
    }

    /// The buckets of a histogram: upper ends in microseconds, and how many were below.
    fn buckets(&self, name: &str) -> Vec<(Option<f64>, u64)> {
        let start = format!("{name}_bucket{{le=\"");
        let lines = self.0.lines().filter_map(|line| line.strip_prefix(&start)?.split_once("\"} "));
        lines
            .map(|(bound, count)| {
                let bound = bound.parse::<f64>().ok().filter(|bound| bound.is_finite());
                (bound.map(|seconds| seconds * 1e6), count.trim().parse().unwrap_or(0))
            })
            .collect()
    }

    /// A quantile of what was counted between an earlier reading and this one.
    pub fn quantile_since(&self, before: &Metrics, name: &str, share: f64) -> Option<Bound> {
        let old = before.buckets(name);
        let counts: Vec<(Option<f64>, u64)> = self
            .buckets(name)
            .into_iter()
            .enumerate()
            .map(|(place, (bound, count))| (bound, count - old.get(place).map_or(0, |(_, old)| *old)))
            .collect();
        let count = counts.last()?.1;
        let wanted = count as f64 * share;
        let place = counts.iter().position(|(_, below)| *below as f64 >= wanted && *below > 0)?;
        let (low, below) = match place.checked_sub(1) {
            Some(before) => (counts[before].0.unwrap_or(0.0), counts[before].1),
            None => (0.0, 0),
        };
        let (bound, until) = counts[place];
        let part = (wanted - below as f64) / (until - below).max(1) as f64;
        let about_us = bound.map_or(low, |high| low + (high - low) * part);
        Some(Bound { about_us, at_most_us: bound, count })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_lies_in_its_bucket() {
        let text = |counts: [u64; 3]| {
            let line = |(bound, count)| format!("x_bucket{{le=\"{bound}\"}} {count}\n");
            Metrics(["0.001", "0.002", "+Inf"].into_iter().zip(counts).map(line).collect())
        };
        let (before, after) = (text([5, 5, 5]), text([55, 105, 105]));
        let bound = after.quantile_since(&before, "x", 0.75).unwrap();
        assert_eq!(bound, Bound { about_us: 1_500.0, at_most_us: Some(2_000.0), count: 100 });
        assert_eq!(after.quantile_since(&before, "y", 0.75), None);
    }
}
