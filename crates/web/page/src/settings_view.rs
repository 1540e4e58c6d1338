//! The settings as a page. Whatever is changed counts at once; there is nothing to save.

use art::Icon;
use leptos::prelude::*;
use words::Language;

use crate::app::Page;
use crate::back::sheet_head;
use crate::browser;
use crate::choice::{Segments, Switch};
use crate::erased::{shown, text, truth};
use crate::head::languages;
use crate::home::you::You;
use crate::picture::icon;
use crate::settings::{Settings, Theme};

/// The settings.
#[component]
pub(crate) fn SettingsView() -> AnyView {
    let speech = Page::here().speech;
    let settings = Settings::here();
    let themes = Theme::ALL.map(|theme| {
        let said = text(move || speech.text("page-theme-name", &[("theme", theme.name().into())]));
        (theme.name().to_owned(), said)
    });
    let voice = browser::can_speak().then(|| {
        switch("settings-voice", ["page-voice", "page-voice-help"], Settings::voice, Settings::set_voice)
    });
    let vibration = browser::can_vibrate().then(|| {
        switch(
            "settings-vibration",
            ["page-vibration", "page-vibration-help"],
            Settings::vibration,
            Settings::set_vibration,
        )
    });
    let notify = browser::can_notify().then(|| {
        switch("settings-notify", ["page-notify", "page-notify-help"], Settings::notify, Settings::set_notify)
    });
    let shake = browser::feels_motion().then(|| {
        switch("settings-shake", ["page-shake", "page-shake-help"], Settings::shake, Settings::set_shake)
    });
    view! {
        <div class="sheet">
            {sheet_head(speech.say("page-settings"))}
            <section class="card">
                <h2>{icon(Icon::Chat)} <span>{speech.say("page-language")}</span></h2>
                <Segments
                    name="settings-language"
                    label=speech.say("page-language")
                    options=languages()
                    chosen=text(move || speech.language().code().to_owned())
                    choose=Callback::new(move |code: String| speech.switch(Language::from_code(&code)))
                />
            </section>
            <section class="card">
                <h2>{icon(Icon::Sun)} <span>{speech.say("page-look")}</span></h2>
                <Segments
                    name="settings-theme"
                    label=speech.say("page-theme")
                    options=themes.to_vec()
                    chosen=text(move || settings.theme().name().to_owned())
                    choose=Callback::new(move |name: String| settings.set_theme(&name))
                />
                {switch("settings-motion", ["page-motion", "page-motion-help"], Settings::motion, Settings::set_motion)}
            </section>
            <section class="card">
                <h2>{icon(Icon::SpeakerOn)} <span>{speech.say("page-sound-title")}</span></h2>
                {switch("settings-sound", ["page-sound", "page-sound-help"], Settings::sound, Settings::set_sound)}
                <Volume />
                {switch("settings-music", ["page-music", "page-music-help"], Settings::music, Settings::set_music)}
                {vibration}
                {notify}
                {voice}
            </section>
            <section class="card">
                <h2>{icon(Icon::Hand)} <span>{speech.say("page-playing")}</span></h2>
                {switch("settings-hints", ["page-hints", "page-hints-help"], Settings::hints, Settings::set_hints)}
                {switch("settings-hand", ["page-left-handed", "page-left-handed-help"], Settings::left_handed, Settings::set_left_handed)}
                {shake}
            </section>
            <You />
            <Install />
            <p class="note">{speech.say("page-settings-kept")}</p>
        </div>
    }
    .into_any()
}

/// Something that is on or off on this device: its name, a sentence about it, and how it is asked and set.
fn switch(
    testid: &'static str,
    keys: [&'static str; 2],
    is: fn(Settings) -> bool,
    set: fn(Settings, bool),
) -> AnyView {
    let (speech, settings) = (Page::here().speech, Settings::here());
    let [label, help] = keys.map(|key| speech.say(key));
    let on = truth(move || is(settings));
    let turn = Callback::new(move |on| set(settings, on));
    view! { <Switch testid label help on turn /> }.into_any()
}

/// The page as a program of its own, where the browser offers that; or why it does not.
#[component]
fn Install() -> AnyView {
    let speech = Page::here().speech;
    if !browser::is_secure() {
        return view! { <p class="note" data-testid="settings-plain">{speech.say("page-plain-http")}</p> }
            .into_any();
    }
    let offered = RwSignal::new(browser::can_install());
    let offer = leptos::ev::Custom::<web_sys::Event>::new("beforeinstallprompt");
    let listener = window_event_listener(offer, move |_| offered.set(true));
    on_cleanup(move || listener.remove());
    let install = move |_| {
        browser::install();
        offered.set(false);
    };
    shown(
        move || offered.get(),
        move || {
            view! {
                <button class="wide" data-testid="settings-install" on:click=install>
                    {icon(Icon::Download)}
                    <span>{speech.say("page-install")}</span>
                </button>
            }
            .into_any()
        },
    )
}

/// How loud, while there is anything to hear.
#[component]
fn Volume() -> AnyView {
    let speech = Page::here().speech;
    let settings = Settings::here();
    let percent = move || (settings.volume() * 100.0).round();
    let silent = truth(move || !settings.sound());
    view! {
        <label class="volume">
            <span>{speech.say("page-volume")}</span>
            <input
                type="range"
                min="0"
                max="100"
                step="5"
                data-testid="settings-volume"
                disabled=silent
                prop:value=text(move || percent().to_string())
                on:input:target=move |event| settings.set_volume(event.target().value().parse().unwrap_or(70))
            />
            <output>{text(move || format!("{} %", percent()))}</output>
        </label>
    }
    .into_any()
}
