/** Returns a seeded generator of numbers from 0 to 1 (mulberry32), so that failures can be reproduced. */
function seeded(seed: number): () => number {
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
function listPlaces(value: unknown, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return keys.flatMap((key) => [
    { parent, key, path: `${path}/${key}` },
    ...listPlaces(parent[key], `${path}/${key}`),
  ]);
}

function toOtherType(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  if (Array.isArray(value)) return { 0: 'not a list' };
  return typeof value === 'object' && value !== null ? ['not an object'] : 'not a number';
}

/**
 * Removes one value of a response, sets it to null or changes its type, depending on the request and the seed. Returns
 * a description.
 */
export function mutateResponse(response: unknown, request: string, seed: number): string {
  const random = seeded([...request].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed));
  const places = listPlaces(response);
  const place = places[Math.floor(random() * places.length)];
  if (!place) return `${request}: nothing`;
  const { parent, key, path } = place;
  const kind = Math.floor(random() * 3);
  if (kind === 0) {
    delete parent[key];
    return `${request}: ${path} is gone`;
  }
  parent[key] = kind === 1 ? null : toOtherType(parent[key]);
  return `${request}: ${path} is ${JSON.stringify(parent[key])}`;
}
