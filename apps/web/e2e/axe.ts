import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until every fade and movement of the page is over. */
export async function endOfMovement(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A spinner never ends, also one that is kept ready behind a button's words; what is paused waits for somebody.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    return Promise.all(ending.map((one) => one.finished.catch(() => {})));
  });
}

/** Expects that axe finds nothing on the page as it stands, once its fades are over. */
export async function expectAccessible(page: Page): Promise<void> {
  await endOfMovement(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
