import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { memberOfPath } from '../access.ts';
import { catchUpPayouts } from '../rewards/payouts.ts';
import { countReferrals, listReferrals, referralsOf } from './list-referrals.ts';

/** The members whom a member invited, with masked names. */
export const listReferralHistory = defineHandler(
  'listReferralHistory',
  async ({ path, query, url, member, db, now, reply }) => {
    const { id } = await memberOfPath(db, member, path.id);
    await catchUpPayouts(db, now);
    const where = referralsOf(id, now, query);
    const { ordering = '-joined_at' } = query;
    const results = await listReferrals(db, { where, ordering, range: pageRange(query), now });
    return reply(200, paged(url, query, await countReferrals(db, where), results));
  },
);
