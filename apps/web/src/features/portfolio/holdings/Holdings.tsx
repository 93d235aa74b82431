import { sortHoldings } from '@gli/domain';
import type { InvestmentPortfolio } from '@gli/sdk';
import { useGetInvestmentPortfolio } from '@gli/sdk/react';
import {
  Button,
  Card,
  getPageParam,
  parseSort,
  ResourceList,
  Section,
  TextLink,
  toListPage,
  useToast,
} from '@gli/ui';
import { ChartPie, Download } from '@gli/ui/icons';
import { toKoreanDate } from '@gli/validation';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useFormats, useI18nContext, useTranslations } from '@/i18n';
import { getHoldingOrder, holdingSorting, PAGE_ROWS, toPortfolioQuery } from '../portfolio-address.ts';
import { saveCsv } from '../save-csv.ts';
import { holdingsTable } from './holding-rows.ts';

/** The member's holdings with principal and income, sorted and paged by the URL. */
export function Holdings({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const { locale } = useI18nContext();
  const [search] = useSearchParams();
  const { token } = portfolio;
  const sort = parseSort(search, holdingSorting);
  const holdings = useGetInvestmentPortfolio(toPortfolioQuery(search), {
    query: {
      placeholderData: keepPreviousData,
      select: (all) => toListPage(sortHoldings(all.holdings, sort, locale), getPageParam(search), PAGE_ROWS),
    },
  });
  const save = () => {
    const day = toKoreanDate(new Date(portfolio.calculated_at));
    const rows = sortHoldings(portfolio.holdings, sort, locale);
    saveCsv(t.portfolio.csvName({ day }), holdingsTable({ holdings: rows, token }, t));
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
        <ResourceList
          label={t.portfolio.holdings()}
          query={holdings}
          pageSize={PAGE_ROWS}
          sorting={{ ...holdingSorting, phone: getHoldingOrder(t) }}
          empty={{ icon: <ChartPie />, title: t.portfolio.emptyTitle() }}
          getKey={({ asset }) => asset.id}
          columns={[
            {
              id: 'asset',
              header: t.portfolio.asset(),
              name: ({ asset }) => (
                <TextLink href={`/rwa-assets/${encodeURIComponent(asset.id)}`}>{asset.name}</TextLink>
              ),
              phone: 'title',
            },
            {
              id: 'since',
              header: t.portfolio.investedOn(),
              cell: ({ first_invested_at }) => formats.day(first_invested_at),
            },
            {
              id: 'principal',
              header: t.portfolio.principal(),
              figure: ({ principal }) => formats.tokenExact(principal, token),
              phone: 'amount',
            },
            {
              id: 'earned',
              header: t.portfolio.earned(),
              figure: ({ earned }) => formats.gain(earned, token),
              phone: {
                note: ({ earned, return_percent }) =>
                  t.portfolio.earnedLine({
                    amount: formats.gain(earned, token),
                    percent: formats.percent(return_percent),
                  }),
              },
            },
            {
              id: 'return',
              header: t.portfolio.returnPercent(),
              figure: ({ return_percent }) => formats.percent(return_percent),
            },
            {
              id: 'share',
              header: t.portfolio.share(),
              figure: ({ share_percent }) => formats.percent(share_percent),
              phone: {
                aside: ({ share_percent }) =>
                  t.portfolio.shareLine({ share: formats.percent(share_percent) }),
              },
            },
          ]}
        />
      </Card>
    </Section>
  );
}
