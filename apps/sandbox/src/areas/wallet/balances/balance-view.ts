import type { Token, TokenBalance } from '@gli/sdk';
import type { MemberBalance } from '../../../core/ledger/balances.ts';
import { toTimestamp } from '../../../core/time/time.ts';
import { PRICE_KRW, valueKrw } from '../../../core/tokens/prices.ts';

/** One balance as the contract writes it; `address` is null where the member has no wallet. */
export function balanceView(
  token: Token,
  held: MemberBalance,
  address: string | null,
  now: Date,
): TokenBalance {
  return {
    token,
    wallet_address: address,
    balance: held.balance,
    available: held.available,
    locked: held.locked,
    price_krw: PRICE_KRW[token],
    value_krw: valueKrw(held.balance, token),
    updated_at: toTimestamp(now),
  };
}
