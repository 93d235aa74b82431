import type { Page } from '@playwright/test';
import { PALETTES } from '../src/design/palettes/palettes.ts';
import { scales } from '../src/design/scales.ts';
import { expectAccessible, waitForAnimations } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

const demoPages = [
  'design-tokens',
  'styled-system',
  'token-test',
  'accessibility-demo',
  'animation-demo',
] as const;

for (const locale of locales) {
  const w = translations[locale];
  const d = w.demos;
  const main = (page: Page) => page.getByRole('main');

  test.describe(`the demo pages in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale] });

    test('link to each other and fit a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/design-tokens');
      for (const name of demoPages) {
        const links = main(page).getByRole('navigation', { name: d.otherDemos });
        await links.getByRole('link', { name: w.places[name], exact: true }).click();
        await expect(page).toHaveURL(`/${name}`);
        await expect(main(page).getByRole('heading', { level: 1, name: w.places[name] })).toBeVisible();
        await expect(links.locator('[aria-current="page"]')).toHaveText(w.places[name]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, name).toBeLessThanOrEqual(0);
      }
    });

    test('mark gains and losses with a sign and the colors customary in the language', async ({ page }) => {
      await page.goto('/styled-system');
      const { successText, dangerText, blueText } = PALETTES.default.light;
      const [up, down] = locale === 'ko' ? [dangerText, blueText] : [successText, dangerText];
      for (const [change, hex] of [
        ['+4.2%', up],
        ['-1.8%', down],
      ] as const) {
        const rgb = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
        await expect(main(page).getByText(change, { exact: true })).toHaveCSS(
          'color',
          `rgb(${rgb.join(', ')})`,
        );
      }
    });

    test('show every color of the selected theme and every scale of the design tokens', async ({ page }) => {
      await page.goto('/design-tokens');
      await main(page).getByRole('radio', { name: w.theme.names.luxury }).check();
      await main(page).getByRole('radio', { name: d.modes.dark }).check();
      await expect(page).toHaveURL('/design-tokens?theme=luxury&mode=dark');
      for (const [name, hex] of Object.entries(PALETTES.luxury.dark)) {
        const colour = main(page)
          .locator('#colors li')
          .filter({ has: page.getByText(name, { exact: true }) });
        await expect(colour).toContainText(hex);
      }
      for (const [name, scale] of Object.entries(scales)) {
        const list = main(page).locator('#scales dl').nth(Object.keys(scales).indexOf(name));
        await expect(list.locator('dt')).toHaveCount(Object.keys(scale).length);
      }
      await expectAccessible(page);
    });

    test('show the interactive primitives of the styled system', async ({ page }) => {
      await page.goto('/styled-system');
      const busy = main(page).getByRole('button', { name: d.toggleBusy });
      await expect(main(page).locator('button[aria-busy="true"]')).toHaveCount(4);
      await busy.click();
      await expect(main(page).locator('button[aria-busy="true"]')).toHaveCount(0);
      await main(page).getByRole('button', { name: d.openDialog }).click();
      await page.keyboard.press('Escape');
      await expect(main(page).getByRole('button', { name: d.openDialog })).toBeFocused();
      await expect(main(page).getByLabel(d.amount, { exact: true })).toHaveValue('1,250.5');
      await main(page).getByRole('button', { name: w.common.retry }).click();
      await expect(main(page).getByText(d.tried.replace(/\{.*?\}/, '1'))).toBeVisible();
      await expectAccessible(page);
    });

    test('validate token amounts and addresses, and show balances to members only', async ({
      page,
      request,
    }) => {
      await page.goto('/token-test');
      await expect(main(page).getByText(d.loginForBalances)).toBeVisible();
      const amount = main(page).getByLabel(d.amount, { exact: true });
      for (const [typed, code] of [
        ['0', 'amount_not_positive'],
        ['1000001', 'amount_too_large'],
        ['0.123456789', 'amount_too_many_decimals'],
        ['abc', 'amount_invalid'],
      ] as const) {
        await amount.fill(typed);
        await expect(main(page).getByText(code, { exact: true })).toBeVisible();
      }
      await amount.fill('1234.5');
      await expect(main(page).getByText('**** GLIB')).toBeVisible();
      await main(page).getByLabel(d.address, { exact: true }).fill('not an address');
      await expect(main(page).getByText(w.validation.wallet_address_invalid)).toBeVisible();
      await main(page)
        .getByLabel(d.address, { exact: true })
        .fill(' 6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ ');
      await expect(main(page).getByText('6TAA…8cyQ')).toBeVisible();
      await expect(main(page).getByText(d.walletLogEmpty)).toBeVisible();
      await expectAccessible(page);
      await signInAs(page, await newMember(request), '/token-test');
      await expect(main(page).getByRole('table', { name: d.balances }).getByRole('row')).toHaveCount(5);
    });

    test('return the focus when a dialog closes, and announce form errors', async ({ page }) => {
      await page.goto('/accessibility-demo');
      await main(page).getByRole('button', { name: d.openDialog }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(main(page).getByText(d.focusReturned)).toBeVisible();
      await expect(main(page).getByRole('button', { name: d.openDialog })).toBeFocused();
      await main(page).getByRole('button', { name: d.checkForm }).click();
      await expect(main(page).getByLabel(d.name, { exact: true })).toBeFocused();
      await expect(main(page).getByText(w.validation.name_required)).toBeVisible();
      await main(page).getByRole('button', { name: d.announce }).click();
      await expect(main(page).getByText(d.announced.replace(/\{.*?\}/, '1'))).toBeVisible();
      const motion = main(page).getByText('prefers-reduced-motion: reduce', { exact: true }).locator('..');
      await expect(motion).toContainText(d.on);
      await expectAccessible(page);
    });

    test('replay animations and disable them with reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/animation-demo');
      await expect(main(page).getByText(d.motionFull)).toBeVisible();
      const bar = main(page).getByRole('progressbar');
      await expect(bar).toHaveAttribute('value', '25');
      await main(page).getByRole('button', { name: d.play }).click();
      await expect(bar).toHaveAttribute('value', '60');
      await expect(main(page).getByText(d.modes.dark, { exact: true })).toBeVisible();
      await main(page).getByRole('button', { name: d.showNotice }).click();
      await expect(page.getByRole('status').getByText(d.sample)).toBeVisible();
      await waitForAnimations(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(main(page).getByText(d.motionReduced)).toBeVisible();
      await main(page).getByRole('button', { name: d.play }).click();
      const longest = await page.evaluate(() =>
        Math.max(
          0,
          ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)),
        ),
      );
      expect(longest).toBeLessThanOrEqual(1);
      await expectAccessible(page);
    });
  });
}
