import { routeBranch, type SandboxBranch } from '@gli/testkit';
import { test as base, expect, type Page } from '@playwright/test';

/** Options of a project in playwright.config.ts. */
export type ProjectOptions = {
  /** Base of the API of the project's sandbox, without the app before it. */
  sandboxApi: string;
};

/**
 * Fails a test that causes what a member would not see but must not happen: a script error, an error or warning in the
 * console, a violation of the content security policy. A test that provokes one expects it with its own
 * `page.on('console', …)` and `tolerate(/…/)`.
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
      // A request of a page that still polls would be answered after the test's end, which fails the whole run.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      const left = problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
      expect(left, 'errors and warnings of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For what changes the platform for everyone, its rules, say: each journey works on a branch of the sandbox, so they run
 * beside others, and meet the demo data as they were.
 */
export const testOnBranch = test.extend<ProjectOptions & { branch: SandboxBranch }>({
  sandboxApi: ['', { option: true }],
  branch: [
    async ({ context, sandboxApi }, use) => {
      const branch = await routeBranch(context, { apiUrl: sandboxApi });
      await use(branch);
      await branch.remove();
    },
    { auto: true },
  ],
  request: async ({ branch, playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { ...branch.headers },
    });
    await use(request);
    await request.dispose();
  },
});

/** Waits until the app has hydrated a prerendered page: then it reacts to keys and the mouse. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('#root:not([data-prerendered=ko]):not([data-prerendered=en])').waitFor();

/** Opens `/` and waits for the app. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
}

export { expect };
