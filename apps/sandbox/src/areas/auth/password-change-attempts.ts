import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { transaction } from '../../core/data/transaction.ts';
import { problem } from '../../core/problem/problem.ts';
import { countAttempt } from './login-throttle.ts';
import { passwordChangeAttempts } from './schema.ts';

/**
 * Counts an attempt to change a password, by the rule of log-in attempts; a success counts too.
 * @throws Problem `rate_limited` with `Retry-After` when there were too many.
 */
export async function recordPasswordChange(db: Database, memberId: string, now: Date): Promise<void> {
  const verdict = await transaction(db, async (tx) => {
    await tx.insert(passwordChangeAttempts).values({ memberId, attemptedAt: [] }).onConflictDoNothing();
    const own = eq(passwordChangeAttempts.memberId, memberId);
    const [row] = await tx.select().from(passwordChangeAttempts).where(own).for('update');
    const counted = countAttempt(row?.attemptedAt ?? [], now.getTime());
    if (counted.status === 'allowed') {
      await tx.update(passwordChangeAttempts).set({ attemptedAt: counted.attemptedAt }).where(own);
    }
    return counted;
  });
  if (verdict.status === 'throttled') {
    throw problem('rate_limited', { headers: { 'Retry-After': String(verdict.retryAfterSeconds) } });
  }
}
