// @vitest-environment happy-dom
import { LOGIN_REDIRECT_FLAG_MS } from '@gli/session';
import { setWindowWidth } from '@gli/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

beforeEach(() => setWindowWidth(1440));
afterEach(cleanup);

const NOTICE = 'You need to log in to see that page.';

test('tells a visitor who comes from a public page for 1 s that the page needs a login (decision 3)', async () => {
  expect(LOGIN_REDIRECT_FLAG_MS).toBe(1_000);
  const { user } = await renderScreen('/help-center', { member: null, shell: true });
  await user.click(screen.getAllByRole('link', { name: 'Referral' })[0] ?? document.body);
  expect(await screen.findByText(NOTICE)).toBeDefined();
  expect(window.location.pathname).toBe('/login');
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull(), { timeout: 20_000 });
});
