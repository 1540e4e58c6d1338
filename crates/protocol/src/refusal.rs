//! Why the house says no. What a game says no to comes in the game's own codes.

use serde::Serialize;
use table::{Coded, Seat};
use thiserror::Error;

/// Why a request was not carried out. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The message is no request.
    #[error("this is no request: {why}")]
    BadMessage {
        /// What is wrong with it.
        why: String,
    },
    /// The message is too long.
    #[error("a message has at most {most} bytes")]
    TooLong {
        /// The most bytes.
        most: usize,
    },
    /// Too many messages in too short a time.
    #[error("too many messages; wait a moment")]
    TooFast,
    /// The client speaks another version.
    #[error("this house speaks version {ours}; please reload")]
    OtherProtocol {
        /// The version spoken here.
        ours: u16,
    },
    /// Hello comes first.
    #[error("say hello first")]
    NoHello,
    /// The request needs a table to be joined first.
    #[error("join a table first")]
    NotAtATable,
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The options cannot be read.
    #[error("these are not the options of the game: {why}")]
    UnknownOptions {
        /// What is wrong with them.
        why: String,
    },
    /// The move cannot be read.
    #[error("this is no move of the game: {why}")]
    BadMove {
        /// What is wrong with it.
        why: String,
    },
    /// The house has as many tables as it takes.
    #[error("the house is full")]
    HouseFull,
    /// The table has as many people at it as it takes.
    #[error("the table is full")]
    TableFull,
    /// The table has no such seat.
    #[error("there is no seat {seat}")]
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// Somebody sits there.
    #[error("somebody sits there")]
    SeatTaken {
        /// Where.
        seat: Seat,
    },
    /// The seat is somebody else's, or nobody's.
    #[error("this is not your seat")]
    NotYourSeat,
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotTheHost,
    /// There is no bot of this name.
    #[error("there is no such bot")]
    NoSuchBot,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// Not every seat is taken.
    #[error("not every seat is taken")]
    SeatsEmpty,
    /// The request was made on something that has not happened.
    #[error("that has not happened yet")]
    Ahead,
    /// The request is so old that nobody can tell whether it was carried out.
    #[error("that is too long ago")]
    Stale,
    /// The request came too late to be of use.
    #[error("too late")]
    TooLate,
    /// Nobody may watch here.
    #[error("those without a seat may not watch this game")]
    ClosedToWatchers,
    /// Nobody sits there.
    #[error("nobody sits there")]
    SeatFree {
        /// Where.
        seat: Seat,
    },
    /// Every seat is taken.
    #[error("every seat is taken")]
    NoFreeSeat,
    /// No person sits there.
    #[error("no person sits there")]
    NoPersonThere {
        /// Where.
        seat: Seat,
    },
    /// The host has not been gone for long enough.
    #[error("the host has not been gone for long enough")]
    HostIsHere,
    /// The person in this seat is there, or has not been gone for long.
    #[error("they have not been gone for long")]
    NotAway {
        /// Where.
        seat: Seat,
    },
    /// Only those with a seat may do that.
    #[error("only those with a seat may do that")]
    NotSeated,
    /// The guest has a seat already.
    #[error("you have a seat already")]
    AlreadySeated,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is still on.
    #[error("the game is still on")]
    StillPlaying,
    /// Something else is proposed already.
    #[error("something is proposed already")]
    ProposalOpen,
    /// Nothing is proposed.
    #[error("nothing is proposed")]
    NoProposal,
    /// The seat has agreed already.
    #[error("you have agreed already")]
    AlreadyAgreed,
    /// All play together: the game ends only if all agree.
    #[error("in this game nobody gives up alone")]
    OnlyTogether,
    /// Nobody races in this game, so no race is to be made fair.
    #[error("in this game nobody races")]
    NoRaces,
    /// Whoever gave up does not come back.
    #[error("whoever gave up does not come back")]
    Conceded,
    /// There is no such code, or it is used up.
    #[error("there is no such code, or it is used up")]
    NoSuchPass,
    /// The rules of the game forbid talking now.
    #[error("nobody may hear you now")]
    NoTalk,
    /// Something is broken at this table; it stands still.
    #[error("this table is broken and stands still")]
    Frozen,
    /// The house is closing; everything is on disk.
    #[error("the house is closing")]
    Closing,
}

impl From<Refusal> for Coded {
    fn from(refusal: Refusal) -> Coded {
        refusal.coded()
    }
}

impl Refusal {
    /// The refusal as code and arguments.
    pub fn coded(&self) -> Coded {
        Coded::of(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Language, Names, Words};

    /// One of each. A new one that is missing here does not compile below.
    fn all() -> Vec<Refusal> {
        use Refusal::*;
        let why = || "x".to_owned();
        let seat = Seat::at(1);
        let all = vec![
            BadMessage { why: why() },
            TooLong { most: 5 },
            TooFast,
            OtherProtocol { ours: 1 },
            NoHello,
            NotAtATable,
            NoSuchTable,
            NoSuchGame,
            UnknownOptions { why: why() },
            BadMove { why: why() },
            HouseFull,
            TableFull,
            NoSuchSeat { seat },
            SeatTaken { seat },
            NotYourSeat,
            NotTheHost,
            NoSuchBot,
            Begun,
            NotBegun,
            SeatsEmpty,
            Ahead,
            Stale,
            TooLate,
            ClosedToWatchers,
            SeatFree { seat },
            NoFreeSeat,
            NoPersonThere { seat },
            HostIsHere,
            NotAway { seat },
            NotSeated,
            AlreadySeated,
            Over,
            StillPlaying,
            ProposalOpen,
            NoProposal,
            AlreadyAgreed,
            OnlyTogether,
            NoRaces,
            Conceded,
            NoSuchPass,
            NoTalk,
            Frozen,
            Closing,
        ];
        for one in &all {
            match one {
                BadMessage { .. }
                | TooLong { .. }
                | TooFast
                | OtherProtocol { .. }
                | NoHello
                | NotAtATable => {}
                NoSuchTable | NoSuchGame | UnknownOptions { .. } | BadMove { .. } | HouseFull | TableFull => {
                }
                NoSuchSeat { .. } | SeatTaken { .. } | NotYourSeat | NotTheHost | NoSuchBot | Begun => {}
                ClosedToWatchers
                | SeatFree { .. }
                | NoFreeSeat
                | NoPersonThere { .. }
                | HostIsHere
                | NotAway { .. }
                | NotSeated
                | AlreadySeated
                | Over
                | StillPlaying
                | ProposalOpen
                | NoProposal
                | AlreadyAgreed
                | OnlyTogether
                | NoRaces
                | Conceded
                | NoSuchPass
                | NoTalk => {}
                NotBegun | SeatsEmpty | Ahead | Stale | TooLate | Frozen | Closing => {}
            }
        }
        all
    }

    #[test]
    fn every_refusal_has_a_sentence_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for refusal in all() {
                let sentence = words.refusal("cells", &refusal.coded(), &Names::default());
                assert!(!sentence.contains(['⟨', '{']), "{language:?}: {sentence}");
            }
        }
    }
}
