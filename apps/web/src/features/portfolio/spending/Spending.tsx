import { getMonthlySpending, type MonthSpending } from '@gli/domain';
import type { GliError } from '@gli/sdk';
import { getWalletInfoQuery, useGliClient } from '@gli/sdk/react';
import { Card, QueryContent, RowsSkeleton, Section, Table, Text } from '@gli/ui';
import { addMonths } from '@gli/validation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getServerDay, useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { allPages } from '../transactions/transaction-rows.ts';

/** Months shown, including this one. */
const MONTHS = 12;
/** Rows per request, which is the contract's maximum. */
const PAGE_ROWS = 100;

/** Table of the member's purchases and refunds in each of the last months. */
export function Spending() {
  const t = useTranslations();
  const spending = useSpending();
  return (
    <Section title={t.portfolio.spending()} lead={t.portfolio.spendingLead()}>
      <Card padding="sm">
        <QueryContent query={spending} loading={<RowsSkeleton count={3} />}>
          {(months) =>
            months.length === 0 ? (
              <Text tone="muted">{t.portfolio.noSpending()}</Text>
            ) : (
              <SpendingTable months={months} />
            )
          }
        </QueryContent>
      </Card>
    </Section>
  );
}

function SpendingTable({ months }: { months: readonly MonthSpending[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const figures = (sums: MonthSpending['spent']) =>
    sums.length === 0 ? '–' : sums.map(({ amount, token }) => formats.token(amount, token)).join(' · ');
  return (
    <Table
      caption={t.portfolio.spendingLead()}
      phone="scroll"
      rowKey={({ month }) => month}
      rows={months}
      columns={[
        { header: t.rwa.month(), name: ({ month }) => formats.month(month) },
        { header: t.portfolio.spent(), figure: ({ spent }) => figures(spent) },
        { header: t.portfolio.refunded(), figure: ({ refunded }) => figures(refunded) },
      ]}
    />
  );
}

function useSpending() {
  const client = useGliClient();
  const cache = useQueryClient();
  const memberId = useMember()?.id;
  const from_date = `${addMonths(getServerDay(), 1 - MONTHS).slice(0, 7)}-01`;
  const read = (purpose: 'order' | 'refund') =>
    allPages(async (page) => {
      const query = { purpose, from_date, page, page_size: PAGE_ROWS };
      return (await cache.fetchQuery(getWalletInfoQuery(client, query))).transactions;
    });
  return useQuery<MonthSpending[], GliError>({
    // Starts with the path, so that a write makes it stale.
    queryKey: ['/v1/wallet/info/?spending', memberId, from_date],
    queryFn: async () => getMonthlySpending([...(await read('order')), ...(await read('refund'))]),
  });
}
