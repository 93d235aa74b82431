import type { DashboardOverview } from '@gli/sdk';
import { eq } from 'drizzle-orm';
import { contractExample } from '../../../core/contract/contract-example.ts';
import { DEMO_MEMBERS } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { memberNotices } from '../../notices/index.ts';
import { rwaAssets } from '../schema.ts';

const PYEONGCHANG = 'ast_1kz7m5dg3v';

/** Seeds Kim's notifications from the contract's examples, except the one for her unpaid order, which is derived. */
export async function seedNotices(context: SeedContext): Promise<void> {
  const { db, at } = context;
  const { notices } = contractExample<DashboardOverview>('getDashboardOverview', 'overview');
  const english = contractExample<DashboardOverview>('getDashboardOverview', 'overviewEnglish').notices;
  const opening = await openingText(context);
  const rows = notices.map(({ id, kind, title, text, created_at }, index) => ({
    id,
    memberId: DEMO_MEMBERS.kim.id,
    kind,
    title: { ko: title, en: english[index]?.title ?? title },
    text: kind === 'asset' ? opening : { ko: text, en: english[index]?.text ?? text },
    createdAt: at(created_at),
  }));
  await db.insert(memberNotices).values(rows.filter(({ kind }) => kind !== 'order'));
}

/** Returns a text with the pending asset's opening day, which is seeded relative to today. */
async function openingText({ db }: SeedContext): Promise<Text> {
  const [asset] = await db
    .select({ opensAt: rwaAssets.opensAt })
    .from(rwaAssets)
    .where(eq(rwaAssets.id, PYEONGCHANG));
  if (!asset?.opensAt) throw new RangeError(`${PYEONGCHANG} is seeded first.`);
  const { opensAt } = asset;
  return texts.rwa.opensAt(toKoreanDate(opensAt), opensAt);
}
