//! How a game is written down: what is open, and apart from it what is secret.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use table::{Few, Lookup, Pile, Seat, SeatSet, Seats, Time, read};

use crate::Master;
use crate::card::{CardSet, Tribe};
use crate::contest::{Asked, Contest, Player, Plus, SEATS, Stage, Stall, Tally, Turn};
use crate::options::Options;
use crate::pile::DrawPile;
use crate::stacks::Stacks;
use crate::story::Story;

/// Players and stacks are written by number, so that a change of one is a change of one.
#[derive(Serialize, Deserialize)]
struct Open {
    options: Options,
    stage: Stage,
    round: u16,
    dealer: Seat,
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    asks: Few<Asked, 2>,
    asked: u32,
    players: Lookup<String, Player>,
    stacks: Stacks,
    pile: u8,
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    plus: Few<Plus, 2>,
    #[serde(default, skip_serializing_if = "none")]
    doom: CardSet,
    #[serde(default = "Pile::empty", skip_serializing_if = "Pile::is_empty")]
    leaders: Pile<Tribe>,
    #[serde(default = "Pile::empty", skip_serializing_if = "Pile::is_empty")]
    stories: Pile<Story>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    named: Option<Seat>,
    #[serde(default, skip_serializing_if = "nobody")]
    first: SeatSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    idle: Option<Time>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stall: Option<Stall>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turn: Option<Turn>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ranks: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    scores: Vec<Vec<i16>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<WrittenTally>,
}

fn none(set: &CardSet) -> bool {
    set.is_empty()
}

fn nobody(set: &SeatSet) -> bool {
    set.is_empty()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTally {
    round: u16,
    played: SeatSet,
    #[serde(default)]
    out: SeatSet,
    hands: Vec<CardSet>,
    raw: Vec<u8>,
    received: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Secret {
    hands: Vec<CardSet>,
    dropped: Vec<CardSet>,
    pile: DrawPile,
    sealed: Vec<Option<Few<Story, 2>>>,
    ready_at: Vec<Time>,
    call_at: Vec<Time>,
}

#[derive(Serialize)]
struct Whole {
    #[serde(flatten)]
    open: Open,
    secret: Secret,
}

fn first<T: Clone>(all: &[T; SEATS], seats: Seats) -> Vec<T> {
    all[..usize::from(seats.count()).min(SEATS)].to_vec()
}

/// One for each seat, and defaults for seats that the table does not have.
fn each<T: Copy + Default>(some: &[T], count: usize) -> Result<[T; SEATS], &'static str> {
    let mut all = [T::default(); SEATS];
    match all.get_mut(..count) {
        Some(places) if some.len() == count => places.copy_from_slice(some),
        _ => return Err("one for each of 2 to 4 seats"),
    }
    Ok(all)
}

fn write(open: &Contest) -> Open {
    let seats = open.seats;
    Open {
        options: open.options,
        stage: open.stage,
        round: open.round,
        dealer: open.dealer,
        asks: open.asks,
        asked: open.asked,
        players: seats.iter().map(|seat| (seat.to_string(), *open.player(seat))).collect(),
        stacks: open.stacks,
        pile: open.pile,
        plus: open.plus,
        doom: open.doom,
        leaders: open.leaders.clone(),
        stories: open.stories.clone(),
        named: open.named,
        first: open.first,
        idle: open.idle,
        stall: open.stall,
        turn: open.turn,
        ranks: open.ranks.map(|ranks| first(&ranks, seats)),
        scores: open.scores.iter().map(|totals| first(totals, seats)).collect(),
        last: open.last.map(|tally| WrittenTally {
            round: tally.round,
            played: tally.played,
            out: tally.out,
            hands: first(&tally.hands, seats),
            raw: first(&tally.raw, seats),
            received: first(&tally.received, seats),
        }),
    }
}

impl Open {
    fn read(self) -> Result<Contest, &'static str> {
        let count = self.players.len();
        let seats = u8::try_from(count).ok().and_then(Seats::new).filter(|_| count <= SEATS);
        let seats = seats.ok_or("players: one for each of 2 to 4 seats")?;
        let mut players = [Player::default(); SEATS];
        for seat in seats.iter() {
            let player = self.players.get(&seat.to_string());
            players[seat.index()] = *player.ok_or("players: numbered from 0")?;
        }
        let ranks = self.ranks.map(|ranks| each(&ranks, count)).transpose()?;
        let scores = self.scores.iter().map(|totals| each(totals, count)).collect::<Result<_, _>>()?;
        let last = match self.last {
            None => None,
            Some(tally) => Some(Tally {
                round: tally.round,
                played: tally.played,
                out: tally.out,
                hands: each(&tally.hands, count)?,
                raw: each(&tally.raw, count)?,
                received: each(&tally.received, count)?,
            }),
        };
        Ok(Contest {
            options: self.options,
            seats,
            stage: self.stage,
            round: self.round,
            dealer: self.dealer,
            asks: self.asks,
            asked: self.asked,
            players,
            stacks: self.stacks,
            pile: self.pile,
            plus: self.plus,
            doom: self.doom,
            leaders: self.leaders,
            stories: self.stories,
            named: self.named,
            first: self.first,
            idle: self.idle,
            stall: self.stall,
            turn: self.turn,
            ranks,
            scores,
            last,
        })
    }
}

impl Serialize for Contest {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write(self).serialize(to)
    }
}

/// A client reads the public part.
impl<'de> Deserialize<'de> for Contest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Contest, D::Error> {
        Open::deserialize(from)?.read().map_err(D::Error::custom)
    }
}

impl Serialize for Master {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let seats = self.open.seats;
        let secret = Secret {
            hands: first(&self.hands, seats),
            dropped: first(&self.dropped, seats),
            pile: self.pile,
            sealed: first(&self.sealed, seats),
            ready_at: first(&self.ready_at, seats),
            call_at: first(&self.call_at, seats),
        };
        Whole { open: write(&self.open), secret }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Master {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Master, D::Error> {
        // What is open is read from a document, as pages read it: reading it as a flattened part takes a second copy of the code
        // for every type in it.
        let mut open = Map::<String, Value>::deserialize(from)?;
        let secret = open.remove("secret").ok_or_else(|| D::Error::missing_field("secret"))?;
        let open = read::<Open>(&open.into()).map_err(D::Error::custom)?;
        let secret = read::<Secret>(&secret).map_err(D::Error::custom)?;
        let read = || {
            let open = open.read()?;
            let count = usize::from(open.seats.count());
            Ok(Master {
                open,
                hands: each(&secret.hands, count)?,
                dropped: each(&secret.dropped, count)?,
                pile: secret.pile,
                sealed: each(&secret.sealed, count)?,
                ready_at: each(&secret.ready_at, count)?,
                call_at: each(&secret.call_at, count)?,
            })
        };
        read().map_err(|why: &'static str| D::Error::custom(why))
    }
}
