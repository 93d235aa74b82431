/** Max nesting of JSON from outside. No body in the contract has ten levels. */
export const JSON_MAX_DEPTH = 32;

/**
 * Parses JSON from outside. Undefined if it is invalid, or nested so deeply that code that walks it recursively could
 * exhaust the stack.
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === JSON_MAX_DEPTH) return true;
    level = level.flatMap((entry) => Object.values(entry).filter(isNested));
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
