import type { WalletTransaction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { translate } from '../../../i18n/translations.ts';

/** An amount with its sign: what left the balance is below zero. */
export function signedAmount({ amount, direction }: Pick<WalletTransaction, 'amount' | 'direction'>): string {
  return direction === 'out' ? decimal.subtract('0', amount) : amount;
}

/** Transactions as rows for a spreadsheet, the head first: plain numbers and ISO times, so that it can count with them. */
export function transactionsTable(
  transactions: readonly WalletTransaction[],
  { transactions: t, terms }: Pick<TranslationFunctions, 'transactions' | 'terms'>,
): string[][] {
  const head = [t.date(), t.type(), t.description(), t.token(), t.amount(), t.status(), t.hash()];
  return [
    head,
    ...transactions.map((transaction) => [
      transaction.created_at,
      translate(terms.transactionType, transaction.type)(),
      transaction.description,
      transaction.token,
      signedAmount(transaction),
      translate(terms.transactionStatus, transaction.status)(),
      transaction.hash ?? '',
    ]),
  ];
}
