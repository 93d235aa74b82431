// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import t from '../../i18n/en/systemNotices/index.ts';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { SystemNotices } from './SystemNotices.tsx';

/** A worker that can be installed or activated, and remembers what the page sends it. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];
  postMessage = (message: unknown) => this.messages.push(message);
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = vi.fn(async () => undefined);
}

let registration: FakeRegistration;
/** The worker on the host, by its hash. */
let workerOfHost = 'sha256-of-build';
const reload = vi.fn();
const deleted: string[] = [];

/** The browser's service workers; `controller` is null on the very first visit. */
function useServiceWorkers(controller: object | null, register = async () => registration) {
  const ready = controller ? Promise.resolve(registration) : new Promise(() => {});
  const serviceWorker = Object.assign(new EventTarget(), { controller, register, ready });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  return serviceWorker;
}

beforeEach(() => {
  registration = new FakeRegistration();
  reload.mockClear();
  deleted.length = 0;
  vi.stubEnv('PROD', true);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  workerOfHost = 'sha256-of-build';
  vi.stubGlobal('fetch', async (path: string, { integrity }: RequestInit = {}) => {
    if (path === '/version.json') return Response.json({ worker: 'sha256-of-build' });
    if (integrity !== workerOfHost) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) });
});
afterEach(() => {
  cleanup();
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

/** A new version that has been downloaded beside the running one. */
function newVersion() {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.become('installed');
  return worker;
}

test('without a network a notice stays until the network is back', async () => {
  useServiceWorkers({});
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

test('a new version is offered, and starts when the member agrees', async () => {
  const serviceWorker = useServiceWorkers({});
  await shown();
  expect(screen.queryByText(t.updateTitle)).toBeNull();
  let worker = new FakeWorker();
  act(() => {
    worker = newVersion();
  });
  await userEvent.click(screen.getByRole('button', { name: t.updateNow }));
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a new version that waits already is offered', async () => {
  registration.waiting = new FakeWorker();
  useServiceWorkers({});
  await shown();
  expect(screen.getByText(t.updateTitle)).toBeTruthy();
});

test('a version that another tab has started is offered, and needs a reload only', async () => {
  const serviceWorker = useServiceWorkers({});
  await shown();
  act(() => void serviceWorker.dispatchEvent(new Event('controllerchange')));
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: t.updateNow }));
  expect(reload).toHaveBeenCalledOnce();
});

test('an offer that is postponed is gone', async () => {
  registration.waiting = new FakeWorker();
  useServiceWorkers({});
  await shown();
  await userEvent.click(screen.getByRole('button', { name: t.updateLater }));
  expect(screen.queryByText(t.updateTitle)).toBeNull();
});

test('on the very first visit nothing is offered, and the worker keeps what the page has fetched', async () => {
  const worker = new FakeWorker();
  registration.installing = worker;
  useServiceWorkers(null);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'http://localhost:3000/assets/app.js' } as PerformanceEntry,
  ]);
  await shown();
  act(() => worker.become('installed'));
  expect(screen.queryByText(t.updateTitle)).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  worker.become('activated');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(worker.messages).toEqual([
    {
      type: 'CACHE_URLS',
      payload: {
        urlsToCache: [['http://localhost:3000/assets/app.js', { headers: { 'Accept-Language': 'en' } }]],
      },
    },
  ]);
});

test.each([
  { visit: 'first', controller: null },
  { visit: 'later', controller: {} },
])(
  'on a $visit visit, a worker that is not the one of its build is not registered',
  async ({ controller }) => {
    workerOfHost = 'sha256-of-another';
    const register = vi.fn(async () => registration);
    useServiceWorkers(controller, register);
    await shown();
    expect(register).not.toHaveBeenCalled();
  },
);

test('at sign-out the caches that show what somebody looked at are cleared, those of the app are not', async () => {
  useServiceWorkers({});
  const { platform } = await shown();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(() => platform.session.signOut('header_logout'));
  expect(deleted).toEqual(['public-answers', 'pictures']);
  // And what the page that was left has fetched meanwhile.
  await vi.runAllTimersAsync();
  expect(deleted).toEqual(['public-answers', 'pictures', 'public-answers', 'pictures']);
  vi.useRealTimers();
});

test('at sign-out a browser that refuses its caches stays calm', async () => {
  useServiceWorkers({});
  vi.stubGlobal('caches', {
    delete: async () => {
      throw new DOMException('Refused', 'SecurityError');
    },
  });
  const { platform } = await shown();
  await act(() => platform.session.signOut('header_logout'));
  expect(platform.session.getState().status).toBe('guest');
});

test('a page that stays open looks for a new version once an hour', async () => {
  useServiceWorkers({});
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  await shown();
  const returnAt = (minutes: number) => {
    now.mockReturnValue(minutes * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  for (const minutes of [10, 59, 60, 61, 121]) returnAt(minutes);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('a browser that refuses service workers still shows the other notices', async () => {
  useServiceWorkers({}, async () => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await shown();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(screen.queryByText(t.updateTitle)).toBeNull();
});
