import { investmentSummary } from '../../rwa/investment-view.ts';
import { countInvestments, findPositions } from '../../rwa/positions.ts';
import { defineHandler } from '../handler.ts';
import { paged, pageRange } from '../paging.ts';

/** The member's investments with their present worth, a page at a time. */
export const listInvestments = defineHandler(
  'listInvestments',
  async ({ query, url, member, db, now, language, reply }) => {
    const { status, ordering = 'recent' } = query;
    const count = await countInvestments(db, member.id, status);
    const positions = await findPositions(db, member.id, { now, status, ordering, ...pageRange(query) });
    return reply(
      200,
      paged(
        url,
        query,
        count,
        positions.map((position) => investmentSummary(position, language)),
      ),
    );
  },
);
