import { useGetRewardConfig } from '@gli/sdk/react';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { RulesForm } from './RulesForm.tsx';

/** The rules of the program, to be changed. Spec §7 Referrals */
export function RulesEditor() {
  const config = useGetRewardConfig();
  if (config.isPending) return <LoadingCards count={3} />;
  if (!config.data) return <LoadFailure query={config} />;
  // A change made elsewhere begins the form anew; what is being edited here is older then.
  return <RulesForm key={config.data.updated_at} config={config.data} />;
}
