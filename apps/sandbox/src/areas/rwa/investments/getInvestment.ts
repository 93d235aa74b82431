import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { investmentInFull } from './investment-view.ts';
import { findPosition } from './positions.ts';

/** One of the member's investments with every payout; another member's is 404. */
export const getInvestment = defineHandler(
  'getInvestment',
  async ({ path, member, db, now, language, reply }) => {
    const position = await findPosition(db, member.id, path.id, now);
    if (!position) throw problem('not_found');
    return reply(200, await investmentInFull(db, position, language));
  },
);
