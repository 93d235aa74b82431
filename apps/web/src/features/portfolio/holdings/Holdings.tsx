import type { InvestmentPortfolio } from '@gli/sdk';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { Pagination } from '../../../shared/Pagination.tsx';
import { Section } from '../../../shared/Section.tsx';
import { csvOf } from '../csv.ts';
import {
  type HoldingColumn,
  holdingColumns,
  holdingSortOf,
  nextSort,
  pageOf,
  pageSize,
  sortText,
  withValues,
} from '../portfolio-address.ts';
import { dayInKorea, holdingsTable } from './holdings-table.ts';
import { sortHoldings } from './sort-holdings.ts';

/** Each asset that the member holds, with what it cost and what it is worth; sorted and paged by the address. */
export function Holdings({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const formats = useFormats();
  const show = useToast();
  const { locale } = useI18nContext();
  const [search, setSearch] = useSearchParams();
  const { token } = portfolio;
  const sort = holdingSortOf(search);
  const pages = Math.ceil(portfolio.holdings.length / pageSize);
  const page = Math.min(pageOf(search, 'page'), pages);
  const holdings = sortHoldings(portfolio.holdings, sort, locale);
  const shown = holdings.slice((page - 1) * pageSize, page * pageSize);

  const sortBy = (id: string) => {
    const column = holdingColumns.find((one) => one === id);
    if (column) setSearch(withValues(search, { sort: sortText(nextSort(sort, column)), page: '' }));
  };
  const sorted = (column: HoldingColumn) => (sort.column === column ? sort.direction : ('none' as const));
  const save = () => {
    const day = dayInKorea(portfolio.calculated_at);
    const text = csvOf(holdingsTable({ holdings, token }, t));
    saveFile(`${t.portfolio.csvName({ day })}.csv`, 'text/csv;charset=utf-8', text);
    show({ tone: 'success', title: t.portfolio.csvSaved() });
  };

  return (
    <Section
      title={t.portfolio.holdings()}
      action={
        <div>
          <Button variant="secondary" size="sm" onClick={save}>
            <Download aria-hidden size={16} />
            {t.portfolio.exportCsv()}
          </Button>
        </div>
      }
    >
      <Card padding="sm">
        <Stack gap="md">
          <Table
            caption={t.portfolio.holdings()}
            captionHidden
            rowKey={({ asset }) => asset.id}
            rows={shown}
            onSort={sortBy}
            columns={[
              {
                id: 'asset',
                header: t.portfolio.asset(),
                rowHeader: true,
                sort: sorted('asset'),
                cell: ({ asset }) => (
                  <Link href={`/rwa-assets/${encodeURIComponent(asset.id)}`} asChild>
                    <TextLink>{asset.name}</TextLink>
                  </Link>
                ),
              },
              {
                id: 'since',
                header: t.portfolio.investedOn(),
                sort: sorted('since'),
                cell: ({ first_invested_at }) => formats.day(first_invested_at),
              },
              {
                id: 'principal',
                header: t.portfolio.principal(),
                numeric: true,
                sort: sorted('principal'),
                cell: ({ principal }) => formats.token(principal, token),
              },
              {
                id: 'value',
                header: t.portfolio.value(),
                numeric: true,
                sort: sorted('value'),
                cell: ({ current_value }) => formats.token(current_value, token),
              },
              {
                id: 'return',
                header: t.portfolio.returnPercent(),
                numeric: true,
                sort: sorted('return'),
                cell: ({ return_percent }) => formats.percent(return_percent),
              },
              {
                id: 'share',
                header: t.portfolio.share(),
                numeric: true,
                sort: sorted('share'),
                cell: ({ share_percent }) => formats.percent(share_percent),
              },
            ]}
          />
          <Pagination
            label={t.portfolio.holdings()}
            page={page}
            pages={pages}
            onPage={(next) => setSearch(withValues(search, { page: next === 1 ? '' : String(next) }))}
          />
        </Stack>
      </Card>
    </Section>
  );
}
