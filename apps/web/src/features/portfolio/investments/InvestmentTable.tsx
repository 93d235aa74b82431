import type { InvestmentSummary } from '@gli/sdk';
import { Link, useSearchParams } from 'wouter';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { withValues } from '../portfolio-address.ts';
import { InvestmentStatusBadge } from './InvestmentStatusBadge.tsx';

/** Investments as rows; the name opens the detail. */
export function InvestmentTable({ investments }: { investments: readonly InvestmentSummary[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <Table
      caption={t.portfolio.investments()}
      captionHidden
      rowKey={({ id }) => id}
      rows={investments}
      columns={[
        {
          id: 'asset',
          header: t.portfolio.asset(),
          rowHeader: true,
          cell: ({ asset, id }) => (
            <Link href={`/mypage?${withValues(search, { investment: id })}`} asChild>
              <TextLink>{asset.name}</TextLink>
            </Link>
          ),
        },
        {
          id: 'since',
          header: t.portfolio.investedOn(),
          cell: ({ invested_at }) => formats.day(invested_at),
        },
        {
          id: 'status',
          header: t.portfolio.investmentStatus(),
          cell: ({ status }) => <InvestmentStatusBadge status={status} />,
        },
        {
          id: 'principal',
          header: t.portfolio.principal(),
          numeric: true,
          cell: ({ principal, token }) => formats.token(principal, token),
        },
        {
          id: 'earned',
          header: t.portfolio.earned(),
          numeric: true,
          cell: ({ earned, token }) => formats.gain(earned, token),
        },
        {
          id: 'return',
          header: t.portfolio.returnPercent(),
          numeric: true,
          cell: ({ return_percent }) => formats.percent(return_percent),
        },
      ]}
    />
  );
}
