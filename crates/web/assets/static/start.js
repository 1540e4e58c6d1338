// Starts the page, and keeps it for when there is no network. Browsers have no service worker on plain http.
import init, { show_page } from "./page.js";
import { prefetch } from "./parts.js";

// All files of one build lie in one folder that is named after what is in them.
const folder = new URL(".", import.meta.url).pathname;
window.folder = folder;

// A browser that can install the page offers it once; whoever wants that finds it in the settings.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installation = event;
});

// A network that fails here is asked again, for without program and words there is nothing to show. If the server has another
// build by now, its front page knows where to go on.
const again = async (attempt, wait = 250) => {
  try {
    return await attempt();
  } catch {
    await new Promise((done) => setTimeout(done, wait));
    return again(attempt, Math.min(2 * wait, 8000));
  }
};
const file = async (name) => {
  const answer = await fetch(folder + name);
  if (answer.status === 404) await early.loadAgain();
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
};

// What notes early clicks is a script of its own, and may have been missed.
if (!window.early) {
  const load = (done, failed) => {
    const script = document.createElement("script");
    Object.assign(script, { src: `${folder}early.js`, onload: done, onerror: failed });
    document.head.append(script);
  };
  await again(() => new Promise(load));
}

// The style sheet of a part of the page. One that did not come is asked for again the next time. They always stand in this order,
// so that a game looks the same whatever was opened before.
const STYLES = ["screens", "table", "cells", "temple", "master", "plan"];
const styles = new Map();
window.loadStyle = (name) => {
  const load = (done, failed) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", id: `style-${name}`, href: `${folder}${name}.css`, onload: done });
    link.onerror = () => {
      link.remove();
      styles.delete(name);
      failed(new Error(`${name}.css`));
    };
    const later = STYLES.slice(STYLES.indexOf(name) + 1).map((other) => document.getElementById(`style-${other}`));
    document.head.insertBefore(link, later.find((other) => other) ?? null);
  };
  if (!styles.has(name)) styles.set(name, new Promise(load));
  return styles.get(name);
};

// The first worker in charge is that of this page, and any other that of a newer build. It may come before the program does.
let isFirst = !navigator.serviceWorker?.controller;
let isNewer = false;
const tellIfNewer = () => isNewer && dispatchEvent(new Event("newer"));
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  isNewer ||= !isFirst;
  isFirst = false;
  tellIfNewer();
});

// The words of one language come along with the page.
const code = early.language;
const words = again(async () => (await file(`words-${code}.ftl`)).text());
const module = await again(() => WebAssembly.compileStreaming(file("page_bg.wasm")));
// From here on the line is free for the game that the visitor waits for.
const game = early.game();
if (game) {
  ["table", game, "house"].forEach(prefetch);
  // What does not come now is asked for once more by the program.
  const soon = ["table", game].map(loadStyle).concat(fetch(`${folder}words-${game}-${code}.ftl`));
  soon.forEach((coming) => coming.catch(() => {}));
}
window.words = { code, text: await words };
await init({ module_or_path: module });
const carryOn = early.end();
show_page();
carryOn();
tellIfNewer();

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
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const used = loaded.filter((path) => path.startsWith(folder));
  // What the house has loaded is not on that list.
  if (used.some((path) => path.endsWith(".pack"))) used.push(`${folder}worker.js`, `${folder}house.pack`);
  workers.controller.postMessage({ keep: "used", paths: used });
  if (navigator.connection?.saveData) return;
  setTimeout(() => workers.controller?.postMessage({ keep: "all" }), PATIENCE);
};
if ("serviceWorker" in navigator) keepAll().catch(() => {});
