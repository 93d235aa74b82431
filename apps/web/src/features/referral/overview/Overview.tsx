import { Stack } from '../../../design/display/Layout.tsx';
import { MonthChart } from './MonthChart.tsx';
import { MyCode } from './MyCode.tsx';
import { RewardRules } from './RewardRules.tsx';
import { Sources } from './Sources.tsx';
import { Summary } from './Summary.tsx';
import { UseCode } from './UseCode.tsx';

/** What the member's invitations brought, the code and the links to invite with. Spec §3 Referral */
export function Overview({ memberId }: { memberId: string }) {
  return (
    <Stack gap="xl">
      <Summary memberId={memberId} />
      <MyCode memberId={memberId} />
      <MonthChart memberId={memberId} />
      <Sources memberId={memberId} />
      <RewardRules />
      <UseCode />
    </Stack>
  );
}
