import { defineHandler } from '../../core/contract/handler.ts';
import { changeProfile } from './change-profile.ts';
import { DEFAULT_NOTIFICATIONS } from './new-member.ts';
import { merged } from './profile.ts';

/** Sets every editable field; what is left out is emptied or goes back to its default. */
export const replaceProfile = defineHandler(
  'replaceProfile',
  async ({ body, db, member, now, language, reply }) => {
    const profile = {
      name: body.name,
      phone: body.phone ?? null,
      bio: body.bio ?? null,
      birth_date: body.birth_date ?? null,
      language: body.language ?? 'ko',
      marketing_accepted: body.marketing_accepted ?? false,
      notifications: merged(DEFAULT_NOTIFICATIONS, body.notifications ?? {}),
    };
    return reply(200, await changeProfile(db, { memberId: member.id, now, language }, profile));
  },
);
