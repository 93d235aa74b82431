import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { invalidField } from '../../../core/problem/problem.ts';
import { addDays, type CalendarDay, koreanTime } from '../days.ts';
import { orders } from '../schema.ts';
import { orderViews } from './order-view.ts';

// No order lies outside; neither JavaScript nor the database can write every day that the format allows.
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '9999-12-30';

function dayAfter(day: CalendarDay): CalendarDay {
  if (day < FIRST_DAY) return FIRST_DAY;
  return addDays(day > LAST_DAY ? LAST_DAY : day, 1);
}

/** One page of the member's orders that pass every filter. */
export const listOrders = defineHandler(
  'listOrders',
  async ({ db, query, url, member, now, language, reply }) => {
    const { status, token, from, to, ordering = 'newest' } = query;
    if (from !== undefined && to !== undefined && to < from) {
      throw invalidField('to', { ko: '시작일보다 빠를 수 없습니다.', en: 'Must not be before from.' });
    }
    const where = and(
      eq(orders.memberId, member.id),
      status === undefined ? undefined : eq(orders.status, status),
      token === undefined ? undefined : eq(orders.token, token),
      from === undefined || from < FIRST_DAY ? undefined : gte(orders.createdAt, koreanTime(from, '00:00')),
      to === undefined ? undefined : lt(orders.createdAt, koreanTime(dayAfter(to), '00:00')),
    );
    const direction = ordering === 'oldest' ? asc : desc;
    const { limit, offset } = pageRange(query);
    const count = await db.$count(orders, where);
    const rows = await db
      .select()
      .from(orders)
      .where(where)
      .orderBy(direction(orders.createdAt), direction(orders.id))
      .limit(limit)
      .offset(offset);
    return reply(200, paged(url, query, count, await orderViews(db, rows, { now, language })));
  },
);
