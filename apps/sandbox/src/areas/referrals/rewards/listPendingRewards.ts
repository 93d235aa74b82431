import { and, asc, eq, inArray } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { memberOfPath } from '../access.ts';
import { referralRewards } from '../schema.ts';
import { listRewards } from './list-rewards.ts';
import { catchUpPayouts } from './payouts.ts';

/** A member's rewards that are not paid yet, in the order of payout. */
export const listPendingRewards = defineHandler(
  'listPendingRewards',
  async ({ path, query, url, member, db, now, language, reply }) => {
    const { id } = await memberOfPath(db, member, path.id);
    await catchUpPayouts(db, now);
    const { count, results } = await listRewards(db, {
      where: and(eq(referralRewards.memberId, id), inArray(referralRewards.state, ['pending', 'processing'])),
      orderBy: [asc(referralRewards.createdAt), asc(referralRewards.id)],
      range: pageRange(query),
      language,
    });
    return reply(200, paged(url, query, count, results));
  },
);
