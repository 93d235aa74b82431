import { useSearchParams } from 'wouter';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { oneOf, rewardLists } from '../referral-address.ts';
import { PendingRewards } from './PendingRewards.tsx';
import { RewardFigures } from './RewardFigures.tsx';
import { RewardHistory } from './RewardHistory.tsx';

/** What was earned and is waiting; every reward with its state. Spec §7 Referrals */
export function Rewards({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const list = oneOf(rewardLists, search.get('list')) ?? 'pending';
  return (
    <Stack gap="lg">
      <RewardFigures memberId={memberId} />
      <Card padding="sm">
        <Stack gap="md">
          <SegmentedControl
            label={t.referral.rewardLists()}
            value={list}
            onValueChange={(value) => setSearch({ tab: 'rewards', list: value })}
            options={[
              { value: 'pending', label: t.referral.pendingList() },
              { value: 'history', label: t.referral.historyList() },
            ]}
          />
          {list === 'pending' ? (
            <PendingRewards memberId={memberId} />
          ) : (
            <RewardHistory memberId={memberId} />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
