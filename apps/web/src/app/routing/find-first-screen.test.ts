// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { findFirstScreen } from './find-first-screen.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test('redirects a visitor from a member page to the login, with the page as the redirect target', () => {
  window.history.replaceState(null, '', '/orders?page=2#list');
  expect(findFirstScreen(window, 'guest')?.route.name).toBe('login');
  expect(window.location.pathname).toBe('/login');
  expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/orders?page=2#list');
});

test('redirects a member who opens the login to its redirect target', () => {
  window.history.replaceState(null, '', '/login?redirect=%2Frwa-assets%2Fast_1');
  expect(findFirstScreen(window, 'authenticated')).toMatchObject({
    route: { name: 'rwa-asset' },
    parameters: { id: 'ast_1' },
  });
  expect(window.location.pathname).toBe('/rwa-assets/ast_1');
});

test.each([
  ['/orders', 'authenticated', 'orders'],
  ['/login', 'guest', 'login'],
  ['/business?from=mail', 'guest', 'business'],
  ['/no-such-page', 'guest', undefined],
] as const)('keeps the URL %s for a %s', (address, status, name) => {
  window.history.replaceState(null, '', address);
  expect(findFirstScreen(window, status)?.route.name).toBe(name);
  expect(window.location.pathname + window.location.search).toBe(address);
});
