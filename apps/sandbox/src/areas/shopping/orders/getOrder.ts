import { and, eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { orders } from '../schema.ts';
import { readOrderView } from './order-view.ts';

/** One of the member's orders; another member's is not found. */
export const getOrder = defineHandler('getOrder', async ({ db, path, member, now, language, reply }) => {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, path.id), eq(orders.memberId, member.id)));
  if (!order) throw problem('not_found');
  return reply(200, await readOrderView(db, order, { now, language }));
});
