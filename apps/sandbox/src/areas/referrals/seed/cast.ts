import type { ReferralMedium, Token } from '@gli/sdk';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { plusMs } from '../../../core/time/time.ts';
import { lastPayoutRun } from '../program.ts';
import { referralClicks, referralCodes, referralMilestones, referralRewards, referrals } from '../schema.ts';

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

/** Id of Kim's code, by which the three others came. */
const KIMS_CODE = 'rcd_7tk4x9wm2n';

async function seedCodes({ db, at }: SeedContext): Promise<void> {
  await db.insert(referralCodes).values([
    {
      id: KIMS_CODE,
      code: 'SEOYEON26',
      memberId: CAST.kim.id,
      description: '블로그와 인스타그램에 올리는 초대 코드',
      usesCount: 3,
      maximumUses: 100,
      expiresAt: at('2027-02-28T23:59:59+09:00'),
      createdAt: at('2026-02-20T10:14:32+09:00'),
      updatedAt: at('2026-10-05T19:02:11+09:00'),
    },
    {
      id: 'rcd_qqkeo7au9q',
      code: 'HANEUL0726',
      memberId: CAST.jung.id,
      description: '친구 초대용',
      active: false,
      maximumUses: 10,
      expiresAt: at('2026-12-31T23:59:59+09:00'),
      createdAt: at('2026-07-26T12:03:55+09:00'),
      updatedAt: at('2026-08-30T18:20:14+09:00'),
    },
    {
      id: 'rcd_sk6hr62h02',
      code: 'GLITEAM26',
      memberId: CAST.choi.id,
      description: '공식 행사 안내용',
      maximumUses: 5000,
      expiresAt: at('2026-12-31T23:59:59+09:00'),
      createdAt: at('2026-11-02T09:00:00+09:00'),
      updatedAt: at('2026-11-02T09:00:00+09:00'),
    },
    {
      id: 'rcd_5zhafvtvl6',
      code: 'K7MWX2QD',
      memberId: CAST.lee.id,
      createdAt: at('2026-11-20T09:41:30+09:00'),
      updatedAt: at('2026-11-20T09:41:30+09:00'),
    },
  ]);
}

const PAID = [
  {
    id: 'rwd_1zc6v8sd4b',
    referralId: 'ref_4kd9r3hw6s',
    event: 'sign_up',
    amount: '30',
    createdAt: '2026-07-26T11:20:17+09:00',
    dueAt: '2026-08-05T19:40:28+09:00',
    processedAt: '2026-08-05T21:00:02+09:00',
    hash: '2BPfrHPPWUBLqs6dWHEeroyC69D6TQ7YALttH88VbQj3rkPN7DMjDK1DrcFo1wTkZDdFGqGcyEjkdj9zmFEgxvnW',
  },
  {
    id: 'rwd_3tz7k2xb9d',
    referralId: 'ref_6hw2n9tk4x',
    event: 'sign_up',
    amount: '30',
    createdAt: '2026-10-27T20:12:05+09:00',
    dueAt: '2026-11-03T20:31:46+09:00',
    processedAt: '2026-11-03T21:00:04+09:00',
    hash: '3fewJPCGhCxiqUv9MLgewem7n4n3aikc28nXLwfwdkNe69z1EjeJ4X2DiDY6MEgj8BhSFM8RgarHnLHYTFkFtVNm',
  },
  {
    id: 'rwd_5mp9h4cw7f',
    referralId: 'ref_6hw2n9tk4x',
    event: 'first_investment',
    amount: '20',
    createdAt: '2026-11-05T10:18:40+09:00',
    dueAt: '2026-11-12T10:18:40+09:00',
    processedAt: '2026-11-12T21:00:03+09:00',
    hash: '2ZJUu1VLQr9idQqGWtUbsQwXMRzhS2anFzyUEN7DsZ1F6EVoEmdEeie21xbcG51EuGuEuLm9Hg6j5xyASoLT6GEL',
  },
] as const;

const PAYOUT_DELAY_DAYS = 7;

/** Kim's rewards: three paid, one waiting. */
async function seedRewards({ db, at }: SeedContext): Promise<void> {
  const memberId = CAST.kim.id;
  for (const { amount, ...paid } of PAID) {
    const processedAt = at(paid.processedAt);
    await db.insert(referralRewards).values({
      ...paid,
      memberId,
      amount,
      token: 'GLIB',
      status: 'paid',
      openConditions: [],
      payoutDelayDays: PAYOUT_DELAY_DAYS,
      createdAt: at(paid.createdAt),
      dueAt: at(paid.dueAt),
      processedAt,
    });
    const entries = transfer(
      'GLIB',
      amount,
      { platform: 'treasury' },
      { member: memberId, bucket: 'available' },
    );
    await postEntries(
      db,
      { kind: 'reward', entries },
      { memberId, referenceId: paid.id, postedAt: processedAt },
    );
  }
  await db.insert(referralRewards).values({
    id: 'rwd_8cn4w6hq1v',
    referralId: 'ref_1yq8c5vm7z',
    memberId,
    event: 'sign_up',
    amount: '30',
    token: 'GLIB',
    openConditions: ['wallet_registered'],
    payoutDelayDays: PAYOUT_DELAY_DAYS,
    createdAt: at('2026-11-18T13:44:51+09:00'),
  });
}

/**
 * What an operator granted Lee. In the contract's examples it is some days old and still pending; here the nightly run
 * would have paid it, so all of it was granted since the last one.
 */
async function seedManualRewards({ db, now }: SeedContext): Promise<void> {
  const lastRun = lastPayoutRun(now);
  const since = (share: number) => plusMs(lastRun, Math.floor((now.getTime() - lastRun.getTime()) * share));
  const manual = (id: string, amount: string, token: Token, reason: string, createdAt: Date) => ({
    id,
    memberId: CAST.lee.id,
    event: 'manual' as const,
    amount,
    token,
    reason,
    openConditions: [],
    payoutDelayDays: 0,
    createdAt,
    dueAt: createdAt,
  });
  await db
    .insert(referralRewards)
    .values([
      manual('rwd_5qwdpfwrq6', '100', 'GLIB', '가을 초대 행사 우수 참여', since(0.25)),
      manual('rwd_l7s39dadsv', '15', 'GLIL', '강릉 오프라인 모임 참석', since(0.5)),
      manual('rwd_6mif3iesaj', '5', 'USDT', '전환 지연에 대한 보상', since(0.75)),
    ]);
}

const CLICKS: ReadonlyArray<readonly [day: string, medium: ReferralMedium, campaign: string, count: number]> =
  [
    ['2026-06-14', 'website', '여행 블로그', 4],
    ['2026-07-11', 'website', '여행 블로그', 4],
    ['2026-07-25', 'email', '여름 뉴스레터', 5],
    ['2026-08-08', 'email', '여름 뉴스레터', 4],
    ['2026-08-22', 'social', '가을 제주 여행', 2],
    ['2026-09-19', 'social', '가을 제주 여행', 3],
    ['2026-10-10', 'social', '가을 제주 여행', 5],
    ['2026-10-27', 'social', '가을 제주 여행', 7],
    ['2026-11-07', 'social', '가을 제주 여행', 7],
    ['2026-11-18', 'qr', '강남 밋업', 7],
  ];

async function seedClicks({ db, on }: SeedContext): Promise<void> {
  await db.insert(referralClicks).values(
    CLICKS.map(([day, medium, campaign, clickCount], index) => ({
      id: `clk_${String(index).padStart(10, '0')}`,
      memberId: CAST.kim.id,
      clickedOn: on(day),
      medium,
      campaign,
      clickCount,
    })),
  );
}
