import type { ReferralRewardState } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../design/display/Badge.tsx';
import { translate, useTranslations } from '../../i18n/translations.ts';

const tones: Readonly<Record<string, ComponentProps<typeof Badge>['tone']>> = {
  pending: 'warning',
  processing: 'primary',
  paid: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

/** Where the payout of a reward stands. */
export function RewardStateBadge({ state }: { state: ReferralRewardState }) {
  const t = useTranslations();
  return (
    <Badge tone={tones[state] ?? 'neutral'} dot>
      {translate(t.referral.states, state)()}
    </Badge>
  );
}
