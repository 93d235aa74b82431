import { Stack } from '@/design';
import { RedeemCodeForm } from './RedeemCodeForm.tsx';
import { RewardRules } from './RewardRules.tsx';
import { UsageByMonth, UsageBySource } from './Usage.tsx';

/** Content below the member's code: usage, reward rules, and the form for another member's code. */
export function Details({ memberId }: { memberId: string }) {
  return (
    <Stack gap="xl">
      <UsageByMonth memberId={memberId} />
      <UsageBySource memberId={memberId} />
      <RewardRules />
      <RedeemCodeForm memberId={memberId} />
    </Stack>
  );
}
