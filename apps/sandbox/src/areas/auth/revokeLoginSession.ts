import { and, eq } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { loginSessions } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import { endSessions } from './sessions.ts';

/** Ends one session of the member; one that has ended already stays as it is. */
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
