import { requireOwn } from '../../kyc/refusals.ts';
import { readKycStatus } from '../../kyc/views.ts';
import { defineHandler } from '../handler.ts';

/** The five steps with their states, the percentage and what to do next. */
export const getKycStatus = defineHandler(
  'getKycStatus',
  async ({ path, member, db, now, language, reply }) => {
    requireOwn(path.id, member);
    return reply(200, await readKycStatus(db, member.id, { now, language }));
  },
);
