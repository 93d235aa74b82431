import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** The platform's tokens in display order. Spec §1 */
export const TOKENS = ['GLIB', 'GLID', 'GLIL', 'USDT'] as const satisfies readonly Token[];

/**
 * A member's tokens: `available` to spend, `locked` by pending withdrawals and conversions, `staked` for the grade. The
 * wallet's `balance` is available plus locked, without `staked`.
 */
export type MemberBucket = 'available' | 'locked' | 'staked';

/**
 * Accounts of the platform. They may be negative; together with the members' accounts, they always sum to zero.
 * - `treasury`: source and sink of tokens: sandbox grants, rewards, bonuses
 * - `outside`: deposits from and withdrawals to the members' wallets on chain
 * - `fees`: conversion fees
 * - `shop`: income of the shop
 * - `pool`: both sides of conversions
 * - `asset`: investments in one asset, by its id
 */
export type PlatformBucket = 'treasury' | 'outside' | 'fees' | 'shop' | 'pool';

export type Account =
  | { readonly member: string; readonly bucket: MemberBucket }
  | { readonly platform: PlatformBucket }
  | { readonly asset: string };

/** Change of one account by a posting; negative amounts are debits. Exact decimals. */
export type Entry = { readonly account: Account; readonly token: Token; readonly amount: string };

/** One movement of value. */
export type Posting = {
  /** `grant`, `investment`, `conversion`, `order_payment`, `order_refund`, `reward`, … */
  readonly kind: string;
  readonly entries: readonly Entry[];
};

/** The id of an account; one account per token. */
export function accountId(account: Account, token: Token): string {
  if ('member' in account) return `member:${account.member}:${account.bucket}:${token}`;
  if ('asset' in account) return `asset:${account.asset}:${token}`;
  return `platform:${account.platform}:${token}`;
}

/** The two entries that move an amount above zero from one account to another. */
export function transfer(token: Token, amount: string, from: Account, to: Account): Entry[] {
  return [
    { account: from, token, amount: decimal.subtract('0', amount) },
    { account: to, token, amount },
  ];
}

/** An invalid posting: a bug in the sandbox, never in the client. */
export class UnbalancedPostingError extends Error {
  override name = 'UnbalancedPostingError';
}

/**
 * Checks that a posting has entries that sum to zero for each token.
 * @throws UnbalancedPostingError
 */
export function assertBalanced({ kind, entries }: Posting): void {
  if (entries.length < 2) throw new UnbalancedPostingError(`${kind} has fewer than two entries.`);
  for (const [token, ofToken] of Map.groupBy(entries, (entry) => entry.token)) {
    const total = decimal.sum(ofToken.map((entry) => entry.amount));
    if (!decimal.isZero(total)) throw new UnbalancedPostingError(`${kind} leaves ${total} ${token} over.`);
  }
}

/** Sums entries by account, so that each account is updated once. Zero sums are kept for the history. */
export function changesByAccount(entries: readonly Entry[]): Map<string, { entry: Entry; change: string }> {
  const changes = new Map<string, { entry: Entry; change: string }>();
  for (const entry of entries) {
    const id = accountId(entry.account, entry.token);
    const known = changes.get(id);
    changes.set(id, { entry, change: decimal.add(known?.change ?? '0', entry.amount) });
  }
  return changes;
}
