import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/** Waits until no animation of the page runs. */
export async function endOfMovement(page: Page): Promise<void> {
  // Asked again and again: an animation that is paused or removed while it is waited for never tells that it is over.
  await page.waitForFunction(() =>
    document.getAnimations().every(
      // A spinner never ends, also a hidden one behind a button's label; a paused animation waits for somebody.
      ({ effect, playState }) =>
        playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime),
    ),
  );
}

/** The rules of axe that look at colors: all that a change of the color mode can break. */
export const COLOR_RULES: Options = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Rules that axe does not run by itself: those of WCAG 2.2, and those that it still tries out. */
const EXTRA_RULES = ['target-size', 'p-as-heading', 'label-content-name-mismatch', 'table-fake-caption'];

/** What axe runs by itself, and the extra rules. */
export const WITH_EXTRA_RULES: Options = {
  rules: Object.fromEntries(EXTRA_RULES.map((rule) => [rule, { enabled: true }])),
};

/** Expects that axe finds nothing on the page, once its code is here and its animations are over. */
export async function expectAccessible(page: Page, options?: Options): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await endOfMovement(page);
  // Without frames of other origins, axe needs no second page to put results together; no one reads what passed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...options });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
