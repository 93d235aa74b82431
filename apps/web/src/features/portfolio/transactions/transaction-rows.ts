import type { WalletTransaction } from '@gli/sdk';
import { translate } from '@gli/ui';
import { toSignedAmount } from '@gli/validation';
import type { Formats, TranslationFunctions } from '@/i18n';

/** Formats the amount with all digits, and with a sign if this version supports the direction. */
export function formatMoved(
  formats: Pick<Formats, 'gainExact' | 'tokenExact'>,
  { amount, direction, token }: Pick<WalletTransaction, 'amount' | 'token'> & { direction: string },
): string {
  if (direction === 'in' || direction === 'out') {
    return formats.gainExact(toSignedAmount({ amount, direction }), token);
  }
  return formats.tokenExact(amount, token);
}

/**
 * Returns spreadsheet rows of transactions, header first. Numbers are plain and times are ISO, so that a spreadsheet can
 * calculate with them.
 */
export function transactionsTable(
  transactions: readonly WalletTransaction[],
  { transactions: t, terms }: Pick<TranslationFunctions, 'transactions' | 'terms'>,
): string[][] {
  const header = [t.date(), t.type(), t.description(), t.token(), t.amount(), t.status(), t.hash()];
  return [
    header,
    ...transactions.map((transaction) => [
      transaction.created_at,
      translate(terms.transactionType, transaction.type)(),
      transaction.description,
      transaction.token,
      toSignedAmount(transaction),
      translate(terms.transactionStatus, transaction.status)(),
      transaction.hash ?? '',
    ]),
  ];
}

type Page<Row> = { results: readonly Row[]; next: string | null };

/**
 * Reads all rows of a paged list, one page at a time, until a page has no new row. If a newer row moves a row to the next
 * page in the meantime, its duplicate is dropped.
 */
export async function allPages<Row extends { id: string }>(
  readPage: (page: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { results, next } = await readPage(page);
    const { size } = rows;
    for (const row of results) rows.set(row.id, row);
    if (next === null || rows.size === size) return [...rows.values()];
  }
}
