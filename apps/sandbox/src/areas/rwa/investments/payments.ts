import { and, asc, eq, gt, inArray, lte, min, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { transaction } from '../../../core/data/transaction.ts';
import type { members } from '../../../core/members/schema.ts';
import { texts } from '../../../core/text/texts.ts';
import { payoutTimeOn } from '../../../core/time/calendar.ts';
import type { ScheduledWork } from '../../../core/time/scheduled-work.ts';
import { plusMs, toKoreanDate } from '../../../core/time/time.ts';
import { bookTransfers } from '../../wallet/index.ts';
import { getPaymentDay, type Payout, payoutsAfter, toPrincipal } from '../accrual.ts';
import { investments, payouts, rwaAssets } from '../schema.ts';
import { readEarningTerms } from './earnings.ts';

// Decision 66 states when earnings and principals are paid.

/** Time of day when payouts and principals are paid: 09:00 in Korea, in ms. */
const PAYMENT_TIME_MS = 9 * 3_600_000;

/** Investments per transaction. Each may have years of payouts, and a statement takes 65,535 values. */
const BATCH = 50;

/** A literal instead of a parameter, so the query plan can use the index of active investments. */
const RUNNING = sql`'active'`;

type Investment = typeof investments.$inferSelect;

/** Returns the last day whose payments are due: today from 09:00 on, and yesterday before that. */
export const paymentDay = (now: Date): string => toKoreanDate(plusMs(now, -PAYMENT_TIME_MS));

/** True if an investment has a payout or its principal to pay. */
export const isPaymentDue = (
  memberId: typeof investments.memberId | typeof members.id | string,
  day: string | Placeholder,
): SQL | undefined => and(sql`${investments.memberId} = ${memberId}`, isDueOn(day));

const isDueOn = (day: string | Placeholder): SQL | undefined =>
  and(eq(investments.status, RUNNING), lte(investments.dueOn, day));

/** Pays what is due to a member. There is no timer, so this runs before the member's next call. */
export const payInvestments = (db: Database, memberId: string, now: Date): Promise<void> =>
  payWhere(db, isPaymentDue(memberId, paymentDay(now)), now);

/** Due work that pays the earnings and principals of all members. */
export const investmentPayments: ScheduledWork = {
  name: 'investments',
  async next(db, after) {
    const [row] = await db
      .select({ day: min(investments.dueOn) })
      .from(investments)
      .where(and(eq(investments.status, 'active'), gt(investments.dueOn, paymentDay(after))));
    return row?.day ? payoutTimeOn(row.day) : null;
  },
  settle: (db, now) => payWhere(db, isDueOn(paymentDay(now)), now),
};

async function payWhere(db: Database, condition: SQL | undefined, now: Date): Promise<void> {
  for (;;) {
    const due = await db
      .select({ id: investments.id })
      .from(investments)
      .where(condition)
      .orderBy(asc(investments.dueOn), asc(investments.id))
      .limit(BATCH);
    if (due.length === 0) return;
    await transaction(db, (tx) =>
      pay(
        tx,
        due.map(({ id }) => id),
        now,
      ),
    );
  }
}

/** Pays all that is due of some investments. A concurrent call that was faster leaves nothing to pay. */
async function pay(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  const active = await tx
    .select({ investment: investments, asset: rwaAssets })
    .from(investments)
    .innerJoin(rwaAssets, eq(rwaAssets.id, investments.assetId))
    .where(and(inArray(investments.id, [...ids]), eq(investments.status, 'active')))
    .orderBy(asc(investments.id))
    .for('update', { of: investments });
  const terms = await readEarningTerms(
    tx,
    active.map(({ asset }) => asset),
  );
  const due = active.map(({ investment, asset }) => {
    const earning = terms.get(asset.id);
    if (!earning) throw new RangeError(`${asset.id} has no terms.`);
    const held = toPrincipal(investment);
    const paid = payoutsAfter(earning, held, investment.payoutCount, now).map((payout) =>
      postpone(payout, investment),
    );
    const isMature = investment.maturesOn <= paymentDay(now);
    const next = getPaymentDay(earning, held, investment.payoutCount + paid.length);
    return { investment, asset, paid, isMature, next };
  });
  const earned = due.flatMap(({ investment, asset, paid }) =>
    paid.map((payout) => ({ id: newId('pyt'), investment, asset, payout })),
  );
  const deposits = earned.filter(({ payout }) => payout.amount !== '0');
  const booked = await bookTransfers(
    tx,
    deposits.map(({ id, investment, asset, payout }) => ({
      ...toDeposit(investment, payout.creditedAt),
      kind: 'payout',
      purpose: 'payout',
      referenceId: id,
      account: { platform: 'treasury' },
      amount: payout.amount,
      description: texts.rwa.payout(asset.name, payout),
    })),
  );
  await bookTransfers(
    tx,
    due
      .filter(({ isMature }) => isMature)
      .map(({ investment, asset }) => ({
        ...toDeposit(investment, getReleaseTime(investment)),
        kind: 'investment_release',
        purpose: 'principal',
        account: { asset: asset.id },
        amount: investment.principal,
        description: texts.rwa.release(asset.name),
      })),
  );
  const transactions = new Map(deposits.map(({ id }, index) => [id, booked[index]?.id]));
  if (earned.length > 0) {
    await tx.insert(payouts).values(
      earned.map(({ id, investment, payout }) => ({
        ...toRow(investment, payout),
        id,
        transactionId: transactions.get(id) ?? null,
      })),
    );
  }
  for (const { investment, paid, isMature, next } of due) {
    await tx
      .update(investments)
      .set({
        payoutCount: investment.payoutCount + paid.length,
        ...(isMature
          ? { dueOn: null, status: 'matured', releasedAt: getReleaseTime(investment) }
          : { dueOn: next }),
      })
      .where(eq(investments.id, investment.id));
  }
}

/** Pays earlier earnings of an upgraded investment at the time of the upgrade, so that past statements never change. */
function postpone(payout: Payout, { paidFrom }: Investment): Payout {
  if (paidFrom === null || payout.creditedAt >= paidFrom) return payout;
  return { ...payout, creditedOn: toKoreanDate(paidFrom), creditedAt: paidFrom };
}

/** A millisecond after the last payout, so that every list shows the principal after it. */
function getReleaseTime({ maturesOn, paidFrom }: Investment): Date {
  const due = payoutTimeOn(maturesOn);
  return plusMs(paidFrom !== null && due < paidFrom ? paidFrom : due, 1);
}

const toDeposit = ({ id, memberId, token }: Investment, createdAt: Date) =>
  ({ memberId, type: 'deposit', token, reference: { type: 'investment', id }, createdAt }) as const;

const toRow = (
  { id: investmentId, memberId }: Investment,
  { index: position, creditedOn: paidOn, creditedAt: paidAt, fromDate, toDate, apy, amount }: Payout,
) => ({ investmentId, memberId, position, fromDate, toDate, apy, amount, paidOn, paidAt });
