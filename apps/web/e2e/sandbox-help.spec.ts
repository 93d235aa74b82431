import type { Page } from '@playwright/test';
import { guides } from '../src/features/help/guides/guides.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const w = translations.en;
const { walkthrough: guide, helpPanel: panelTranslations } = w;
const card = (page: Page) => page.getByRole('dialog');
const spot = (page: Page) => page.getByTestId('guide-spot');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const openPanel = async (page: Page, tab: 'help' | 'guide' | 'chat') => {
  const panel = page.getByRole('complementary', { name: panelTranslations.title });
  await panel
    .getByRole('button', { name: filled(panelTranslations.openTab, { tab: panelTranslations[tab] }) })
    .click();
  return panel;
};

/** Asserts that the spotlight surrounds the first visible target of a step. */
async function expectPointedAt(page: Page, targets: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const light = await spot(page).boundingBox();
      const boxes = await Promise.all(
        targets.map((target) =>
          page
            .locator(target)
            .first()
            .boundingBox({ timeout: 500 })
            .catch(() => null),
        ),
      );
      const box = boxes.find((one) => one !== null);
      if (!light || !box) return 'nothing to point at';
      const isAround =
        Math.abs(light.x - Math.max(0, box.x - 6)) < 2 && Math.abs(light.y - Math.max(0, box.y - 6)) < 2;
      return isAround ? 'there' : `light ${JSON.stringify(light)}, target ${JSON.stringify(box)}`;
    })
    .toBe('there');
}

test.use({ locale: browserLocale.en });

test('explains a conversion across pages, highlights the form, traps the focus and can be restarted', async ({
  page,
}) => {
  await page.goto('/help-center');
  const panel = await openPanel(page, 'guide');
  for (const { id, steps, minutes } of guides) {
    await expect(
      panel.getByText(filled(guide.duration, { steps: `${steps.length}`, minutes: `${minutes}` })),
    ).toBeVisible();
    await expect(panel.getByRole('link', { name: guide.names[id].title })).toBeVisible();
  }
  await panel.getByRole('link', { name: new RegExp(guide.names.conversion.title) }).click();
  await expect(page).toHaveURL('/conversion?guide=conversion&step=1');
  const { steps } = guides.find(({ id }) => id === 'conversion') ?? { steps: [] };
  for (const [index, step] of steps.entries()) {
    await expect(card(page).getByRole('heading', { name: guide.steps[step.id].title })).toBeVisible();
    await expect(card(page).getByRole('progressbar')).toHaveAttribute('value', String(index + 1));
    await expectPointedAt(page, step.targets);
    if (index === 0) {
      await expect(button(page, guide.previous)).toBeDisabled();
      await expectAccessible(page);
      for (let tab = 0; tab < 5; tab += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body && focused?.closest('dialog') === null;
        });
        expect(isOutside).toBe(false);
      }
    }
    if (index === 1) {
      await button(page, guide.previous).click();
      await expect(button(page, guide.next)).toBeFocused();
      await button(page, guide.next).click();
    }
    if (index < steps.length - 1) await button(page, guide.next).click();
  }
  await button(page, guide.finish).click();
  await expect(page).toHaveURL('/conversion?tab=history');
  await expect(card(page)).toHaveCount(0);
  await panel.getByRole('link', { name: new RegExp(guide.names.conversion.title) }).click();
  await expect(button(page, guide.previous)).toBeDisabled();
});

test('closes on Escape and returns the focus to the start button', async ({ page }) => {
  await page.goto('/help-center?category=wallet');
  const start = page.getByRole('main').getByRole('link', { name: new RegExp(guide.names.wallet.title) });
  // The prerendered link has no query, so this also waits for hydration.
  await expect(start).toHaveAttribute('href', /category=wallet/);
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { name: guide.steps.walletAccount.title })).toBeVisible();
  await expectPointedAt(page, ['header a[href="/login"]']);
  await button(page, guide.next).click();
  await expectPointedAt(page, ['[data-guide="wallet"]']);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page).toHaveURL('/help-center?category=wallet');
  await expect(start).toBeFocused();
});
