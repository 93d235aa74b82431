import { routeBranch, type SandboxBranch } from '@gli/testkit';
import { test as base, expect, type Page } from '@playwright/test';

/** Options of a project in playwright.config.ts. */
export type ProjectOptions = {
  /** API base URL of the project's sandbox. Requests to it bypass the app. */
  sandboxApi: string;
};

/**
 * Fails a test on problems that are not visible: a script error, an error or warning in the console, or a violation of
 * the content security policy. A test that provokes one uses `page.on('console', …)` and `tolerate(/…/)`.
 */
export const test = base.extend<{ tolerate: (message: RegExp) => void }, ProjectOptions>({
  sandboxApi: ['', { option: true, scope: 'worker' }],
  tolerate: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const tolerated: RegExp[] = [
        /^Service Worker registration blocked by Playwright/,
        // The app reads settings.json early, but on a busy machine it may start seconds after the load event.
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
      // Problems after this point are caused by removing the routes, not by the test.
      const left = problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
      // Otherwise, a page that polls may send a request after the test has ended, which would fail the whole run.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      expect(left, 'errors and warnings of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that change shared data, such as stock, funding or the platform's rules. Each runs on its own branch of the
 * sandbox. Send the test's own requests with `request`, because requests from `page` and `context` miss the branch.
 */
export const testOnBranch = test.extend<{ branch: SandboxBranch }>({
  branch: [
    async ({ context, sandboxApi }, use) => {
      const branch = await routeBranch(context, { apiUrl: sandboxApi });
      await use(branch);
      // A page that is still polling would request objects of the branch from the main state.
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
 * Makes `goto` and `reload` wait for the app, because clicks before hydration have no effect. Tests of the page before
 * hydration pass `waitUntil: 'commit'`.
 */
function waitForHydration(page: Page): void {
  // In some tests, the app never starts.
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

/** Waits until the app has hydrated a prerendered page and reacts to keyboard and mouse. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('#root:not([data-prerendered])').waitFor();

/** Opens `/` and waits for the app. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
}

export { expect };
