import { defineHandler } from '../../core/contract/handler.ts';
import { changeProfile } from './change-profile.ts';

/** Changes the fields that are sent; null empties one. */
export const updateProfile = defineHandler(
  'updateProfile',
  async ({ body, db, member, now, language, reply }) =>
    reply(200, await changeProfile(db, { memberId: member.id, now, language }, body)),
);
