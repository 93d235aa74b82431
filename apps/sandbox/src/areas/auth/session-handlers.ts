import { cleanEmail } from '@gli/validation';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { defineHandler, type Services } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { statement } from '../../core/data/statement.ts';
import { transaction } from '../../core/data/transaction.ts';
import { readBearer } from '../../core/members/access-tokens.ts';
import { isDeleted } from '../../core/members/lock-member.ts';
import { isPassword } from '../../core/members/passwords.ts';
import { loginSessions, type MemberRow, members } from '../../core/members/schema.ts';
import { type Problem, problem } from '../../core/problem/problem.ts';
import { DAY_MS, plusMs, toKoreanTimestamp } from '../../core/time/time.ts';
import { readUser } from '../members/index.ts';
import { clearLoginAttempts, recordLoginAttempt } from './attempts.ts';
import { authenticate } from './authenticate.ts';
import { dueBefore, hasDueWork, processDueWork } from './process-due-work.ts';
import {
  checkRefresh,
  deriveSuccessor,
  hashRefreshToken,
  REFRESH_TOKEN_LIFETIME_MS,
} from './refresh-tokens.ts';
import { refreshTokens } from './schema.ts';
import { endSessions, openSession, sessionView } from './sessions.ts';

const LISTED_SESSION_DAYS = 90;
const MAX_LISTED_SESSIONS = 20;

const findByEmail = statement((db) =>
  db
    .select({ member: members, isDue: hasDueWork(db) })
    .from(members)
    .where(eq(members.email, sql.placeholder('username'))),
);

const lockById = statement((db) =>
  db
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id')))
    .for('update'),
);

/** True if the member exists and isn't deleted. */
const isActive = (member: MemberRow | undefined, now: Date): member is MemberRow =>
  member !== undefined && !isDeleted(member, now);

/**
 * Signs in and cancels a pending deletion. An unknown user and a wrong password get the same response after the same
 * time.
 */
export const logIn = defineHandler(
  'logIn',
  async ({ body, db, headers, ip, now, language, services, reply }) => {
    const username = cleanEmail(body.username).toLowerCase();
    const incorrect = await recordLoginAttempt(db, username, now);
    const [found] = await findByEmail(db, { username, ...dueBefore(now) });
    const member = isActive(found?.member, now) ? found?.member : undefined;
    const isCorrect = await isPassword(member?.passwordHash ?? null, body.password);
    if (!member || !isCorrect) throw incorrect;
    if (found?.isDue) await processDueWork(db, member.id, now);
    return transaction(db, async (tx) => {
      const [locked] = await lockById(tx, { id: member.id });
      // After the check, a concurrent call deleted the account, or changed the password and ended its sessions.
      if (!isActive(locked, now) || locked.passwordHash !== member.passwordHash) throw incorrect;
      await clearLoginAttempts(tx, username);
      await tx
        .update(members)
        .set({ lastLoginAt: now, deletionRequestedAt: null, deletesAt: null })
        .where(eq(members.id, member.id));
      const token = await openSession(tx, services.accessTokens, { memberId: member.id, headers, ip, now });
      return reply(200, { token, user: await readUser(tx, member.id, { now, language }) });
    });
  },
  // Checking the password takes 11 ms and must not keep a transaction open.
  { mode: 'password' },
);

/** Ends the caller's session and its refresh token. */
export const logOut = defineHandler('logOut', async ({ db, member, sessionId, now, reply }) => {
  await endSessions(db, { memberId: member.id, sessionId, now });
  return reply(204);
});

/** Ends all sessions of the member, including the current one. */
export const forceLogOut = defineHandler('forceLogOut', async ({ db, member, now, reply }) => {
  const ended = await endSessions(db, { memberId: member.id, now });
  // A concurrent call ended the sessions after the bearer token was checked.
  if (ended.length === 0) throw problem('token_revoked');
  return reply(200, { ended_session_count: ended.length, ended_at: toKoreanTimestamp(now) });
});

/** Lists the member's sessions of the last 90 days, most recently active first. */
export const listLoginSessions = defineHandler(
  'listLoginSessions',
  async ({ db, member, sessionId, now, language, reply }) => {
    const rows = await db
      .select()
      .from(loginSessions)
      .where(
        and(
          eq(loginSessions.memberId, member.id),
          gt(loginSessions.lastActiveAt, plusMs(now, -LISTED_SESSION_DAYS * DAY_MS)),
        ),
      )
      // Activity is stored only once a minute, so the current session might otherwise be cut off by the limit.
      .orderBy(sql`(${loginSessions.id} = ${sessionId}) desc`, desc(loginSessions.lastActiveAt))
      .limit(MAX_LISTED_SESSIONS);
    rows.sort((a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime());
    return reply(
      200,
      rows.map((row) => sessionView(row, sessionId, now, language)),
    );
  },
);

/** Ends one session of the member. Does nothing if it has already ended. */
export const revokeLoginSession = defineHandler(
  'revokeLoginSession',
  async ({ path, db, member, now, reply }) => {
    const own = and(eq(loginSessions.id, path.id), eq(loginSessions.memberId, member.id));
    const [session] = await db.select({ id: loginSessions.id }).from(loginSessions).where(own);
    if (!session) throw problem('not_found');
    await endSessions(db, { memberId: member.id, sessionId: session.id, now });
    return reply(204);
  },
);

/** Issues an access token for a refresh token, which is rotated, or for a valid bearer token. */
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
    const bearer = readBearer(headers);
    if (bearer === null) throw problem('authentication_required');
    const { member, sessionId } = await authenticate(db, accessTokens, bearer, now);
    return reply(200, { access_token: await accessTokens.issue({ memberId: member.id, sessionId }, now) });
  },
);

type Rotated = { readonly access: string; readonly refresh: string };

/**
 * Replaces a refresh token with its successor. Returns the problem of a reused token instead of throwing it, so that
 * the session stays ended.
 */
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
  const refresh = deriveSuccessor(token, services.accessTokens.key);
  const [successor] = await tx
    .select({ replacedAt: refreshTokens.replacedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashRefreshToken(refresh)));
  const isSuccessorUsed = successor !== undefined && successor.replacedAt !== null;
  switch (checkRefresh(row.token, { session: row.session, isSuccessorUsed }, now)) {
    case 'revoked':
      throw problem('token_revoked');
    case 'expired':
      throw problem('token_expired');
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
