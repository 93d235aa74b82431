import { DEMO_MEMBERS } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { CONFIG_ID } from '../rewards/config.ts';
import { catchUpPayouts } from '../rewards/payouts.ts';
import { referralConfig } from '../schema.ts';
import { seedBulkMembers } from './bulk-members.ts';
import { seedDemoReferrals } from './demo-referrals.ts';
import { type ReferralFile, readReferralFile } from './referral-files.ts';

/**
 * Inserts the rules. Unless the seed is `empty`, adds codes, referrals and rewards of the demo members and some others.
 */
export async function seedReferrals(context: SeedContext): Promise<void> {
  const file = readReferralFile();
  await seedRules(context, file);
  if (context.name === 'empty') return;
  await seedDemoReferrals(context, file);
  await seedBulkMembers(context, file);
  // Catches up on the nightly payouts to the bulk members.
  await catchUpPayouts(context.db, context.now);
}

async function seedRules({ db, name, at, now }: SeedContext, { program }: ReferralFile): Promise<void> {
  const isDemo = name !== 'empty';
  await db.insert(referralConfig).values({
    id: CONFIG_ID,
    rules: program.rules,
    monthlyCap: program.monthly_cap,
    minimumInvestment: program.minimum_investment,
    payoutDelayDays: program.payout_delay_days,
    milestones: program.milestones,
    updatedAt: isDemo ? at(program.updated_at) : now,
    updatedBy: isDemo ? DEMO_MEMBERS.choi.id : null,
  });
}
