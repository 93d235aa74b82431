import type {
  Token,
  TransactionDirection,
  TransactionReference,
  WalletTransactionPurpose,
  WalletTransactionType,
} from '@gli/sdk';
import { decimal } from '@gli/validation';
import { base58 } from '@scure/base';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import { type Account, transfer } from '../../core/ledger/ledger.ts';
import { postAll } from '../../core/ledger/post-entries.ts';
import { randomBytes } from '../../core/random/random.ts';
import type { Text } from '../../core/text/text.ts';
import { walletTransactions } from './schema.ts';

/** A movement of one token of one member, as listed on My Page. */
export type NewTransaction = {
  readonly memberId: string;
  readonly type: WalletTransactionType;
  readonly purpose: WalletTransactionPurpose;
  /** Default: `in` for a deposit, and `out` for all other types. */
  readonly direction?: TransactionDirection;
  readonly token: Token;
  /** Positive for both directions. */
  readonly amount: string;
  /** Purchased product or asset, such as `애월 오션 리조트 숙박 외 1건`. */
  readonly description: Text;
  /** The order, investment or conversion that caused it. Null for deposits to and withdrawals from the wallet. */
  readonly reference: TransactionReference | null;
  /** Start time. The list is sorted by it. */
  readonly createdAt: Date;
  /** On-chain hash of a completed transaction. Default: a new hash. */
  readonly hash?: string;
  /** Default: `completed`. */
  readonly status?: 'completed' | 'pending' | 'failed';
  /** Ids, hashes and times from the contract's examples, for the seed. */
  readonly seeded?:
    | { readonly id: string; readonly hash?: string | undefined; readonly completedAt?: Date | undefined }
    | undefined;
};

/** `hash` is null until the transaction is completed. */
export type RecordedTransaction = { readonly id: string; readonly hash: string | null };

/**
 * Adds a movement of value to the member's transactions (My Page, `/v1/wallet/info/`). Call it together
 * with `postEntries` in the same transaction, so the list and the ledger cannot diverge, or call `bookTransfer`.
 *
 * Completed transactions therefore add up to the member's available, locked and staked tokens. A stake moves tokens
 * between these, so it is not listed. Each area also records what it seeds, with the ids of the contract's examples in
 * `seeded`.
 */
export async function recordTransaction(
  tx: Database,
  transaction: NewTransaction,
): Promise<RecordedTransaction> {
  const row = toRow(transaction);
  await tx.insert(walletTransactions).values(row);
  return row;
}

function toRow(transaction: NewTransaction) {
  const { status = 'completed', seeded, description, reference, hash, ...columns } = transaction;
  const { direction = transaction.type === 'deposit' ? 'in' : 'out' } = transaction;
  const isCompleted = status === 'completed';
  return {
    ...columns,
    id: seeded?.id ?? newId('txn'),
    direction,
    status,
    hash: isCompleted ? (seeded?.hash ?? hash ?? newTransactionHash()) : null,
    descriptionKo: description.ko,
    descriptionEn: description.en,
    referenceType: reference?.type ?? null,
    referenceId: reference?.id ?? null,
    completedAt: isCompleted ? (seeded?.completedAt ?? transaction.createdAt) : null,
  };
}

type Booking = NewTransaction & {
  /** Kind of the ledger posting, such as `investment` or `reward`. */
  readonly kind: string;
  /** Account that the tokens come from or go to. */
  readonly account: Account;
  /** Fee of a debit, on top of `amount`. The listed transaction includes it. Default: none. */
  readonly fee?: string;
  /** Id of the object that caused the movement. Default: the id of `reference`. */
  readonly referenceId?: string;
};

/**
 * Moves an amount between a member's available balance and another account, and lists it: a deposit credits the member,
 * anything else debits them.
 * @throws Problem `insufficient_balance`
 */
export async function bookTransfer(tx: Database, booking: Booking): Promise<RecordedTransaction> {
  const [row] = await bookTransfers(tx, [booking]);
  if (!row) throw new RangeError('A booking has a transaction.');
  return row;
}

/** Books transfers together, in order. Returns one transaction per transfer. @throws Problem `insufficient_balance` */
export async function bookTransfers(
  tx: Database,
  bookings: readonly Booking[],
): Promise<RecordedTransaction[]> {
  if (bookings.length === 0) return [];
  await postAll(tx, bookings.map(toPosting));
  const rows = bookings.map(({ kind: _, account: __, fee = '0', referenceId: ___, ...transaction }) =>
    toRow({ ...transaction, amount: decimal.add(transaction.amount, fee) }),
  );
  await tx.insert(walletTransactions).values(rows);
  return rows;
}

function toPosting({
  kind,
  account,
  fee = '0',
  referenceId,
  memberId,
  type,
  token,
  amount,
  ...rest
}: Booking) {
  const available: Account = { member: memberId, bucket: 'available' };
  const [from, to] = type === 'deposit' ? [account, available] : [available, account];
  const { reference, createdAt: postedAt } = rest;
  return {
    kind,
    entries: [
      ...transfer(token, amount, from, to),
      ...(decimal.isZero(fee) ? [] : transfer(token, fee, available, { platform: 'fees' })),
    ],
    memberId,
    postedAt,
    referenceId: referenceId ?? reference?.id ?? null,
  };
}

/** Marks a pending transaction as completed, together with the posting that completes it. Returns its hash. */
export async function completeTransaction(
  tx: Database,
  id: string,
  completedAt: Date,
  hash = newTransactionHash(),
): Promise<string> {
  await tx
    .update(walletTransactions)
    .set({ status: 'completed', hash, completedAt })
    .where(eq(walletTransactions.id, id));
  return hash;
}

/** Length of an Ed25519 signature in bytes, which is the format of a Solana transaction id. */
const SIGNATURE_BYTES = 64;

/** Creates a transaction hash in base58. It looks like an on-chain hash but isn't on any chain. */
const newTransactionHash = (): string => base58.encode(new Uint8Array(randomBytes(SIGNATURE_BYTES)));
