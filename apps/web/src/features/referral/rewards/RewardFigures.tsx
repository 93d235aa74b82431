import { useGetRewardStats } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';

/** What was paid, what waits, when the next payout is and how much of the cap is left. */
export function RewardFigures({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const stats = useGetRewardStats(memberId);
  if (stats.isPending) return <FiguresSkeleton />;
  if (!stats.data) return <LoadFailure query={stats} />;
  const { data } = stats;
  const note = (text: string) => ({ text, trend: 'flat' as const });
  return (
    <Card>
      <Grid min="sm">
        <StatFigure
          label={t.referral.totalRewards()}
          value={formats.token(data.total_amount)}
          unit={data.token}
          note={note(t.referral.paidCount({ count: formats.integer(data.paid_count) }))}
        />
        <StatFigure
          label={t.referral.pendingAmount()}
          value={formats.token(data.pending_amount)}
          unit={data.token}
          note={note(t.referral.pendingCount({ count: formats.integer(data.pending_count) }))}
        />
        <StatFigure
          label={t.referral.nextPayout()}
          value={data.next_payout_at === null ? t.referral.noPayout() : formats.day(data.next_payout_at)}
        />
        <StatFigure
          label={t.referral.capLeft()}
          value={
            data.monthly_cap_remaining === null
              ? t.referral.noCap()
              : formats.token(data.monthly_cap_remaining)
          }
          unit={data.monthly_cap_remaining === null ? undefined : data.token}
        />
      </Grid>
    </Card>
  );
}

function FiguresSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Card>
        <Grid min="sm">
          {['total', 'pending', 'next', 'cap'].map((figure) => (
            <Skeleton key={figure} shape="block" css={{ height: '5rem' }} />
          ))}
        </Grid>
      </Card>
    </LoadingRegion>
  );
}
