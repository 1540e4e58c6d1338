//! How far away the other end of a socket is, and whether anybody is still there: a ping goes out, and how long its pong takes is
//! measured here.
//!
//! Browsers answer a ping by themselves, at once, whatever the page is busy with. Nobody is believed: the pong only has to name
//! the ping, and the time is ours. Whoever answers late only seems to be farther away than they are, and what that is worth
//! has a [limit](table::Gate::MOST_LAG_MS).

use std::time::Duration;

use bytes::Bytes;

use crate::clock::Since;

/// How often a ping goes to those who race.
pub(crate) const RACING: Duration = Duration::from_millis(400);
/// How often a ping goes to those for whom a bot would have to play on.
pub(crate) const PRESSED: Duration = Duration::from_secs(2);

/// The pings to one socket. One is out at a time.
#[derive(Debug)]
pub(crate) struct Echo {
    number: u64,
    out: Option<Since>,
    /// A ping without a pong is given up after so long.
    patience: Duration,
    /// Whether there ever was a pong. Not everything between here and there lets them through.
    answers: bool,
}

impl Echo {
    pub(crate) fn new(patience: Duration) -> Echo {
        Echo { number: 0, out: None, patience, answers: false }
    }

    /// Whether it is time for another.
    pub(crate) fn is_silent(&self) -> bool {
        self.out.is_none_or(|since| since.elapsed() > self.patience)
    }

    /// Whether somebody who used to answer does no more.
    pub(crate) fn is_lost(&self) -> bool {
        self.answers && self.out.is_some() && self.is_silent()
    }

    /// A ping that goes out now.
    pub(crate) fn ping(&mut self) -> Bytes {
        self.number += 1;
        self.out = Some(Since::now());
        Bytes::copy_from_slice(&self.number.to_be_bytes())
    }

    /// How long the ping took that this pong names, if it is the one that is out.
    pub(crate) fn pong(&mut self, named: &[u8]) -> Option<Duration> {
        let mine = named == self.number.to_be_bytes();
        let took = self.out.take_if(|_| mine).map(Since::elapsed);
        self.answers |= took.is_some();
        took
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_ping_that_is_out_counts_and_once() {
        let mut echo = Echo::new(Duration::from_secs(5));
        assert!(echo.is_silent() && echo.pong(&[0; 8]).is_none());
        let first = echo.ping();
        assert!(!echo.is_silent());
        assert_eq!(echo.pong(b"something"), None);
        assert!(echo.pong(&first).is_some());
        assert_eq!(echo.pong(&first), None);
        let second = echo.ping();
        assert_eq!(echo.pong(&first), None);
        assert!(echo.pong(&second).is_some());
    }

    #[test]
    fn whoever_answers_no_more_is_lost_but_not_whoever_never_did() {
        let mut echo = Echo::new(Duration::ZERO);
        let first = echo.ping();
        assert!(echo.is_silent() && !echo.is_lost());
        echo.pong(&first);
        assert!(!echo.is_lost());
        echo.ping();
        assert!(echo.is_lost());
    }
}
