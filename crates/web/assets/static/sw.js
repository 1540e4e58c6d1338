// Keeps the page for when there is no network, and so that it is there immediately on the next visit. The build puts two
// lines on top: BUILD, a digest of all files, and FILES, their paths.
const CACHE = `escapement-${BUILD}`;

// What the front page needs, in any language. Most of it comes from the browser's own cache, because the page has just loaded it.
const NEEDED = /\.js$|\/(art|style)\.css$|\.wasm$|\/words-[a-z]{2}\.ftl$/;
const FIRST = FILES.filter((path) => !path.startsWith("/app-") || NEEDED.test(path));

// What an update brings: everything, or where data is saved what was used of the build before.
const nameOf = (path) => path.split("/").pop();
const forUpdate = async () => {
  if (!self.navigator?.connection?.saveData) return FILES;
  const before = (await caches.keys()).filter((name) => name.startsWith("escapement-") && name !== CACHE);
  const requests = await Promise.all(before.map(async (name) => (await caches.open(name)).keys()));
  const used = new Set(requests.flat().map(({ url }) => nameOf(url)));
  return FILES.filter((path) => FIRST.includes(path) || used.has(nameOf(path)));
};

// On the first visit the rest comes later. An update takes over with all that it brings, or not at all: the page that it gives
// must not miss a part that the one before had.
const install = async () => {
  const paths = self.registration.active ? await forUpdate() : FIRST;
  // "reload" goes past the browser's own cache, where a file with a lasting name may be of another build.
  const request = (path) => new Request(path, { cache: path.startsWith("/app-") ? "default" : "reload" });
  const isKept = await caches.has(CACHE);
  try {
    const cache = await caches.open(CACHE);
    await cache.addAll(paths.map(request));
    // The server may have got another build meanwhile, and then the front page is that one's.
    const front = await (await cache.match("/")).text();
    if (!front.includes(`/app-${BUILD}/`)) throw new Error("the front page is of another build");
  } catch (error) {
    // An empty cache would later pass for the build before.
    if (!isKept) await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
};

self.addEventListener("install", (event) => event.waitUntil(install()));

// A page of the build before may still be open and need the rest of its files. Those of older builds go.
self.addEventListener("activate", (event) => {
  const older = (names) => names.filter((name) => name.startsWith("escapement-") && name !== CACHE).slice(0, -1);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(older(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// From what is kept, of this build before any other; else from the network, and then it is kept.
const kept = async (path) => {
  const cache = await caches.open(CACHE);
  const found = (await cache.match(path)) ?? (await caches.match(path));
  if (found) return found;
  const answer = await fetch(path);
  if (answer.ok && FILES.includes(path)) await cache.put(path, answer.clone());
  return answer;
};

// Every view is the front page, and the front page is kept as a whole: it names only files of its own build. A new build
// comes with a new service worker, for which the browser looks at each visit.
const front = async (request) => {
  const cache = await caches.open(CACHE);
  return (await cache.match("/")) ?? fetch(request);
};

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api")) {
    return;
  }
  if (event.request.mode === "navigate") {
    event.respondWith(front(event.request));
  } else if (!url.search && (url.pathname.startsWith("/app-") || FILES.includes(url.pathname))) {
    event.respondWith(kept(url.pathname));
  }
});

// Keeps some files, or all of them, one after another, and says so.
self.addEventListener("message", (event) => {
  const { keep, paths = FILES } = event.data;
  const keepThem = async () => {
    for (const path of paths) {
      const answer = await kept(path);
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    }
    event.source.postMessage({ kept: keep });
  };
  // Without a network the rest has to wait for the next visit.
  event.waitUntil(keepThem().catch(() => {}));
});

// Who taps a note wants to see the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = self.clients.matchAll({ type: "window", includeUncontrolled: true });
  event.waitUntil(open.then(([page]) => (page ? page.focus() : self.clients.openWindow("/"))));
});
