import { defineHandler } from '../../core/contract/handler.ts';
import { requireOwn } from './refusals.ts';
import { readKycStatus } from './views.ts';

/** The five steps with their states, the percentage and what to do next. */
export const getKycStatus = defineHandler(
  'getKycStatus',
  async ({ path, member, db, now, language, reply }) => {
    requireOwn(path.id, member);
    return reply(200, await readKycStatus(db, member.id, { now, language }));
  },
);
