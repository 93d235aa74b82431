import type { InvestmentStats } from '@gli/sdk';
import { useGetInvestmentStats } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Divider, Grid, Stack } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { LoadingRegion } from '../../../design/feedback/Skeleton.tsx';
import { media } from '../../../design/measures.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { type EqualPayouts, equalPayouts, payoutText } from '../../../shared/money/equal-payouts.ts';
import { DayList } from '../../../shared/page/DayList.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingFigures, LoadingRows } from '../../../shared/page/LoadingShapes.tsx';
import { Subheading } from '../../../shared/page/Note.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { withParams } from '../../../shared/search-params.ts';

/** What the investments paid this month, what they will pay, and which did best. */
export function PayoutOutlook() {
  const t = useTranslations();
  const stats = useGetInvestmentStats();
  return (
    <Section title={t.portfolio.outlook()}>
      {stats.data ? (
        <Outlook stats={stats.data} />
      ) : stats.isPending ? (
        <LoadingRegion>
          <OutlookSkeleton />
        </LoadingRegion>
      ) : (
        <LoadFailure query={stats} />
      )}
    </Section>
  );
}

export function OutlookSkeleton() {
  return (
    <Card>
      <Stack gap="lg">
        <LoadingFigures count={4} />
        <Divider />
        <LoadingRows count={2} />
      </Stack>
    </Card>
  );
}

function Outlook({ stats }: { stats: InvestmentStats }) {
  const t = useTranslations();
  const formats = useFormats();
  const { token, this_month: month, best_performer: best } = stats;
  const countText = (count: number) => ({
    text: t.portfolio.creditedCount({ count }),
    trend: 'flat' as const,
  });
  return (
    <Card>
      <Stack gap="lg">
        <Grid min="sm">
          <StatFigure
            label={t.portfolio.creditedThisMonth()}
            value={formats.token(month.credited)}
            unit={token}
            note={countText(month.credited_count)}
          />
          <StatFigure
            label={t.portfolio.expectedThisMonth()}
            value={formats.token(month.expected)}
            unit={token}
            note={countText(month.expected_count)}
          />
          <StatFigure
            label={t.portfolio.projectedYear()}
            value={formats.token(stats.projected_yearly_return)}
            unit={token}
            note={{ text: t.portfolio.projectedNote(), trend: 'flat' }}
          />
          <StatFigure
            label={t.portfolio.bestPerformer()}
            value={best ? formats.percent(best.return_percent) : t.portfolio.noBest()}
            {...(best ? { note: { text: best.asset_name, trend: 'flat' as const } } : {})}
          />
        </Grid>
        <Divider />
        {stats.upcoming_payouts.length === 0 ? (
          <Text tone="muted">{t.portfolio.noUpcoming()}</Text>
        ) : (
          <UpcomingPayouts stats={stats} />
        )}
      </Stack>
    </Card>
  );
}

function UpcomingPayouts({ stats }: { stats: InvestmentStats }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const isPhone = useMedia(media.mobile);
  const groups = equalPayouts(stats.upcoming_payouts);
  const linkOf = ({ asset_name, investment_id }: EqualPayouts) => (
    <TextLink href={`/mypage?${withParams(search, { investment: investment_id })}`}>{asset_name}</TextLink>
  );
  if (isPhone) {
    return (
      <Stack gap="sm">
        <Subheading>{t.portfolio.upcoming()}</Subheading>
        <DayList
          label={t.portfolio.upcoming()}
          rows={groups.map((group) => ({
            key: group.investment_id,
            at: group.pays_on,
            title: linkOf(group),
            amount: payoutText(group, formats.token),
            note: t.portfolio.estimate(),
            aside: group.count > 1 ? formats.token(group.total, group.token) : null,
          }))}
        />
      </Stack>
    );
  }
  return (
    <Table
      caption={t.portfolio.upcoming()}
      captionShown
      rowKey={({ investment_id }) => investment_id}
      rows={groups}
      columns={[
        {
          header: t.portfolio.asset(),
          name: linkOf,
        },
        { header: t.portfolio.paysOn(), cell: ({ pays_on }) => formats.day(pays_on) },
        { header: t.portfolio.estimate(), figure: (group) => payoutText(group, formats.token) },
      ]}
    />
  );
}
