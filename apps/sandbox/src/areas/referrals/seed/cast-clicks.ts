import type { ReferralMedium } from '@gli/sdk';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { referralClicks } from '../schema.ts';

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

/** Clicks on Kim's links. */
export async function seedClicks({ db, on }: SeedContext): Promise<void> {
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
