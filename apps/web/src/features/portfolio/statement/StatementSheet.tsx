import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { PrintSheet } from '../../../shared/page/PrintSheet.tsx';
import { rowsOf, type Statement, type StatementRow, totalsOf } from './read-statement.ts';

/** The printed statement: the sums by token, then every payout and transaction by time. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const t = useTranslations();
  const formats = useFormats();
  const member = useMember();
  const year = String(statement.year);
  const cellsOf = (row: StatementRow) =>
    row.kind === 'payout'
      ? {
          key: row.payout.id,
          what: `${t.transactions.payout()} · ${row.payout.asset}`,
          amount: formats.gain(row.payout.amount, row.payout.token),
        }
      : {
          key: row.transaction.id,
          what: `${translate(t.terms.transactionType, row.transaction.type)()} · ${row.transaction.description}`,
          amount: formats.gain(row.signed, row.transaction.token),
        };
  return (
    <PrintSheet
      title={t.transactions.statementOf({ year })}
      facts={[
        { term: t.transactions.issuer(), description: t.transactions.issuerName() },
        { term: t.transactions.member(), description: member?.name ?? '' },
        {
          term: t.transactions.period(),
          description: `${formats.day(`${year}-01-01`)} – ${formats.day(`${year}-12-31`)}`,
        },
        { term: t.transactions.issuedOn(), description: formats.moment(new Date().toISOString()) },
      ]}
      notes={[t.transactions.payoutNote(), t.transactions.koreanTime()]}
    >
      <h2>{t.transactions.statementTotals()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.transactions.token()}</th>
            <th scope="col" data-figure>
              {t.transactions.payouts()}
            </th>
            <th scope="col" data-figure>
              {t.transactions.received()}
            </th>
            <th scope="col" data-figure>
              {t.transactions.spent()}
            </th>
          </tr>
        </thead>
        <tbody>
          {totalsOf(statement).map(({ token, payouts, received, spent }) => (
            <tr key={token}>
              <th scope="row">{token}</th>
              <td data-figure>{formats.tokenExact(payouts)}</td>
              <td data-figure>{formats.tokenExact(received)}</td>
              <td data-figure>{formats.tokenExact(spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t.transactions.statementRows()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.transactions.date()}</th>
            <th scope="col">{t.transactions.description()}</th>
            <th scope="col" data-figure>
              {t.transactions.amount()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(statement).map((row) => {
            const { key, what, amount } = cellsOf(row);
            return (
              <tr key={key}>
                <td>{formats.day(row.at)}</td>
                <th scope="row">{what}</th>
                <td data-figure>{amount}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </PrintSheet>
  );
}
