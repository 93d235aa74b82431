import { GliNotFoundError } from '@gli/sdk';
import {
  useGetReferralCode,
  useGetReferralCodeQueryOptions,
  useGetReferralStats,
  useGetReferralStatsQueryOptions,
} from '@gli/sdk/react';
import { Card } from '../../design/Card.tsx';
import { DescriptionList } from '../../design/DescriptionList.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { Container, Grid, Stack } from '../../design/Layout.tsx';
import { StatFigure } from '../../design/StatFigure.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Section } from '../../parts/Section.tsx';
import { useMember } from '../../parts/use-member.ts';
import { usePrefetch } from '../../parts/use-prefetch.ts';

type OfMember = { memberId: string };

/** Referral program: what the member's invitations brought, and the code to invite with. Spec §3 Referral */
export default function ReferralScreen() {
  const words = useWords();
  const member = useMember();
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={words.places.referral()} lead={words.referral.lead()} />
        {member ? (
          <>
            <Summary memberId={member.id} />
            <Section title={words.referral.myCode()}>
              <Code memberId={member.id} />
            </Section>
          </>
        ) : null}
      </Stack>
    </Container>
  );
}

function Summary({ memberId }: OfMember) {
  const words = useWords();
  const formats = useFormats();
  const stats = useGetReferralStats(memberId);
  if (stats.isPending) return <LoadingCards count={1} min="lg" />;
  if (stats.isError) return <LoadFailure query={stats} />;
  const { token, total_rewards, monthly_rewards, total_invited, active_count } = stats.data;
  return (
    <Card>
      <Grid min="sm">
        <StatFigure label={words.referral.totalInvited()} value={formats.integer(total_invited)} />
        <StatFigure label={words.referral.active()} value={formats.integer(active_count)} />
        <StatFigure label={words.referral.totalRewards()} value={formats.token(total_rewards)} unit={token} />
        <StatFigure
          label={words.referral.monthlyRewards()}
          value={formats.token(monthly_rewards)}
          unit={token}
        />
      </Grid>
    </Card>
  );
}

function Code({ memberId }: OfMember) {
  const words = useWords();
  const formats = useFormats();
  const code = useGetReferralCode(memberId);
  if (code.isPending) return <LoadingCards count={1} min="lg" />;
  // A member who has not made a code yet.
  if (code.error instanceof GliNotFoundError) return <EmptyState title={words.referral.noCode()} />;
  if (code.isError) return <LoadFailure query={code} />;
  const { max_uses, uses_count, expires_at, share_url } = code.data;
  return (
    <Card>
      <DescriptionList
        items={[
          { term: words.referral.code(), description: code.data.code, strong: true },
          { term: words.referral.link(), description: new URL(share_url, window.location.origin).href },
          {
            term: words.referral.used(),
            description:
              max_uses === null
                ? formats.integer(uses_count)
                : words.referral.usedOf({
                    used: formats.integer(uses_count),
                    most: formats.integer(max_uses),
                  }),
          },
          {
            term: words.referral.validUntil(),
            description: expires_at === null ? words.referral.noEnd() : formats.day(expires_at),
          },
        ]}
      />
    </Card>
  );
}

export function Prefetch() {
  const member = useMember();
  return member ? <PrefetchReferrals memberId={member.id} /> : null;
}

function PrefetchReferrals({ memberId }: OfMember) {
  usePrefetch(useGetReferralStatsQueryOptions(memberId));
  usePrefetch(useGetReferralCodeQueryOptions(memberId));
  return null;
}
