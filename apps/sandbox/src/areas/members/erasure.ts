import { and, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { storedFiles } from '../../core/data/schema.ts';
import { members } from '../../core/members/schema.ts';
import { memberNotices } from '../notices/index.ts';

/** Days in which a log-in calls the deletion of an account off. */
export const GRACE_DAYS = 30;

const erasedEmail = sql`${members.id} || '@deleted.invalid'`;

/**
 * Erases what tells who a member was, of all accounts whose grace period is over; their e-mail and wallet can be used
 * anew. What the ledger and the law on money laundering keep (movements, identity checks) stays.
 */
export async function eraseDueAccounts(tx: Database, now: Date): Promise<void> {
  const erased = await tx
    .update(members)
    .set({
      email: erasedEmail,
      emailVerifiedAt: null,
      name: '*',
      walletAddress: null,
      walletRegisteredAt: null,
      phone: null,
      phoneVerifiedAt: null,
      avatarUrl: null,
      bio: null,
      birthDate: null,
    })
    .where(and(lte(members.deletesAt, now), ne(members.email, erasedEmail)))
    .returning({ id: members.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(storedFiles).where(inArray(storedFiles.memberId, ids));
  await tx.delete(memberNotices).where(inArray(memberNotices.memberId, ids));
}
