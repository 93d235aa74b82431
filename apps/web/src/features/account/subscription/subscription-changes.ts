import type { MemberSubscription, SubscriptionInput } from '@gli/sdk';

/** What the form holds. */
export type SubscriptionValues = Required<SubscriptionInput>;

export const subscriptionValuesOf = (subscription: MemberSubscription): SubscriptionValues => ({
  plan: subscription.plan,
  newsletter: subscription.newsletter,
  weekly_report: subscription.weekly_report,
  new_asset_alerts: subscription.new_asset_alerts,
});

/** What is sent for a filled-in form: the changes alone; null when there are none. */
export function subscriptionChanges(
  before: SubscriptionValues,
  wanted: SubscriptionValues,
): SubscriptionInput | null {
  const changes: SubscriptionInput = {
    ...(wanted.plan === before.plan ? {} : { plan: wanted.plan }),
    ...(wanted.newsletter === before.newsletter ? {} : { newsletter: wanted.newsletter }),
    ...(wanted.weekly_report === before.weekly_report ? {} : { weekly_report: wanted.weekly_report }),
    ...(wanted.new_asset_alerts === before.new_asset_alerts
      ? {}
      : { new_asset_alerts: wanted.new_asset_alerts }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}
