import { problem } from '../../problem.ts';
import { investmentInFull } from '../../rwa/investment-view.ts';
import { findPosition } from '../../rwa/positions.ts';
import { defineHandler } from '../handler.ts';

/** One of the member's investments with every payout; another member's is 404. */
export const getInvestment = defineHandler(
  'getInvestment',
  async ({ path, member, db, now, language, reply }) => {
    const position = await findPosition(db, member.id, path.id, now);
    if (!position) throw problem('not_found');
    return reply(200, await investmentInFull(db, position, language));
  },
);
