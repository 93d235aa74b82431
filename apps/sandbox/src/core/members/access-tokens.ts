import { eq } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../data/database.ts';
import { settings } from '../data/schema.ts';
import { problem } from '../problem/problem.ts';
import { randomBytes } from '../random/random.ts';

const ACCESS_TOKEN_LIFETIME_MS = 15 * 60 * 1000;

const ISSUER = 'gli-sandbox';
const AUDIENCE = 'gli-platform';
const KIND = 'access';
const ALGORITHM = 'HS256';

/** Name of the setting that stores the key. */
export const KEY_NAME = 'signing_key';
const KEY_BYTES = 32;

export type AccessClaims = { readonly memberId: string; readonly sessionId: string };

export type AccessTokens = {
  /** Issues a 15-minute JWT. */
  issue(claims: AccessClaims, now: Date): Promise<string>;
  /** Verifies a token and returns its claims. @throws Problem `token_expired` or `token_invalid` */
  verify(token: string, now: Date): Promise<AccessClaims>;
  /** Secret key of this data folder, also used for refresh tokens and codes. It never leaves the server. */
  readonly key: Uint8Array;
};

const COMPACT_JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** True if the token is the only spelling of its bytes. In base64url, the last character may have unused bits. */
const isCanonical = (token: string): boolean =>
  COMPACT_JWT.test(token) &&
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** Max number of verified tokens kept in memory. */
const MAX_CACHED_TOKENS = 1000;

export function accessTokens(key: Uint8Array): AccessTokens {
  // Caches verified tokens. A valid signature stays valid, so it is checked only once. Expiry and the session are
  // checked every time.
  const verified = new Map<string, AccessClaims & { readonly expiresAtSeconds: number }>();
  return {
    key,
    issue({ memberId, sessionId }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId, kind: KIND })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(memberId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_TOKEN_LIFETIME_MS / 1000)
        .sign(key);
    },
    async verify(token, now) {
      const known = verified.get(token);
      if (known) {
        if (known.expiresAtSeconds <= Math.floor(now.getTime() / 1000)) throw problem('token_expired');
        return known;
      }
      // The library would also accept other spellings, such as tokens with padding.
      if (!isCanonical(token)) throw problem('token_invalid');
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'sid', 'exp', 'kind'],
          currentDate: now,
        });
        const { sub, sid, kind, exp } = payload;
        if (kind !== KIND || typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined)
          throw problem('token_invalid');
        const claims = { memberId: sub, sessionId: sid, expiresAtSeconds: exp };
        if (verified.size >= MAX_CACHED_TOKENS) verified.clear();
        verified.set(token, claims);
        return claims;
      } catch (error) {
        throw error instanceof errors.JWTExpired ? problem('token_expired') : problem('token_invalid');
      }
    },
  };
}

/** Returns the token in an `Authorization: Bearer …` header. Null if there is none. */
export function readBearer(headers: Headers): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}

/** Returns the key of this data folder's tokens. It is random, created on first use, and shared by all processes. */
export async function signingKey(db: Database): Promise<Uint8Array> {
  const value = randomBytes(KEY_BYTES).toString('base64');
  await db.insert(settings).values({ name: KEY_NAME, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, KEY_NAME));
  return Buffer.from(row?.value ?? value, 'base64');
}
