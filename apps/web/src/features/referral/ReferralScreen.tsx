import { getReferralCodeQuery, getReferralStatsQuery } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Container, Stack, Tabs } from '@/design';
import { useTranslations } from '@/i18n';
import { PageHeader, Part, type Prefetch, parseEnum, useMember, useTitle } from '@/shared';
import { Friends } from './Friends.tsx';
import { Operation } from './operator/Operation.tsx';
import { Details } from './overview/Details.tsx';
import { MyCode } from './overview/MyCode.tsx';
import { Summary } from './overview/Summary.tsx';
import { Rewards } from './rewards/Rewards.tsx';

const memberTabNames = ['overview', 'friends', 'rewards'] as const;
const tabNames = [...memberTabNames, 'operator'] as const;

/**
 * The referral program: invitations, friends, rewards, and the admin area for operators. Spec §3 Referral, decision 23
 */
export default function ReferralScreen() {
  const t = useTranslations();
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  const names = {
    overview: t.referral.overviewTab(),
    friends: t.referral.friendsTab(),
    rewards: t.referral.rewardsTab(),
    operator: t.referral.operatorTab(),
  };
  const known = member?.role === 'admin' ? tabNames : memberTabNames;
  const tab = parseEnum(known, search.get('tab')) ?? 'overview';
  useTitle(tab === 'overview' ? null : names[tab]);
  if (!member) return null;
  const memberId = member.id;
  const tabs = [
    { value: 'overview', label: names.overview, content: <Overview memberId={memberId} /> },
    {
      value: 'friends',
      label: names.friends,
      content: (
        <Part>
          <Friends memberId={memberId} />
        </Part>
      ),
    },
    {
      value: 'rewards',
      label: names.rewards,
      content: (
        <Part>
          <Rewards memberId={memberId} />
        </Part>
      ),
    },
    ...(member.role === 'admin'
      ? [
          {
            value: 'operator',
            label: names.operator,
            content: (
              <Part>
                <Operation operatorId={memberId} />
              </Part>
            ),
          },
        ]
      : []),
  ];
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title={t.places.referral()} lead={t.referral.lead()} />
        <Tabs
          label={t.referral.views()}
          value={tab}
          onValueChange={(value) => setSearch({ tab: value })}
          items={tabs}
        />
      </Stack>
    </Container>
  );
}

/** Results of the member's invitations, and the code and links to invite with. */
function Overview({ memberId }: { memberId: string }) {
  return (
    <Stack gap="xl">
      <Summary memberId={memberId} />
      <MyCode memberId={memberId} />
      <Details memberId={memberId} />
    </Stack>
  );
}

export const prefetch: Prefetch = ({ load, client, member }) => {
  if (!member) return;
  load(getReferralStatsQuery(client, { id: member.id }));
  load(getReferralCodeQuery(client, { id: member.id }));
};
