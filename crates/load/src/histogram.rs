//! How long something took, counted so finely that a quantile is right to 3 %.

use std::sync::atomic::{AtomicU64, Ordering};

/// Buckets for each doubling.
const PARTS: u64 = 32;
/// Doublings: from a microsecond to more than an hour.
const DOUBLINGS: usize = 32;

/// Times in microseconds, counted by many at once.
pub(crate) struct Histogram {
    buckets: Vec<AtomicU64>,
    max: AtomicU64,
}

impl Default for Histogram {
    fn default() -> Histogram {
        let buckets = (0..DOUBLINGS * PARTS as usize).map(|_| AtomicU64::new(0)).collect();
        Histogram { buckets, max: AtomicU64::new(0) }
    }
}

/// Below `PARTS` each microsecond has its own bucket; above, each doubling has `PARTS`.
fn bucket(micros: u64) -> usize {
    if micros < PARTS {
        return micros as usize;
    }
    let doubling = u64::from(micros.ilog2() - PARTS.ilog2());
    let part = (micros >> doubling) - PARTS;
    ((doubling + 1) * PARTS + part) as usize
}

/// The largest time in a bucket.
fn top(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    if bucket < PARTS {
        return bucket;
    }
    let (doubling, part) = (bucket / PARTS - 1, bucket % PARTS);
    ((PARTS + part + 1) << doubling) - 1
}

impl Histogram {
    pub(crate) fn note(&self, micros: u64) {
        let last = self.buckets.len() - 1;
        self.buckets[bucket(micros).min(last)].fetch_add(1, Ordering::Relaxed);
        self.max.fetch_max(micros, Ordering::Relaxed);
    }

    pub(crate) fn clear(&self) {
        self.buckets.iter().for_each(|bucket| bucket.store(0, Ordering::Relaxed));
        self.max.store(0, Ordering::Relaxed);
    }

    pub(crate) fn count(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.load(Ordering::Relaxed)).sum()
    }

    pub(crate) fn max(&self) -> u64 {
        self.max.load(Ordering::Relaxed)
    }

    /// The time that this share of all did not exceed.
    pub(crate) fn quantile(&self, share: f64) -> u64 {
        let wanted = (self.count() as f64 * share).ceil().max(1.0) as u64;
        let mut count = 0;
        for (number, bucket) in self.buckets.iter().enumerate() {
            count += bucket.load(Ordering::Relaxed);
            if count >= wanted {
                return top(number).min(self.max());
            }
        }
        self.max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_has_a_bucket_that_is_not_much_larger() {
        for micros in (0..5_000).chain([10_000, 65_535, 65_536, 1_000_000, 59_999_999]) {
            let top = top(bucket(micros));
            assert!(top >= micros && top as f64 <= micros as f64 * 1.04 + 1.0, "{micros}: {top}");
        }
    }

    #[test]
    fn quantiles_are_those_of_the_times() {
        let histogram = Histogram::default();
        (1..=1_000).for_each(|micros| histogram.note(micros * 10));
        let (half, most) = (histogram.quantile(0.5), histogram.quantile(0.99));
        assert!((5_000..5_200).contains(&half) && (9_900..=10_000).contains(&most), "{half} {most}");
        assert_eq!((histogram.max(), histogram.count()), (10_000, 1_000));
        histogram.clear();
        assert_eq!((histogram.max(), histogram.count(), histogram.quantile(0.5)), (0, 0, 0));
    }
}
