import type { Investment } from '@gli/sdk';
import { contractExample } from '../../../core/contract/contract-example.ts';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import type { Text } from '../../../core/text/text.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { recordTransaction } from '../../wallet/index.ts';
import { addMonthsToDay } from '../calendar.ts';
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
  readonly hash?: string;
  readonly payoutIds: readonly string[];
};

/** Investments of the cast: Kim's three as the contract shows them, and the one that Lee began with. */
export function castInvestments({ at }: SeedContext, months: number): SeededInvestment[] {
  const kims = ['aewol', 'gangneungQuarterly', 'seongsu'].map((name) =>
    kimsInvestment(contractExample<Investment>('getInvestment', name), months),
  );
  return [
    ...kims,
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
    ...(hash === null ? {} : { hash }),
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
    const { token, termMonths } = asset;
    const name: Text = asset.name;
    const entries = transfer(token, principal, { member: memberId, bucket: 'available' }, { asset: assetId });
    await postEntries(
      db,
      { kind: 'investment', entries },
      { memberId, referenceId: id, postedAt: investedAt },
    );
    await recordTransaction(db, {
      memberId,
      type: 'purchase',
      token,
      amount: principal,
      description: { ko: `${name.ko} 투자`, en: `Investment in ${name.en}` },
      reference: { type: 'investment', id },
      createdAt: investedAt,
      seeded: { id: transactionId, ...(hash === undefined ? {} : { hash }) },
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
