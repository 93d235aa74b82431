import { routeBranch, type SandboxBranch } from '@gli/testkit';
import { test as base, expect, type Page } from '@playwright/test';

/** Options of a project in playwright.config.ts. */
export type ProjectOptions = {
  /** Base of the API of the project's sandbox, without the app before it. */
  sandboxApi: string;
};

/**
 * Fails a test on invisible problems: a script error, an error or warning in the console, or a violation of the content
 * security policy. A test that provokes one expects it with its own `page.on('console', …)` and `tolerate(/…/)`.
 */
export const test = base.extend<{ tolerate: (message: RegExp) => void }, ProjectOptions>({
  sandboxApi: ['', { option: true, scope: 'worker' }],
  tolerate: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const tolerated: RegExp[] = [
        /^Service Worker registration blocked by Playwright/,
        // The app reads it first, but a busy machine or a test may start the app seconds after the page's load event.
        /settings\.json was preloaded using link preload but not used within a few seconds/,
      ];
      context.on('weberror', (error) =>
        problems.push(`error: ${error.error().message} (${error.page()?.url()})`),
      );
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const { url } = message.location();
        problems.push(url === '' ? message.text() : `${message.text()} (${url})`);
      });
      context.on('page', waitForHydration);
      await use((message) => tolerated.push(message));
      // Later problems come from removing the routes, not from the test.
      const left = problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
      // Otherwise, a request of a polling page would be handled after the test's end, which fails the whole run.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      expect(left, 'errors and warnings of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Tests that change shared data, such as stock, funding or the platform's rules. Each works on its own branch of the
 * sandbox. Send a test's own requests with `request`: requests of `page` and `context` miss the branch.
 */
export const testOnBranch = test.extend<{ branch: SandboxBranch }>({
  branch: [
    async ({ context, sandboxApi }, use) => {
      const branch = await routeBranch(context, { apiUrl: sandboxApi });
      await use(branch);
      // A page that still refreshes would ask the main state for objects of the branch.
      for (const page of context.pages()) await page.close();
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

/**
 * Makes `goto` and `reload` wait for the app, because presses before hydration have no effect. A test of the page
 * before hydration passes `waitUntil: 'commit'`.
 */
function waitForHydration(page: Page): void {
  // The app of some tests never starts.
  const wait = () => page.locator('#root[data-prerendered]').waitFor({ state: 'detached', timeout: 5_000 });
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await wait().catch(() => {});
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await wait().catch(() => {});
    return response;
  };
}

/** Waits until the app has hydrated a prerendered page: then it reacts to keys and the mouse. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('#root:not([data-prerendered])').waitFor();

/** Opens `/` and waits for the app. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
}

export { expect };
