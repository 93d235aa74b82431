import { Workbox } from 'workbox-window';
import { visitedCaches } from './cache-names.ts';

/** The fixed path of spec §4 Startup. */
const SERVICE_WORKER_PATH = '/sw.js';

/** How long a page that stays open goes without asking for a new version, in milliseconds. */
const CHECK_AFTER_MS = 60 * 60 * 1000;

export type AppUpdates = {
  /** Begins with the new version: the page reloads. */
  takeNew(): void;
  /** Asks for a new version when the last time is an hour ago. */
  check(): void;
};

type Watched = {
  /** A new version is here and waits for the member, or another tab has begun with it. */
  onReady(): void;
  /** The language that the page asked for its answers in. */
  language(): string;
};

/** Registers the service worker, once the page has what it needs. */
export async function startServiceWorker({ onReady, language }: Watched): Promise<AppUpdates> {
  const worker = new Workbox(trustedScript());
  let isWaiting = false;
  let isReloading = false;
  let checkedAt = Date.now();
  worker.addEventListener('waiting', () => {
    isWaiting = true;
    onReady();
  });
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isReloading) window.location.reload();
    else if (isUpdate) {
      isWaiting = false;
      onReady();
    }
  });
  worker.addEventListener('activated', ({ isUpdate }) => {
    // What the very first page fetched, it fetched before there was anybody to keep it.
    if (!isUpdate) worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: fetched(language()) } });
  });
  await worker.register({ immediate: true });
  return {
    takeNew() {
      isReloading = true;
      if (isWaiting) worker.messageSkipWaiting();
      else window.location.reload();
    },
    check() {
      if (Date.now() - checkedAt < CHECK_AFTER_MS) return;
      checkedAt = Date.now();
      // Without a network it stays as it is.
      worker.update().catch(() => undefined);
    },
  };
}

/** What this page fetched, as it asked for it; the worker picks what it may keep. */
function fetched(language: string): [url: string, init: RequestInit][] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => [name, { headers: { 'Accept-Language': language } }]);
}

/** Empties what tells which pages somebody looked at. */
export async function clearVisited(): Promise<void> {
  await Promise.all(visitedCaches.map((name) => caches.delete(name)));
}

/** The page's policy takes no bare text as a script: this is the one that the app registers. */
function trustedScript(): ConstructorParameters<typeof Workbox>[0] {
  const policy = window.trustedTypes?.createPolicy('gli-service-worker', {
    createScriptURL: (path: string) => path,
  });
  return policy?.createScriptURL(SERVICE_WORKER_PATH) ?? SERVICE_WORKER_PATH;
}
