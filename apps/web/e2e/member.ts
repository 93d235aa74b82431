import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Response to a registration, plus the member's password. */
export type Member = {
  email: string;
  password: string;
  user: { id: string; name: string };
  tokens: { access_token: string; refresh_token: string };
};

let members = 0;

/** Registers a new member that no other test uses. */
export async function newMember(request: APIRequestContext, name = '오세아'): Promise<Member> {
  const email = `sea.oh.${Date.now().toString(36)}-${process.pid}-${members++}@example.com`;
  const password = 'gangneung-pine-1118';
  const response = await request.post('/api/auth/register/', {
    data: { name, email, password, terms_accepted: true },
  });
  expect(response.status()).toBe(201);
  const { user, tokens } = (await response.json()) as Pick<Member, 'user' | 'tokens'>;
  return { email, password, user, tokens };
}

/** Returns the headers of a request that a member sends. */
export const bearer = ({ tokens }: Member) => ({ Authorization: `Bearer ${tokens.access_token}` });

/**
 * Logs in a seeded member, by default the one with assets, orders and friends. Each call creates a new session. Other
 * tests read the same member, so tests may change only new members or a branch of the sandbox (`testOnBranch`).
 */
export async function seededMember(
  request: APIRequestContext,
  email = 'seoyeon.kim@example.com',
): Promise<Member> {
  const password = 'gli-sandbox-2026';
  const response = await request.post('/api/auth/login/', { data: { username: email, password } });
  expect(response.status()).toBe(200);
  const { user, token } = (await response.json()) as {
    user: Member['user'];
    token: { access: string; refresh: string };
  };
  return { email, password, user, tokens: { access_token: token.access, refresh_token: token.refresh } };
}

/**
 * Stores a signed-in member's session as the app would, but only once, so that later writes by the app remain.
 * Then opens `path`.
 */
export async function signInAs(page: Page, { user, tokens }: Member, path = '/'): Promise<void> {
  // The app does not run on the blank page, so nothing reads half-written storage.
  const blank = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto('/blank');
  const stored = {
    'user-profile': JSON.stringify(user),
    'last-login': '2026-01-01T00:00:00.000Z',
    'auth-token': JSON.stringify({ access: tokens.access_token, refresh: tokens.refresh_token }),
  };
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  // While a route is active, all of the page's requests pass through this process.
  await page.unroute('**/blank');
  await page.goto(path);
}
