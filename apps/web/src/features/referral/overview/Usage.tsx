import type { ReferralStats } from '@gli/sdk';
import {
  Card,
  ChartTable,
  Grid,
  parseEnum,
  Section,
  SegmentedControl,
  Stack,
  setParams,
  Table,
  translate,
} from '@gli/ui';
import { TimeChart } from '@gli/ui/charts';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { monthMeasures } from '../referral-address.ts';

type Usage = { click_count: number; sign_up_count: number; rewards: string };

/** Hides visits until the server counts some, because no call reports them yet. */
export const chooseMeasures = (usages: readonly Usage[]) =>
  monthMeasures.filter(
    (measure) => measure !== 'clicks' || usages.some(({ click_count }) => click_count > 0),
  );

const isUsed = ({ click_count, sign_up_count, rewards }: Usage) =>
  click_count > 0 || sign_up_count > 0 || Number(rewards) > 0;

/** Returns table columns for visits, sign-ups and rewards. */
function useUsageColumns(token: string) {
  const t = useTranslations();
  const formats = useFormats();
  return {
    clicks: { header: t.referral.clicks(), figure: ({ click_count }) => formats.integer(click_count) },
    sign_ups: { header: t.referral.signUps(), figure: ({ sign_up_count }) => formats.integer(sign_up_count) },
    rewards: { header: t.referral.rewards(), figure: ({ rewards }) => formats.token(rewards, token) },
  } satisfies Record<string, { header: string; figure: (usage: Usage) => string }>;
}

const measureValues = {
  clicks: ({ click_count }: Usage) => click_count,
  sign_ups: ({ sign_up_count }: Usage) => sign_up_count,
  rewards: ({ rewards }: Usage) => Number(rewards),
};

/** Rewards, sign-ups or visits by month, as a chart and a table. */
export function UsageByMonth({ stats }: { stats: ReferralStats }) {
  const t = useTranslations();
  if (stats.by_month.length === 0) return null;
  return (
    <Section title={t.referral.months()}>
      <Card>
        <Months stats={stats} />
      </Card>
    </Section>
  );
}

function Months({ stats: { by_month: months, token } }: { stats: ReferralStats }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const columns = useUsageColumns(token);
  const measures = chooseMeasures(months);
  const measure = parseEnum(measures, search.get('measure')) ?? 'rewards';
  const display = columns[measure].figure;
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  return (
    <Stack gap="md">
      <SegmentedControl
        label={t.referral.measure()}
        value={measure}
        onValueChange={(value) => setSearch(setParams(search, { measure: value }))}
        options={measures.map((value) => ({ value, label: t.referral.measures[value]() }))}
      />
      <TimeChart
        name={t.referral.measures[measure]()}
        label={t.referral.monthChart({
          measure: t.referral.measures[measure](),
          from: formats.month(first.month),
          to: formats.month(last.month),
          first: display(first),
          last: display(last),
        })}
        shape="bars"
        interval="month"
        series={[{ name: t.referral.measures[measure](), tone: 'chart1' }]}
        points={months.map((month) => ({
          at: month.month,
          when: formats.month(month.month),
          values: [{ value: measureValues[measure](month), display: display(month) }],
        }))}
        unit={measure === 'rewards' ? token : undefined}
        whole={measure !== 'rewards'}
      />
      <ChartTable
        caption={t.referral.months()}
        rowKey={({ month }) => month}
        rows={months.toReversed()}
        columns={[
          { header: t.referral.month(), name: ({ month }) => formats.month(month) },
          ...measures.toReversed().map((value) => columns[value]),
        ]}
      />
    </Stack>
  );
}

/** Media and campaigns that led to visits, sign-ups and rewards. */
export function UsageBySource({ stats: { by_medium, by_campaign, token } }: { stats: ReferralStats }) {
  const t = useTranslations();
  const known = useUsageColumns(token);
  const media = by_medium.filter(isUsed);
  const campaigns = by_campaign.filter(isUsed);
  if (media.length === 0 && campaigns.length === 0) return null;
  const columns = chooseMeasures([...media, ...campaigns])
    .toReversed()
    .map((measure) => known[measure]);
  const formatMedium = ({ medium }: { medium: string }) => translate(t.referral.media, medium)();
  return (
    <Section title={t.referral.sources()}>
      <Grid min="lg">
        {media.length > 0 ? (
          <Card padding="sm">
            <Table
              phone="scroll"
              caption={t.referral.byMedium()}
              rowKey={({ medium }) => medium}
              rows={media}
              columns={[{ header: t.referral.medium(), name: formatMedium }, ...columns]}
            />
          </Card>
        ) : null}
        {campaigns.length > 0 ? (
          <Card padding="sm">
            <Table
              phone="scroll"
              caption={t.referral.byCampaign()}
              rowKey={({ campaign, medium }) => `${medium} ${campaign}`}
              rows={campaigns}
              columns={[{ header: t.referral.campaign(), name: (row) => row.campaign }, ...columns]}
            />
          </Card>
        ) : null}
      </Grid>
    </Section>
  );
}
