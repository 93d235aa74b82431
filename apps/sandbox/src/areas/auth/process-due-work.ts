import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { members } from '../../core/members/schema.ts';
import { investments, isPaymentDue, payInvestments, paymentDay } from '../rwa/index.ts';
import { orders, settleDueOrders } from '../shopping/index.ts';
import { conversions, isDue, settleDueConversions } from '../wallet/index.ts';

// No timer changes a balance. Due work (the second half of a conversion, an order's refund, the payout of an investment) is
// processed before the member's next call, as of its due time, so nobody sees or spends an outdated balance.

/** Creates an SQL condition that is true if a member has due work. Its placeholders take the values of `dueBefore(now)`. */
export function hasDueWork(db: Database): SQL<boolean> {
  const now = sql.placeholder('now');
  const conversion = db.select({ id: conversions.id }).from(conversions).where(isDue(members.id, now));
  const order = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, members.id), lte(orders.nextChangeAt, now)));
  const investment = db
    .select({ id: investments.id })
    .from(investments)
    .where(isPaymentDue(members.id, sql.placeholder('paymentDay')));
  return sql<boolean>`exists (${conversion}) or exists (${order}) or exists (${investment})`;
}

/** Returns the placeholder values for `hasDueWork`. */
export const dueBefore = (now: Date) => ({ now, paymentDay: paymentDay(now) });

/** Processes a member's due work in separate transactions. */
export async function processDueWork(db: Database, memberId: string, now: Date): Promise<void> {
  await settleDueConversions(db, memberId, now);
  await settleDueOrders(db, now, memberId);
  await payInvestments(db, memberId, now);
}
