import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe finds on the page as it is: a line for each broken rule, with the elements that break it. */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async (given) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      const { violations } = await run(document, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    // No one reads what passed.
    { resultTypes: ['violations' as const], ...options },
  );
}
