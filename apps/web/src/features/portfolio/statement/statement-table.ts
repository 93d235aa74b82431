import { type Statement, sumByToken } from '@gli/domain';
import type { TranslationFunctions } from '@/i18n';
import { transactionsTable } from '../transactions/transaction-rows.ts';

/**
 * Returns spreadsheet rows of a year, header first: opening balances, transactions, then closing balances, which the
 * former add up to.
 * @param day last day included in the balances
 */
export function statementTable(
  statement: Statement,
  t: Pick<TranslationFunctions, 'transactions' | 'terms'>,
  day: string,
): string[][] {
  const { transactions, year } = statement;
  const totals = sumByToken(statement);
  const [header = [], ...rows] = transactionsTable(
    transactions.map((one) => ({ ...one, created_at: one.completed_at })),
    t,
  );
  const row = (on: string, type: string, token: string, amount: string) => [
    on,
    type,
    '',
    token,
    amount,
    '',
    '',
  ];
  return [
    header,
    ...totals.map(({ token, opening }) => row(`${year}-01-01`, t.transactions.opening(), token, opening)),
    ...rows,
    ...totals.map(({ token, closing }) => row(day, t.transactions.closing(), token, closing)),
  ];
}
