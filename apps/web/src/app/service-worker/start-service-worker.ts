import { visitedCaches } from './kept-requests.ts';

/** The fixed path of Spec §4 Startup. */
const SERVICE_WORKER_PATH = '/sw.js';

/** What the host serves: version, digest of the build, hash of the worker (build-digest.ts). */
const VERSION_PATH = '/version.json';

/** How often a page that stays open looks for a new version, in ms. */
const CHECK_INTERVAL_MS = 60 * 60 * 1_000;

/** How long a request may take that was sent before there was a worker, in ms. */
const IN_FLIGHT_MS = 2_000;

/** How long the page that is being left may still fetch after a sign-out, in ms. */
const LEAVING_MS = 2_000;

export type AppUpdates = {
  /** Starts the new version: the page reloads. */
  install(): void;
  /** Looks for a new version if the last time was an hour ago. */
  check(): void;
};

type ServiceWorkerOptions = {
  /** A new version waits for the member, or another tab has started it. */
  onReady(updates: AppUpdates): void;
  /** The language in which the page requests data. */
  language(): string;
};

/** Registers the service worker, once the page has what it needs. */
export async function startServiceWorker({ onReady, language }: ServiceWorkerOptions): Promise<AppUpdates> {
  const { serviceWorker } = navigator;
  const scripts: ScriptRegistry = serviceWorker;
  const isFirst = serviceWorker.controller === null;
  let isReloading = false;
  let checkedAt = Date.now();
  // No browser compares a worker with a hash, so the page does before it registers one. Without a network, or when it is
  // not the one of the host's build, the worker that was registered before stays.
  const registration = await fetch(VERSION_PATH)
    .then((response) => response.json())
    .then(({ worker }: { worker: string }) => fetch(SERVICE_WORKER_PATH, { integrity: worker }))
    .then(
      () => scripts.register(trustedScript()),
      () => serviceWorker.ready,
    );
  const updates: AppUpdates = {
    install() {
      isReloading = true;
      if (registration.waiting === null) window.location.reload();
      else registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    },
    check() {
      if (Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
      checkedAt = Date.now();
      // It fails without a network; then the version stays as it is.
      registration.update().catch(() => undefined);
    },
  };
  const offer = () => {
    if (!isFirst) onReady(updates);
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer();
      // The first page of all fetched its files before there was a worker to keep them.
      if (worker.state === 'activated' && isFirst) setTimeout(keepFetched, IN_FLIGHT_MS, worker, language());
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting !== null) offer();
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload();
    else offer();
  });
  return updates;
}

/** Gives the worker what this page fetched, with the header that names its language; the worker picks what it may keep. */
function keepFetched(worker: ServiceWorker, language: string): void {
  const init = { headers: { 'Accept-Language': language } };
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => [name, init]);
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Clears the caches that show what somebody looked at, and again what the page fetched while it was left. */
export async function clearVisited(): Promise<void> {
  const clear = () => Promise.all(visitedCaches.map((name) => caches.delete(name)));
  await clear();
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  await clear();
}

/** What `register` takes where a policy asks for trusted scripts; the DOM types know text alone. */
type ScriptRegistry = {
  register(script: string | URL | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
};

/** The page's policy takes no plain text as a script: this is the one script that the app registers. */
function trustedScript(): string | TrustedScriptURL {
  const rules = { createScriptURL: String };
  const policy = window.trustedTypes?.createPolicy('worker', rules) ?? rules;
  return policy.createScriptURL(SERVICE_WORKER_PATH);
}
