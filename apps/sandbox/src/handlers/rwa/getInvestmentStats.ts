import { findPositions } from '../../rwa/positions.ts';
import { statsView } from '../../rwa/stats.ts';
import { defineHandler } from '../handler.ts';

/** The member's investments in numbers. */
export const getInvestmentStats = defineHandler(
  'getInvestmentStats',
  async ({ member, db, now, language, reply }) => {
    return reply(200, statsView(await findPositions(db, member.id, { now }), { now, language }));
  },
);
