import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { failedCall, prefer } from './failing-calls.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, named, translations } from './translations.ts';

const villas = { id: 'ast_2vx6p9rm4t', ko: '강릉 솔향 빌라', en: 'Gangneung Pine Villas' };
const closed = [
  { id: 'ast_9nk5w2cs8v', reason: 'closedPending' },
  { id: 'ast_4yd9r6hk1s', reason: 'closedPaused' },
  { id: 'ast_1qs8h3tf5w', reason: 'closedCompleted' },
] as const;

/** Presses End as a reader would. The list grows while rows load, so one press may stop before the end. */
const pressEndUntil = (page: Page, ...targets: readonly Locator[]) =>
  expect(async () => {
    await page.keyboard.press('End');
    for (const target of targets) await expect(target).toBeInViewport({ timeout: 2_000 });
  }).toPass();

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`the asset list in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('keeps the filters, sort order and comparison in the URL, so Back and reload restore them', {
      tag: '@smoke',
    }, async ({ page }) => {
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
      const table = page.getByRole('dialog').getByRole('table', { name: w.rwaAssets.compareTitle });
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(table.getByRole('rowheader', { name: w.rwa.expectedApy })).toBeVisible();
      await expectAccessible(page);
      await table.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/rwa-assets\/ast_/);
      await page.goBack();
      await expect(tray.getByRole('listitem')).toHaveCount(2);
    });

    test('loads assets while scrolling and restores the scroll position on Back', async ({ page }) => {
      await page.goto('/rwa-assets');
      const cards = page.getByRole('feed').getByRole('article');
      await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
      await expectAccessible(page);
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

    test('shows an error and a retry button for an empty page of a list that has assets', async ({
      page,
    }) => {
      await page.route('**/api/v1/rwa/assets/?**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), results: [] } });
      });
      await page.goto('/rwa-assets');
      await expect(page.getByText(w.rwa.loadErrorTitle, { exact: true }).first()).toBeVisible();
      await page.unroute('**/api/v1/rwa/assets/?**');
      await page.getByRole('main').getByRole('button', { name: w.common.retry }).first().click();
      await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    });

    test('shows an inline error if data fails to load, and retries on click', async ({ page, tolerate }) => {
      tolerate(failedCall);
      await prefer(page, '**/api/v1/rwa/assets/?**', 'code=500');
      await page.goto('/rwa-assets');
      if (locale === 'en') expect(w.rwa.loadErrorTitle).toBe('Unable to load data');
      await expect(page.getByText(w.rwa.loadErrorTitle, { exact: true })).toBeVisible();
      await expect(page.getByText(w.errors.server)).toBeVisible();
      await page.unroute('**/api/v1/rwa/assets/?**');
      await page.getByRole('main').getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('article').first()).toBeVisible();

      // If a later page fails, its error appears inline, and earlier rows stay.
      await prefer(page, /assets\/\?.*page=3/, 'code=500');
      await pressEndUntil(page, page.getByText(w.rwa.loadErrorTitle, { exact: true }));
      await page.unroute(/assets\/\?.*page=3/);
      await page.getByRole('main').getByRole('button', { name: w.common.retry }).click();
      await expect(page.locator('[aria-posinset="27"]')).toBeVisible();
    });
  });

  test.describe(`an asset in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('shows full-size pictures, location, risk and similar assets', async ({ page, tolerate }) => {
      tolerate(failedCall);
      await prefer(page, '**/by_category/**', 'code=500');
      await page.goto(`/rwa-assets/${villas.id}`);
      await expect(page.getByRole('heading', { level: 1, name: villas[locale] })).toBeVisible();
      await page.getByRole('figure').getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: w.rwa.pictures });
      const first = await dialog.getByRole('img').getAttribute('src');
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first ?? '');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('figure').getByRole('button').first()).toBeFocused();
      await expect(page.getByText(w.rwaAsset.riskMeaning.low)).toBeVisible();
      await expect(page.getByRole('img', { name: named(w.rwaAsset.map) })).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const main = page.getByRole('main');
      await expect(main.getByText(w.errors.loadData)).toBeVisible();
      await page.unroute('**/by_category/**');
      await main.getByRole('button', { name: w.common.retry }).click();
      for (const title of [w.rwaAsset.similar, w.rwaAsset.sameRisk]) {
        const cards = main.getByRole('region', { name: title }).getByRole('article');
        await expect(cards, title).toHaveCount(3);
        await expect(cards.getByRole('link', { name: villas[locale] })).toHaveCount(0);
      }
      await main.getByRole('link', { name: filled(w.rwaAsset.sameRiskAll, w.terms.risk.low) }).click();
      await expect(page).toHaveURL('/rwa-assets?risk=low');
      await page.goBack();
      await expectAccessible(page);
    });

    test('explains why it is not available, and offers a retry if it fails to load', async ({
      page,
      tolerate,
    }) => {
      tolerate(failedCall);
      for (const { id, reason } of closed) {
        await page.goto(`/rwa-assets/${id}`);
        await expect(page.getByText(w.invest[reason])).toBeVisible();
        await expect(page.getByLabel(w.invest.amount, { exact: true })).toHaveCount(0);
      }
      await page.goto('/rwa-assets/ast_0000000000');
      await expect(page.getByText(w.rwa.assetMissingTitle)).toBeVisible();
      const detail = `**/api/v1/rwa/assets/${villas.id}/`;
      await prefer(page, detail, 'code=500');
      await page.goto(`/rwa-assets/${villas.id}`);
      await expect(page.getByText(w.rwa.loadErrorTitle, { exact: true })).toBeVisible();
      await page.unroute(detail);
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('heading', { level: 1, name: villas[locale] })).toBeVisible();
    });
  });
}
