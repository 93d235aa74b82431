import { lte } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { idempotencyKeys } from '../data/schema.ts';
import { KEY_LIFETIME_MS } from './idempotency.ts';

/** Deletes the keys that nobody may repeat any more, with the answers kept for them; tells how many there were. */
export async function deleteExpiredKeys(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_LIFETIME_MS)))
    .returning({ key: idempotencyKeys.key });
  return deleted.length;
}
