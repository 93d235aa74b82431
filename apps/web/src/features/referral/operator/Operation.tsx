import { parseEnum, SegmentedControl, Stack } from '@gli/ui';
import { useSearchParams } from 'wouter';
import { useTranslations } from '@/i18n';
import { operatorViews } from '../referral-address.ts';
import { Codes } from './Codes.tsx';
import { ManualReward } from './ManualReward.tsx';
import { MemberRewards } from './MemberRewards.tsx';
import { RulesEditor } from './RulesForm.tsx';

/** The program's admin area: codes with members' rewards, rules, manual rewards. Decision 23 */
export function Operation({ operatorId }: { operatorId: string }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const member = search.get('member');
  if (member) return <MemberRewards key={member} memberId={member} operatorId={operatorId} />;
  const view = parseEnum(operatorViews, search.get('view')) ?? 'codes';
  return (
    <Stack gap="lg">
      <div>
        <SegmentedControl
          label={t.referralOperator.view()}
          value={view}
          onValueChange={(value) => setSearch({ tab: 'operator', view: value })}
          options={operatorViews.map((value) => ({ value, label: t.referralOperator.views[value]() }))}
        />
      </div>
      {view === 'codes' ? <Codes /> : null}
      {view === 'rules' ? <RulesEditor /> : null}
      {view === 'manual' ? <ManualReward operatorId={operatorId} /> : null}
    </Stack>
  );
}
