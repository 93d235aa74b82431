import type { DashboardOverview } from '@gli/sdk';
import { memberNotices } from '../data/schema/notices.ts';
import { CAST } from './cast.ts';
import { contractExample } from './contract-example.ts';
import type { SeedContext } from './seed-context.ts';

/** What Kim's dashboard tells her, as the contract shows it. */
export async function seedNotices({ db, at }: SeedContext): Promise<void> {
  const { notices } = contractExample<DashboardOverview>('getDashboardOverview', 'overview');
  const english = contractExample<DashboardOverview>('getDashboardOverview', 'overviewEnglish').notices;
  await db.insert(memberNotices).values(
    notices.map(({ id, kind, title, text, created_at }, index) => ({
      id,
      memberId: CAST.kim.id,
      kind,
      title: { ko: title, en: english[index]?.title ?? title },
      text: { ko: text, en: english[index]?.text ?? text },
      createdAt: at(created_at),
    })),
  );
}
