import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { referralMilestones, referrals } from '../schema.ts';
import { seedClicks } from './cast-clicks.ts';
import { KIMS_CODE, seedCodes } from './cast-codes.ts';
import { seedManualRewards, seedRewards } from './cast-rewards.ts';

/** The cast's codes, Kim's three referrals with their rewards and clicks, and what Lee was granted by hand. */
export async function seedCastReferrals(context: SeedContext): Promise<void> {
  await seedCodes(context);
  await seedReferrals(context);
  await seedRewards(context);
  await seedManualRewards(context);
  await seedClicks(context);
}

async function seedReferrals({ db, at }: SeedContext): Promise<void> {
  const invited = (time: string) => ({
    codeId: KIMS_CODE,
    referrerId: CAST.kim.id,
    joinedAt: at(time),
    usedAt: at(time),
  });
  await db.insert(referrals).values([
    {
      ...invited('2026-07-26T11:20:17+09:00'),
      id: 'ref_4kd9r3hw6s',
      inviteeId: CAST.jung.id,
      medium: 'email',
      campaign: '여름 뉴스레터',
      openConditions: [],
    },
    {
      ...invited('2026-10-27T20:12:05+09:00'),
      id: 'ref_6hw2n9tk4x',
      inviteeId: CAST.lee.id,
      medium: 'social',
      campaign: '가을 제주 여행',
      openConditions: [],
    },
    {
      ...invited('2026-11-18T13:44:51+09:00'),
      id: 'ref_1yq8c5vm7z',
      inviteeId: CAST.park.id,
      medium: 'qr',
      campaign: '강남 밋업',
      openConditions: ['wallet_registered'],
    },
  ]);
  await db.insert(referralMilestones).values([
    { memberId: CAST.kim.id, event: 'first_investment', reachedAt: at('2026-03-04T14:22:10+09:00') },
    { memberId: CAST.lee.id, event: 'first_investment', reachedAt: at('2026-11-05T10:18:40+09:00') },
  ]);
}
