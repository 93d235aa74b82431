import type { PortfolioHolding } from '@gli/sdk';
import { Link } from 'wouter';
import { Card } from '../../design/Card.tsx';
import { Table } from '../../design/Table.tsx';
import { TextLink } from '../../design/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import { Section } from '../../parts/Section.tsx';

type HoldingsProps = { holdings: readonly PortfolioHolding[]; token: string };

/** Each asset that the member holds, with what it cost and what it is worth. */
export function Holdings({ holdings, token }: HoldingsProps) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Section title={words.portfolio.holdings()}>
      <Card padding="sm">
        <Table
          caption={words.portfolio.holdings()}
          captionHidden
          rowKey={({ asset }) => asset.id}
          rows={holdings}
          columns={[
            {
              id: 'asset',
              header: words.portfolio.asset(),
              rowHeader: true,
              cell: ({ asset }) => (
                <Link href={`/rwa-assets/${encodeURIComponent(asset.id)}`} asChild>
                  <TextLink>{asset.name}</TextLink>
                </Link>
              ),
            },
            {
              id: 'since',
              header: words.portfolio.investedOn(),
              cell: ({ first_invested_at }) => formats.day(first_invested_at),
            },
            {
              id: 'principal',
              header: words.portfolio.principal(),
              numeric: true,
              cell: ({ principal }) => formats.token(principal, token),
            },
            {
              id: 'value',
              header: words.portfolio.value(),
              numeric: true,
              cell: ({ current_value }) => formats.token(current_value, token),
            },
            {
              id: 'return',
              header: words.portfolio.returnPercent(),
              numeric: true,
              cell: ({ return_percent }) => formats.percent(return_percent),
            },
            {
              id: 'share',
              header: words.portfolio.share(),
              numeric: true,
              cell: ({ share_percent }) => formats.percent(share_percent),
            },
          ]}
        />
      </Card>
    </Section>
  );
}
