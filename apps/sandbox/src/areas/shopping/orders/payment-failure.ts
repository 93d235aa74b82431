import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import type { Problem } from '../../../core/problem/problem.ts';
import { orders } from '../schema.ts';
import type { OrderRow } from './order-row.ts';

/** Notes why a payment was refused; the order stays open. Answered with the problem, not thrown, so it is kept. */
export async function keepFailure(tx: Database, { id }: OrderRow, refusal: Problem): Promise<Problem> {
  const reason = (language: 'ko' | 'en') => refusal.envelope(language).message;
  await tx
    .update(orders)
    .set({ paymentStatus: 'failed', failureReason: { ko: reason('ko'), en: reason('en') } })
    .where(eq(orders.id, id));
  return refusal;
}
