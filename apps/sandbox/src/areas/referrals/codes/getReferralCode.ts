import { defineHandler } from '../../../core/contract/handler.ts';
import { memberOfPath } from '../access.ts';
import { codeView, readCode } from './codes.ts';

/** The code of a member, or 404 for one without. */
export const getReferralCode = defineHandler('getReferralCode', async ({ path, member, db, reply }) => {
  const owner = await memberOfPath(db, member, path.id);
  return reply(200, codeView(await readCode(db, owner.id)));
});
