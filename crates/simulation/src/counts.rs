//! How much happened in a run: so that one sees that it did.

use std::fmt;
use std::ops::AddAssign;

macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// How much happened.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct Counts {
            $($(#[$doc])* pub $name: u64,)*
        }

        impl AddAssign for Counts {
            fn add_assign(&mut self, other: Counts) {
                $(self.$name += other.$name;)*
            }
        }

        impl fmt::Display for Counts {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $(writeln!(f, "{:>12} {}", self.$name, stringify!($name).replace('_', " "))?;)*
                Ok(())
            }
        }
    };
}

counts! {
    /// Runs.
    runs,
    /// Steps of the scheduler.
    steps,
    /// Games that began.
    begun,
    /// Games that came to their end.
    ended,
    /// Entries on disk.
    entries,
    /// Requests that were carried out and acknowledged.
    acknowledged,
    /// Requests that were refused.
    refused,
    /// Requests that were sent again.
    resent,
    /// Requests that waited at the gate, for somebody else or for a lock-out.
    held_back,
    /// Moves that were taken back.
    undone,
    /// Alarms that rang.
    rung,
    /// Moves that bots made.
    moves_by_bots,
    /// Pauses.
    paused,
    /// Games that ended before their rules ended them.
    stopped,
    /// Bots that came to play for a person.
    bots_for_persons,
    /// Seats that a person took back from a bot.
    taken_back,
    /// Bots that came to play for somebody who dropped out.
    stood_in,
    /// Seats that were handed back to somebody who came back.
    came_back,
    /// Seats that went to whoever showed a code.
    claimed,
    /// Lines that were heard.
    heard,
    /// Processes that died.
    crashes,
    /// Of those, processes that died around a write.
    crashes_at_write,
    /// Tables that somebody else took over.
    fencings,
    /// Keepers that found out by a write that they were fenced off.
    fenced_writes,
    /// Writes that took seconds.
    stalls,
    /// Writes that failed.
    failed_writes,
    /// Connections that were cut.
    cuts,
    /// Readers that fell behind.
    slow,
    /// Tables that went to sleep.
    sleeps,
    /// Messages with whole documents.
    wholes,
    /// Entries told to those present.
    told,
    /// Entries told to those who came back.
    told_again,
    /// Documents of clients that were compared with the truth.
    compared,
}
