// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

const { notices } = exampleOf('getDashboardOverview', 200);
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
  expect(list.getByRole('link', { name: 'See all on Member home' }).getAttribute('href')).toBe('/home');
});
