import type { WalletTransaction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { wordFor } from '../../../i18n/words.ts';

/** An amount with its sign: what left the balance is below zero. */
export function signedAmount({ amount, direction }: Pick<WalletTransaction, 'amount' | 'direction'>): string {
  return direction === 'out' ? decimal.subtract('0', amount) : amount;
}

/** Transactions as rows for a spreadsheet, the head first: plain numbers and ISO times, so that it can count with them. */
export function transactionsTable(
  transactions: readonly WalletTransaction[],
  { transactions: words, terms }: Pick<TranslationFunctions, 'transactions' | 'terms'>,
): string[][] {
  const head = [
    words.date(),
    words.type(),
    words.description(),
    words.token(),
    words.amount(),
    words.status(),
    words.hash(),
  ];
  return [
    head,
    ...transactions.map((transaction) => [
      transaction.created_at,
      wordFor(terms.transactionType, transaction.type)(),
      transaction.description,
      transaction.token,
      signedAmount(transaction),
      wordFor(terms.transactionStatus, transaction.status)(),
      transaction.hash ?? '',
    ]),
  ];
}
