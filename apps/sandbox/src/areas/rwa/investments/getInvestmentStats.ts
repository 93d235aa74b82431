import { defineHandler } from '../../../core/contract/handler.ts';
import { findPositions } from './positions.ts';
import { statsView } from './stats.ts';

/** The member's investments in numbers. */
export const getInvestmentStats = defineHandler(
  'getInvestmentStats',
  async ({ member, db, now, language, reply }) => {
    return reply(200, statsView(await findPositions(db, member.id, { now }), { now, language }));
  },
);
