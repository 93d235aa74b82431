import type { ReferralStats } from '@gli/sdk';
import { Card, Divider, Grid, Note, Progress, Section, Stack, Stat } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';

/** Invitations, active referrals, total and monthly rewards, and the next milestone's progress. Spec §3 Referral */
export function Summary({ stats }: { stats: ReferralStats }) {
  const t = useTranslations();
  return (
    <Section title={t.referral.summary()} anchor="results">
      <Card gap="lg">
        <Figures stats={stats} />
        {stats.next_milestone ? <NextMilestone milestone={stats.next_milestone} /> : null}
      </Card>
    </Section>
  );
}

function Figures({ stats }: { stats: ReferralStats }) {
  const t = useTranslations();
  const formats = useFormats();
  const { token } = stats;
  const count = formats.integer;
  return (
    <Grid min="sm">
      <Stat
        label={t.referral.totalInvited()}
        value={count(stats.total_invited)}
        note={t.referral.invitedNote({
          pending: count(stats.pending_count),
          inactive: count(stats.inactive_count),
        })}
      />
      <Stat
        label={t.referral.active()}
        value={count(stats.active_count)}
        note={t.referral.investedNote({ count: count(stats.invested_count) })}
      />
      <Stat
        label={t.referral.totalRewards()}
        value={formats.token(stats.total_rewards)}
        unit={token}
        note={t.referral.pendingNote({ amount: formats.token(stats.pending_rewards, token) })}
      />
      <Stat
        label={t.referral.monthlyRewards()}
        value={formats.token(stats.monthly_rewards)}
        unit={token}
        note={
          stats.rank === null
            ? t.referral.noRank()
            : t.referral.rankNote({ rank: count(stats.rank), of: count(stats.ranked_count) })
        }
      />
    </Grid>
  );
}

function NextMilestone({ milestone }: { milestone: NonNullable<ReferralStats['next_milestone']> }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <>
      <Divider />
      <Stack gap="sm">
        <Progress
          label={t.referral.milestone({ count: formats.integer(milestone.remaining_count) })}
          value={Number(milestone.progress_percent)}
          valueText={formats.percent(milestone.progress_percent)}
        />
        <Note>
          {`${milestone.title} · ${t.referral.milestoneBonus({ amount: formats.tokenExact(milestone.bonus_amount, milestone.token) })}`}
        </Note>
      </Stack>
    </>
  );
}
