import { eq } from 'drizzle-orm';
import { referralCodes } from '../../data/schema/referrals.ts';
import { memberOfPath } from '../../referrals/access.ts';
import { readCode } from '../../referrals/codes.ts';
import { defineHandler } from '../handler.ts';

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
