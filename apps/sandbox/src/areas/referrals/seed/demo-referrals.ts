import { DEMO_MEMBERS } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { plusMs } from '../../../core/time/time.ts';
import { lastPayoutRun } from '../program.ts';
import { creditReward } from '../rewards/payouts.ts';
import { referralClicks, referralCodes, referralMilestones, referralRewards, referrals } from '../schema.ts';
import { type ReferralFile, readReferralFile } from './referral-files.ts';

const KIM_ID = DEMO_MEMBERS.kim.id;

/** Seeds the demo members' codes, and Kim's referrals with rewards and clicks. */
export async function seedDemoReferrals(context: SeedContext, file: ReferralFile): Promise<void> {
  await seedCodes(context, file);
  await seedReferrals(context, file);
  await seedRewards(context, file);
  await seedClicks(context, file);
}

async function seedCodes({ db, at }: SeedContext, { codes }: ReferralFile): Promise<void> {
  await db.insert(referralCodes).values(
    codes.map(({ id, code, member, description, active, ...entry }) => ({
      ...{ id, code, description, active },
      memberId: DEMO_MEMBERS[member].id,
      usesCount: entry.uses_count,
      maximumUses: entry.maximum_uses,
      expiresAt: entry.expires_at ? at(entry.expires_at) : null,
      createdAt: at(entry.created_at),
      updatedAt: at(entry.updated_at),
    })),
  );
}

async function seedReferrals({ db, at }: SeedContext, file: ReferralFile): Promise<void> {
  const code = file.codes.find(({ member }) => member === 'kim');
  if (!code) throw new RangeError('referrals.yaml has no code of Kim.');
  await db.insert(referrals).values(
    file.referrals.map(({ id, invitee, joined_at, medium, campaign, open_conditions }) => ({
      ...{ id, medium, campaign },
      codeId: code.id,
      referrerId: KIM_ID,
      inviteeId: DEMO_MEMBERS[invitee].id,
      joinedAt: at(joined_at),
      usedAt: at(joined_at),
      openConditions: open_conditions,
    })),
  );
  await db.insert(referralMilestones).values(
    file.first_investments.map(({ member, reached_at }) => ({
      memberId: DEMO_MEMBERS[member].id,
      event: 'first_investment' as const,
      reachedAt: at(reached_at),
    })),
  );
}

async function seedRewards({ db, at }: SeedContext, { rewards, program }: ReferralFile): Promise<void> {
  for (const { id, referral_id, event, amount, created_at, open_conditions, paid } of rewards) {
    const processedAt = paid && at(paid.processed_at);
    await db.insert(referralRewards).values({
      ...{ id, event, amount },
      referralId: referral_id,
      memberId: KIM_ID,
      token: 'GLIB',
      openConditions: open_conditions,
      payoutDelayDays: program.payout_delay_days,
      createdAt: at(created_at),
      ...(paid && { status: 'paid', dueAt: at(paid.due_at), processedAt, hash: paid.hash }),
    });
    if (!paid || !processedAt) continue;
    const credit = { id, event, amount, memberId: KIM_ID, token: 'GLIB' } as const;
    await creditReward(db, credit, processedAt, { id: paid.transaction_id, hash: paid.hash });
  }
}

/**
 * Inserts the rewards that an operator granted to Lee. In the contract's examples, they are several days old and still
 * pending. Here, the nightly run would have paid them, so they are spread over the time since the last run.
 */
export async function seedManualRewards({ db, now }: SeedContext): Promise<void> {
  const { manual_rewards } = readReferralFile();
  const lastRun = lastPayoutRun(now);
  const sinceMs = now.getTime() - lastRun.getTime();
  await db.insert(referralRewards).values(
    manual_rewards.map((reward, index) => {
      const share = (index + 1) / (manual_rewards.length + 1);
      const createdAt = plusMs(lastRun, Math.floor(sinceMs * share));
      return {
        ...reward,
        memberId: DEMO_MEMBERS.lee.id,
        event: 'manual' as const,
        openConditions: [],
        payoutDelayDays: 0,
        createdAt,
        dueAt: createdAt,
      };
    }),
  );
}

async function seedClicks({ db, on }: SeedContext, { clicks }: ReferralFile): Promise<void> {
  await db.insert(referralClicks).values(
    clicks.map(({ clicked_on, medium, campaign, count }, index) => ({
      id: `clk_${String(index).padStart(10, '0')}`,
      memberId: KIM_ID,
      clickedOn: on(clicked_on),
      ...{ medium, campaign },
      clickCount: count,
    })),
  );
}
