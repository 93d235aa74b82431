import type { Page, Route } from '@playwright/test';

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32), so that failures can be reproduced. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A position in a response: the containing object or list, and one of its keys. */
type Place = { parent: Record<string, unknown>; key: string; path: string };

/** Lists every position in a response. The first entry of a list represents the others. */
function listPaths(value: unknown, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return keys.flatMap((key) => [
    { parent, key, path: `${path}/${key}` },
    ...listPaths(parent[key], `${path}/${key}`),
  ]);
}

/**
 * Changes one position in a response: removes it, sets it to null or changes its type. Returns a description.
 */
function change(answer: unknown, random: () => number): string {
  const places = listPaths(answer);
  const place = places[Math.floor(random() * places.length)];
  if (!place) return 'nothing';
  const { parent, key, path } = place;
  const kind = Math.floor(random() * 3);
  if (kind === 0) {
    delete parent[key];
    return `${path} is gone`;
  }
  parent[key] = kind === 1 ? null : ofAnotherType(parent[key]);
  return `${path} is ${JSON.stringify(parent[key])}`;
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  if (Array.isArray(value)) return { 0: 'not a list' };
  return typeof value === 'object' && value !== null ? ['not an object'] : 'not a number';
}

/**
 * Changes every successful read while `round` is set, at one position that depends on the round and the URL. Each
 * response is fetched from the server only once.
 */
export async function mutateResponses(page: Page) {
  const answers = new Map<string, string>();
  const odd: { round: number | null; changes: string[] } = { round: null, changes: [] };
  await page.route('**/api/**', async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.continue();
    const url = new URL(request.url());
    const address = url.pathname + url.search;
    let body = answers.get(address);
    if (body === undefined) {
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      body = await response.text();
      answers.set(address, body);
    }
    if (odd.round !== null) {
      const answer: unknown = JSON.parse(body);
      const seed = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, odd.round);
      odd.changes.push(`${address}: ${change(answer, seeded(seed))}`);
      body = JSON.stringify(answer);
    }
    return route.fulfill({ contentType: 'application/json', body });
  });
  return odd;
}
