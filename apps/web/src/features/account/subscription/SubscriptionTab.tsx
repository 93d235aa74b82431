import { useGetProfile } from '@gli/sdk/react';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { SubscriptionForm } from './SubscriptionForm.tsx';

/** Plan and newsletters of the member. Spec §7 User */
export function SubscriptionTab() {
  const profile = useGetProfile();
  if (profile.isPending) return <LoadingCards count={3} />;
  if (!profile.data) return <LoadFailure query={profile} />;
  const { subscription, benefits } = profile.data;
  // A change made elsewhere begins the form anew; what is being edited here is older then.
  return (
    <SubscriptionForm
      key={subscription.updated_at}
      subscription={subscription}
      getsWeeklyReports={benefits.includes('weekly_reports')}
    />
  );
}
