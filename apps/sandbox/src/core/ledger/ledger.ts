import type { Token } from '@gli/sdk';
import { zToken } from '@gli/sdk/schemas';
import { decimal } from '@gli/validation';

/** The platform's tokens in display order. Spec §1 */
export const TOKENS: readonly Token[] = zToken.options;

/**
 * A member's tokens: `available` to spend, `locked` by pending withdrawals and conversions, and `staked` for the grade.
 * The wallet's `balance` is available plus locked, without `staked`.
 */
export type MemberBucket = 'available' | 'locked' | 'staked';

/**
 * Accounts of the platform. They may be negative; together with the members' accounts, they always sum to zero.
 * - `treasury`: source and destination of sandbox grants, rewards and bonuses
 * - `outside`: deposits from and withdrawals to the members' wallets on chain
 * - `fees`: fees of conversions and investments
 * - `shop`: income of the shop
 * - `pool`: both sides of conversions
 * - `asset`: investments in one asset, identified by its id
 */
export type PlatformBucket = 'treasury' | 'outside' | 'fees' | 'shop' | 'pool';

export type Account =
  | { readonly member: string; readonly bucket: MemberBucket }
  | { readonly platform: PlatformBucket }
  | { readonly asset: string };

/** Change of one account by a posting, as an exact decimal. Negative amounts are debits. */
export type Entry = { readonly account: Account; readonly token: Token; readonly amount: string };

/** One movement of value, made up of entries. */
export type Posting = {
  /** Kind of the movement: `grant`, `investment`, `conversion`, `order_payment`, `order_refund`, `reward`, … */
  readonly kind: string;
  readonly entries: readonly Entry[];
};

/** Returns the id of an account. Each token has its own account. */
export function accountId(account: Account, token: Token): string {
  if ('member' in account) return `member:${account.member}:${account.bucket}:${token}`;
  if ('asset' in account) return `asset:${account.asset}:${token}`;
  return `platform:${account.platform}:${token}`;
}

/** Returns the two entries that move a positive amount from one account to another. */
export function transfer(token: Token, amount: string, from: Account, to: Account): Entry[] {
  return [
    { account: from, token, amount: decimal.subtract('0', amount) },
    { account: to, token, amount },
  ];
}

/** Thrown for an invalid posting, which is a bug in the sandbox and never in the client. */
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

/** Sums entries by account, so that each account is updated only once. Zero sums are kept for the history. */
export function changesByAccount(entries: readonly Entry[]): Map<string, { entry: Entry; change: string }> {
  const changes = new Map<string, { entry: Entry; change: string }>();
  for (const entry of entries) {
    const id = accountId(entry.account, entry.token);
    const known = changes.get(id);
    changes.set(id, { entry, change: decimal.add(known?.change ?? '0', entry.amount) });
  }
  return changes;
}
