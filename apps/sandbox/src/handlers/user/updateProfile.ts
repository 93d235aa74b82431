import { changeProfile } from '../../members/change-profile.ts';
import { defineHandler } from '../handler.ts';

/** Changes the fields that are sent; null empties one. */
export const updateProfile = defineHandler(
  'updateProfile',
  async ({ body, db, member, now, language, reply }) =>
    reply(200, await changeProfile(db, { memberId: member.id, now, language }, body)),
);
