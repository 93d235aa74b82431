import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { transactionsTable } from '../transactions/transaction-rows.ts';
import { rowsOf, type Statement } from './read-statement.ts';

/** A year as rows for a spreadsheet, the header first: the columns of the transactions' file, payouts among them. */
export function statementTable(
  statement: Statement,
  t: Pick<TranslationFunctions, 'transactions' | 'terms'>,
): string[][] {
  const [header = []] = transactionsTable([], t);
  const rows = rowsOf(statement).flatMap((row) => {
    if (row.kind === 'transaction') return transactionsTable([row.transaction], t).slice(1);
    const { asset, token, amount, credited_on } = row.payout;
    return [
      [credited_on, t.transactions.payout(), asset, token, amount, t.terms.transactionStatus.completed(), ''],
    ];
  });
  return [header, ...rows];
}
