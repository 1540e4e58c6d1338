//! A move on its way to everybody at its table.

use crate::clock::Moment;

/// A move that was made and has not been seen by everybody.
#[derive(Debug)]
pub(crate) struct Flight {
    /// When it was to be sent: times count from here, so that one who is late cannot hide it.
    pub(crate) due: Moment,
    /// The entry that it became, as the server says.
    pub(crate) seq: Option<u64>,
    /// For each socket, the number of the next entry that it expects, and since when.
    seen: Vec<(u64, Moment)>,
    /// Entries that came before it was known which of them it is.
    early: Vec<(usize, u64, Moment)>,
}

impl Flight {
    pub(crate) fn new(due: Moment, sockets: usize) -> Flight {
        Flight { due, seq: None, seen: vec![(0, due); sockets], early: Vec::new() }
    }

    /// A socket has seen everything before this entry.
    pub(crate) fn note(&mut self, socket: usize, next: u64, at: Moment) {
        match self.seq {
            None => self.early.push((socket, next, at)),
            Some(seq) => {
                let seen = &mut self.seen[socket];
                if seen.0 <= seq {
                    *seen = (next, at);
                }
            }
        }
    }

    /// It became this entry.
    pub(crate) fn became(&mut self, seq: u64) {
        if self.seq.replace(seq).is_none() {
            for (socket, next, at) in std::mem::take(&mut self.early) {
                self.note(socket, next, at);
            }
        }
    }

    /// When the last of them saw it, once all have.
    pub(crate) fn landed(&self) -> Option<Moment> {
        let seq = self.seq?;
        let last = self.seen.iter().map(|(_, at)| *at).max()?;
        self.seen.iter().all(|(next, _)| *next > seq).then_some(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_move_has_landed_when_the_last_has_seen_its_entry() {
        let due = Moment::now();
        let after = |ms| due + Duration::from_millis(ms);
        let mut flight = Flight::new(due, 2);
        flight.note(0, 5, after(1));
        flight.note(0, 6, after(2));
        flight.note(1, 5, after(3));
        flight.became(5);
        assert_eq!(flight.landed(), None);
        flight.note(1, 6, after(4));
        flight.note(1, 7, after(9));
        assert_eq!(flight.landed(), Some(after(4)));
    }
}
