import type { KeyValueStorage } from './resilient-storage.ts';

/** Returns the stored value, or null if it is missing or invalid. */
export function readJson<Value>(
  storage: KeyValueStorage,
  key: string,
  parse: (value: unknown) => Value | null,
): Value | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
