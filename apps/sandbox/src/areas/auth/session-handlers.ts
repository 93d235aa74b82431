import { eq } from 'drizzle-orm';
import { defineHandler, type Services } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { bearerOf } from '../../core/members/access-tokens.ts';
import { loginSessions } from '../../core/members/schema.ts';
import { type Problem, problem } from '../../core/problem/problem.ts';
import { plusMs } from '../../core/time/time.ts';
import { authenticate } from './authenticate.ts';
import { checkRefresh, hashRefreshToken, REFRESH_TOKEN_LIFETIME_MS, successorOf } from './refresh-tokens.ts';
import { refreshTokens } from './schema.ts';
import { endSessions } from './sessions.ts';

/** A new access token, by a refresh token (which is rotated) or by a bearer that is still valid. */
export const refreshAccessToken = defineHandler(
  'refreshAccessToken',
  async ({ body, headers, db, now, services, reply }) => {
    const { accessTokens } = services;
    if (body?.refresh_token !== undefined) {
      const rotated = await rotate(db, body.refresh_token, now, services);
      return 'refresh' in rotated
        ? reply(200, { access_token: rotated.access, refresh_token: rotated.refresh })
        : rotated;
    }
    const bearer = bearerOf(headers);
    if (bearer === null) throw nothingSent();
    const { member, sessionId } = await authenticate(db, accessTokens, bearer, now);
    return reply(200, { access_token: await accessTokens.issue({ memberId: member.id, sessionId }, now) });
  },
);

type Rotated = { readonly access: string; readonly refresh: string };

/** Replaces a refresh token by its successor. A reuse is returned, not thrown: the end of the session must stay. */
async function rotate(
  tx: Database,
  token: string,
  now: Date,
  services: Services,
): Promise<Rotated | Problem> {
  const hash = hashRefreshToken(token);
  const [row] = await tx
    .select({ token: refreshTokens, session: loginSessions })
    .from(refreshTokens)
    .innerJoin(loginSessions, eq(loginSessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update');
  if (!row) throw problem('token_invalid');
  const { id: sessionId, memberId } = row.session;
  const refresh = successorOf(token, services.accessTokens.key);
  switch (checkRefresh(row.token, row.session, now)) {
    case 'revoked':
      throw problem('token_revoked');
    case 'expired':
      throw sessionRunOut();
    case 'reused':
      await endSessions(tx, { memberId, sessionId, now });
      return problem('token_revoked');
    case 'rotate': {
      const expiresAt = plusMs(now, REFRESH_TOKEN_LIFETIME_MS);
      await tx.update(refreshTokens).set({ replacedAt: now }).where(eq(refreshTokens.hash, hash));
      await tx.insert(refreshTokens).values({ hash: hashRefreshToken(refresh), sessionId, expiresAt });
      await tx
        .update(loginSessions)
        .set({ lastActiveAt: now, expiresAt })
        .where(eq(loginSessions.id, sessionId));
      break;
    }
    case 'repeat':
  }
  return { access: await services.accessTokens.issue({ memberId, sessionId }, now), refresh };
}

function nothingSent() {
  return problem('authentication_required', {
    message: {
      ko: '갱신 토큰을 보내거나, 유효한 액세스 토큰을 bearer로 보내 주세요.',
      en: 'Send a refresh token, or a valid access token as the bearer.',
    },
  });
}

function sessionRunOut() {
  return problem('token_expired', {
    message: {
      ko: '세션이 만료되었습니다. 다시 로그인해 주세요.',
      en: 'Your session has run out. Sign in again.',
    },
  });
}
