import { test as base, expect, type Page } from '@playwright/test';

/**
 * Fails a test that leaves behind what a member would never see but must not happen: a script's error, an error or
 * warning in the console, something that the content security policy refused. A test that provokes one expects it by
 * `page.on('console', …)` of its own and `tolerate(/…/)`.
 */
export const test = base.extend<{ tolerate: (message: RegExp) => void }>({
  tolerate: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const tolerated: RegExp[] = [/^Service Worker registration blocked by Playwright$/];
      context.on('weberror', (error) => problems.push(`error: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      await use((message) => tolerated.push(message));
      const left = problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
      expect(left, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens `/`, which is drawn ahead, and waits until the program has taken it over: it hears keys and the mouse then. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#root:not([data-drawn=ko]):not([data-drawn=en])').waitFor();
}

export { expect };
