import type { Page } from '@playwright/test';

/** Sends the `Prefer` header (`code=500`, `example=…`, `wait=…`), which selects the server's response. */
export async function prefer(page: Page, call: string | RegExp, response: string): Promise<void> {
  await page.route(call, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: response } }),
  );
}

/** Lets a call take effect but drops its response. Returns the idempotency keys of its requests. */
export async function loseResponse(page: Page, call: string): Promise<Set<string | undefined>> {
  const keys = new Set<string | undefined>();
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    return route.abort('connectionreset');
  });
  return keys;
}

/** Console messages of intentionally failed calls. */
export const failedCall = /Failed to load resource|net::ERR_/;
