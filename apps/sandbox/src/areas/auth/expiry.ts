import { lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { plusMs } from '../../core/time/time.ts';
import { ATTEMPT_WINDOW_MS } from './attempts.ts';
import { REFRESH_TOKEN_LIFETIME_MS } from './refresh-tokens.ts';
import { loginAttempts, passwordChangeAttempts, refreshTokens, walletNonces } from './schema.ts';

/** Time for which an expired refresh token is kept, so that a late refresh gets the reason for its rejection. */
const EXPIRED_TOKEN_KEPT_MS = REFRESH_TOKEN_LIFETIME_MS;

/** Deletes attempts outside their window, expired nonces, and old refresh tokens. */
export async function deleteExpiredCredentials(db: Database, now: Date): Promise<void> {
  const since = now.getTime() - ATTEMPT_WINDOW_MS;
  for (const attempts of [loginAttempts, passwordChangeAttempts]) {
    await db.delete(attempts).where(sql`(${attempts.attemptedAt} ->> -1)::bigint <= ${since}`);
  }
  await db.delete(walletNonces).where(lte(walletNonces.expiresAt, now));
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, plusMs(now, -EXPIRED_TOKEN_KEPT_MS)));
}
