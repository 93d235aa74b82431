import type { Browser, BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium, servePage } from '../../test/pages.ts';
import { readRequests } from './read-requests.ts';
import { routeBranch } from './route-branch.ts';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';

const MEMBER = { email: 'jiwoo.han@example.com', password: 'sea-breeze-2026' };

let sandbox: RunningSandbox;
let browser: Browser;
let site: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startSandbox({ seed: 'empty', controls: true }), launchChromium()]);
  await fetch(`${sandbox.apiUrl}/auth/register/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...MEMBER, name: '한지우', terms_accepted: true }),
  });
  // Forwards requests to the sandbox, as the app's server does.
  site = await servePage({}, sandbox.apiUrl);
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  await sandbox?.stop();
});

/** Logs in from a page, changes the member's name, and reads it back. */
async function rename(context: BrowserContext, name: string) {
  const page = await context.newPage();
  await page.goto(site.origin);
  const credentials = { username: MEMBER.email, password: MEMBER.password };
  return page.evaluate(
    async ([text, json]) => {
      const send = (path: string, method: string, body: object | null, token = '') =>
        fetch(`/api${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          ...(body && { body: JSON.stringify(body) }),
        });
      const { token } = await (await send('/auth/login/', 'POST', json)).json();
      await send('/user/profile/', 'PATCH', { name: text }, token.access);
      const profile = await (await send('/user/profile/', 'GET', null, token.access)).json();
      return [profile.name, token.access];
    },
    [name, credentials] as const,
  );
}

it('gives each browser test its own state in a shared sandbox', async () => {
  const names = ['김하나', '김두나', '김세나'];
  const contexts = await Promise.all(names.map(() => browser.newContext()));
  const branches = await Promise.all(contexts.map((context) => routeBranch(context, sandbox)));
  const renamed = await Promise.all(contexts.map((context, index) => rename(context, names[index] ?? '')));
  expect(renamed.map(([name]) => name)).toEqual(names);
  // The main state is not affected, and the test's own requests can use a branch.
  const main = await rename(await browser.newContext(), '한지우');
  expect(main[0]).toBe('한지우');
  const [branch] = branches;
  const again = await fetch(`${sandbox.apiUrl}/user/profile/`, {
    headers: { ...branch?.headers, Authorization: `Bearer ${renamed[0]?.[1]}` },
  });
  expect((await again.json()).name).toBe('김하나');
  const sent = await readRequests(sandbox, branch);
  expect(sent.map(({ operation, status }) => [operation, status])).toEqual([
    ['logIn', 200],
    ['updateProfile', 200],
    ['getProfile', 200],
    ['getProfile', 200],
  ]);
  expect(sent.at(-1)?.member?.email).toBe(MEMBER.email);
  await Promise.all(branches.map(({ remove }) => remove()));
  const gone = await fetch(`${sandbox.apiUrl}/team-members/`, { headers: branch?.headers ?? {} });
  expect(gone.status).toBe(404);
});

it('explains how to proceed if the sandbox has no controls', async () => {
  const context = await browser.newContext();
  await expect(routeBranch(context, { apiUrl: `${site.origin}/api` })).rejects.toThrow('controls: true');
  await expect(readRequests({ apiUrl: `${site.origin}/api` })).rejects.toThrow('controls: true');
});
