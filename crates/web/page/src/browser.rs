//! What the page asks the browser for.

use protocol::{Name, TableId};
use table::Commitment;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Storage;

/// Milliseconds that only grow.
pub(crate) fn now() -> u64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0, |clock| clock.now() as u64)
}

/// The same, with the fractions that the browser shows.
pub(crate) fn moment() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

/// The wall time, in milliseconds since 1970, at which those milliseconds began to be counted.
pub(crate) fn time_origin() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.time_origin())
}

/// A random number that nobody can foresee.
pub(crate) fn random() -> u64 {
    u64::from_le_bytes(random_bytes())
}

/// Random bytes that nobody can foresee. Without the browser's generator they are zeros, and the house adds its own.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Some(crypto) = web_sys::window().and_then(|window| window.crypto().ok()) {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// Whether the browser believes that it has a network.
pub(crate) fn is_online() -> bool {
    web_sys::window().is_none_or(|window| window.navigator().on_line())
}

/// The words that came with the page: the code of their language, and the text.
pub(crate) fn words() -> (String, String) {
    let words = web_sys::window().map_or(JsValue::UNDEFINED, |window| property(&window, "words"));
    let part = |name| property(&words, name).as_string().unwrap_or_default();
    (part("code"), part("text"))
}

/// What the program is called.
pub(crate) fn brand() -> String {
    let name = leptos::prelude::document().query_selector("meta[name=application-name]").ok().flatten();
    name.and_then(|name| name.get_attribute("content")).unwrap_or_default()
}

/// The path of a file that belongs to this build of the program. `start.js` has kept their folder.
pub(crate) fn own_file(name: &str) -> String {
    let folder = web_sys::window().map_or(JsValue::UNDEFINED, |window| property(&window, "folder"));
    folder.as_string().unwrap_or_default() + name
}

/// The path of the page.
pub(crate) fn path() -> String {
    web_sys::window().and_then(|window| window.location().pathname().ok()).unwrap_or_default()
}

/// Where the page came from, for links.
pub(crate) fn origin() -> String {
    web_sys::window().and_then(|window| window.location().origin().ok()).unwrap_or_default()
}

/// Loads the page again, at this path.
pub(crate) fn load(path: &str) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().assign(path);
    }
}

/// Shows another path without loading anything.
pub(crate) fn push_path(path: &str) {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(path));
    }
}

/// Shows another path in place of this one.
pub(crate) fn replace_path(path: &str) {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(path));
    }
}

/// Gives a file to the person, to be kept wherever they like.
pub(crate) fn download(name: &str, bytes: &[u8]) -> Option<()> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    download_blob(name, &web_sys::Blob::new_with_u8_array_sequence(&parts).ok()?)
}

/// The same, for what the browser holds already.
pub(crate) fn download_blob(name: &str, blob: &web_sys::Blob) -> Option<()> {
    let url = web_sys::Url::create_object_url_with_blob(blob).ok()?;
    let link = web_sys::window()?.document()?.create_element("a").ok()?;
    let link: web_sys::HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url).ok()
}

/// The part of the address after the `#`, without it.
pub(crate) fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Whether the page came from this very device, so that its address means nothing to others.
pub(crate) fn is_at_home() -> bool {
    let name = web_sys::window().and_then(|window| window.location().hostname().ok()).unwrap_or_default();
    matches!(name.as_str(), "localhost" | "127.0.0.1" | "[::1]")
}

/// Milliseconds since 1970, as the clock of the device has it.
pub(crate) fn date() -> u64 {
    js_sys::Date::now() as u64
}

/// Whether the person wants little to move.
pub(crate) fn prefers_calm() -> bool {
    let query =
        web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

/// Says something to the styles, as an attribute of the whole page; none takes it away.
pub(crate) fn set_root(attribute: &str, value: Option<&str>) {
    let Some(root) = leptos::prelude::document().document_element() else { return };
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}

/// Fetches a text of this site; none if there is none, or no network.
pub(crate) async fn fetch(path: &str) -> Option<String> {
    let window = web_sys::window()?;
    let response = JsFuture::from(window.fetch_with_str(path)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if response.ok() { text(&response).await } else { None }
}

/// Asks the server for something that only its host may have: posts the wish if there is one. None without a network.
pub(crate) async fn ask(path: &str, key: &str, wish: Option<&str>) -> Option<web_sys::Response> {
    let headers = web_sys::Headers::new().ok()?;
    headers.set("authorization", &format!("Bearer {key}")).ok()?;
    let how = web_sys::RequestInit::new();
    if let Some(wish) = wish {
        headers.set("content-type", "application/json").ok()?;
        how.set_method("POST");
        how.set_body(&wish.into());
    }
    how.set_headers(&headers);
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str_and_init(path, &how)).await.ok()?;
    answer.dyn_into().ok()
}

/// The text of an answer.
pub(crate) async fn text(answer: &web_sys::Response) -> Option<String> {
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// An answer as a file.
pub(crate) async fn blob(answer: &web_sys::Response) -> Option<web_sys::Blob> {
    JsFuture::from(answer.blob().ok()?).await.ok()?.dyn_into().ok()
}

/// Moves the focus to the heading of what is shown, for those who do not see that something else is.
pub(crate) fn focus_heading() {
    let document = leptos::prelude::document();
    let found = document.query_selector("main h1").ok().flatten();
    let Some(place) = found.or_else(|| document.query_selector("main").ok().flatten()) else { return };
    let _ = place.set_attribute("tabindex", "-1");
    if let Ok(place) = place.dyn_into::<web_sys::HtmlElement>() {
        let how = web_sys::FocusOptions::new();
        how.set_prevent_scroll(true);
        let _ = place.focus_with_options(&how);
    }
}

/// Whether the page can be seen, and does not lie behind others.
pub(crate) fn is_looked_at() -> bool {
    leptos::prelude::document().visibility_state() == web_sys::VisibilityState::Visible
}

/// Whether something in the content of the page has the focus.
pub(crate) fn has_focus() -> bool {
    leptos::prelude::document().query_selector("main :focus").ok().flatten().is_some()
}

/// Shows the beginning of the page.
pub(crate) fn scroll_up() {
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Brings something into view, by its id.
pub(crate) fn scroll_to(id: &str) {
    if let Some(place) = leptos::prelude::document().get_element_by_id(id) {
        place.scroll_into_view();
    }
}

/// Reads a file that the person has chosen.
pub(crate) async fn read_file(file: &web_sys::File) -> Option<Vec<u8>> {
    let bytes = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&bytes).to_vec())
}

/// Keeps the promise that a table made before the deal, the first time it is seen.
pub(crate) fn keep_commitment(table: TableId, commitment: Commitment) {
    let key = format!("escapement-promise-{table}");
    if let Some(storage) = storage().filter(|storage| matches!(storage.get_item(&key), Ok(None))) {
        let _ = storage.set_item(&key, &commitment.to_hex());
    }
}

/// The promise that was kept.
pub(crate) fn kept_commitment(table: TableId) -> Option<Commitment> {
    let kept = storage()?.get_item(&format!("escapement-promise-{table}")).ok()??;
    Commitment::from_hex(&kept)
}

/// Loads the page anew.
pub(crate) fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// Shows on the icon of an installed page that somebody waits, where a browser can do that.
pub(crate) fn set_badge(on: bool) {
    call(&navigator(), if on { "setAppBadge" } else { "clearAppBadge" }, &JsValue::UNDEFINED);
}

/// Whether the system could show notes of the page: not over plain http, nor once somebody has said no.
pub(crate) fn can_notify() -> bool {
    let notes = notes();
    let denied = property(&notes, "permission").as_string().is_some_and(|said| said == "denied");
    is_secure() && notes.is_function() && !denied
}

fn notes() -> JsValue {
    property(&JsValue::from(web_sys::window()), "Notification")
}

/// Asks whether the system may show notes of the page.
pub(crate) fn ask_to_notify() {
    call(&notes(), "requestPermission", &JsValue::UNDEFINED);
}

/// Has the system show a note; a newer one takes its place. The service worker shows it, for phones allow nothing else.
pub(crate) fn notify(title: &str, body: &str) {
    if property(&notes(), "permission").as_string().as_deref() != Some("granted") {
        return;
    }
    let ready = property(&property(&navigator(), "serviceWorker"), "ready");
    let Ok(ready) = ready.dyn_into::<js_sys::Promise>() else { return };
    let options = js_sys::Object::new();
    for (name, value) in [("body", body), ("tag", "turn"), ("icon", "/icon.svg")] {
        // A plain object takes everything.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    let title = JsValue::from(title);
    leptos::task::spawn_local(async move {
        let Ok(worker) = JsFuture::from(ready).await else { return };
        if let Ok(show) = property(&worker, "showNotification").dyn_into::<js_sys::Function>() {
            let _ = show.call2(&worker, &title, &options);
        }
    });
}

/// Has the device tremble for so many milliseconds.
pub(crate) fn vibrate(milliseconds: u32) {
    tremble(&[milliseconds]);
}

/// Has the device tremble for so many milliseconds, rest for so many, and so on.
pub(crate) fn tremble(pattern: &[u32]) {
    let pattern: js_sys::Array = pattern.iter().map(|part| JsValue::from(*part)).collect();
    call(&navigator(), "vibrate", &pattern);
}

/// Keeps the screen on as long as the page is looked at, where a browser can do that.
pub(crate) fn stay_awake() {
    call(&property(&navigator(), "wakeLock"), "request", &"screen".into());
}

/// Whether there is a voice to speak with.
pub(crate) fn can_speak() -> bool {
    web_sys::window().is_some_and(|window| window.speech_synthesis().is_ok())
}

/// Says something in English. Where there is no voice nothing is said, and nothing else is wrong.
pub(crate) fn speak(text: &str) {
    let utterance = web_sys::SpeechSynthesisUtterance::new_with_text(text);
    let voice = web_sys::window().and_then(|window| window.speech_synthesis().ok());
    if let (Ok(utterance), Some(voice)) = (utterance, voice) {
        utterance.set_lang("en");
        voice.speak(&utterance);
    }
}

/// Whether the device can tremble.
pub(crate) fn can_vibrate() -> bool {
    property(&navigator(), "vibrate").is_function()
}

/// Whether the device is held in a hand and feels how it is moved.
pub(crate) fn feels_motion() -> bool {
    let window = JsValue::from(web_sys::window());
    let held = web_sys::window().and_then(|window| window.match_media("(pointer: coarse)").ok().flatten());
    property(&window, "DeviceMotionEvent").is_function() && held.is_some_and(|held| held.matches())
}

/// Asks to be told how the device is moved, where that has to be asked for.
pub(crate) fn ask_for_motion() {
    let events = property(&JsValue::from(web_sys::window()), "DeviceMotionEvent");
    call(&events, "requestPermission", &JsValue::UNDEFINED);
}

/// Whether somebody has touched the page since it was loaded. Where a browser does not tell, it was.
pub(crate) fn was_touched() -> bool {
    let told = property(&property(&navigator(), "userActivation"), "hasBeenActive");
    told.as_bool().unwrap_or(true)
}

/// Whether the browser lets the page do everything: over https, or on the machine itself.
pub(crate) fn is_secure() -> bool {
    web_sys::window().is_some_and(|window| window.is_secure_context())
}

/// Whether the browser has offered to install the page. `start.js` has kept the offer, which may come before anything
/// else is there.
pub(crate) fn can_install() -> bool {
    property(&JsValue::from(web_sys::window()), "installation").is_object()
}

/// Takes the offer; it is good once.
pub(crate) fn install() {
    let window = JsValue::from(web_sys::window());
    call(&property(&window, "installation"), "prompt", &JsValue::UNDEFINED);
    let _ = js_sys::Reflect::set(&window, &"installation".into(), &JsValue::UNDEFINED);
}

fn navigator() -> JsValue {
    web_sys::window().map(|window| window.navigator()).into()
}

/// What not every browser has; undefined where it is missing.
pub(crate) fn property(of: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(of, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// Does what not every browser can; what comes of it is undefined where it is missing.
pub(crate) fn call(whose: &JsValue, name: &str, with: &JsValue) -> JsValue {
    let method = property(whose, name).dyn_into::<js_sys::Function>();
    method.and_then(|method| method.call1(whose, with)).unwrap_or(JsValue::UNDEFINED)
}

/// Has a style sheet of this build loaded. None if it does not come. `start.js` knows which are here.
pub(crate) async fn load_style(name: &str) -> Option<()> {
    let coming = call(&JsValue::from(web_sys::window()), "loadStyle", &name.into());
    let coming = coming.dyn_into::<js_sys::Promise>().ok()?;
    JsFuture::from(coming).await.ok().map(drop)
}

/// Something that the browser keeps from visit to visit.
#[derive(Clone, Copy)]
pub(crate) enum Kept {
    Name,
    Sign,
    Language,
    Theme,
    Sound,
    Volume,
    Music,
    Vibration,
    Motion,
    Hints,
    Hand,
    Shake,
    /// Whether a voice says what is played.
    Voice,
    /// Whether the system shows notes.
    Notify,
    /// The tables that this device has been at.
    Visits,
    /// Whether tables are opened for everybody.
    Listed,
    /// Where somebody learns Escape Plan, and what was said there.
    Lesson,
    /// What opens the page of the host, as long as the tab is open.
    HostKey,
}

impl Kept {
    fn key(self) -> &'static str {
        match self {
            Kept::Name => "escapement-name",
            Kept::Sign => "escapement-sign",
            Kept::Language => "escapement-language",
            Kept::Theme => "escapement-theme",
            Kept::Sound => "escapement-sound",
            Kept::Volume => "escapement-volume",
            Kept::Music => "escapement-music",
            Kept::Vibration => "escapement-vibration",
            Kept::Motion => "escapement-motion",
            Kept::Hints => "escapement-hints",
            Kept::Hand => "escapement-hand",
            Kept::Shake => "escapement-shake",
            Kept::Voice => "escapement-voice",
            Kept::Notify => "escapement-notify",
            Kept::Visits => "escapement-visits",
            Kept::Listed => "escapement-listed",
            Kept::Lesson => "escapement-lesson",
            Kept::HostKey => "escapement-host-key",
        }
    }

    fn place(self) -> Option<Storage> {
        match self {
            Kept::HostKey => web_sys::window()?.session_storage().ok().flatten(),
            _ => storage(),
        }
    }

    /// What was kept. A browser may refuse to keep anything, and then nothing was.
    pub(crate) fn get(self) -> Option<String> {
        self.place()?.get_item(self.key()).ok().flatten()
    }

    /// Keeps it.
    pub(crate) fn set(self, value: &str) {
        if let Some(place) = self.place() {
            let _ = place.set_item(self.key(), value);
        }
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The name that was kept.
pub(crate) fn kept_name() -> Option<Name> {
    Kept::Name.get().and_then(|name| Name::new(&name).ok())
}

/// Puts a text where the person can paste it from; false if the browser does not let a page do that.
pub(crate) fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window().filter(|_| is_secure()) else { return false };
    let _ = window.navigator().clipboard().write_text(text);
    true
}

/// Whether the device has a way of its own to hand a link on.
pub(crate) fn can_share() -> bool {
    property(&navigator(), "share").is_function()
}

/// Has the device hand a link on.
pub(crate) fn share(title: &str, link: &str) {
    let Some(window) = web_sys::window() else { return };
    let what = web_sys::ShareData::new();
    what.set_title(title);
    what.set_url(link);
    let _ = window.navigator().share_with_data(&what);
}
