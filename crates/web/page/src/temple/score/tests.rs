use super::*;

const CUSTOM: [u32; 6] = [10, 20, 30, 40, 50, 60];

fn scores() -> [Score; 3] {
    [
        Score::new(Track::A.seconds().unwrap(), Mood::Flute),
        Score::new(Track::B.seconds().unwrap(), Mood::Strings),
        Score::new(CUSTOM, Mood::Flute),
    ]
}

fn times(notes: &[Note], instrument: Instrument) -> Vec<f64> {
    notes.iter().filter(|note| note.instrument == instrument).map(|note| note.at / 1_000.0).collect()
}

#[test]
fn gongs_slams_and_the_end_come_when_the_rules_say() {
    // Rules §3.5.
    let wanted = [[180, 210, 390, 420, 570, 600], [210, 240, 390, 420, 570, 600], CUSTOM];
    for (score, seconds) in scores().into_iter().zip(wanted) {
        let [gong, slam, gong_2, slam_2, gong_3, collapse] = seconds.map(f64::from);
        let notes = score.signals(-5_000.0, score.end() + 1.0);
        let strokes = [gong, gong_2, gong_2 + 0.9, gong_3, gong_3 + 0.9, gong_3 + 1.8];
        assert_eq!(times(&notes, Instrument::Gong), strokes);
        assert_eq!(times(&notes, Instrument::Slam), [slam, slam_2]);
        assert_eq!(times(&notes, Instrument::Rubble), [collapse]);
        assert_eq!(times(&notes, Instrument::Bell), [0.0]);
    }
}

#[test]
fn the_last_seconds_are_counted() {
    let [a, _, custom] = scores();
    let ticks = times(&a.signals(180_000.0, 211_000.0), Instrument::Tick);
    assert_eq!(ticks, (200..210).map(f64::from).collect::<Vec<_>>());
    assert_eq!(times(&a.signals(-9_000.0, 1.0), Instrument::Tick), [-3.0, -2.0, -1.0]);
    let short = times(&custom.signals(10_000.0, 21_000.0), Instrument::Tick);
    assert_eq!(short, [15.0, 16.0, 17.0, 18.0, 19.0], "not into the gong");
}

#[test]
fn drums_go_from_90_to_160_in_a_countdown() {
    for (score, from, to) in [(scores()[0], 180.0, 210.0), (scores()[1], 570.0, 600.0)] {
        let beats = score.beats(from * 1_000.0, to * 1_000.0);
        assert_eq!(beats[0], from * 1_000.0);
        let bpm: Vec<f64> = beats.windows(2).map(|pair| 60_000.0 / (pair[1] - pair[0])).collect();
        assert!(bpm.is_sorted(), "{bpm:?}");
        assert!((88.0..94.0).contains(&bpm[0]) && (156.0..163.0).contains(bpm.last().unwrap()), "{bpm:?}");
        let drums = times(&score.music(from * 1_000.0, to * 1_000.0), Instrument::Low);
        assert_eq!(drums[..4], beats[..4].iter().map(|at| at / 1_000.0).collect::<Vec<_>>());
    }
}

#[test]
fn the_music_tightens_from_gong_to_gong() {
    for score in scores() {
        let density = |from: f64, to: f64| score.music(from, to).len() as f64 / (to - from);
        let [start, gong, slam, gong_2, slam_2, gong_3, collapse] = score.cues().map(|(at, _)| at);
        let calm = [density(start, gong), density(slam, gong_2), density(slam_2, gong_3)];
        assert!(calm.is_sorted(), "{calm:?}");
        for (from, to) in [(gong, slam), (gong_2, slam_2), (gong_3, collapse)] {
            let third = (to - from) / 3.0;
            let thirds = [0.0, 1.0, 2.0].map(|n| density(from + n * third, from + (n + 1.0) * third));
            assert!(thirds.is_sorted() && thirds[0] > calm[2], "{thirds:?} after {calm:?}");
        }
    }
}

#[test]
fn the_rows_are_sixteen_steps_and_denser_and_denser() {
    for rows in [&FLUTE, &STRINGS] {
        let mut before = 0;
        for Bar(low, drum, rattle, tune, every) in rows {
            for line in [low, drum, rattle, tune] {
                assert!(line.len() == 16 && *every > 0, "{line}");
            }
            let hits = [low, drum, rattle].map(|line| line.bytes().filter(|byte| *byte != b'.').count());
            let hits = hits.iter().sum::<usize>();
            assert!(hits >= before, "{low} {drum} {rattle}");
            before = hits;
        }
    }
}

#[test]
fn whatever_pieces_it_is_cut_into_it_is_the_same_music() {
    for score in scores() {
        let whole = score.music(0.0, score.end());
        let mut pieces = Vec::new();
        let mut from = 0.0;
        while from < score.end() {
            pieces.extend(score.music(from, from + 73.0));
            from += 73.0;
        }
        assert_eq!(whole.len(), pieces.len());
        let apart = |pair: (&Note, &Note)| (pair.0.at - pair.1.at).abs();
        assert!(whole.iter().zip(&pieces).all(|pair| apart(pair) < 0.001));
        assert!(whole.iter().all(|note| note.loud <= 1.0 && note.length > 0.0 && note.pitch > 20.0));
        let beats = score.beats(0.0, score.end());
        let mut cut: Vec<f64> = Vec::new();
        (0..600).for_each(|n| cut.extend(score.beats(f64::from(n) * 1_000.0, f64::from(n + 1) * 1_000.0)));
        assert_eq!(beats.len(), cut.len());
    }
}

#[test]
fn the_two_soundtracks_are_different_music() {
    let [a, b, _] = scores();
    let tune =
        |score: Score| score.music(0.0, 60_000.0).iter().map(|note| note.instrument).collect::<Vec<_>>();
    assert!(tune(a).contains(&Instrument::Flute) && !tune(a).contains(&Instrument::Pluck));
    assert!(tune(b).contains(&Instrument::Pluck) && !tune(b).contains(&Instrument::Flute));
}

#[test]
fn times_that_follow_each_other_at_once_are_no_trouble() {
    let score = Score::new([1, 2, 3, 4, 5, 6], Mood::Strings);
    assert!(!score.music(0.0, 6_000.0).is_empty());
    assert_eq!(
        score.signals(0.0, 7_000.0).iter().filter(|note| note.instrument == Instrument::Gong).count(),
        6
    );
}

#[test]
fn every_cue_can_be_felt() {
    let mut felt: Vec<(&str, &[u32])> =
        scores()[0].cues().map(|(_, cue)| (cue.name(), cue.tremble())).to_vec();
    assert!(felt.iter().all(|(_, pattern)| pattern.len() % 2 == 1));
    felt.dedup_by_key(|(name, _)| *name);
    assert_eq!(felt.len(), 7);
    assert_eq!(Cue::Gong(3).tremble().len(), 5, "three pulses");
}
