import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { accessibilityProblems, listen } from './documentation-site.ts';

const run = promisify(execFile);

const ACCOUNT = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
const ASSET = '/v1/rwa/assets/ast_5gw8n2kd7q/invest/';

/**
 * Walks the page of a sandbox that runs with `--controls`: on a phone in Korean and in light, on a desktop in English and
 * in dark. What it copies runs, what it sends again arrives, and no token is anywhere on it.
 */
export async function checkSandboxPage(address: string, browser: Browser): Promise<void> {
  const { origin } = new URL(address);
  const token = await makeRequests(address);
  const problems: string[] = [];
  for (const [viewport, colorScheme, locale] of [
    [{ width: 390, height: 844 }, 'light', 'ko-KR'],
    [{ width: 1440, height: 900 }, 'dark', 'en-US'],
  ] as const) {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ viewport, colorScheme, locale, permissions });
    const page = await context.newPage();
    listen(page, origin, problems);
    await page.goto(`${origin}/sandbox/`);
    const look = async (where: string) => {
      const found = await accessibilityProblems(page);
      problems.push(...found.map((problem) => `${where} at ${viewport.width} px: ${problem}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) problems.push(`${where}: ${wider} px wider than ${viewport.width} px`);
      if ((await page.content()).includes(token)) problems.push(`${where} shows a token.`);
    };
    await page.getByText('investInRwaAsset', { exact: true }).first().waitFor();
    await look('The list of requests');
    if (locale === 'en-US') await walk(page, address, look);
    else {
      await page.getByRole('button', { name: '제어', exact: true }).click();
      await page.getByRole('heading', { name: '데모 회원' }).waitFor();
      await look('The controls');
    }
    await context.close();
  }
  if (problems.length > 0) throw new Error(`The page of the sandbox:\n${[...new Set(problems)].join('\n')}`);
  console.log(
    'The page of the sandbox: what it copies runs, its controls work, axe and the policy are content.',
  );
}

/** A log-in, a write that breaks the contract, one that does not. Returns the token. */
async function makeRequests(address: string): Promise<string> {
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

async function walk(page: Page, address: string, look: (where: string) => Promise<void>): Promise<void> {
  const rows = page.getByRole('main').getByRole('listitem');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  // By keyboard: the filter, then a request.
  await page.getByRole('checkbox', { name: 'Breaks the contract' }).press('Space');
  await page.getByText('1 of 3', { exact: true }).waitFor();
  await rows.getByRole('button', { name: 'investInRwaAsset' }).press('Enter');
  const detail = page.getByRole('dialog');
  await detail.getByText('Amount is a required field.').first().waitFor();
  await look('A request');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Breaks the contract' }).uncheck();

  await rows.getByRole('button', { name: '201' }).click();
  await detail.getByRole('button', { name: 'Copy as curl' }).click();
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', await copied()]);
  if (JSON.parse(stdout).principal === undefined) throw new Error(`The copied curl got ${stdout}`);
  await detail.getByRole('button', { name: 'Copy as SDK program' }).click();
  if (!(await copied()).includes('await investInRwaAsset(client, {')) throw new Error(await copied());
  await detail.getByRole('button', { name: 'Send again with a new key' }).click();
  await page.getByText('Sent again.', { exact: true }).waitFor();
  await detail.getByRole('button', { name: 'Close' }).click();
  await rows.filter({ hasText: 'Sent again' }).filter({ hasText: '201' }).waitFor();
  // The copied one came with the key of the first.
  await rows.filter({ hasText: 'Replayed' }).waitFor();

  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByRole('button', { name: 'Freeze' }).click();
  await clock.getByText('Stands still').waitFor();
  const before = await clock.getByRole('time').textContent();
  const states = page.getByRole('region', { name: 'Snapshots' });
  await states.getByLabel('Name').fill('seen-in-a-browser');
  await page.keyboard.press('Enter');
  await states.getByText('seen-in-a-browser').waitFor();
  await clock.getByRole('button', { name: '+1 day' }).click();
  await clock.getByText(before ?? '').waitFor({ state: 'detached' });
  await states.getByRole('button', { name: 'Go back: seen-in-a-browser' }).click();
  await clock.getByText(before ?? '').waitFor();
  await states.getByRole('button', { name: 'Delete: seen-in-a-browser' }).click();
  await states.getByText('seen-in-a-browser').waitFor({ state: 'detached' });

  const faults = page.getByRole('region', { name: 'Faults and scenarios' });
  await faults.getByLabel('Operation').selectOption('listTeamMembers');
  await faults.getByLabel('What happens').selectOption('limit');
  await faults.getByLabel('Seconds').fill('7');
  await faults.getByRole('button', { name: 'Add' }).click();
  await faults.getByText('listTeamMembers=limit:7@1').waitFor();
  const limited = await fetch(`${address}/team-members/`);
  if (limited.headers.get('Retry-After') !== '7') throw new Error(`The fault gave ${limited.status}.`);
  await rows.filter({ hasText: 'rate_limited' }).waitFor();
  await faults.getByRole('button', { name: 'End: listTeamMembers=limit:7@1' }).click();
  await faults.getByText('None yet').waitFor();

  await page.getByLabel('Language').selectOption('ko');
  await page.getByRole('heading', { name: '데모 회원' }).waitFor();
  if ((await page.getAttribute('html', 'lang')) !== 'ko') throw new Error('The page is not in Korean.');
}
