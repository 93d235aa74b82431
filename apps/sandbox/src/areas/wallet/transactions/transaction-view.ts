import type { WalletTransaction } from '@gli/sdk';
import type { Language } from '../../../core/text/text.ts';
import { toTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import type { walletTransactions } from '../schema.ts';

/** A transaction as My Page lists it. */
export function transactionView(
  row: typeof walletTransactions.$inferSelect,
  language: Language,
): WalletTransaction {
  const { referenceType, referenceId } = row;
  return {
    id: row.id,
    created_at: toTimestamp(row.createdAt),
    type: row.type,
    direction: row.type === 'deposit' ? 'in' : 'out',
    status: row.status,
    token: row.token,
    amount: row.amount,
    description: language === 'ko' ? row.descriptionKo : row.descriptionEn,
    hash: row.hash,
    reference:
      referenceType === null || referenceId === null ? null : { type: referenceType, id: referenceId },
    completed_at: toTimestampOrNull(row.completedAt),
  };
}
