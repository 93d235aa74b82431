import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { members } from '../../core/members/schema.ts';
import { toKoreanDate, toTimestamp } from '../../core/time/time.ts';

/** Changes plan and newsletters; what is in force already changes nothing. */
export const updateSubscription = defineHandler(
  'updateSubscription',
  async ({ body, db, member, now, reply }) => {
    const before = await lockMember(db, member.id, now);
    const wanted = {
      plan: body.plan ?? before.plan,
      newsletter: body.newsletter ?? before.newsletter,
      weeklyReport: body.weekly_report ?? before.weeklyReport,
      newAssetAlerts: body.new_asset_alerts ?? before.newAssetAlerts,
      planSinceOn:
        body.plan === undefined || body.plan === before.plan ? before.planSinceOn : toKoreanDate(now),
    };
    const isSame = isDeepStrictEqual({ ...before, ...wanted }, before);
    if (!isSame) {
      const times = { subscriptionUpdatedAt: now, updatedAt: now };
      await db
        .update(members)
        .set({ ...wanted, ...times })
        .where(eq(members.id, member.id));
    }
    return reply(200, {
      plan: wanted.plan,
      plan_since_on: wanted.planSinceOn,
      newsletter: wanted.newsletter,
      weekly_report: wanted.weeklyReport,
      new_asset_alerts: wanted.newAssetAlerts,
      updated_at: toTimestamp(isSame ? before.subscriptionUpdatedAt : now),
    });
  },
);
