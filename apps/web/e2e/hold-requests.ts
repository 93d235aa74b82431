import type { Page } from '@playwright/test';

/** Blocks requests to these URLs until the returned function is called. Default: the app's scripts. */
export async function holdRequests(page: Page, url = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
