import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/data/database.ts';
import { statement } from '../../core/data/statement.ts';
import { type Problem, problem } from '../../core/problem/problem.ts';
import { texts } from '../../core/text/texts.ts';
import { loginAttempts, passwordChangeAttempts } from './schema.ts';

/** Max attempts per account within the window, successful or not. Spec §9 */
const MAX_ATTEMPTS = 3;
export const ATTEMPT_WINDOW_MS = 5 * 60_000;

const since = sql`(${sql.placeholder('now')}::bigint - ${sql.raw(String(ATTEMPT_WINDOW_MS))})`;

/**
 * Adds an attempt in one statement, which locks its row, so concurrent attempts are counted one after another. Returns
 * no row above the limit. Such an attempt does not count, so waiting always helps.
 */
const addAttempt = (table: Attempts, key: PgColumn, name: string) => {
  const plain: PgTable = table;
  const now = sql`${sql.placeholder('now')}::bigint`;
  const recent = sql`(select coalesce(jsonb_agg(at), '[]') from jsonb_array_elements(${table.attemptedAt}) as at
    where at::bigint > ${since})`;
  return statement((db) =>
    db
      .insert(plain)
      .values({ [name]: sql.placeholder('key'), attemptedAt: sql`jsonb_build_array(${now})` })
      .onConflictDoUpdate({
        target: key,
        set: { attemptedAt: sql`${recent} || jsonb_build_array(${now})` },
        setWhere: sql`jsonb_array_length(${recent}) < ${sql.raw(String(MAX_ATTEMPTS))}`,
      })
      .returning({ attemptedAt: table.attemptedAt }),
  );
};
type Attempts = typeof loginAttempts | typeof passwordChangeAttempts;

const addLogin = addAttempt(loginAttempts, loginAttempts.username, 'username');
const addPasswordChange = addAttempt(passwordChangeAttempts, passwordChangeAttempts.memberId, 'memberId');

/**
 * Counts a login attempt for a known or unknown user name.
 * @returns the problem for incorrect credentials, which says how many attempts are left or how long to wait
 * @throws Problem `login_throttled` with `Retry-After` after too many attempts.
 */
export async function recordLoginAttempt(db: Database, username: string, now: Date): Promise<Problem> {
  const [counted] = await addLogin(db, { key: username, now: now.getTime() });
  if (!counted) {
    const [row] = await db.select().from(loginAttempts).where(eq(loginAttempts.username, username));
    throw throttled('login_throttled', 'login', retryAfterSeconds(row?.attemptedAt ?? [], now));
  }
  const attemptsLeft = MAX_ATTEMPTS - counted.attemptedAt.length;
  const seconds = retryAfterSeconds(counted.attemptedAt, now);
  if (attemptsLeft === 0) {
    const { error, message } = texts.errors.login_throttled;
    const headers = { 'Retry-After': String(seconds), ...limitHeaders('login', 0, seconds) };
    return problem('invalid_credentials', { error, message, headers });
  }
  return problem('invalid_credentials', {
    error: texts.account.wrongCredentials(attemptsLeft),
    headers: limitHeaders('login', attemptsLeft, seconds),
  });
}

/** Resets the count after a successful login. */
export async function clearLoginAttempts(db: Database, username: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.username, username));
}

/**
 * Counts an attempt to change a password, with the same limit. Successful attempts also count.
 * @throws Problem `rate_limited` with `Retry-After` after too many attempts.
 */
export async function recordPasswordChange(db: Database, memberId: string, now: Date): Promise<void> {
  const [counted] = await addPasswordChange(db, { key: memberId, now: now.getTime() });
  if (counted) return;
  const own = eq(passwordChangeAttempts.memberId, memberId);
  const [row] = await db.select().from(passwordChangeAttempts).where(own);
  throw throttled('rate_limited', 'password-change', retryAfterSeconds(row?.attemptedAt ?? [], now));
}

/** Returns the time until the oldest attempt leaves the window, in seconds. */
function retryAfterSeconds(attemptedAt: readonly number[], now: Date): number {
  const oldest = attemptedAt.find((time) => time > now.getTime() - ATTEMPT_WINDOW_MS) ?? now.getTime();
  return Math.ceil((oldest + ATTEMPT_WINDOW_MS - now.getTime()) / 1000);
}

function throttled(code: 'login_throttled' | 'rate_limited', policy: string, seconds: number): Problem {
  return problem(code, {
    headers: { 'Retry-After': String(seconds), ...limitHeaders(policy, 0, seconds) },
  });
}

const limitHeaders = (policy: string, left: number, seconds: number) => ({
  'RateLimit-Policy': `"${policy}";q=${MAX_ATTEMPTS};w=${ATTEMPT_WINDOW_MS / 1000}`,
  RateLimit: `"${policy}";r=${left};t=${seconds}`,
});
