// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const overview = exampleOf('getDashboardOverview', 200);
const { notices } = overview;
const noOrders = { status: 200, body: { ...exampleOf('listOrders', 200), count: 0, results: [] } };
const bell = () => screen.getByRole('button', { name: /^Notifications/ });

/** Opens the notifications. happy-dom has no popovers, so this fires the browser's event. */
function open() {
  const list = document.getElementById(bell().getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('The bell has no list.');
  fireEvent(list, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  return within(list);
}

test('counts the member’s unseen notifications on this device until the list is opened', async () => {
  expect(notices.length).toBeGreaterThan(0);
  const local = memoryStorage();
  await renderScreen('/terms', { local, shell: true });
  await waitFor(() => expect(bell().textContent).toBe(String(notices.length)));
  expect(bell().getAttribute('aria-label')).toBe(`Notifications, ${notices.length} new`);
  const list = open();
  for (const { title } of notices) expect(list.getByText(title)).toBeDefined();
  expect(list.getAllByText(/· new$/)).toHaveLength(notices.length);
  expect(bell().textContent).toBe('');

  const { getCalls } = await renderScreen('/terms', { local, shell: true });
  await waitFor(() => expect(getCalls('getDashboardOverview')).toHaveLength(1));
  expect(await open().findByText(notices[0]?.title ?? '')).toBeDefined();
  expect(screen.queryByText(/· new$/)).toBeNull();
  expect(bell().textContent).toBe('');

  // Another member has a separate list.
  await renderScreen('/terms', { member: { id: 'mem_other', name: 'Sea Oh' }, local, shell: true });
  await waitFor(() => expect(bell().textContent).toBe(String(notices.length)));
});

test('loads when it is opened, and shows an error with a retry in place of the list', async () => {
  const { user, handle } = await renderScreen('/terms', {
    shell: true,
    handlers: { getDashboardOverview: 500 },
  });
  const list = open();
  expect(await list.findByText('We couldn’t load your notifications.')).toBeDefined();
  handle('getDashboardOverview', () => 200);
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText(notices[0]?.title ?? '')).toBeDefined();
  expect(list.queryByText('We couldn’t load your notifications.')).toBeNull();
});

/** Returns a function that reports every observed element as visible. */
function stubVisibility() {
  const reports = new Set<() => void>();
  class Observer {
    report: () => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.report = () => callback([{ isIntersecting: true }]);
    }
    observe() {
      reports.add(this.report);
    }
    disconnect() {
      reports.delete(this.report);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => act(() => [...reports].forEach((report) => void report()));
}

test('shares what was seen with the member home, which shows the newest and then all', async () => {
  const scrollToNotices = stubVisibility();
  const [first] = notices;
  if (!first) throw new Error('The example has no notifications.');
  const many = Array.from({ length: 16 }, (_, at) => ({ ...first, id: `ntc_${at}`, title: `Notice ${at}` }));
  const body = { ...overview, notices: many, unread_notice_count: many.length };
  const local = memoryStorage();
  const handlers = { getDashboardOverview: { status: 200, body }, listOrders: noOrders };
  const { user } = await renderScreen('/', { local, shell: true, handlers });
  await waitFor(() => expect(bell().textContent).toBe('16'));
  const section = within(await screen.findByRole('region', { name: 'Notifications' }));
  section.getByText('16 new');
  expect(section.getAllByRole('listitem')).toHaveLength(3);

  await scrollToNotices();
  expect(bell().textContent).toBe('');
  expect(section.queryByText('16 new')).toBeNull();
  await user.click(section.getByRole('button', { name: 'Show all 16 notifications' }));
  expect(section.getAllByText(/· new$/)).toHaveLength(16);

  await renderScreen('/', { local, shell: true, handlers });
  const again = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(again.queryByText(/new$/)).toBeNull();
  open();
  expect(bell().textContent).toBe('');
});

test('clears the count of the member home when the list is opened', async () => {
  stubVisibility();
  await renderScreen('/', { shell: true, handlers: { listOrders: noOrders } });
  const section = within(await screen.findByRole('region', { name: 'Notifications' }));
  section.getByText(`${notices.length} new`);
  open();
  expect(section.queryByText(`${notices.length} new`)).toBeNull();
});
