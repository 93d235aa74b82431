import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { transaction } from '../../core/data/transaction.ts';
import { problem } from '../../core/problem/problem.ts';
import { countAttempt } from './login-throttle.ts';
import { loginAttempts } from './schema.ts';

/**
 * Counts a log-in attempt of a user name, known or not.
 * @throws Problem `login_throttled` with `Retry-After` when there were too many.
 */
export async function recordAttempt(db: Database, username: string, now: Date): Promise<void> {
  const verdict = await transaction(db, async (tx) => {
    await tx.insert(loginAttempts).values({ username, attemptedAt: [] }).onConflictDoNothing();
    const own = eq(loginAttempts.username, username);
    const [row] = await tx.select().from(loginAttempts).where(own).for('update');
    const counted = countAttempt(row?.attemptedAt ?? [], now.getTime());
    if (counted.status === 'allowed') {
      await tx.update(loginAttempts).set({ attemptedAt: counted.attemptedAt }).where(own);
    }
    return counted;
  });
  if (verdict.status === 'throttled') {
    throw problem('login_throttled', { headers: { 'Retry-After': String(verdict.retryAfterSeconds) } });
  }
}

/** A success starts the count anew. */
export async function forgetAttempts(db: Database, username: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.username, username));
}
