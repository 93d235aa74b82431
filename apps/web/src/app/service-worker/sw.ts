// The service worker of Spec §4 Startup: without a network it serves the shell, the documents of pages that were opened and
// the public data that was read last.
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { documentPath, documentsCache, entryOf, isOfBuild, olderDocuments } from './kept-documents.ts';
import { APP_FILES, type KeptAs, keptAs, PICTURES, PUBLIC_RESPONSES, responseKey } from './kept-requests.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const DAY_S = 24 * 60 * 60;
const onlyComplete = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
};
// One origin requests, and the key of a response has its language: nothing else makes two of them differ.
const matchOptions: CacheQueryOptions = { ignoreVary: true };
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });
const isKeptAs =
  (kind: KeptAs) =>
  ({ request, url }: { request: Request; url: URL }) =>
    keptAs({ method: request.method, url, ownOrigin: self.location.origin }) === kind;

const precached = self.__WB_MANIFEST;
precacheAndRoute(precached);
cleanupOutdatedCaches();

// A page's own document, kept when it is first opened. Without it and without a network: the one of `/`, in which the
// program draws any page.
const shell = createHandlerBoundToURL('/index.html');
const entry = entryOf(precached);
const documents = new CacheFirst({
  cacheName: documentsCache(precached),
  matchOptions,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => documentPath(new URL(request.url)) },
    {
      // Another build's has other files than this worker: it is shown, but not kept.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && isOfBuild(await response.clone().text(), entry) ? response : null,
    },
    { handlerDidError: () => matchPrecache('/index.html') },
  ],
});
registerRoute(
  new NavigationRoute(
    (options) => (options.url.pathname === '/' ? shell(options) : documents.handle(options)),
    {
      denylist: [/^\/(api|media|assets|reference)\//, /\/[^/]+\.[^/]+$/],
    },
  ),
);

// The latest when there is a network: prices and available amounts must not be yesterday's.
registerRoute(
  isKeptAs('public response'),
  new NetworkFirst({
    cacheName: PUBLIC_RESPONSES,
    matchOptions,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) =>
          responseKey(request.url, request.headers.get('Accept-Language')),
      },
      onlyComplete,
      atMost(80, 7),
    ],
  }),
);
registerRoute(
  isKeptAs('picture'),
  new StaleWhileRevalidate({ cacheName: PICTURES, matchOptions, plugins: [onlyComplete, atMost(120, 30)] }),
);
// The name of such a file is its hash: it never changes.
registerRoute(
  isKeptAs('app file'),
  new CacheFirst({ cacheName: APP_FILES, matchOptions, plugins: [onlyComplete, atMost(160, 60)] }),
);

// From the first visit on, not from the second.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('activate', (event) => event.waitUntil(deleteOlderDocuments()));

async function deleteOlderDocuments(): Promise<void> {
  const older = olderDocuments(await caches.keys(), precached);
  await Promise.all(older.map((name) => caches.delete(name)));
}

// A new version waits until the member agrees, so that nobody loses a half-filled form.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
