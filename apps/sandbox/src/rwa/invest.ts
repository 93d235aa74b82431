import type { InvestmentInput } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import { investments, rwaAssets, rwaCategories } from '../data/schema/rwa.ts';
import { transfer } from '../domain/ledger.ts';
import { addMonthsToDay } from '../domain/rwa/calendar.ts';
import { INVESTMENT_FEE, judgeInvestment } from '../domain/rwa/investment-check.ts';
import { toKoreanDate } from '../domain/time.ts';
import { postEntries } from '../ledger/post-entries.ts';
import { invalidField, problem } from '../problem.ts';
import { onFirstInvestment } from '../referrals/events.ts';
import { recordTransaction } from '../wallet/record-transaction.ts';
import type { AssetRow } from './asset-queries.ts';
import { effectiveStatus } from './asset-status.ts';
import { fundedReason } from './funded-reason.ts';
import { investmentQuestion } from './question.ts';
import { refusalProblem } from './refusal.ts';

type Order = {
  readonly memberId: string;
  readonly assetId: string;
  readonly input: InvestmentInput;
  readonly now: Date;
};

/**
 * Invests, inside the caller's transaction: balance, funding, investment and the member's list of transactions move
 * together. The asset's row is locked, so investors of one asset come one after the other and never pass its target.
 *
 * @returns the investment's id
 * @throws Problem `not_found`, or the first reason against it
 */
export async function invest(tx: Database, { memberId, assetId, input, now }: Order): Promise<string> {
  const row = await lockAsset(tx, assetId, now);
  const { asset } = row;
  const amount = decimal.normalize(input.amount);
  if (input.token !== undefined && input.token !== asset.token) {
    throw invalidField('token', {
      ko: `이 자산에는 ${asset.token}로 투자합니다.`,
      en: `This asset is invested in with ${asset.token}.`,
    });
  }
  const question = await investmentQuestion(tx, row, { memberId, amount, lock: true });
  const [refusal] = judgeInvestment(question);
  if (refusal) throw refusalProblem(refusal, question);

  const id = newId('inv');
  const isFirst = !(await hasInvested(tx, memberId, assetId));
  const entries = transfer(
    asset.token,
    amount,
    { member: memberId, bucket: 'available' },
    { asset: assetId },
  );
  await postEntries(tx, { kind: 'investment', entries }, { memberId, referenceId: id, postedAt: now });
  const paid = await recordTransaction(tx, {
    memberId,
    type: 'purchase',
    token: asset.token,
    amount,
    description: { ko: `${asset.name.ko} 투자`, en: `Investment in ${asset.name.en}` },
    reference: { type: 'investment', id },
    createdAt: now,
  });
  await tx.insert(investments).values({
    id,
    memberId,
    assetId,
    principal: amount,
    token: asset.token,
    fee: INVESTMENT_FEE,
    investedAt: now,
    maturesOn: addMonthsToDay(toKoreanDate(now), asset.termMonths),
    riskAcceptedAt: now,
    transactionId: paid.id,
  });
  const raised = decimal.add(asset.raised, amount);
  const isFull = decimal.compare(raised, asset.target) === 0;
  await tx
    .update(rwaAssets)
    .set({
      raised,
      investorCount: asset.investorCount + (isFirst ? 1 : 0),
      ...(isFull
        ? { status: 'completed', statusReason: fundedReason(toKoreanDate(now)), updatedAt: now }
        : {}),
    })
    .where(eq(rwaAssets.id, assetId));
  if (asset.token === 'GLIB') await onFirstInvestment(tx, memberId, now, amount);
  return id;
}

async function lockAsset(tx: Database, id: string, now: Date): Promise<AssetRow> {
  const [row] = await tx
    .select({ asset: rwaAssets, category: rwaCategories, status: effectiveStatus(now) })
    .from(rwaAssets)
    .innerJoin(rwaCategories, eq(rwaCategories.id, rwaAssets.categoryId))
    .where(eq(rwaAssets.id, id))
    .for('update', { of: rwaAssets });
  if (!row) throw problem('not_found');
  return row;
}

async function hasInvested(tx: Database, memberId: string, assetId: string): Promise<boolean> {
  const [known] = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(and(eq(investments.assetId, assetId), eq(investments.memberId, memberId)))
    .limit(1);
  return known !== undefined;
}
