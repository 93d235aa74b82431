// node scripts/screenshots.ts: builds the app and writes the pictures of README.md to docs/.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { requireChromium } from '../packages/testkit/src/browsers.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';
import { sandboxServer } from './sandbox.ts';
import { getFreePort, startServers, stopServers } from './servers.ts';

/** Time of the sandbox and of the browser. The demo data is relative to it. */
const NOW = '2026-11-23T10:00:00+09:00';
const CREDENTIALS = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
const member = { locale: 'en-US', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' } as const;
const desktop = { viewport: { width: 1280, height: 840 } };
const phone = { viewport: { width: 390, height: 840 }, isMobile: true, hasTouch: true };

type Picture = { file: string; path: string; use: BrowserContextOptions; act?(page: Page): Promise<void> };
const PICTURES: readonly Picture[] = [
  {
    file: 'docs/asset.png',
    path: '/rwa-assets/ast_5gw8n2kd7q',
    use: { ...desktop, colorScheme: 'dark' },
    async act(page) {
      await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('2500');
      await page.getByText('Checking with the server').waitFor({ state: 'detached' });
    },
  },
  { file: 'docs/assets-phone.png', path: '/rwa-assets', use: phone },
  { file: 'docs/home.png', path: '/home', use: desktop },
];

const web = path.join(root, 'apps/web');
const vite = path.join(web, 'node_modules/vite/bin/vite.js');
if (!runProgram(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web })) process.exit(1);

const data = mkdtempSync(path.join(tmpdir(), 'gli-screenshots-'));
const [apiPort, appPort] = [await getFreePort(), await getFreePort()];
const api = `http://127.0.0.1:${apiPort}/api`;
const app = `http://127.0.0.1:${appPort}`;
const servers = await startServers([
  { ...sandboxServer(apiPort, data, ['--clock', NOW]), echo: false },
  {
    name: 'The app',
    url: app,
    cwd: web,
    args: [vite, 'preview', '--host', '127.0.0.1', '--port', String(appPort), '--strictPort'],
    env: { GLI_API_URL: api },
  },
]);
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
try {
  const { request } = await browser.newContext({ baseURL: `${api}/` });
  const login = await request.post('auth/login/', { data: CREDENTIALS, failOnStatusCode: true });
  const { token } = await login.json();
  const profile = await request.patch('user/profile/', {
    headers: { Authorization: `Bearer ${token.access}` },
    data: { name: 'Seoyeon Kim' },
    failOnStatusCode: true,
  });
  const user = await profile.json();
  const localStorage = [
    { name: 'user-profile', value: JSON.stringify(user) },
    { name: 'auth-token', value: JSON.stringify(token) },
    { name: 'last-login', value: NOW },
  ];
  for (const picture of PICTURES) await takePicture(picture, localStorage);
} finally {
  await browser.close();
  await stopServers(servers);
  rmSync(data, { recursive: true, force: true });
}

async function takePicture(picture: Picture, localStorage: { name: string; value: string }[]): Promise<void> {
  const context = await browser.newContext({
    ...picture.use,
    ...member,
    // Allows the style that is injected for the screenshot.
    bypassCSP: true,
    storageState: { cookies: [], origins: [{ origin: app, localStorage }] },
  });
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  await page.goto(app + picture.path);
  // The header loads its notifications last.
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).waitFor();
  await picture.act?.(page);
  await page.waitForLoadState('networkidle');
  const { length } = await page.screenshot({
    path: path.join(root, picture.file),
    // A screenshot has no scrollbar, so its column would be empty.
    style: 'html { scrollbar-gutter: auto !important }',
  });
  console.log(`${picture.file}: ${Math.round(length / 1000)} kB`);
  await context.close();
}
