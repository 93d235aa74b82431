import type { Page } from '@playwright/test';

/** Sends the `Prefer` header (`code=500`, `example=…`, `wait=…`), which selects the server's response. */
export async function prefer(page: Page, call: string | RegExp, response: string): Promise<void> {
  await page.route(call, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: response } }),
  );
}

/** Lets a call take effect on the server but drops its responses until `restore` is called. */
export async function loseResponse(page: Page, call: string) {
  const keys: (string | undefined)[] = [];
  let isLost = true;
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return {
    /** Idempotency key of each request, including those after `restore`. */
    keys,
    restore: () => {
      isLost = false;
    },
  };
}

/** Matches console messages of calls that fail intentionally. */
export const failedCall = /Failed to load resource|net::ERR_/;
