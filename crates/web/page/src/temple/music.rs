//! The soundtrack at its time: given to the browser a little ahead, so that it leaves the loudspeaker when the table says, and
//! shown and felt at the same moments by those who do not hear it.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use super::score::Score;
use super::sounds::tremble;
use crate::browser;
use crate::connection::time::Course;
use crate::instrument::Note;
use crate::mixer::{Live, Playing};
use crate::settings::Settings;
use crate::speaker::Speaker;

/// How often is looked what comes next.
const LOOK: Duration = Duration::from_millis(80);
/// Milliseconds that are given to the browser ahead; more when nobody looks at the page, because then it is called once a
/// second at best.
const AHEAD: f64 = 400.0;
const AHEAD_HIDDEN: f64 = 2_500.0;
/// Seconds by which a note may be off before it is given anew.
const OFF: f64 = 0.004;
/// Seconds that a note may be late and is still worth playing.
const LATE: f64 = 0.03;
/// Milliseconds for which a cue is shown.
const SHOWN: u64 = 2_800;

/// What is to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Part {
    pub(crate) score: Score,
    /// Game time at which it starts.
    pub(crate) began: f64,
    /// Whether the game is over: what sounds fades away.
    pub(crate) over: bool,
}

/// What is seen of the soundtrack. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    /// The cue of this moment, by its name.
    cue: RwSignal<&'static str>,
    /// Counts the beats of a countdown.
    beat: RwSignal<u32>,
    /// The last cue that was given to the browser, and the wall time in milliseconds at which it leaves the loudspeaker.
    given: RwSignal<String>,
}

impl Seen {
    /// The classes for what is seen of it.
    pub(crate) fn class(self) -> String {
        let beat = match self.beat.get() {
            0 => "",
            odd if odd % 2 == 1 => " beat-odd",
            _ => " beat-even",
        };
        match self.cue.get() {
            "" => beat.to_owned(),
            cue => format!(" cue-{cue}{beat}"),
        }
    }

    /// The last cue that was given to the browser: its name, and the wall time at which it leaves the loudspeaker.
    pub(crate) fn given(self) -> Signal<String> {
        self.given.into()
    }
}

/// A note that the browser has and does not play yet.
struct Given {
    note: Note,
    is_music: bool,
    when: f64,
    playing: Playing,
}

struct Player {
    part: Signal<Option<Part>>,
    course: Signal<Course>,
    settings: Settings,
    seen: Seen,
    speaker: Speaker,
    given: Vec<Given>,
    /// Up to here, in milliseconds of the score, the browser has everything.
    upto: f64,
    /// The same for what is seen.
    shown: f64,
}

/// Plays this part by this course of time, as long as the view is there.
pub(crate) fn play(part: Signal<Option<Part>>, course: Signal<Course>) -> Seen {
    let seen = Seen { cue: RwSignal::new(""), beat: RwSignal::new(0), given: RwSignal::default() };
    let player = Rc::new(RefCell::new(Player {
        part,
        course,
        settings: Settings::here(),
        seen,
        speaker: Speaker::default(),
        given: Vec::new(),
        upto: f64::MIN,
        shown: f64::MIN,
    }));
    let look = {
        let player = Rc::clone(&player);
        move || player.borrow_mut().look()
    };
    let timer = set_interval_with_handle(look, LOOK).ok();
    // A phone lets a page be heard in answer to a touch only.
    let touched = {
        let settings = Settings::here();
        let wake = move |_| drop(Live::here(settings));
        window_event_listener(leptos::ev::pointerup, wake)
    };
    let player = StoredValue::new_local(player);
    on_cleanup(move || {
        touched.remove();
        if let Some(timer) = timer {
            timer.clear();
        }
        player.with_value(|player| player.borrow_mut().take_back(f64::MIN));
    });
    seen
}

impl Player {
    fn look(&mut self) {
        // The view may be gone by now.
        let (Some(part), Some(course)) = (self.part.try_get_untracked(), self.course.try_get_untracked())
        else {
            return;
        };
        match part.filter(|_| course.runs()) {
            Some(part) => {
                let at = course.at(browser::moment()) - part.began;
                self.show(&part, course, at);
                self.sound(&part, course, at);
            }
            None => self.silence(0.0),
        }
    }

    /// What is not heard yet is not heard, except for what begins within so many seconds.
    fn silence(&mut self, grace: f64) {
        if !self.given.is_empty()
            && let Some(live) = Live::here(self.settings)
        {
            self.take_back(live.now() + grace);
        }
        self.upto = f64::MIN;
    }

    fn take_back(&mut self, from: f64) {
        for given in self.given.drain(..).filter(|given| given.when > from) {
            given.playing.stop();
        }
    }

    // ----- heard ------------------------------------------------------------------------------------------------------

    fn sound(&mut self, part: &Part, course: Course, at: f64) {
        if part.over {
            // The end itself may be told a moment before its time has come here.
            return self.silence(0.15);
        }
        let Some(live) = Live::here(self.settings).filter(Live::runs) else { return self.silence(0.0) };
        live.measure(&mut self.speaker);
        let speaker = self.speaker;
        let audio = |at: f64| course.moment(part.began + at).map(|moment| speaker.audio(moment));
        let now = live.now();
        self.given.retain(|given| given.when > now);
        for given in &mut self.given {
            if let Some(when) = audio(given.note.at).filter(|when| (when - given.when).abs() > OFF) {
                let bus = if given.is_music { &live.mixer.music } else { &live.mixer.signals };
                let old = std::mem::replace(&mut given.playing, live.mixer.play(&given.note, bus, when));
                old.stop();
                given.when = when;
            }
        }
        let hidden = document().visibility_state() == web_sys::VisibilityState::Hidden;
        let lead = (now - speaker.audio(browser::moment())).clamp(0.0, 1.0) * 1_000.0;
        let ahead = course.rate() * (lead + if hidden { AHEAD_HIDDEN } else { AHEAD });
        // Whoever comes back, or whose clock was set, does not hear again what is over.
        let from = if (at..=at + ahead + 1_000.0).contains(&self.upto) { self.upto } else { at };
        let to = at + ahead;
        if to <= from {
            return;
        }
        self.upto = to;
        let signals = part.score.signals(from, to);
        // Where time runs faster than a clock music would be a noise.
        let music = if course.rate() > 1.0 { Vec::new() } else { part.score.music(from, to) };
        let signals = signals.into_iter().map(|note| (note, false));
        for (note, is_music) in signals.chain(music.into_iter().map(|note| (note, true))) {
            let Some(when) = audio(note.at).filter(|when| *when > now - LATE) else { continue };
            let when = when.max(now);
            let bus = if is_music { &live.mixer.music } else { &live.mixer.signals };
            let playing = live.mixer.play(&note, bus, when);
            self.given.push(Given { note, is_music, when, playing });
        }
        let cue = part.score.cues().into_iter().find(|(at, _)| (from..to).contains(at));
        if let Some((when, cue)) = cue.and_then(|(at, cue)| Some((audio(at)?, cue))) {
            let wall = browser::time_origin() + speaker.moment(when);
            let _ = self.seen.given.try_set(format!("{} {wall:.1}", cue.name()));
        }
    }

    // ----- seen and felt ------------------------------------------------------------------------------------------------

    fn show(&mut self, part: &Part, course: Course, at: f64) {
        // The next look comes in time for what follows.
        let to = at + course.rate() * 2.0 * LOOK.as_millis() as f64;
        let from = if (at - 1_000.0..=to).contains(&self.shown) { self.shown } else { at };
        self.shown = to;
        let ends = part.score.end();
        if part.over && from < ends && to < ends {
            return;
        }
        let wait = |at: f64| {
            let wait = course.moment(part.began + at).map_or(0.0, |moment| moment - browser::moment());
            Duration::from_millis(wait.max(0.0) as u64)
        };
        let (seen, settings) = (self.seen, self.settings);
        for (at, cue) in part.score.cues().into_iter().filter(|(at, _)| (from..to).contains(at)) {
            let show = move || {
                let _ = seen.cue.try_set(cue.name());
                tremble(cue.tremble(), settings);
                let clear = move || {
                    if seen.cue.try_get_untracked() == Some(cue.name()) {
                        seen.cue.try_set("");
                    }
                };
                set_timeout(clear, Duration::from_millis(SHOWN));
            };
            set_timeout(show, wait(at));
        }
        for at in part.score.beats(from, to) {
            let beat = move || {
                let _ = seen.beat.try_update(|beat| *beat = beat.wrapping_add(1).max(1));
            };
            set_timeout(beat, wait(at));
        }
    }
}
