//! Which requests were carried out: one that is sent again is not carried out twice.

use std::collections::{BTreeMap, VecDeque};

use protocol::GuestId;

use crate::record::By;

/// How many requests of each guest are remembered.
const MOST: usize = 64;

/// What is remembered of the requests that were carried out.
#[derive(Default)]
pub(crate) struct Done(BTreeMap<GuestId, Lately>);

#[derive(Default)]
struct Lately {
    requests: VecDeque<(u64, u64)>,
    /// The entry of the youngest request that was forgotten.
    forgotten: Option<u64>,
}

impl Done {
    /// A request became this entry.
    pub(crate) fn note(&mut self, by: By, seq: u64) {
        let lately = self.0.entry(by.guest).or_default();
        lately.requests.push_back((by.id, seq));
        if lately.requests.len() > MOST {
            lately.forgotten = lately.requests.pop_front().map(|(_, seq)| seq);
        }
    }

    /// The entry that the request became, if it is remembered.
    pub(crate) fn entry(&self, by: By) -> Option<u64> {
        let lately = self.0.get(&by.guest)?;
        lately.requests.iter().rev().find(|(id, _)| *id == by.id).map(|(_, seq)| *seq)
    }

    /// Whether a request that was made on this entry may have been carried out and forgotten: it cannot have become an
    /// entry from before it was made.
    pub(crate) fn may_have_forgotten(&self, by: By, on: u64) -> bool {
        self.0.get(&by.guest).and_then(|lately| lately.forgotten).is_some_and(|forgotten| on <= forgotten)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Secret;

    #[test]
    fn what_was_done_is_known_and_what_was_forgotten_is_not_done_again() {
        let guest = Secret::new([1; 16]).guest();
        let by = |id| By { guest, id };
        let mut done = Done::default();
        for id in 0..100 {
            assert!(!done.may_have_forgotten(by(id), id) || id == 0);
            done.note(by(id), id);
        }
        assert_eq!(done.entry(by(99)), Some(99));
        assert_eq!(done.entry(by(36)), Some(36));
        assert_eq!(done.entry(by(35)), None);
        assert!(done.may_have_forgotten(by(35), 35));
        assert!(!done.may_have_forgotten(by(500), 36));
        let other = By { guest: Secret::new([2; 16]).guest(), id: 99 };
        assert_eq!(done.entry(other), None);
        assert!(!done.may_have_forgotten(other, 0));
    }
}
