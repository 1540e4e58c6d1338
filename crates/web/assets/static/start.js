// Starts the page, and keeps it for when there is no network. Browsers have no service worker on plain http.
import init from "/page.js";

init({ module_or_path: "/page_bg.wasm" });
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
