import { getReferralCodeQuery, getReferralStatsQuery } from '@gli/sdk/react';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { Tabs } from '../../design/display/Tabs.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { later } from '../../shared/loading/later.tsx';
import { Part } from '../../shared/loading/Part.tsx';
import type { Prefetch } from '../../shared/loading/prefetch.ts';
import { useLazyPart } from '../../shared/loading/use-lazy-part.ts';
import { useMember } from '../../shared/member/use-member.ts';
import { LoadingCards } from '../../shared/page/LoadingCards.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { useTitle } from '../../shared/page/title.ts';
import { oneOf } from '../../shared/search-params.ts';
import { MyCode } from './overview/MyCode.tsx';
import { Summary } from './overview/Summary.tsx';

export { dataLayer } from '../../shared/data/DataProvider.tsx';

const loading = <LoadingCards count={2} min="lg" />;
const Details = later(async () => (await import('./overview/Details.tsx')).Details, loading);
const Friends = later(async () => (await import('./Friends.tsx')).Friends, loading);
const Rewards = later(async () => (await import('./rewards/Rewards.tsx')).Rewards, loading);
const laterParts = [Details, Friends, Rewards];

const memberTabNames = ['overview', 'friends', 'rewards'] as const;
const tabNames = [...memberTabNames, 'operator'] as const;

const loadOperation = async () => (await import('./operator/Operation.tsx')).Operation;
const operationNamespaces = ['referralOperator'] as const;

/** The referral program: inviting, friends, rewards; its operation for operators. Spec §3 Referral, decision 23 */
export default function ReferralScreen() {
  const t = useTranslations();
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  // Few members are operators: nobody else downloads their part.
  const Operation = useLazyPart(loadOperation, operationNamespaces);
  // A press on a tab finds its code here.
  useEffect(() => {
    for (const { load } of laterParts) load();
  }, []);
  const names = {
    overview: t.referral.overviewTab(),
    friends: t.referral.friendsTab(),
    rewards: t.referral.rewardsTab(),
    operator: t.referral.operatorTab(),
  };
  const known = member?.role === 'admin' ? tabNames : memberTabNames;
  const tab = oneOf(known, search.get('tab')) ?? 'overview';
  useTitle(tab === 'overview' ? null : names[tab]);
  if (!member) return null;
  const memberId = member.id;
  const tabs = [
    { value: 'overview', label: names.overview, content: <Overview memberId={memberId} /> },
    { value: 'friends', label: names.friends, content: <Friends memberId={memberId} /> },
    { value: 'rewards', label: names.rewards, content: <Rewards memberId={memberId} /> },
    ...(member.role === 'admin'
      ? [
          {
            value: 'operator',
            label: names.operator,
            content: (
              <Part>
                <Suspense fallback={<LoadingCards count={1} min="lg" />}>
                  <Operation operatorId={memberId} />
                </Suspense>
              </Part>
            ),
          },
        ]
      : []),
  ];
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={t.places.referral()} lead={t.referral.lead()} />
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

/** The results of the member's invitations, and the code and links to invite with. */
function Overview({ memberId }: { memberId: string }) {
  return (
    <Stack gap="xl">
      <Summary memberId={memberId} />
      <MyCode memberId={memberId} />
      {/* Not in the prerendered page: it comes after the first frame, and what was typed into its form would be lost. */}
      {import.meta.env.SSR ? loading : <Details memberId={memberId} />}
    </Stack>
  );
}

export const prefetch: Prefetch = ({ load, client, member }) => {
  if (!member) return;
  load(getReferralStatsQuery(client, { id: member.id }));
  load(getReferralCodeQuery(client, { id: member.id }));
};
