import { decimal } from '@gli/validation';
import { and, asc, eq, min, sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { conversions } from '../data/schema/conversion.ts';
import { rwaAssets } from '../data/schema/rwa.ts';
import { orderLines, orders } from '../data/schema/shopping.ts';
import { effectiveStatus } from '../rwa/asset-status.ts';
import type { Language } from '../texts/text.ts';
import type { Task } from './task.ts';

/** Orders that wait for their payment, the oldest first. */
export async function ordersToPay(db: Database, memberId: string, now: Date): Promise<Task[]> {
  const waiting = await db
    .select({ order: orders, line: orderLines })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.status, 'pending_payment'),
        sql`(${orders.expiresAt} is null or ${orders.expiresAt} > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orderLines.lineNumber));
  const first = waiting.filter(({ line }, index) => waiting[index - 1]?.line.orderId !== line.orderId);
  return first.map(({ order, line }) => {
    const more = waiting.filter((row) => row.order.id === order.id).length - 1;
    const price = `${decimal.normalize(order.total)} ${order.token}`;
    return {
      kind: 'pay_order',
      title: { ko: '결제를 마쳐 주세요', en: 'Finish your payment' },
      text: {
        ko: `${boughtText(line, more, 'ko')}, ${price}이 결제를 기다리고 있습니다.`,
        en: `${boughtText(line, more, 'en')}, ${price}, waits for its payment.`,
      },
      targetId: order.id,
    };
  });
}

type Line = typeof orderLines.$inferSelect;

/** What was ordered in a few words: `강릉 해변 디너 코스 2인`, `제주 감귤 선물세트 외 1건`. */
export function boughtText({ sold, guests, unit, quantity }: Line, more: number, language: Language): string {
  const { name } = sold[language];
  const people = unit === 'person' ? (guests ?? quantity) : null;
  if (language === 'ko') {
    return `${name}${people === null ? '' : ` ${people}인`}${more === 0 ? '' : ` 외 ${more}건`}`;
  }
  const forWhom = people === null ? '' : ` for ${people === 2 ? 'two' : people}`;
  return `${name}${forWhom}${more === 0 ? '' : ` and ${more} more`}`;
}

/** Whether a member has ever converted a token. */
export async function hasConverted(db: Database, memberId: string): Promise<boolean> {
  const [one] = await db
    .select({ id: conversions.id })
    .from(conversions)
    .where(eq(conversions.memberId, memberId))
    .limit(1);
  return one !== undefined;
}

/** The least minimum among the assets that take investments; null without any. */
export async function lowestMinimum(db: Database, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ least: min(rwaAssets.minimumInvestment) })
    .from(rwaAssets)
    .where(eq(effectiveStatus(now), 'active'));
  return row?.least == null ? null : decimal.normalize(row.least);
}
