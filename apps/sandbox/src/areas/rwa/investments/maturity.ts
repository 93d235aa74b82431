import { decimal } from '@gli/validation';
import { and, asc, eq, gt, lte, min, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { type Account, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import type { members } from '../../../core/members/schema.ts';
import { texts } from '../../../core/text/texts.ts';
import { payoutTimeOn } from '../../../core/time/calendar.ts';
import type { ScheduledWork } from '../../../core/time/scheduled-work.ts';
import { plusMs, toKoreanDate } from '../../../core/time/time.ts';
import { recordTransaction } from '../../wallet/index.ts';
import { creditedPayouts } from '../accrual.ts';
import { investments, rwaAssets } from '../schema.ts';
import { findEarningTerms } from './earnings.ts';

/** Time of day when investments are released: 09:00 in Korea, in ms. */
const RELEASE_TIME_MS = 9 * 3_600_000;

/** A literal instead of a parameter, so the query plan can use the index of active investments. */
const RUNNING = sql`'active'`;

/** Returns the last maturity day that is due: today from 09:00 on, and yesterday before that. */
export const maturityDay = (now: Date): string => toKoreanDate(plusMs(now, -RELEASE_TIME_MS));

/** True if an investment's term is over and it has not been released yet. */
export const isMature = (
  memberId: typeof investments.memberId | typeof members.id | string,
  day: string | Placeholder,
): SQL | undefined => and(sql`${investments.memberId} = ${memberId}`, isMatureOn(day));

const isMatureOn = (day: string | Placeholder): SQL | undefined =>
  and(eq(investments.status, RUNNING), lte(investments.maturesOn, day));

/**
 * Releases a member's matured investments: principal and earnings return to the balance. There is no timer, so this
 * runs before the member's next call.
 */
export const releaseMatured = (db: Database, memberId: string, now: Date): Promise<void> =>
  releaseWhere(db, isMature(memberId, maturityDay(now)));

/** Due work that releases the matured investments of all members. */
export const investmentReleases: ScheduledWork = {
  name: 'investments',
  async next(db, after) {
    const [row] = await db
      .select({ day: min(investments.maturesOn) })
      .from(investments)
      .where(and(eq(investments.status, 'active'), gt(investments.maturesOn, maturityDay(after))));
    return row?.day ? payoutTimeOn(row.day) : null;
  },
  settle: (db, now) => releaseWhere(db, isMatureOn(maturityDay(now))),
};

async function releaseWhere(db: Database, condition: SQL | undefined): Promise<void> {
  const due = await db
    .select({ id: investments.id })
    .from(investments)
    .where(condition)
    .orderBy(asc(investments.maturesOn), asc(investments.id));
  for (const { id } of due) await transaction(db, (tx) => release(tx, id));
}

async function release(tx: Database, id: string): Promise<void> {
  const [investment] = await tx
    .select()
    .from(investments)
    .where(and(eq(investments.id, id), eq(investments.status, 'active')))
    .for('update');
  // A concurrent call has already released the investment.
  if (!investment) return;
  const { memberId, assetId, principal, token, maturesOn, investedAt } = investment;
  const [asset] = await tx.select().from(rwaAssets).where(eq(rwaAssets.id, assetId));
  if (!asset) throw new RangeError(`Investment ${id} has no asset.`);
  const terms = await findEarningTerms(tx, asset);
  const releasedAt = payoutTimeOn(maturesOn);
  const held = { principal, investedOn: toKoreanDate(investedAt), maturesOn };
  const earned = decimal.sum(creditedPayouts(terms, held, releasedAt).map(({ amount }) => amount));
  const available: Account = { member: memberId, bucket: 'available' };
  const entries = [
    ...transfer(token, principal, { asset: assetId }, available),
    ...(decimal.isZero(earned) ? [] : transfer(token, earned, { platform: 'treasury' }, available)),
  ];
  await postEntries(
    tx,
    { kind: 'investment_release', entries },
    { memberId, referenceId: id, postedAt: releasedAt },
  );
  await recordTransaction(tx, {
    memberId,
    type: 'deposit',
    token,
    amount: decimal.add(principal, earned),
    description: texts.rwa.release(asset.name),
    reference: { type: 'investment', id },
    createdAt: releasedAt,
  });
  await tx.update(investments).set({ status: 'matured', releasedAt }).where(eq(investments.id, id));
}
