//! How the page looks, sounds and behaves on this device. What is changed counts at once and is kept.

use leptos::prelude::*;

use crate::browser::{self, Kept};
use crate::erased::effect;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// As the device is set.
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name, for what is kept and for styles.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    fn of(name: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.name() == name).unwrap_or(Theme::System)
    }
}

/// What this device is set to. Copies are the same; whoever reads one inside a view or an effect is told of changes.
///
/// ```ignore
/// let settings = Settings::here();
/// effect(move || if settings.sound() { gong(settings.volume()) });
/// ```
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    theme: RwSignal<Theme>,
    sound: RwSignal<bool>,
    volume: RwSignal<u8>,
    music: RwSignal<bool>,
    vibration: RwSignal<bool>,
    motion: RwSignal<bool>,
    hints: RwSignal<bool>,
    left_handed: RwSignal<bool>,
    shake: RwSignal<bool>,
    voice: RwSignal<bool>,
    notify: RwSignal<bool>,
}

impl Settings {
    /// What was kept, or what is usual.
    pub(crate) fn new() -> Settings {
        let flag = |kept: Kept, usual: bool| kept.get().map_or(usual, |value| value == "on");
        let volume = Kept::Volume.get().and_then(|volume| volume.parse().ok()).unwrap_or(70);
        let settings = Settings {
            theme: RwSignal::new(Theme::of(&Kept::Theme.get().unwrap_or_default())),
            sound: RwSignal::new(flag(Kept::Sound, true)),
            volume: RwSignal::new(Ord::min(volume, 100)),
            music: RwSignal::new(flag(Kept::Music, true)),
            vibration: RwSignal::new(flag(Kept::Vibration, true)),
            motion: RwSignal::new(flag(Kept::Motion, !browser::prefers_calm())),
            hints: RwSignal::new(flag(Kept::Hints, true)),
            left_handed: RwSignal::new(flag(Kept::Hand, false)),
            shake: RwSignal::new(flag(Kept::Shake, false)),
            voice: RwSignal::new(flag(Kept::Voice, false)),
            notify: RwSignal::new(flag(Kept::Notify, false)),
        };
        effect(move || settings.show());
        settings
    }

    /// The settings of the page that this view is on.
    pub(crate) fn here() -> Settings {
        expect_context()
    }

    /// Light or dark.
    pub(crate) fn theme(self) -> Theme {
        self.theme.get()
    }

    /// Whether the page may be heard.
    pub(crate) fn sound(self) -> bool {
        self.sound.get()
    }

    /// How loud, from 0 to 1.
    pub(crate) fn volume(self) -> f64 {
        f64::from(self.volume.get()) / 100.0
    }

    /// Whether music plays along, where there is any.
    pub(crate) fn music(self) -> bool {
        self.music.get()
    }

    /// Whether the device may tremble.
    pub(crate) fn vibration(self) -> bool {
        self.vibration.get()
    }

    /// Whether things move. If not, they are at once where they belong.
    pub(crate) fn motion(self) -> bool {
        self.motion.get()
    }

    /// Whether the page shows what can be done: where a piece may go, what a guard sees.
    pub(crate) fn hints(self) -> bool {
        self.hints.get()
    }

    /// Whether what the thumb needs is on the left.
    pub(crate) fn left_handed(self) -> bool {
        self.left_handed.get()
    }

    /// Whether shaking the device throws dice.
    pub(crate) fn shake(self) -> bool {
        self.shake.get()
    }

    /// Whether a voice says the titles of the cards one plays, in English.
    pub(crate) fn voice(self) -> bool {
        self.voice.get()
    }

    /// Whether the system shows a note when it is one's turn and the page lies behind others.
    pub(crate) fn notify(self) -> bool {
        self.notify.get()
    }

    pub(crate) fn set_notify(self, on: bool) {
        if on {
            browser::ask_to_notify();
        }
        keep(self.notify, Kept::Notify, on);
    }

    pub(crate) fn set_voice(self, on: bool) {
        keep(self.voice, Kept::Voice, on);
    }

    pub(crate) fn set_theme(self, name: &str) {
        self.theme.set(Theme::of(name));
        Kept::Theme.set(name);
    }

    pub(crate) fn set_sound(self, on: bool) {
        keep(self.sound, Kept::Sound, on);
    }

    /// How loud, from 0 to 100.
    pub(crate) fn set_volume(self, volume: u8) {
        self.volume.set(volume.min(100));
        Kept::Volume.set(&volume.to_string());
    }

    pub(crate) fn set_music(self, on: bool) {
        keep(self.music, Kept::Music, on);
    }

    pub(crate) fn set_vibration(self, on: bool) {
        keep(self.vibration, Kept::Vibration, on);
    }

    pub(crate) fn set_motion(self, on: bool) {
        keep(self.motion, Kept::Motion, on);
    }

    pub(crate) fn set_hints(self, on: bool) {
        keep(self.hints, Kept::Hints, on);
    }

    pub(crate) fn set_left_handed(self, on: bool) {
        keep(self.left_handed, Kept::Hand, on);
    }

    pub(crate) fn set_shake(self, on: bool) {
        if on {
            browser::ask_for_motion();
        }
        keep(self.shake, Kept::Shake, on);
    }

    /// Tells the styles.
    fn show(self) {
        let theme = self.theme();
        browser::set_root("data-theme", (theme != Theme::System).then_some(theme.name()));
        browser::set_root("data-motion", Some(if self.motion() { "on" } else { "off" }));
        browser::set_root("data-hand", self.left_handed().then_some("left"));
    }
}

fn keep(signal: RwSignal<bool>, kept: Kept, on: bool) {
    signal.set(on);
    kept.set(if on { "on" } else { "off" });
}
