import { decimal } from '@gli/validation';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { accountId } from '../../../core/ledger/ledger.ts';
import { balanceOf } from '../../../core/ledger/post-entries.ts';
import type { AssetRow } from '../assets/asset-queries.ts';
import { effectiveReason } from '../assets/asset-status.ts';
import { investments } from '../schema.ts';
import type { InvestmentQuestion } from './investment-check.ts';

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

/**
 * All that judging an amount needs to know. With `lock`, the member's balance stays as it is until the transaction
 * ends; the asset's row is the caller's to lock.
 */
export async function investmentQuestion(
  db: Database,
  { asset, status }: AssetRow,
  { memberId, amount, lock = false }: { memberId: string; amount: string; lock?: boolean },
): Promise<InvestmentQuestion> {
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
  };
}
