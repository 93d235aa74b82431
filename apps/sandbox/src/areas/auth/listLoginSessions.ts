import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { loginSessions } from '../../core/members/schema.ts';
import { DAY_MS, plusMs } from '../../core/time/time.ts';
import { sessionView } from './sessions.ts';

const LISTED_SESSION_DAYS = 90;
const MAX_LISTED_SESSIONS = 20;

/** The member's sessions of the last 90 days, the latest activity first. */
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
      // Activity is written once a minute; among many, the present session must not fall out for that.
      .orderBy(sql`(${loginSessions.id} = ${sessionId}) desc`, desc(loginSessions.lastActiveAt))
      .limit(MAX_LISTED_SESSIONS);
    rows.sort((a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime());
    return reply(
      200,
      rows.map((row) => sessionView(row, sessionId, now, language)),
    );
  },
);
