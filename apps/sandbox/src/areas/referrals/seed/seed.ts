import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { CONFIG_ID } from '../rewards/config.ts';
import { catchUpPayouts } from '../rewards/payouts.ts';
import { referralConfig } from '../schema.ts';
import { seedCastReferrals } from './cast.ts';
import { seedCrowd } from './crowd.ts';

/** The rules; and in the demo the cast's codes, referrals and rewards beside those of some dozen others. */
export async function seedReferrals(context: SeedContext): Promise<void> {
  await seedRules(context);
  if (context.name === 'empty') return;
  await seedCastReferrals(context);
  await seedCrowd(context);
  // The nights until now pay the crowd as they would have.
  await catchUpPayouts(context.db, context.now);
}

async function seedRules({ db, name, at, now }: SeedContext): Promise<void> {
  const isDemo = name !== 'empty';
  await db.insert(referralConfig).values({
    id: CONFIG_ID,
    rules: [
      {
        event: 'sign_up',
        amount: '30',
        token: 'GLIB',
        enabled: true,
        conditions: ['email_verified', 'wallet_registered'],
      },
      {
        event: 'first_investment',
        amount: '20',
        token: 'GLIB',
        enabled: true,
        conditions: ['email_verified', 'minimum_investment'],
      },
      { event: 'kyc_completed', amount: '10', token: 'GLIB', enabled: false, conditions: ['kyc_completed'] },
    ],
    monthlyCap: '500',
    minimumInvestment: '100',
    payoutDelayDays: 7,
    milestones: [
      { target_count: 5, amount: '50', token: 'GLIB' },
      { target_count: 10, amount: '150', token: 'GLIB' },
      { target_count: 30, amount: '600', token: 'GLIB' },
    ],
    updatedAt: isDemo ? at('2026-06-01T10:00:00+09:00') : now,
    updatedBy: isDemo ? CAST.choi.id : null,
  });
}
