import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { statement } from '../../core/data/statement.ts';
import type { AccessTokens } from '../../core/members/access-tokens.ts';
import { loginSessions, members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import { dueBy, isBehind, settleDue } from './settle-due.ts';

/** "Exact to about a minute", in milliseconds: a session's activity is not written more often. */
const ACTIVITY_STEP_MS = 60_000;

const sessionColumns = {
  lastActiveAt: loginSessions.lastActiveAt,
  expiresAt: loginSessions.expiresAt,
  endedAt: loginSessions.endedAt,
};

const findSession = statement((db) =>
  db
    .select({ member: members, session: sessionColumns, hasDue: isBehind(db) })
    .from(loginSessions)
    .innerJoin(members, eq(members.id, loginSessions.memberId))
    .where(eq(loginSessions.id, sql.placeholder('id'))),
);

/**
 * The caller of an access token, their balances up to date.
 * @throws Problem `token_invalid`, `token_expired`, or `token_revoked` when its session has ended.
 */
export async function authenticate(
  db: Database,
  tokens: AccessTokens,
  token: string,
  now: Date,
): Promise<Caller> {
  const { memberId, sessionId } = await tokens.verify(token, now);
  const [row] = await findSession(db, { id: sessionId, ...dueBy(now) });
  if (!row || row.member.id !== memberId) throw problem('token_invalid');
  const { member, session, hasDue } = row;
  if (session.endedAt !== null || session.expiresAt <= now) throw problem('token_revoked');
  if (now.getTime() - session.lastActiveAt.getTime() >= ACTIVITY_STEP_MS) {
    await db.update(loginSessions).set({ lastActiveAt: now }).where(eq(loginSessions.id, sessionId));
  }
  if (hasDue) await settleDue(db, memberId, now);
  return { member, sessionId };
}
