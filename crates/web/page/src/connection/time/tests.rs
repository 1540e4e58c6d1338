use super::*;

/// A table far away, whose clock is not ours.
struct Far {
    time: TableTime,
    /// Game time is `begun + rate × moment`.
    begun: f64,
    rate: f64,
    luck: u64,
}

impl Far {
    fn new(speed: u32, drift: f64) -> Far {
        let mut far = Far {
            time: TableTime::default(),
            begun: 5_000.0,
            rate: f64::from(speed) * (1.0 + drift),
            luck: 1,
        };
        far.time.greet(speed);
        far.time.begin(far.truth(0.0), true, 40);
        far
    }

    fn truth(&self, moment: f64) -> Time {
        Time::ms((self.begun + self.rate * moment) as u64)
    }

    /// Up to so many milliseconds, by chance.
    fn chance(&mut self, most: u64) -> u64 {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) % (most + 1)
    }

    fn ping(&mut self, sent: u64, up: u64, down: u64) {
        let now = self.truth((sent + up) as f64);
        self.time.pong(sent, now, sent + up + down);
    }

    /// How wrong the time shown is, in milliseconds of this device: more than nothing if it is ahead.
    fn error(&self, moment: f64) -> f64 {
        (self.time.course().at(moment) - (self.begun + self.rate * moment)) / self.rate
    }
}

/// A burst of pings, then one every five seconds for ten minutes, over a way that takes so long there and back, and up to
/// `jitter` more each. The worst error after the first three seconds.
fn worst(far: &mut Far, (up, down): (u64, u64), jitter: u64) -> f64 {
    let sends: Vec<u64> = (0..5).map(|n| 100 + n * 400).chain((1..120).map(|n| 2_000 + n * 5_000)).collect();
    let (mut worst, mut shown, mut moment) = (0.0_f64, 0.0, 0);
    for sent in sends {
        let (up, down) = (up + far.chance(jitter), down + far.chance(jitter));
        while moment < sent + up + down {
            let now = far.time.course().at(moment as f64);
            assert!(now >= shown, "it goes back from {shown} to {now}");
            shown = now;
            if moment > 3_000 {
                worst = worst.max(far.error(moment as f64).abs());
            }
            moment += 50;
        }
        far.ping(sent, up, down);
    }
    worst
}

#[test]
fn a_quiet_way_gives_the_time_to_the_millisecond() {
    assert!(worst(&mut Far::new(1, 0.0), (20, 20), 0) <= 1.0);
}

#[test]
fn on_a_jittery_way_the_quickest_answers_are_believed() {
    let error = worst(&mut Far::new(1, 0.0), (15, 15), 60);
    assert!(error < 12.0, "{error}");
}

#[test]
fn a_crooked_way_costs_half_of_what_it_is_crooked_by() {
    let error = worst(&mut Far::new(1, 0.0), (5, 25), 0);
    assert!((error - 10.0).abs() <= 1.0, "{error}");
}

#[test]
fn clocks_that_drift_stay_together_for_ten_minutes() {
    for drift in [0.0001, -0.0001, 0.0002, -0.0002] {
        let error = worst(&mut Far::new(1, drift), (10, 10), 20);
        assert!(error < 12.0, "{error} at {drift}");
    }
}

#[test]
fn a_table_that_runs_eight_times_faster() {
    let error = worst(&mut Far::new(8, 0.00005), (10, 10), 20);
    assert!(error < 12.0, "{error}");
    let far = Far::new(8, 0.0);
    assert_eq!(far.time.course().rate(), 8.0);
}

#[test]
fn before_the_first_answer_it_is_late_and_then_at_once_right() {
    let mut far = Far::new(1, 0.0);
    assert_eq!(far.error(50.0).round(), -40.0);
    far.ping(50, 40, 40);
    assert!(far.error(130.0).abs() <= 1.0);
}

#[test]
fn news_can_only_make_it_later() {
    let mut far = Far::new(1, 0.0);
    far.ping(100, 5, 105);
    let before = far.error(300.0);
    assert!((-51.0..-48.0).contains(&before), "half of the difference: {before}");
    far.time.heard(far.truth(200.0), 205);
    far.time.heard(far.truth(100.0), 300);
    assert!(far.error(300.0) > before && far.error(1_000.0).abs() < 1.0, "{}", far.error(1_000.0));
}

#[test]
fn a_wrong_guess_is_made_up_for_without_going_back() {
    let mut far = Far::new(1, 0.0);
    // The question took long, the answer did not: it seems later than it is.
    far.ping(100, 5, 205);
    far.begun -= 150.0;
    far.ping(1_000, 10, 10);
    let course = far.time.course();
    let times: Vec<f64> = (0..3_000).map(|after| course.at(1_020.0 + f64::from(after))).collect();
    assert!(times.is_sorted());
    assert!(far.error(3_500.0).abs() <= 1.0);
    // Every time has its moment, also while it is being made up for.
    for at in [times[0], times[100], times[900], times[2_900]] {
        let moment = course.moment(at).unwrap();
        assert!((course.at(moment) - at).abs() < 0.001);
    }
}

#[test]
fn a_pause_stops_it_and_what_follows_is_measured_anew() {
    let mut far = Far::new(1, 0.0);
    far.ping(100, 20, 20);
    far.time.begin(Time::ms(9_000), false, 4_020);
    let course = far.time.course();
    assert_eq!((course.at(5_000.0), course.at(60_000.0), course.moment(9_001.0)), (9_000.0, 9_000.0, None));
    far.ping(10_000, 20, 20);
    assert_eq!(far.time.course(), course, "an answer does not set it going");
    // Game time goes on at the moment 60 000; that is heard of 20 later, which is known from before.
    far.begun = 9_000.0 - 60_000.0;
    far.time.begin(Time::ms(9_000), true, 60_020);
    assert!(far.error(60_030.0).abs() <= 1.0);
    far.ping(60_030, 20, 20);
    assert!(far.error(60_100.0).abs() <= 1.0);
}

#[test]
fn a_table_that_stood_still_unnoticed_is_followed_at_once() {
    let mut far = Far::new(1, 0.0);
    for n in 0..8 {
        far.ping(100 + n * 400, 5, 5);
    }
    far.begun -= 2_000.0;
    far.ping(9_000, 30, 30);
    assert!(far.error(9_100.0).abs() <= 31.0, "{}", far.error(9_100.0));
}
