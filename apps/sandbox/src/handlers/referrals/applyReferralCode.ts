import { eq } from 'drizzle-orm';
import { referrals } from '../../data/schema/referrals.ts';
import { problem } from '../../problem.ts';
import { listReferrals } from '../../referrals/list-referrals.ts';
import { recordUse } from '../../referrals/use-code.ts';
import { defineHandler } from '../handler.ts';

/** Records that the caller was invited with a code, once and for all. */
export const applyReferralCode = defineHandler(
  'applyReferralCode',
  async ({ body, member, db, now, reply }) => {
    const { code, medium, campaign } = body;
    const id = await recordUse(db, { code, invitee: member, medium, campaign, now });
    const [referral] = await listReferrals(db, { where: eq(referrals.id, id), now });
    if (!referral) throw problem('server_error');
    return reply(201, referral);
  },
);
