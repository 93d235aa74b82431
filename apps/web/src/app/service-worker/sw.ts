// The service worker of spec §4 Startup: the shell and what was last read of the public data, without a network.
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { APP_FILES, PICTURES, PUBLIC_RESPONSES } from './cache-names.ts';
import { type KeptAs, keptAs, responseKey } from './kept-requests.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const DAY_S = 24 * 60 * 60;
const onlyWhole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
};
// One origin asks, and the key of an answer has its language: nothing else makes two of them differ.
const matchOptions: CacheQueryOptions = { ignoreVary: true };
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });
const isKeptAs =
  (kind: KeptAs) =>
  ({ request, url }: { request: Request; url: URL }) =>
    keptAs({ method: request.method, url, ownOrigin: self.location.origin }) === kind;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|media|assets|reference)\//, /\/[^/]+\.[^/]+$/],
  }),
);

// The newest when there is a network: prices and what is left of an asset must not be yesterday's.
registerRoute(
  isKeptAs('public answer'),
  new NetworkFirst({
    cacheName: PUBLIC_RESPONSES,
    matchOptions,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) =>
          responseKey(request.url, request.headers.get('Accept-Language')),
      },
      onlyWhole,
      atMost(80, 7),
    ],
  }),
);
registerRoute(
  isKeptAs('picture'),
  new StaleWhileRevalidate({ cacheName: PICTURES, matchOptions, plugins: [onlyWhole, atMost(120, 30)] }),
);
// The name of such a file is its hash: it never changes.
registerRoute(
  isKeptAs('app file'),
  new CacheFirst({ cacheName: APP_FILES, matchOptions, plugins: [onlyWhole, atMost(160, 60)] }),
);

// From the first visit on, not from the second.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until the member agrees: nobody loses a half-filled form.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
