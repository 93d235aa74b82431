// @vitest-environment happy-dom

import type { RegisterSWOptions } from 'virtual:pwa-register/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import t from '../../i18n/en/systemNotices.ts';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { SystemNotices } from './SystemNotices.tsx';

/** Options of the service worker's registration, and the number of its update checks. */
const registered: { options: RegisterSWOptions; updates: number } = { options: {}, updates: 0 };
vi.mock('virtual:pwa-register/react', async () => {
  const { useState } = await import('react');
  return {
    useRegisterSW(options: RegisterSWOptions) {
      const needRefresh = useState(false);
      registered.options = { ...options, onNeedRefresh: () => needRefresh[1](true) };
      return {
        needRefresh,
        offlineReady: [false, () => {}],
        updateServiceWorker: async () => {
          registered.updates += 1;
        },
      };
    },
  };
});

const reload = vi.fn();
const deleted: string[] = [];
const messages: unknown[] = [];

beforeEach(() => {
  registered.updates = 0;
  for (const list of [deleted, messages]) list.length = 0;
  reload.mockClear();
  vi.stubEnv('PROD', true);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) });
  const active = { postMessage: (message: unknown) => messages.push(message) };
  const serviceWorker = { ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function shown() {
  const fixture = await platformFixture();
  await act(async () => {
    render(<SystemNotices />, { wrapper: fixture.wrapper });
    await vi.dynamicImportSettled();
    await new Promise((settled) => setTimeout(settled));
  });
  return fixture;
}

/** Registers a worker while a later one is waiting. `setState` changes a worker's state. */
function register() {
  // The hook uses only these parts of a worker and a registration.
  const waiting = Object.assign(new EventTarget(), { state: 'installed' }) as ServiceWorker;
  const registration: ServiceWorkerRegistration = Object.create({ waiting, update: async () => undefined });
  registered.options.onRegisteredSW?.('/sw.js', registration);
  const setState = (worker: ServiceWorker, state: ServiceWorkerState) => {
    Object.assign(worker, { state });
    worker.dispatchEvent(new Event('statechange'));
  };
  return { registration, waiting, setState };
}

const offerUpdate = () => act(() => registered.options.onNeedRefresh?.());

test('shows a notice while offline', async () => {
  await shown();
  const setOnline = (isOnline: boolean) =>
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  expect(screen.queryByText(t.offlineTitle)).toBeNull();
  setOnline(false);
  expect(screen.getByText(t.offlineTitle)).toBeTruthy();
  setOnline(true);
  expect(screen.queryByText(t.offlineTitle)).toBeNull();
});

test('offers a new version and reloads once it has started, even on a first visit', async () => {
  await shown();
  const { waiting, setState } = register();
  expect(screen.queryByText(t.updateTitle)).toBeNull();
  offerUpdate();
  await userEvent.click(screen.getByRole('button', { name: t.updateNow }));
  expect(registered.updates).toBe(1);
  setState(waiting, 'activating');
  expect(reload).not.toHaveBeenCalled();
  setState(waiting, 'activated');
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads only on request if another tab has started a new version', async () => {
  await shown();
  const { registration, waiting, setState } = register();
  offerUpdate();
  Object.assign(registration, { waiting: null });
  setState(waiting, 'activated');
  registered.options.onNeedReload?.();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: t.updateNow }));
  expect(reload).toHaveBeenCalledOnce();
});

test('hides the offer of a new version when the member postpones it', async () => {
  await shown();
  offerUpdate();
  await userEvent.click(screen.getByRole('button', { name: t.updateLater }));
  expect(screen.queryByText(t.updateTitle)).toBeNull();
});

test('makes the first service worker cache the files that the page has already loaded', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'http://localhost:3000/assets/app.js' } as PerformanceEntry,
  ]);
  await shown();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  registered.options.onOfflineReady?.();
  await vi.runAllTimersAsync();
  expect(messages).toEqual([
    {
      type: 'CACHE_URLS',
      payload: {
        urlsToCache: [['http://localhost:3000/assets/app.js', { headers: { 'Accept-Language': 'en' } }]],
      },
    },
  ]);
});

test('clears the caches of visited content at sign-out, but keeps the app’s caches', async () => {
  const { platform } = await shown();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(() => platform.session.signOut('header_logout'));
  expect(deleted).toEqual(['public-answers', 'pictures']);
  // Also waits until the requests of the previous page must have ended.
  await vi.runAllTimersAsync();
  expect(deleted).toEqual(['public-answers', 'pictures', 'public-answers', 'pictures']);
});

test('ignores inaccessible caches at sign-out', async () => {
  vi.stubGlobal('caches', {
    delete: async () => {
      throw new DOMException('Refused', 'SecurityError');
    },
  });
  const { platform } = await shown();
  await act(() => platform.session.signOut('header_logout'));
  expect(platform.session.getState().status).toBe('guest');
});

test('checks for a new version once an hour', async () => {
  await shown();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const update = vi.fn(async () => undefined);
  // The hook uses only this part of a registration.
  const registration: ServiceWorkerRegistration = Object.create({ update });
  registered.options.onRegisteredSW?.('/sw.js', registration);
  await vi.advanceTimersByTimeAsync(125 * 60_000);
  expect(update).toHaveBeenCalledTimes(2);
});

test('shows other notices in a browser without service workers', async () => {
  vi.unstubAllGlobals();
  registered.options = {};
  await shown();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(registered.options).toEqual({});
});
