//! The settings as a page. Whatever is changed counts at once; there is nothing to save.

use art::Icon;
use leptos::prelude::*;
use words::Language;

use crate::app::Page;
use crate::back::Back;
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
        view! {
            <Switch
                testid="settings-voice"
                label=speech.say("page-voice")
                help=speech.say("page-voice-help")
                on=truth(move || settings.voice())
                turn=Callback::new(move |on| settings.set_voice(on))
            />
        }
    });
    let vibration = browser::can_vibrate().then(|| {
        view! {
            <Switch
                testid="settings-vibration"
                label=speech.say("page-vibration")
                help=speech.say("page-vibration-help")
                on=truth(move || settings.vibration())
                turn=Callback::new(move |on| settings.set_vibration(on))
            />
        }
    });
    let notify = browser::can_notify().then(|| {
        view! {
            <Switch
                testid="settings-notify"
                label=speech.say("page-notify")
                help=speech.say("page-notify-help")
                on=truth(move || settings.notify())
                turn=Callback::new(move |on| settings.set_notify(on))
            />
        }
    });
    let shake = browser::feels_motion().then(|| {
        view! {
            <Switch
                testid="settings-shake"
                label=speech.say("page-shake")
                help=speech.say("page-shake-help")
                on=truth(move || settings.shake())
                turn=Callback::new(move |on| settings.set_shake(on))
            />
        }
    });
    view! {
        <div class="sheet">
            <div class="sheet-head">
                <Back />
                <h1>{speech.say("page-settings")}</h1>
            </div>
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
                <Switch
                    testid="settings-motion"
                    label=speech.say("page-motion")
                    help=speech.say("page-motion-help")
                    on=truth(move || settings.motion())
                    turn=Callback::new(move |on| settings.set_motion(on))
                />
            </section>
            <section class="card">
                <h2>{icon(Icon::SpeakerOn)} <span>{speech.say("page-sound-title")}</span></h2>
                <Switch
                    testid="settings-sound"
                    label=speech.say("page-sound")
                    help=speech.say("page-sound-help")
                    on=truth(move || settings.sound())
                    turn=Callback::new(move |on| settings.set_sound(on))
                />
                <Volume />
                <Switch
                    testid="settings-music"
                    label=speech.say("page-music")
                    help=speech.say("page-music-help")
                    on=truth(move || settings.music())
                    turn=Callback::new(move |on| settings.set_music(on))
                />
                {vibration}
                {notify}
                {voice}
            </section>
            <section class="card">
                <h2>{icon(Icon::Hand)} <span>{speech.say("page-playing")}</span></h2>
                <Switch
                    testid="settings-hints"
                    label=speech.say("page-hints")
                    help=speech.say("page-hints-help")
                    on=truth(move || settings.hints())
                    turn=Callback::new(move |on| settings.set_hints(on))
                />
                <Switch
                    testid="settings-hand"
                    label=speech.say("page-left-handed")
                    help=speech.say("page-left-handed-help")
                    on=truth(move || settings.left_handed())
                    turn=Callback::new(move |on| settings.set_left_handed(on))
                />
                {shake}
            </section>
            <section class="card you">
                <h2>{icon(Icon::Person)} <span>{speech.say("page-who")}</span></h2>
                <You />
            </section>
            <Install />
            <p class="note">{speech.say("page-settings-kept")}</p>
        </div>
    }
    .into_any()
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
