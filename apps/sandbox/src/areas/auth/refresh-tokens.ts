import { createHash, createHmac } from 'node:crypto';
import { randomBytes } from '../../core/random/random.ts';
import { DAY_MS } from '../../core/time/time.ts';

/** Lifetime of a session after its last refresh. */
export const REFRESH_TOKEN_LIFETIME_MS = 14 * DAY_MS;
/** Time during which a replaced refresh token returns its successor, for two tabs that refresh concurrently. */
export const REUSE_GRACE_MS = 10_000;

const TOKEN_BYTES = 32;

/** Creates an opaque refresh token: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Hashes a refresh token. Only the hash is stored. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Derives a refresh token's successor from the token and the server's key. This way, it can be returned again within
 * the grace period although only hashes are stored.
 */
export const deriveSuccessor = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`refresh token after ${token}`).digest('base64url');

export type RefreshResult = 'rotate' | 'repeat' | 'reused' | 'expired' | 'revoked';

/**
 * Decides whether a known refresh token is rotated, returns the same successor again, or is rejected. A `reused` token
 * ends its session. Nobody needs the successor again after it was used itself.
 */
export function checkRefresh(
  token: { readonly expiresAt: Date; readonly replacedAt: Date | null },
  {
    session,
    isSuccessorUsed,
  }: { readonly session: { readonly endedAt: Date | null }; readonly isSuccessorUsed: boolean },
  now: Date,
): RefreshResult {
  if (session.endedAt !== null) return 'revoked';
  if (token.replacedAt !== null) {
    const isInGrace = now.getTime() - token.replacedAt.getTime() <= REUSE_GRACE_MS;
    return isInGrace && !isSuccessorUsed ? 'repeat' : 'reused';
  }
  return token.expiresAt <= now ? 'expired' : 'rotate';
}
