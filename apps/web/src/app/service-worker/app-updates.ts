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
  const { serviceWorker } = navigator;
  const scripts: Scripts = serviceWorker;
  const isFirst = serviceWorker.controller === null;
  let isReloading = false;
  let checkedAt = Date.now();
  const registration = await scripts.register(trustedScript());
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && !isFirst) onReady();
      // What the very first page fetched, it fetched before there was anybody to keep it.
      if (worker.state === 'activated' && isFirst) {
        worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: fetched(language()) } });
      }
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting !== null && !isFirst) onReady();
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload();
    else if (!isFirst) onReady();
  });
  return {
    takeNew() {
      isReloading = true;
      if (registration.waiting === null) window.location.reload();
      else registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    },
    check() {
      if (Date.now() - checkedAt < CHECK_AFTER_MS) return;
      checkedAt = Date.now();
      // Without a network it stays as it is.
      registration.update().catch(() => undefined);
    },
  };
}

/** What this page fetched, as it asked for it; the worker picks what it may keep. */
function fetched(language: string): [url: string, init: RequestInit][] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => [name, { headers: { 'Accept-Language': language } }]);
}

/** How long the page that is being left may still ask for something after a sign-out, in milliseconds. */
const LEAVING_MS = 2000;

/** Empties what tells which pages somebody looked at, and once more what the page asked for while it was left. */
export async function clearVisited(): Promise<void> {
  const clear = () => Promise.all(visitedCaches.map((name) => caches.delete(name)));
  await clear();
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  await clear();
}

/** What `register` takes where a policy asks for trusted scripts; the library's types know text alone. */
type Scripts = {
  register(script: string | URL | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
};

/** The page's policy takes no bare text as a script: this is the one that the app registers. */
function trustedScript(): string | TrustedScriptURL {
  const policy = window.trustedTypes?.createPolicy('gli-service-worker', {
    createScriptURL: (path: string) => path,
  });
  return policy?.createScriptURL(SERVICE_WORKER_PATH) ?? SERVICE_WORKER_PATH;
}
