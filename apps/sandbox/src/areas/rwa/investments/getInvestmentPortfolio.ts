import { defineHandler } from '../../../core/contract/handler.ts';
import { portfolioView } from './portfolio.ts';
import { findPositions } from './positions.ts';

/** The member's portfolio now, and the course of its value over a period. */
export const getInvestmentPortfolio = defineHandler(
  'getInvestmentPortfolio',
  async ({ query, member, db, now, language, reply }) => {
    const { period = '1y' } = query;
    const positions = await findPositions(db, member.id, { now });
    return reply(200, portfolioView(positions, { period, now, language }));
  },
);
