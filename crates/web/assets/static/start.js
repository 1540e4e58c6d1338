// Starts the page, and keeps it for when there is no network. Browsers have no service worker on plain http.
import init, { show_page } from "./page.js";

// All files of one build lie in one folder that is named after what is in them.
const folder = new URL(".", import.meta.url).pathname;
window.folder = folder;

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
    const answer = await fetch(`${folder}words-${code}.ftl`);
    if (answer.ok) return await answer.text();
  } catch {}
  await new Promise((done) => setTimeout(done, wait));
  return words(Math.min(2 * wait, 8000));
};

const program = WebAssembly.compileStreaming(fetch(`${folder}page_bg.wasm`));
const [module, text] = await Promise.all([program, words(250)]);
window.words = { code, text };
await init({ module_or_path: module });
show_page();

// Whether the server has a newer page. Where a service worker keeps the page, the page is newer when that is; elsewhere the
// front page names another folder.
const lookForNewer = async () => {
  const keeper = await navigator.serviceWorker?.getRegistration();
  if (keeper?.active) return keeper.update();
  const answer = await fetch("/?now", { cache: "no-store" });
  if (answer.ok && !(await answer.text()).includes(folder)) dispatchEvent(new Event("newer"));
};
// Without a network nothing is known.
window.lookForNewer = () => lookForNewer().catch(() => {});

// What was loaded before the service worker was there, it keeps now; the browser still has it, so that costs nothing. With
// the page up and the line free it keeps everything else too, so that all games open without a network. Not where somebody
// saves data.
const PATIENCE = 3000;
const keepAll = async () => {
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", ({ data }) => {
    document.documentElement.dataset.kept = data.kept;
  });
  await workers.register("/sw.js");
  if (!workers.controller) {
    await new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
  }
  // From here on another one in charge is that of a newer build.
  workers.addEventListener("controllerchange", () => dispatchEvent(new Event("newer")));
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const used = loaded.filter((path) => path.startsWith(folder));
  // What the house has loaded is not on that list.
  if (used.some((path) => path.endsWith(".pack"))) used.push(`${folder}worker.js`, `${folder}house.pack`);
  workers.controller.postMessage({ keep: "used", paths: used });
  if (navigator.connection?.saveData) return;
  setTimeout(() => workers.controller?.postMessage({ keep: "all" }), PATIENCE);
};
if ("serviceWorker" in navigator) keepAll().catch(() => {});
