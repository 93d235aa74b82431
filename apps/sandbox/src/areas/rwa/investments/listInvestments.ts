import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { investmentSummary } from './investment-view.ts';
import { countInvestments, findPositions } from './positions.ts';

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
