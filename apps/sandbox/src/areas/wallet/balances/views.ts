import type { Token, TokenBalance, WalletTransaction } from '@gli/sdk';
import type { MemberBalance } from '../../../core/ledger/balances.ts';
import type { Language } from '../../../core/text/text.ts';
import { toKoreanTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import { PRICE_KRW, valueKrw } from '../../../core/tokens/prices.ts';
import type { walletTransactions } from '../schema.ts';

/** Returns the balances of a wallet. @param address null if the member has no wallet */
export function balanceView(
  token: Token,
  { balance, available, locked, staked }: MemberBalance,
  address: string | null,
  now: Date,
): TokenBalance {
  return {
    token,
    wallet_address: address,
    balance,
    available,
    locked,
    staked,
    price_krw: PRICE_KRW[token],
    value_krw: valueKrw(balance, token),
    updated_at: toKoreanTimestamp(now),
  };
}

export function transactionView(
  row: typeof walletTransactions.$inferSelect,
  language: Language,
): WalletTransaction {
  const { referenceType, referenceId } = row;
  return {
    id: row.id,
    created_at: toKoreanTimestamp(row.createdAt),
    type: row.type,
    purpose: row.purpose,
    direction: row.direction,
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
