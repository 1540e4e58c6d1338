//! Who wins a race through the gate: three people at different distances, over a network that is simulated.

use table::{Gate, Luck, Seat, SeatSet, Seed, Stream, Time};

use super::Figure;

/// The round trips of the three, in milliseconds.
const TRIPS: [u64; 3] = [30, 80, 150];
/// By how much each way takes longer or shorter at most.
const JITTER: u64 = 10;
const RACES: u32 = 20_000;
const NETWORK: Stream = Stream(8);

/// What came of many races in which one of two played so much earlier.
struct Races {
    /// In how many percent whoever played first was first, at the gate and in order of arrival.
    fair: f64,
    arrival: f64,
    /// By how much inputs were later at the gate, in milliseconds: half of them, and the one that waited longest.
    median_wait: f64,
    longest_wait: f64,
}

/// The figures, by how far apart the two played.
pub(super) fn figures() -> Vec<Figure> {
    let figure = |key, what, value, unit, goal| Figure { key, what, value, unit, goal };
    let [close, quarter, half, tenth] = [10, 25, 50, 100].map(run);
    vec![
        figure(
            "race_10_ms_fair_pct",
            "races, the earlier of two plays 10 ms apart wins",
            close.fair,
            "%",
            "",
        ),
        figure("race_10_ms_arrival_pct", "... and in order of arrival", close.arrival, "%", ""),
        figure("race_25_ms_fair_pct", "races, plays 25 ms apart", quarter.fair, "%", ">= 95"),
        figure("race_25_ms_arrival_pct", "... and in order of arrival", quarter.arrival, "%", ""),
        figure("race_50_ms_fair_pct", "races, plays 50 ms apart", half.fair, "%", ">= 95"),
        figure("race_50_ms_arrival_pct", "... and in order of arrival", half.arrival, "%", ""),
        figure("race_100_ms_fair_pct", "races, plays 100 ms apart", tenth.fair, "%", ">= 95"),
        figure("race_100_ms_arrival_pct", "... and in order of arrival", tenth.arrival, "%", ""),
        figure("race_wait_ms_median", "how long a play waits at the gate", quarter.median_wait, "ms", ""),
        figure("race_wait_ms_max", "the longest of these", quarter.longest_wait, "ms", "<= 80"),
    ]
}

fn run(apart: u64) -> Races {
    let mut luck = Luck::new(&Seed::from_text("races"), &[]);
    let (mut fair, mut arrival, mut waits) = (0, 0, Vec::new());
    for _ in 0..RACES {
        let race = race(apart, &mut luck);
        fair += u32::from(race.fair);
        arrival += u32::from(race.arrival);
        waits.extend(race.waits);
    }
    waits.sort_unstable();
    let at = |index: usize| waits.get(index).copied().unwrap_or_default() as f64;
    let percent = |count: u32| f64::from(count) * 100.0 / f64::from(RACES);
    Races {
        fair: percent(fair),
        arrival: percent(arrival),
        median_wait: at(waits.len() / 2),
        longest_wait: at(waits.len().saturating_sub(1)),
    }
}

/// One race: whether the earlier one was first, at the gate and by arrival, and how long both waited.
struct Race {
    fair: bool,
    arrival: bool,
    waits: Vec<u64>,
}

fn race(apart: u64, luck: &mut Luck) -> Race {
    let seats: SeatSet = SeatSet::first(TRIPS.len() as u8);
    let mut gate = Gate::new();
    gate.race(seats);
    for (seat, trip) in seats.iter().zip(TRIPS) {
        for _ in 0..16 {
            let ms = way(trip, luck) + way(trip, luck);
            gate.note_trip(seat, ms);
        }
    }
    let first = luck.below(NETWORK, TRIPS.len() as u32) as usize;
    let second = (first + 1 + luck.below(NETWORK, TRIPS.len() as u32 - 1) as usize) % TRIPS.len();
    let played = 10_000;
    let mut read = [(first, played, true), (second, played + apart, false)]
        .map(|(seat, at, is_first)| (at + way(TRIPS[seat], luck), seat, is_first));
    // Of two that are read in the same millisecond either may be the first.
    if luck.below(NETWORK, 2) == 0 {
        read.reverse();
    }
    read.sort_by_key(|(at, ..)| *at);
    let mut passed = Vec::new();
    for now in played..played + apart + 500 {
        for &(at, seat, is_first) in read.iter().filter(|(at, ..)| *at == now) {
            let sender = Seat::new(seat as u8);
            gate.arrive(Time::ms(at), sender, (at, is_first));
        }
        while let Some(next) = gate.next(Time::ms(now), seats) {
            let (at, is_first) = next.input;
            passed.push((is_first, now - at));
        }
    }
    Race {
        fair: passed.first().is_some_and(|(is_first, _)| *is_first),
        arrival: read[0].2,
        waits: passed.into_iter().map(|(_, wait)| wait).collect(),
    }
}

/// How long one way takes.
fn way(trip: u64, luck: &mut Luck) -> u64 {
    trip / 2 + u64::from(luck.below(NETWORK, 2 * JITTER as u32 + 1)) - JITTER
}
