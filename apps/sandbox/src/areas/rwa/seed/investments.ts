import type { Investment } from '@gli/sdk';
import { contractExample } from '../../../core/contract/contract-example.ts';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { addMonthsToDay } from '../../../core/time/calendar.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { recordTransaction } from '../../wallet/index.ts';
import { investments } from '../schema.ts';
import { moveTime } from './move-in-time.ts';
import type { SeededAsset } from './seeded-asset.ts';

export type SeededInvestment = {
  readonly id: string;
  readonly memberId: string;
  readonly assetId: string;
  readonly principal: string;
  readonly investedAt: Date;
  readonly transactionId: string;
  readonly hash?: string | undefined;
  readonly payoutIds: readonly string[];
};

/** Kim's three investments from the contract's examples, and Lee's first one. */
export function castInvestments({ at }: SeedContext, months: number): SeededInvestment[] {
  const examples = ['aewol', 'gangneungQuarterly', 'seongsu'];
  return [
    ...examples.map((name) => kimsInvestment(contractExample('getInvestment', name), months)),
    {
      id: 'inv_4rn6j2wq8b',
      memberId: CAST.lee.id,
      assetId: 'ast_2vx6p9rm4t',
      principal: '500',
      // The referral program counts it as his first, at this time.
      investedAt: at('2026-11-05T10:18:40+09:00'),
      transactionId: 'txn_3zk7v1md9s',
      payoutIds: [],
    },
  ];
}

function kimsInvestment(shown: Investment, months: number): SeededInvestment {
  const { id, hash } = shown.transaction;
  return {
    id: shown.id,
    memberId: CAST.kim.id,
    assetId: shown.asset.id,
    principal: shown.principal,
    investedAt: moveTime(new Date(shown.invested_at), months),
    transactionId: id,
    hash: hash ?? undefined,
    payoutIds: shown.payouts.map((payout) => payout.id).reverse(),
  };
}

/** Posts, lists and writes the investments of the cast. */
export async function insertInvestments(
  { db }: SeedContext,
  seeded: readonly SeededInvestment[],
  assets: readonly SeededAsset[],
): Promise<void> {
  for (const { id, memberId, assetId, principal, investedAt, transactionId, hash, payoutIds } of seeded) {
    const asset = assets.find(({ row }) => row.id === assetId)?.row;
    if (!asset) throw new RangeError(`${id} has no asset.`);
    const { token, termMonths, name } = asset;
    const entries = transfer(token, principal, { member: memberId, bucket: 'available' }, { asset: assetId });
    const context = { memberId, referenceId: id, postedAt: investedAt };
    await postEntries(db, { kind: 'investment', entries }, context);
    await recordTransaction(db, {
      memberId,
      type: 'purchase',
      token,
      amount: principal,
      description: { ko: `${name.ko} 투자`, en: `Investment in ${name.en}` },
      reference: { type: 'investment', id },
      createdAt: investedAt,
      seeded: { id: transactionId, hash },
    });
    await db.insert(investments).values({
      id,
      memberId,
      assetId,
      principal,
      token,
      fee: '0',
      investedAt,
      maturesOn: addMonthsToDay(toKoreanDate(investedAt), termMonths),
      riskAcceptedAt: investedAt,
      transactionId,
      payoutIds: [...payoutIds],
    });
  }
}
