import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { failedCall, prefer } from './failing-calls.ts';
import { expect, test } from './test.ts';
import { browserLocale, named, translations } from './translations.ts';

const w = translations.en;

test.use({ locale: browserLocale.en });

/** Presses End as a reader would. The list grows while rows load, so one press may stop before the end. */
const pressEndUntil = (page: Page, ...targets: readonly Locator[]) =>
  expect(async () => {
    await page.keyboard.press('End');
    for (const target of targets) await expect(target).toBeInViewport({ timeout: 2_000 });
  }).toPass();

test('keeps the filters, sort order and comparison in the URL, so Back and reload restore them', async ({
  page,
}) => {
  await page.goto('/rwa-assets');
  const cards = page.getByRole('feed', { name: w.rwaAssets.feed }).getByRole('article');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '27');
  await page.getByLabel(w.rwa.risk, { exact: true }).selectOption('low');
  await expect(page).toHaveURL(/risk=low/);
  await page.getByLabel(w.rwa.sort, { exact: true }).selectOption('minimum_low');
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^[1-9]$/);
  await page.getByRole('checkbox', { name: w.rwaAssets.featuredOnly }).check();
  await expect(page.getByText(w.lists.noMatch)).toBeVisible();
  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await expect(page).toHaveURL(/risk=low&sort=minimum_low$/);

  const choices = page.getByRole('checkbox', { name: named(w.rwaAssets.compareAsset) });
  for (const index of [0, 1, 2]) await choices.nth(index).check();
  await expect(choices.nth(3)).toBeDisabled();
  await page.reload();
  const tray = page.getByRole('region', { name: w.rwaAssets.compareTray });
  await expect(tray.getByRole('listitem')).toHaveCount(3);
  await expect(choices.first()).toBeChecked();
  await tray
    .getByRole('button', { name: named(w.rwaAssets.compareRemove) })
    .first()
    .click();
  await expect(choices.nth(3)).toBeEnabled();
  await tray.getByRole('button', { name: w.rwaAssets.compareOpen, exact: true }).click();
  const dialog = page.getByRole('dialog');
  // It opens at its start, not at its first link, which is below the figures.
  await expect(dialog.getByRole('heading', { name: w.rwaAssets.compareTitle })).toBeFocused();
  const table = dialog.getByRole('table', { name: w.rwaAssets.compareTitle });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: w.rwa.expectedApy })).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rwa-assets\/ast_/);
  await page.goBack();
  await expect(tray.getByRole('listitem')).toHaveCount(2);
});

test('loads assets while scrolling, retries a failed page and restores the position on Back', async ({
  page,
  tolerate,
}) => {
  tolerate(failedCall);
  await prefer(page, /assets\/\?.*page=3/, 'code=500');
  await page.goto('/rwa-assets');
  const cards = page.getByRole('feed').getByRole('article');
  await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
  // The error of a later page appears in its place, and earlier pages stay.
  const error = page.getByText(w.rwa.loadErrorTitle, { exact: true });
  await pressEndUntil(page, error);
  await page.unroute(/assets\/\?.*page=3/);
  await page.getByRole('main').getByRole('button', { name: w.common.retry }).click();
  await expect(error).toHaveCount(0);
  // The second-to-last page of assets shifts the last one until it has loaded.
  const lastTwoPages = [24, 27].map((position) => page.locator(`[aria-posinset="${position}"]`));
  await pressEndUntil(page, ...lastTwoPages, page.getByText(w.rwaAssets.listEnd));
  await expect(page).toHaveURL(/page=[23]/);
  await expect(page.locator('[aria-posinset="1"]')).toHaveCount(0);

  const last = page.locator('[aria-posinset="27"]').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/page=[23]/);
  const getCardTop = async () => Math.round((await last.boundingBox())?.y ?? Number.NaN);
  const before = await getCardTop();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(async () => Math.abs((await getCardTop()) - before)).toBeLessThan(4);

  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('shows full-size pictures in a dialog, by keyboard, and returns the focus', async ({ page }) => {
  await page.goto('/rwa-assets/ast_2vx6p9rm4t');
  await page.getByRole('figure').getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: w.rwa.pictures });
  const first = await dialog.getByRole('img').getAttribute('src');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('figure').getByRole('button').first()).toBeFocused();
});
