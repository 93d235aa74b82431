import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { referralCodes } from '../schema.ts';

/** Id of Kim's code, by which the three others came. */
export const KIMS_CODE = 'rcd_7tk4x9wm2n';

/** The codes of the cast. */
export async function seedCodes({ db, at }: SeedContext): Promise<void> {
  await db.insert(referralCodes).values([
    {
      id: KIMS_CODE,
      code: 'SEOYEON26',
      memberId: CAST.kim.id,
      description: '블로그와 인스타그램에 올리는 초대 코드',
      usesCount: 3,
      maxUses: 100,
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
      maxUses: 10,
      expiresAt: at('2026-12-31T23:59:59+09:00'),
      createdAt: at('2026-07-26T12:03:55+09:00'),
      updatedAt: at('2026-08-30T18:20:14+09:00'),
    },
    {
      id: 'rcd_sk6hr62h02',
      code: 'GLITEAM26',
      memberId: CAST.choi.id,
      description: '공식 행사 안내용',
      maxUses: 5000,
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
