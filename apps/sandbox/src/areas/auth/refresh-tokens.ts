import { createHash, createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a session lives after its last refresh, in milliseconds. */
export const REFRESH_TOKEN_LIFETIME_MS = 14 * DAY_MS;
/** How long a replaced refresh token gets its successor again (two tabs at once), in milliseconds. */
export const REUSE_GRACE_MS = 10_000;

const TOKEN_BYTES = 32;

/** A new opaque refresh token: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a refresh token. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The successor of a refresh token. It follows from the token and the server's key, so that it can be answered again
 * within the grace time although only hashes are kept.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`refresh token after ${token}`).digest('base64url');

export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'expired' | 'revoked';

/** What a known refresh token gets: rotation, the same successor again, or a refusal. `reused` ends its session. */
export function checkRefresh(
  token: { readonly expiresAt: Date; readonly replacedAt: Date | null },
  session: { readonly endedAt: Date | null },
  now: Date,
): RefreshVerdict {
  if (session.endedAt !== null) return 'revoked';
  if (token.replacedAt !== null) {
    return now.getTime() - token.replacedAt.getTime() <= REUSE_GRACE_MS ? 'repeat' : 'reused';
  }
  return token.expiresAt <= now ? 'expired' : 'rotate';
}
