import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { referrals } from '../schema.ts';
import { listReferrals } from './list-referrals.ts';
import { recordUse } from './use-code.ts';

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
