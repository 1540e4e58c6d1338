//! What the page asks the browser for.

use protocol::Name;
use wasm_bindgen::JsCast;
use web_sys::Storage;

/// Milliseconds that only grow.
pub(crate) fn now() -> u64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0, |clock| clock.now() as u64)
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

/// The languages that the person reads, dearest first.
pub(crate) fn languages() -> String {
    let list = web_sys::window().map(|window| window.navigator().languages());
    list.map(|list| list.iter().filter_map(|code| code.as_string()).collect::<Vec<_>>().join(","))
        .unwrap_or_default()
}

/// The path of the page.
pub(crate) fn path() -> String {
    web_sys::window().and_then(|window| window.location().pathname().ok()).unwrap_or_default()
}

/// Where the page came from, for links.
pub(crate) fn origin() -> String {
    web_sys::window().and_then(|window| window.location().origin().ok()).unwrap_or_default()
}

/// Shows another path without loading anything.
pub(crate) fn push_path(path: &str) {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(path));
    }
}

/// Shows another path in place of this one.
pub(crate) fn replace_path(path: &str) {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(path));
    }
}

/// Gives a file to the person, to be kept wherever they like.
pub(crate) fn download(name: &str, bytes: &[u8]) -> Option<()> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let blob = web_sys::Blob::new_with_u8_array_sequence(&parts).ok()?;
    let url = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
    let link = web_sys::window()?.document()?.create_element("a").ok()?;
    let link: web_sys::HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url).ok()
}

/// Loads the page anew.
pub(crate) fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// Shows on the icon of an installed page that somebody waits, where a browser can do that.
pub(crate) fn set_badge(on: bool) {
    let Some(window) = web_sys::window() else { return };
    let navigator = window.navigator();
    let name = if on { "setAppBadge" } else { "clearAppBadge" };
    let method = js_sys::Reflect::get(&navigator, &name.into()).ok();
    if let Some(method) = method.and_then(|method| method.dyn_into::<js_sys::Function>().ok()) {
        let _ = method.call0(&navigator);
    }
}

/// Something that the browser keeps from visit to visit.
#[derive(Clone, Copy)]
pub(crate) enum Kept {
    Name,
    Language,
    /// How loud the page is, from 0 to 1.
    Volume,
}

impl Kept {
    fn key(self) -> &'static str {
        match self {
            Kept::Name => "escapement-name",
            Kept::Language => "escapement-language",
            Kept::Volume => "escapement-volume",
        }
    }

    /// What was kept. A browser may refuse to keep anything, and then nothing was.
    pub(crate) fn get(self) -> Option<String> {
        storage()?.get_item(self.key()).ok().flatten()
    }

    /// Keeps it.
    pub(crate) fn set(self, value: &str) {
        if let Some(storage) = storage() {
            let _ = storage.set_item(self.key(), value);
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
    let Some(window) = web_sys::window().filter(|window| window.is_secure_context()) else { return false };
    let _ = window.navigator().clipboard().write_text(text);
    true
}
