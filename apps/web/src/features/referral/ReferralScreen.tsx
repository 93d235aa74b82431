import {
  getReferralCodeQuery,
  getReferralStatsQuery,
  getRewardConfigQuery,
  useGetReferralStats,
} from '@gli/sdk/react';
import {
  Container,
  PageHeader,
  PageTabs,
  QueryContainer,
  QueryContent,
  Split,
  Stack,
  StatsCardSkeleton,
} from '@gli/ui';
import { type Prefetch, useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { Friends } from './Friends.tsx';
import { Operation } from './operator/Operation.tsx';
import { Invitation } from './overview/Invitation.tsx';
import { RedeemCodeForm } from './overview/RedeemCodeForm.tsx';
import { RewardRules } from './overview/RewardRules.tsx';
import { Summary } from './overview/Summary.tsx';
import { UsageByMonth, UsageBySource } from './overview/Usage.tsx';
import { Rewards } from './rewards/Rewards.tsx';

/**
 * The referral program: invitations, friends, rewards, and the admin area for operators. Spec §3 Referral, decision 23
 */
export default function ReferralScreen() {
  const t = useTranslations();
  const member = useMember();
  if (!member) return null;
  const memberId = member.id;
  return (
    <Container gap="lg">
      <PageHeader title={t.places.referral()} />
      <PageTabs
        label={t.referral.views()}
        tabs={[
          { value: 'overview', label: t.referral.overviewTab(), content: <Overview memberId={memberId} /> },
          { value: 'friends', label: t.referral.friendsTab(), content: <Friends memberId={memberId} /> },
          { value: 'rewards', label: t.referral.rewardsTab(), content: <Rewards memberId={memberId} /> },
          ...(member.role === 'admin'
            ? [
                {
                  value: 'operator',
                  label: t.referral.operatorTab(),
                  content: <Operation operatorId={memberId} />,
                },
              ]
            : []),
        ]}
      />
    </Container>
  );
}

/**
 * The reward, the code and its link, then the results from the first friend on, the rules, and a field for another
 * member's code.
 */
function Overview({ memberId }: { memberId: string }) {
  const stats = useGetReferralStats({ id: memberId });
  return (
    <Stack as={QueryContainer} gap="xl">
      <Invitation memberId={memberId} />
      <QueryContent query={stats} loading={<StatsCardSkeleton counts={[4, 1]} />}>
        {(data) =>
          data.total_invited > 0 ? (
            <>
              <Summary stats={data} />
              <Split from="container" gap="page">
                <UsageByMonth stats={data} />
                <UsageBySource stats={data} />
              </Split>
            </>
          ) : null
        }
      </QueryContent>
      <RewardRules />
      <RedeemCodeForm memberId={memberId} />
    </Stack>
  );
}

export const prefetch: Prefetch = ({ load, client, member }) => {
  if (!member) return;
  load(getReferralStatsQuery(client, { id: member.id }));
  load(getReferralCodeQuery(client, { id: member.id }));
  load(getRewardConfigQuery(client));
};
