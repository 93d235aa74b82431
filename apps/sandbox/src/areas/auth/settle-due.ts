import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { members } from '../../core/members/schema.ts';
import { investments, isMature, maturityDay, releaseMatured } from '../rwa/index.ts';
import { orders, settleDueOrders } from '../shopping/index.ts';
import { conversions, isDue, settleDueConversions } from '../wallet/index.ts';

// No timer moves a balance. What falls due by itself (a conversion's other half, an order's refund, a matured
// investment) is carried out
// before the member's next call, as of the time it was due, so nobody sees or spends a balance that is behind.

/** Whether something of a member is due; a column of a kept statement that reads `members`, given `dueBy(now)`. */
export function isBehind(db: Database): SQL<boolean> {
  const now = sql.placeholder('now');
  const conversion = db.select({ id: conversions.id }).from(conversions).where(isDue(members.id, now));
  const order = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, members.id), lte(orders.nextChangeAt, now)));
  const investment = db
    .select({ id: investments.id })
    .from(investments)
    .where(isMature(members.id, sql.placeholder('maturityDay')));
  return sql<boolean>`exists (${conversion}) or exists (${order}) or exists (${investment})`;
}

/** What `isBehind` is filled in with. */
export const dueBy = (now: Date) => ({ now, maturityDay: maturityDay(now) });

/** Carries out what is due of a member, in transactions of its own. */
export async function settleDue(db: Database, memberId: string, now: Date): Promise<void> {
  await settleDueConversions(db, memberId, now);
  await settleDueOrders(db, now, memberId);
  await releaseMatured(db, memberId, now);
}
