import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { statement } from '../../core/data/statement.ts';
import type { AccessTokens } from '../../core/members/access-tokens.ts';
import { loginSessions, members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import { dueBefore, hasDueWork, processDueWork } from './process-due-work.ts';

/** Min interval between updates of a session's activity. The contract requires about a minute. */
const ACTIVITY_INTERVAL_MS = 60_000;

const sessionColumns = {
  lastActiveAt: loginSessions.lastActiveAt,
  expiresAt: loginSessions.expiresAt,
  endedAt: loginSessions.endedAt,
};

const findSession = statement((db) =>
  db
    .select({ member: members, session: sessionColumns, isDue: hasDueWork(db) })
    .from(loginSessions)
    .innerJoin(members, eq(members.id, loginSessions.memberId))
    .where(eq(loginSessions.id, sql.placeholder('id'))),
);

/**
 * Returns the member that an access token belongs to, after processing their due work.
 * @throws Problem `token_invalid`, `token_expired`, or `token_revoked` if its session has ended.
 */
export async function authenticate(
  db: Database,
  tokens: AccessTokens,
  token: string,
  now: Date,
): Promise<Caller> {
  const { memberId, sessionId } = await tokens.verify(token, now);
  const [row] = await findSession(db, { id: sessionId, ...dueBefore(now) });
  if (!row || row.member.id !== memberId) throw problem('token_invalid');
  const { member, session, isDue } = row;
  if (session.endedAt !== null || session.expiresAt <= now) throw problem('token_revoked');
  if (now.getTime() - session.lastActiveAt.getTime() >= ACTIVITY_INTERVAL_MS) {
    await db.update(loginSessions).set({ lastActiveAt: now }).where(eq(loginSessions.id, sessionId));
  }
  if (isDue) await processDueWork(db, memberId, now);
  return { member, sessionId };
}
