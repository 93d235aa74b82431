import { defineHandler } from '../../core/contract/handler.ts';
import { endSessions } from './sessions.ts';

/** Ends the session of the bearer; its refresh token ends with it. */
export const logOut = defineHandler('logOut', async ({ db, member, sessionId, now, reply }) => {
  await endSessions(db, { memberId: member.id, sessionId, now });
  return reply(204);
});
