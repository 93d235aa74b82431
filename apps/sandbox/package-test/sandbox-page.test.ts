import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../../scripts/tarball.ts';
import { collectProblems, findAccessibilityProblems, launchBrowser, measureOverflow } from './browser.ts';
import { startSandbox } from './installed-sandbox.ts';

const ACCOUNT = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
const ASSET = '/v1/rwa/assets/ast_5gw8n2kd7q/invest/';

const { address, origin, stop } = await startSandbox(['--data', './page-data', '--controls']);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await stop();
});
const token = await makeRequests();

test('shows requests and controls on a phone, in Korean and in light mode', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await openPage({ viewport, colorScheme: 'light', locale: 'ko-KR' });
  const problems = collectProblems(page, origin);
  await expectRequests(page);
  await page.getByRole('link', { name: '제어', exact: true }).click();
  await page.getByRole('heading', { name: '데모 회원' }).waitFor();
  await expectGoodPage(page);
  expect(problems).toEqual([]);
});

test('finds and opens a request by keyboard', async () => {
  const { page, problems } = await openDesktop();
  const rows = page.getByRole('main').getByRole('listitem');
  const search = page.getByRole('searchbox');
  await search.fill('contract violation');
  await page.getByText(/^1 of \d+$/).waitFor();
  await rows.getByRole('button', { name: 'investInRwaAsset' }).press('Enter');
  const detail = page.getByRole('dialog');
  await detail.getByText('Amount is a required field.').first().waitFor();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

test('copies a request as curl, SDK and React code and resends it', async () => {
  const { page, problems } = await openDesktop();
  const rows = page.getByRole('main').getByRole('listitem');
  const detail = page.getByRole('dialog');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await rows.getByRole('button', { name: '201' }).click();
  await detail.getByRole('button', { name: 'Copy as curl' }).click();
  const response = await run('bash', ['-euo', 'pipefail', '-c', await copied()]);
  expect(JSON.parse(response)).toHaveProperty('principal');
  await detail.getByRole('button', { name: 'Copy as SDK code' }).click();
  expect(await copied()).toContain('await investInRwaAsset(client, {');
  await detail.getByRole('button', { name: 'Copy as React code' }).click();
  expect(await copied()).toContain('useInvestInRwaAsset()');
  await detail.getByRole('button', { name: 'Resend with a new key' }).click();
  await page.getByText('Resent.', { exact: true }).waitFor();
  await detail.getByRole('button', { name: 'Close' }).click();
  await rows.filter({ hasText: 'Resent' }).filter({ hasText: '201' }).waitFor();
  // The copied request has the same key as the original.
  await rows.filter({ hasText: 'Replayed' }).waitFor();
  expect(problems).toEqual([]);
});

test('freezes, moves and restores the clock', async () => {
  const { page, problems } = await openDesktop();
  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByRole('button', { name: 'Freeze' }).click();
  await clock.getByText('Frozen').waitFor();
  const before = await clock.getByRole('time').textContent();
  const states = page.getByRole('region', { name: 'Snapshots' });
  await states.getByLabel('Name').fill('seen-in-a-browser');
  await page.keyboard.press('Enter');
  await states.getByText('seen-in-a-browser').waitFor();
  await clock.getByRole('button', { name: '+1 day' }).click();
  await clock.getByText(before ?? '').waitFor({ state: 'detached' });
  await states.getByRole('button', { name: 'Restore: seen-in-a-browser' }).click();
  await clock.getByText(before ?? '').waitFor();
  await states.getByRole('button', { name: 'Delete: seen-in-a-browser' }).click();
  await states.getByText('seen-in-a-browser').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('adds and removes a fault', async () => {
  const { page, problems } = await openDesktop();
  const rows = page.getByRole('main').getByRole('listitem');
  const faults = page.getByRole('region', { name: 'Faults and scenarios' });
  await faults.getByLabel('Operation=fault').fill('listTeamMembers=limit:7');
  await faults.getByRole('button', { name: 'Add' }).click();
  await faults.getByText('listTeamMembers=limit:7@1').waitFor();
  const limited = await fetch(`${address}/team-members/`);
  expect(limited.headers.get('Retry-After')).toBe('7');
  await rows.filter({ hasText: 'rate_limited' }).waitFor();
  await faults.getByRole('button', { name: 'Remove: listTeamMembers=limit:7@1' }).click();
  await faults.getByText('None yet').waitFor();
  expect(problems).toEqual([]);
});

test('switches the language', async () => {
  const { page, problems } = await openDesktop();
  await page.getByRole('button', { name: '한국어' }).click();
  await page.getByRole('heading', { name: '데모 회원' }).waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('ko');
  expect(problems).toEqual([]);
});

/** Opens the page on a desktop in dark mode and collects the problems that it causes. */
async function openDesktop() {
  const viewport = { width: 1440, height: 900 };
  const page = await openPage({ viewport, colorScheme: 'dark', locale: 'en-US' });
  const problems = collectProblems(page, origin);
  await expectRequests(page);
  return { page, problems };
}

async function openPage(options: Parameters<typeof browser.newContext>[0]): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ ...options, permissions });
  return context.newPage();
}

async function expectRequests(page: Page): Promise<void> {
  await page.goto(`${origin}/sandbox/`);
  await page.getByText('investInRwaAsset', { exact: true }).first().waitFor();
  await expectGoodPage(page);
}

/** Asserts that the page is accessible, fits the window and shows no token. */
async function expectGoodPage(page: Page): Promise<void> {
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  expect(await page.content()).not.toContain(token);
}

/** Logs in and sends one write that violates the contract and one that doesn't. Returns the token. */
async function makeRequests(): Promise<string> {
  const post = async (path: string, body: object, headers = {}) => {
    const init = { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers };
    return (
      await fetch(address + path, { method: 'POST', headers: init, body: JSON.stringify(body) })
    ).json();
  };
  const { token } = await post('/auth/login/', ACCOUNT);
  const headers = { Authorization: `Bearer ${token.access}` };
  await post(ASSET, { accepted_risk: 'yes' }, headers);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  await post(ASSET, { amount: '500', accepted_risk: true }, { ...headers, ...key });
  return token.access;
}
