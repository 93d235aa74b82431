import { setAvatar } from '../../members/avatar.ts';
import { readUser } from '../../members/user-view.ts';
import { defineHandler } from '../handler.ts';

/** Removes the picture; without one it changes nothing. */
export const deleteAvatar = defineHandler('deleteAvatar', async ({ db, member, now, language, reply }) => {
  await setAvatar(db, { memberId: member.id, now }, null);
  return reply(200, await readUser(db, member.id, { now, language }));
});
