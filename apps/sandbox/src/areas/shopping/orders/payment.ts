import type { Token } from '@gli/sdk';
import type { Database } from '../../../core/data/database.ts';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import type { Text } from '../../../core/text/text.ts';
import { type NewTransaction, recordTransaction } from '../../wallet/index.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

type Money = { readonly token: Token; readonly amount: string; readonly at: Date };
type Seeded = NewTransaction['seeded'];

/**
 * Moves an order's total from the member to the mall, in the ledger and in the list of transactions.
 * @returns the id of the transaction
 * @throws Problem `insufficient_balance`
 */
export async function takePayment(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'memberId'>,
  lines: readonly Pick<OrderLineRow, 'sold'>[],
  { token, amount, at }: Money,
  seeded?: Seeded,
): Promise<string> {
  const { id, memberId } = order;
  const entries = transfer(token, amount, { member: memberId, bucket: 'available' }, { platform: 'shop' });
  await postEntries(tx, { kind: 'order_payment', entries }, { memberId, referenceId: id, postedAt: at });
  const { id: transactionId } = await recordTransaction(tx, {
    memberId,
    type: 'purchase',
    token,
    amount,
    description: descriptionOf(lines),
    reference: { type: 'order', id },
    createdAt: at,
    ...(seeded ? { seeded } : {}),
  });
  return transactionId;
}

/** Moves a refund back to the member, in the ledger and in the list of transactions. */
export async function giveRefund(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'memberId' | 'number'>,
  { token, amount, at }: Money,
  seeded?: Seeded,
): Promise<string> {
  const { id, memberId, number } = order;
  const entries = transfer(token, amount, { platform: 'shop' }, { member: memberId, bucket: 'available' });
  await postEntries(tx, { kind: 'order_refund', entries }, { memberId, referenceId: id, postedAt: at });
  const { id: transactionId } = await recordTransaction(tx, {
    memberId,
    type: 'deposit',
    token,
    amount,
    description: { ko: `주문 ${number} 환불`, en: `Refund of order ${number}` },
    reference: { type: 'order', id },
    createdAt: at,
    ...(seeded ? { seeded } : {}),
  });
  return transactionId;
}

/** The first product, and how many more there are. */
function descriptionOf(lines: readonly Pick<OrderLineRow, 'sold'>[]): Text {
  const [first, ...others] = lines;
  if (!first) throw new RangeError('An order has lines.');
  const { ko, en } = first.sold;
  if (others.length === 0) return { ko: ko.name, en: en.name };
  return { ko: `${ko.name} 외 ${others.length}건`, en: `${en.name} and ${others.length} more` };
}
