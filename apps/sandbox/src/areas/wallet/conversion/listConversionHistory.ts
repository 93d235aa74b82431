import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { dayRange } from '../../../core/contract/day-range.ts';
import { defineHandler, type OperationRequest } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { conversions } from '../schema.ts';
import { conversionView } from './conversion-view.ts';

/** The member's conversions that pass the filters, the latest first. */
export const listConversionHistory = defineHandler('listConversionHistory', async (request) => {
  const { query, url, db, language, reply } = request;
  const isListed = listed(request);
  const [total] = await db.select({ count: count() }).from(conversions).where(isListed);
  const { limit, offset } = pageRange(query);
  const rows = await db
    .select()
    .from(conversions)
    .where(isListed)
    .orderBy(desc(conversions.createdAt), desc(conversions.id))
    .limit(limit)
    .offset(offset);
  const results = rows.map((row) => conversionView(row, language));
  return reply(200, paged(url, query, total?.count ?? 0, results));
});

function listed({ query, member }: OperationRequest<'listConversionHistory'>): SQL | undefined {
  const { status, conversion_type: type, from_token: fromToken, to_token: toToken } = query;
  const { since, before } = dayRange(query);
  return and(
    eq(conversions.memberId, member.id),
    status && eq(conversions.status, status),
    type && eq(conversions.conversionType, type),
    fromToken && eq(conversions.fromToken, fromToken),
    toToken && eq(conversions.toToken, toToken),
    since && gte(conversions.createdAt, since),
    before && lt(conversions.createdAt, before),
  );
}
