//! The contest: all that everybody at the table can see. (Rules §1.5, §1.6, §12.1)

use serde::{Deserialize, Serialize};
use table::{Ask, Few, Pile, Seat, SeatSet, Seats, Teams, Time};

use crate::card::{Card, CardSet, Kind, Tribe};
use crate::leader::Gift;
use crate::options::Options;
use crate::stacks::Stacks;
use crate::story::Story;

/// The most seats.
pub const SEATS: usize = 4;

/// All that everybody can see.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// What was agreed.
    pub options: Options,
    /// Who is at the table.
    pub seats: Seats,
    /// What is being done.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u16,
    /// Who deals.
    pub dealer: Seat,
    /// What is asked before a round.
    pub asks: Few<Asked, 2>,
    /// Asks opened so far: the number of the last one.
    pub asked: u32,
    /// Those who play.
    pub players: [Player; SEATS],
    /// The stacks of this round.
    pub stacks: Stacks,
    /// How many cards can be drawn.
    pub pile: u8,
    /// The +3 traps that wait for an answer, in the order in which they were played.
    pub plus: Few<Plus, 2>,
    /// Doom Masters that were left in a hand; they are out of the game.
    pub doom: CardSet,
    /// The leaders that nobody has. A pile has no order, and who is missing is no secret.
    pub leaders: Pile<Tribe>,
    /// The stories still to come.
    pub stories: Pile<Story>,
    /// Who was named by Story 10.
    pub named: Option<Seat>,
    /// Who went out first in this round; several at the same moment.
    pub first: SeatSet,
    /// When the table has waited long enough for anybody to do anything.
    pub idle: Option<Time>,
    /// A countdown to the end of the round.
    pub stall: Option<Stall>,
    /// Whose turn it is, in calm mode. (§11.1)
    pub turn: Option<Turn>,
    /// The places, once there are any; those in the first place of a tie play on.
    pub ranks: Option<[u8; SEATS]>,
    /// The totals after each round that counts.
    pub scores: Vec<[i16; SEATS]>,
    /// How the last round ended.
    pub last: Option<Tally>,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A team decides who of them draws a story.
    StoryDrawer,
    /// The story of this round.
    Stories,
    /// Who unlocks Beast Mode.
    Beasts,
    /// What leaders choose.
    Leaders,
    /// Stories that need the hand.
    Hands,
    /// The dealer starts the round.
    Ready,
    /// It starts at that moment.
    Countdown {
        /// When.
        until: Time,
    },
    /// Cards are played.
    Play,
    /// Somebody is out; whoever is out by then is out too.
    Photo {
        /// When.
        until: Time,
    },
    /// It is over.
    Over,
}

/// A question before a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// What it is about.
    pub question: Question,
    /// Whom it waits for, and until when.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What can be asked before a round. (§12.2)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Question {
    StoryDrawer,
    Story2,
    Story6,
    Story10,
    Beast,
    Burden,
    LeanPartner,
    Story3,
    Story5,
    Start,
}

impl Question {
    /// Every question.
    pub const ALL: [Question; 10] = [
        Question::StoryDrawer,
        Question::Story2,
        Question::Story6,
        Question::Story10,
        Question::Beast,
        Question::Burden,
        Question::LeanPartner,
        Question::Story3,
        Question::Story5,
        Question::Start,
    ];

    /// Its name in the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Question::StoryDrawer => "story_drawer",
            Question::Story2 => "story2",
            Question::Story6 => "story6",
            Question::Story10 => "story10",
            Question::Beast => "beast",
            Question::Burden => "burden",
            Question::LeanPartner => "lean_partner",
            Question::Story3 => "story3",
            Question::Story5 => "story5",
            Question::Start => "start",
        }
    }

    /// How long there is to answer, in milliseconds.
    pub(crate) const fn limit_ms(self) -> u64 {
        match self {
            Question::Story3 | Question::Story5 => 20_000,
            Question::Start => 60_000,
            _ => 15_000,
        }
    }
}

/// A +3 that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plus {
    /// Which.
    pub card: Card,
    /// Whose.
    pub whose: Seat,
    /// Until when; in calm mode as long as it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

/// A countdown to the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stall {
    /// The end.
    pub until: Time,
    /// Why.
    pub why: Why,
}

/// Why a round may end without anybody being out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Nobody can play, and there is nothing to draw.
    Blocked,
    /// Nobody does anything.
    LastCall,
}

/// A turn in calm mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// How many have passed one after another.
    pub passes: u8,
    /// Whether "Draw" was called in it, in vain.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub called: bool,
    /// When it counts as passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

/// What somebody may still discard for Wisdom played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Credit {
    /// How many cards.
    pub cards: u8,
    /// Until when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Which.
    pub round: u16,
    /// Who played in it.
    pub played: SeatSet,
    /// Who went out.
    pub out: SeatSet,
    /// The hands that were laid open.
    pub hands: [CardSet; SEATS],
    /// Blunders in each hand. (§4.3)
    pub raw: [u8; SEATS],
    /// What each received in all: of the hand, as far as a limit allows, and before the round.
    pub received: [u8; SEATS],
}

/// What everybody can see of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// How many cards are in the hand.
    pub hand: u8,
    /// Blunders so far.
    pub total: i16,
    /// Whether this seat plays in this round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plays: bool,
    /// Whether it is out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
    /// The ascending or descending trap it is in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trap: Option<Card>,
    /// Cards that all saw go to the History pile.
    #[serde(default, skip_serializing_if = "set_is_empty")]
    pub history: CardSet,
    /// How many special cards went there face down.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dropped: u8,
    /// How many others did.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub discarded: u8,
    /// Whose leader it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Tribe>,
    /// Whether the leader can do nothing in this round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silenced: bool,
    /// Whether the leader is a Beast in this round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beast: bool,
    /// Whether it has struck a pose in this round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub posed: bool,
    /// The story it has drawn for this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<Story>,
    /// Stories it has lived through, oldest first.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub experience: Few<Story, 5>,
    /// Blunders received in this round before its end.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub received: u8,
    /// How many cards more or fewer it is dealt by somebody's choice.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub extra: i8,
    /// What it may still discard for Wisdom played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credit: Option<Credit>,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_usual(number: &i8) -> bool {
    *number == 0
}

fn set_is_empty(set: &CardSet) -> bool {
    set.is_empty()
}

impl Player {
    /// Whether it plays and is not out.
    pub const fn is_in(&self) -> bool {
        self.plays && !self.out
    }

    /// How much experience it has.
    pub fn points(&self) -> u8 {
        self.experience.iter().map(Story::experience).sum()
    }

    /// How many cards lie in its History pile.
    pub const fn history_count(&self) -> u8 {
        self.history.len() + self.dropped + self.discarded
    }
}

impl Contest {
    /// What can be seen of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % SEATS]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % SEATS]
    }

    /// The seat and its mates.
    pub fn team_of(&self, seat: Seat) -> SeatSet {
        let teams = if self.options.teams { Teams::two(self.seats) } else { Teams::none() };
        teams.of(seat)
    }

    /// The one it plays with.
    pub fn mate_of(&self, seat: Seat) -> Option<Seat> {
        self.team_of(seat).without(seat).iter().find(|mate| self.seats.contains(*mate))
    }

    /// Whether two seats play against each other.
    pub fn are_rivals(&self, one: Seat, other: Seat) -> bool {
        !self.team_of(one).contains(other)
    }

    /// Everybody who plays in this round.
    pub fn playing(&self) -> SeatSet {
        self.seats.iter().filter(|seat| self.player(*seat).plays).collect()
    }

    /// Everybody who plays and is not out.
    pub fn inside(&self) -> SeatSet {
        self.seats.iter().filter(|seat| self.player(*seat).is_in()).collect()
    }

    /// Everybody who is out.
    pub fn out(&self) -> SeatSet {
        self.seats.iter().filter(|seat| self.player(*seat).plays && self.player(*seat).out).collect()
    }

    /// Whether a +3 waits for this seat.
    pub fn plus_on(&self, seat: Seat) -> bool {
        self.plus.iter().any(|plus| plus.whose == seat)
    }

    /// What the leader of this seat can do now, and whether as a Beast. (§7)
    pub fn gift(&self, seat: Seat) -> Option<(Gift, bool)> {
        let player = self.player(seat);
        let leader = player.leader.filter(|_| player.plays && !player.silenced)?;
        Some((Gift::of(leader, self.options.leader_map), player.beast))
    }

    /// Whether it goes by turns. (§11.1)
    pub const fn is_calm(&self) -> bool {
        self.options.calm_mode
    }

    /// Whether cards are being played, now or from this moment on.
    pub fn is_running(&self, at: Time) -> bool {
        match self.stage {
            Stage::Play | Stage::Photo { .. } => true,
            Stage::Countdown { until } => at >= until,
            _ => false,
        }
    }

    /// Whether this is a round between those who are tied. (EM-9)
    pub fn is_tie_break(&self) -> bool {
        self.ranks.is_some() && self.stage != Stage::Over
    }

    /// The question that waits for this seat.
    pub fn question_to(&self, seat: Seat) -> Option<Asked> {
        self.asks.iter().find(|asked| asked.ask.waits_for(seat))
    }

    /// Who has the story of this round, and which.
    pub fn story(&self) -> Option<(Seat, Story)> {
        self.seats.iter().find_map(|seat| Some((seat, self.player(seat).story?)))
    }

    /// Which way a seat may play: the kind of its trap.
    pub(crate) fn direction(&self, seat: Seat) -> Option<Kind> {
        self.player(seat).trap.map(Card::kind)
    }

    /// All cards that are gathered for a round.
    pub(crate) fn deck(&self) -> CardSet {
        self.options.deck().difference(self.doom)
    }

    /// What a team, or a seat without one, has in all.
    pub fn team_total(&self, seat: Seat) -> i16 {
        self.team_of(seat)
            .iter()
            .filter(|one| self.seats.contains(*one))
            .map(|one| self.player(one).total)
            .sum()
    }

    /// §4.1.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut base = 10_i8;
        let mut more = player.extra;
        match self.gift(seat) {
            Some((Gift::Lean, true)) => more -= 2,
            Some((Gift::Lean, false)) => more -= 1,
            _ => {}
        }
        match self.story() {
            Some((drawer, Story::TWO_MORE)) if drawer == seat => more += 2,
            Some((drawer, Story::ONE_FEWER)) if drawer == seat => more -= 1,
            Some((drawer, Story::ONE_FEWER)) if player.leader == Some(Tribe::Mouse) => {
                more += i8::from(self.are_rivals(drawer, seat));
            }
            Some((drawer, Story::TWO_FEWER)) if drawer == seat => match player.leader {
                Some(Tribe::Ninja) => base = 7,
                _ => more -= 2,
            },
            _ => {}
        }
        (base + more).max(1) as u8
    }
}
