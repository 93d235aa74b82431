import { type Statement, sumByToken } from '@gli/domain';
import { PrintSheet, SheetTable, translate } from '@gli/ui';
import { getServerTime, useMember, useNetworkName } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { formatMoved } from '../transactions/transaction-rows.ts';
import { useTotalColumns } from './use-total-columns.ts';

/** The printed statement: totals by token, then all transactions in chronological order. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const t = useTranslations();
  const formats = useFormats();
  const member = useMember();
  const network = useNetworkName();
  const year = String(statement.year);
  return (
    <PrintSheet
      brand={t.common.platformName()}
      title={t.transactions.statementTitle({ year })}
      facts={[
        { term: t.transactions.issuer(), description: t.transactions.issuerName() },
        { term: t.transactions.member(), description: member?.name ?? '' },
        {
          term: t.transactions.period(),
          description: `${formats.day(`${year}-01-01`)} – ${formats.day(`${year}-12-31`)}`,
        },
        {
          term: t.transactions.issuedOn(),
          description: formats.moment(new Date(getServerTime()).toISOString()),
        },
      ]}
      notes={[t.transactions.statementNote(), t.transactions.koreanTime(), t.shell.footerNotice({ network })]}
    >
      <h2>{t.transactions.statementTotals()}</h2>
      <SheetTable columns={useTotalColumns()} rows={sumByToken(statement)} rowKey={({ token }) => token} />
      <h2>{t.transactions.statementRows()}</h2>
      <SheetTable
        rows={statement.transactions}
        rowKey={({ id }) => id}
        columns={[
          { header: t.transactions.date(), cell: ({ completed_at }) => formats.day(completed_at) },
          {
            header: t.transactions.description(),
            name: ({ type, description }) => `${translate(t.terms.transactionType, type)()} · ${description}`,
          },
          { header: t.transactions.amount(), figure: (transaction) => formatMoved(formats, transaction) },
        ]}
      />
    </PrintSheet>
  );
}
