import type * as z from 'zod/mini';
import type { KeyValueStorage } from './resilient-storage.ts';

/** A stored value that its schema accepts; null when there is none or it is broken. */
export function readJson<Schema extends z.ZodMiniType>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
