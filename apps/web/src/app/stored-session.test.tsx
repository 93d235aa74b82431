// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lost, memoryStorage } from '../testing/platform-fixture.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

// The session logs why it could not start.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const KIM = exampleOf('getProfile', 200);
const REVOKED = { getProfile: 401, refreshAccessToken: 401 } as const;
const ENDED = 'Your session has ended. Please log in again.';

const findLogout = () => screen.findAllByRole('button', { name: 'Log out' });
const findLogin = () => screen.findByRole('link', { name: 'Log in' });
const getUrl = () => window.location.pathname + window.location.search;
/** Returns the stored access token, or null if there is none. */
const readAccess = (local: ReturnType<typeof memoryStorage>) =>
  JSON.parse(local.getItem('auth-token') ?? 'null')?.access ?? null;

/** Storage of a member who logged in earlier, with one changed value. */
const storageWith = (key: string, value: string) =>
  memoryStorage({
    'auth-token': JSON.stringify({ access: 'access-1', refresh: 'refresh-1' }),
    'user-profile': JSON.stringify(KIM),
    'last-login': '2026-11-20T10:00:00.000Z',
    [key]: value,
  });

test.each([
  ['user-profile', '{"name":"no id"}'],
  ['last-login', 'yesterday'],
  ['side-menus', '['],
  ['theme', 'neon'],
  ['color-mode', '{}'],
  ['locale', 'xx'],
])('keeps a member signed in if the stored %s is %s', async (key, value) => {
  await renderScreen('/terms', { member: null, local: storageWith(key, value), shell: true });
  expect(await findLogout()).not.toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeDefined();
});

test.each(['{"access":', '{"access":"not.a.token","refresh":"nor-this"}'])(
  'shows a visitor’s page and forgets the profile if the stored token is %s',
  async (token) => {
    const local = storageWith('auth-token', token);
    await renderScreen('/terms', { member: null, local, start: REVOKED, shell: true });
    expect(await findLogin()).toBeDefined();
    expect(local.getItem('user-profile')).toBeNull();
  },
);

test('stays on a public page without its member and says why if the session was revoked', async () => {
  await renderScreen('/rwa-assets', { start: REVOKED, shell: true });
  expect(await screen.findByText(ENDED)).toBeDefined();
  expect(getUrl()).toBe('/rwa-assets');
  expect(await screen.findByText('6 assets')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('leaves a member page for the login and forgets the tokens if the session was revoked', async () => {
  const local = memoryStorage();
  await renderScreen('/mypage?tab=profile', { local, start: REVOKED, shell: true });
  await waitFor(() => expect(getUrl()).toBe('/login?redirect=%2Fmypage%3Ftab%3Dprofile'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you again' })).toBeDefined();
  expect(readAccess(local)).toBeNull();
});

test('refreshes an access token that expires while the member uses the app', async () => {
  const local = memoryStorage();
  const { user, getCalls, reply } = await renderScreen('/terms', { local, shell: true });
  const renewals = getCalls('refreshAccessToken').length;
  reply('getInvestmentPortfolio', 401);
  const body = { access_token: 'access-3', refresh_token: 'refresh-3' };
  reply('refreshAccessToken', { status: 200, body });
  await user.click(screen.getByRole('link', { name: 'My page' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My page' })).toBeDefined();
  expect(getUrl()).toBe('/mypage');
  await waitFor(() => expect(readAccess(local)).toBe('access-3'));
  expect(getCalls('refreshAccessToken')).toHaveLength(renewals + 1);
});

test('keeps a member signed in with the stored profile when the app starts offline', async () => {
  const start = { getProfile: lost(), refreshAccessToken: lost() };
  const handlers = { ...start, listRwaAssets: lost() };
  const { user, handle, platform } = await renderScreen('/rwa-assets', { start, handlers, shell: true });
  expect(await screen.findByText('Unable to load data')).toBeDefined();
  expect(await findLogout()).not.toHaveLength(0);
  await waitFor(() => expect(platform.queries.isFetching()).toBe(0));
  for (const id of ['getProfile', 'refreshAccessToken', 'listRwaAssets'] as const) handle(id, () => 200);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('6 assets')).toBeDefined();

  await renderScreen('/login', { start, handlers: start });
  expect(getUrl()).toBe('/');
});
