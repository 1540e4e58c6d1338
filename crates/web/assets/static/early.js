// What happens before the program is there. The front page can be seen by then; what a visitor does on it is remembered, and done
// as soon as the program can do it.
{
  const root = document.documentElement;
  const kept = (name) => {
    try {
      return localStorage.getItem(`escapement-${name}`) ?? "";
    } catch {
      return "";
    }
  };

  // Light or dark is known before anything is seen, so that it does not flash.
  const theme = kept("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  // The language chosen before, or the first that the browser names and we speak.
  const SPOKEN = ["en", "de", "es"];
  const codes = [kept("language"), ...navigator.languages].map((code) => code.slice(0, 2).toLowerCase());
  const language = codes.find((code) => SPOKEN.includes(code)) ?? SPOKEN[0];

  // What can be seen is the front page as a newcomer gets it. A visitor who has been at a table gets another one.
  const isNewcomer = ["", "[]"].includes(kept("visits"));
  if (location.pathname !== "/" || language !== root.lang || !isNewcomer) root.dataset.still = "hidden";

  // The last link or button that was pressed. What is opened in another tab is the browser's business.
  let pressed = null;
  const mark = (element) => {
    pressed?.classList.remove("pressed");
    pressed?.removeAttribute("aria-busy");
    pressed = element;
    pressed.classList.add("pressed");
    pressed.setAttribute("aria-busy", "true");
  };
  const press = (event) => {
    const element = event.target.closest?.(".still :is(a, button)");
    if (!element || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    mark(element);
  };

  // The fields that the visitor has changed, and when the last time was. A browser that goes back to a page fills in what stood
  // there before, and that is no change.
  const changed = new Set();
  let changedAt = -Infinity;
  const note = ({ isTrusted, target }) => {
    if (!isTrusted || !target.closest?.(".still")) return;
    changed.add(target);
    changedAt = performance.now();
  };
  const LISTENERS = { click: press, input: note, change: note, toggle: note };
  // `toggle` is told to nobody but the element itself and those who listen on the way there.
  for (const [name, listener] of Object.entries(LISTENERS)) addEventListener(name, listener, true);

  // Where an element is: its name and the names of those around it. The program's own front page has them in another attribute.
  const EARLY = "data-early";
  const OWN = "data-testid";
  const place = (element) => {
    const names = [];
    for (let at = element?.closest(`[${EARLY}]`); at; at = at.parentElement.closest(`[${EARLY}]`)) {
      names.unshift(at.dataset.early);
    }
    return names;
  };
  const at = (attribute, names) => {
    return names.length ? document.querySelector(names.map((name) => `[${attribute}="${name}"]`).join(" ")) : null;
  };

  // What there is to know of a field: whether it is open, chosen, or what stands in it.
  const key = (field) => (field.matches("details") ? "open" : field.matches("[type=radio]") ? "checked" : "value");

  // What the visitor has done, by places.
  const done = () => {
    const still = document.querySelector(".still");
    // A text that was taken back is none.
    const isAsItWas = (field) => field.matches("[type=text]") && field.value === field.defaultValue;
    const fields = [...still.querySelectorAll("input, select, details")].filter((field) => changed.has(field) && !isAsItWas(field));
    return {
      changes: fields.map((field) => [place(field), field[key(field)]]),
      focused: still.contains(document.activeElement) ? place(document.activeElement) : [],
      pressed: place(pressed),
    };
  };

  // Does to one of the program's fields what was done to its likeness.
  const redo = (own, value) => {
    if (own.matches("details")) {
      own.open = value;
    } else if (own.matches("[type=radio]")) {
      if (value) own.click();
    } else {
      own.value = value;
      for (const name of ["input", "change"]) own.dispatchEvent(new Event(name, { bubbles: true }));
    }
  };

  // What outlives that the page is loaded again, in this tab.
  const KEPT = "escapement-early";
  const recall = () => {
    try {
      return JSON.parse(sessionStorage.getItem(KEPT)) ?? {};
    } catch {
      return {};
    }
  };
  // Whether it was possible.
  const keep = (what) => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(what));
      return true;
    } catch {
      return false;
    }
  };
  const forget = () => {
    try {
      sessionStorage.removeItem(KEPT);
    } catch {
      // Then nothing was kept.
    }
  };

  // The page was loaded again, and what was done before that stands there as before.
  const restore = () => {
    const { changes = [], focused = [], pressed: last = [] } = recall();
    for (const [names, value] of changes) {
      const field = at(EARLY, names);
      if (!field) continue;
      field[key(field)] = value;
      changed.add(field);
    }
    at(EARLY, focused)?.focus({ preventScroll: true });
    if (at(EARLY, last)) mark(at(EARLY, last));
  };
  // The program begins when all of the page is there, and this comes before it.
  if (document.readyState === "loading") {
    document.addEventListener("readystatechange", restore, { once: true });
  } else {
    restore();
  }

  const pause = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));

  // Where a service worker keeps the page, the page would come back as it was: the worker of the server's build has to be in
  // charge first. Nothing is there to wait for if the server has no other.
  const renewKeeper = async () => {
    const keeper = await navigator.serviceWorker?.getRegistration();
    if (!keeper?.active) return;
    await keeper.update();
    const next = keeper.installing ?? keeper.waiting;
    if (!next) return;
    const isOver = () => ["activated", "redundant"].includes(next.state);
    await new Promise((over) => {
      next.addEventListener("statechange", () => isOver() && over());
      if (isOver()) over();
    });
    if (next.state === "redundant") throw new Error("the newer page did not come");
  };

  // Loads the page again: a few times at most, each time after a longer pause, and not while the visitor types.
  const MOST_TIMES = 5;
  const TYPING = 3000;
  const loadAgain = async () => {
    const { times = 0 } = recall();
    if (times >= MOST_TIMES) return;
    await renewKeeper();
    await pause(times && 500 * 2 ** times);
    while (performance.now() - changedAt < TYPING) await pause(200);
    // What cannot be counted could go on for ever.
    if (!keep({ ...done(), times: times + 1 })) return;
    location.reload();
    // Nothing goes on until then.
    await new Promise(() => {});
  };
  let loading = null;

  // A script that did not come leaves a page on which nothing can be done. Browsers remember that a module failed, so the page
  // has to be loaded again; but first all scripts have to be there. One that is gone belongs to a build that is gone.
  const hasCome = async (address) => {
    const answer = await fetch(address);
    if (answer.status !== 404 && !answer.ok) throw new Error(`${address}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const scripts = () => [...document.querySelectorAll("script[src], link[rel=modulepreload]")].map((one) => one.src || one.href);
  const mend = async (wait = 1000) => {
    await pause(wait);
    try {
      await Promise.all(scripts().map(hasCome));
      await early.loadAgain();
    } catch {
      await mend(Math.min(2 * wait, 30_000));
    }
  };
  let isMending = false;
  const miss = ({ target }) => {
    if (isMending || !(target instanceof HTMLScriptElement)) return;
    isMending = true;
    mend();
  };
  addEventListener("error", miss, true);

  window.early = {
    language,

    // The game that the visitor wants to play.
    game: () => pressed?.closest(".game-body button") && pressed.closest("article").dataset.early.replace("game-", ""),

    // Loads the page again. It comes back only if that cannot be done.
    loadAgain: () => (loading ??= loadAgain().finally(() => (loading = null))),

    // Ends it: takes down what the visitor has done, and hands back a function that does it in the program's own page.
    end: () => {
      for (const [name, listener] of Object.entries(LISTENERS)) removeEventListener(name, listener, true);
      removeEventListener("error", miss, true);
      forget();
      const { changes, focused, pressed: last } = done();
      return () => {
        document.querySelector(".still").remove();
        document.querySelector(".splash").remove();
        const own = (names) => at(OWN, names);
        for (const [names, value] of changes) if (own(names)) redo(own(names), value);
        own(focused)?.focus({ preventScroll: true });
        own(last)?.click();
      };
    },
  };
}
