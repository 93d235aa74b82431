import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { memberOfPath } from '../access.ts';
import { referralCodes } from '../schema.ts';
import { readCode } from './codes.ts';

/** Ends a code for good; its text stays taken, its referrals and rewards stay. */
export const deleteReferralCode = defineHandler(
  'deleteReferralCode',
  async ({ path, member, db, now, reply }) => {
    const owner = await memberOfPath(db, member, path.id);
    const code = await readCode(db, owner.id, { lock: true });
    await db.update(referralCodes).set({ deletedAt: now }).where(eq(referralCodes.id, code.id));
    return reply(204);
  },
);
