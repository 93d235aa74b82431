import { and, gt, inArray, lte, min, ne, sql } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { storedFiles } from '../../core/data/schema.ts';
import { members } from '../../core/members/schema.ts';
import type { DueWork } from '../../core/time/due-work.ts';
import { memberNotices } from '../notices/index.ts';

/** Days in which a login cancels the deletion of an account. */
export const GRACE_DAYS = 30;

const erasedEmail = sql`${members.id} || '@deleted.invalid'`;

export const accountErasures: DueWork = {
  name: 'erasures',
  async next(db, after) {
    const [row] = await db
      .select({ at: min(members.deletesAt) })
      .from(members)
      .where(and(gt(members.deletesAt, after), ne(members.email, erasedEmail)));
    return row?.at ?? null;
  },
  settle: eraseDueAccounts,
};

/**
 * Erases the personal data of all accounts whose grace period is over; their email and wallet can be used again. What
 * the ledger and anti-money-laundering law require (postings, identity checks) stays.
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
