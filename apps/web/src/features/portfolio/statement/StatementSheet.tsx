import type { ReactNode } from 'react';
import { translate, useFormats, useTranslations } from '@/i18n';
import { PrintSheet, useMember } from '@/shared';
import { formatMoved } from '../transactions/transaction-rows.ts';
import { type Statement, sumByToken } from './read-statement.ts';

/** The printed statement: totals by token, investments, then all transactions in chronological order. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const t = useTranslations();
  const formats = useFormats();
  const member = useMember();
  const year = String(statement.year);
  return (
    <PrintSheet
      title={t.transactions.statementTitle({ year })}
      facts={[
        { term: t.transactions.issuer(), description: t.transactions.issuerName() },
        { term: t.transactions.member(), description: member?.name ?? '' },
        {
          term: t.transactions.period(),
          description: `${formats.day(`${year}-01-01`)} – ${formats.day(`${year}-12-31`)}`,
        },
        { term: t.transactions.issuedOn(), description: formats.moment(new Date().toISOString()) },
      ]}
      notes={[t.transactions.statementNote(), t.transactions.earnedNote(), t.transactions.koreanTime()]}
    >
      <h2>{t.transactions.statementTotals()}</h2>
      <SheetTable
        names={[t.transactions.token()]}
        figures={[
          t.transactions.opening(),
          t.transactions.received(),
          t.transactions.spent(),
          t.transactions.closing(),
          t.transactions.earned(),
        ]}
        rows={sumByToken(statement).map(({ token, opening, received, spent, closing, earned }) => ({
          key: token,
          names: [token],
          figures: [opening, received, spent, closing, earned].map((amount) => formats.tokenExact(amount)),
        }))}
      />
      <h2>{t.transactions.investments()}</h2>
      <SheetTable
        names={[t.transactions.date(), t.transactions.description()]}
        figures={[t.transactions.earned()]}
        rows={statement.investments.map(({ id, asset, invested_at, earned, token }) => ({
          key: id,
          names: [formats.day(invested_at), asset.name],
          figures: [formats.gain(earned, token)],
        }))}
      />
      <h2>{t.transactions.statementRows()}</h2>
      <SheetTable
        names={[t.transactions.date(), t.transactions.description()]}
        figures={[t.transactions.amount()]}
        rows={statement.transactions.map((transaction) => ({
          key: transaction.id,
          names: [
            formats.day(transaction.completed_at),
            `${translate(t.terms.transactionType, transaction.type)()} · ${transaction.description}`,
          ],
          figures: [formatMoved(formats, transaction)],
        }))}
      />
    </PrintSheet>
  );
}

type SheetTableProps = {
  /** Headers of the text columns. The last column names the row. */
  names: readonly string[];
  /** Headers of the figure columns. */
  figures: readonly string[];
  rows: readonly { key: string; names: readonly string[]; figures: readonly ReactNode[] }[];
};

function SheetTable({ names, figures, rows }: SheetTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {figures.map((figure) => (
            <th key={figure} scope="col" data-figure>
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {names.map((name, index) =>
              index === names.length - 1 ? (
                <th key={name} scope="row">
                  {row.names[index]}
                </th>
              ) : (
                <td key={name}>{row.names[index]}</td>
              ),
            )}
            {figures.map((figure, index) => (
              <td key={figure} data-figure>
                {row.figures[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
