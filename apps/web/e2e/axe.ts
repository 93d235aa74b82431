import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Waits until all of the page's animations have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  // Polls, because an animation that is paused or removed while awaited never settles.
  await page.waitForFunction(() =>
    document.getAnimations().every(
      // Ignores spinners, which never end and may be hidden behind a button's label, and paused animations.
      ({ effect, playState }) =>
        playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime),
    ),
  );
}

/** WCAG 2.2 and experimental rules that axe disables by default. */
const EXTRA_RULES = ['target-size', 'p-as-heading', 'label-content-name-mismatch', 'table-fake-caption'];

/** Axe's default rules and the extra rules. */
export const WITH_EXTRA_RULES: RunOptions = {
  rules: Object.fromEntries(EXTRA_RULES.map((rule) => [rule, { enabled: true }])),
};

/** Asserts that axe finds no violations once the page's code has loaded and its animations have ended. */
export async function expectAccessible(page: Page, options?: RunOptions): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await waitForAnimations(page);
  // axe's code stays in the page for the next check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (ofRun) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...ofRun });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
  expect(found).toEqual([]);
}
