import { defineHandler } from '../../core/contract/handler.ts';
import { setAvatar } from './avatar.ts';
import { readUser } from './user-view.ts';

/** Sets the picture; the contract layer has told its type by the content and refused what is too large. */
export const uploadAvatar = defineHandler(
  'uploadAvatar',
  async ({ body, db, member, now, language, reply }) => {
    await setAvatar(db, { memberId: member.id, now }, body.avatar);
    return reply(200, await readUser(db, member.id, { now, language }));
  },
);
