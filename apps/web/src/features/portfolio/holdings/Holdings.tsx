import type { InvestmentPortfolio } from '@gli/sdk';
import Download from 'lucide-react/icons/download';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { dayInKorea } from '../../../shared/clock.ts';
import { Pagination } from '../../../shared/page/Pagination.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { oneOf, usePage, withFilter } from '../../../shared/search-params.ts';
import { saveCsv } from '../csv.ts';
import {
  type HoldingColumn,
  holdingColumns,
  holdingSortOf,
  nextSort,
  PAGE_ROWS,
  sortText,
} from '../portfolio-address.ts';
import { holdingsTable, sortHoldings } from './holding-rows.ts';

/** Each asset that the member holds, what it cost and what it is worth; sorted and paged by the address. */
export function Holdings({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const { locale } = useI18nContext();
  const [search, setSearch] = useSearchParams();
  const [requestedPage, setPage] = usePage();
  const { token } = portfolio;
  const sort = holdingSortOf(search);
  const pages = Math.ceil(portfolio.holdings.length / PAGE_ROWS);
  const page = Math.min(requestedPage, pages);
  const holdings = sortHoldings(portfolio.holdings, sort, locale);

  const sortBy = (id: string) => {
    const column = oneOf(holdingColumns, id);
    if (column) setSearch(withFilter(search, 'sort', sortText(nextSort(sort, column))));
  };
  /** What every sortable column has. */
  const sortable = (id: HoldingColumn) => ({
    id,
    sort: sort.column === id ? sort.direction : ('none' as const),
  });
  const save = () => {
    const day = dayInKorea(new Date(portfolio.calculated_at));
    saveCsv(t.portfolio.csvName({ day }), holdingsTable({ holdings, token }, t));
    toast({ tone: 'success', title: t.portfolio.csvSaved() });
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
            rowKey={({ asset }) => asset.id}
            rows={holdings.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)}
            onSort={sortBy}
            columns={[
              {
                ...sortable('asset'),
                header: t.portfolio.asset(),
                name: ({ asset }) => (
                  <TextLink href={`/rwa-assets/${encodeURIComponent(asset.id)}`}>{asset.name}</TextLink>
                ),
              },
              {
                ...sortable('since'),
                header: t.portfolio.investedOn(),
                cell: ({ first_invested_at }) => formats.day(first_invested_at),
              },
              {
                ...sortable('principal'),
                header: t.portfolio.principal(),
                figure: ({ principal }) => formats.token(principal, token),
              },
              {
                ...sortable('value'),
                header: t.portfolio.value(),
                figure: ({ current_value }) => formats.token(current_value, token),
              },
              {
                ...sortable('return'),
                header: t.portfolio.returnPercent(),
                figure: ({ return_percent }) => formats.percent(return_percent),
              },
              {
                ...sortable('share'),
                header: t.portfolio.share(),
                figure: ({ share_percent }) => formats.percent(share_percent),
              },
            ]}
          />
          <Pagination label={t.portfolio.holdings()} page={page} pages={pages} onPage={setPage} />
        </Stack>
      </Card>
    </Section>
  );
}
