// Starts the page, and keeps it for when there is no network. Browsers have no service worker on plain http.
import init from "/page.js";

// Light or dark is known before the page is there, so that it does not flash.
try {
  const theme = localStorage.getItem("escapement-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}

// A browser that can install the page offers it once; whoever wants that finds it in the settings.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installation = event;
});

init({ module_or_path: "/page_bg.wasm" });
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
