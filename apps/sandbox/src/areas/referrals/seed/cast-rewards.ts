import type { Token } from '@gli/sdk';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { plusMs } from '../../../core/time/time.ts';
import { lastPayoutRun } from '../program.ts';
import { referralRewards } from '../schema.ts';

const PAID = [
  {
    id: 'rwd_1zc6v8sd4b',
    referralId: 'ref_4kd9r3hw6s',
    event: 'sign_up',
    amount: '30',
    createdAt: '2026-07-26T11:20:17+09:00',
    dueAt: '2026-08-05T19:40:28+09:00',
    processedAt: '2026-08-05T21:00:02+09:00',
    transactionHash:
      '2BPfrHPPWUBLqs6dWHEeroyC69D6TQ7YALttH88VbQj3rkPN7DMjDK1DrcFo1wTkZDdFGqGcyEjkdj9zmFEgxvnW',
  },
  {
    id: 'rwd_3tz7k2xb9d',
    referralId: 'ref_6hw2n9tk4x',
    event: 'sign_up',
    amount: '30',
    createdAt: '2026-10-27T20:12:05+09:00',
    dueAt: '2026-11-03T20:31:46+09:00',
    processedAt: '2026-11-03T21:00:04+09:00',
    transactionHash:
      '3fewJPCGhCxiqUv9MLgewem7n4n3aikc28nXLwfwdkNe69z1EjeJ4X2DiDY6MEgj8BhSFM8RgarHnLHYTFkFtVNm',
  },
  {
    id: 'rwd_5mp9h4cw7f',
    referralId: 'ref_6hw2n9tk4x',
    event: 'first_investment',
    amount: '20',
    createdAt: '2026-11-05T10:18:40+09:00',
    dueAt: '2026-11-12T10:18:40+09:00',
    processedAt: '2026-11-12T21:00:03+09:00',
    transactionHash:
      '2ZJUu1VLQr9idQqGWtUbsQwXMRzhS2anFzyUEN7DsZ1F6EVoEmdEeie21xbcG51EuGuEuLm9Hg6j5xyASoLT6GEL',
  },
] as const;

const DELAY_DAYS = 7;

/** Kim's rewards: three paid, one waiting. */
export async function seedRewards({ db, at }: SeedContext): Promise<void> {
  const memberId = CAST.kim.id;
  for (const { amount, ...paid } of PAID) {
    const processedAt = at(paid.processedAt);
    await db.insert(referralRewards).values({
      ...paid,
      memberId,
      amount,
      token: 'GLIB',
      state: 'paid',
      openConditions: [],
      payoutDelayDays: DELAY_DAYS,
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
    payoutDelayDays: DELAY_DAYS,
    createdAt: at('2026-11-18T13:44:51+09:00'),
  });
}

/**
 * What an operator granted Lee. In the contract's examples it is some days old and still pending; here the nightly run
 * would have paid it, so all of it was granted since the last one.
 */
export async function seedManualRewards({ db, now }: SeedContext): Promise<void> {
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
