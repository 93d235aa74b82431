import { and, lte, ne } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { findNext } from '../time/scheduled-work.ts';
import type { PersonalData } from './personal-data.ts';
import { ERASED_EMAIL, members } from './schema.ts';

/** Returns the first time after `after` at which an account is due for erasure. Null if there is none. */
export const nextErasure = (db: Database, after: Date): Promise<Date | null> =>
  findNext(db, members.deletesAt, after, ne(members.email, ERASED_EMAIL));

/** Erases the personal data of all accounts after their grace period. Their emails and wallets can then be reused. */
export async function eraseDueMembers(
  tx: Database,
  now: Date,
  tables: readonly PersonalData[],
): Promise<void> {
  const due = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(lte(members.deletesAt, now), ne(members.email, ERASED_EMAIL)))
    .for('update');
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const { erase } of tables) await erase(tx, ids);
}
