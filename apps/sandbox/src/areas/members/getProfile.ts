import { defineHandler } from '../../core/contract/handler.ts';
import { assertNotDeleted } from '../../core/members/lock-member.ts';
import { readUser } from './user-view.ts';

/** The signed-in member with everything that the platform knows for their own eyes. */
export const getProfile = defineHandler('getProfile', async ({ db, member, now, language, reply }) => {
  assertNotDeleted(member, now);
  return reply(200, await readUser(db, member.id, { now, language }));
});
