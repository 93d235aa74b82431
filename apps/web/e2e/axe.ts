import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

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
export const COLOR_RULES: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Rules that axe does not run by itself: those of WCAG 2.2, and those that it still tries out. */
const EXTRA_RULES = ['target-size', 'p-as-heading', 'label-content-name-mismatch', 'table-fake-caption'];

/** What axe runs by itself, and the extra rules. */
export const WITH_EXTRA_RULES: RunOptions = {
  rules: Object.fromEntries(EXTRA_RULES.map((rule) => [rule, { enabled: true }])),
};

/** Expects that axe finds nothing on the page, once its code is here and its animations are over. */
export async function expectAccessible(page: Page, options?: RunOptions): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await endOfMovement(page);
  // Its code stays in the page for the next time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (ofRun) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...ofRun });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
  expect(found).toEqual([]);
}
