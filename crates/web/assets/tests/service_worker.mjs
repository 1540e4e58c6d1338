// The service worker, with a network and caches that are objects.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../static/sw.js", import.meta.url), "utf8");

const filesOf = (build) => {
  const own = ["early.js", "start.js", "page_bg.wasm", "style.css", "words-en.ftl", "words-de.ftl", "words-cells-en.ftl", "cells.pack"];
  return ["/", "/icon.svg", ...own.map((name) => `/app-${build}/${name}`)];
};

// A site: the files of one build, and which of them do not come.
const siteOf = (build, missing = []) => (path) => {
  if (missing.includes(path) || !filesOf(build).includes(path)) return null;
  return path === "/" ? `<script src="/app-${build}/start.js">` : `${path} of ${build}`;
};

// The caches of one origin. Like a browser's, they take all files or none.
const cachesOf = (site) => {
  const all = new Map();
  const open = async (name) => {
    if (!all.has(name)) all.set(name, new Map());
    const files = all.get(name);
    const match = async (path) => (files.has(path) ? { text: async () => files.get(path) } : undefined);
    const addAll = async (requests) => {
      const found = requests.map(({ path }) => [path, site(path)]);
      if (found.some(([, text]) => text === null)) throw new TypeError("a file did not come");
      for (const [path, text] of found) files.set(path, text);
    };
    const keys = async () => [...files.keys()].map((path) => ({ url: `https://house.test${path}` }));
    return { match, addAll, keys };
  };
  return { all, open, has: async (name) => all.has(name), delete: async (name) => all.delete(name), keys: async () => [...all.keys()] };
};

// Has the worker of a build installed. Hands back what it keeps, whether it takes over, and why not.
const installed = async (build, site, active, { before = [], saveData = false } = {}) => {
  const listeners = {};
  const caches = cachesOf(site);
  if (before.length) caches.all.set("escapement-old", new Map(before.map((path) => [path, "old"])));
  let takesOver = false;
  const self = {
    addEventListener: (name, listener) => (listeners[name] = listener),
    navigator: { connection: { saveData } },
    registration: { active },
    skipWaiting: async () => (takesOver = true),
  };
  class Request {
    constructor(path, { cache }) {
      Object.assign(this, { path, cache });
    }
  }
  const head = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(filesOf(build))};\n`;
  vm.runInNewContext(head + SCRIPT, { self, caches, Request });
  let failure = null;
  await new Promise((over) => {
    listeners.install({ waitUntil: (work) => work.catch((error) => (failure = error)).then(over) });
  });
  const kept = [...(caches.all.get(`escapement-${build}`)?.keys() ?? [])];
  return { kept, takesOver, failure, caches: [...caches.all.keys()] };
};

const OLDER = { state: "activated" };

test("a first visit keeps the front page in every language, and no game", async () => {
  const { kept, takesOver } = await installed("new", siteOf("new"), null);
  assert.deepEqual(kept, filesOf("new").filter((path) => !path.includes("cells")));
  assert.ok(kept.includes("/app-new/words-de.ftl"));
  assert.ok(takesOver);
});

test("an update keeps everything before it takes over", async () => {
  const { kept, takesOver } = await installed("new", siteOf("new"), OLDER);
  assert.deepEqual(kept, filesOf("new"));
  assert.ok(takesOver);
});

test("where data is saved an update keeps what was used before", async () => {
  const used = ["/", "/app-old/early.js", "/app-old/cells.pack"];
  const { kept, takesOver } = await installed("new", siteOf("new"), OLDER, { before: used, saveData: true });
  assert.deepEqual(kept, filesOf("new").filter((path) => !path.includes("words-cells")));
  assert.ok(takesOver);
});

test("an update that misses a file does not take over", async () => {
  const site = siteOf("new", ["/app-new/cells.pack"]);
  const before = filesOf("old");
  const { kept, takesOver, failure, caches } = await installed("new", site, OLDER, { before });
  assert.deepEqual(kept, []);
  assert.deepEqual(caches, ["escapement-old"], "the build before is still the build before");
  assert.ok(!takesOver && failure);
  assert.ok((await installed("new", site, null)).takesOver, "on a first visit it may come later");
});

test("a front page of another build is not kept", async () => {
  const mixed = (path) => (path === "/" ? siteOf("newest")(path) : siteOf("new")(path));
  for (const active of [null, OLDER]) {
    const { kept, takesOver, failure } = await installed("new", mixed, active);
    assert.deepEqual(kept, []);
    assert.ok(!takesOver && /another build/.test(failure.message), `${failure}`);
  }
});
