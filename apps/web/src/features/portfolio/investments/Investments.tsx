import type { InvestmentSummary } from '@gli/sdk';
import { useListInvestments } from '@gli/sdk/react';
import { Card, ResourceList, StatusBadge, setParams, TextLink } from '@gli/ui';
import { ChartPie } from '@gli/ui/icons';
import { useSearchParams } from 'wouter';
import { keepPage } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { getInvestmentFilters, PAGE_ROWS, toInvestmentsQuery } from '../portfolio-address.ts';

/** All of the member's investments, filtered and sorted by the URL. Each links to its details. */
export function Investments() {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const investments = useListInvestments(toInvestmentsQuery(search), keepPage);
  const renderStatus = ({ status }: InvestmentSummary) => (
    <StatusBadge status={status} labels={t.portfolio.statuses} />
  );
  return (
    <Card padding="sm">
      <ResourceList
        label={t.portfolio.investments()}
        query={investments}
        pageSize={PAGE_ROWS}
        // `?page=` belongs to the holdings.
        pageParam="investments"
        filters={getInvestmentFilters(t)}
        empty={{
          icon: <ChartPie />,
          title: t.portfolio.emptyTitle(),
          description: t.portfolio.emptyText(),
        }}
        getKey={({ id }) => id}
        getTime={({ invested_at }) => invested_at}
        columns={[
          {
            header: t.portfolio.asset(),
            name: ({ asset, id }) => (
              <TextLink href={`/mypage?${setParams(search, { investment: id })}`}>{asset.name}</TextLink>
            ),
            phone: 'title',
          },
          { header: t.portfolio.investedOn(), cell: ({ invested_at }) => formats.day(invested_at) },
          { header: t.portfolio.investmentStatus(), cell: renderStatus, phone: 'note' },
          {
            header: t.portfolio.principal(),
            figure: ({ principal, token }) => formats.tokenExact(principal, token),
            phone: 'amount',
          },
          {
            header: t.portfolio.earned(),
            figure: ({ earned, token }) => formats.gain(earned, token),
            phone: {
              aside: ({ earned, token, return_percent }) =>
                `${formats.gain(earned, token)} (${formats.percent(return_percent)})`,
            },
          },
          {
            header: t.portfolio.returnPercent(),
            figure: ({ return_percent }) => formats.percent(return_percent),
          },
        ]}
      />
    </Card>
  );
}
