import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema.ts';

const NAME = 'signing_key';
const KEY_BYTES = 32;

/** The key of this data folder's tokens: random, made when it is first asked for, shared by all its processes. */
export async function signingKey(db: Database): Promise<Uint8Array> {
  const value = randomBytes(KEY_BYTES).toString('base64');
  await db.insert(settings).values({ name: NAME, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, NAME));
  return Buffer.from(row?.value ?? value, 'base64');
}
