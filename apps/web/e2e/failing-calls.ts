import type { Page } from '@playwright/test';

/** Makes the server answer a call the way the `Prefer` header asks for: `code=500`, `example=…`, `wait=…`. */
export async function prefer(page: Page, call: string | RegExp, response: string): Promise<void> {
  await page.route(call, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: response } }),
  );
}

/** Lets a call have its effect and loses the answer; gives the idempotency keys that it was sent under. */
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

/** What the browser writes into its console about calls that fail on purpose. */
export const failedCall = /Failed to load resource|net::ERR_/;
