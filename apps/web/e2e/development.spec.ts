// Runs on `npm start`, because the development server serves other code than the build, and React's Strict Mode runs
// effects twice there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getFreePort } from '../../../scripts/servers.ts';
import { newMember } from './member.ts';
import { submitLogin } from './member-steps.ts';
import { test as base, expect, type ProjectOptions } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const launcher = path.join(import.meta.dirname, '../../../scripts/run.mjs');
/** A generous timeout that only catches hangs. */
const START_TIMEOUT_MS = 300_000;
const t = translations.en;
const assetPath = '/rwa-assets/ast_2vx6p9rm4t';

/** Starts `npm start` on free ports. Its data and Vite's cache are in a temporary folder. */
const test = base.extend<object, ProjectOptions & { developmentApp: string }>({
  developmentApp: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'gli-development-'));
      const app = await getFreePort();
      const ports = ['--port', String(app), '--api-port', String(await getFreePort())];
      const server = spawn(
        process.execPath,
        [launcher, 'start', ...ports, '--data', path.join(folder, 'data')],
        {
          env: { ...process.env, GLI_VITE_CACHE: path.join(folder, 'vite'), DATABASE_URL: undefined },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const ended = once(server, 'exit');
      let output = '';
      const started = new Promise<void>((resolve) => {
        server.stdout.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          // Printed once the app and the sandbox respond.
          if (output.includes('Ctrl-C stops both.')) resolve();
        });
      });
      await Promise.race([
        started,
        ended.then(() => Promise.reject(new Error(`npm start ended before it responded.\n${output}`))),
      ]);
      await use(`http://127.0.0.1:${app}`);
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ developmentApp }, use) => use(developmentApp),
});

// Runs all tests in one worker, so that the servers start only once.
test.describe.configure({ mode: 'default' });
test.use({ locale: browserLocale.en });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opens the menu at the first press', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: t.shell.openMenu }).tap();
    const menu = page.getByRole('dialog', { name: t.shell.mainNavigation });
    await menu.getByRole('link', { name: t.places.business }).tap();
    await expect(page).toHaveURL('/business');
    await expect(menu).toBeHidden();
  });
});

test('opens dialogs and a guide after a login', async ({ page, request }) => {
  const member = await newMember(request);
  await page.goto(`/login?redirect=${encodeURIComponent(assetPath)}`);
  await submitLogin(page, t, member);
  await page.getByLabel(t.invest.amount, { exact: true }).fill('50');
  await page.getByRole('button', { name: t.invest.submit }).click();
  const confirmation = page.getByRole('dialog', { name: t.invest.confirmTitle });
  await expect(confirmation.getByRole('checkbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeHidden();
  // The closed dialog has gone back in the history, which would end a navigation that starts before.
  await page.waitForFunction(() => !history.state?.layers);

  await page.goto('/conversion?guide=conversion&step=1');
  const guide = page.getByRole('dialog', { name: t.walkthrough.steps.conversionPair.title });
  await guide.getByRole('button', { name: t.walkthrough.next, exact: true }).click();
  await expect(page).toHaveURL('/conversion?guide=conversion&step=2');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/conversion');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('shows a visitor an asset in the chosen language', async ({ page }) => {
  await page.goto('/rwa-assets');
  await page.getByRole('link', { name: 'Gangneung Pine Villas' }).click();
  await expect(page).toHaveURL(assetPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Gangneung Pine Villas' })).toBeVisible();
  await page.getByRole('radio', { name: t.shell.korean }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('heading', { level: 1, name: /\p{Script=Hangul}/u })).toBeVisible();
});
