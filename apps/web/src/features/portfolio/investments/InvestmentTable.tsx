import type { InvestmentSummary } from '@gli/sdk';
import { Link, useSearchParams } from 'wouter';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { withValues } from '../portfolio-address.ts';
import { InvestmentStatusBadge } from './InvestmentStatusBadge.tsx';

/** Investments as rows; the name opens the detail. */
export function InvestmentTable({ investments }: { investments: readonly InvestmentSummary[] }) {
  const words = useWords();
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <Table
      caption={words.portfolio.investments()}
      captionHidden
      rowKey={({ id }) => id}
      rows={investments}
      columns={[
        {
          id: 'asset',
          header: words.portfolio.asset(),
          rowHeader: true,
          cell: ({ asset, id }) => (
            <Link href={`/mypage?${withValues(search, { investment: id })}`} asChild>
              <TextLink>{asset.name}</TextLink>
            </Link>
          ),
        },
        {
          id: 'since',
          header: words.portfolio.investedOn(),
          cell: ({ invested_at }) => formats.day(invested_at),
        },
        {
          id: 'status',
          header: words.portfolio.investmentStatus(),
          cell: ({ status }) => <InvestmentStatusBadge status={status} />,
        },
        {
          id: 'principal',
          header: words.portfolio.principal(),
          numeric: true,
          cell: ({ principal, token }) => formats.token(principal, token),
        },
        {
          id: 'earned',
          header: words.portfolio.earned(),
          numeric: true,
          cell: ({ earned, token }) => formats.gain(earned, token),
        },
        {
          id: 'return',
          header: words.portfolio.returnPercent(),
          numeric: true,
          cell: ({ return_percent }) => formats.percent(return_percent),
        },
      ]}
    />
  );
}
