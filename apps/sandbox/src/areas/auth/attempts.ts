import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { transaction } from '../../core/data/transaction.ts';
import { problem } from '../../core/problem/problem.ts';
import { loginAttempts, passwordChangeAttempts } from './schema.ts';

/** Attempts of one account within the window, successful or not. Spec §9 */
const MAX_ATTEMPTS = 3;
const WINDOW_MS = 5 * 60_000;

/**
 * Counts a login attempt for a user name, known or not.
 * @throws Problem `login_throttled` with `Retry-After` after too many attempts.
 */
export async function recordLoginAttempt(db: Database, username: string, now: Date): Promise<void> {
  const retryAfterSeconds = await transaction(db, async (tx) => {
    await tx.insert(loginAttempts).values({ username, attemptedAt: [] }).onConflictDoNothing();
    const own = eq(loginAttempts.username, username);
    const [row] = await tx.select().from(loginAttempts).where(own).for('update');
    const counted = countAttempt(row?.attemptedAt ?? [], now);
    if ('attemptedAt' in counted) await tx.update(loginAttempts).set(counted).where(own);
    return counted.retryAfterSeconds;
  });
  if (retryAfterSeconds !== undefined) throw throttled('login_throttled', 'login', retryAfterSeconds);
}

/** A successful login resets the count. */
export async function clearLoginAttempts(db: Database, username: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.username, username));
}

/**
 * Counts an attempt to change a password by the same rule; a success counts too.
 * @throws Problem `rate_limited` with `Retry-After` after too many attempts.
 */
export async function recordPasswordChange(db: Database, memberId: string, now: Date): Promise<void> {
  const retryAfterSeconds = await transaction(db, async (tx) => {
    await tx.insert(passwordChangeAttempts).values({ memberId, attemptedAt: [] }).onConflictDoNothing();
    const own = eq(passwordChangeAttempts.memberId, memberId);
    const [row] = await tx.select().from(passwordChangeAttempts).where(own).for('update');
    const counted = countAttempt(row?.attemptedAt ?? [], now);
    if ('attemptedAt' in counted) await tx.update(passwordChangeAttempts).set(counted).where(own);
    return counted.retryAfterSeconds;
  });
  if (retryAfterSeconds !== undefined) throw throttled('rate_limited', 'password-change', retryAfterSeconds);
}

type Counted = { attemptedAt: number[]; retryAfterSeconds?: never } | { retryAfterSeconds: number };

/** Adds an attempt, or rejects it. A rejected one does not count, so waiting always helps. */
function countAttempt(attemptedAt: readonly number[], now: Date): Counted {
  const recent = attemptedAt.filter((time) => time > now.getTime() - WINDOW_MS);
  const [oldest] = recent;
  if (recent.length < MAX_ATTEMPTS || oldest === undefined) {
    return { attemptedAt: [...recent, now.getTime()] };
  }
  return { retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now.getTime()) / 1000) };
}

function throttled(code: 'login_throttled' | 'rate_limited', policy: string, seconds: number) {
  const headers = {
    'Retry-After': String(seconds),
    'RateLimit-Policy': `"${policy}";q=${MAX_ATTEMPTS};w=${WINDOW_MS / 1000}`,
    RateLimit: `"${policy}";r=0;t=${seconds}`,
  };
  return problem(code, { headers });
}
