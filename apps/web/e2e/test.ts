import { test as base, expect } from '@playwright/test';

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

export { expect };
