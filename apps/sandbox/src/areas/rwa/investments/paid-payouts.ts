import { decimal } from '@gli/validation';
import { and, asc, count, eq, gte, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { investments, payouts } from '../schema.ts';

/** SQL sum of an investment's payouts so far. Drizzle would write its columns without their tables. */
export const earned = sql<string>`(
  select coalesce(sum(amount), 0) from ${payouts} where investment_id = ${investments}.id
)`.mapWith(decimal.normalize);

const findByInvestment = statement((db) =>
  db
    .select()
    .from(payouts)
    .where(eq(payouts.investmentId, sql.placeholder('investmentId')))
    .orderBy(asc(payouts.position)),
);

/** Returns the payouts of an investment, earliest first. */
export const findPayouts = (db: Database, investmentId: string) => findByInvestment(db, { investmentId });

const total = sum(payouts.amount).mapWith(decimal.normalize);

/** Income of a member from one asset on one payout day. */
export type PaidOnDay = Awaited<ReturnType<typeof paidByDay>>[number];

/** Returns a member's income by payout day and asset, earliest first. Default: all of it. */
export const paidByDay = (db: Database, memberId: string, since?: Date) =>
  db
    .select({
      paidOn: payouts.paidOn,
      assetId: investments.assetId,
      token: investments.token,
      amount: total,
      payoutCount: count(),
    })
    .from(payouts)
    .innerJoin(investments, eq(investments.id, payouts.investmentId))
    .where(and(eq(payouts.memberId, memberId), since && gte(payouts.paidAt, since)))
    .groupBy(payouts.paidOn, investments.assetId, investments.token)
    .orderBy(asc(payouts.paidOn), asc(investments.assetId));
