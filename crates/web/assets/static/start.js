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

// The words of one language come along with the page: of the one chosen before, or of the first that the browser names and we
// speak. A network that fails here is asked again, for without words there is nothing to show.
const SPOKEN = ["en", "de", "es"];
const chosen = () => {
  try {
    return localStorage.getItem("escapement-language") ?? "";
  } catch {
    return "";
  }
};
const codes = [chosen(), ...navigator.languages].map((code) => code.slice(0, 2).toLowerCase());
const code = codes.find((code) => SPOKEN.includes(code)) ?? SPOKEN[0];
const words = async (wait) => {
  try {
    const answer = await fetch(`/words-${code}.ftl`);
    if (answer.ok) return await answer.text();
  } catch {}
  await new Promise((done) => setTimeout(done, wait));
  return words(Math.min(2 * wait, 8000));
};

const [module, text] = await Promise.all([WebAssembly.compileStreaming(fetch("/page_bg.wasm")), words(250)]);
window.words = { code, text };
init({ module_or_path: module });
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
