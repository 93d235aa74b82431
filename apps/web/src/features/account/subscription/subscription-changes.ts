import type { MemberSubscription, SubscriptionInput } from '@gli/sdk';
import { omitUndefined } from '@/shared';

export type SubscriptionValues = Required<SubscriptionInput>;

export const toSubscriptionValues = (subscription: MemberSubscription): SubscriptionValues => ({
  plan: subscription.plan,
  newsletter: subscription.newsletter,
  weekly_report: subscription.weekly_report,
  new_asset_alerts: subscription.new_asset_alerts,
});

/** Returns the request body with changed values only, or null if nothing changed. */
export function subscriptionChanges(
  before: SubscriptionValues,
  after: SubscriptionValues,
): SubscriptionInput | null {
  const ifChanged = <Name extends keyof SubscriptionValues>(name: Name) =>
    after[name] === before[name] ? undefined : after[name];
  const changes: SubscriptionInput = omitUndefined({
    plan: ifChanged('plan'),
    newsletter: ifChanged('newsletter'),
    weekly_report: ifChanged('weekly_report'),
    new_asset_alerts: ifChanged('new_asset_alerts'),
  });
  return Object.keys(changes).length === 0 ? null : changes;
}
