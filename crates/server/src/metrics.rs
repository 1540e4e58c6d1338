//! What the host may want to see: counters and times, in the text form that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 12] =
    [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 250_000, 1_000_000];

/// How long something took, counted in buckets.
#[derive(Default)]
pub(crate) struct Times {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    sum: AtomicU64,
}

impl Times {
    pub(crate) fn note(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let bucket = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut count = 0;
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS.iter().map(Some).chain([None])) {
            count += bucket.load(Ordering::Relaxed);
            let bound = bound.map_or("+Inf".to_owned(), |micros| (*micros as f64 / 1e6).to_string());
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {count}");
        }
        let sum = self.sum.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_sum {sum}\n{name}_count {count}");
    }
}

/// Everything that is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: AtomicI64,
    pub(crate) tables_awake: AtomicI64,
    pub(crate) requests: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) messages_out: AtomicU64,
    pub(crate) fell_behind: AtomicU64,
    pub(crate) panics: AtomicU64,
    pub(crate) frozen: AtomicU64,
    pub(crate) reloads: AtomicU64,
    pub(crate) apply: Times,
    pub(crate) durable: Times,
    pub(crate) commit: Times,
}

impl Metrics {
    pub(crate) fn write(&self, figures: store::Figures) -> String {
        let mut out = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = writeln!(
                out,
                "# HELP escapement_{name} {help}\n# TYPE escapement_{name} {kind}\nescapement_{name} {value}"
            );
        };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
        line("sockets", "gauge", "Open sockets.", self.sockets.load(Ordering::Relaxed));
        line("tables_awake", "gauge", "Tables in memory.", self.tables_awake.load(Ordering::Relaxed));
        line("requests_total", "counter", "Requests read.", count(&self.requests));
        line("refused_total", "counter", "Requests refused at the door.", count(&self.refused));
        line("messages_total", "counter", "Messages handed to sockets.", count(&self.messages_out));
        line("fell_behind_total", "counter", "Readers that fell behind.", count(&self.fell_behind));
        line("panics_total", "counter", "Tables that panicked.", count(&self.panics));
        line("frozen_total", "counter", "Tables that were frozen.", count(&self.frozen));
        line("reloads_total", "counter", "Tables loaded anew after a refused append.", count(&self.reloads));
        line("commits_total", "counter", "Transactions of the store.", figures.commits as i64);
        line("appends_total", "counter", "Appends to the store.", figures.appends as i64);
        line("appends_waiting", "gauge", "Appends that wait for the store.", figures.waiting as i64);
        self.apply.write(&mut out, "escapement_apply_seconds", "From reading a request to its effects.");
        self.durable.write(&mut out, "escapement_durable_seconds", "From an entry to its being on disk.");
        self.commit.write(&mut out, "escapement_commit_seconds", "One transaction of the store.");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_has_every_bucket_and_adds_up() {
        let metrics = Metrics::default();
        for micros in [1, 60, 2_000_000] {
            metrics.apply.note(Duration::from_micros(micros));
        }
        let text = metrics.write(store::Figures::default());
        assert!(text.contains("escapement_apply_seconds_bucket{le=\"0.00005\"} 1\n"), "{text}");
        assert!(text.contains("escapement_apply_seconds_bucket{le=\"+Inf\"} 3\n"));
        assert!(text.contains("escapement_apply_seconds_count 3\n"));
    }
}
