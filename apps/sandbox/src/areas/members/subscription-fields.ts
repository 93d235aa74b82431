import type { SubscriptionInput, User } from '@gli/sdk';
import { type EditableFields, readFields } from '../../core/fields/editable-fields.ts';
import type { MemberRow } from '../../core/members/schema.ts';
import { toKoreanDate, toKoreanTimestamp } from '../../core/time/time.ts';

/** The plan and newsletters. Changing the plan sets its first day. */
export const SUBSCRIPTION_FIELDS: EditableFields<MemberRow, SubscriptionInput> = {
  plan: {
    read: ({ plan }) => plan,
    change: (plan, member, now) => (plan === member.plan ? {} : { plan, planSinceOn: toKoreanDate(now) }),
  },
  newsletter: { read: ({ newsletter }) => newsletter, change: (newsletter) => ({ newsletter }) },
  weekly_report: { read: ({ weeklyReport }) => weeklyReport, change: (weeklyReport) => ({ weeklyReport }) },
  new_asset_alerts: {
    read: ({ newAssetAlerts }) => newAssetAlerts,
    change: (newAssetAlerts) => ({ newAssetAlerts }),
  },
};

export const subscriptionView = (member: MemberRow): User['subscription'] => ({
  ...readFields(SUBSCRIPTION_FIELDS, member),
  plan_since_on: member.planSinceOn,
  updated_at: toKoreanTimestamp(member.subscriptionUpdatedAt),
});
