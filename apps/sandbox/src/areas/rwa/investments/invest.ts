import type { InvestmentInput } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { rowInsert, rowUpdate } from '../../../core/data/row-statements.ts';
import { statement } from '../../../core/data/statement.ts';
import { type Account, accountId, transfer } from '../../../core/ledger/ledger.ts';
import { balanceOf, postEntries } from '../../../core/ledger/post-entries.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { addMonthsToDay } from '../../../core/time/calendar.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { onFirstInvestment } from '../../referrals/index.ts';
import { recordTransaction } from '../../wallet/index.ts';
import { type AssetRow, lockAsset } from '../assets/asset-queries.ts';
import { effectiveReason, fundedReason } from '../assets/asset-status.ts';
import { investments, rwaAssets } from '../schema.ts';
import {
  checkInvestment,
  INVESTMENT_FEE,
  type InvestmentCheckInput,
  refusalProblem,
} from './investment-rules.ts';

const insertInvestment = rowInsert(investments);
const updateAsset = rowUpdate(rwaAssets);

const findEarlier = statement((db) =>
  db
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.assetId, sql.placeholder('assetId')),
        eq(investments.memberId, sql.placeholder('memberId')),
      ),
    )
    .limit(1),
);

type InvestmentOrder = {
  readonly memberId: string;
  readonly assetId: string;
  readonly input: InvestmentInput;
  readonly now: Date;
  /** Operators have stopped what leaves the balance. */
  readonly isSuspended?: boolean;
};

/**
 * Invests within the caller's transaction: balance, funding, investment and the member's transactions change together.
 * The asset's row is locked, so concurrent investors never exceed its target.
 * @returns the investment's id
 * @throws Problem `not_found`, or the first refusal
 */
export async function invest(
  tx: Database,
  { memberId, assetId, input, now, isSuspended = false }: InvestmentOrder,
): Promise<string> {
  const row = await lockAsset(tx, assetId, now);
  if (!row) throw problem('not_found');
  const { asset } = row;
  const amount = decimal.normalize(input.amount);
  if (input.token !== undefined && input.token !== asset.token) {
    throw invalidField('token', {
      ko: `이 자산에는 ${asset.token}로 투자합니다.`,
      en: `This asset is invested in with ${asset.token}.`,
    });
  }
  const check = await readCheckInput(tx, row, { memberId, amount, isSuspended, lock: true });
  const [refusal] = checkInvestment(check);
  if (refusal) throw refusalProblem(refusal, check);

  const id = newId('inv');
  const isFirst = (await findEarlier(tx, { assetId, memberId })).length === 0;
  const available: Account = { member: memberId, bucket: 'available' };
  const entries = transfer(asset.token, amount, available, { asset: assetId });
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
  await insertInvestment(tx, {
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
  await updateAsset(tx, assetId, {
    raised,
    investorCount: asset.investorCount + (isFirst ? 1 : 0),
    ...(isFull ? { status: 'completed', statusReason: fundedReason(toKoreanDate(now)), updatedAt: now } : {}),
  });
  if (asset.token === 'GLIB') await onFirstInvestment(tx, memberId, now, amount);
  return id;
}

const findRunning = statement((db) =>
  db
    .select({ principal: investments.principal })
    .from(investments)
    .where(
      and(
        eq(investments.assetId, sql.placeholder('assetId')),
        eq(investments.memberId, sql.placeholder('memberId')),
        eq(investments.status, 'active'),
      ),
    ),
);

type Checking = { memberId: string; amount: string; isSuspended: boolean; lock?: boolean };

/**
 * What the rules need to know of an amount. With `lock`, the member's balance is locked until the transaction ends; the
 * caller locks the asset's row.
 */
export async function readCheckInput(
  db: Database,
  { asset, status }: AssetRow,
  { memberId, amount, isSuspended, lock = false }: Checking,
): Promise<InvestmentCheckInput> {
  const rows = await findRunning(db, { assetId: asset.id, memberId });
  const account = accountId({ member: memberId, bucket: 'available' }, asset.token);
  return {
    amount,
    token: asset.token,
    status,
    statusReason: effectiveReason(asset, status),
    minimum: asset.minimumInvestment,
    maximumPerMember: asset.maximumInvestment,
    alreadyInvested: decimal.sum(rows.map(({ principal }) => principal)),
    remainingCap: decimal.subtract(asset.target, asset.raised),
    available: await balanceOf(db, account, { lock }),
    isSuspended,
  };
}
