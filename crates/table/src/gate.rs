//! The gate: in which order inputs come before the referee.

use crate::seat::{Seat, SeatSet};
use crate::time::Time;

/// How many round trips of a seat are remembered.
const TRIPS: usize = 16;

/// Inputs on their way to the referee. It stands in front of the referee, and the rules never see it.
///
/// Where nobody races, an input passes when it is asked for, in order of arrival. Where people race, an input is stamped
/// with the moment at which it was played, as far as that can be told: when it was read, less the [lag](Gate::lag) of
/// its seat. It passes as soon as no awaited seat could still deliver an earlier one: whatever a seat sends that is read
/// from now on is stamped now less its lag, or later. So nothing waits longer than [`Gate::MOST_LAG_MS`].
///
/// Stamps never run backwards, and nothing overtakes what the same seat sent before. The gate knows no clock: times go
/// in, in any milliseconds that only grow.
///
/// ```
/// use table::{Gate, Seat, SeatSet, Time};
/// let (near, far) = (Seat::at(0), Seat::at(1));
/// let both = SeatSet::one(near).with(far);
/// let mut gate = Gate::new();
/// gate.race(both);
/// gate.note_trip(near, 20);
/// gate.note_trip(far, 100);
/// // The far one played first, at 1,000; it took 50 ms to come here.
/// gate.arrive(Time::ms(1_040), Some(near), "second");
/// assert!(gate.next(Time::ms(1_040), both).is_none());
/// gate.arrive(Time::ms(1_050), Some(far), "first");
/// let passed = gate.next(Time::ms(1_050), both).unwrap();
/// assert_eq!((passed.stamp, passed.input), (Time::ms(1_000), "first"));
/// assert_eq!(gate.due(both), Some(Time::ms(1_080)));
/// assert_eq!(gate.next(Time::ms(1_080), both).unwrap().input, "second");
/// ```
#[derive(Clone, Debug)]
pub struct Gate<T> {
    trips: [Trips; Seat::MOST as usize],
    /// Those who race.
    racing: SeatSet,
    /// What waits, by stamp and then by arrival.
    waiting: Vec<Passed<T>>,
    /// The stamp of what was let through last.
    passed: Time,
    arrived: u64,
}

/// An input that the gate let through.
#[derive(Clone, Debug)]
pub struct Passed<T> {
    /// The time that it gets.
    pub stamp: Time,
    /// When it was played, as far as that can be told. What had to wait has a later stamp.
    pub played: Time,
    /// What arrived.
    pub input: T,
    sender: Option<Seat>,
    /// Which of all that arrived it was.
    number: u64,
    /// Whether it waits only for what its sender sent before.
    aside: bool,
}

impl<T> Passed<T> {
    /// What arrived, and its place, with which it can be put back.
    pub fn take(self) -> (T, Passed<()>) {
        let Passed { stamp, played, input, sender, number, aside } = self;
        (input, Passed { stamp, played, input: (), sender, number, aside })
    }

    /// In this place something else.
    fn with<U>(self, input: U) -> Passed<U> {
        let Passed { stamp, played, sender, number, aside, .. } = self;
        Passed { stamp, played, input, sender, number, aside }
    }
}

/// The last round trips of a seat, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
struct Trips {
    last: [u32; TRIPS],
    noted: usize,
}

impl Trips {
    fn note(&mut self, ms: u32) {
        self.last[self.noted % TRIPS] = ms;
        self.noted += 1;
    }

    fn smallest(&self) -> u32 {
        self.last[..self.noted.min(TRIPS)].iter().copied().min().unwrap_or_default()
    }
}

impl<T> Default for Gate<T> {
    fn default() -> Gate<T> {
        Gate {
            trips: Default::default(),
            racing: SeatSet::NONE,
            waiting: Vec::new(),
            passed: Time::ZERO,
            arrived: 0,
        }
    }
}

impl<T> Gate<T> {
    /// By how much a stamp lies before the reading at most, in milliseconds; and so, how long anything is held at most.
    pub const MOST_LAG_MS: u64 = 80;

    /// Nobody at the gate, and no race.
    pub fn new() -> Gate<T> {
        Gate::default()
    }

    /// Who races from now on. Two are the fewest: nobody races alone.
    pub fn race(&mut self, between: SeatSet) {
        self.racing = if between.len() < 2 { SeatSet::NONE } else { between };
    }

    /// A message went to this seat and its answer came back, which took so long. Only whoever measured it may say so.
    pub fn note_trip(&mut self, seat: Seat, ms: u64) {
        self.trips[seat.index()].note(u32::try_from(ms).unwrap_or(u32::MAX));
    }

    /// Somebody else sits there, or the same person on another way: what was measured says nothing any more.
    pub fn forget_trips(&mut self, seat: Seat) {
        self.trips[seat.index()] = Trips::default();
    }

    /// How long this seat's inputs take to come here, as far as it counts: half the smallest of the last 16 round trips, at
    /// most [`Gate::MOST_LAG_MS`]; nothing for a seat that does not race.
    pub fn lag(&self, seat: Seat) -> u64 {
        if !self.racing.contains(seat) {
            return 0;
        }
        (u64::from(self.trips[seat.index()].smallest()) / 2).min(Self::MOST_LAG_MS)
    }

    /// How long everything waits that is nobody's, as what the rules do by themselves, where these are awaited: until then
    /// somebody may still deliver something that was played before.
    pub fn longest_lag(&self, awaited: SeatSet) -> u64 {
        awaited.intersection(self.racing).iter().map(|seat| self.lag(seat)).max().unwrap_or_default()
    }

    /// An input arrives that was read at this time.
    pub fn arrive(&mut self, read: Time, sender: Option<Seat>, input: T) {
        let lag = sender.map_or(0, |seat| self.lag(seat));
        let stamp = Time::ms(read.as_ms().saturating_sub(lag));
        self.queue(stamp, sender, input, false);
    }

    /// Something arrives that is no part of a race. It waits only for what its sender sent before.
    pub fn arrive_aside(&mut self, read: Time, sender: Option<Seat>, input: T) {
        self.queue(read, sender, input, true);
    }

    /// Lets an input that had this place wait until this time, with everything that the same seat sent after it.
    pub fn put_back(&mut self, place: Passed<()>, input: T, until: Time) {
        for later in self.waiting.iter_mut().filter(|later| later.sender == place.sender) {
            later.stamp = later.stamp.max(until);
        }
        self.waiting.push(Passed { stamp: until, ..place.with(input) });
        self.sort();
    }

    /// How many inputs wait.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// How many inputs of this sender wait.
    pub fn waiting_of(&self, sender: Option<Seat>) -> usize {
        self.waiting.iter().filter(|waiting| waiting.sender == sender).count()
    }

    /// The next input that may pass now, where these seats are awaited.
    pub fn next(&mut self, now: Time, awaited: SeatSet) -> Option<Passed<T>> {
        let aside = self.waiting.iter().enumerate().position(|(place, waiting)| {
            let before = &self.waiting[..place];
            waiting.aside && before.iter().all(|other| other.sender != waiting.sender)
        });
        if let Some(place) = aside {
            return Some(self.waiting.remove(place));
        }
        if self.due(awaited)? > now {
            return None;
        }
        let first = self.waiting.iter().position(|waiting| !waiting.aside)?;
        let mut passed = self.waiting.remove(first);
        self.passed = self.passed.max(passed.stamp);
        passed.stamp = self.passed;
        Some(passed)
    }

    /// When the next input may pass, where these seats are awaited. What came earlier is never overtaken by what came later,
    /// so this is about the first alone.
    pub fn due(&self, awaited: SeatSet) -> Option<Time> {
        let first = self.waiting.iter().find(|waiting| !waiting.aside)?;
        let others = first.sender.map_or(awaited, |sender| awaited.without(sender));
        Some(first.stamp.after(self.longest_lag(others)))
    }

    fn queue(&mut self, stamp: Time, sender: Option<Seat>, input: T, aside: bool) {
        let before = self.waiting.iter().filter(|waiting| waiting.sender == sender);
        let stamp = before.map(|waiting| waiting.stamp).fold(stamp, Time::max);
        self.arrived += 1;
        self.waiting.push(Passed { stamp, played: stamp, input, sender, number: self.arrived, aside });
        self.sort();
    }

    fn sort(&mut self) {
        if self.waiting.len() > 1 {
            crate::sort_by_key(&mut self.waiting, |waiting| (waiting.stamp, waiting.number));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEAR: Seat = Seat::at(0);
    const FAR: Seat = Seat::at(1);
    const BOTH: SeatSet = SeatSet::first(2);

    /// Two who race, with round trips of 20 and 140 ms.
    fn race() -> Gate<&'static str> {
        let mut gate = Gate::new();
        gate.race(BOTH);
        gate.note_trip(NEAR, 20);
        gate.note_trip(FAR, 140);
        gate
    }

    fn next(gate: &mut Gate<&'static str>, now: u64, awaited: SeatSet) -> Option<(u64, &'static str)> {
        gate.next(Time::ms(now), awaited).map(|passed| (passed.stamp.as_ms(), passed.input))
    }

    #[test]
    fn without_a_race_everything_passes_at_once_as_it_arrived() {
        let mut gate = Gate::new();
        gate.race(SeatSet::one(FAR));
        gate.note_trip(FAR, 140);
        gate.arrive(Time::ms(20), Some(FAR), "a");
        gate.arrive(Time::ms(20), Some(NEAR), "b");
        assert_eq!(gate.due(BOTH), Some(Time::ms(20)));
        assert_eq!(next(&mut gate, 20, BOTH), Some((20, "a")), "nobody races alone");
        assert_eq!(next(&mut gate, 20, BOTH), Some((20, "b")));
        assert_eq!(next(&mut gate, 20, BOTH), None);
    }

    #[test]
    fn what_was_played_first_passes_first() {
        let mut gate = race();
        gate.arrive(Time::ms(1_030), Some(NEAR), "played at 1,020");
        assert_eq!(next(&mut gate, 1_030, BOTH), None);
        assert_eq!(gate.due(BOTH), Some(Time::ms(1_090)));
        gate.arrive(Time::ms(1_075), Some(FAR), "played at 1,005");
        assert_eq!(next(&mut gate, 1_075, BOTH), Some((1_005, "played at 1,005")));
        assert_eq!(next(&mut gate, 1_089, BOTH), None);
        assert_eq!(next(&mut gate, 1_090, BOTH), Some((1_020, "played at 1,020")));
    }

    #[test]
    fn who_is_not_awaited_holds_nobody_up() {
        let mut gate = race();
        gate.arrive(Time::ms(1_030), Some(NEAR), "a");
        assert_eq!(next(&mut gate, 1_030, SeatSet::one(NEAR)), Some((1_020, "a")));
        gate.arrive(Time::ms(1_040), Some(NEAR), "b");
        gate.race(SeatSet::one(NEAR));
        assert_eq!(next(&mut gate, 1_040, BOTH), Some((1_030, "b")), "nor who is gone");
    }

    #[test]
    fn nothing_waits_longer_than_the_cap() {
        let mut gate = race();
        for _ in 0..TRIPS {
            gate.note_trip(FAR, 5_000);
        }
        assert_eq!(gate.lag(FAR), 80);
        gate.arrive(Time::ms(1_000), Some(NEAR), "a");
        assert_eq!(gate.due(BOTH), Some(Time::ms(1_070)));
        assert_eq!(next(&mut gate, 1_080, BOTH), Some((990, "a")));
    }

    #[test]
    fn the_smallest_of_the_last_sixteen_round_trips_counts() {
        let mut gate = race();
        for _ in 0..TRIPS - 1 {
            gate.note_trip(NEAR, 60);
        }
        assert_eq!(gate.lag(NEAR), 10);
        gate.note_trip(NEAR, 60);
        assert_eq!(gate.lag(NEAR), 30, "the seventeenth is forgotten");
        gate.forget_trips(NEAR);
        assert_eq!(gate.lag(NEAR), 0, "somebody new is as near as can be");
    }

    #[test]
    fn stamps_never_run_backwards() {
        let mut gate = race();
        gate.arrive(Time::ms(1_000), Some(NEAR), "a");
        assert_eq!(next(&mut gate, 1_000, SeatSet::NONE), Some((990, "a")));
        gate.arrive(Time::ms(1_001), Some(FAR), "b");
        assert_eq!(next(&mut gate, 1_001, SeatSet::NONE), Some((990, "b")), "played at 931, and too late");
    }

    #[test]
    fn nothing_overtakes_what_the_same_seat_sent_before() {
        let mut gate = race();
        gate.arrive(Time::ms(1_000), Some(FAR), "a");
        for _ in 0..TRIPS {
            gate.note_trip(FAR, 160);
        }
        gate.arrive(Time::ms(1_001), Some(FAR), "b, stamped a moment before a");
        gate.arrive_aside(Time::ms(1_001), Some(FAR), "chat");
        gate.arrive_aside(Time::ms(1_001), None, "a watcher's");
        gate.arrive(Time::ms(1_000), Some(NEAR), "c");
        let mut passed = Vec::new();
        for now in 1_001..1_100 {
            while let Some((_, input)) = next(&mut gate, now, BOTH) {
                passed.push(input);
            }
        }
        assert_eq!(passed, ["a watcher's", "a", "b, stamped a moment before a", "chat", "c"]);
    }

    #[test]
    fn what_is_put_back_comes_at_its_time_and_before_what_followed_it() {
        let mut gate = race();
        gate.arrive(Time::ms(1_000), Some(NEAR), "early");
        gate.arrive(Time::ms(1_002), Some(NEAR), "after it");
        let (input, place) = gate.next(Time::ms(1_060), BOTH).unwrap().take();
        gate.put_back(place, input, Time::ms(1_100));
        gate.arrive(Time::ms(1_165), Some(FAR), "played at 1,095");
        assert_eq!(next(&mut gate, 1_165, BOTH), Some((1_095, "played at 1,095")));
        assert_eq!(next(&mut gate, 1_169, BOTH), None);
        assert_eq!(next(&mut gate, 1_170, BOTH), Some((1_100, "early")));
        assert_eq!(next(&mut gate, 1_170, BOTH), Some((1_100, "after it")));
        gate.arrive(Time::ms(1_200), None, "alone");
        let (input, place) = gate.next(Time::ms(1_300), SeatSet::NONE).unwrap().take();
        assert_eq!(place.played, Time::ms(1_200));
        gate.put_back(place, input, Time::ms(1_310));
        assert_eq!(next(&mut gate, 1_309, SeatSet::NONE), None, "not before, though nobody races");
        assert_eq!(next(&mut gate, 1_310, SeatSet::NONE), Some((1_310, "alone")));
    }

    /// Somebody holds every answer back, to seem far away.
    #[test]
    fn a_liar_gains_at_most_the_cap() {
        let wins = |behind: u64| {
            let mut gate = race();
            for _ in 0..TRIPS {
                gate.note_trip(NEAR, 10_000);
            }
            // Honest and far: played at 1,000, read 70 ms later. The liar plays later, and is read 10 ms after that.
            let mut arrivals = [(1_070, FAR, "honest"), (1_010 + behind, NEAR, "liar")];
            arrivals.sort_unstable();
            let mut passed = Vec::new();
            for now in 1_000..1_400 {
                for (read, seat, who) in arrivals.iter().filter(|(read, ..)| *read == now) {
                    gate.arrive(Time::ms(*read), Some(*seat), *who);
                }
                while let Some((_, who)) = next(&mut gate, now, BOTH) {
                    passed.push(who);
                }
            }
            passed[0] == "liar"
        };
        assert!(wins(50), "a little is to be had");
        assert!((Gate::<()>::MOST_LAG_MS..200).all(|behind| !wins(behind)), "never more than the cap");
    }
}
