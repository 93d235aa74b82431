import { Stack } from '../../../design/display/Layout.tsx';
import { MyCode } from './MyCode.tsx';
import { RewardRules } from './RewardRules.tsx';
import { Summary } from './Summary.tsx';
import { UsageByMonth, UsageBySource } from './Usage.tsx';
import { UseCode } from './UseCode.tsx';

/** What the member's invitations brought, the code and the links to invite with. Spec §3 Referral */
export function Overview({ memberId }: { memberId: string }) {
  return (
    <Stack gap="xl">
      <Summary memberId={memberId} />
      <MyCode memberId={memberId} />
      <UsageByMonth memberId={memberId} />
      <UsageBySource memberId={memberId} />
      <RewardRules />
      <UseCode />
    </Stack>
  );
}
