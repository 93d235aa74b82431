import type { InvestmentInput } from '@gli/sdk';
import { decimal, getMaturityDay } from '@gli/validation';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { statement } from '../../../core/data/statement.ts';
import { accountId } from '../../../core/ledger/ledger.ts';
import { ledgerAccounts } from '../../../core/ledger/schema.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { texts } from '../../../core/text/texts.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { onFirstInvestment } from '../../referrals/index.ts';
import { bookTransfer, type RecordedTransaction } from '../../wallet/index.ts';
import { getPaymentDay } from '../accrual.ts';
import { type AssetRow, lockAsset } from '../assets/asset-queries.ts';
import { effectiveReason } from '../assets/asset-status.ts';
import { investments, rwaAssets } from '../schema.ts';
import { findEarningTerms } from './earnings.ts';
import { checkInvestment, type InvestmentCheckInput, toInvestmentProblem } from './investment-rules.ts';
import { type Position, toPosition } from './positions.ts';

type InvestmentOrder = {
  readonly memberId: string;
  readonly assetId: string;
  readonly input: InvestmentInput;
  readonly idempotencyKey?: string | null;
  readonly now: Date;
  /** Charged once on top of the amount. It is neither invested nor returned at maturity. */
  readonly fee: string;
  /** True if operators have blocked debits from the balance. */
  readonly isSuspended?: boolean;
};

/**
 * Invests within the caller's transaction, so that balance, funding, investment and the member's transactions change
 * together. The asset's row is locked, so concurrent investors never exceed its target.
 * @returns the investment and its payment
 * @throws Problem `not_found`, or the first failed check
 */
export async function invest(
  tx: Database,
  { memberId, assetId, input, idempotencyKey = null, now, fee, isSuspended = false }: InvestmentOrder,
): Promise<{ position: Position; payment: RecordedTransaction }> {
  const row = await lockAsset(tx, assetId, now);
  if (!row) throw problem('not_found');
  const { asset } = row;
  const amount = decimal.normalize(input.amount);
  if (input.token !== undefined && input.token !== asset.token) {
    throw invalidField('token', texts.rwa.otherToken(asset.token));
  }
  const { isFirst, ...check } = await readCheckInput(tx, row, {
    memberId,
    amount,
    fee,
    isSuspended,
    lock: true,
  });
  const [rejection] = checkInvestment(check);
  if (rejection) throw toInvestmentProblem(rejection, check);

  const id = newId('inv');
  const paid = await bookTransfer(tx, {
    kind: 'investment',
    account: { asset: assetId },
    memberId,
    type: 'purchase',
    purpose: 'investment',
    token: asset.token,
    amount,
    fee,
    description: texts.rwa.investment(asset.name),
    reference: { type: 'investment', id },
    createdAt: now,
  });
  const terms = await findEarningTerms(tx, asset);
  const maturesOn = getMaturityDay(toKoreanDate(now), asset.termMonths);
  const investment: typeof investments.$inferSelect = {
    id,
    memberId,
    assetId,
    idempotencyKey,
    principal: amount,
    token: asset.token,
    fee,
    status: 'active',
    investedAt: now,
    maturesOn,
    payoutCount: 0,
    dueOn: getPaymentDay(terms, { principal: amount, investedOn: toKoreanDate(now), maturesOn }, 0),
    paidFrom: null,
    releasedAt: null,
    riskAcceptedAt: now,
    transactionId: paid.id,
  };
  await tx.insert(investments).values(investment);
  const raised = decimal.add(asset.raised, amount);
  const isFull = decimal.compare(raised, asset.target) === 0;
  await tx
    .update(rwaAssets)
    .set({
      raised,
      investorCount: asset.investorCount + (isFirst ? 1 : 0),
      ...(isFull
        ? {
            status: 'completed',
            statusReason: texts.rwa.fundedOn(toKoreanDate(now)),
            updatedAt: now,
          }
        : {}),
    })
    .where(eq(rwaAssets.id, assetId));
  if (asset.token === 'GLIB') await onFirstInvestment(tx, memberId, now, amount);
  const status = isFull ? 'completed' : row.status;
  const position = toPosition({ investment, earned: '0' }, { ...row, status }, terms);
  return { position, payment: paid };
}

const held = (lock: boolean) =>
  statement((db) =>
    db
      .select({
        running: sql<string>`coalesce(sum(${investments.principal}) filter (where ${investments.status} = 'active'), 0)`,
        isFirst: sql<boolean>`count(*) = 0`,
        available: sql<string>`coalesce((
          select balance from ${ledgerAccounts} where id = ${sql.placeholder('account')}
          ${lock ? sql`for update` : sql``}), 0)`,
      })
      .from(investments)
      .where(
        and(
          eq(investments.assetId, sql.placeholder('assetId')),
          eq(investments.memberId, sql.placeholder('memberId')),
        ),
      ),
  );
const findHeld = held(false);
const lockHeld = held(true);

type Checking = { memberId: string; amount: string; fee: string; isSuspended: boolean; lock?: boolean };

/**
 * Reads the input for the investment rules. `lock` locks the member's balance until the transaction ends. The caller
 * locks the asset's row.
 */
export async function readCheckInput(
  db: Database,
  { asset, status }: AssetRow,
  { memberId, amount, fee, isSuspended, lock = false }: Checking,
): Promise<InvestmentCheckInput & { readonly isFirst: boolean }> {
  const account = accountId({ member: memberId, bucket: 'available' }, asset.token);
  const [row] = await (lock ? lockHeld : findHeld)(db, { assetId: asset.id, memberId, account });
  return {
    amount,
    fee,
    token: asset.token,
    status,
    statusReason: effectiveReason(asset, status),
    minimum: asset.minimumInvestment,
    maximumPerMember: asset.maximumInvestment,
    alreadyInvested: decimal.normalize(row?.running ?? '0'),
    remainingCap: decimal.subtract(asset.target, asset.raised),
    available: decimal.normalize(row?.available ?? '0'),
    isSuspended,
    isFirst: row?.isFirst ?? true,
  };
}
