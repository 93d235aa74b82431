import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const w = translations.en;
test.use({ locale: browserLocale.en });

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page);
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await hydrated(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

test('keeps text, headings and invitation codes while the scripts of a page load and run', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  for (const { path, label } of [
    { path: '/signup?ref=SEOYEON26', label: w.signup.name },
    { path: '/help-center?category=wallet', label: w.helpCenter.message },
    { path: '/?from=newsletter', label: null },
  ]) {
    await test.step(path, async () => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const start = await openWithoutScripts(page, path);
      const main = page.getByRole('main');
      const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
      const field = label === null ? null : main.getByLabel(label, { exact: true });
      await field?.pressSequentially('typed-before');
      const started = start();
      // Keeps typing while the scripts run.
      await field?.pressSequentially('-and-during-start', { delay: 40 });
      await started;
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      if (field) await expect(field).toHaveValue('typed-before-and-during-start');
      if (path.startsWith('/signup'))
        await expect(page.getByLabel(w.signup.referralCode)).toHaveValue('SEOYEON26');
      // The page was hydrated, not rendered again.
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      expect(page.url()).toContain(path);
    });
  }
});

test('keeps the text, focus and caret of a login typed before hydration, and submits it', async ({
  page,
}) => {
  const start = await openWithoutScripts(page, '/login?redirect=%2Forders');
  const sent = page.waitForRequest('**/api/auth/login/');
  await page.getByLabel(w.login.email).fill('seoyeon.kim@example.com');
  const password = page.getByRole('textbox', { name: w.login.password });
  await password.pressSequentially('pineville-1118');
  for (let step = 0; step < '-1118'.length; step++) await password.press('ArrowLeft');
  await start();
  await page.keyboard.type('-sun');
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('pineville-sun-1118');
  expect(page.url()).toMatch(/\/login\?redirect=%2Forders$/);
  await password.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    username: 'seoyeon.kim@example.com',
    password: 'pineville-sun-1118',
  });
});

test('keeps the typed text and the heading on a host that uses another blockchain network', async ({
  page,
}) => {
  await page.route('**/settings.json', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, network: 'testnet' } });
  });
  const start = await openWithoutScripts(page, '/login');
  const main = page.getByRole('main');
  const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
  await main.getByLabel(w.login.email, { exact: true }).fill('typed-before@example.com');
  await start();
  await expect(main.getByLabel(w.login.email, { exact: true })).toHaveValue('typed-before@example.com');
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});
