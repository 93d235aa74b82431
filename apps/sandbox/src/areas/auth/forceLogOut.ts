import { defineHandler } from '../../core/contract/handler.ts';
import { problem } from '../../core/problem/problem.ts';
import { toTimestamp } from '../../core/time/time.ts';
import { endSessions } from './sessions.ts';

/** Ends all sessions of the member, the present one included. */
export const forceLogOut = defineHandler('forceLogOut', async ({ db, member, now, reply }) => {
  const ended = await endSessions(db, { memberId: member.id, now });
  // Another call ended them between the check of the bearer and this one.
  if (ended.length === 0) throw problem('token_revoked');
  return reply(200, { ended_session_count: ended.length, ended_at: toTimestamp(now) });
});
