import { Stack } from '../../../design/display/Layout.tsx';
import { RewardRules } from './RewardRules.tsx';
import { UsageByMonth, UsageBySource } from './Usage.tsx';
import { UseCode } from './UseCode.tsx';

/** Below the member's own code: how it is used, the rules of rewards, and the field for another member's code. */
export function Details({ memberId }: { memberId: string }) {
  return (
    <Stack gap="xl">
      <UsageByMonth memberId={memberId} />
      <UsageBySource memberId={memberId} />
      <RewardRules />
      <UseCode />
    </Stack>
  );
}
