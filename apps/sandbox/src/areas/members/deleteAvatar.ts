import { defineHandler } from '../../core/contract/handler.ts';
import { setAvatar } from './avatar.ts';
import { readUser } from './user-view.ts';

/** Removes the picture; without one it changes nothing. */
export const deleteAvatar = defineHandler('deleteAvatar', async ({ db, member, now, language, reply }) => {
  await setAvatar(db, { memberId: member.id, now }, null);
  return reply(200, await readUser(db, member.id, { now, language }));
});
