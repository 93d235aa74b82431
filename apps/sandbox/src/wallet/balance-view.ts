import type { Token, TokenBalance } from '@gli/sdk';
import { PRICE_KRW, valueKrw } from '../domain/prices.ts';
import { toTimestamp } from '../domain/time.ts';
import type { MemberBalance } from '../ledger/balances.ts';

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
