// Keeps the page for when there is no network. The build puts two lines on top: BUILD, a digest of all files, and FILES,
// their paths.
const CACHE = `escapement-${BUILD}`;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  // "reload" goes past the browser's own cache: the files of one build belong together.
  const requests = FILES.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("escapement-") && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const kept = (path) => caches.open(CACHE).then((cache) => cache.match(path));

// The network first, so that a new build is noticed; not for ever, because a bad network answers late or never.
const front = async (request) => {
  const late = new Promise((_, no) => setTimeout(() => no(new Error("late")), PATIENCE));
  try {
    return await Promise.race([fetch(request), late]);
  } catch {
    return (await kept("/")) ?? Response.error();
  }
};

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api")) {
    return;
  }
  if (event.request.mode === "navigate") {
    event.respondWith(front(event.request));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(kept(url.pathname).then((response) => response ?? fetch(event.request)));
  }
});

// Whoever touches a note wants to see the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = self.clients.matchAll({ type: "window", includeUncontrolled: true });
  event.waitUntil(open.then(([page]) => (page ? page.focus() : self.clients.openWindow("/"))));
});
