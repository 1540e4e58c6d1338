//! How late it is at a table far away. Every answer to a ping says how late it was there at some moment between sending
//! and hearing, so the quickest question bounds it from above and the quickest answer from below; the middle is believed,
//! as time servers do it. Nothing here reads a clock: moments are milliseconds of this device that only grow, times are
//! those of the game.

use table::Time;

/// How far two clocks may come apart, as part of the time that passes: what was measured long ago binds less.
const DRIFT: f64 = 0.0002;
/// By what part the time shown goes faster or slower until it is right.
const SLEW: f64 = 0.1;
/// Milliseconds of this device beyond which it jumps: nobody wants to wait for so long.
const JUMP: f64 = 300.0;

/// How game time goes on from here, until something better is known. Copies are the same.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Course {
    /// Game time at the moment zero of this device.
    offset: f64,
    /// Milliseconds of the game in one of this device; zero while time stands still.
    rate: f64,
    /// How much too early the time shown was at a moment; it is made up for little by little.
    late: f64,
    since: f64,
}

impl Course {
    /// Time that stands still.
    pub fn standing(at: Time) -> Course {
        Course { offset: at.as_ms() as f64, ..Course::default() }
    }

    /// Time that runs from this moment on.
    pub fn running(at: f64, moment: f64, rate: f64) -> Course {
        Course { offset: at - rate * moment, rate, late: 0.0, since: moment }
    }

    /// Whether game time runs.
    pub fn runs(self) -> bool {
        self.rate > 0.0
    }

    /// Milliseconds of the game in one of this device; zero while time stands still.
    pub fn rate(self) -> f64 {
        self.rate
    }

    /// Game time at a moment, in milliseconds. It never goes back.
    pub fn at(self, moment: f64) -> f64 {
        let made_up = SLEW * self.rate * (moment - self.since).max(0.0);
        let late = self.late.signum() * (self.late.abs() - made_up).max(0.0);
        (self.offset + self.rate * moment - late).max(0.0)
    }

    /// Game time at a moment, in whole milliseconds.
    pub fn time(self, moment: f64) -> Time {
        Time::ms(self.at(moment) as u64)
    }

    /// The moment at which it will be so late; none while time stands still.
    pub fn moment(self, at: f64) -> Option<f64> {
        if !self.runs() {
            return None;
        }
        let right = (at - self.offset) / self.rate;
        if right >= self.since + self.late.abs() / (SLEW * self.rate) {
            return Some(right);
        }
        let shown = self.offset + self.rate * self.since - self.late;
        Some(self.since + (at - shown) / (self.rate * (1.0 + SLEW * self.late.signum())))
    }

    /// The same time shown at this moment, and right soon after.
    fn bent(self, offset: f64, moment: f64) -> Course {
        let late = offset + self.rate * moment - self.at(moment);
        let late = if late.abs() > JUMP * self.rate { 0.0 } else { late };
        Course { offset, rate: self.rate, late, since: moment }
    }
}

/// Between what game time at the moment zero of this device must lie, and since when that is known.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Bound {
    offset: f64,
    moment: f64,
}

/// The time of a table, as far as this device knows.
#[derive(Clone, Debug)]
pub struct TableTime {
    /// How much faster than a clock time runs there.
    speed: f64,
    least: Option<Bound>,
    most: Option<Bound>,
    course: Course,
    /// How long a message takes at best.
    way: f64,
}

impl Default for TableTime {
    fn default() -> TableTime {
        TableTime { speed: 1.0, least: None, most: None, course: Course::default(), way: 0.0 }
    }
}

impl TableTime {
    /// How game time goes on from here.
    pub fn course(&self) -> Course {
        self.course
    }

    /// A house says how fast its time runs. It may be another one than before, or a new run of it.
    pub fn greet(&mut self, speed: u32) {
        self.speed = f64::from(speed.max(1));
        (self.least, self.most, self.way) = (None, None, 0.0);
    }

    /// Nothing is known of the table any more.
    pub fn forget(&mut self) {
        (self.least, self.most, self.course) = (None, None, Course::default());
    }

    /// The table begins to run, has stood still, or is seen for the first time: what was measured before is worth nothing.
    pub fn begin(&mut self, at: Time, runs: bool, moment: u64) {
        (self.least, self.most) = (None, None);
        if !runs {
            self.course = Course::standing(at);
            return;
        }
        let moment = moment as f64;
        let fresh = Course::running(at.as_ms() as f64, moment - self.way, self.speed);
        self.course =
            if self.course.rate == fresh.rate { self.course.bent(fresh.offset, moment) } else { fresh };
    }

    /// Something happened there at this time, and is heard of now: it is at least as late as that.
    pub fn heard(&mut self, at: Time, moment: u64) {
        let moment = moment as f64;
        if !self.course.runs() {
            return;
        }
        let fresh = Bound { offset: at.as_ms() as f64 - self.speed * moment, moment };
        self.least = Some(self.tighter(self.least, fresh, 1.0));
        if self.most.is_some_and(|most| self.aged(most, 1.0, moment) < fresh.offset) {
            self.most = None;
        }
        self.believe(moment);
    }

    /// The answer to a ping: it was so late there at some moment between these two.
    pub fn pong(&mut self, sent: u64, now: Time, moment: u64) {
        let (sent, now, moment) = (sent as f64, now.as_ms() as f64, moment as f64);
        if !self.course.runs() || sent > moment {
            return;
        }
        let first = self.most.is_none();
        let least = Bound { offset: now - self.speed * moment, moment };
        let most = Bound { offset: now - self.speed * sent, moment };
        self.least = Some(self.tighter(self.least, least, 1.0));
        self.most = Some(self.tighter(self.most, most, -1.0));
        // What contradicts the newest answer was true of a clock that has been set since.
        if self.bounds(moment).is_some_and(|(least, most)| least > most) {
            (self.least, self.most) = (Some(least), Some(most));
        }
        let way = (moment - sent) / 2.0;
        self.way = if first { way } else { self.way.min(way) };
        self.believe(moment);
        if first && self.course.late > 0.0 {
            // Nothing was known but what travelled here: to go forward at once looks better than to hurry.
            self.course.late = 0.0;
        }
    }

    /// The tighter of two bounds: from below if the sign is 1, from above if it is -1.
    fn tighter(&self, old: Option<Bound>, fresh: Bound, sign: f64) -> Bound {
        match old {
            Some(old) if (self.aged(old, -sign, fresh.moment) - fresh.offset) * sign > 0.0 => old,
            _ => fresh,
        }
    }

    /// What a bound is worth now: clocks drift, and it moves with the sign.
    fn aged(&self, bound: Bound, sign: f64, moment: f64) -> f64 {
        bound.offset + sign * self.speed * DRIFT * (moment - bound.moment)
    }

    fn bounds(&self, moment: f64) -> Option<(f64, f64)> {
        let (least, most) = self.least.zip(self.most)?;
        Some((self.aged(least, -1.0, moment), self.aged(most, 1.0, moment)))
    }

    /// Believes the middle; as long as there is no bound from above, that it is no earlier than it must be.
    fn believe(&mut self, moment: f64) {
        let offset = match (self.bounds(moment), self.least) {
            (Some((least, most)), _) => least.midpoint(most),
            (None, Some(least)) => self.course.offset.max(self.aged(least, -1.0, moment)),
            (None, None) => return,
        };
        if offset != self.course.offset {
            self.course = self.course.bent(offset, moment);
        }
    }
}

#[cfg(test)]
mod tests;
