//! A finished game to be watched: back and forth, at any speed, through any eyes, with its dice verified.

use std::sync::Arc;
use std::time::Duration;

use art::Icon;
use leptos::prelude::*;
use serde_json::Value;
use table::{Commitment, Rules, Seat, Seats};
use words::Names;

use crate::app::Page;
use crate::browser;
use crate::choice::Choice;
use crate::connection::End;
use crate::erased::{classes, dynamic, text, truth};
use crate::film::{BadFilm, Film};
use crate::game::Game;
use crate::route::Route;

/// How long a moment is shown at ordinary speed.
const MOMENT: Duration = Duration::from_millis(900);
/// How often a running replay looks whether it is time for the next moment.
const TICK: Duration = Duration::from_millis(50);
/// The speeds, in percent.
const SPEEDS: [u32; 4] = [50, 100, 200, 400];

/// Through whose eyes a game is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// Somebody who sees everything.
    All,
    /// A watcher.
    Watcher,
    /// A seat.
    Seat(Seat),
}

impl Eyes {
    /// The seat whose eyes these are.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::All | Eyes::Watcher => None,
        }
    }
}

/// A log and what this page knows about it besides.
#[derive(Clone)]
pub(crate) struct Reel {
    /// The log as a file.
    pub(crate) file: Arc<Vec<u8>>,
    /// How the file is called when it is kept.
    pub(crate) name: String,
    /// How those at the table were called.
    pub(crate) names: Names,
    /// What this browser kept of the promise that was made before the deal.
    pub(crate) kept: Option<Commitment>,
    /// The moment to begin with.
    pub(crate) moment: usize,
    /// The path of the replay, for links to a moment.
    pub(crate) path: Option<Route>,
}

/// A replay, or why there is none.
#[component]
pub(crate) fn Replay(reel: Reel) -> AnyView {
    let speech = Page::here().speech;
    match table::game_of(&reel.file).as_deref() {
        Ok(name) => match Game::of(name) {
            Some(game) => Page::here().parts.more(game).show(move |more| (more.replay)(reel.clone())),
            None => view! { <p class="card">{speech.say("page-other-game")}</p> }.into_any(),
        },
        Err(_) => {
            view! { <p class="card" data-testid="replay-bad">{speech.say("page-replay-bad")}</p> }.into_any()
        }
    }
}

/// Where a replay is, for the game that shows it.
#[derive(Clone)]
pub(crate) struct Scene {
    /// The number of the moment.
    pub(crate) now: RwSignal<usize>,
    /// Through whose eyes.
    pub(crate) eyes: RwSignal<Eyes>,
    /// How those at the table were called.
    pub(crate) names: Names,
}

/// A log of a game that is known: run again, and shown as that game shows it.
pub(crate) fn run<R: Rules + 'static>(
    reel: Reel,
    game: Game,
    stage: fn(&Arc<Film<R>>, Scene) -> AnyView,
) -> AnyView {
    let film = match Film::<R>::of(&reel.file) {
        Ok(film) => Arc::new(film),
        Err(why) => return bad(&why),
    };
    let moments = film.frames.iter().map(|frame| (frame.what, Arc::clone(&frame.facts))).collect();
    let strip = Strip { game, moments, seats: film.seats, commitment: film.commitment };
    let reels = Reels::new(reel.moment, strip.moments.len() - 1);
    let eyes = RwSignal::new(Eyes::All);
    let stage = stage(&film, Scene { now: reels.now, eyes, names: reel.names.clone() });
    view! { <Show reel strip reels eyes stage /> }.into_any()
}

/// What is the same in films of all games.
struct Strip {
    game: Game,
    /// What kind of entry each moment is, and what was told.
    moments: Vec<(&'static str, Arc<Vec<Value>>)>,
    seats: Seats,
    commitment: Commitment,
}

fn bad(why: &BadFilm) -> AnyView {
    let speech = Page::here().speech;
    let key = match why {
        BadFilm::Unreadable(_) => "page-replay-bad",
        BadFilm::NotOver => "page-replay-not-over",
        BadFilm::NotSound(_) => "page-replay-not-sound",
    };
    view! { <p class="card" data-testid="replay-bad">{speech.say(key)}</p> }.into_any()
}

/// Where a replay stands, and how it goes on. Copies are the same.
#[derive(Clone, Copy)]
struct Reels {
    now: RwSignal<usize>,
    last: usize,
    runs: RwSignal<bool>,
    speed: RwSignal<u32>,
}

impl Reels {
    fn new(moment: usize, last: usize) -> Reels {
        Reels {
            now: RwSignal::new(moment.min(last)),
            last,
            runs: RwSignal::new(false),
            speed: RwSignal::new(100),
        }
    }

    fn go(self, to: usize) {
        self.now.set(to.min(self.last));
    }

    fn step(self, by: isize) {
        self.runs.set(false);
        self.go(self.now.get_untracked().saturating_add_signed(by));
    }

    /// Runs as long as there is something to see.
    fn start(self) {
        let waited = StoredValue::new(Duration::ZERO);
        let tick = move || {
            if self.runs.try_get_untracked() != Some(true) {
                return;
            }
            waited.update_value(|waited| *waited += TICK);
            let moment = MOMENT * 100 / self.speed.get_untracked().max(1);
            if waited.get_value() >= moment {
                waited.set_value(Duration::ZERO);
                let next = self.now.get_untracked() + 1;
                self.go(next);
                if next >= self.last {
                    self.runs.set(false);
                }
            }
        };
        if let Ok(timer) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || timer.clear());
        }
    }

    fn toggle(self) {
        let runs = !self.runs.get_untracked();
        if runs && self.now.get_untracked() >= self.last {
            self.now.set(0);
        }
        self.runs.set(runs);
    }
}

#[component]
fn Show(reel: Reel, strip: Strip, reels: Reels, eyes: RwSignal<Eyes>, stage: AnyView) -> AnyView {
    let speech = Page::here().speech;
    reels.start();
    let names = reel.names.clone();
    let Strip { game, moments, seats, commitment } = strip;
    let said = {
        let names = names.clone();
        text(move || {
            let Some((what, facts)) = moments.get(reels.now.get()) else { return String::new() };
            let lines: Vec<String> =
                facts.iter().map(|fact| speech.fact(game.name(), fact, &names)).collect();
            if lines.is_empty() { speech.text(&format!("entry-{what}"), &[]) } else { lines.join(" ") }
        })
    };
    let at = text(move || {
        let args = [("number", (reels.now.get() + 1).into()), ("count", (reels.last + 1).into())];
        speech.text("page-replay-at", &args)
    });
    view! {
        <div
            class="play replay"
            data-testid="replay"
            data-moment=text(move || reels.now.get().to_string())
            on:keydown=move |event| match event.key().as_str() {
                "ArrowLeft" => reels.step(-1),
                "ArrowRight" => reels.step(1),
                _ => {}
            }
        >
            {stage}
            <div class="side">
                <h1 class="unseen">{speech.say("page-replay")}</h1>
                <section class="card controls">
                    <p class="said" role="status" data-testid="replay-said">{said}</p>
                    <input
                        type="range"
                        data-testid="replay-slider"
                        min="0"
                        max=reels.last.to_string()
                        aria-label=speech.say("page-replay-slider")
                        aria-valuetext=at
                        prop:value=text(move || reels.now.get().to_string())
                        on:input:target=move |event| {
                            reels.runs.set(false);
                            reels.go(event.target().value().parse().unwrap_or(0));
                        }
                    />
                    <Buttons reels />
                    <div class="field-row"><Speed reels /> <EyesChoice eyes seats names /></div>
                </section>
                <Dice promised=commitment kept=reel.kept />
                <Take reel reels />
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn Buttons(reels: Reels) -> AnyView {
    let speech = Page::here().speech;
    let runs = truth(move || reels.runs.get());
    let button = move |testid: &'static str, key: &'static str, icon: Icon, press: Callback<()>| {
        view! {
            <button data-testid=testid aria-label=speech.say(key) title=speech.say(key) on:click=move |_| press.run(())>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" inner_html=art::icon(icon)></svg>
            </button>
        }
        .into_any()
    };
    let play = dynamic(move || {
        let (key, icon) =
            if runs.get() { ("page-replay-stop", Icon::Pause) } else { ("page-replay-run", Icon::Play) };
        button("replay-run", key, icon, Callback::new(move |()| reels.toggle()))
    });
    view! {
        <div class="buttons">
            {button("replay-first", "page-replay-first", Icon::Replay, Callback::new(move |()| reels.step(isize::MIN)))}
            {button("replay-back", "page-replay-back", Icon::Previous, Callback::new(move |()| reels.step(-1)))}
            {play}
            {button("replay-on", "page-replay-on", Icon::Next, Callback::new(move |()| reels.step(1)))}
            {button("replay-last", "page-replay-last", Icon::Fast, Callback::new(move |()| reels.step(isize::MAX)))}
        </div>
    }
    .into_any()
}

#[component]
fn Speed(reels: Reels) -> AnyView {
    let speech = Page::here().speech;
    let options = SPEEDS.map(|speed| {
        let factor = f64::from(speed) / 100.0;
        (speed.to_string(), text(move || speech.text("page-replay-speed", &[("factor", factor.into())])))
    });
    view! {
        <Choice
            testid="replay-speed".to_owned()
            label=speech.say("page-replay-speed-label")
            options=options.to_vec()
            chosen=text(move || reels.speed.get().to_string())
            choose=Callback::new(move |speed: String| reels.speed.set(speed.parse().unwrap_or(100)))
        />
    }
    .into_any()
}

#[component]
fn EyesChoice(eyes: RwSignal<Eyes>, seats: Seats, names: Names) -> AnyView {
    let speech = Page::here().speech;
    let code = |eyes: Eyes| match eyes {
        Eyes::All => "all".to_owned(),
        Eyes::Watcher => "watcher".to_owned(),
        Eyes::Seat(seat) => seat.to_string(),
    };
    let every: Vec<Eyes> =
        [Eyes::All, Eyes::Watcher].into_iter().chain(seats.iter().map(Eyes::Seat)).collect();
    let options = every.iter().map(|eyes| {
        let (eyes, names) = (*eyes, names.clone());
        let said = text(move || match eyes {
            Eyes::All => speech.text("page-replay-eyes-all", &[]),
            Eyes::Watcher => speech.text("page-replay-eyes-watcher", &[]),
            Eyes::Seat(seat) => {
                let name = speech.seat_name(seat, &names);
                speech.text("page-replay-eyes-seat", &[("name", name.into())])
            }
        });
        (code(eyes), said)
    });
    let options = options.collect();
    view! {
        <Choice
            testid="replay-eyes".to_owned()
            label=speech.say("page-replay-eyes")
            options
            chosen=text(move || code(eyes.get()))
            choose=Callback::new(move |chosen: String| {
                let found = every.iter().find(|eyes| code(**eyes) == chosen);
                eyes.set(found.copied().unwrap_or(Eyes::All));
            })
        />
    }
    .into_any()
}

/// What the dice were worth: the log was run again, so what is said here was seen here.
#[component]
fn Dice(promised: Commitment, kept: Option<Commitment>) -> AnyView {
    let speech = Page::here().speech;
    // Only whoever was there before the deal can say that the luck is the one that was promised.
    let (title, key, state) = match kept {
        Some(kept) if kept == promised => ("page-verify-good", "page-verify-kept", "kept"),
        Some(_) => ("page-verify-bad", "page-verify-other", "other"),
        None => ("page-verify-sound", "page-verify-unkept", "unkept"),
    };
    let sign = if state == "other" { Icon::Cross } else { Icon::ShieldCheck };
    view! {
        <details class="card dice" data-testid="verify" data-state=state>
            <summary>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" inner_html=art::icon(sign)></svg>
                <span>{speech.say(title)}</span>
            </summary>
            <p>{speech.say(key)}</p>
            <p class="note">{speech.say("page-verify-means")}</p>
            <p class="code commitment">{promised.to_hex()}</p>
        </details>
    }
    .into_any()
}

/// What can be taken along: a link to this moment, and the log.
#[component]
fn Take(reel: Reel, reels: Reels) -> AnyView {
    let speech = Page::here().speech;
    let copied = RwSignal::new(false);
    let reach = Page::here().reach;
    // A table in this browser is nowhere else: a link would lead others nowhere.
    let link = reel.path.filter(|route| matches!(route, Route::Replay(End::Server, _))).map(|route| {
        reach.look();
        let copy = move |_| {
            let path = format!("{}#{}", route.path(), reels.now.get_untracked());
            browser::replace_path(&path);
            copied.set(browser::copy(&untrack(|| reach.link(&path))));
        };
        let said =
            text(move || speech.text(if copied.get() { "page-copied" } else { "page-replay-link" }, &[]));
        let class = text(move || classes("quiet", [("done", copied.get())]));
        view! { <button class=class data-testid="replay-link" on:click=copy>{said}</button> }.into_any()
    });
    let (file, name) = (Arc::clone(&reel.file), reel.name.clone());
    let download = move |_| {
        // A browser that cannot give files away says so itself.
        let _ = browser::download(&name, &file);
    };
    view! {
        <div class="field-row take">
            {link}
            <button class="quiet" data-testid="replay-download" on:click=download>
                {speech.say("page-replay-download")}
            </button>
        </div>
    }
    .into_any()
}
