import type { ReferralMonthUsage, ReferralStats } from '@gli/sdk';
import { useGetReferralStats } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { AreaChart } from '../../../design/charts/AreaChart.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { monthMeasures, oneOf, withValues } from '../referral-address.ts';

/** Rewards, sign-ups or visits by month, as a picture and as a table. The summary above says when it cannot be loaded. */
export function MonthChart({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const stats = useGetReferralStats(memberId);
  if (!stats.data || stats.data.by_month.length === 0) return null;
  return (
    <Section title={t.referral.months()}>
      <Card>
        <Chart stats={stats.data} />
      </Card>
    </Section>
  );
}

function Chart({ stats: { by_month: months, token } }: { stats: ReferralStats }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const measure = oneOf(monthMeasures, search.get('measure')) ?? 'rewards';
  const figures = {
    rewards: {
      value: ({ rewards }: ReferralMonthUsage) => Number(rewards),
      display: ({ rewards }: ReferralMonthUsage) => formats.token(rewards, token),
    },
    sign_ups: {
      value: ({ sign_up_count: count }: ReferralMonthUsage) => count,
      display: ({ sign_up_count: count }: ReferralMonthUsage) => formats.integer(count),
    },
    clicks: {
      value: ({ click_count: count }: ReferralMonthUsage) => count,
      display: ({ click_count: count }: ReferralMonthUsage) => formats.integer(count),
    },
  };
  const figure = figures[measure];
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  return (
    <Stack gap="md">
      <SegmentedControl
        label={t.referral.measure()}
        value={measure}
        onValueChange={(value) => setSearch(withValues(search, { measure: value }))}
        options={monthMeasures.map((value) => ({ value, label: t.referral.measures[value]() }))}
      />
      <AreaChart
        label={t.referral.monthChart({
          measure: t.referral.measures[measure](),
          from: formats.month(first.month),
          to: formats.month(last.month),
          first: figure.display(first),
          last: figure.display(last),
        })}
        points={months.map((month) => ({
          label: formats.month(month.month),
          value: figure.value(month),
          display: figure.display(month),
        }))}
        baseline="zero"
      />
      <Disclosure summary={t.referral.showTable()}>
        <Table
          caption={t.referral.months()}
          captionHidden
          rowKey={({ month }) => month}
          rows={months.toReversed()}
          columns={[
            {
              id: 'month',
              header: t.referral.month(),
              rowHeader: true,
              cell: ({ month }) => formats.month(month),
            },
            {
              id: 'clicks',
              header: t.referral.clicks(),
              numeric: true,
              cell: figures.clicks.display,
            },
            {
              id: 'signUps',
              header: t.referral.signUps(),
              numeric: true,
              cell: figures.sign_ups.display,
            },
            {
              id: 'rewards',
              header: t.referral.rewards(),
              numeric: true,
              cell: figures.rewards.display,
            },
          ]}
        />
      </Disclosure>
    </Stack>
  );
}
