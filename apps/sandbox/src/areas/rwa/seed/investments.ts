import type { Investment } from '@gli/sdk';
import { contractExample } from '../../../core/contract/contract-example.ts';
import { withRandom } from '../../../core/random/random.ts';
import { DEMO_MEMBERS } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { texts } from '../../../core/text/texts.ts';
import { addMonths } from '../../../core/time/calendar.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { bookTransfer } from '../../wallet/index.ts';
import { getPaymentDay, toPrincipal } from '../accrual.ts';
import { readEarningTerms } from '../investments/earnings.ts';
import { investmentPayments } from '../investments/payments.ts';
import { investments } from '../schema.ts';
import { readInvestments } from './asset-files.ts';
import type { SeededAsset } from './seeded-asset.ts';
import { shiftTime } from './shift-dates.ts';

type Columns =
  | 'id'
  | 'memberId'
  | 'assetId'
  | 'principal'
  | 'investedAt'
  | 'transactionId'
  | 'idempotencyKey';

export type SeededInvestment = Pick<typeof investments.$inferSelect, Columns> & {
  readonly hash?: string | undefined;
};

/** Returns Kim's three investments from the contract's examples, followed by those in the file. */
export function getDemoInvestments({ at }: SeedContext, months: number): SeededInvestment[] {
  const examples = ['aewol', 'gangneungQuarterly', 'seongsu'];
  return [
    ...examples.map((name) => toKimsInvestment(contractExample('getInvestment', name), months)),
    ...readInvestments().map(({ id, member, principal, ...investment }) => ({
      ...{ id, principal },
      memberId: DEMO_MEMBERS[member].id,
      assetId: investment.asset_id,
      investedAt: at(investment.invested_at),
      transactionId: investment.transaction_id,
      idempotencyKey: null,
    })),
  ];
}

function toKimsInvestment(shown: Investment, months: number): SeededInvestment {
  const { id, hash } = shown.transaction;
  return {
    id: shown.id,
    memberId: DEMO_MEMBERS.kim.id,
    assetId: shown.asset.id,
    principal: shown.principal,
    investedAt: shiftTime(new Date(shown.invested_at), months),
    transactionId: id,
    idempotencyKey: shown.idempotency_key,
    hash: hash ?? undefined,
  };
}

/** Inserts the investments of the demo members, with postings and transactions, and pays what was due since then. */
export async function insertInvestments(
  { db, now }: SeedContext,
  seeded: readonly SeededInvestment[],
  assets: readonly SeededAsset[],
): Promise<void> {
  const terms = await readEarningTerms(
    db,
    assets.map(({ row }) => row),
  );
  for (const { hash, ...investment } of seeded) {
    const { id, memberId, assetId, principal, investedAt, transactionId } = investment;
    const asset = assets.find(({ row }) => row.id === assetId)?.row;
    if (!asset) throw new RangeError(`${id} has no asset.`);
    const { token, termMonths, name } = asset;
    const earning = terms.get(assetId);
    if (!earning) throw new RangeError(`${assetId} has no terms.`);
    const maturesOn = addMonths(toKoreanDate(investedAt), termMonths);
    await bookTransfer(db, {
      kind: 'investment',
      account: { asset: assetId },
      memberId,
      type: 'purchase',
      purpose: 'investment',
      token,
      amount: principal,
      description: texts.rwa.investment(name),
      reference: { type: 'investment', id },
      createdAt: investedAt,
      seeded: { id: transactionId, hash },
    });
    await db.insert(investments).values({
      ...investment,
      token,
      fee: '0',
      maturesOn,
      dueOn: getPaymentDay(earning, toPrincipal({ principal, investedAt, maturesOn }), 0),
      riskAcceptedAt: investedAt,
    });
  }
  // The contract's examples have these ids.
  await withRandom('demo payouts', () => investmentPayments.settle(db, now));
}
