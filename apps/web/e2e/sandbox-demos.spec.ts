import { PALETTES } from '@gli/ui';
import type { Page } from '@playwright/test';
import { waitForAnimations } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const { demos: d, shell } = translations.en;
const main = (page: Page) => page.getByRole('main');

test.use({ locale: browserLocale.en, colorScheme: 'light' });

test('marks gains and losses with the colors customary in each language', async ({ page }) => {
  await page.goto('/styled-system');
  const { successText, dangerText, blueText } = PALETTES.default.light;
  const expectColor = (change: string, hex: string) => {
    const rgb = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    return expect(main(page).getByText(change, { exact: true })).toHaveCSS('color', `rgb(${rgb.join(', ')})`);
  };
  await expectColor('+4.2%', successText);
  await expectColor('−1.8%', dangerText);
  await page.getByRole('radio', { name: shell.korean }).check();
  await expectColor('+4.2%', dangerText);
  await expectColor('−1.8%', blueText);
});

test('replays animations and disables them with reduced motion', async ({ page }) => {
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
});
