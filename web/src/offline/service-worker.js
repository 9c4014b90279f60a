/*
 * Keeps the page, so that it opens without a network: all its files when it is installed, and Python as soon as a page
 * asks for that. Games are not kept here, and nothing that a server answers is.
 *
 * Files with a digest in their names come from the cache. The page itself comes from the network, if that answers soon:
 * so a new version is seen at once. Files of an older version are kept as long as a page of that version is open: its
 * tab holds a lock.
 */

/** All written when the page is built; addresses are relative to the folder of this file. */
const VERSION = "";
const PAGE = [];
const PYTHON = [];

/** Compiled rules: a server or a site has them only if they could be made there. */
const IF_THERE = PYTHON.filter((name) => name.startsWith("python/derby-")).map((name) =>
  name.replace("derby-", "kernels-").replace(".zst", ".bin"),
);

const FOLDER = new URL("./", self.location.href);
const CACHE = `derby ${FOLDER.pathname} `;
const CURRENT = CACHE + VERSION;
/** How long the network may take for the page itself. */
const PATIENCE_MS = 3_000;
const HAS_DIGEST = /^(assets|python)\//;

self.addEventListener("install", (event) => {
  event.waitUntil(keep(PAGE).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  if (event.data === "keep Python") event.waitUntil(Promise.allSettled([keep(PYTHON), keep(IF_THERE)]));
  if (event.data === "tidy up") event.waitUntil(tidyUp());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== FOLDER.origin || !pathname.startsWith(FOLDER.pathname)) return;
  const name = pathname.slice(FOLDER.pathname.length);
  if (/^(api|ws)\b/.test(name)) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (HAS_DIGEST.test(name)) event.respondWith(fromCache(event, name));
  else if (PAGE.includes(name)) event.respondWith(fetch(request).catch(() => kept(name)));
});

/** A game waits: said once for all games, unless a page is in sight, which shows it itself. */
self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.data));
});

async function tell(data) {
  const pages = await self.clients.matchAll({ type: "window" });
  if (!data || pages.some(({ visibilityState }) => visibilityState === "visible")) return;
  const { title, body, path } = data.json();
  const address = new URL(path, FOLDER).href;
  await self.registration.showNotification(title, {
    body,
    data: address,
    icon: addressOf("icon.svg"),
    // One takes the place of the one before.
    tag: "turns",
  });
}

/** To the page that is at this address, or to a new one. */
async function comeTo(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => url === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}

/** Fetch what isn't there yet; what another version has already is only copied. */
async function keep(names) {
  const cache = await caches.open(CURRENT);
  await Promise.all(
    names.map(async (name) => {
      if (await cache.match(addressOf(name))) return;
      const known = HAS_DIGEST.test(name) ? await kept(name) : undefined;
      if (known) await cache.put(addressOf(name), known);
      else {
        // Past the browser's own cache, which might still have the previous version.
        const answer = await fetch(addressOf(name), HAS_DIGEST.test(name) ? {} : { cache: "no-cache" });
        if (!isWhole(answer)) throw new Error(`${name} can't be kept`);
        await cache.put(addressOf(name), answer);
      }
    }),
  );
}

/** An empty file stands for compiled rules that could not be made; they may come later. */
function isWhole(answer) {
  return answer.status === 200 && answer.headers.get("Content-Length") !== "0";
}

function addressOf(name) {
  return new URL(name, FOLDER).href;
}

/** A file in the cache of this version, or else of an older one. */
async function kept(name) {
  const names = (await caches.keys()).filter((each) => each.startsWith(CACHE) && each !== CURRENT);
  for (const each of [CURRENT, ...names]) {
    const found = await (await caches.open(each)).match(addressOf(name));
    if (found) return found;
  }
  return undefined;
}

/** The page at any of its addresses. */
async function openPage(request) {
  const { url, headers } = request;
  // Many web spaces don't say how long a page lasts, and browsers guess: the server is asked each time.
  const network = fetch(url, { cache: "no-cache", redirect: "manual", headers: { Accept: headers.get("Accept") } });
  network.catch(() => undefined);
  const late = new Promise((_, refuse) => setTimeout(refuse, PATIENCE_MS));
  const answer = await Promise.race([network, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await kept("./")) ?? network;
}

async function fromCache(event, name) {
  const found = await kept(name);
  if (found) return found;
  const answer = await fetch(event.request);
  if (isWhole(answer) && [...PYTHON, ...IF_THERE].includes(name)) {
    const copy = answer.clone();
    const put = caches.open(CURRENT).then((cache) => cache.put(addressOf(name), copy));
    event.waitUntil(put.catch(() => undefined));
  }
  return answer;
}

/** Forget versions of which no page is open. */
async function tidyUp() {
  const { held } = await self.navigator.locks.query();
  const inUse = held.map(({ name }) => name.replace(" page ", " "));
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== CURRENT);
  await Promise.all(old.filter((name) => !inUse.includes(name)).map((name) => caches.delete(name)));
  // What an earlier service worker kept: a page that said that there is no game without a server.
  const earlier = (await caches.keys()).filter((name) => name.startsWith("offline-"));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}
