// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lost, type Reply } from '../../testing/platform-fixture.tsx';
import { dataUrls, openRoute } from './open-route.testing.tsx';

// The session reports each read of the profile that fails.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rateLimited: Reply = {
  status: 429,
  body: { error: 'Too many', message: 'Too many', code: 'rate_limited', details: {} },
  headers: { 'Retry-After': '10' },
};

test.each(dataUrls)(
  'shows a skeleton and then an error on %s, and loads its data on a retry',
  async (url) => {
    const user = userEvent.setup();
    let fail: (status: number) => void = () => {};
    let reply: Reply = new Promise<number>((resolve) => {
      fail = resolve;
    });
    const { container, isLoading } = await openRoute(url, { respond: () => reply });
    const page = within(container);
    const findMessage = async (text: string | RegExp) =>
      expect((await page.findAllByText(text)).length).toBeGreaterThan(0);
    const getRetries = () => page.queryAllByRole('button', { name: 'Try again' });
    const retry = async (next: Reply) => {
      reply = next;
      for (const button of getRetries()) await user.click(button);
    };
    await findMessage('Loading');
    expect(getRetries()).toEqual([]);
    fail(500);
    await findMessage(/^Server error occurred/);
    await waitFor(() => expect(isLoading()).toBe(false));
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await retry(rateLimited);
    await findMessage('Too many requests. Try again in 10 s.');
    await waitFor(() => expect(isLoading()).toBe(false));
    await retry(lost());
    await findMessage('Network error occurred. Check your connection and try again.');
    await waitFor(() => expect(isLoading()).toBe(false));
    await retry(200);
    await waitFor(() => {
      expect(getRetries()).toEqual([]);
      expect(isLoading()).toBe(false);
    });
    expect(page.getByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByText(/^(Server|Network) error occurred/)).toBeNull();
  },
);
