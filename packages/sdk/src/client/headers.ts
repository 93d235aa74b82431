export const IDEMPOTENCY_KEY = 'Idempotency-Key';

type HeaderSource = Iterable<readonly string[]> | object | undefined;

/** Converts headers to pairs. If a name is repeated, the last pair wins. */
export function headerPairs(...sources: HeaderSource[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (const source of sources) {
    if (!source) continue;
    for (const [name, value] of Symbol.iterator in source ? source : Object.entries(source)) {
      // Generated code passes optional headers as undefined, which would be sent as the string "undefined".
      if (name !== undefined && value !== undefined && value !== null) pairs.push([name, value]);
    }
  }
  return pairs;
}

/** Copies headers in any form, so the layers never modify the caller's headers. */
export function toHeaders(given: HeaderSource): Headers {
  const headers = new Headers();
  for (const [name, value] of headerPairs(given)) headers.set(name, value);
  return headers;
}
