import type { Token, TransactionReference, WalletTransactionType } from '@gli/sdk';
import { base58 } from '@scure/base';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import { rowInsert } from '../../core/data/row-statements.ts';
import { randomBytes } from '../../core/random/random.ts';
import type { Text } from '../../core/text/text.ts';
import { walletTransactions } from './schema.ts';

const insertTransaction = rowInsert(walletTransactions);

/** A movement of one token of one member, as My Page lists it. */
export type NewTransaction = {
  readonly memberId: string;
  /** Its direction follows: a deposit (refunds of orders too) comes in, everything else goes out. */
  readonly type: WalletTransactionType;
  readonly token: Token;
  /** Above zero, whatever the direction. */
  readonly amount: string;
  /** What it was for: the product or asset bought, `애월 오션 리조트 숙박 외 1건`. */
  readonly description: Text;
  /** The order, investment or conversion behind it; null for deposits and withdrawals of the wallet. */
  readonly reference: TransactionReference | null;
  /** When it started; the list is sorted by it. */
  readonly createdAt: Date;
  /** `completed` by default. */
  readonly status?: 'completed' | 'pending' | 'failed';
  /** The seed uses ids, hashes and times of the contract's examples. */
  readonly seeded?:
    | { readonly id: string; readonly hash?: string | undefined; readonly completedAt?: Date | undefined }
    | undefined;
};

/** `hash` is null until the transaction is completed. */
export type RecordedTransaction = { readonly id: string; readonly hash: string | null };

/**
 * Lists a movement of value among the member's transactions (My Page, `/v1/wallet/info/`). Every area calls it beside
 * `postEntries`, in the same transaction, so that list and ledger cannot diverge:
 *
 * ```ts
 * await postEntries(tx, { kind: 'order_payment', entries }, { memberId, referenceId: order.id, postedAt: now });
 * const { id, hash } = await recordTransaction(tx, {
 *   memberId, type: 'purchase', token, amount, description, reference: { type: 'order', id: order.id }, createdAt: now,
 * });
 * ```
 *
 * Stakes and referral rewards are not listed (Spec §3). Each area records what it seeds as well, with the ids of the
 * contract's examples in `seeded`: rwa Kim's three investments, shopping her payments and refund, wallet all the rest.
 */
export async function recordTransaction(
  tx: Database,
  transaction: NewTransaction,
): Promise<RecordedTransaction> {
  const { status = 'completed', seeded, description, reference, ...columns } = transaction;
  const id = seeded?.id ?? newId('txn');
  const hash = status === 'completed' ? (seeded?.hash ?? newTransactionHash()) : null;
  await insertTransaction(tx, {
    ...columns,
    id,
    status,
    hash,
    descriptionKo: description.ko,
    descriptionEn: description.en,
    referenceType: reference?.type ?? null,
    referenceId: reference?.id ?? null,
    completedAt: status === 'completed' ? (seeded?.completedAt ?? transaction.createdAt) : null,
  });
  return { id, hash };
}

/** Marks a pending transaction as completed, beside the posting that completes it. Returns its hash. */
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

/** Length of an Ed25519 signature, which is what names a transaction on Solana, in bytes. */
const SIGNATURE_BYTES = 64;

/** A new transaction hash in base58. It looks like one on chain and is on none. */
export const newTransactionHash = (): string => base58.encode(new Uint8Array(randomBytes(SIGNATURE_BYTES)));
