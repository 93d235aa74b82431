import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type APIRequestContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { sandboxServer } from '../../../scripts/sandbox.ts';
import { getFreePort, startServers, stopServers } from '../../../scripts/servers.ts';

/** Time of the sandbox and of the browser. The demo data is relative to it. */
const NOW = '2026-11-23T10:00:00+09:00';
const CREDENTIALS = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
const member = { locale: 'en-US', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' } as const;
const desktop = { viewport: { width: 1280, height: 840 } };
const phone = { viewport: { width: 390, height: 840 }, isMobile: true, hasTouch: true };

type Picture = { name: string; path: string; use: BrowserContextOptions; act?(page: Page): Promise<void> };
const PICTURES: readonly Picture[] = [
  {
    name: 'asset',
    path: '/rwa-assets/ast_5gw8n2kd7q',
    use: { ...desktop, colorScheme: 'dark' },
    async act(page) {
      await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('2500');
      await page.getByText('Checking with the server').waitFor({ state: 'detached' });
    },
  },
  { name: 'assets-phone', path: '/rwa-assets', use: phone },
  { name: 'home', path: '/home', use: desktop },
];

const web = path.join(import.meta.dirname, '..');
const data = mkdtempSync(path.join(tmpdir(), 'gli-pictures-'));
let servers: ChildProcess[] = [];
let app = '';
let api = '';

test.beforeAll(async () => {
  const [apiPort, appPort] = [await getFreePort(), await getFreePort()];
  api = `http://127.0.0.1:${apiPort}/api`;
  app = `http://127.0.0.1:${appPort}`;
  servers = await startServers([
    { ...sandboxServer(apiPort, data, ['--clock', NOW]), echo: false },
    {
      name: 'The app',
      url: app,
      cwd: web,
      args: [
        path.join(web, 'node_modules/vite/bin/vite.js'),
        ...['preview', '--host', '127.0.0.1', '--port', String(appPort), '--strictPort'],
      ],
      env: { GLI_API_URL: api },
    },
  ]);
});

test.afterAll(async () => {
  await stopServers(servers);
  rmSync(data, { recursive: true, force: true });
});

for (const picture of PICTURES) {
  test(`docs/${picture.name}.png shows the app`, async ({ browser, request }) => {
    const context = await browser.newContext({
      ...picture.use,
      ...member,
      // Allows the style that is injected for the screenshot.
      bypassCSP: true,
      storageState: { cookies: [], origins: [{ origin: app, localStorage: await signIn(request) }] },
    });
    await context.clock.setFixedTime(NOW);
    const page = await context.newPage();
    await page.goto(app + picture.path);
    // The header loads its notifications last.
    await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).waitFor();
    await picture.act?.(page);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveScreenshot(`${picture.name}.png`);
    await context.close();
  });
}

/** Signs the demo member in under an English name and returns the local storage of the session. */
async function signIn(request: APIRequestContext): Promise<{ name: string; value: string }[]> {
  const login = await request.post(`${api}/auth/login/`, { data: CREDENTIALS, failOnStatusCode: true });
  const { token } = await login.json();
  const profile = await request.patch(`${api}/user/profile/`, {
    headers: { Authorization: `Bearer ${token.access}` },
    data: { name: 'Seoyeon Kim' },
    failOnStatusCode: true,
  });
  return [
    { name: 'user-profile', value: JSON.stringify(await profile.json()) },
    { name: 'auth-token', value: JSON.stringify(token) },
    { name: 'last-login', value: NOW },
  ];
}
