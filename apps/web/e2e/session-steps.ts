import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { translations } from './translations.ts';

type Translations = (typeof translations)['ko' | 'en'];
type Member = { name: string; email: string; password: string };

// Matches rejections that the tests provoke and the browser logs to the console.
export const refused = /Failed to load resource|could not be (renewed|loaded|told)/;

let members = 0;

/** Creates the credentials of a new member that no other test uses. */
export function newCredentials(): Member {
  const id = `${Date.now().toString(36)}-${process.pid}-${members++}`;
  return { name: '오세아', email: `sea.oh.${id}@example.com`, password: 'gangneung-pine-1118' };
}

export const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
export const setStored = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);
export async function accessToken(page: Page): Promise<string> {
  const { access } = JSON.parse((await storedValue(page, 'auth-token')) ?? '{}') as { access: string };
  return access;
}

/** Opens a page of the app's origin without the app, so that nothing reads half-written storage. */
export async function openPrerendered(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
}

/** Registers a member through the API, without signing in. */
export async function registered(context: BrowserContext, member = newCredentials()): Promise<Member> {
  await register(context, member);
  return member;
}

async function register(context: BrowserContext, { name, email, password }: Member) {
  const response = await context.request.post('/api/auth/register/', {
    data: { name, email, password, terms_accepted: true },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as {
    tokens: { access_token: string; refresh_token: string };
    user: object;
  };
}

/** Registers through the API and stores the tokens, as in a browser where the member signed in earlier. */
export async function signedInMember(context: BrowserContext, member = newCredentials()): Promise<Member> {
  const { tokens, user } = await register(context, member);
  const page = await context.newPage();
  await openPrerendered(page);
  await setStored(page, 'user-profile', JSON.stringify(user));
  await setStored(page, 'last-login', '2026-01-01T00:00:00.000Z');
  await setStored(
    page,
    'auth-token',
    JSON.stringify({ access: tokens.access_token, refresh: tokens.refresh_token }),
  );
  await page.close();
  return member;
}

export async function fillInLogin(page: Page, t: Translations, { email, password }: Member): Promise<void> {
  await page.getByLabel(t.login.email).fill(email);
  await page.getByRole('textbox', { name: t.login.password }).fill(password);
  await submitButton(page, t.login.submit).click();
}

export async function fillInSignup(
  page: Page,
  t: Translations,
  { name, email, password }: Member,
): Promise<void> {
  await page.getByLabel(t.signup.name, { exact: true }).fill(name);
  await page.getByLabel(t.login.email, { exact: true }).fill(email);
  await page.getByLabel(t.login.password, { exact: true }).fill(password);
  await page.getByLabel(t.signup.passwordAgain, { exact: true }).fill(password);
  for (const consent of [t.signup.acceptTerms, t.signup.acceptPrivacy, t.signup.acceptRisk]) {
    await page.getByRole('checkbox', { name: consent }).check();
  }
}

export const submitButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const logOutButton = (page: Page, t: Translations) =>
  page.getByRole('button', { name: t.shell.logout });
export const logInLink = (page: Page, t: Translations) =>
  page.getByRole('banner').getByRole('link', { name: t.shell.login });
