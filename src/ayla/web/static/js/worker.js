/**
 * While the service cannot be reached, shows one page that says so. Nothing else is kept, so that
 * nobody plays with a page that is out of date.
 */
const keeper = /** @type {any} */ (self);

const KEPT = "ayla-offline-2";
const PAGE = "/offline";
const PARTS = [
  "/static/css/base.css",
  "/static/css/dark.css",
  "/static/css/controls.css",
  "/static/js/early.js",
  "/static/js/return.js",
  "/static/icon.svg",
];

/** Keep the page in this language, and what it is made of. */
async function keep(/** @type {string} */ language) {
  const cache = await caches.open(KEPT);
  const put = async (/** @type {string} */ path, query = "") => {
    const answer = await fetch(path + query);
    if (answer.ok) await cache.put(path, answer);
  };
  await Promise.all([put(PAGE, `?language=${encodeURIComponent(language)}`), ...PARTS.map((part) => put(part))]);
}

async function clean() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await keeper.clients.claim();
}

/** From the service, or as it is kept where the service cannot be reached. */
async function ask(/** @type {Request} */ request, /** @type {string} */ path) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}

keeper.addEventListener("install", (/** @type {any} */ event) => {
  keeper.skipWaiting();
  event.waitUntil(keep(""));
});
keeper.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(clean()));
keeper.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data.language).catch(() => {})));
keeper.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(ask(request, PAGE));
  else if (PARTS.includes(pathname)) event.respondWith(ask(request, pathname));
});
