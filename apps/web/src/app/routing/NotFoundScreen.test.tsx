// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

test('offers pages and the search at an unknown URL', async () => {
  const { user } = await renderScreen('/no-such-page', { member: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Go home', '/'],
    ['RWA assets', '/rwa-assets'],
    ['Shopping', '/shopping'],
    ['Help center', '/help-center'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined();
});
