// The service worker: stores the files of this version of the page, and serves them. A new version has another worker
// with another list, which waits until no page is open or the player switches to it. The build puts plan.js before this
// script.

// The build puts the hash of each file and the hash of this list here (xtask/src/page/offline.rs). Without a list, the
// page is not stored: the worker removes the files of other versions, and then itself.
var FILES = {};
var VERSION = "";

var SCOPE = self.registration.scope;
// Pages in other folders of the same host have their own caches.
var START = "tablero-page " + new URL(SCOPE).pathname + " ";
var OWN = START + VERSION;
// How many files are fetched at once.
var LANES = 3;
// The cached record of the pages and caches that existed when this version took over.
var PREVIOUS_RECORD = SCOPE + "before";

function isRemoval() {
  return Object.keys(FILES).length === 0;
}

// Fetches all files that are missing. The files of an interrupted attempt stay in the cache.
async function keepAll() {
  var cache = await caches.open(OWN);
  var requests = await cache.keys();
  var missing = plan.missing(FILES, requests.map(function (request) {
    return plan.pathOf(SCOPE, request.url);
  }));
  async function lane() {
    while (missing.length > 0) {
      await keep(cache, missing.shift());
    }
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    // The other lanes stop too.
    missing.length = 0;
    throw error;
  }
}

// Stores a file with the contents of the list: from another version, else from the network. A file in the browser's own
// cache may be damaged or old.
async function keep(cache, path) {
  var address = SCOPE + path;
  var ways = [
    function () { return inOthers(address); },
    function () { return fetch(address, { cache: plan.isHashed(path) ? "default" : "no-cache" }); },
    function () { return fetch(address, { cache: "reload" }); }
  ];
  for (var way of ways) {
    var response = await fetchVerified(path, way);
    if (response) {
      await cache.put(address, response);
      return;
    }
  }
  throw new Error(address + " is not the file of this version");
}

// The response if its contents are as listed, else null.
async function fetchVerified(path, way) {
  try {
    var response = await way();
    if (!response || response.status !== 200) {
      return null;
    }
    var bytes = await response.clone().arrayBuffer();
    if (plan.hashOf(new Uint8Array(bytes)) !== FILES[path]) {
      return null;
    }
    // A redirected response may not answer a navigation.
    return response.redirected ? new Response(bytes, { headers: response.headers }) : response;
  } catch (error) {
    return null;
  }
}

async function inOthers(address) {
  for (var name of plan.others(await caches.keys(), START, OWN)) {
    var cache = await caches.open(name);
    var response = await cache.match(address, { ignoreVary: true });
    if (response) {
      return response;
    }
  }
  return null;
}

async function inOwn(address) {
  var cache = await caches.open(OWN);
  return cache.match(address, { ignoreVary: true });
}

// The response from a cache, else from the network. The browser may have deleted cached files.
async function answer(request, find) {
  var response = null;
  try {
    response = await find();
  } catch (error) {
    // The caches cannot be read.
  }
  return response || fetch(request);
}

// The open pages of this folder, also those that were loaded without a worker.
async function openPages() {
  var all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(function (page) {
    return plan.pathOf(SCOPE, page.url) !== null;
  });
}

async function openIds() {
  var pages = await openPages();
  return pages.map(function (page) {
    return page.id;
  });
}

// Pages of the previous version may be open. Their files stay until these pages are closed.
async function activate() {
  var before = { pages: await openIds(), caches: plan.others(await caches.keys(), START, OWN) };
  var cache = await caches.open(OWN);
  await cache.put(PREVIOUS_RECORD, new Response(JSON.stringify(before)));
  await self.clients.claim();
  await deleteOldCaches();
}

// Deletes the previous versions, unless one of their pages is still open. The recorded caches may include the cache of
// the next version, so nothing is deleted while that version is loading or waiting.
async function deleteOldCaches() {
  if (self.registration.installing || self.registration.waiting) {
    return;
  }
  var noted = await inOwn(PREVIOUS_RECORD);
  if (noted) {
    var before = await noted.json();
    if (plan.areClosed(before.pages, await openIds())) {
      await Promise.all(before.caches.map(function (name) {
        return caches.delete(name);
      }));
    }
  }
}

async function remove() {
  var kept = plan.others(await caches.keys(), START, "");
  await Promise.all(kept.map(function (name) {
    return caches.delete(name);
  }));
  await self.clients.claim();
  // Pages that came from a cache are loaded again. If there was no cache, this would never end.
  var pages = kept.length > 0 ? await openPages() : [];
  await self.registration.unregister();
  await Promise.all(pages.map(function (page) {
    return page.navigate(page.url);
  }));
}

self.addEventListener("install", function (event) {
  event.waitUntil(isRemoval() ? self.skipWaiting() : keepAll());
});

self.addEventListener("activate", function (event) {
  event.waitUntil(isRemoval() ? remove() : activate());
});

self.addEventListener("message", function (event) {
  if (event.data === "take") {
    self.skipWaiting();
  } else if (event.data === "tidy") {
    event.waitUntil(deleteOldCaches());
  }
});

self.addEventListener("fetch", function (event) {
  var request = event.request;
  var path = plan.pathOf(SCOPE, request.url);
  var source = plan.sourceOf(FILES, request.method, path);
  if (source === "kept") {
    event.respondWith(answer(request, function () { return inOwn(SCOPE + path); }));
  } else if (source === "older") {
    event.respondWith(answer(request, function () { return inOthers(SCOPE + path); }));
  }
});
