//! What may be done, and why not. (Rules §1.19)

use serde::{Deserialize, Serialize};
use table::{No, Seat, Time};

use crate::chamber::{Dir, Tile};
use crate::dice::{DiceSet, Faces, Need, Symbol};
use crate::expedition::Expedition;
use crate::map::{Cell, RoomId};

/// What a seat can ask for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Move {
    /// Answers the ask of this number.
    Answer {
        /// Which ask.
        ask: u32,
        /// How.
        with: Reply,
    },
    /// Throws these dice.
    Throw {
        /// Which dice, by index.
        dice: DiceSet,
    },
    /// Frees up to two locked dice of one adventurer in the same chamber with a gold mask.
    Free {
        /// Whose.
        seat: Seat,
    },
    /// Walks through an open passage.
    Enter {
        /// Which way.
        dir: Dir,
    },
    /// Lays a new chamber beyond an access.
    Discover {
        /// Which way.
        dir: Dir,
    },
    /// Activates stones with the dice of all who share here.
    Activate {
        /// The row of the chamber's list, from 1.
        tier: u8,
    },
    /// Leaves the temple and gives a die to somebody still inside.
    Escape {
        /// To whom, if anybody is inside.
        gift: Option<Seat>,
    },
    /// Calls for the goddess.
    Goddess,
    /// Lets mates use one's dice in joint moves, or not.
    Share {
        /// Whether.
        on: bool,
    },
}

/// An answer to an ask.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Reply {
    Ready,
    Yes,
    No,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fact {
    /// A chamber was laid next to the entrance before the start.
    Laid { tile: Tile, at: Cell, turned: u8 },
    /// Somebody is ready.
    Ready { seat: Seat },
    /// Everybody is: the clock starts at that moment.
    ClockSet { start: Time },
    /// Dice were thrown.
    Thrown { seat: Seat, faces: Faces },
    /// A gold mask freed dice.
    Freed { seat: Seat, whose: Seat, dice: DiceSet },
    /// Somebody walked.
    Entered { seat: Seat, tile: Tile },
    /// A chamber was shown and put back, because it would have closed the temple.
    PutBack { tile: Tile },
    /// A chamber was discovered.
    Discovered { seat: Seat, tile: Tile, at: Cell, turned: u8 },
    /// A seat's dice were used in a joint move.
    Paid { seat: Seat, dice: DiceSet },
    /// Stones were activated.
    Activated { seat: Seat, tile: Tile, stones: u8 },
    /// Somebody got out.
    Escaped { seat: Seat },
    /// And gave a die.
    Gave { seat: Seat, whose: Seat },
    /// Somebody called for the goddess.
    Called { seat: Seat },
    /// Somebody said yes or no.
    Voted { seat: Seat, yes: bool },
    /// The goddess freed all dice.
    GoddessHelped,
    /// She was not called after all.
    GoddessNotCalled,
    /// A gong, once, twice or three times.
    Gong { times: u8 },
    /// Doors slam, for the first or the second time.
    Slam { times: u8 },
    /// A die was lost to the slam.
    LostDie { seat: Seat, die: u8 },
    /// The temple collapses.
    Collapsed,
    /// Everybody got out, or not.
    Ended { won: bool },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// That ask is not open to this seat.
    AskClosed,
    /// That is no answer to this question.
    NoAnswer,
    /// Not everybody is ready.
    NotStarted,
    /// The pawn has escaped.
    Escaped,
    /// No dice, or none that can be thrown.
    NotThrowable { dice: DiceSet },
    /// That adventurer is not in the same chamber.
    NotHere { seat: Seat },
    /// No die of that adventurer is locked.
    NothingLocked { seat: Seat },
    /// There is no open passage on that side.
    NoPassage { dir: Dir },
    /// There is no access on that side.
    NoAccess { dir: Dir },
    /// No chambers are left.
    PileEmpty,
    /// There are no stones here.
    NoStones,
    /// The stones of this chamber were used.
    StonesUsed,
    /// The chamber's list has no such row.
    NoSuchTier { tier: u8 },
    /// No stone is left in the ark.
    ArkEmpty,
    /// This is not the exit.
    NotAtExit,
    /// Somebody inside has to get a die.
    GiftNeeded,
    /// Nobody is there to get a die.
    NoGift,
    /// No stone is left for the goddess.
    NoGoddess,
    /// The vote is on.
    VoteOpen,
    /// Nobody needs her.
    NobodyLocked,
    /// It is so already.
    NoChange,
    /// The dice do not show what it costs.
    TooFewSymbols { faces: Need },
}

use No::{Because, Early};

impl Expedition {
    // ----- why not ------------------------------------------------------------------------------------------------

    pub(crate) fn judge(&self, seat: Seat, at: Time, mv: Move) -> Result<(), No<Refusal>> {
        if self.end.is_some() {
            return Err(Because(Refusal::Over));
        }
        if let Move::Answer { ask, with } = mv {
            return self.judge_answer(seat, ask, with).map_err(Because);
        }
        let Some(began) = self.began else { return Err(Because(Refusal::NotStarted)) };
        if at < began {
            return Err(Early { until: began });
        }
        let Some(room) = self.of(seat).room else { return Err(Because(Refusal::Escaped)) };
        if let Move::Share { on } = mv {
            return if on == self.of(seat).share { Err(Because(Refusal::NoChange)) } else { Ok(()) };
        }
        let busy = self.of(seat).busy;
        let until = if mv == Move::Goddess { busy.max(self.cool) } else { busy };
        if at < until {
            return Err(Early { until });
        }
        self.judge_action(seat, room, mv).map_err(Because)
    }

    fn judge_answer(&self, seat: Seat, number: u32, with: Reply) -> Result<(), Refusal> {
        let open = |ask: &Option<table::Ask>| ask.is_some_and(|ask| ask.id == number && ask.waits_for(seat));
        match with {
            Reply::Ready if open(&self.start) => Ok(()),
            Reply::Yes | Reply::No if open(&self.vote) => Ok(()),
            _ if open(&self.start) || open(&self.vote) => Err(Refusal::NoAnswer),
            _ => Err(Refusal::AskClosed),
        }
    }

    fn judge_action(&self, seat: Seat, room: RoomId, mv: Move) -> Result<(), Refusal> {
        let dice = &self.of(seat).dice;
        let afford = |faces| if dice.cover(faces) { Ok(()) } else { Err(Refusal::TooFewSymbols { faces }) };
        match mv {
            Move::Throw { dice: thrown } if thrown.is_empty() || !thrown.is_subset(dice.free()) => {
                Err(Refusal::NotThrowable { dice: thrown })
            }
            Move::Free { seat: whose } if !self.together(seat, whose) => {
                Err(Refusal::NotHere { seat: whose })
            }
            Move::Free { seat: whose } if self.of(whose).dice.locked.is_empty() => {
                Err(Refusal::NothingLocked { seat: whose })
            }
            Move::Free { .. } => afford(Need::of(Symbol::G, 1)),
            Move::Enter { dir } => match self.map.passage(room, dir) {
                Some(next) => afford(self.entry_to(next)),
                None => Err(Refusal::NoPassage { dir }),
            },
            Move::Discover { dir } if !self.map.is_access(room, dir) => Err(Refusal::NoAccess { dir }),
            Move::Discover { .. } if self.pile.is_empty() => Err(Refusal::PileEmpty),
            Move::Discover { .. } => afford(Need::of(Symbol::A, 2)),
            Move::Activate { tier } => self.judge_activate(seat, room, tier),
            Move::Escape { gift } => {
                self.judge_escape(seat, room, gift)?;
                afford(self.escape_cost())
            }
            Move::Goddess if self.goddess == 0 => Err(Refusal::NoGoddess),
            Move::Goddess if self.vote.is_some() => Err(Refusal::VoteOpen),
            Move::Goddess if !self.somebody_is_locked() => Err(Refusal::NobodyLocked),
            _ => Ok(()),
        }
    }

    /// What entering a chamber costs, also when walking back, also START.
    pub(crate) fn entry_to(&self, room: RoomId) -> Need {
        Need::pair(self.map.room(room).tile.chamber().entry.symbols())
    }

    /// §1.8.16: a key for each stone in the ark, and one more.
    pub(crate) fn escape_cost(&self) -> Need {
        Need::of(Symbol::K, self.ark + 1)
    }

    fn judge_activate(&self, seat: Seat, room: RoomId, tier: u8) -> Result<(), Refusal> {
        let here = self.map.room(room);
        let stones = here.tile.stones().ok_or(Refusal::NoStones)?;
        if here.used {
            return Err(Refusal::StonesUsed);
        }
        if self.ark == 0 {
            return Err(Refusal::ArkEmpty);
        }
        let row = usize::from(tier).checked_sub(1).and_then(|row| stones.tiers.get(row));
        let (cost, _) = row.ok_or(Refusal::NoSuchTier { tier })?;
        let shown = self.pool(seat, room, stones.symbol);
        if shown >= *cost {
            Ok(())
        } else {
            Err(Refusal::TooFewSymbols { faces: Need::of(stones.symbol, *cost) })
        }
    }

    /// §1.19.1: what the mover and all who share here show of a symbol.
    pub fn pool(&self, mover: Seat, room: RoomId, symbol: Symbol) -> u8 {
        let gives = |seat: &Seat| {
            let adventurer = self.of(*seat);
            adventurer.room == Some(room) && (*seat == mover || adventurer.share)
        };
        self.seats.iter().filter(gives).map(|seat| self.of(seat).dice.showing(symbol).len()).sum()
    }

    /// §1.8.17: a gift is mandatory if somebody else is inside. (Whoever can pay a key owns a die.)
    fn judge_escape(&self, seat: Seat, room: RoomId, gift: Option<Seat>) -> Result<(), Refusal> {
        let others = self.inside().without(seat);
        match gift {
            _ if self.map.room(room).tile != Tile::EXIT => Err(Refusal::NotAtExit),
            None if others.is_empty() => Ok(()),
            None => Err(Refusal::GiftNeeded),
            Some(to) if others.contains(to) => Ok(()),
            Some(_) => Err(Refusal::NoGift),
        }
    }

    // ----- everything that may be done ----------------------------------------------------------------------------

    pub(crate) fn offer(&self, seat: Seat, at: Time, out: &mut Vec<Move>) {
        if self.end.is_some() {
            return;
        }
        if let Some(ask) = self.start.filter(|ask| ask.waits_for(seat)) {
            out.push(Move::Answer { ask: ask.id, with: Reply::Ready });
        }
        if let Some(ask) = self.vote.filter(|ask| ask.waits_for(seat)) {
            out.extend([Reply::Yes, Reply::No].map(|with| Move::Answer { ask: ask.id, with }));
        }
        let Some(room) = self.of(seat).room.filter(|_| self.began.is_some_and(|began| at >= began)) else {
            return;
        };
        out.push(Move::Share { on: !self.of(seat).share });
        if at < self.of(seat).busy {
            return;
        }
        let dice = &self.of(seat).dice;
        out.extend(dice.free().subsets().map(|dice| Move::Throw { dice }));
        if !dice.showing(Symbol::G).is_empty() {
            let needy =
                |other: &Seat| self.of(*other).room == Some(room) && !self.of(*other).dice.locked.is_empty();
            out.extend(self.seats.iter().filter(needy).map(|seat| Move::Free { seat }));
        }
        if !dice.showing(Symbol::A).is_empty() {
            self.offer_ways(seat, room, out);
        }
        self.offer_stones(seat, room, out);
        if self.map.room(room).tile == Tile::EXIT && dice.cover(self.escape_cost()) {
            let others = self.inside().without(seat);
            match others.is_empty() {
                true => out.push(Move::Escape { gift: None }),
                false => out.extend(others.iter().map(|to| Move::Escape { gift: Some(to) })),
            }
        }
        if self.goddess > 0 && self.vote.is_none() && at >= self.cool && self.somebody_is_locked() {
            out.push(Move::Goddess);
        }
    }

    fn offer_ways(&self, seat: Seat, room: RoomId, out: &mut Vec<Move>) {
        let dice = &self.of(seat).dice;
        let can_discover = !self.pile.is_empty() && dice.showing(Symbol::A).len() >= 2;
        for dir in Dir::ALL {
            if self.map.passage(room, dir).is_some_and(|next| dice.cover(self.entry_to(next))) {
                out.push(Move::Enter { dir });
            }
            if can_discover && self.map.is_access(room, dir) {
                out.push(Move::Discover { dir });
            }
        }
    }

    fn offer_stones(&self, seat: Seat, room: RoomId, out: &mut Vec<Move>) {
        let here = self.map.room(room);
        let Some(stones) = here.tile.stones().filter(|_| !here.used && self.ark > 0) else { return };
        let shown = self.pool(seat, room, stones.symbol);
        let rows = stones.tiers.iter().zip(1..).filter(|((cost, _), _)| shown >= *cost);
        out.extend(rows.map(|(_, tier)| Move::Activate { tier }));
    }
}
