import type { RuntimeCaching } from 'workbox-build';
import {
  APP_FILE_PATTERN,
  PICTURE_PATTERN,
  PICTURES,
  PUBLIC_READ_PATTERN,
  PUBLIC_RESPONSES,
} from './kept-requests.ts';

const DAY_S = 24 * 60 * 60;

/** Creates cache options for complete responses. Cache keys include the language, so `Vary` can be ignored. */
const keep = (cacheName: string, maxEntries: number, days: number) => ({
  cacheName,
  matchOptions: { ignoreVary: true },
  cacheableResponse: { statuses: [200] },
  expiration: { maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true },
});

/**
 * The service worker's routes. Workbox copies their functions into the worker as text, so they cannot use outer
 * variables.
 */
export const runtimeCaching: readonly RuntimeCaching[] = [
  {
    // The page's own document. When offline, falls back to the document of `/`, in which the app renders any page.
    urlPattern: ({ request, url, sameOrigin }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      !/^\/(api|media|assets|reference)\/|\/[^/]+\.[^/]+$/.test(url.pathname),
    handler: 'NetworkFirst',
    options: {
      ...keep('documents', 40, 60),
      // One document serves all ids. The cache key omits the id and the query, so neither remains after a
      // logout.
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) =>
            new URL(request.url).pathname.replace(/^(\/rwa-assets|\/shopping\/product)\/.+/, '$1/:id'),
        },
      ],
      networkTimeoutSeconds: 3,
      precacheFallback: { fallbackURL: '/index.html' },
    },
  },
  {
    // When online, fetches the latest response, because prices and available amounts must be current.
    urlPattern: PUBLIC_READ_PATTERN,
    handler: 'NetworkFirst',
    options: {
      ...keep(PUBLIC_RESPONSES, 80, 7),
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => {
            const key = new URL(request.url);
            key.searchParams.set('kept-language', request.headers.get('Accept-Language') ?? '');
            return key.href;
          },
        },
      ],
    },
  },
  {
    urlPattern: PICTURE_PATTERN,
    handler: 'StaleWhileRevalidate',
    options: keep(PICTURES, 120, 30),
  },
  { urlPattern: APP_FILE_PATTERN, handler: 'CacheFirst', options: keep('app-files', 160, 60) },
];
