import { memberOfPath } from '../../referrals/access.ts';
import { countReferrals, listReferrals, referralsOf } from '../../referrals/list-referrals.ts';
import { catchUpPayouts } from '../../referrals/payouts.ts';
import { defineHandler } from '../handler.ts';
import { paged, pageRange } from '../paging.ts';

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
