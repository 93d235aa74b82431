import type { ReferralRewardState } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../design/display/Badge.tsx';
import { useWords, wordFor } from '../../i18n/words.ts';

const tones: Readonly<Record<string, ComponentProps<typeof Badge>['tone']>> = {
  pending: 'warning',
  processing: 'primary',
  paid: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

/** Where the payout of a reward stands. */
export function RewardStateBadge({ state }: { state: ReferralRewardState }) {
  const words = useWords();
  return (
    <Badge tone={tones[state] ?? 'neutral'} dot>
      {wordFor(words.referral.states, state)()}
    </Badge>
  );
}
