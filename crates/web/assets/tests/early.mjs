// What is there before the program, on a front page with a field of each kind, and with a clock that is turned by hand.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../static/early.js", import.meta.url), "utf8");
const SCRIPTS = ["/app-1/early.js", "/app-1/start.js"];

class HTMLScriptElement {}

// An element of the front page as it is seen early. Selectors are those that the script uses.
class Early {
  attributes = {};
  classes = new Set();
  classList = { add: (name) => this.classes.add(name), remove: (name) => this.classes.delete(name) };
  constructor(tag, early, parentElement, own = {}) {
    Object.assign(this, { tag, dataset: { early }, parentElement, ...own });
  }
  matches(selector) {
    const own = {
      details: this.tag === "details",
      article: this.tag === "article",
      "[type=radio]": this.type === "radio",
      "[type=text]": this.type === "text",
      ".still": this.tag === "still",
      "[data-early]": this.dataset.early !== undefined,
      ".still :is(a, button)": this.tag === "button",
      ".game-body button": this.tag === "button" && this.parentElement.tag === "article",
    };
    assert.ok(selector in own, selector);
    return own[selector];
  }
  closest(selector) {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  removeAttribute(name) {
    delete this.attributes[name];
  }
  focus() {
    this.isFocused = true;
  }
}

// An element of the program's own front page.
class Own {
  value = "";
  open = false;
  events = [];
  clicks = 0;
  constructor(early) {
    this.early = early;
  }
  matches(selector) {
    return this.early.matches(selector);
  }
  dispatchEvent({ type }) {
    this.events.push(type);
  }
  click() {
    this.clicks++;
  }
  focus() {
    this.isFocused = true;
  }
}

// A tab: what stays in it when the page is loaded again.
class Tab {
  storage = new Map();
  storageIsOpen = true;
  reloads = 0;
  path = "/";
  languages = ["en"];
  settings = {};
  // What the network answers: a status, or nothing.
  status = 200;
  asked = [];
  keeper = undefined;

  // Loads the page.
  load() {
    const tab = this;
    let now = 0;
    const timers = [];
    const listeners = {};
    const still = new Early("still", undefined, null, { contains: (element) => !!element, remove: () => {} });
    const card = new Early("article", "game-plan", still);
    const inCard = (tag, early, own) => new Early(tag, early, card, own);
    const early = {
      name: new Early("input", "name", still, { type: "text", value: "", defaultValue: "" }),
      join: new Early("button", "join", still),
      bots: inCard("select", "bots", { value: "1" }),
      together: inCard("details", "together", { open: false }),
      sign: inCard("input", "sign", { type: "radio", value: "on", defaultValue: "", checked: false }),
      play: inCard("button", "play"),
    };
    still.querySelectorAll = () => [early.name, early.bots, early.together, early.sign];
    const found = { ".still": still, ".splash": { remove: () => {} } };
    const own = {};
    for (const [name, element] of Object.entries(early)) {
      const at = (attribute) => {
        const around = element.parentElement === card ? `[${attribute}="game-plan"] ` : "";
        return `${around}[${attribute}="${name}"]`;
      };
      found[at("data-early")] = element;
      found[at("data-testid")] = own[name] = new Own(element);
    }
    const root = { dataset: {}, lang: "en" };
    const storage = (what) => {
      if (!tab.storageIsOpen) throw new Error("no storage");
      return what;
    };
    const context = {
      HTMLScriptElement,
      Event: class {
        constructor(type) {
          this.type = type;
        }
      },
      document: {
        documentElement: root,
        readyState: "interactive",
        querySelector: (selector) => found[selector] ?? null,
        querySelectorAll: () => SCRIPTS.map((src) => ({ src })),
        get activeElement() {
          return Object.values(early).find((element) => element.isFocused) ?? null;
        },
      },
      localStorage: { getItem: (name) => storage(tab.settings[name.replace("escapement-", "")] ?? null) },
      sessionStorage: {
        getItem: (name) => storage(tab.storage.get(name) ?? null),
        setItem: (name, text) => storage(tab.storage.set(name, text)),
        removeItem: (name) => storage(tab.storage.delete(name)),
      },
      navigator: { languages: tab.languages, serviceWorker: tab.keeper && { getRegistration: async () => tab.keeper } },
      location: { pathname: tab.path, reload: () => tab.reloads++ },
      performance: { now: () => now },
      setTimeout: (act, wait) => timers.push({ act, due: now + wait }),
      fetch: async (address) => {
        tab.asked.push(address);
        if (!tab.status) throw new TypeError("no network");
        return { status: tab.status, ok: tab.status === 200, arrayBuffer: async () => {} };
      },
      addEventListener: (name, listener) => (listeners[name] = listener),
      removeEventListener: (name) => delete listeners[name],
    };
    context.window = context;
    vm.runInNewContext(SCRIPT, context);

    const settle = () => new Promise((done) => setImmediate(done));
    const page = {
      // What is seen early, and the program's own.
      seen: early,
      own,
      root,
      early: context.early,
      changes: (name, what, event = "input", isTrusted = true) => {
        Object.assign(early[name], what);
        listeners[event]({ target: early[name], isTrusted });
      },
      types: (value, isTrusted = true) => page.changes("name", { value }, "input", isTrusted),
      // Whether the browser is kept from following the link.
      presses: (name = "join", how = {}) => {
        let isPrevented = false;
        listeners.click({ target: early[name], button: 0, preventDefault: () => (isPrevented = true), ...how });
        return isPrevented;
      },
      misses: (target = new HTMLScriptElement()) => listeners.error?.({ target }),
      // Lets so many milliseconds pass.
      wait: async (milliseconds) => {
        const end = now + milliseconds;
        for (;;) {
          await settle();
          timers.sort((one, other) => one.due - other.due);
          if (!timers.length || timers[0].due > end) break;
          const { act, due } = timers.shift();
          now = due;
          act();
        }
        now = end;
      },
    };
    return page;
  }
}

test("light or dark is known from the beginning", () => {
  const seen = (settings) => Object.assign(new Tab(), { settings }).load().root.dataset.theme;
  assert.equal(seen({}), undefined);
  assert.equal(seen({ theme: "dark" }), "dark");
  assert.equal(seen({ theme: "light" }), "light");
  assert.equal(seen({ theme: "purple" }), undefined);
});

test("the language is the one chosen before, else the first of the browser's that is spoken", () => {
  const spoken = (language, languages) => Object.assign(new Tab(), { settings: { language }, languages }).load().early.language;
  assert.equal(spoken("es", ["de"]), "es");
  assert.equal(spoken(undefined, ["fr", "de-AT", "en"]), "de");
  assert.equal(spoken(undefined, ["fr"]), "en");
});

test("only a newcomer sees it early, on the front page and in their language", () => {
  const isHidden = (tab) => Object.assign(new Tab(), tab).load().root.dataset.still === "hidden";
  assert.ok(!isHidden({}));
  assert.ok(!isHidden({ settings: { visits: "[]" } }));
  assert.ok(isHidden({ settings: { visits: "[{}]" } }));
  assert.ok(isHidden({ languages: ["de"] }));
  assert.ok(isHidden({ path: "/t/ABCDEF" }));
  assert.ok(!isHidden({ storageIsOpen: false }));
});

test("every kind of field is changed in the program's page", () => {
  const page = new Tab().load();
  page.types("Ana");
  page.changes("bots", { value: "3" }, "change");
  page.changes("together", { open: true }, "toggle");
  page.changes("sign", { checked: true }, "change");
  page.early.end()();
  for (const [name, value] of [
    ["name", "Ana"],
    ["bots", "3"],
  ]) {
    assert.equal(page.own[name].value, value);
    assert.deepEqual(page.own[name].events, ["input", "change"]);
  }
  assert.ok(page.own.together.open);
  assert.equal(page.own.sign.clicks, 1);
});

test("what was taken back is as if it had not been", () => {
  const page = new Tab().load();
  page.types("A");
  page.types("");
  page.changes("together", { open: true }, "toggle");
  page.changes("together", { open: false }, "toggle");
  page.changes("sign", { checked: true }, "change");
  page.changes("sign", { checked: false }, "change");
  page.early.end()();
  assert.deepEqual(page.own.name.events, []);
  assert.ok(!page.own.together.open);
  assert.equal(page.own.sign.clicks, 0);
});

test("what the browser has filled in is left alone", () => {
  const page = new Tab().load();
  page.seen.bots.value = "3";
  page.types("Ben", false);
  page.early.end()();
  assert.deepEqual([page.own.bots.events, page.own.name.events], [[], []]);
});

test("what was pressed last waits, says so, and is pressed in the program's page", () => {
  const page = new Tab().load();
  assert.ok(page.presses("join"));
  assert.ok(!page.early.game());
  assert.ok(page.presses("play"));
  assert.equal(page.early.game(), "plan");
  const busy = (name) => [page.seen[name].attributes["aria-busy"], page.seen[name].classes.has("pressed")];
  assert.deepEqual(busy("join"), [undefined, false]);
  assert.deepEqual(busy("play"), ["true", true]);
  page.early.end()();
  assert.deepEqual([page.own.join.clicks, page.own.play.clicks], [0, 1]);
});

test("what is opened in another tab, and what is no link, is the browser's business", () => {
  const page = new Tab().load();
  for (const how of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    assert.ok(!page.presses("join", how));
  }
  assert.ok(!page.presses("name"));
  page.early.end()();
  assert.equal(page.own.join.clicks, 0);
});

test("the focus stays where it is", () => {
  const page = new Tab().load();
  page.seen.bots.focus();
  page.early.end()();
  assert.ok(page.own.bots.isFocused);
});

test("a script that did not come has the page loaded again, as soon as all scripts are there", async () => {
  const tab = new Tab();
  tab.status = 0;
  const page = tab.load();
  page.misses();
  page.misses();
  await page.wait(60_000);
  assert.equal(tab.reloads, 0);
  assert.ok(tab.asked.length < 20, `asked ${tab.asked.length} times`);
  tab.status = 200;
  await page.wait(60_000);
  assert.equal(tab.reloads, 1);
  assert.deepEqual(new Set(tab.asked), new Set(SCRIPTS));
});

test("a picture that did not come changes nothing", async () => {
  const tab = new Tab();
  const page = tab.load();
  page.misses({});
  await page.wait(60_000);
  assert.equal(tab.reloads, 0);
});

test("a script that is gone has the page loaded again, and a server in trouble does not", async () => {
  for (const [status, reloads] of [
    [404, 1],
    [502, 0],
  ]) {
    const tab = new Tab();
    tab.status = status;
    const page = tab.load();
    page.misses();
    await page.wait(60_000);
    assert.equal(tab.reloads, reloads, `${status}`);
  }
});

test("nobody is interrupted, and what was typed and pressed is there again", async () => {
  const tab = new Tab();
  const page = tab.load();
  page.seen.name.focus();
  page.misses();
  for (const text of ["A", "An", "Ana"]) {
    page.types(text);
    await page.wait(2000);
    assert.equal(tab.reloads, 0);
  }
  page.presses();
  await page.wait(2000);
  assert.equal(tab.reloads, 1);
  const again = tab.load();
  assert.equal(again.seen.name.value, "Ana");
  assert.equal(again.seen.join.attributes["aria-busy"], "true");
  assert.ok(again.seen.name.isFocused);
  again.early.end()();
  assert.equal(again.own.name.value, "Ana");
  assert.equal(again.own.join.clicks, 1);
  // The next visit begins from nothing.
  assert.equal(tab.load().seen.name.value, "");
});

test("a page that never comes is loaded again a few times, each time later", async () => {
  const tab = new Tab();
  const waits = [];
  for (let load = 0; load < 10; load++) {
    const page = tab.load();
    const before = tab.reloads;
    page.misses();
    let waited = 0;
    for (; waited < 60_000 && tab.reloads === before; waited += 500) await page.wait(500);
    if (tab.reloads > before) waits.push(waited);
  }
  assert.equal(waits.length, 5);
  assert.deepEqual(waits, [...waits].sort((one, other) => one - other));
  assert.ok(waits[4] > waits[0] + 5000, `${waits}`);
});

test("what cannot be counted is not done", async () => {
  const tab = new Tab();
  tab.storageIsOpen = false;
  const page = tab.load();
  page.misses();
  await page.wait(60_000);
  assert.equal(tab.reloads, 0);
});

test("a page that a service worker keeps is loaded again when the newer worker is in charge", async () => {
  const tab = new Tab();
  let change;
  const next = { state: "installing", addEventListener: (_, listener) => (change = listener) };
  tab.keeper = { active: {}, installing: null, waiting: null, update: async () => (tab.keeper.installing = next) };
  const page = tab.load();
  page.early.loadAgain();
  page.early.loadAgain();
  await page.wait(60_000);
  assert.equal(tab.reloads, 0);
  for (const state of ["installed", "activating"]) {
    next.state = state;
    change();
    await page.wait(1000);
    assert.equal(tab.reloads, 0, state);
  }
  next.state = "activated";
  change();
  await page.wait(1000);
  assert.equal(tab.reloads, 1);
});

test("if the newer worker does not come, the page stays and may ask again", async () => {
  const tab = new Tab();
  const next = { state: "redundant", addEventListener: () => {} };
  tab.keeper = { active: {}, installing: next, waiting: null, update: async () => {} };
  const page = tab.load();
  await assert.rejects(page.early.loadAgain());
  tab.keeper.installing = null;
  page.early.loadAgain();
  await page.wait(1000);
  assert.equal(tab.reloads, 1);
});
