import { useGetMemberProfile } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { BackLink } from '../../../shared/BackLink.tsx';
import { withValues } from '../referral-address.ts';
import { BatchCard } from './BatchCard.tsx';
import { FailedRewards } from './FailedRewards.tsx';
import { MemberReferrals } from './MemberReferrals.tsx';
import { WaitingRewards } from './WaitingRewards.tsx';

/** One member's rewards (`?member=`): paid all at once or one by one, failed ones again, missed ones granted. */
export function MemberRewards({ memberId, operatorId }: { memberId: string; operatorId: string }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const profile = useGetMemberProfile(memberId);
  const ids = { memberId, operatorId };
  return (
    <Stack gap="lg">
      <BackLink href={`/referral?${withValues(search, { member: '' })}`}>
        {t.referralOperator.backToCodes()}
      </BackLink>
      <Stack gap="xs">
        <Heading as="h2">
          {t.referralOperator.memberHeading({ name: profile.data?.display_name ?? memberId })}
        </Heading>
        <Inline gap="sm">
          <Text size="sm" tone="muted">
            {t.referralOperator.memberId()}
          </Text>
          <Text size="sm" mono>
            {memberId}
          </Text>
        </Inline>
      </Stack>
      <BatchCard {...ids} />
      <WaitingRewards {...ids} />
      <FailedRewards {...ids} />
      <MemberReferrals {...ids} />
    </Stack>
  );
}
